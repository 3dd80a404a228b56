//! The inbox from outside, over a real socket of this machine; and its parts alone.
#![expect(clippy::unwrap_used, reason = "a failing test may panic")]

mod app;
mod handing;
mod parts;
mod refusing;

use std::{
    io::{Read, Write},
    net::TcpStream,
    time::Duration,
};

use super::{
    Bundle, Inbox, Limits, Options,
    phone::{PATIENCE, Received, SECRET, answer, form, hand_over, kind, talkative},
};
use courtside_photo::image::{RgbImage, codecs::jpeg::JpegEncoder};
use courtside_rules::text::Language;
use courtside_store::Store;

/// A data folder with an inbox.
struct Table {
    folder: tempfile::TempDir,
    inbox: Inbox,
}

impl Table {
    fn new() -> Self {
        Self::with(quick(), None)
    }

    fn with(limits: Limits, bundle: Option<Bundle>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).unwrap();
        let options = Options { store, network: false, port: 0, bundle, language: Language::English, limits };
        let inbox = Inbox::open(options, || {}).unwrap();
        assert!(inbox.address().ip().is_loopback());
        Self { folder, inbox }
    }

    fn store(&self) -> Store {
        Store::open(self.folder.path()).unwrap()
    }

    /// The path of the page, with the secret: `/abc…/`.
    fn path(&self) -> String {
        let link = &self.inbox.links()[0];
        let host = format!("http://{}", self.inbox.address());
        link.strip_prefix(&host).unwrap().to_owned()
    }

    fn socket(&self) -> TcpStream {
        let socket = TcpStream::connect(self.inbox.address()).unwrap();
        socket.set_read_timeout(Some(PATIENCE)).unwrap();
        socket.set_write_timeout(Some(PATIENCE)).unwrap();
        socket
    }

    /// Sends bytes as they are. Whoever is refused early cannot send everything, and that is fine.
    fn send(&self, bytes: &[u8]) -> Received {
        let mut socket = self.socket();
        let _ = socket.write_all(bytes);
        answer(socket)
    }

    fn get(&self, path: &str) -> Received {
        self.request("GET", path, "", b"")
    }

    /// A request with more lines in its head.
    fn request(&self, method: &str, path: &str, head: &str, body: &[u8]) -> Received {
        let host = self.inbox.address();
        let start = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\n{head}\r\n");
        self.send(&[start.as_bytes(), body].concat())
    }

    fn hand_over(&self, name: &str, photo: &[u8]) -> Received {
        hand_over(&self.inbox.links()[0], name, photo)
    }

    fn post(&self, head: &str, body: &[u8]) -> Received {
        let head = format!("{head}{}Content-Length: {}\r\n", kind(), body.len());
        self.request("POST", &format!("{}photo", self.path()), &head, body)
    }

    fn photos(&self) -> usize {
        self.store().photos().unwrap().len()
    }
}

fn holds_secret(bytes: &[u8]) -> bool {
    bytes.windows(SECRET.len()).any(|part| part == SECRET)
}

/// Small limits, so that tests need not send a hundred megabytes.
fn quick() -> Limits {
    Limits { bytes: 300_000, linger: Duration::from_millis(200), ..Limits::default() }
}

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

use super::{Bundle, Inbox, Limits, Options};
use crate::{
    photo::image::{ExtendedColorType, ImageEncoder, RgbImage, codecs::jpeg::JpegEncoder},
    store::Store,
    text::Language,
};

/// Only so that a test that fails does not hang.
const PATIENCE: Duration = Duration::from_secs(120);
const SECRET: &[u8] = b"GPS 52.5163N 13.3777E, Lena at home";
const BOUNDARY: &str = "----edge";

/// A data folder with an inbox.
struct Table {
    folder: tempfile::TempDir,
    inbox: Inbox,
}

/// An answer to a request.
pub(crate) struct Answer {
    pub status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }
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
    fn send(&self, bytes: &[u8]) -> Answer {
        let mut socket = self.socket();
        let _ = socket.write_all(bytes);
        answer(socket)
    }

    fn get(&self, path: &str) -> Answer {
        self.request("GET", path, "", b"")
    }

    /// A request with more lines in its head.
    fn request(&self, method: &str, path: &str, head: &str, body: &[u8]) -> Answer {
        let host = self.inbox.address();
        let start = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\n{head}\r\n");
        self.send(&[start.as_bytes(), body].concat())
    }

    fn hand_over(&self, name: &str, photo: &[u8]) -> Answer {
        hand_over(&self.inbox.links()[0], name, photo)
    }

    fn post(&self, head: &str, body: &[u8]) -> Answer {
        let head = format!("{head}{}Content-Length: {}\r\n", kind(), body.len());
        self.request("POST", &format!("{}photo", self.path()), &head, body)
    }

    fn photos(&self) -> usize {
        self.store().photos().unwrap().len()
    }
}

/// What the page's script does with a link, a name and a photo.
pub(crate) fn hand_over(link: &str, name: &str, photo: &[u8]) -> Answer {
    let (host, path) = link.strip_prefix("http://").unwrap().split_once('/').unwrap();
    let body = form(name, photo);
    let mut socket = TcpStream::connect(host).unwrap();
    socket.set_read_timeout(Some(PATIENCE)).unwrap();
    let kind = kind();
    let head = format!("POST /{path}photo HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n{kind}");
    let head = format!("{head}Accept: text/plain\r\nContent-Length: {}\r\n\r\n", body.len());
    socket.write_all(&[head.as_bytes(), &body].concat()).unwrap();
    answer(socket)
}

fn kind() -> String {
    format!("Content-Type: multipart/form-data; boundary={BOUNDARY}\r\n")
}

fn answer(mut socket: TcpStream) -> Answer {
    let mut bytes = Vec::new();
    // An end by force after the answer is an end too.
    let _ = socket.read_to_end(&mut bytes);
    let split = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("the answer has a head");
    let head = String::from_utf8(bytes[..split].to_vec()).unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head: head.to_lowercase(), body: bytes[split + 4..].to_vec() }
}

/// What a browser sends: the name, a file that was not chosen, and one that was.
fn form(name: &str, photo: &[u8]) -> Vec<u8> {
    let part = |field: &str, more: &str| {
        format!("--{BOUNDARY}\r\nContent-Disposition: form-data; name=\"{field}\"{more}\r\n\r\n").into_bytes()
    };
    let empty = "; filename=\"\"\r\nContent-Type: application/octet-stream";
    let file = "; filename=\"../../IMG_1.jpg\"\r\nContent-Type: image/jpeg";
    [
        part("name", ""),
        name.as_bytes().to_vec(),
        b"\r\n".to_vec(),
        part("photo", empty),
        b"\r\n".to_vec(),
        part("photo", file),
        photo.to_vec(),
        format!("\r\n--{BOUNDARY}--\r\n").into_bytes(),
    ]
    .concat()
}

/// A photo with a place in its EXIF block and its comment.
pub(crate) fn talkative() -> Vec<u8> {
    let picture = RgbImage::from_fn(96, 72, |x, y| [x as u8 * 2, y as u8 * 3, 90].into());
    let mut plain = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut plain, 90);
    encoder.write_image(&picture, 96, 72, ExtendedColorType::Rgb8).unwrap();
    let part = |mark: u8, body: &[u8]| {
        let length = u16::try_from(body.len() + 2).unwrap().to_be_bytes();
        [&[0xFF, mark][..], &length, body].concat()
    };
    let exif = part(0xE1, &[b"Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0", SECRET].concat());
    [&plain[..2], &exif, &part(0xFE, SECRET), &plain[2..], SECRET].concat()
}

fn holds_secret(bytes: &[u8]) -> bool {
    bytes.windows(SECRET.len()).any(|part| part == SECRET)
}

/// Small limits, so that tests need not send a hundred megabytes.
fn quick() -> Limits {
    Limits { bytes: 300_000, linger: Duration::from_millis(200), ..Limits::default() }
}

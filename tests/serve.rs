//! `courtside serve` from outside: started, handed a photo over, ended.
#![expect(clippy::disallowed_methods, reason = "a phone is played here")]

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    time::Duration,
};

use courtside_store::Store;

/// A command that goes on until it is ended, and what it said so far.
struct Served {
    child: Child,
    out: BufReader<ChildStdout>,
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn command(home: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_courtside"));
    command.arg("serve").args(args).env("COURTSIDE_HOME", home).env("LC_ALL", "C");
    command.env_remove("DISPLAY").env_remove("COURTSIDE_WEB");
    command
}

impl Served {
    fn new(home: &Path, args: &[&str]) -> Self {
        let mut command = command(home, args);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let out = BufReader::new(child.stdout.take().expect("it is piped"));
        Self { child, out }
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        assert!(self.out.read_line(&mut line).expect("it talks") > 0, "it ended");
        line.trim_end().to_owned()
    }

    /// The lines up to the one that begins like this, which is the last.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = vec![self.line()];
        while !lines.last().is_some_and(|line| line.starts_with(start)) {
            lines.push(self.line());
        }
        lines
    }
}

/// Sends a request to a link of this machine and gives back the whole answer.
fn send(link: &str, request: &str, head: &str, body: &[u8]) -> String {
    let (host, path) = link.strip_prefix("http://").and_then(|link| link.split_once('/')).expect("a link");
    assert!(host.starts_with("127.0.0.1:"), "{host}");
    let (method, more) = request.split_once(' ').expect("a method and a path");
    let mut socket = TcpStream::connect(host).expect("it listens");
    socket.set_read_timeout(Some(Duration::from_secs(120))).expect("a socket can wait");
    let length = body.len();
    let head = format!("{method} /{path}{more} HTTP/1.1\r\nHost: {host}\r\n{head}Content-Length: {length}\r\n\r\n");
    socket.write_all(&[head.as_bytes(), body].concat()).expect("it takes everything");
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).expect("it answers");
    String::from_utf8_lossy(&answer).into_owned()
}

fn photo() -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/photos/scenes/01/photo.jpg");
    std::fs::read(path).expect("the fixture is there")
}

#[test]
fn a_photo_that_is_handed_over_lies_in_the_data_folder_and_is_told_of() {
    let home = tempfile::tempdir().expect("a folder for the test");
    let mut served = Served::new(home.path(), &["--port", "0", "--until-input-ends"]);
    let said = served.until("Ctrl+C");
    assert!(said[0].starts_with("Only this machine can reach it: 127.0.0.1:"), "{said:?}");
    let link = said[1].strip_prefix("Link: ").expect("a link").to_owned();
    assert!(said.iter().filter(|line| line.contains('█')).count() > 10, "a code is drawn: {said:?}");
    assert!(send(&link, "GET ", "", b"").starts_with("HTTP/1.1 200"));
    assert!(send(&link, "GET ../", "", b"").starts_with("HTTP/1.1 404"));

    let part = |field: &str| format!("--edge\r\nContent-Disposition: form-data; name=\"{field}\"\r\n\r\n");
    let (name, file, end) = (part("name"), part("photo"), "\r\n--edge--\r\n");
    let body = [format!("{name}Anna\r\n{file}").as_bytes(), &photo(), end.as_bytes()].concat();
    let answer = send(&link, "POST photo", "Content-Type: multipart/form-data; boundary=edge\r\n", &body);
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("Photo handed over"), "{answer}");
    assert!(served.line().starts_with("Anna · Phone photo 1 → "));

    let store = Store::open(home.path()).expect("the data folder opens");
    let photos = store.photos().expect("the photos are listed");
    assert_eq!(photos.len(), 1);
    assert_eq!(photos[0].1.whose.as_ref().map(|whose| whose.player.as_str()), Some("Anna"));
    assert!(store.photo_bytes(&photos[0].0).is_ok());

    drop(served.child.stdin.take());
    assert_eq!(served.child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn a_taken_port_and_a_missing_web_app_are_said_with_their_codes() {
    let home = tempfile::tempdir().expect("a folder for the test");
    let mut served = Served::new(home.path(), &["--port", "0"]);
    let said = served.until("Ctrl+C");
    let port = said[1].split(':').nth(3).and_then(|rest| rest.split('/').next()).expect("a port").to_owned();
    let output = command(home.path(), &["--port", &port]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(err.contains(&format!("Port {port} is in use")) && err.contains("--port 0"), "{err}");
    let nowhere = home.path().join("nowhere").display().to_string();
    let output = command(home.path(), &["--port", "0", "--bundle", &nowhere]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    for args in [&["--port", "70000"][..], &["--port", "x"], &["more"]] {
        assert_eq!(command(home.path(), args).output().expect("it runs").status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn the_web_app_of_a_folder_is_given_out() {
    let home = tempfile::tempdir().expect("a folder for the test");
    let web = home.path().join("web");
    std::fs::create_dir(&web).expect("a folder");
    std::fs::write(web.join("index.html"), "the app").expect("a file");
    let mut served = Served::new(home.path(), &["--port", "0", "--bundle", &web.display().to_string()]);
    let said = served.until("Ctrl+C");
    let app = said.iter().find_map(|line| line.strip_prefix("Web app: ")).expect("the app's link");
    assert!(send(app, "GET ", "", b"").ends_with("the app"));
    assert!(send(app, "GET settings.json", "", b"").starts_with("HTTP/1.1 404"));
}

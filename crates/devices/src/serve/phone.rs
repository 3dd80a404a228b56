//! A phone as tests play it: what the page's script sends over a real socket of this machine, and what comes back.
#![expect(clippy::unwrap_used, reason = "a failing test may panic")]

use std::{
    io::{Read, Write},
    net::TcpStream,
    time::Duration,
};

use courtside_photo::image::{ExtendedColorType, ImageEncoder, RgbImage, codecs::jpeg::JpegEncoder};

/// Only so that a test that fails does not hang.
pub(super) const PATIENCE: Duration = Duration::from_secs(120);
pub(super) const SECRET: &[u8] = b"GPS 52.5163N 13.3777E, Lena at home";
pub(super) const BOUNDARY: &str = "----edge";

/// What came back for a request.
pub struct Received {
    pub status: u16,
    pub head: String,
    pub(super) body: Vec<u8>,
}

impl Received {
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }
}

/// What the page's script does with a link, a name and a photo.
pub fn hand_over(link: &str, name: &str, photo: &[u8]) -> Received {
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

pub(super) fn kind() -> String {
    format!("Content-Type: multipart/form-data; boundary={BOUNDARY}\r\n")
}

pub(super) fn answer(mut socket: TcpStream) -> Received {
    let mut bytes = Vec::new();
    // An end by force after the answer is an end too.
    let _ = socket.read_to_end(&mut bytes);
    let split = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("the answer has a head");
    let head = String::from_utf8(bytes[..split].to_vec()).unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Received { status, head: head.to_lowercase(), body: bytes[split + 4..].to_vec() }
}

/// What a browser sends: the name, a file that was not chosen, and one that was.
pub(super) fn form(name: &str, photo: &[u8]) -> Vec<u8> {
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
pub fn talkative() -> Vec<u8> {
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

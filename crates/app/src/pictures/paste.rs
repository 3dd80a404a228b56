//! What was pasted: a picture, or paths of files, as file managers copy them.

use std::{io::Cursor, path::PathBuf};

use eframe::egui::{self, ColorImage, Event};

use courtside_photo::image::{ImageFormat, RgbImage};
use courtside_store::is_file;

/// What was pasted.
#[derive(Clone, Debug, PartialEq)]
pub enum Pasted {
    /// As a PNG file.
    Picture(Vec<u8>),
    Files(Vec<PathBuf>),
    /// Neither a picture nor the path of a file.
    Nothing,
}

/// What was pasted in this frame, unless it went into a text field.
pub fn pasted(ctx: &egui::Context) -> Option<Pasted> {
    let writes = ctx.egui_wants_keyboard_input();
    ctx.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::PasteImage(image) => Some(png(image).map_or(Pasted::Nothing, Pasted::Picture)),
            Event::Paste(words) if !writes => Some(files(words)),
            _ => None,
        })
    })
}

/// The picture as a file, over white where it is transparent.
fn png(image: &ColorImage) -> Option<Vec<u8>> {
    let over_white = |channel: u8, alpha: u8| channel.saturating_add(255 - alpha);
    let pixel = |p: &egui::Color32| [p.r(), p.g(), p.b()].map(|channel| over_white(channel, p.a()));
    let rgb = image.pixels.iter().flat_map(pixel).collect();
    let [width, height] = image.size.map(u32::try_from);
    let picture = RgbImage::from_raw(width.ok()?, height.ok()?, rgb)?;
    let mut bytes = Vec::new();
    picture.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).ok()?;
    Some(bytes)
}

/// The files that words name, one a line; nothing where a line names none.
fn files(words: &str) -> Pasted {
    let lines = words.lines().map(str::trim).filter(|line| !line.is_empty() && *line != "copy");
    let paths: Vec<PathBuf> = lines.map(path).collect();
    if !paths.is_empty() && paths.iter().all(|path| is_file(path)) { Pasted::Files(paths) } else { Pasted::Nothing }
}

/// The path that a line names: plain, in quotes, or as the address of a file.
fn path(line: &str) -> PathBuf {
    let line = line.trim_matches(['"', '\'']);
    match line.strip_prefix("file://") {
        Some(address) => PathBuf::from(decoded(address)),
        None => PathBuf::from(line),
    }
}

/// An address with its %20 and the like turned into letters.
fn decoded(address: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = address.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        match (first, code.and_then(|two| u8::from_str_radix(two, 16).ok())) {
            (b'%', Some(letter)) => {
                bytes.push(letter);
                rest = &after[2..];
            }
            _ => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a failing test may panic")]
#[expect(clippy::disallowed_methods, reason = "the file that is pasted has to be there")]
mod tests {
    use super::*;
    use courtside_photo::picture::Picture;

    #[test]
    fn paths_are_read_as_file_managers_copy_them() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("Anna's photo 100%.jpg");
        std::fs::write(&file, b"x").unwrap();
        let plain = file.display().to_string();
        let address = format!("file://{}", plain.replace('%', "%25").replace(' ', "%20").replace('\'', "%27"));
        for words in [plain.clone(), format!("\"{plain}\"\n"), address.clone(), format!("copy\n{address}\r\n{plain}")] {
            let Pasted::Files(found) = files(&words) else { panic!("{words}") };
            assert!(found.iter().all(|path| *path == file), "{found:?}");
        }
        for words in ["", "Corgi", &format!("{plain}\nno such file.jpg")] {
            assert_eq!(files(words), Pasted::Nothing, "{words}");
        }
    }

    #[test]
    fn a_pasted_picture_becomes_a_file_over_white() {
        let image = ColorImage::from_rgba_unmultiplied([80, 70], &[10, 20, 30, 255].repeat(80 * 70));
        let read = Picture::decode(&png(&image).unwrap()).unwrap();
        assert_eq!((read.rgb.dimensions(), read.rgb.get_pixel(5, 5).0), ((80, 70), [10, 20, 30]));
        let clear = ColorImage::from_rgba_unmultiplied([80, 70], &[0, 0, 0, 0].repeat(80 * 70));
        let read = Picture::decode(&png(&clear).unwrap()).unwrap();
        assert_eq!(read.rgb.get_pixel(5, 5).0, [255; 3]);
    }
}

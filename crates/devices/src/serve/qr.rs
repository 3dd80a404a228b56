//! A QR code as a square of dark and light, for the window and for the terminal.

use qrcodegen::QrCodeEcc;

/// A square of dark and light.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QrCode {
    side: usize,
    dark: Vec<bool>,
}

/// So much light around it is part of it.
const QUIET: i32 = 4;

impl QrCode {
    /// The code of some words; none if they are too many.
    pub fn new(words: &str) -> Option<Self> {
        let code = qrcodegen::QrCode::encode_text(words, QrCodeEcc::Medium).ok()?;
        let places = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let dark = places.map(|(x, y)| code.get_module(x, y)).collect();
        Some(Self { side: usize::try_from(code.size()).ok()?, dark })
    }

    /// How many squares a side has, without the light around it.
    pub fn side(&self) -> usize {
        self.side
    }

    /// Row by row.
    pub fn dark(&self) -> &[bool] {
        &self.dark
    }

    fn is_dark(&self, x: i32, y: i32) -> bool {
        let within = |at: i32| usize::try_from(at).ok().filter(|at| *at < self.side);
        within(x).zip(within(y)).is_some_and(|(x, y)| self.dark[y * self.side + x])
    }

    /// For a terminal, two rows a line. In colours it is black on white everywhere; without them light is what is drawn, as
    /// most terminals are dark.
    pub fn half_blocks(&self, in_colours: bool) -> String {
        let side = i32::try_from(self.side).unwrap_or(0);
        let mut text = String::new();
        for y in (-QUIET..side + QUIET).step_by(2) {
            if in_colours {
                text.push_str("\x1b[30;107m");
            }
            for x in -QUIET..side + QUIET {
                let drawn = [y, y + 1].map(|y| self.is_dark(x, y) == in_colours);
                text.push(match drawn {
                    [true, true] => '█',
                    [true, false] => '▀',
                    [false, true] => '▄',
                    [false, false] => ' ',
                });
            }
            text.push_str(if in_colours { "\x1b[0m\n" } else { "\n" });
        }
        text
    }
}

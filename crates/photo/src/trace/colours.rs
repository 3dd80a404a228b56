//! Colours of the trace pictures: what is drawn over a photo, and the paper below it.

/// Red, green, blue and how much it covers.
pub type Colour = [u8; 4];

const fn rgb(hex: u32) -> Colour {
    [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8, 255]
}

/// Under every line, so that it can be read on any picture.
pub const UNDER: Colour = [0, 0, 0, 0x99];
pub const GRID: Colour = [255, 255, 255, 0xD8];
pub const EDGE: Colour = rgb(0xFFE3B0);
pub const PIECE: Colour = rgb(0x7FE08A);
pub const TAG: Colour = [0x1B, 0x17, 0x12, 0xE0];
pub const ON_TAG: Colour = rgb(0xFFFCF6);
/// On a badge of a guest's colour.
pub const ON_BADGE: Colour = rgb(0x1B1712);

pub const PAPER: Colour = rgb(0xF5F0E6);
pub const SURFACE: Colour = rgb(0xFFFCF6);
pub const LINE: Colour = rgb(0xE0D7C6);
pub const INK: Colour = rgb(0x26221D);
pub const INK_2: Colour = rgb(0x544B40);
pub const SEAL: Colour = rgb(0xA03023);
pub const VOTE: Colour = rgb(0xFBEDCD);
pub const ON_VOTE: Colour = rgb(0x7A4E00);
/// Around a photo, where figures reach out of it.
pub const BEYOND: Colour = rgb(0x2B2722);

pub const DISH: Colour = rgb(0xFFFFFF);
pub const TABLE: Colour = rgb(0xFF5A4A);
pub const FRAME: Colour = rgb(0xA9A294);

const GUESTS: [Colour; 16] = [
    rgb(0x27C0C9),
    rgb(0x8FB1FF),
    rgb(0xFFD24D),
    rgb(0xE9B98A),
    rgb(0xFF8A7A),
    rgb(0xE8EEF5),
    rgb(0xFF8FD0),
    rgb(0x7FE08A),
    rgb(0xFFB066),
    rgb(0xC59BFF),
    rgb(0xB7F26B),
    rgb(0x5FE3C0),
    rgb(0xF26D9B),
    rgb(0xA8D8F0),
    rgb(0xD9D16A),
    rgb(0xFFC9BC),
];

/// Of the guest with this place in the kit. Names and numbers tell apart those whose colours come again.
pub fn guest(index: usize) -> Colour {
    GUESTS[index % GUESTS.len()]
}

/// The same colour, covering less.
pub fn faint([r, g, b, a]: Colour, share: f64) -> Colour {
    [r, g, b, (f64::from(a) * share) as u8]
}

//! The icons: one variant per glyph of the two icon fonts, and how they are painted.

use egui::{Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Response, Sense, Ui, Vec2};

use crate::theme::{ICON, ICON_FILL};

macro_rules! icons {
    ($($name:ident = $code:literal),* $(,)?) => {
        /// A sign of the icon font. It stands beside words; alone only with an accessible name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Icon {
            $($name),*
        }

        impl Icon {
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The letter of the icon fonts that shows this icon.
            pub fn glyph(self) -> char {
                match self {
                    $(Self::$name => $code),*
                }
            }
        }
    };
}

icons! {
    ArrowLeft = '\u{e058}',
    ArrowLineLeft = '\u{e062}',
    ArrowRight = '\u{e06c}',
    ArrowUUpLeft = '\u{e08a}',
    ArrowUUpRight = '\u{e08c}',
    ArrowsClockwise = '\u{e094}',
    ArrowsInSimple = '\u{e09e}',
    ArrowsLeftRight = '\u{e0a0}',
    ArrowsOutCardinal = '\u{e0a4}',
    Baby = '\u{e774}',
    Backspace = '\u{e0ae}',
    BellRinging = '\u{e5e8}',
    Boat = '\u{e786}',
    BookOpen = '\u{e0e6}',
    Books = '\u{e758}',
    BoundingBox = '\u{e6ce}',
    Briefcase = '\u{e0ee}',
    Camera = '\u{e10e}',
    Cards = '\u{e0f8}',
    CaretDown = '\u{e136}',
    CaretLeft = '\u{e138}',
    CaretRight = '\u{e13a}',
    CaretUp = '\u{e13c}',
    CastleTurret = '\u{e9d0}',
    Check = '\u{e182}',
    CheckCircle = '\u{e184}',
    ChefHat = '\u{ed8e}',
    CircleDashed = '\u{e602}',
    ClockCounterClockwise = '\u{e1a0}',
    Columns = '\u{e546}',
    Compass = '\u{e1c8}',
    CornersOut = '\u{e1d0}',
    CrownSimple = '\u{e616}',
    Diamond = '\u{e1ec}',
    DiceFive = '\u{e1ee}',
    Dog = '\u{e74a}',
    DoorOpen = '\u{e7e6}',
    DotsSixVertical = '\u{eae2}',
    DotsThree = '\u{e1fe}',
    DownloadSimple = '\u{e20c}',
    Dress = '\u{ea7e}',
    Drop = '\u{e210}',
    Envelope = '\u{e214}',
    Equals = '\u{e21c}',
    Export = '\u{eaf0}',
    Eye = '\u{e220}',
    Eyeglasses = '\u{e7ba}',
    Fire = '\u{e242}',
    Flower = '\u{e75e}',
    FolderOpen = '\u{e256}',
    Gavel = '\u{ea32}',
    GearSix = '\u{e272}',
    GridFour = '\u{e296}',
    HandPalm = '\u{e57e}',
    Hourglass = '\u{e2b2}',
    Image = '\u{e2ca}',
    Info = '\u{e2ce}',
    Leaf = '\u{e2da}',
    Lightbulb = '\u{e2dc}',
    ListBullets = '\u{e2f2}',
    Lock = '\u{e2fa}',
    MagnifyingGlass = '\u{e30c}',
    MagnifyingGlassMinus = '\u{e30e}',
    MagnifyingGlassPlus = '\u{e310}',
    MaskHappy = '\u{e9f4}',
    Medal = '\u{e320}',
    MedalMilitary = '\u{ecfc}',
    Megaphone = '\u{e324}',
    MicrophoneStage = '\u{e75c}',
    Minus = '\u{e32a}',
    MinusCircle = '\u{e32c}',
    Moon = '\u{e330}',
    MoonStars = '\u{e58e}',
    MusicNotes = '\u{e340}',
    NumberCircleOne = '\u{e36a}',
    PencilSimple = '\u{e3b4}',
    Play = '\u{e3d0}',
    Plus = '\u{e3d4}',
    PottedPlant = '\u{ec22}',
    Prohibit = '\u{e3de}',
    Question = '\u{e3e8}',
    Ranking = '\u{ed62}',
    Robot = '\u{e762}',
    Scroll = '\u{eb7a}',
    SealCheck = '\u{e606}',
    SealQuestion = '\u{e608}',
    Shovel = '\u{e9e6}',
    SkipBack = '\u{e5a4}',
    SkipForward = '\u{e5a6}',
    Sparkle = '\u{e6a2}',
    Sun = '\u{e472}',
    Swap = '\u{e83c}',
    Trash = '\u{e4a6}',
    Trophy = '\u{e67e}',
    User = '\u{e4c2}',
    UserPlus = '\u{e4d0}',
    UserSquare = '\u{e4d4}',
    Users = '\u{e4d6}',
    Wall = '\u{e688}',
    WarningCircle = '\u{e4e2}',
    Wind = '\u{e5d2}',
    X = '\u{e4f6}',
    XCircle = '\u{e4f8}',
}

/// An icon beside words, at rest. It has no accessible name: the words have it.
pub fn icon(ui: &mut Ui, icon: Icon, size: f32, color: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint_icon(ui.painter(), rect.center(), icon, size, color);
    response
}

/// The same for what is on, mine or done.
pub fn icon_filled(ui: &mut Ui, icon: Icon, size: f32, color: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint_icon_filled(ui.painter(), rect.center(), icon, size, color);
    response
}

/// Paints an icon around `center`.
pub fn paint_icon(painter: &Painter, center: Pos2, icon: Icon, size: f32, color: Color32) -> Rect {
    paint(painter, center, icon, FontId::new(size, FontFamily::Name(ICON.into())), color)
}

/// Paints a filled icon around `center`.
pub fn paint_icon_filled(painter: &Painter, center: Pos2, icon: Icon, size: f32, color: Color32) -> Rect {
    paint(painter, center, icon, FontId::new(size, FontFamily::Name(ICON_FILL.into())), color)
}

fn paint(painter: &Painter, center: Pos2, icon: Icon, font: FontId, color: Color32) -> Rect {
    painter.text(center, Align2::CENTER_CENTER, icon.glyph(), font, color)
}

//! The bundled fonts: two families, two icon sets, and the order in which egui looks for a letter.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily};

/// The serif of titles, questions and numbers.
pub const DISPLAY: &str = "display";
/// The half-bold of names, labels and buttons.
pub const STRONG: &str = "strong";
/// Icons at rest.
pub const ICON: &str = "icon";
/// Icons of what is on, mine or done.
pub const ICON_FILL: &str = "icon_fill";

const TEXT: &str = "text";

/// Puts our fonts before egui's own; once, at start.
pub fn install_fonts(ctx: &Context) {
    ctx.set_fonts(definitions());
}

fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let files: [(&str, &'static [u8]); 5] = [
        (TEXT, include_bytes!("../../../../assets/fonts/CourtsideSans-Regular.ttf")),
        (STRONG, include_bytes!("../../../../assets/fonts/CourtsideSans-SemiBold.ttf")),
        (DISPLAY, include_bytes!("../../../../assets/fonts/CourtsideSerif-SemiBold.ttf")),
        (ICON, include_bytes!("../../../../assets/icons/Phosphor-Regular.ttf")),
        (ICON_FILL, include_bytes!("../../../../assets/icons/Phosphor-Fill.ttf")),
    ];
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let rest = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let chain = |first: &[&str]| first.iter().map(|name| (*name).to_owned()).chain(rest.iter().cloned()).collect();
    fonts.families.insert(FontFamily::Proportional, chain(&[TEXT, ICON]));
    fonts.families.insert(FontFamily::Name(STRONG.into()), chain(&[STRONG, TEXT, ICON]));
    fonts.families.insert(FontFamily::Name(DISPLAY.into()), chain(&[DISPLAY, TEXT, ICON]));
    fonts.families.insert(FontFamily::Name(ICON.into()), chain(&[ICON, TEXT]));
    fonts.families.insert(FontFamily::Name(ICON_FILL.into()), chain(&[ICON_FILL, TEXT]));
    fonts
}

//! The gallery fits, speaks every language and leaves nothing unnamed.

use egui::Vec2;
use egui_kittest::{
    Harness,
    kittest::{NodeT, Queryable},
};

use super::{GalleryState, gallery_ui};
use courtside_rules::text::{Language, Texts};
use courtside_ui::{
    theme::{Look, Theme, install_fonts},
    widgets::words,
};

fn gallery(language: Language, look: Look, percent: u16, size: Vec2) -> Harness<'static> {
    let texts = Texts::new(language);
    let mut state = GalleryState::default();
    Harness::builder()
        .with_size(size)
        .with_context_setup(move |ctx| {
            install_fonts(ctx);
            words::install(ctx, language);
        })
        .build_ui(move |ui| {
            let narrow = !Theme::fits_wide(ui.ctx(), size.x, percent);
            Theme::new(look, percent, narrow, true).install(ui.ctx());
            gallery_ui(ui, &texts, &mut state);
        })
}

/// Nothing sticks out of the window at the right.
fn check_width(harness: &Harness<'_>, width: f32, what: &str) {
    for node in harness.root().children_recursive() {
        let node = node.accesskit_node();
        let Some(name) = node.label().or_else(|| node.value()) else { continue };
        let right = node.raw_bounds().map_or(0.0, |rect| rect.x1) as f32;
        assert!(right <= width + 0.5, "{what}: {name} ends at {right}");
    }
}

#[test]
fn the_gallery_fits_a_phone_in_every_language_at_100_and_200_per_cent() {
    for (language, percent) in [
        (Language::English, 100),
        (Language::Russian, 200),
        (Language::Spanish, 200),
        (Language::Pseudo, 100),
        (Language::Pseudo, 200),
    ] {
        let size = Vec2::new(412.0, 915.0);
        let mut harness = gallery(language, Look::Light, percent, size);
        harness.run();
        check_width(&harness, size.x, &format!("{language:?} {percent}"));
    }
}

#[test]
fn the_gallery_fits_a_desk_screen_in_every_look() {
    for (look, percent) in Look::ALL.into_iter().zip([100, 150, 150, 100]) {
        let size = Vec2::new(1280.0, 800.0);
        let mut harness = gallery(Language::Russian, look, percent, size);
        harness.run();
        check_width(&harness, size.x, &format!("{look:?} {percent}"));
    }
}

#[test]
fn the_gallery_opens_its_dialog_and_keeps_what_was_safe() {
    let mut harness = gallery(Language::English, Look::Dark, 100, Vec2::new(1280.0, 2200.0));
    harness.run();
    harness.get_by_label("Open the dialog").click();
    harness.run();
    assert_eq!(harness.get_all_by_label("Keep it").count(), 2, "the painted one and the real one");
    harness.key_press(egui::Key::Escape);
    harness.run();
    assert_eq!(harness.get_all_by_label("Keep it").count(), 1);
}

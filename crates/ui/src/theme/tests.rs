//! What the tokens promise: contrast, players told apart, text that grows, fonts that have every letter.

use egui::{Color32, Context, FontFamily};

use super::{
    DIE, DISPLAY, EMPEROR, GUEST, ICON, ICON_FILL, Look, NIGHT, Palette, STACKS, STRONG, TEXT_STEPS, Theme, Type,
    install_fonts, size,
};
use crate::widgets::Icon;
use courtside_rules::journal::Mark;

/// The contrast ratio of WCAG 2.2.
fn ratio(a: Color32, b: Color32) -> f32 {
    let light = |color: Color32| {
        let channel = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(color.r()) + 0.7152 * channel(color.g()) + 0.0722 * channel(color.b())
    };
    let (a, b) = (light(a), light(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn theme(look: Look) -> Theme {
    Theme::new(look, 100, false, false)
}

#[test]
fn text_can_be_read_on_its_ground() {
    for look in Look::ALL {
        let Palette { bg, ground, surface, inset, .. } = theme(look).color;
        let c = theme(look).color;
        let grounds = [bg, ground, surface, inset];
        let mut pairs: Vec<(Color32, Color32)> = Vec::new();
        pairs.extend([c.ink, c.ink2, c.ink3].into_iter().flat_map(|ink| grounds.map(|ground| (ink, ground))));
        for ink in [c.primary_text, c.seal_text, c.gold_text, c.info_text, c.ok_text] {
            pairs.extend([bg, surface, inset].map(|ground| (ink, ground)));
        }
        for tint in [c.primary_tint, c.seal_tint, c.gold_tint, c.info_tint, c.ok_tint] {
            pairs.extend([(c.ink, tint), (c.ink2, tint)]);
        }
        pairs.extend([
            (c.primary_text, c.primary_tint),
            (c.seal_text, c.seal_tint),
            (c.gold_text, c.gold_tint),
            (c.info_text, c.info_tint),
            (c.ok_text, c.ok_tint),
            (c.on_primary, c.primary),
            (c.on_primary, c.primary_hover),
            (c.on_seal, c.seal),
            (c.on_toast, c.toast),
            (c.toast_action, c.toast),
        ]);
        let least = if look.is_contrast() { 7.0 } else { 4.5 };
        for (ink, ground) in pairs {
            assert!(ratio(ink, ground) >= least, "{look:?}: {ink:?} on {ground:?} is {}", ratio(ink, ground));
        }
    }
}

#[test]
fn edges_of_controls_and_the_focus_ring_can_be_seen() {
    for look in Look::ALL {
        let c = theme(look).color;
        for (edge, ground) in
            [(c.outline, c.bg), (c.outline, c.surface), (c.outline, c.inset), (c.focus, c.bg), (c.focus, c.surface)]
        {
            assert!(ratio(edge, ground) >= 3.0, "{look:?}: {edge:?} on {ground:?}");
        }
        assert!(ratio(c.gold_line, c.gold_tint) >= 3.0, "{look:?}: the edge of an assumed value");
    }
}

#[test]
fn stacks_and_players_can_be_read() {
    for look in Look::ALL {
        let theme = theme(look);
        assert!(ratio(theme.color.ink3, theme.garden().stone) >= 4.5, "{look:?}: numbers on stones");
        for stack in [STACKS.green, STACKS.blue, STACKS.red, STACKS.yellow] {
            assert!(ratio(STACKS.on, stack) >= 4.5);
            assert!(ratio(theme.stack_ink(stack), theme.color.surface) >= 4.5, "{look:?}: {stack:?} as ink");
            assert!(ratio(theme.stack_ink(stack), theme.color.primary_tint) >= 4.5, "{look:?}: {stack:?} chosen");
        }
        for mark in Mark::ALL {
            let player = theme.player(mark);
            assert!(ratio(player.on, player.fill) >= 4.5, "{look:?}: letters on {mark:?}");
            assert!(ratio(player.edge, theme.color.ground) >= 3.0, "{look:?}: edge of {mark:?}");
            assert!(ratio(player.text, player.tint) >= 4.5, "{look:?}: words of {mark:?}");
        }
    }
}

#[test]
fn the_eight_players_differ_in_fill_and_in_shape() {
    for look in Look::ALL {
        for (index, one) in Mark::ALL.into_iter().enumerate() {
            for other in &Mark::ALL[index + 1..] {
                assert_ne!(one.shape(), other.shape());
                let (a, b) = (theme(look).player(one).fill, theme(look).player(*other).fill);
                let apart: i32 = (0..3).map(|i| (i32::from(a[i]) - i32::from(b[i])).abs()).sum();
                assert!(apart > 40, "{look:?}: {one:?} and {other:?} are {apart} apart");
            }
        }
    }
}

#[test]
fn signs_on_pieces_can_be_read() {
    let mut pairs = vec![(DIE.text, DIE.fill), (EMPEROR.sign, EMPEROR.fill), (NIGHT.text, NIGHT.sky)];
    pairs.extend(GUEST.map(|guest| (Color32::WHITE, guest)));
    for (sign, ground) in pairs {
        assert!(ratio(sign, ground) >= 4.5, "{sign:?} on {ground:?}");
    }
}

#[test]
fn text_grows_but_large_text_stops_at_170_per_cent_on_narrow_screens() {
    let at = |percent, narrow, kind| Theme::new(Look::Light, percent, narrow, false).font(kind).size;
    assert_eq!(at(100, false, Type::Body), 17.0);
    assert_eq!(at(200, true, Type::Body), 34.0);
    assert_eq!(at(200, false, Type::Question), 52.0);
    assert_eq!(at(200, true, Type::Question), 26.0 * 1.7);
    assert_eq!(at(150, true, Type::Question), 39.0);
    assert_eq!(at(250, true, Type::Heading), 52.5, "headings of lists grow with their text");
    assert_eq!(at(1000, false, Type::Body), at(250, false, Type::Body), "250 % is the end");
    assert!(TEXT_STEPS.is_sorted());
}

#[test]
fn targets_grow_with_their_text_and_never_shrink() {
    let small = Theme::new(Look::Light, 100, false, false);
    let large = Theme::new(Look::Light, 200, false, false);
    assert_eq!(small.grown(size::BUTTON, Type::Button), size::BUTTON);
    assert_eq!(large.grown(size::BUTTON, Type::Button), size::BUTTON + 22.0);
}

#[test]
fn the_wide_layout_needs_width_and_room_for_a_line() {
    let ctx = Context::default();
    install_fonts(&ctx);
    let mut fits = Vec::new();
    let frame = ctx.run_ui(Default::default(), |ui| {
        fits = [(1280.0, 100), (1280.0, 150), (1280.0, 175), (900.0, 100), (412.0, 100)]
            .map(|(width, percent)| Theme::fits_wide(ui.ctx(), width, percent))
            .to_vec();
    });
    frame.drop_without_applying_deltas();
    assert_eq!(fits, [true, true, false, true, false]);
}

#[test]
fn less_motion_means_none() {
    assert_eq!(Theme::new(Look::Light, 100, false, true).duration(0.2), 0.0);
    assert_eq!(theme(Look::Light).duration(0.2), 0.2);
}

#[test]
fn the_bundled_fonts_have_every_letter_and_every_icon() {
    const LETTERS: &str = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя\
        ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÉÍÓÚÜÑáéíóúüñ¿¡ÇŠÝŽçšýžāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ\
        0123456789.,:;!?'\"“”«»„()[]{}%&+-−–—±×→←↑↓≥≤≠№…·’/@#*=<>~^_|";
    let ctx = Context::default();
    install_fonts(&ctx);
    let frame = ctx.run_ui(Default::default(), |ui| {
        ui.ctx().fonts_mut(|fonts| {
            let mut check = |family: FontFamily, file: &str, letters: &mut dyn Iterator<Item = char>| {
                let known = fonts.characters(&family);
                for letter in letters {
                    let has = known.get(&letter).is_some_and(|files| files.iter().any(|name| name == file));
                    assert!(has, "{file} has no {letter:?}");
                }
            };
            check(FontFamily::Proportional, "text", &mut LETTERS.chars());
            check(FontFamily::Name(STRONG.into()), STRONG, &mut LETTERS.chars());
            check(FontFamily::Name(DISPLAY.into()), DISPLAY, &mut LETTERS.chars());
            check(FontFamily::Name(ICON.into()), ICON, &mut Icon::ALL.iter().map(|icon| icon.glyph()));
            check(FontFamily::Name(ICON_FILL.into()), ICON_FILL, &mut Icon::ALL.iter().map(|icon| icon.glyph()));
        });
    });
    frame.drop_without_applying_deltas();
}

#[test]
fn figures_are_of_equal_width() {
    let ctx = Context::default();
    install_fonts(&ctx);
    let frame = ctx.run_ui(Default::default(), |ui| {
        let font = theme(Look::Light).font(Type::NumL);
        ui.ctx().fonts_mut(|fonts| {
            let one = fonts.glyph_width(&font, '1');
            assert!("0234567890+−".chars().all(|figure| (fonts.glyph_width(&font, figure) - one).abs() < 0.1));
        });
    });
    frame.drop_without_applying_deltas();
}

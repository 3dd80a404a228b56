//! The steps of the ask panel, drawn from a question of our own.

use eframe::egui::{Color32, Shape, Ui, vec2};
use egui_kittest::Harness;

use super::ask_panel::{Pressed, steps_of_orders_ui, steps_ui};
use crate::{
    ask::{Ask, Step},
    intent::Intent,
};
use courtside_ui::theme::{Look, Theme, install_fonts};

type Show = fn(&mut Ui, &Ask) -> Option<Pressed>;

/// Steps of which only the last may be taken.
fn question(second: bool) -> Ask {
    let step = |label: &str, intent| Step { label: label.to_owned(), intent };
    Ask {
        primary: Some(step("Next", None)),
        second: second.then(|| step("Other", None)),
        quiet: vec![step("Quiet", None), step("Open", Some(Intent::Back))],
        ..Ask::default()
    }
}

/// The words that are painted, and the ink of each.
fn painted(ask: Ask, show: Show) -> Vec<(String, Color32)> {
    fn collect(shape: &Shape, into: &mut Vec<(String, Color32)>) {
        match shape {
            Shape::Text(text) => {
                let ink = text.galley.job.sections[0].format.color;
                into.push((text.galley.text().to_owned(), ink));
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, into)),
            _ => {}
        }
    }
    let mut harness = Harness::builder()
        .with_size(vec2(500.0, 700.0))
        .with_context_setup(|ctx| {
            install_fonts(ctx);
            Theme::new(Look::Light, 100, false, true).install(ctx);
        })
        .build_ui(move |ui| {
            show(ui, &ask);
        });
    harness.run();
    let mut words = Vec::new();
    harness.output().shapes.iter().for_each(|shape| collect(&shape.shape, &mut words));
    words
}

#[test]
fn a_step_that_may_not_be_taken_looks_like_it_wherever_it_stands() {
    let grey = Theme::new(Look::Light, 100, false, true).color.ink3;
    let places: [(bool, Show, usize); 3] = [(false, steps_ui, 3), (true, steps_ui, 4), (true, steps_of_orders_ui, 4)];
    for (second, show, all) in places {
        let words = painted(question(second), show);
        assert_eq!(words.len(), all, "{words:?}");
        for (words, ink) in words {
            assert_eq!(ink == grey, words != "Open", "{words} is painted in {ink:?}");
        }
    }
}

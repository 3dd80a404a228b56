//! The parts that tell something: story lines, messages, tables, bars.

use egui::{Key, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};

use super::{
    tests::{sized, table, window},
    *,
};
use crate::theme::{Look, Theme, Type};
use courtside_rules::{journal::Mark, text::Language};

#[test]
fn a_story_line_opens_its_reasons_and_answers_with_the_link() {
    let people = table();
    let mut harness = window(None, |ui, link| {
        let line = StoryLine::new("Lena: most servants").person(&people[0]).rules(&["FC-131"]).delta(3);
        let answer = line.why(&["She had 4, Roman 2."]).link("See that moment").link("Correct").show(ui);
        *link = answer.link.or(*link);
        StoryLine::new("Night begins").icon(Icon::Moon, Theme::of(ui.ctx()).color.ink2).change(-1, 2).last().show(ui);
    });
    assert!(harness.query_by_label("She had 4, Roman 2.").is_none());
    harness.get_by_label("Night begins. −1 → 2");
    harness.get_by_label("Lena: most servants. +3. FC-131").click();
    harness.run();
    harness.get_by_label("She had 4, Roman 2.");
    harness.get_by_label("Correct").click();
    harness.run();
    assert_eq!(*harness.state(), Some(1));
    harness.get_by_label("Lena: most servants. +3. FC-131").click();
    harness.run();
    assert!(harness.query_by_label("She had 4, Roman 2.").is_none(), "a second tap closes it");
}

#[test]
fn rule_ids_are_shown_only_when_the_table_wants_them() {
    let mut harness = window((), |ui, ()| {
        StoryLine::new("Night begins").rules(&["FC-131"]).show(ui);
    });
    harness.get_by_label("Night begins. FC-131");
    Theme::new(Look::Light, 100, false, true).with_rules(false).install(&harness.ctx);
    harness.run();
    harness.get_by_label("Night begins");
}

#[test]
fn banners_marks_and_empty_places_answer() {
    let mut harness = window(Vec::new(), |ui, pressed| {
        if Banner::assumed("The price is assumed").detail("Look once").button("Check").show(ui) {
            pressed.push("banner");
        }
        if Banner::error("Not saved").button("Retry").show(ui) {
            pressed.push("error");
        }
        Banner::info("Open in another window").icon(Icon::Lock).show(ui);
        if TrustMark::new(Trust::Assumed, "check your copy").show(ui).clicked() {
            pressed.push("trust");
        }
        if EmptyState::new(Icon::Cards, "No games yet", "Tap a picture.").button("New game").show(ui) {
            pressed.push("empty");
        }
    });
    for name in ["The price is assumed", "Look once", "Open in another window", "No games yet", "Tap a picture."] {
        harness.get_by_label(name);
    }
    for name in ["Check", "Retry", "check your copy", "New game"] {
        assert!(harness.get_by_label(name).rect().height() >= 44.0, "{name}");
        harness.get_by_label(name).click();
        harness.run();
    }
    assert_eq!(*harness.state(), ["banner", "error", "trust", "empty"]);
}

#[test]
fn a_toast_says_one_thing_answers_and_goes_after_six_seconds() {
    let mut harness = window((Toasts::default(), 0), |ui, (toasts, undone)| {
        *undone += i32::from(toasts.show(ui.ctx(), 64.0));
    });
    harness.state_mut().0.say("First", None);
    harness.state_mut().0.say("Wall scored: Lena +3", Some("Undo"));
    harness.run();
    assert!(harness.query_by_label("First").is_none(), "one at a time");
    harness.get_by_label("Undo").click();
    harness.run();
    assert_eq!(harness.state().1, 1);
    assert!(harness.query_by_label("Undo").is_none());
    harness.state_mut().0.say("Second", None);
    harness.run_steps(50);
    harness.get_by_label("Second");
    harness.run_steps(15);
    assert!(harness.query_by_label("Second").is_none());
}

#[test]
fn a_dialog_answers_and_escape_is_the_safe_answer() {
    let mut harness = window(Vec::new(), |ui, answers| {
        let dialog = Dialog::new("roll", "Undo a roll?", "All have seen it.").safe("Keep it").other("Undo roll");
        answers.extend(dialog.show(ui.ctx()));
    });
    harness.get_by_label("All have seen it.");
    let (safe, other) = (harness.get_by_label("Keep it").rect(), harness.get_by_label("Undo roll").rect());
    assert!(safe.right() < other.left(), "the safe one is left");
    harness.get_by_label("Undo roll").click();
    harness.run();
    harness.get_by_label("Keep it").click();
    harness.run();
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!(*harness.state(), [DialogAnswer::Other, DialogAnswer::Safe, DialogAnswer::Safe]);
}

#[test]
fn the_score_table_answers_with_the_cell_wide_and_narrow() {
    let people = table();
    for (width, narrow) in [(900.0, false), (412.0, true)] {
        let mut harness = sized(Vec2::new(width, 900.0), narrow, None, |ui, cell| {
            let table = ScoreTable::new(&people[..2])
                .section("Rounds")
                .row("Great Wall", &["FC-131"], &["3", "0"])
                .row("Palace", &[], &["4", "4"])
                .not_counted(1, "Roman: not in the palace")
                .total("Total", &["7", "0"])
                .selected(*cell);
            *cell = table.show(ui).or(*cell);
        });
        harness.get_by_label("Great Wall, Roman: 0").click();
        harness.run();
        assert_eq!(*harness.state(), Some((0, 1)));
        harness.get_by_label("Palace, Roman: 4. Roman: not in the palace").click();
        harness.run();
        assert_eq!(*harness.state(), Some((1, 1)));
        harness.get_by_label("Total, Lena: 7").click();
        harness.run();
        assert_eq!(*harness.state(), Some((2, 0)), "sections are no rows, the total is one");
    }
}

#[test]
fn bars_answer() {
    let mut harness = window((0, None), |ui, (back, item)| {
        let bar = TopBar { title: "Sakura", subtitle: Some("Round 4"), back: Some("Back") };
        *back += i32::from(top_bar(ui, &bar, |ui| drop(Chip::new("Round 4").show(ui)), |_| {}));
        let nav = NavBar::new().item_if(false, Icon::ArrowUUpLeft, "Undo").item(Icon::ListBullets, "Log").on(1);
        *item = nav.show(ui).or(*item);
        progress(ui, 0.8, "31 of 38");
        keycap(ui, "Ctrl");
    });
    harness.get_by_label("Back").click();
    harness.run();
    harness.get_by_label("Undo").click();
    harness.run();
    assert_eq!(*harness.state(), (1, None), "what is disabled does not answer");
    harness.get_by_label("Log").click();
    harness.run();
    assert_eq!(*harness.state(), (1, Some(1)));
    for name in ["31 of 38", "Ctrl", "Round 4", "Sakura"] {
        harness.get_by_label(name);
    }
}

#[test]
fn a_track_reads_as_one_sentence_and_wraps_where_it_is_narrow() {
    let sentence = "Intrigue: Lena 3, Roman 6";
    let track = |width| {
        let harness = sized(Vec2::new(width, 400.0), true, (), |ui, ()| {
            Track::new(sentence)
                .cells(0, 14)
                .piece(3, Mark::Green, "L")
                .ghost(2, Mark::Green)
                .hop(2, 3, Mark::Green)
                .show(ui);
        });
        harness.get_by_label(sentence).rect().size()
    };
    assert!(track(900.0).y < 80.0);
    let narrow = track(412.0);
    assert!(narrow.y > 160.0 && narrow.x <= 412.0);
}

#[test]
fn every_letter_of_russian_and_spanish_and_every_icon_is_shown() {
    // The harness panics on a letter without a glyph.
    let letters =
        "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ абвгдеёжзийклмнопрстуфхцчшщъыьэюя ÁÉÍÓÚÜÑ áéíóúüñ ¿¡ «» — − № → ≥ Gùgōng";
    let harness = sized(vec2(1200.0, 2000.0), false, (), |ui, ()| {
        for kind in Type::ALL {
            label(ui, kind, letters);
        }
        ui.horizontal_wrapped(|ui| {
            let color = Theme::of(ui.ctx()).color.ink;
            for each in Icon::ALL {
                icon(ui, *each, 22.0, color);
                icon_filled(ui, *each, 22.0, color);
            }
        });
    });
    assert_eq!(harness.get_all_by_label(letters).count(), Type::ALL.len());
}

#[test]
fn names_are_cut_and_sentences_are_not() {
    let long = "Maximiliana Konstantinopolskaya-Featherstonehaugh";
    let harness = sized(vec2(200.0, 600.0), true, (), |ui, ()| {
        let ink = Theme::of(ui.ctx()).color.ink;
        name_label(ui, Type::Strong, ink, long);
        ui.horizontal(|ui| label(ui, Type::Body, "A sentence that is wider than its place goes on below."));
    });
    assert!(harness.get_by_label(long).rect().height() < 30.0);
    assert!(harness.get_by_label_contains("A sentence").rect().height() > 60.0);
}

#[test]
fn the_widgets_own_words_exist_in_every_language() {
    for language in Language::ALL {
        let mut harness = window(0, |ui, value| {
            Stepper::new("X", value).show(ui);
        });
        words::install(&harness.ctx, language);
        harness.run();
        let spoken: Vec<String> = harness
            .root()
            .children_recursive()
            .filter_map(|node| node.accesskit_node().label())
            .filter(|name| name.ends_with(": X"))
            .collect();
        assert_eq!(spoken.len(), 2, "{language:?}: {spoken:?}");
    }
}

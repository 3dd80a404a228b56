//! The kit editor, drawn and pressed by its visible labels, on a made-up game with every kind of field and sixty cards.

use eframe::egui::{Key, Modifiers, Vec2, accesskit::Role, vec2};
use egui_kittest::{
    Harness, Node,
    kittest::{NodeT, Queryable},
};
use serde_json::json;

use super::{KitEditor, KitEffect, KitIntent, Show, kit_editor_ui};
use crate::App;
use courtside_games::{GameId, kits};
use courtside_rules::{
    kit::{Field, Held, Kind, KitFile, Schema, Section, Status, TableKit, Values},
    msg,
    text::{Language, Message, Texts},
};
use courtside_store::Store;
use courtside_ui::{
    theme::{Look, Theme, install_fonts},
    widgets::words,
};

const WIDE: Vec2 = vec2(1280.0, 800.0);
const NARROW: Vec2 = vec2(412.0, 915.0);

/// Words of the made-up game.
fn words_of(text: &str) -> Message {
    msg!("store-reason-other", text = text)
}

fn schema() -> Schema {
    let field = |key: &str, label: &str, kind| Field {
        key: key.to_owned(),
        label: words_of(label),
        hint: Some(words_of("as printed on the board")),
        kind,
    };
    let choice = |words: &[&'static str]| Kind::Choice(words.iter().map(|word| (*word, words_of(word))).collect());
    let colours = || choice(&["Green", "Blue", "Red", "Yellow", "Purple"]);
    let cards = (1..=60).flat_map(|card| {
        [
            field(&format!("card.{card}.colour"), "Colour", colours()),
            field(&format!("card.{card}.value"), "Value", Kind::Number { min: 1, max: 9 }),
        ]
    });
    let board = vec![
        field("steps", "Steps to the palace", Kind::Number { min: 1, max: 12 }),
        field("price", "Price", Kind::Number { min: 1, max: 12 }),
        field("side", "Side", choice(&["Small", "Large"])),
        field("wall", "Wall", colours()),
        field("name", "Own word", Kind::Text { max_chars: 16 }),
        field("row", "Palace row", Kind::Numbers { min: 0, max: 9, max_len: 3 }),
    ];
    let section =
        |id, title: &str, fields, table| Section { id, title: words_of(title), fields, table, optional: table };
    let sections =
        vec![section("board", "The board", board, false), section("cards", "Gift cards", cards.collect(), true)];
    Schema { game: "made-up", sections }
}

fn editor() -> KitEditor {
    let held = |value, status| Held { value: Some(value), status, source: None };
    let shipped = [
        ("steps", held(json!(8), Status::Assumed)),
        ("price", held(json!(3), Status::Assumed)),
        ("side", held(json!("Small"), Status::Confirmed)),
        ("card.7.colour", held(json!("Green"), Status::Assumed)),
        ("card.7.value", held(json!(4), Status::Confirmed)),
    ];
    let shipped = Values(shipped.into_iter().map(|(key, held)| (key.to_owned(), held)).collect());
    KitEditor::new(TableKit::new(schema(), shipped, KitFile::default()))
}

/// The editor on the screen, and what the app would have had to do.
struct Shown {
    editor: KitEditor,
    effects: Vec<KitEffect>,
}

type Screen = Harness<'static, Shown>;

fn screen(editor: KitEditor, language: Language, percent: u16, size: Vec2) -> Screen {
    let texts = Texts::new(language);
    let mut harness = Harness::builder()
        .with_size(size)
        .with_context_setup(move |ctx| {
            install_fonts(ctx);
            words::install(ctx, language);
        })
        .build_ui_state(
            move |ui, shown: &mut Shown| {
                let narrow = !Theme::fits_wide(ui.ctx(), size.x, percent);
                Theme::new(Look::Light, percent, narrow, true).install(ui.ctx());
                if let Some(intent) = kit_editor_ui(ui, &texts, &shown.editor) {
                    shown.effects.push(shown.editor.handle(intent));
                }
            },
            Shown { editor, effects: Vec::new() },
        );
    harness.run();
    harness
}

fn wide() -> Screen {
    // Tall enough for all fields, so that nothing has to be scrolled to.
    screen(editor(), Language::English, 100, vec2(1280.0, 1200.0))
}

trait Press {
    /// Presses the one thing that is called so.
    fn press(&mut self, label: &str);
    /// The one thing that is called so and is no plain label.
    fn target<'s>(&'s self, label: &'s str) -> Node<'s>;
    fn values(&self) -> &Values;
}

impl Press for Screen {
    fn press(&mut self, label: &str) {
        self.target(label).click();
        self.run();
    }

    fn target<'s>(&'s self, label: &'s str) -> Node<'s> {
        let mut targets: Vec<_> =
            self.query_all_by_label(label).filter(|node| node.accesskit_node().role() != Role::Label).collect();
        assert_eq!(targets.len(), 1, "targets that are called {label}");
        targets.remove(0)
    }

    fn values(&self) -> &Values {
        self.state().editor.kit().values()
    }
}

#[test]
fn a_number_is_stepped_and_one_run_of_steps_is_one_undo() {
    let mut screen = wide();
    screen.press("More: Price");
    screen.press("More: Price");
    assert_eq!(screen.values().number("price"), Some(5));
    assert_eq!(screen.values().status("price"), Status::Confirmed);
    assert_eq!(screen.state().effects, [KitEffect::Save, KitEffect::Save]);
    screen.press("Undo: Price");
    assert_eq!((screen.values().number("price"), screen.values().status("price")), (Some(3), Status::Assumed));
    assert!(screen.query_by_label("Undo: Price").is_none());
}

#[test]
fn the_keys_undo_too() {
    let mut screen = wide();
    screen.press("Right: Price");
    screen.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    screen.run();
    assert_eq!(screen.values().status("price"), Status::Assumed);
}

#[test]
fn assumed_values_are_confirmed_one_by_one_or_all_at_once() {
    let mut screen = wide();
    screen.get_by_label("2 values on this page are assumed");
    assert_eq!(screen.get_all_by_label("check your copy").count(), 2);
    screen.press("Right: Price");
    screen.press("It is right");
    assert_eq!(screen.values().status("steps"), Status::Confirmed);
    assert_eq!(screen.query_all_by_label("check your copy").count(), 0);
    screen.press("Undo: Steps to the palace");
    screen.press("Undo: Price");
    screen.press("Both are right");
    screen.get_by_label("Undo: 2 values");
}

#[test]
fn choices_few_and_many_are_tapped() {
    let mut screen = wide();
    screen.press("Large");
    screen.press("Purple");
    assert_eq!((screen.values().text("side"), screen.values().text("wall")), (Some("Large"), Some("Purple")));
    screen.press("Drop our own value: Wall");
    assert_eq!(screen.values().status("wall"), Status::Unknown);
}

#[test]
fn a_text_is_taken_when_the_field_is_left() {
    let mut screen = wide();
    screen.target("Own word").focus();
    screen.run();
    screen.target("Own word").type_text("Стена");
    screen.run();
    assert_eq!(screen.values().text("name"), None, "still being written");
    screen.key_press(Key::Enter);
    screen.run();
    assert_eq!(screen.values().text("name"), Some("Стена"));
    assert_eq!(screen.state().effects.iter().filter(|effect| **effect == KitEffect::Save).count(), 1);
}

#[test]
fn a_list_of_numbers_grows_and_shrinks() {
    let mut screen = wide();
    screen.press("One more number: Palace row");
    screen.press("One more number: Palace row");
    screen.press("More: Palace row, number 2");
    assert_eq!(screen.values().numbers("row"), Some(vec![0, 1]));
    screen.press("One more number: Palace row");
    assert!(screen.query_by_label("One more number: Palace row").is_none(), "three is the most");
    for _ in 0..3 {
        screen.press("Remove the last number: Palace row");
    }
    assert_eq!(screen.values().status("row"), Status::Unknown);
}

#[test]
fn sixty_cards_are_filtered_opened_and_entered() {
    let mut screen = wide();
    screen.press("Gift cards. 0 of 60");
    assert_eq!(screen.state().editor.section().map(|section| section.id), Some("cards"));
    screen.press("Known");
    assert_eq!(screen.state().editor.show(), Show::Known);
    screen.press("7: Green · 4");
    screen.press("Red");
    assert_eq!(screen.values().text("card.7.colour"), Some("Red"));
    screen.press("Missing");
    assert!(screen.query_by_label("7: Red · 4").is_none());
    screen.get_by_label("60: – · –").scroll_to_me();
    screen.run();
    screen.press("60: – · –");
    screen.get_by_label("More: 60: Value").scroll_to_me();
    screen.run();
    screen.press("More: 60: Value");
    screen.press("Blue");
    assert_eq!(
        (screen.values().number("card.60.value"), screen.values().text("card.60.colour")),
        (Some(1), Some("Blue"))
    );
    screen.get_by_label("60: Blue · 1");
}

#[test]
fn an_assumed_card_is_confirmed_in_its_row() {
    let mut screen = wide();
    screen.press("Gift cards. 0 of 60");
    screen.press("Right: 7");
    assert_eq!(screen.values().status("card.7.colour"), Status::Confirmed);
    screen.get_by_label("Gift cards. 1 of 60");
}

#[test]
fn an_import_tells_what_it_would_change_and_then_does_it() {
    let mut screen = wide();
    screen.press("Import");
    screen.get_by_label("Path of the kit file").focus();
    screen.run();
    screen.get_by_label("Path of the kit file").type_text("theirs.json");
    screen.run();
    screen.press("Look into it");
    assert_eq!(screen.state().effects.last(), Some(&KitEffect::ReadFile("theirs.json".to_owned())));

    screen.state_mut().editor.offer("theirs.json", b"{");
    screen.run();
    screen.get_by_label("Not taken: 1 problem in this file");
    let theirs = r#"{"kit":1,"game":"made-up","values":{
        "price":{"value":9,"status":"confirmed"},"card.2.value":{"value":5,"status":"assumed"}}}"#;
    screen.state_mut().editor.offer("theirs.json", theirs.as_bytes());
    screen.run();
    screen.get_by_label("3 → 9");
    screen.get_by_label("2: Value");
    assert_eq!(screen.values().number("price"), Some(3), "only told");
    screen.press("Take over 2 values");
    assert_eq!((screen.values().number("price"), screen.values().number("card.2.value")), (Some(9), Some(5)));
    assert!(screen.state().editor.import().is_none());
    screen.press("Undo: import, 2 values");
    assert_eq!(screen.values().number("price"), Some(3));
}

#[test]
fn what_the_game_cannot_play_with_is_said_at_once() {
    let kit = kits::table_kit(GameId::YokaiSketch, KitFile::default());
    let mut screen = screen(KitEditor::new(kit), Language::English, 100, WIDE);
    screen.press("2: Blue · Water");
    screen.press("Green");
    screen.get_by_label("With these values no game can begin");
    screen.press("Undo: 2: Colour");
    assert!(screen.query_by_label("With these values no game can begin").is_none());
}

#[test]
fn what_is_not_saved_and_what_is_worth_knowing_stays_until_it_is_answered() {
    let mut screen = wide();
    screen.state_mut().editor.saved(Some(words_of("Not saved: the disk is full")));
    screen.state_mut().editor.tell(words_of("The kit is in a file"));
    screen.run();
    screen.press("Retry");
    assert_eq!(screen.state().effects, [KitEffect::Save]);
    screen.state_mut().editor.saved(None);
    screen.run();
    screen.press("Close");
    assert!(screen.query_by_label("Not saved: the disk is full").is_none());
    assert!(screen.query_by_label("The kit is in a file").is_none());
}

#[test]
fn an_edit_in_the_app_is_on_the_disk_at_once() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let store = Store::open(folder.path()).expect("an empty folder becomes a store");
    let app = App::new(store.clone(), folder.path().join("exports"), Some(Language::English));
    let mut harness = Harness::builder().with_size(WIDE).build_ui_state(|ui, app: &mut App| app.show(ui), app);
    harness.run();
    for label in ["Kits", "Open the kit of Yokai Sketch", "Right: 2"] {
        harness.get_by_label(label).click();
        harness.run();
    }
    let (kit, _) = store.load_kit(GameId::YokaiSketch);
    assert_eq!(kit.values().status("stack.2.colour"), Status::Confirmed);
    harness.get_by_label("Undo: 2 values").click();
    harness.run();
    let (kit, _) = store.load_kit(GameId::YokaiSketch);
    assert_eq!(kit.own_file().values, Values::default());
}

#[test]
fn a_phone_in_russian_has_undo_below() {
    let mut screen = screen(editor(), Language::Russian, 100, NARROW);
    screen.press("Верно: Price");
    assert_eq!(screen.values().status("price"), Status::Confirmed);
    screen.press("Отменить");
    assert_eq!(screen.values().status("price"), Status::Assumed);
    screen.press("Gift cards");
    screen.press("Готовые");
    screen.target("7: Green · 4");
}

#[test]
fn nothing_sticks_out_of_the_window_in_any_language_at_any_size() {
    // English is the pseudo-language made shorter, and needs no look of its own.
    for language in [Language::Russian, Language::Spanish, Language::Pseudo] {
        for (size, percent) in [(NARROW, 100), (NARROW, 200), (WIDE, 150)] {
            for (section, row) in [("board", None), ("cards", Some("card.7"))] {
                let mut editor = editor();
                editor.handle(KitIntent::OpenSection(section));
                editor.handle(KitIntent::OpenRow(row.map(str::to_owned)));
                let screen = screen(editor, language, percent, size);
                check_width(&screen, size.x, &format!("{language:?}, {percent} %, {section}"));
            }
        }
    }
}

fn check_width(screen: &Screen, width: f32, what: &str) {
    for node in screen.root().children_recursive() {
        let node = node.accesskit_node();
        let Some(name) = node.label().or_else(|| node.value()) else { continue };
        let right = node.raw_bounds().map_or(0.0, |rect| rect.x1) as f32;
        assert!(right <= width + 0.5, "{what}: {name} ends at {right}");
    }
}

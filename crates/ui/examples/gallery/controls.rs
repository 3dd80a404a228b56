//! Buttons, choices, numbers, settings.

use egui::Ui;

use super::{GalleryState, Page};
use courtside_ui::{
    theme::{STACKS, Type, size, space},
    widgets::{
        Button, Choice, ChoiceTile, Icon, IconButton, Keypad, Kind, LinkRow, Pill, Pose, Segments, Stepper, SwitchRow,
        TextField, TextSize, button_row, card, hairline, key, label, rows, tiles,
    },
};

pub(super) fn buttons(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let next = page.get("gallery-next-card");
    let by_hand = page.get("gallery-by-hand");
    let two = |ui: &mut Ui, buttons: [(Button<'_>, &'static str); 2]| {
        ui.columns(2, |columns| {
            for (column, (button, remark)) in columns.iter_mut().zip(buttons) {
                button.wide().show(column);
                page.remark(column, remark);
            }
        });
    };
    two(
        ui,
        [
            (Button::new(&next).kind(Kind::Primary), "gallery-remark-primary"),
            (Button::new(&next).kind(Kind::Primary).pose(Pose::Hover), "gallery-remark-hover"),
        ],
    );
    two(
        ui,
        [
            (Button::new(&by_hand), "gallery-remark-second"),
            (Button::new(&by_hand).pose(Pose::Focus), "gallery-remark-focus"),
        ],
    );
    let all = page.get("gallery-resolve-all");
    let delete = page.get("gallery-delete");
    two(
        ui,
        [
            (Button::new(&all).kind(Kind::Quiet), "gallery-remark-quiet"),
            (Button::new(&delete).kind(Kind::Danger).icon(Icon::Trash), "gallery-remark-danger"),
        ],
    );
    Button::new(&page.get("gallery-vote-missing")).not_yet().wide().show(ui);
    page.remark(ui, "gallery-remark-not-yet");
    Button::new(&next).kind(Kind::Tint).big().wide().icon_right(Icon::ArrowRight).show(ui);
    page.remark(ui, "gallery-remark-big");
    ui.horizontal_wrapped(|ui| {
        Button::new(&page.get("gallery-check")).small().show(ui);
        IconButton::new(Icon::Check, &page.get("gallery-confirm")).framed().show(ui);
        IconButton::new(Icon::ArrowUUpLeft, &page.get("gallery-undo")).show(ui);
        IconButton::new(Icon::ArrowUUpRight, &page.get("gallery-redo")).enabled(false).show(ui);
        IconButton::new(Icon::Question, &page.get("gallery-help")).on(true).show(ui);
    });
}

pub(super) fn choices(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    Choice::new(&page.get("gallery-return-servants"))
        .icon(Icon::Users)
        .consequence(&page.get("gallery-pool"))
        .rule("FC-067")
        .show(ui);
    Choice::new(&page.get("gallery-discard"))
        .icon(Icon::Cards)
        .consequence(&page.get("gallery-hand"))
        .selected(true)
        .show(ui);
    Choice::new(&page.get("gallery-exchange")).icon(Icon::Equals).refused(&page.get("gallery-refused")).show(ui);
    Choice::new(&page.get("gallery-back")).number("−1").consequence(&page.get("gallery-to-10")).show(ui);
    if let Some(person) = page.people.get(3) {
        Choice::new(&person.name).person(person).consequence(&page.get("gallery-facts")).show(ui);
    }
}

pub(super) fn numbers(page: &Page<'_>, ui: &mut Ui, state: &mut GalleryState) {
    let (none, by_card) = (page.get("gallery-penalty-none"), page.get("gallery-penalty-card"));
    ui.horizontal_wrapped(|ui| {
        Stepper::new(&page.get("gallery-cards"), &mut state.cards).range(0..=9).show(ui);
        Segments::new(&page.get("gallery-penalty"), &mut state.penalty).option(0, &none).option(1, &by_card).show(ui);
    });
    ui.horizontal_wrapped(|ui| {
        Stepper::maybe(&page.get("gallery-price"), &mut state.price).range(1..=12).small().show(ui);
        Stepper::maybe(&page.get("gallery-price"), &mut Some(12)).range(1..=12).small().show(ui);
    });
    ui.horizontal_wrapped(|ui| {
        for (index, person) in page.people.iter().skip(3).enumerate() {
            let pill = Pill::new(&person.name).on(state.voter == index);
            let pill = if index == 2 { pill.person(person) } else { pill };
            if pill.show(ui).clicked() {
                state.voter = index;
            }
        }
    });
    let long = [page.get("gallery-length-short"), page.get("gallery-length-plain"), page.get("gallery-length-long")];
    Segments::new(&page.get("gallery-length"), &mut state.length)
        .option(0, &long[0])
        .option(1, &long[1])
        .option(2, &long[2])
        .show(ui);
    TextField::new(&page.get("gallery-name"), &mut state.name).hint(&page.get("gallery-name-hint")).show(ui);
    TextField::new(&page.get("gallery-search"), &mut state.name)
        .hint(&page.get("gallery-search"))
        .icon(Icon::MagnifyingGlass)
        .problem(Some(&page.get("gallery-name-taken")))
        .max_chars(24)
        .show(ui);
}

pub(super) fn settings(page: &Page<'_>, ui: &mut Ui, state: &mut GalleryState) {
    card(ui, |ui| {
        TextSize::new(&page.get("gallery-text-size"), &mut state.percent).show(ui);
        rows(ui, |ui| {
            SwitchRow::new(&page.get("gallery-contrast"), &mut state.contrast).show(ui);
            hairline(ui);
            SwitchRow::new(&page.get("gallery-awake"), &mut state.awake)
                .detail(&page.get("gallery-awake-detail"))
                .show(ui);
            hairline(ui);
            LinkRow::new(&page.get("gallery-trash"))
                .icon(Icon::Trash)
                .detail(&page.get("gallery-trash-detail"))
                .show(ui);
        });
    });
    let mut theme = 1;
    let (light, dark, system) =
        (page.get("gallery-look-light"), page.get("gallery-look-dark"), page.get("gallery-look-system"));
    Segments::new(&page.get("gallery-look"), &mut theme)
        .option_with_icon(0, Icon::Sun, &light)
        .option_with_icon(1, Icon::Moon, &dark)
        .option(2, &system)
        .wide()
        .show(ui);
}

pub(super) fn keypad(page: &Page<'_>, ui: &mut Ui, state: &mut GalleryState) {
    let shown = if state.number.is_empty() { "–" } else { state.number.as_str() };
    label(ui, Type::NumXl, shown);
    Keypad::new(&mut state.number).digits(2).show(ui);
    ui.add_space(space::S);
    ui.horizontal_wrapped(|ui| {
        key(ui, "12", true);
        key(ui, "27", true);
        key(ui, "41", false);
    });
    page.remark(ui, "gallery-remark-keys");
}

pub(super) fn tiles_and_rows(page: &Page<'_>, ui: &mut Ui, state: &mut GalleryState) {
    let words = ["gallery-green", "gallery-blue", "gallery-red", "gallery-yellow"].map(|id| page.get(id));
    let stacks =
        [(Icon::Leaf, STACKS.green), (Icon::Drop, STACKS.blue), (Icon::Fire, STACKS.red), (Icon::Wind, STACKS.yellow)];
    let reason = page.get("gallery-stack-empty");
    let shown: Vec<ChoiceTile<'_>> = words
        .iter()
        .zip(stacks)
        .enumerate()
        .map(|(index, (words, (icon, color)))| {
            ChoiceTile::new(words)
                .icon_filled(icon, page.theme.stack_ink(color))
                .selected(state.stack == index)
                .refused_if((index == 3).then_some(reason.as_str()))
        })
        .collect();
    if let Some(index) = tiles(ui, &shown, size::TILE) {
        state.stack = index;
    }
    let (call, distract) = (page.get("gallery-call"), page.get("gallery-distract"));
    button_row(ui, &[Button::new(&call).icon(Icon::Megaphone), Button::new(&distract).icon(Icon::Sparkle)]);
}

//! Story lines, toast, trust marks, dialog, empty state, banners.

use egui::Ui;

use super::{GalleryState, Page};
use courtside_rules::text::Texts;
use courtside_ui::{
    theme::{Type, space},
    widgets::{
        Banner, Dialog, EmptyState, Icon, StoryLine, Trust, TrustMark, card, label_in, paragraph, second, toast_ui,
    },
};

pub(super) fn story(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let people = page.people;
    page.theme.card_frame().inner_margin(egui::Margin::symmetric(18, 4)).show(ui, |ui| {
        let why = page.get("gallery-story-why");
        let (see, correct) = (page.get("gallery-see-moment"), page.get("gallery-correct"));
        StoryLine::new(&page.get("gallery-story-wall"))
            .person(&people[2])
            .rules(&["FC-131"])
            .delta(3)
            .why(&[&why])
            .show(ui);
        StoryLine::new(&page.get("gallery-story-vp"))
            .person(&people[1])
            .rules(&["FC-190"])
            .delta(9)
            .why(&[&why])
            .link(&see)
            .link(&correct)
            .open_at_first()
            .show(ui);
        StoryLine::new(&page.get("gallery-story-steps"))
            .person(&people[3])
            .context(&page.get("gallery-story-action"))
            .rules(&["SK-38", "SK-42"])
            .change(7, 4)
            .show(ui);
        StoryLine::new(&page.get("gallery-story-token")).person(&people[0]).rules(&["SK-44"]).delta(-1).show(ui);
        StoryLine::new(&page.get("gallery-story-night")).icon(Icon::Moon, page.theme.color.ink2).last().show(ui);
    });
    let color = &page.theme.color;
    paragraph(
        ui,
        &[
            (Type::Body, color.ink2, &page.get("gallery-what-if")),
            (Type::Body, color.ink2, " "),
            (Type::Rule, color.ink3, "YS-27"),
        ],
    );
}

pub(super) fn toast_and_trust(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    let room = ui.available_width();
    toast_ui(ui, room, &page.get("gallery-toast-words"), Some(&page.get("gallery-undo")));
    ui.add_space(space::S);
    label_in(ui, Type::Label, page.theme.color.ink3, page.get("gallery-trust"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        TrustMark::new(Trust::Assumed, &page.get("gallery-assumed")).show(ui);
        TrustMark::new(Trust::Confirmed, &page.get("gallery-confirmed")).show(ui);
        TrustMark::new(Trust::NotEntered, &page.get("gallery-not-entered")).show(ui);
    });
    Banner::assumed(&page.get("gallery-price-assumed"))
        .detail(&page.get("gallery-look-at-board"))
        .button(&page.get("gallery-check"))
        .show(ui);
}

pub(super) fn dialog(page: &Page<'_>, ui: &mut Ui, state: &mut GalleryState) {
    page.theme.raised_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        roll_dialog(page.texts, |dialog| dialog.contents(ui));
    });
    if second(ui, &page.get("gallery-open-dialog")).clicked() {
        state.dialog = true;
    }
    if second(ui, &page.get("gallery-show-toast")).clicked() {
        state.toasts.say(page.get("gallery-toast-words"), Some(&page.get("gallery-undo")));
    }
}

pub(super) fn empty(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    EmptyState::new(Icon::Cards, &page.get("gallery-no-games"), &page.get("gallery-no-games-line"))
        .button(&page.get("gallery-new-game"))
        .show(ui);
}

pub(super) fn banners(page: &Page<'_>, ui: &mut Ui, _state: &mut GalleryState) {
    Banner::error(&page.get("gallery-not-saved"))
        .detail(&page.get("gallery-not-saved-detail"))
        .button(&page.get("gallery-retry"))
        .show(ui);
    Banner::info(&page.get("gallery-other-window")).icon(Icon::Lock).detail(&page.get("gallery-only-look")).show(ui);
    card(ui, |ui| label_in(ui, Type::Body, page.theme.color.ink2, page.get("gallery-card")));
}

/// What floats over the page: the dialog and the toast.
pub(super) fn floating(ui: &Ui, texts: &Texts, state: &mut GalleryState) {
    if state.dialog && roll_dialog(texts, |dialog| dialog.show(ui.ctx())).is_some() {
        state.dialog = false;
    }
    state.toasts.show(ui.ctx(), 0.0);
}

fn roll_dialog<R>(texts: &Texts, use_it: impl FnOnce(Dialog<'_>) -> R) -> R {
    let [heading, sentence, safe, other] =
        ["gallery-undo-roll-heading", "gallery-undo-roll-sentence", "gallery-keep", "gallery-undo-roll"]
            .map(|id| texts.get(id));
    use_it(Dialog::new("gallery", &heading, &sentence).safe(&safe).other(&other))
}

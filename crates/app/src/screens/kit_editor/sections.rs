//! Where one is and how far: the sections of a kit with their progress, beside the fields or above them.

use eframe::egui::{Frame, Margin, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo};

use super::{KitEditor, KitIntent, caption};
use courtside_rules::{
    kit::{Progress, Section},
    msg,
    text::{Message, Texts},
};
use courtside_ui::{
    theme::{Theme, Type, icon, radius, space},
    widgets::{Icon, Pill, focus_ring, icon as show_icon, icon_filled, label, progress},
};

/// The list beside the fields.
pub(super) fn list_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor) -> Option<KitIntent> {
    let theme = Theme::of(ui.ctx());
    let mut asked = None;
    theme.card_frame().inner_margin(space::S).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            for section in &editor.kit().schema().sections {
                if section_ui(ui, texts, editor, section) {
                    asked = Some(KitIntent::OpenSection(section.id));
                }
            }
        });
    });
    asked
}

/// The same above the fields, where there is no room beside them.
pub(super) fn tabs_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor) -> Option<KitIntent> {
    let sections = &editor.kit().schema().sections;
    let mut asked = None;
    if sections.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = [space::S, space::S].into();
            for section in sections {
                if Pill::new(&texts.say(&section.title)).on(is_open(editor, section)).show(ui).clicked() {
                    asked = Some(KitIntent::OpenSection(section.id));
                }
            }
        });
    }
    if let Some(section) = editor.section() {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            progress_ui(ui, texts, editor, section);
        });
    }
    asked
}

fn section_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, section: &Section) -> bool {
    let theme = Theme::of(ui.ctx());
    let title = texts.say(&section.title);
    let open = is_open(editor, section) && editor.import().is_none();
    let row = ui.scope_builder(UiBuilder::new().id_salt(section.id).sense(Sense::click()), |ui| {
        let fill = match (open, ui.response().hovered()) {
            (true, _) => theme.color.primary_tint,
            (false, true) => theme.color.inset,
            (false, false) => theme.color.surface,
        };
        let margin = Margin::symmetric(space::M as i8, space::M as i8);
        Frame::new().fill(fill).corner_radius(radius::M).inner_margin(margin).show(ui, |ui| {
            ui.horizontal(|ui| {
                sign_ui(ui, editor.kit().progress(section));
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = space::XS;
                    ui.set_min_width(ui.available_width());
                    label(ui, Type::Strong, &title);
                    progress_ui(ui, texts, editor, section);
                });
            });
        });
    });
    let response = row.response;
    let words = texts.say(&progress_words(editor.kit().progress(section), section.optional));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, open, format!("{title}. {words}")));
    focus_ring(ui, &response, radius::M);
    response.clicked()
}

fn is_open(editor: &KitEditor, section: &Section) -> bool {
    editor.section().is_some_and(|open| open.id == section.id)
}

fn progress_ui(ui: &mut Ui, texts: &Texts, editor: &KitEditor, section: &Section) {
    let done = editor.kit().progress(section);
    let words = texts.say(&progress_words(done, section.optional));
    caption(ui, &words);
    if done.confirmed > 0 || (done.assumed == 0 && !section.optional) {
        progress(ui, done.confirmed as f32 / done.all.max(1) as f32, &words);
    }
}

/// The sign of a section: all confirmed, something assumed, something missing.
fn sign_ui(ui: &mut Ui, done: Progress) {
    let theme = Theme::of(ui.ctx());
    let side = theme.scaled(icon::M);
    if done.confirmed == done.all {
        icon_filled(ui, Icon::SealCheck, side, theme.color.ok_text);
    } else if done.assumed > 0 {
        icon_filled(ui, Icon::SealQuestion, side, theme.color.gold_text);
    } else {
        show_icon(ui, Icon::CircleDashed, side, theme.color.ink3);
    }
}

/// "31 of 38", or one word where nothing is confirmed yet.
pub(super) fn progress_words(done: Progress, optional: bool) -> Message {
    match done {
        Progress { confirmed: 0, assumed: 0, .. } if optional => msg!("kit-progress-optional"),
        Progress { confirmed: 0, assumed: 0, .. } => msg!("kit-not-entered"),
        Progress { confirmed: 0, assumed, all } if assumed == all => msg!("kit-progress-assumed"),
        Progress { confirmed, all, .. } => msg!("kit-progress", known = confirmed, all = all),
    }
}

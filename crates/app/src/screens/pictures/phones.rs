//! Photos from phones: who may reach the inbox, its link and code, what came, and the way to close it.

use eframe::egui::{self, Align, Label, Layout};

use crate::{
    Cx,
    pictures::{OpenInbox, Phones, PhonesIntent},
    screens::layout::card_ui,
};
use courtside_rules::msg;
use courtside_ui::{
    theme::{Type, space},
    widgets::{Banner, Button, Chip, Choice, Icon, Kind, Segments, Tone, label, label_in, qr_code},
};

/// Wide enough for the code and, beside it, all that belongs to it.
pub(super) const WIDE: f32 = 960.0;
/// So large that it can be scanned from across a table.
const CODE: f32 = 420.0;
/// So many of the latest photos are named; the judge's list has them all.
const NAMED: usize = 5;

pub(super) fn phones_ui(ui: &mut egui::Ui, cx: &Cx, phones: &Phones) -> Option<PhonesIntent> {
    card_ui(ui, |ui| match &phones.open {
        Some(open) => open_ui(ui, cx, phones, open),
        None => {
            label(ui, Type::Strong, cx.get("phones-title"));
            label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("phones-text"));
            let asked = who_ui(ui, cx, phones.network);
            let open = Button::new(&cx.get("phones-start")).kind(Kind::Primary).icon(Icon::Image).wide().show(ui);
            asked.or(open.clicked().then_some(PhonesIntent::Open(true)))
        }
    })
}

/// Who can reach it, and what that means.
fn who_ui(ui: &mut egui::Ui, cx: &Cx, network: bool) -> Option<PhonesIntent> {
    let mut wanted = network;
    let (who, local, everyone) = (cx.get("phones-who"), cx.get("phones-local"), cx.get("phones-network"));
    label_in(ui, Type::Caption, cx.theme.color.ink2, who.clone());
    let changed = Segments::new(&who, &mut wanted).wide().option(false, &local).option(true, &everyone).show(ui);
    let text = if network { cx.get("phones-network-text") } else { cx.get("phones-local-text") };
    label_in(ui, Type::Body, cx.theme.color.ink2, text);
    ui.add_space(space::S);
    changed.changed().then_some(PhonesIntent::Network(wanted))
}

fn open_ui(ui: &mut egui::Ui, cx: &Cx, phones: &Phones, open: &OpenInbox) -> Option<PhonesIntent> {
    if cx.narrow {
        code_ui(ui, cx, open, ui.available_width());
        return about_ui(ui, cx, phones, open);
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::XL;
        code_ui(ui, cx, open, CODE);
        ui.vertical(|ui| {
            ui.set_width(ui.available_width());
            about_ui(ui, cx, phones, open)
        })
        .inner
    })
    .inner
}

/// Everything about the open inbox but its code.
fn about_ui(ui: &mut egui::Ui, cx: &Cx, phones: &Phones, open: &OpenInbox) -> Option<PhonesIntent> {
    let mut asked = None;
    label(ui, Type::Strong, cx.get("phones-open"));
    match open.link() {
        Some(link) => asked = link_ui(ui, cx, link),
        None => {
            Banner::error(&cx.get("phones-no-network")).detail(&cx.get("phones-no-network-text")).show(ui);
        }
    }
    came_ui(ui, cx, open);
    asked = asked.or(others_ui(ui, cx, open));
    asked = asked.or(who_ui(ui, cx, phones.network));
    let stop = Button::new(&cx.get("phones-stop")).wide().show(ui);
    let address = cx.say(&msg!("phones-address", address = open.address()));
    label_in(ui, Type::Caption, cx.theme.color.ink2, address);
    asked.or(stop.clicked().then_some(PhonesIntent::Open(false)))
}

fn code_ui(ui: &mut egui::Ui, cx: &Cx, open: &OpenInbox, width: f32) {
    let Some((side, dark)) = open.code() else { return };
    let middle = Layout::top_down(Align::Center);
    ui.allocate_ui_with_layout(egui::vec2(width, 0.0), middle, |ui| {
        qr_code(ui, &cx.get("phones-code"), side, dark, CODE.min(width));
    });
}

/// The link to read, mark and copy.
fn link_ui(ui: &mut egui::Ui, cx: &Cx, link: &str) -> Option<PhonesIntent> {
    label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("phones-link"));
    ui.add(Label::new(cx.theme.text(Type::Body, link)).selectable(true).wrap());
    let copy = Button::new(&cx.get("phones-copy")).small().wide().show(ui);
    copy.clicked().then_some(PhonesIntent::Copy)
}

/// Where this machine is in several networks, the phones may be in another one than was guessed.
fn others_ui(ui: &mut egui::Ui, cx: &Cx, open: &OpenInbox) -> Option<PhonesIntent> {
    let mut asked = None;
    let mut others = open.others().peekable();
    if others.peek().is_some() {
        label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("phones-other"));
    }
    for (at, link) in others {
        let address = link.trim_start_matches("http://").split('/').next().unwrap_or_default();
        if Choice::new(address).low().show(ui).clicked() {
            asked = Some(PhonesIntent::Link(at));
        }
    }
    asked
}

/// How many came, and the latest by name.
fn came_ui(ui: &mut egui::Ui, cx: &Cx, open: &OpenInbox) {
    let came = cx.say(&msg!("pictures-came", count = open.came.len()));
    Chip::new(&came).tone(Tone::Ok).icon(Icon::Image).show(ui);
    for (player, photo) in open.came.iter().rev().take(NAMED) {
        label(ui, Type::Body, cx.say(&msg!("phones-entry", player = player, photo = photo)));
    }
}

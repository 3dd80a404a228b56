//! The camera: which there are, what the open one shows, and the way to a picture of it.

use eframe::egui::{self, Align, Layout, vec2};

use super::{Shown, Typed, live, path_ui};
use crate::{
    Cx, IN_BROWSER,
    pictures::{CameraIntent, OpenCamera, Pictures, Search},
    screens::layout::card_ui,
};
use courtside_devices::camera::{CameraError, Look, Size};
use courtside_rules::msg;
use courtside_ui::{
    theme::{Type, size, space},
    widgets::{Banner, Button, Choice, EmptyState, Icon, Kind, LinkRow, button_row, label, label_in},
};

pub(super) fn camera_ui(ui: &mut egui::Ui, cx: &Cx, shown: &Shown<'_>) -> Option<CameraIntent> {
    match &shown.pictures.cameras.open {
        Some(open) => open_ui(ui, cx, shown, open),
        None => choose_ui(ui, cx, shown.pictures),
    }
}

/// The cameras there are, and the folder that stands in for one.
fn choose_ui(ui: &mut egui::Ui, cx: &Cx, pictures: &Pictures) -> Option<CameraIntent> {
    let asked = match &pictures.cameras.search {
        Search::NotYet | Search::Looking(_) => {
            card_ui(ui, |ui| label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("pictures-searching")));
            None
        }
        Search::Done(Err(error)) => no_camera_ui(ui, cx, error).then_some(CameraIntent::Search),
        Search::Done(Ok(devices)) => card_ui(ui, |ui| {
            let mut asked = None;
            for device in devices {
                if LinkRow::new(&device.name).icon(Icon::Camera).show(ui).clicked() {
                    asked = Some(CameraIntent::Open(device.id.clone()));
                }
            }
            let again = Button::new(&cx.get("pictures-search")).icon(Icon::ArrowsClockwise).small().show(ui);
            asked.or(again.clicked().then_some(CameraIntent::Search))
        }),
    };
    if IN_BROWSER {
        return asked;
    }
    let typed = card_ui(ui, |ui| {
        label(ui, Type::Strong, cx.get("pictures-play-title"));
        label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("pictures-play-text"));
        let go = cx.get("pictures-play");
        let go = Button::new(&go).icon(Icon::Play).small().wide();
        path_ui(ui, cx, "pictures-play-field", &pictures.frames, &go)
    });
    asked.or(match typed? {
        Typed::Changed(path) => Some(CameraIntent::EditFrames(path)),
        Typed::Go => Some(CameraIntent::Play),
    })
}

/// Why there is none, and what to do; the other ways are the tabs above.
fn no_camera_ui(ui: &mut egui::Ui, cx: &Cx, error: &CameraError) -> bool {
    let (heading, line, again) = (cx.say(&error.message()), cx.say(&error.advice()), cx.get("pictures-search"));
    let state = EmptyState::new(Icon::Camera, &heading, &line);
    if error.is_passing() { state.button(&again).show(ui) } else { state.show(ui) }
}

fn open_ui(ui: &mut egui::Ui, cx: &Cx, shown: &Shown<'_>, open: &OpenCamera) -> Option<CameraIntent> {
    if let Look::Ended(error) = &open.look
        && open.frozen.is_none()
    {
        return ended_ui(ui, cx, error);
    }
    if cx.narrow {
        let width = ui.available_width();
        live::picture_ui(ui, cx, shown, open, vec2(width, NARROW_HEIGHT));
        return card_ui(ui, |ui| {
            let asked = shutter_ui(ui, cx, open);
            live::says_ui(ui, cx, shown, open);
            asked.or(settings_ui(ui, cx, open))
        });
    }
    let panel = size::ASK_PANEL;
    let room = ui.available_size() - vec2(panel + space::L, 0.0);
    let height =
        (ui.ctx().content_rect().height() - size::TOP_BAR - size::SEGMENT - 4.0 * space::XL).max(NARROW_HEIGHT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::L;
        ui.allocate_ui_with_layout(vec2(room.x, height), Layout::top_down(Align::Center), |ui| {
            live::picture_ui(ui, cx, shown, open, vec2(room.x, height));
        });
        ui.vertical(|ui| {
            ui.set_width(panel - space::XS);
            card_ui(ui, |ui| {
                let asked = shutter_ui(ui, cx, open);
                live::says_ui(ui, cx, shown, open);
                asked.or(settings_ui(ui, cx, open))
            })
        })
        .inner
    })
    .inner
}

/// The least height of the picture.
const NARROW_HEIGHT: f32 = 320.0;

/// A camera that broke off: why, once more, or another one.
fn ended_ui(ui: &mut egui::Ui, cx: &Cx, error: &CameraError) -> Option<CameraIntent> {
    let again =
        Banner::error(&cx.say(&error.message())).detail(&cx.say(&error.advice())).button(&cx.get("retry")).show(ui);
    let close = Button::new(&cx.get("pictures-other-camera")).icon(Icon::Camera).wide().show(ui);
    match again {
        true => Some(CameraIntent::Again),
        false => close.clicked().then_some(CameraIntent::Close),
    }
}

/// The one next step: freeze, then use it or take another one.
fn shutter_ui(ui: &mut egui::Ui, cx: &Cx, open: &OpenCamera) -> Option<CameraIntent> {
    if open.frozen.is_some() {
        let take = Button::new(&cx.get("pictures-take")).kind(Kind::Primary).icon(Icon::Check).big().wide().show(ui);
        let retake = Button::new(&cx.get("pictures-retake")).icon(Icon::ArrowsClockwise).wide().show(ui);
        if take.clicked() {
            return Some(CameraIntent::Take);
        }
        return retake.clicked().then_some(CameraIntent::Freeze(false));
    }
    let words = cx.get("pictures-freeze");
    let freeze = Button::new(&words).kind(Kind::Primary).icon(Icon::Camera).big().wide();
    if open.frame().is_none() {
        freeze.not_yet().name(&cx.get("pictures-opening")).show(ui);
        return None;
    }
    freeze.show(ui).clicked().then_some(CameraIntent::Freeze(true))
}

/// Its size, and the way to another camera.
fn settings_ui(ui: &mut egui::Ui, cx: &Cx, open: &OpenCamera) -> Option<CameraIntent> {
    let mut asked = None;
    if let Look::Running { size, sizes, .. } = &open.look {
        let words = cx.say(&msg!("pictures-size", size = size.to_string()));
        let other = cx.get("pictures-other-camera");
        let buttons = [Button::new(&words).small(), Button::new(&other).small()];
        match button_row(ui, &buttons) {
            Some(0) => asked = Some(CameraIntent::Sizes(!open.sizes)),
            Some(_) => asked = Some(CameraIntent::Close),
            None => {}
        }
        if open.sizes {
            asked = asked.or(sizes_ui(ui, sizes, *size));
        }
    }
    asked
}

fn sizes_ui(ui: &mut egui::Ui, sizes: &[Size], now: Size) -> Option<CameraIntent> {
    let mut asked = None;
    for size in sizes {
        if Choice::new(&size.to_string()).low().selected(*size == now).show(ui).clicked() {
            asked = Some(CameraIntent::Resize(*size));
        }
    }
    asked
}

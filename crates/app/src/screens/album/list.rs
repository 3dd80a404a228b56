//! The album's first page: pictures in, whose each figure is, who is done and who is missing, and the kit at the end.

use eframe::egui::{self, Sense, Vec2, vec2};

use super::{finish, guest_words, notices_ui};
use crate::{
    Cx, IN_BROWSER,
    albums::{AlbumDesk, AlbumIntent, FigureStep, FloorStep, Page},
    intent::Intent,
    judging::PhotoGuest,
    screens::layout::{card_ui, page_ui},
};
use courtside_desk::album::Lack;
use courtside_photo::cutout::Doubt;
use courtside_rules::msg;
use courtside_ui::{
    theme::{Type, icon, photo_pixel, size, space},
    widgets::{
        Button, Chip, ChoiceTile, Icon, Kind, LinkRow, TextField, button_row, icon as icon_ui, label, label_in, tiles,
    },
};

/// How high a cut-out is beside the question whose it is.
const THUMB: f32 = 220.0;

pub(super) fn list_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk) -> Option<Intent> {
    page_ui(ui, cx, &cx.get("album-title"), size::CONTENT_MAX, |ui| {
        ui.spacing_mut().item_spacing.y = space::L;
        let mut asked = notices_ui(ui, cx, desk);
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("album-text"));
        if cx.narrow {
            asked = asked.or(work_ui(ui, cx, desk));
            asked = asked.or(guests_ui(ui, cx, desk));
            asked = asked.or(finish::finish_ui(ui, cx, desk));
        } else {
            let width = 0.5 * (ui.available_width() - space::L);
            let column = |ui: &mut egui::Ui, contents: &mut dyn FnMut(&mut egui::Ui)| {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing.y = space::L;
                    contents(ui);
                });
            };
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::L;
                column(ui, &mut |ui| {
                    asked = asked.take().or(work_ui(ui, cx, desk)).or(finish::finish_ui(ui, cx, desk));
                });
                column(ui, &mut |ui| asked = asked.take().or(guests_ui(ui, cx, desk)));
            });
        }
        asked.map(Intent::Album)
    })
}

/// What is to do with pictures: the open question, and the way in for more.
fn work_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk) -> Option<AlbumIntent> {
    // While its picture is still being read, nobody can say whose a figure is.
    let asks = |number: &u32| desk.pictures.get(*number).is_some() || !desk.jobs.is_busy();
    let whose = desk.nobodys().filter(asks).and_then(|number| card_ui(ui, |ui| whose_ui(ui, cx, desk, number)));
    whose.or(card_ui(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::M;
        label(ui, Type::Heading, cx.get("album-add"));
        label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("album-add-how"));
        // The first picture is the next step; later ones are one way among others.
        add_ui(ui, cx, desk, if desk.album.figures.is_empty() { Kind::Primary } else { Kind::Second })
    }))
}

/// The ways in for a picture.
pub(super) fn add_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk, kind: Kind) -> Option<AlbumIntent> {
    if desk.jobs.is_busy() {
        Chip::new(&cx.get("album-busy")).icon(Icon::Hourglass).show(ui);
    }
    if IN_BROWSER {
        let (take, choose) = (cx.get("pictures-take-photo"), cx.get("album-choose"));
        let buttons = [Button::new(&take).icon(Icon::Camera), Button::new(&choose).icon(Icon::Image)];
        return button_row(ui, &buttons).map(|button| AlbumIntent::ChoosePictures { camera: button == 0 });
    }
    let mut path = desk.path.clone();
    let name = cx.get("album-path");
    let width = ui.available_width();
    let field = TextField::new(&name, &mut path).hint(&name).icon(Icon::FolderOpen).width(width).show(ui);
    if field.changed() {
        return Some(AlbumIntent::EditPath(path));
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    let (choose, read) = (cx.get("album-choose"), cx.get("album-read"));
    let mut buttons = vec![Button::new(&choose).kind(kind).icon(Icon::Image)];
    if !path.trim().is_empty() {
        buttons.push(Button::new(&read));
    }
    match button_row(ui, &buttons) {
        Some(0) => Some(AlbumIntent::ChoosePictures { camera: false }),
        Some(_) => Some(AlbumIntent::ReadPath),
        None => (entered && !path.trim().is_empty()).then_some(AlbumIntent::ReadPath),
    }
}

/// Whose is this figure?
fn whose_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk, number: u32) -> Option<AlbumIntent> {
    ui.spacing_mut().item_spacing.y = space::M;
    label(ui, Type::Heading, cx.get("album-whose"));
    let left = desk.album.figures.iter().filter(|figure| figure.guest.is_none()).count();
    if left > 1 {
        label_in(ui, Type::Caption, cx.theme.color.ink2, cx.say(&msg!("album-whose-left", count = left - 1)));
    }
    thumb_ui(ui, cx, desk, number);
    if let Some(doubt) = desk.album.figure(number).and_then(|figure| figure.doubts.first()) {
        doubt_ui(ui, cx, *doubt);
    }
    // Those without a figure first; whoever has one can get a better one.
    let mut guests: Vec<(&PhotoGuest, bool)> =
        desk.guests.iter().map(|it| (it, desk.album.figure_of(&it.id).is_some())).collect();
    guests.sort_by_key(|(_, taken)| *taken);
    let names: Vec<String> = guests.iter().map(|(it, _)| cx.texts.own(&it.name).to_owned()).collect();
    let again = cx.get("album-again");
    let all = guests.iter().zip(&names);
    let shown: Vec<ChoiceTile> = all
        .map(|((it, taken), name)| {
            let tile = ChoiceTile::new(name).disc(it.sign, it.colour);
            if *taken { tile.detail(&again) } else { tile }
        })
        .collect();
    if let Some(chosen) = tiles(ui, &shown, size::TILE) {
        return Some(AlbumIntent::Assign(number, guests[chosen].0.id.clone()));
    }
    let none = cx.get("album-discard");
    Button::new(&none).kind(Kind::Quiet).icon(Icon::Trash).show(ui).clicked().then_some(AlbumIntent::Discard(number))
}

/// Why the outline may be wrong, and what to do about it.
pub(super) fn doubt_ui(ui: &mut egui::Ui, cx: &Cx, doubt: Doubt) {
    let words = match doubt {
        Doubt::WhiteEdge => cx.get("album-doubt-edge"),
        Doubt::CutByFrame => cx.get("album-doubt-frame"),
        Doubt::RoughGround => cx.get("album-doubt-ground"),
        Doubt::NothingFound => cx.get("album-doubt-nothing"),
    };
    courtside_ui::widgets::Banner::assumed(&cx.get("album-doubt")).detail(&words).show(ui);
}

fn thumb_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk, number: u32) {
    let Some(seen) = desk.pictures.get(number) else { return };
    let fit = (THUMB / seen.size.y).min(ui.available_width() / seen.size.x);
    let size: Vec2 = seen.size * fit;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), size.y), Sense::hover());
    let name = cx.get("album-cutout");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &name));
    let place = egui::Rect::from_min_size(rect.min, size);
    let uv = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
    ui.painter().image(seen.texture.id(), place, uv, photo_pixel([u8::MAX; 3]));
}

/// Everybody, and how far each is; the floor and the measures below.
fn guests_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk) -> Option<AlbumIntent> {
    card_ui(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let there = desk.guests.iter().filter(|it| desk.album.figure_of(&it.id).is_some()).count();
        let heading = msg!("album-guests", count = there, all = desk.guests.len());
        label(ui, Type::Heading, cx.say(&heading));
        let mut asked = None;
        for guest in &desk.guests {
            asked = asked.or(guest_row(ui, cx, desk, &guest.id));
        }
        courtside_ui::widgets::hairline(ui);
        let state = |lacking: bool| if lacking { Icon::CircleDashed } else { Icon::CheckCircle };
        let floor_lacks = desk.lacks().iter().any(|lack| {
            use Lack::{BadCorners, NoFloorPhoto, NoFloorSize, NoGrid, OddFloorSize, OffGrid};
            matches!(lack, NoFloorPhoto | BadCorners | NoFloorSize | OddFloorSize | NoGrid | OffGrid(_))
        });
        let (title, words) = (cx.get("album-floor"), done_words(cx, floor_lacks));
        let row = LinkRow::new(&title).detail(&words).icon(state(floor_lacks));
        asked = asked.or(row.show(ui).clicked().then_some(AlbumIntent::Show(Page::Floor(FloorStep::Corners))));
        let unmeasured = !desk.album.measures.measured;
        let title = cx.get("album-measures");
        let words = if unmeasured { cx.get("album-check-copy") } else { cx.get("album-done") };
        let row =
            LinkRow::new(&title).detail(&words).icon(if unmeasured { Icon::SealQuestion } else { Icon::SealCheck });
        asked.or(row.show(ui).clicked().then_some(AlbumIntent::Show(Page::Measures)))
    })
}

fn done_words(cx: &Cx, lacking: bool) -> String {
    if lacking { cx.get("album-open") } else { cx.get("album-done") }
}

fn guest_row(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk, id: &str) -> Option<AlbumIntent> {
    let name = guest_words(cx, desk, id);
    let Some(figure) = desk.album.figure_of(id) else {
        missing_row(ui, cx, &name);
        return None;
    };
    let own = |lack: &&Lack| match lack {
        Lack::NoOutline(it) | Lack::NoFace(it) | Lack::NoSize(it) | Lack::OddSize(it, _) | Lack::Doubtful(it) => {
            it == id
        }
        _ => false,
    };
    let first = desk.lacks().iter().find(own);
    let (words, sign, step) = match first {
        None => (cx.get("album-done"), Icon::CheckCircle, FigureStep::Outline),
        Some(Lack::NoFace(_)) => (cx.get("album-row-face"), Icon::WarningCircle, FigureStep::Face),
        Some(Lack::NoSize(_) | Lack::OddSize(..)) => (cx.get("album-row-size"), Icon::WarningCircle, FigureStep::Size),
        Some(_) => (cx.get("album-row-outline"), Icon::WarningCircle, FigureStep::Outline),
    };
    let row = LinkRow::new(&name).detail(&words).icon(sign);
    row.show(ui).clicked().then_some(AlbumIntent::Show(Page::Figure(figure.number, step)))
}

/// Nothing to open yet: a picture has to come first.
fn missing_row(ui: &mut egui::Ui, cx: &Cx, name: &str) {
    let ink = cx.theme.color.ink2;
    ui.horizontal(|ui| {
        ui.set_min_height(size::TARGET_MIN);
        // In line with the rows that can be opened.
        ui.spacing_mut().item_spacing.x = space::M;
        icon_ui(ui, Icon::CircleDashed, cx.theme.scaled(icon::M), ink);
        label_in(ui, Type::Body, ink, cx.say(&msg!("album-row-missing", guest = name)));
    });
}

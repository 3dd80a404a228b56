//! What the camera shows, with what the judge says of it while it moves: outlines, names, answers, and how often it can say so.

use eframe::egui::{self, Align2, Color32, Rect, Role, Sense, Shape, Stroke, Vec2, WidgetInfo, pos2, vec2};

use super::Shown;
use crate::{Cx, pictures::OpenCamera};
use courtside_desk::words;
use courtside_devices::camera::{Found, Seen};
use courtside_photo::{
    overlay::Overlay,
    verdict::{Answer, GuestVerdict},
};
use courtside_rules::{msg, text::Message};
use courtside_ui::{
    theme::{PHOTO_OVERLAY, Type, radius, space, stroke},
    widgets::{Chip, Icon, Tone, label, label_in},
};

/// The picture of the camera as large as the place allows, with what was seen in it.
pub(super) fn picture_ui(ui: &mut egui::Ui, cx: &Cx, shown: &Shown<'_>, open: &OpenCamera, most: Vec2) {
    let frame = open.frame();
    let size =
        frame.map_or(vec2(4.0, 3.0), |frame| vec2(frame.picture.rgb.width() as f32, frame.picture.rgb.height() as f32));
    let scale = (most.x / size.x).min(most.y / size.y);
    let (rect, response) = ui.allocate_exact_size(size * scale, Sense::hover());
    let name = cx.say(&msg!("pictures-view", name = &open.name));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let Some(texture) = open.texture().filter(|_| frame.is_some()) else {
        ui.painter().rect_filled(rect, radius::GROUND, cx.theme.color.inset);
        let words = cx.get("pictures-opening");
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, words, cx.theme.font(Type::Body), cx.theme.color.ink2);
        return;
    };
    let picture = egui::Image::new(texture).corner_radius(radius::GROUND as u8).fit_to_exact_size(rect.size());
    picture.paint_at(ui, rect);
    let Some(Seen { found: Found::Judged { judgement, overlay }, frame: of, .. }) = &open.seen else { return };
    // After another size was chosen, what was seen before does not fit any more.
    let Some(frame) = frame.filter(|frame| frame.picture.rgb.dimensions() == of.picture.rgb.dimensions()) else {
        return;
    };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let scale = rect.width() / frame.picture.rgb.width() as f32;
    outlines(&painter, rect, scale, overlay);
    tags(&painter, cx, shown, rect, scale, overlay, &judgement.verdict.guests);
}

fn outlines(painter: &egui::Painter, rect: Rect, scale: f32, overlay: &Overlay) {
    let place = |[x, y]: [f32; 2]| rect.min + vec2(x, y) * scale;
    for line in &overlay.grid {
        let line: Vec<_> = line.iter().map(|p| place(*p)).collect();
        painter.extend(Shape::dashed_line(&line, Stroke::new(stroke::HAIR, PHOTO_OVERLAY.grid), space::S, space::XS));
    }
    for figure in &overlay.figures {
        let color = outline_color(figure.guest);
        for run in &figure.rings {
            let line: Vec<_> = run.line.iter().map(|p| place(*p)).collect();
            let width = if run.covered { stroke::HAIR } else { stroke::CHOSEN };
            painter.add(Shape::line(line.clone(), Stroke::new(width + 2.0, PHOTO_OVERLAY.under)));
            painter.add(Shape::line(line, Stroke::new(width, color)));
        }
    }
}

fn outline_color(guest: usize) -> Color32 {
    PHOTO_OVERLAY.outlines[guest % PHOTO_OVERLAY.outlines.len()]
}

/// The guests' names where they stand; gold where the photo would not settle it.
fn tags(
    painter: &egui::Painter,
    cx: &Cx,
    shown: &Shown<'_>,
    rect: Rect,
    scale: f32,
    overlay: &Overlay,
    guests: &[GuestVerdict],
) {
    let mut taken: Vec<Rect> = Vec::new();
    for figure in &overlay.figures {
        let doubt = guests.iter().any(|guest| guest.id == figure.id && is_doubtful(guest));
        let (fill, ink) = match doubt {
            true => (PHOTO_OVERLAY.vote_tag, PHOTO_OVERLAY.tag),
            false => (PHOTO_OVERLAY.tag, outline_color(figure.guest)),
        };
        let words = shown.guests.name(cx.texts, &figure.id);
        let galley = painter.layout_no_wrap(words, cx.theme.font(Type::Caption), ink);
        let size = galley.size() + vec2(2.0 * space::S, space::XS);
        let top = rect.min + vec2(figure.top[0], figure.top[1]) * scale;
        let mut tag = Rect::from_center_size(top - vec2(0.0, size.y / 2.0 + space::XS), size);
        tag = tag.translate(Vec2::new(
            (rect.left() - tag.left()).max(0.0) + (rect.right() - tag.right()).min(0.0),
            (rect.top() - tag.top()).max(0.0),
        ));
        // Names that would lie on each other go below one another.
        while let Some(other) = taken.iter().find(|other| other.intersects(tag)) {
            tag = tag.translate(vec2(0.0, other.bottom() - tag.top() + 1.0));
        }
        taken.push(tag);
        painter.rect_filled(tag, tag.height() / 2.0, fill);
        painter.galley(pos2(tag.left() + space::S, tag.center().y - galley.size().y / 2.0), galley, ink);
    }
}

fn is_doubtful(guest: &GuestVerdict) -> bool {
    guest.blocked == Answer::Vote || guest.face_hidden == Some(Answer::Vote)
}

/// What the judge says now, guest by guest, how often it can and how old it is.
pub(super) fn says_ui(ui: &mut egui::Ui, cx: &Cx, shown: &Shown<'_>, open: &OpenCamera) {
    if !shown.has_kit {
        label_in(ui, Type::Caption, cx.theme.color.ink2, cx.get("pictures-live-no-kit"));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        match open.rate {
            Some(rate) => Chip::new(&cx.say(&msg!("pictures-rate", rate = one_digit(rate)))).icon(Icon::Eye).show(ui),
            None => Chip::new(&cx.get("pictures-live-waiting")).icon(Icon::Hourglass).show(ui),
        };
        if let Some(age) = open.age() {
            let words = cx.say(&msg!("pictures-age", age = one_digit(age)));
            Chip::new(&words).icon(Icon::ClockCounterClockwise).show(ui);
        }
    });
    match open.seen.as_ref().map(|seen| &seen.found) {
        None => {}
        Some(Found::Not(why)) => {
            label_in(ui, Type::Body, cx.theme.color.ink2, cx.say(&words::not_judged(why)));
        }
        Some(Found::Judged { judgement, overlay }) => {
            let placed = |guest: &&GuestVerdict| overlay.figures.iter().any(|figure| figure.id == guest.id);
            let mut guests: Vec<&GuestVerdict> = judgement.verdict.guests.iter().filter(placed).collect();
            // Who is not plainly to be seen is what the photographer wants to know.
            guests.sort_by_key(|guest| !is_doubtful(guest) && is_in_sight(guest));
            ui.spacing_mut().item_spacing.y = space::XS;
            for guest in guests {
                guest_ui(ui, cx, shown, guest);
            }
        }
    }
}

fn is_in_sight(guest: &GuestVerdict) -> bool {
    guest.blocked == Answer::No && guest.face_hidden != Some(Answer::Yes)
}

/// "Corgi: the face is visible", with a chip for whether somebody covers it.
fn guest_ui(ui: &mut egui::Ui, cx: &Cx, shown: &Shown<'_>, guest: &GuestVerdict) {
    let line = match guest.face_hidden {
        Some(hidden) => cx.say(&msg!("pictures-live-guest", guest = shown.guests.arg(&guest.id), says = face(hidden))),
        None => shown.guests.name(cx.texts, &guest.id),
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = cx.theme.line(Type::Body);
        label(ui, Type::Body, line);
        let (tone, sign) = match guest.blocked {
            Answer::No => (Tone::Ok, Icon::CheckCircle),
            Answer::Yes => (Tone::Seal, Icon::XCircle),
            Answer::Vote => (Tone::Gold, Icon::HandPalm),
        };
        Chip::new(&cx.say(&cover(guest.blocked))).tone(tone).icon(sign).show(ui);
    });
}

fn face(hidden: Answer) -> Message {
    match hidden {
        Answer::No => msg!("pictures-face-visible"),
        Answer::Yes => msg!("pictures-face-hidden"),
        Answer::Vote => msg!("pictures-face-doubtful"),
    }
}

fn cover(blocked: Answer) -> Message {
    match blocked {
        Answer::No => msg!("judge-free"),
        Answer::Yes => msg!("judge-blocked"),
        Answer::Vote => msg!("judge-vote"),
    }
}

/// A number with one digit after the point, as the language writes it.
fn one_digit(number: f64) -> Message {
    let tenths = (number * 10.0).round().max(0.0) as i64;
    msg!("pictures-tenths", whole = tenths / 10, tenth = tenths % 10)
}

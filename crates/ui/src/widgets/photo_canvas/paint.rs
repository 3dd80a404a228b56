//! What is painted over a photo: lines with a dark line under them, tags, tinted parts, handles and their magnifier.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, TextureHandle, Vec2, epaint::Mesh, pos2};

use super::view::Glass;
use crate::{
    theme::{PHOTO_OVERLAY, PHOTO_TINT, Theme, Type, icon, size, space, stroke},
    widgets::{Icon, paint_icon_filled},
};

/// A line over the photo, in pixels of it.
#[derive(Clone, Debug)]
pub struct PhotoLine {
    pub points: Vec<[f32; 2]>,
    pub color: Color32,
    pub width: f32,
    pub dashed: bool,
    pub closed: bool,
    /// Behind something: without the dark line under it.
    pub behind: bool,
}

/// A name at a place of the photo.
#[derive(Clone, Debug)]
pub struct PhotoTag {
    pub at: [f32; 2],
    pub words: String,
    /// The table has to vote on it.
    pub vote: bool,
}

/// A filled part without dents, such as a cell.
#[derive(Clone, Debug)]
pub struct PhotoArea {
    pub points: Vec<[f32; 2]>,
    pub fill: Color32,
}

/// Everything that lies over a photo, the lowest first.
#[derive(Clone, Default)]
pub struct PhotoMarks {
    pub areas: Vec<PhotoArea>,
    /// Pictures over a part of the photo, such as what is hidden.
    pub tints: Vec<(Rect, TextureHandle)>,
    pub lines: Vec<PhotoLine>,
    pub tags: Vec<PhotoTag>,
}

/// The photo itself.
pub fn photo(painter: &Painter, glass: &Glass, tiles: &[(Rect, TextureHandle)]) {
    let all = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    for (place, texture) in tiles {
        painter.image(texture.id(), glass.rect(*place), all, PHOTO_TINT);
    }
}

/// Lines end where the photo does; names need not.
pub fn marks(whole: &Painter, theme: &Theme, glass: &Glass, marks: &PhotoMarks, size: Vec2) {
    let shown = glass.rect(Rect::from_min_size(Pos2::ZERO, size));
    let painter = &whole.with_clip_rect(whole.clip_rect().intersect(shown));
    for area in &marks.areas {
        let points = area.points.iter().map(|at| glass.point(*at)).collect();
        painter.add(Shape::convex_polygon(points, area.fill, Stroke::NONE));
    }
    photo(painter, glass, &marks.tints);
    for line in &marks.lines {
        let mut points: Vec<Pos2> = line.points.iter().map(|at| glass.point(*at)).collect();
        if line.closed {
            points.extend(points.first().copied());
        }
        if points.len() < 2 {
            continue;
        }
        let [dash, gap] = stroke::DASH.map(|length| 1.6 * length);
        let under = (PHOTO_OVERLAY.under, line.width + if line.dashed { UNDER / 2.0 } else { UNDER });
        for (color, width) in Some(under).filter(|_| !line.behind).into_iter().chain([(line.color, line.width)]) {
            let stroke = Stroke::new(width, color);
            if line.dashed {
                painter.extend(Shape::dashed_line(&points, stroke, dash, gap));
            } else {
                painter.line(points.clone(), stroke);
            }
        }
    }
    tags(whole, theme, glass, &marks.tags);
}

/// So much wider is the dark line under a line.
const UNDER: f32 = 2.0;

/// Tags that would lie on each other are moved up.
fn tags(painter: &Painter, theme: &Theme, glass: &Glass, all: &[PhotoTag]) {
    let mut taken: Vec<Rect> = Vec::new();
    for tag in all {
        let ink = if tag.vote { PHOTO_OVERLAY.on_vote_tag } else { PHOTO_OVERLAY.on_tag };
        let font = theme.board_font(Type::Label);
        let galley = painter.layout_no_wrap(tag.words.clone(), font, ink);
        let before = if tag.vote { icon::S + space::XS } else { 0.0 };
        let full = Vec2::new(galley.size().x + before + 2.0 * space::M, size::CHIP - space::XS);
        let at = glass.point(tag.at);
        if !glass.canvas.expand(space::XL).contains(at) {
            continue;
        }
        let mut rect = Rect::from_center_size(pos2(at.x, at.y - full.y / 2.0 - space::S), full);
        let inside = glass.canvas.shrink(space::XS);
        rect = rect.translate(Vec2::new(
            (inside.left() - rect.left()).max(0.0) - (rect.right() - inside.right()).max(0.0),
            (inside.top() - rect.top()).max(0.0),
        ));
        for _ in 0..6 {
            let Some(other) = taken.iter().find(|other| other.intersects(rect)) else { break };
            rect = rect.translate(Vec2::new(0.0, other.top() - rect.bottom() - 2.0));
        }
        taken.push(rect);
        let fill = if tag.vote { PHOTO_OVERLAY.vote_tag } else { PHOTO_OVERLAY.tag };
        painter.rect_filled(rect, full.y / 2.0, fill);
        let left = rect.left() + space::M;
        if tag.vote {
            paint_icon_filled(painter, pos2(left + icon::S / 2.0, rect.center().y), Icon::HandPalm, icon::S, ink);
        }
        painter.galley(pos2(left + before, rect.center().y - galley.size().y / 2.0), galley, ink);
    }
}

/// A corner that can be dragged, and its name while it is.
pub fn handle(painter: &Painter, at: Pos2, active: bool) {
    let radius = if active { 15.0 } else { 12.0 };
    painter.circle(at, radius, PHOTO_OVERLAY.tag, Stroke::new(stroke::EDGE, PHOTO_OVERLAY.chosen));
    painter.circle_filled(at, 3.0, PHOTO_OVERLAY.chosen);
}

/// How large the magnifier is, and how much it enlarges.
const MAGNIFIER: f32 = 132.0;
const ENLARGED: f32 = 3.0;

/// What lies under a finger, beside it and larger.
pub fn magnifier(
    painter: &Painter,
    glass: &Glass,
    tiles: &[(Rect, TextureHandle)],
    pixel: [f32; 2],
    buttons_height: f32,
) {
    let at = glass.point(pixel);
    let left = at.x - glass.canvas.left() < MAGNIFIER + 3.0 * space::XL;
    let middle = pos2(
        if left {
            glass.canvas.right() - MAGNIFIER / 2.0 - space::L
        } else {
            glass.canvas.left() + MAGNIFIER / 2.0 + space::L
        },
        // The buttons are at the right.
        glass.canvas.top() + MAGNIFIER / 2.0 + space::L + if left { buttons_height } else { 0.0 },
    );
    let rect = Rect::from_center_size(middle, Vec2::splat(MAGNIFIER));
    painter.rect_filled(rect, 0.0, PHOTO_OVERLAY.tag);
    let side = MAGNIFIER / (glass.scale * ENLARGED);
    let part = Rect::from_center_size(pixel.into(), Vec2::splat(side));
    for (place, texture) in tiles {
        let seen = part.intersect(*place);
        if !seen.is_positive() {
            continue;
        }
        let share = |pixel: Pos2, of: Rect| ((pixel - of.min) / of.size()).to_pos2();
        let uv = Rect::from_min_max(share(seen.min, *place), share(seen.max, *place));
        let on = |pixel: Pos2| rect.min + (share(pixel, part).to_vec2()) * rect.size();
        painter.image(texture.id(), Rect::from_min_max(on(seen.min), on(seen.max)), uv, PHOTO_TINT);
    }
    let hair = Stroke::new(stroke::HAIR, PHOTO_OVERLAY.chosen);
    painter.hline(rect.x_range(), middle.y, hair);
    painter.vline(middle.x, rect.y_range(), hair);
    painter.rect_stroke(rect, 0.0, Stroke::new(stroke::EDGE, PHOTO_OVERLAY.chosen), StrokeKind::Outside);
}

/// Rounds the corners of what was painted within `rect`, by painting the ground over them.
pub fn round_corners(painter: &Painter, rect: Rect, radius: f32, ground: Color32) {
    const STEPS: u8 = 10;
    let corners = [
        (rect.left_top(), 180.0_f32),
        (rect.right_top(), 270.0),
        (rect.right_bottom(), 0.0),
        (rect.left_bottom(), 90.0),
    ];
    for (corner, from) in corners {
        let inward = rect.center() - corner;
        let middle = corner + Vec2::new(inward.x.signum(), inward.y.signum()) * radius;
        let mut mesh = Mesh::default();
        mesh.colored_vertex(corner + (corner - middle) * 0.1, ground);
        for step in 0..=STEPS {
            let angle = (from + 90.0 * f32::from(step) / f32::from(STEPS)).to_radians();
            mesh.colored_vertex(middle + Vec2::angled(angle) * radius, ground);
        }
        for step in 1..=u32::from(STEPS) {
            mesh.add_triangle(0, step, step + 1);
        }
        painter.add(Shape::mesh(mesh));
    }
}

/// A small note over the photo, such as that it is being judged.
pub fn note(painter: &Painter, theme: &Theme, canvas: Rect, words: &str) -> Rect {
    let at = canvas.center_top() + Vec2::new(0.0, space::XL);
    let galley = painter.layout_no_wrap(words.to_owned(), theme.board_font(Type::Label), PHOTO_OVERLAY.on_tag);
    let rect = Align2::CENTER_TOP.anchor_size(at, galley.size() + Vec2::new(2.0 * space::L, 2.0 * space::S));
    painter.rect_filled(rect, rect.height() / 2.0, PHOTO_OVERLAY.tag);
    painter.galley(rect.center() - galley.size() / 2.0, galley, PHOTO_OVERLAY.on_tag);
    rect
}

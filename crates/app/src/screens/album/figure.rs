//! One figure: its outline by brush, polygon, width and bottom line; its face; its size.

use eframe::egui::{self, Painter, Shape, Stroke};

use super::{
    canvas::{self, Canvas, Gesture, Laid, Mode},
    guest_words, length_ui,
    list::doubt_ui,
    shown, split_ui,
};
use crate::{
    Cx,
    albums::{AlbumDesk, AlbumIntent, BRUSHES, Field, FigureStep, OutlineTool, Page},
    intent::Intent,
    screens::layout::card_ui,
};
use courtside_desk::album::{Figure, Ruler};
use courtside_photo::cutout::Correction;
use courtside_rules::msg;
use courtside_ui::{
    theme::{PHOTO_OVERLAY, Type, space, stroke},
    widgets::{Button, Icon, IconButton, Kind, Segments, button_row, label, label_in},
};

/// How far one press moves the outline in or out, as a share of the picture's longer side.
const GROW: f32 = 0.002;
/// A face that is drawn anew has this share of the picture's width and height.
const NEW_FACE: [f64; 2] = [0.12, 0.08];

pub(super) fn figure_ui(ui: &mut egui::Ui, cx: &Cx, desk: &AlbumDesk, number: u32, step: FigureStep) -> Option<Intent> {
    let Some(figure) = desk.album.figure(number) else {
        return Some(Intent::Album(AlbumIntent::Show(Page::List)));
    };
    let name = figure.guest.as_deref().map(|id| guest_words(cx, desk, id));
    let title = name.unwrap_or_else(|| cx.get("album-cutout"));
    let editor = Editor { cx, desk, figure };
    split_ui(
        ui,
        cx,
        &title,
        |ui, height| match step {
            FigureStep::Outline => editor.outline_picture(ui, height),
            FigureStep::Face => editor.face_picture(ui, height),
            FigureStep::Size => editor.size_picture(ui, height),
        },
        |ui| {
            ui.spacing_mut().item_spacing.y = space::M;
            let steps = editor.steps_ui(ui, step);
            let tools = card_ui(ui, |ui| {
                ui.spacing_mut().item_spacing.y = space::M;
                match step {
                    FigureStep::Outline => editor.outline_tools(ui),
                    FigureStep::Face => editor.face_tools(ui),
                    FigureStep::Size => editor.size_tools(ui),
                }
            });
            let next = editor.next_ui(ui, step);
            steps.or(tools).or(next)
        },
    )
}

struct Editor<'a> {
    cx: &'a Cx<'a>,
    desk: &'a AlbumDesk,
    figure: &'a Figure,
}

impl Editor<'_> {
    fn number(&self) -> u32 {
        self.figure.number
    }

    fn correct(&self, correction: Correction) -> AlbumIntent {
        AlbumIntent::Correct(self.number(), correction)
    }

    fn steps_ui(&self, ui: &mut egui::Ui, step: FigureStep) -> Option<AlbumIntent> {
        let mut chosen = step;
        let [name, outline, face, size] =
            ["album-steps", "album-step-outline", "album-step-face", "album-step-size"].map(|id| self.cx.texts.get(id));
        let segments = Segments::new(&name, &mut chosen)
            .option(FigureStep::Outline, &outline)
            .option(FigureStep::Face, &face)
            .option(FigureStep::Size, &size)
            .wide();
        segments.show(ui);
        (chosen != step).then_some(AlbumIntent::Show(Page::Figure(self.number(), chosen)))
    }

    /// What comes after this step.
    fn next_ui(&self, ui: &mut egui::Ui, step: FigureStep) -> Option<AlbumIntent> {
        let (words, page) = match step {
            FigureStep::Outline => ("album-to-face", Page::Figure(self.number(), FigureStep::Face)),
            FigureStep::Face => ("album-to-size", Page::Figure(self.number(), FigureStep::Size)),
            FigureStep::Size => ("album-back-to-list", Page::List),
        };
        let words = self.cx.texts.get(words);
        let pressed = Button::new(&words).kind(Kind::Primary).wide().icon_right(Icon::ArrowRight).show(ui).clicked();
        pressed.then_some(AlbumIntent::Show(page))
    }

    fn outline_picture(&self, ui: &mut egui::Ui, height: f32) -> Option<AlbumIntent> {
        let seen = self.desk.pictures.get(self.number())?;
        let bottom = self.desk.shape(self.number())?.bottom;
        let name = self.cx.get("album-canvas-outline");
        let ends = ["album-bottom-left", "album-bottom-right"].map(|id| self.cx.texts.get(id));
        let points: Vec<([f64; 2], String)> = match self.desk.tool {
            OutlineTool::Bottom => bottom.into_iter().zip(ends).collect(),
            _ => Vec::new(),
        };
        let mode = match self.desk.tool {
            OutlineTool::Add | OutlineTool::Remove => Mode::Brush(self.desk.brush),
            OutlineTool::Polygon => Mode::Tap,
            OutlineTool::Move | OutlineTool::Bottom => Mode::Look,
        };
        let mut scale = 1.0;
        let gesture = Canvas { name: &name, seen, height, mode, points: &points }.show(ui, |painter, laid| {
            scale = laid.scale;
            let line = match laid.points.as_slice() {
                [from, to] => [*from, *to],
                _ => bottom,
            };
            paint_line(painter, laid, &line);
            let drawn: Vec<[f64; 2]> = self.desk.polygon.iter().map(|point| point.map(f64::from)).collect();
            paint_path(painter, laid, &drawn, false);
            for point in &drawn {
                painter.circle_filled(laid.to_screen(*point), 4.0, PHOTO_OVERLAY.chosen);
            }
        });
        match gesture? {
            Gesture::Stroke(points) => {
                let radius = 0.5 * self.desk.brush / scale;
                Some(self.correct(Correction::Brush { add: self.desk.tool == OutlineTool::Add, radius, points }))
            }
            Gesture::Tap(point) => Some(AlbumIntent::Point(Some(point))),
            Gesture::Moved(end, place) => {
                let mut line = bottom;
                line[end] = place;
                (line[0][0] + 2.0 < line[1][0]).then(|| self.correct(Correction::Bottom { line }))
            }
        }
    }

    fn outline_tools(&self, ui: &mut egui::Ui) -> Option<AlbumIntent> {
        let cx = self.cx;
        let mut asked = None;
        if let Some(doubt) = self.figure.doubts.first().filter(|_| !self.figure.outline_seen()) {
            doubt_ui(ui, cx, *doubt);
        }
        asked = asked.or(self.view_ui(ui, "album-canvas-outline"));
        label(ui, Type::Strong, cx.get("album-tools"));
        let tools = [
            (OutlineTool::Move, Icon::ArrowsOutCardinal, "album-tool-move"),
            (OutlineTool::Add, Icon::Plus, "album-tool-add"),
            (OutlineTool::Remove, Icon::Minus, "album-tool-remove"),
            (OutlineTool::Polygon, Icon::BoundingBox, "album-tool-polygon"),
            (OutlineTool::Bottom, Icon::Equals, "album-tool-bottom"),
        ];
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
            for (tool, icon, words) in tools {
                let words = cx.texts.get(words);
                let kind = if self.desk.tool == tool { Kind::Tint } else { Kind::Second };
                if Button::new(&words).kind(kind).icon(icon).small().show(ui).clicked() {
                    asked = Some(AlbumIntent::Tool(tool));
                }
            }
        });
        label_in(ui, Type::Caption, cx.theme.color.ink2, cx.texts.get(self.tool_words()));
        asked = asked.or(match self.desk.tool {
            OutlineTool::Add | OutlineTool::Remove => self.brush_ui(ui),
            OutlineTool::Polygon => self.polygon_ui(ui),
            OutlineTool::Move | OutlineTool::Bottom => None,
        });
        asked = asked.or(self.grow_ui(ui));
        let [turn, release] = ["album-turn", "album-release"].map(|id| cx.texts.get(id));
        let mut buttons = vec![Button::new(&turn).icon(Icon::ArrowsClockwise).small()];
        if self.figure.guest.is_some() {
            buttons.push(Button::new(&release).icon(Icon::Swap).small());
        }
        asked.or(match button_row(ui, &buttons) {
            Some(0) => Some(AlbumIntent::Turn(self.number())),
            Some(_) => Some(AlbumIntent::Release(self.number())),
            None => None,
        })
    }

    fn tool_words(&self) -> &'static str {
        match self.desk.tool {
            OutlineTool::Move => "album-how-move",
            OutlineTool::Add => "album-how-add",
            OutlineTool::Remove => "album-how-remove",
            OutlineTool::Polygon => "album-how-polygon",
            OutlineTool::Bottom => "album-how-bottom",
        }
    }

    fn brush_ui(&self, ui: &mut egui::Ui) -> Option<AlbumIntent> {
        let mut size = BRUSHES.iter().position(|size| *size == self.desk.brush).unwrap_or(1);
        let [name, fine, middle, broad] =
            ["album-brush", "album-brush-fine", "album-brush-middle", "album-brush-broad"]
                .map(|id| self.cx.texts.get(id));
        let segments = Segments::new(&name, &mut size).option(0, &fine).option(1, &middle).option(2, &broad).small();
        segments.show(ui).changed().then(|| AlbumIntent::BrushSize(BRUSHES[size.min(BRUSHES.len() - 1)]))
    }

    fn polygon_ui(&self, ui: &mut egui::Ui) -> Option<AlbumIntent> {
        if self.desk.polygon.len() < 3 {
            return None;
        }
        let [add, remove, anew] =
            ["album-polygon-add", "album-polygon-remove", "album-polygon-anew"].map(|id| self.cx.texts.get(id));
        let buttons = [Button::new(&add).small(), Button::new(&remove).small(), Button::new(&anew).small()];
        match button_row(ui, &buttons)? {
            0 => Some(AlbumIntent::Polygon(self.number(), true)),
            1 => Some(AlbumIntent::Polygon(self.number(), false)),
            _ => Some(AlbumIntent::Point(None)),
        }
    }

    /// The outline a little farther out or in, and undo.
    fn grow_ui(&self, ui: &mut egui::Ui) -> Option<AlbumIntent> {
        let size = self.desk.pictures.get(self.number())?.size;
        let by = (GROW * size.max_elem()).max(1.0);
        let [wider, tighter, undo, redo] =
            ["album-wider", "album-tighter", "album-undo", "album-redo"].map(|id| self.cx.texts.get(id));
        let asked = match button_row(ui, &[Button::new(&wider).small(), Button::new(&tighter).small()]) {
            Some(0) => Some(self.correct(Correction::Grow { by })),
            Some(_) => Some(self.correct(Correction::Grow { by: -by })),
            None => None,
        };
        let number = self.number();
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            let can_undo = !self.figure.corrections.is_empty();
            let back = IconButton::new(Icon::ArrowUUpLeft, &undo).framed().enabled(can_undo).show(ui).clicked();
            let can_redo = !self.figure.undone.is_empty();
            let forth = IconButton::new(Icon::ArrowUUpRight, &redo).framed().enabled(can_redo).show(ui).clicked();
            let undone = (back && can_undo).then_some(AlbumIntent::Undo(number));
            undone.or((forth && can_redo).then_some(AlbumIntent::Redo(number)))
        })
        .inner
        .or(asked)
    }

    /// Nearer, farther, all of it.
    fn view_ui(&self, ui: &mut egui::Ui, canvas: &'static str) -> Option<AlbumIntent> {
        view_ui(ui, self.cx, canvas);
        None
    }

    fn face_picture(&self, ui: &mut egui::Ui, height: f32) -> Option<AlbumIntent> {
        let seen = self.desk.pictures.get(self.number())?;
        let face = self.desk.face(self.number()).unwrap_or_default();
        let name = self.cx.get("album-canvas-face");
        let words = |number: usize| self.cx.say(&msg!("album-face-point", number = number + 1));
        let points: Vec<([f64; 2], String)> =
            face.iter().enumerate().map(|(number, point)| (*point, words(number))).collect();
        let canvas = Canvas { name: &name, seen, height, mode: Mode::Look, points: &points };
        let gesture = canvas.show(ui, |painter, laid| paint_path(painter, laid, &laid.points, true));
        match gesture? {
            Gesture::Moved(number, place) => {
                let mut points = face;
                points[number] = place;
                Some(self.correct(Correction::Face { points: Some(points) }))
            }
            _ => None,
        }
    }

    fn face_tools(&self, ui: &mut egui::Ui) -> Option<AlbumIntent> {
        let cx = self.cx;
        view_ui(ui, cx, "album-canvas-face");
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("album-how-face"));
        let told = self.desk.shape(self.number()).and_then(|shape| shape.face.as_ref());
        let state = match told {
            None => "album-face-suggested",
            Some(None) => "album-face-none-told",
            Some(Some(_)) => "album-face-told",
        };
        label(ui, Type::Strong, cx.texts.get(state));
        let [right, none, smaller, larger, anew] =
            ["album-face-right", "album-face-none", "album-face-smaller", "album-face-larger", "album-face-anew"]
                .map(|id| cx.texts.get(id));
        let face = self.desk.face(self.number());
        let set = |points: Option<Vec<[f64; 2]>>| self.correct(Correction::Face { points });
        let Some(face) = face else {
            return Button::new(&anew).show(ui).clicked().then(|| set(self.new_face()));
        };
        let sized = match button_row(ui, &[Button::new(&smaller).small(), Button::new(&larger).small()]) {
            Some(0) => Some(set(Some(scaled(&face, 1.0 / 1.12)))),
            Some(_) => Some(set(Some(scaled(&face, 1.12)))),
            None => None,
        };
        let answer = match button_row(ui, &[Button::new(&right).icon(Icon::Check), Button::new(&none)]) {
            Some(0) => Some(set(Some(face))),
            Some(_) => Some(set(None)),
            None => None,
        };
        sized.or(answer)
    }

    /// A face in the upper middle of the picture.
    fn new_face(&self) -> Option<Vec<[f64; 2]>> {
        let size = self.desk.pictures.get(self.number())?.size;
        let (width, height) = (f64::from(size.x), f64::from(size.y));
        let [across, down] = [NEW_FACE[0] * width, NEW_FACE[1] * height];
        let corner = |number: usize| {
            let (sin, cos) = (std::f64::consts::TAU * number as f64 / 8.0).sin_cos();
            [0.5 * width + across * cos, 0.3 * height + down * sin]
        };
        Some((0..8).map(corner).collect())
    }

    fn size_picture(&self, ui: &mut egui::Ui, height: f32) -> Option<AlbumIntent> {
        let source = self.figure.source;
        let (seen, ruler) = (self.desk.pictures.get(source)?, self.desk.ruler(source)?);
        let name = self.cx.get("album-canvas-size");
        let ends = ["album-ruler-from", "album-ruler-to"].map(|id| self.cx.texts.get(id));
        let points: Vec<([f64; 2], String)> = ruler.line.into_iter().zip(ends).collect();
        let canvas = Canvas { name: &name, seen, height, mode: Mode::Look, points: &points };
        let gesture = canvas.show(ui, |painter, laid| paint_path(painter, laid, &laid.points, false));
        match gesture? {
            Gesture::Moved(end, place) => {
                let mut line = ruler.line;
                line[end] = place;
                Some(AlbumIntent::Ruler(source, Ruler { line, ..ruler }))
            }
            _ => None,
        }
    }

    fn size_tools(&self, ui: &mut egui::Ui) -> Option<AlbumIntent> {
        let (cx, desk) = (self.cx, self.desk);
        view_ui(ui, cx, "album-canvas-size");
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("album-how-size"));
        let ruler = desk.ruler(self.figure.source).and_then(|ruler| ruler.mm);
        let field = Field::RulerMm(self.figure.source);
        let mut asked = length_ui(ui, cx, desk, field, &cx.get("album-ruler-mm"), ruler);
        let field = Field::HeightMm(self.number());
        asked = asked.or(length_ui(ui, cx, desk, field, &cx.get("album-height-mm"), self.figure.height_mm));
        let known = match desk.size_mm(self.number()) {
            Some([width, height]) => msg!("album-size", width = shown(cx, width), height = shown(cx, height)),
            None => msg!("album-size-open"),
        };
        label(ui, Type::Strong, cx.say(&known));
        asked
    }
}

/// Nearer, farther, all of it.
pub(super) fn view_ui(ui: &mut egui::Ui, cx: &Cx, canvas: &'static str) {
    let name = cx.texts.get(canvas);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        let buttons = [
            (Icon::MagnifyingGlassPlus, "album-zoom-in", canvas::ZOOM_STEP),
            (Icon::MagnifyingGlassMinus, "album-zoom-out", 1.0 / canvas::ZOOM_STEP),
            (Icon::CornersOut, "album-zoom-all", 0.0),
        ];
        for (icon, words, factor) in buttons {
            if IconButton::new(icon, &cx.texts.get(words)).framed().show(ui).clicked() {
                canvas::zoom(ui, &name, factor);
            }
        }
    });
}

/// The same polygon, larger or smaller around its middle.
fn scaled(points: &[[f64; 2]], by: f64) -> Vec<[f64; 2]> {
    let count = points.len().max(1) as f64;
    let middle = [0, 1].map(|axis| points.iter().map(|point| point[axis]).sum::<f64>() / count);
    points.iter().map(|[x, y]| [middle[0] + by * (x - middle[0]), middle[1] + by * (y - middle[1])]).collect()
}

/// A line right across the picture.
fn paint_line(painter: &Painter, laid: &Laid, [from, to]: &[[f64; 2]; 2]) {
    let (from, to) = (laid.to_screen(*from), laid.to_screen(*to));
    let along = (to - from).normalized() * 4000.0;
    let ends = [from - along, to + along];
    painter.line_segment(ends, Stroke::new(4.0, PHOTO_OVERLAY.under));
    painter.extend(Shape::dashed_line(&ends, Stroke::new(stroke::EDGE, PHOTO_OVERLAY.chosen), 10.0, 6.0));
}

/// A path over the picture, closed or open.
pub(super) fn paint_path(painter: &Painter, laid: &Laid, points: &[[f64; 2]], closed: bool) {
    let mut path: Vec<egui::Pos2> = points.iter().map(|point| laid.to_screen(*point)).collect();
    if closed && let Some(first) = path.first().copied() {
        path.push(first);
    }
    painter.line(path.clone(), Stroke::new(4.0, PHOTO_OVERLAY.under));
    painter.line(path, Stroke::new(stroke::EDGE, PHOTO_OVERLAY.chosen));
}

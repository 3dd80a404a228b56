//! The table below the last picture: what the verdict says of each guest.

use super::{
    Column, Word,
    band::{self, BODY},
    canvas::{Canvas, Pen},
    colours,
    font::Weight,
    scene::Judged,
};
use crate::{
    scene::cover::By,
    verdict::{Answer, GuestVerdict},
};

/// Left edges of the columns as shares of the width; the guest's column begins after its number.
const COLUMNS: [(Column, f32); 7] = [
    (Column::Guest, 0.058),
    (Column::Cell, 0.185),
    (Column::Visible, 0.24),
    (Column::HiddenBy, 0.43),
    (Column::Blocked, 0.715),
    (Column::FaceVisible, 0.805),
    (Column::FaceHidden, 0.895),
];
const ROW: f32 = 48.0;
const LINE: f32 = 36.0;
const HEAD_SIZE: f32 = 25.0;
const NONE: &str = "–";

/// Rows that are measured and not yet drawn.
pub struct Rows {
    heads: Vec<Vec<String>>,
    /// By figure: what hides it, in lines.
    hiders: Vec<Vec<String>>,
    unit: f32,
}

pub fn rows(scene: &Judged<'_>, canvas: &Canvas<'_>) -> Rows {
    let unit = band::text_unit(canvas);
    let width = canvas.pixmap.width() as f32;
    let ends = COLUMNS.iter().skip(1).map(|c| c.1).chain([0.99]);
    let heads = COLUMNS
        .iter()
        .zip(ends)
        .map(|((column, left), right)| {
            let room = (right - left) * width - 8.0 * unit;
            band::wrap(canvas, &(scene.tools.say)(Word::Head(*column)), HEAD_SIZE * unit, room)
        })
        .collect();
    let room = (COLUMNS[4].1 - COLUMNS[3].1) * width - 16.0 * unit;
    let hiders = scene.judgement.verdict.guests.iter().map(|g| hiders(scene, canvas, g, room, unit)).collect();
    Rows { heads, hiders, unit }
}

/// What hides a guest, most first, in lines that fit; none is broken inside.
fn hiders(scene: &Judged<'_>, canvas: &Canvas<'_>, guest: &GuestVerdict, room: f32, unit: f32) -> Vec<String> {
    let mut shares: Vec<(&String, f64)> = guest.hidden_by.iter().map(|(who, share)| (who, *share)).collect();
    shares.retain(|(_, share)| *share > 0.0);
    shares.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut lines: Vec<String> = Vec::new();
    for (who, share) in shares {
        let word = (scene.tools.say)(Word::HiddenBy(who, share));
        match lines.last_mut() {
            Some(line) if canvas.fonts.width(&format!("{line}, {word}"), BODY * unit, Weight::Regular) <= room => {
                line.push_str(", ");
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

impl Rows {
    fn heads_height(&self) -> f32 {
        let lines = self.heads.iter().map(Vec::len).max().unwrap_or(1);
        (lines as f32 * 1.2 * HEAD_SIZE + 16.0) * self.unit
    }

    fn row_height(&self, i: usize) -> f32 {
        (ROW + LINE * self.hiders[i].len().saturating_sub(1) as f32) * self.unit
    }

    pub fn height(&self) -> f32 {
        if self.hiders.is_empty() {
            return 0.0;
        }
        let rows: f32 = (0..self.hiders.len()).map(|i| self.row_height(i)).sum();
        self.heads_height() + rows + 28.0 * self.unit
    }

    pub fn draw(&self, scene: &Judged<'_>, canvas: &mut Canvas<'_>, top: f32) {
        if self.hiders.is_empty() {
            return;
        }
        let (u, width) = (self.unit, canvas.pixmap.width() as f32);
        canvas.rect([0.0, top, width, top + self.height()], colours::SURFACE);
        for (lines, (_, left)) in self.heads.iter().zip(COLUMNS) {
            for (k, line) in lines.iter().enumerate() {
                let y = top + self.heads_height() - 12.0 * u - 1.2 * HEAD_SIZE * u * (lines.len() - 1 - k) as f32;
                canvas.text(line, [left * width, y], HEAD_SIZE * u, Weight::Regular, colours::INK_2);
            }
        }
        let mut y = top + self.heads_height();
        for (i, guest) in scene.judgement.verdict.guests.iter().enumerate() {
            let rule = [[0.018 * width, y], [0.982 * width, y]];
            canvas.hairline(&rule, Pen::solid(colours::LINE, 1.6));
            self.draw_row(scene, canvas, i, guest, y);
            y += self.row_height(i);
        }
    }

    fn draw_row(&self, scene: &Judged<'_>, canvas: &mut Canvas<'_>, i: usize, guest: &GuestVerdict, top: f32) {
        let (u, width) = (self.unit, canvas.pixmap.width() as f32);
        let left = |k: usize| COLUMNS[k].1 * width;
        let base = top + 0.5 * ROW * u + 0.34 * BODY * u;
        let say = scene.tools.say;
        let share = |share: f64| say(Word::Share(share));
        if i < scene.standing.len() {
            canvas.badge([0.036 * width, top + 0.5 * ROW * u], 17.0 * u, i + 1, scene.colour(i));
        }
        let put = |canvas: &mut Canvas<'_>, k: usize, text: &str, weight| {
            canvas.text(text, [left(k), base], BODY * u, weight, colours::INK);
        };
        put(canvas, 0, &guest.id, Weight::Strong);
        put(canvas, 1, &guest.cell.map_or_else(|| NONE.to_owned(), |c| c.to_string()), Weight::Regular);
        let number = share(guest.visible);
        put(canvas, 2, &number, Weight::Strong);
        put(canvas, 5, &guest.face_visible.map_or_else(|| NONE.to_owned(), share), Weight::Regular);
        self.draw_bar(scene, canvas, i, top);
        for (k, line) in self.hiders[i].iter().enumerate() {
            let y = base + LINE * u * k as f32;
            canvas.text(line, [left(3), y], BODY * u, Weight::Regular, colours::INK);
        }
        for (k, answer) in [(4, Some(guest.blocked)), (6, guest.face_hidden)] {
            let text = answer.map_or_else(|| NONE.to_owned(), |a| say(Word::Answer(a)));
            let (weight, colour) = match answer {
                Some(Answer::Yes) => (Weight::Strong, colours::SEAL),
                Some(Answer::Vote) => (Weight::Strong, colours::ON_VOTE),
                _ => (Weight::Regular, colours::INK_2),
            };
            if answer == Some(Answer::Vote) {
                let wide = canvas.fonts.width(&text, BODY * u, weight);
                let pill = [left(k) - 12.0 * u, top + 5.0 * u, left(k) + wide + 12.0 * u, top + (ROW - 5.0) * u];
                canvas.round_rect(pill, 40.0 * u, colours::VOTE);
            }
            canvas.text(&text, [left(k), base], BODY * u, weight, colour);
        }
    }

    /// The artwork as a bar: what is seen, and what hides the rest.
    fn draw_bar(&self, scene: &Judged<'_>, canvas: &mut Canvas<'_>, i: usize, top: f32) {
        let Some(cover) = scene.findings().covers.get(i) else { return };
        let (u, width) = (self.unit, canvas.pixmap.width() as f32);
        let (left, right) = (COLUMNS[2].1 * width + 94.0 * u, COLUMNS[3].1 * width - 26.0 * u);
        let (upper, lower) = (top + 13.0 * u, top + (ROW - 13.0) * u);
        let part = &cover.artwork;
        canvas.rect([left - 1.5 * u, upper - 1.5 * u, right + 1.5 * u, lower + 1.5 * u], colours::INK_2);
        canvas.rect([left, upper, right, lower], colours::FRAME);
        let mut x = left;
        let mut end = |share: f64| {
            let from = x;
            x = (x + share as f32 * (right - left)).min(right);
            [from, upper, x, lower]
        };
        let seen = end(part.visible);
        canvas.rect(seen, scene.colour(i));
        let guests = part.guests.iter().enumerate().map(|(j, s)| (By::Guest(j), *s));
        let things = [(By::Dish, part.dish), (By::Table, part.table), (By::Frame, part.frame)];
        for (by, share) in guests.chain(things).filter(|(_, share)| *share > 0.0) {
            let (colour, hatch) = scene.hatching(by);
            band::hatched(canvas, end(share), colour, hatch, u);
        }
    }
}

//! How far the last entry is shown: what moves on a board moves once, and then stands still.

use eframe::egui;

use crate::Cx;

/// What a board remembers of the entry it showed last.
#[derive(Clone, Copy)]
struct LastEntry {
    entries: usize,
    since: f64,
    pass: u64,
}

/// From 0, when the last of so many entries is new, to 1 at rest after so many seconds. A tap anywhere finishes it.
///
/// Nothing moves on a board that has just come onto the screen or gone back, nor where less motion is wanted.
pub fn progress(ui: &egui::Ui, cx: &Cx, entries: usize, seconds: f32) -> f32 {
    let id = ui.scope_id().with("shown entry");
    let (now, tapped) = ui.input(|input| (input.time, input.pointer.any_pressed()));
    let pass = ui.ctx().cumulative_pass_nr();
    let before: Option<LastEntry> =
        ui.data(|data| data.get_temp(id)).filter(|shown: &LastEntry| pass <= shown.pass + 1);
    let since = match before {
        Some(shown) if shown.entries < entries => now,
        Some(shown) if shown.entries == entries && !tapped => shown.since,
        _ => f64::NEG_INFINITY,
    };
    ui.data_mut(|data| data.insert_temp(id, LastEntry { entries, since, pass }));
    let seconds = cx.theme.duration(seconds);
    let part = if seconds <= 0.0 { 1.0 } else { ((now - since) as f32 / seconds).clamp(0.0, 1.0) };
    if part < 1.0 {
        ui.ctx().request_repaint();
    }
    part
}

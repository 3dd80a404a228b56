//! Temporary.
use super::{fits, tour::*, window::*};
use crate::{app::intent::*, text::Language};
#[test]
fn debug() {
    let shelf = Shelf::new();
    let mut window = shelf.home.window(Language::English, PHONE);
    for language in [Language::English, Language::Russian] {
    for size in [PHONE, DESK] {
        for percent in [100, 200] {
            shelf.home.set(|settings| settings.text_scale = percent);
            shelf.fresh.set(|settings| settings.text_scale = percent);
            window.ask(Intent::Set(Setting::TextScale(percent)));
            window.resize(eframe::egui::vec2(size.x, 4000.0));
            tour(&mut window, &shelf, language, &mut |window, stop| {
                let mut parts = window.parts();
                parts.retain(|part| part.role != eframe::egui::Role::ScrollBar);
                for p in fits::on_each_other(&parts) { eprintln!("{language:?} {} {percent} {stop}: {p}", size.x); }
                let painted = window.painted();
                for (i, a) in painted.iter().enumerate() { for b in &painted[i+1..] {
                    if stop.starts_with("dialog") || stop.starts_with("toast") || stop == "keys" || stop == "keypad" { continue; }
                    for ra in &a.rows { for rb in &b.rows {
                    let o = ra.intersect(a.clip).intersect(rb.intersect(b.clip)).shrink(1.0);
                    if o.is_positive() { eprintln!("{language:?} {} {percent} {stop}: words {:?} on {:?} {:?} {:?}", size.x, a.words, b.words, ra, rb); }
                    }}
                }}
            });
        }
    }}
}

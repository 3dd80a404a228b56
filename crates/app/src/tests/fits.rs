//! Every screen on a phone and on a desk, at 100 and 200 % text, in every language: nothing sticks out, everything can be reached.

use std::collections::BTreeMap;

use eframe::egui::{Rect, Role, Vec2, vec2};

use super::{
    home::{Home, SET_UP},
    sakura_tour::{Garden, garden_tour},
    tour::{Shelf, tour},
    window::{DESK, PHONE, Painted, Part, Window},
};
use courtside_rules::text::Language;
use courtside_ui::theme::size;

/// Places are rounded to pixels.
const ROUNDING: f32 = 1.0;

/// The last is a phone of a length on which nothing is out of sight.
const SIZES: [(Vec2, u16); 5] = [(PHONE, 100), (PHONE, 200), (DESK, 100), (DESK, 200), (vec2(PHONE.x, 4000.0), 200)];

#[test]
fn every_screen_fits_in_english() {
    check(Language::English);
}

#[test]
fn every_screen_of_sakura_fits_in_english() {
    check_garden(Language::English);
}

#[test]
fn every_screen_fits_in_russian() {
    check(Language::Russian);
}

#[test]
fn every_screen_of_sakura_fits_in_russian() {
    check_garden(Language::Russian);
}

#[test]
fn every_screen_fits_in_spanish() {
    check(Language::Spanish);
}

#[test]
fn every_screen_of_sakura_fits_in_spanish() {
    check_garden(Language::Spanish);
}

/// The tests above would not notice a letter that no font has if the window did not.
#[test]
#[should_panic(expected = "glyph")]
fn a_letter_that_no_font_has_is_noticed() {
    let home = Home::new();
    home.game("\u{0E02}", &SET_UP);
    home.window(Language::English, DESK);
}

fn check(language: Language) {
    let shelf = Shelf::new();
    check_tour(language, &[&shelf.home, &shelf.fresh], &SIZES, &mut |window, visit| {
        tour(window, &shelf, language, visit);
    });
}

fn check_garden(language: Language) {
    let garden = Garden::new();
    let restart = |window: &mut Window, home: &Home| window.restart(home.app(Some(language)));
    check_tour(language, &[&garden.home, &garden.knowing], &SIZES, &mut |window, visit| {
        garden_tour(window, &garden, &restart, visit);
    });
}

/// What is done at each stop of a tour.
pub type Visit<'v> = &'v mut dyn FnMut(&mut Window, &str);

/// Goes on a tour of these data folders in windows of these sizes, with text so large.
pub fn check_tour(
    language: Language,
    homes: &[&Home],
    sizes: &[(Vec2, u16)],
    tour: &mut dyn FnMut(&mut Window, Visit<'_>),
) {
    let mut window = homes[0].window(language, PHONE);
    let mut found = Vec::new();
    for (size, percent) in sizes.iter().copied() {
        for home in homes {
            home.set(|settings| settings.text_scale = percent);
        }
        window.resize(size);
        tour(&mut window, &mut |window, stop| {
            let place = format!("{language:?}, {} by {}, {percent} %, {stop}", size.x, size.y);
            found.extend(problems(window, size, stop).into_iter().map(|problem| format!("{place}: {problem}")));
        });
    }
    assert!(found.is_empty(), "{} problems:\n{}", found.len(), found.join("\n"));
}

/// What is wrong with a screen of this size.
pub fn problems(window: &mut Window, size: Vec2, stop: &str) -> Vec<String> {
    let mut parts = window.parts();
    parts.retain(|part| part.role != Role::ScrollBar);
    let mut found = sticking_out(window, &parts, size);
    found.extend(small_targets(&parts));
    found.extend(nameless(&parts));
    found.extend(on_each_other(&parts));
    let lies_on_top = ["dialog", "toast", "keys", "keypad"].iter().any(|over| stop.starts_with(over));
    if !lies_on_top {
        found.extend(words_on_words(window));
    }
    found.extend(out_of_reach(window, &parts));
    found
}

/// Parts and words that a window of this width cuts off.
fn sticking_out(window: &Window, parts: &[Part], size: Vec2) -> Vec<String> {
    let outside = |rect: Rect| rect.is_positive() && (rect.left() < -ROUNDING || rect.right() > size.x + ROUNDING);
    let named = parts.iter().filter(|part| !part.name.is_empty() || !part.value.is_empty());
    let parts = named.filter(|part| outside(part.rect));
    let parts = parts.map(|part| format!("{:?} {:?} sticks out: {:?}", part.name, part.value, part.rect));
    let painted = beside_pictures(window).into_iter().filter_map(|painted| {
        let room = painted.clip.x_range().expand(ROUNDING);
        let cut = painted
            .rows
            .iter()
            .find(|row| row.intersects(painted.clip) && !(room.contains(row.left()) && room.contains(row.right())))?;
        Some(format!("{:?} is cut off: {cut:?} in {:?}", painted.words, painted.clip))
    });
    parts.chain(painted).collect()
}

/// What can be pressed is as large as a finger.
fn small_targets(parts: &[Part]) -> Vec<String> {
    let least = size::TARGET_MIN - 0.5;
    let small = |part: &&Part| {
        part.pressable
            && part.enabled
            && !part.name.is_empty()
            && part.role != Role::TextInput
            && (part.rect.width() < least || part.rect.height() < least)
    };
    parts.iter().filter(small).map(|part| format!("{:?} is small: {:?}", part.name, part.rect.size())).collect()
}

/// What can be pressed says its name.
fn nameless(parts: &[Part]) -> Vec<String> {
    let nameless = |part: &&Part| part.pressable && part.name.is_empty() && part.value.is_empty();
    parts.iter().filter(nameless).map(|part| format!("{:?} has no name: {:?}", part.role, part.rect)).collect()
}

/// Two targets that are both in sight do not overlap, unless one lies inside the other.
fn on_each_other(parts: &[Part]) -> Vec<String> {
    let targets: Vec<&Part> = parts.iter().filter(|part| part.pressable && part.seen.is_positive()).collect();
    let mut found = Vec::new();
    for (index, one) in targets.iter().enumerate() {
        for other in targets[index + 1..].iter().filter(|other| other.layer == one.layer) {
            let shared = one.seen.intersect(other.seen).shrink(ROUNDING);
            let inside = one.seen.contains_rect(other.seen) || other.seen.contains_rect(one.seen);
            if shared.is_positive() && !inside {
                found.push(format!("{:?} lies on {:?}: {:?}", one.name, other.name, shared));
            }
        }
    }
    found
}

/// No two words are painted on each other.
fn words_on_words(window: &Window) -> Vec<String> {
    let painted = beside_pictures(window);
    let rows = painted.iter().flat_map(|text| text.rows.iter().map(move |row| (&text.words, row.intersect(text.clip))));
    let mut rows: Vec<(&String, Rect)> =
        rows.filter(|(words, row)| row.is_positive() && !words.trim().is_empty()).collect();
    rows.sort_by(|(_, one), (_, other)| one.top().total_cmp(&other.top()));
    let mut found = Vec::new();
    for (index, (one, row)) in rows.iter().enumerate() {
        let beside = rows[index + 1..].iter().take_while(|(_, other)| other.top() < row.bottom());
        for (other, other_row) in beside {
            let shared = row.intersect(*other_row).shrink(ROUNDING);
            if shared.is_positive() {
                found.push(format!("the words {one:?} lie on {other:?}: {shared:?}"));
            }
        }
    }
    found
}

/// All painted words but those in pictures: there a figure stands on the number of its space, and a strip ends anywhere.
fn beside_pictures(window: &Window) -> Vec<Painted> {
    let pictures: Vec<Rect> = window
        .parts()
        .into_iter()
        .filter(|part| part.role == Role::Image)
        .map(|part| part.rect.expand(ROUNDING))
        .collect();
    let in_picture = |painted: &Painted| pictures.iter().any(|picture| picture.contains_rect(painted.clip));
    window.painted().into_iter().filter(|painted| !in_picture(painted)).collect()
}

/// What is out of sight can be scrolled to: tried with the farthest beyond each edge that hides something.
fn out_of_reach(window: &mut Window, parts: &[Part]) -> Vec<String> {
    let mut farthest: BTreeMap<(bool, i32), &Part> = BTreeMap::new();
    for part in parts.iter().filter(|part| part.pressable && !is_in_sight(part)) {
        let below = part.rect.bottom() > part.seen.bottom();
        let edge = if below { part.seen.bottom() } else { part.seen.top() };
        let known = farthest.entry((below, edge as i32)).or_insert(part);
        if (part.rect.top() > known.rect.top()) == below {
            *known = part;
        }
    }
    let mut found = Vec::new();
    for part in farthest.into_values() {
        window.scroll_to(part);
        let found_again = |window: &Window| window.parts().into_iter().find(|now| now.id == part.id);
        let mut now = found_again(window);
        // A picture that comes meanwhile moves what is below it: whoever looks for something scrolls on.
        if let Some(moved) = now.take_if(|now| !is_in_sight(now)) {
            window.scroll_to(&moved);
            now = found_again(window);
        }
        if !now.as_ref().is_some_and(is_in_sight) {
            found.push(format!("{:?} cannot be reached: {:?}", part.name, now.map(|now| (now.rect, now.seen))));
        }
    }
    found
}

fn is_in_sight(part: &Part) -> bool {
    part.seen.is_positive() && part.seen.height() >= part.rect.height().min(size::TARGET_MIN) - ROUNDING
}

//! Wishes as short words in kit files: `area A1 B1`, `next-to 3`, `not-next-to man`, `not-blocked`.

use super::super::{
    floor::{Cell, Cells},
    guest::{Gender, Guest},
    wish::{Kind, Wish},
};

/// A wish in the words of a kit file; guests by their number in the kit, counted from 1.
pub fn wish_code(wish: Wish) -> String {
    let kind = wish.kind().word();
    match wish {
        Wish::Area(cells) => {
            let cells: Vec<String> = cells.iter().map(|cell| cell.to_string()).collect();
            format!("{kind} {}", cells.join(" "))
        }
        Wish::NextTo(guest) | Wish::Blocks(guest) => format!("{kind} {}", guest.0 + 1),
        Wish::NotNextTo(gender) => format!("{kind} {}", gender.word()),
        Wish::NotBlocked | Wish::FaceHidden => kind.to_owned(),
    }
}

/// The wish that these words mean, if they mean one. A guest may be named by number, or by an id that `known` knows.
pub fn read_wish(code: &str, known: impl Fn(&str) -> Option<Guest>) -> Option<Wish> {
    let mut words = code.split_whitespace();
    let kind = words.next().and_then(|word| Kind::ALL.into_iter().find(|kind| kind.word() == word))?;
    let rest: Vec<&str> = words.collect();
    let guest = || {
        let [word] = rest[..] else { return None };
        let number = word.parse::<u8>().ok().and_then(|number| number.checked_sub(1)).map(Guest);
        number.filter(|guest| guest.is_real()).or_else(|| known(word))
    };
    match (kind, &rest[..]) {
        (Kind::Area, [_, ..]) => {
            let cells: Option<Cells> = rest.iter().map(|word| word.parse::<Cell>().ok()).collect();
            cells.map(Wish::Area)
        }
        (Kind::NextTo, _) => guest().map(Wish::NextTo),
        (Kind::Blocks, _) => guest().map(Wish::Blocks),
        (Kind::NotNextTo, [word]) => {
            let gender = [Gender::Man, Gender::Woman].into_iter().find(|gender| gender.word() == *word);
            gender.map(Wish::NotNextTo)
        }
        (Kind::NotBlocked, []) => Some(Wish::NotBlocked),
        (Kind::FaceHidden, []) => Some(Wish::FaceHidden),
        _ => None,
    }
}

//! Photos that phones hand over to the window: the inbox opened, its link, what comes, and the inbox closed.
#![expect(clippy::disallowed_methods, reason = "whether the inbox is closed a phone finds out by calling it")]

use std::net::TcpStream;

use eframe::egui::OutputCommand;

use super::{
    home::Home,
    pictures::{names, pictures, until},
    shot::to_floors,
    shot_home::set_up,
    window::{DESK, PHONE, Window},
};
use crate::{
    intent::{Intent, Place},
    pictures::{PhonesIntent, PicturesIntent},
};
use courtside_devices::serve::phone::{hand_over, talkative};
use courtside_rules::{msg, text::Language};
use courtside_store::Whose;

/// The link that is shown; it leads to this machine.
fn link(window: &Window) -> String {
    let link = window.app().pictures.phones.open.as_ref().unwrap().link().unwrap().to_owned();
    assert!(link.starts_with("http://127.0.0.1:"), "{link}");
    link
}

fn whose(window: &Window) -> Vec<Option<Whose>> {
    window.app().desk.photos.iter().map(|photo| photo.file.whose.clone()).collect()
}

#[test]
fn photos_come_from_phones_once_a_person_lets_them_and_no_longer_than_that() {
    for size in [DESK, PHONE] {
        let home = Home::new();
        let mut window = pictures(&home, Language::English, size);
        window.press(msg!("pictures-phones"));
        window.see(msg!("phones-local-text"));
        assert!(window.app().pictures.phones.open.is_none(), "nothing listens before somebody asks for it");
        window.press(msg!("phones-start"));
        window.see(msg!("phones-code"));
        let link = link(&window);
        window.see(&link);
        window.press(msg!("phones-copy"));
        window.see(msg!("phones-copied"));

        for (number, player) in ["Anna", "Lena"].into_iter().enumerate() {
            assert_eq!(hand_over(&link, player, &talkative()).status, 200);
            until(&mut window, |window| window.sees(msg!("pictures-came", count = number + 1)));
            until(&mut window, |window| window.sees(msg!("phones-arrived", player = player)));
        }
        assert_eq!(names(&window), ["Phone photo 1", "Phone photo 2"]);
        window.see("Lena · Phone photo 2");
        let players: Vec<String> = whose(&window).into_iter().map(|whose| whose.unwrap().player).collect();
        assert_eq!(players, ["Anna", "Lena"]);
        // Whoever looked at the first one still does, and both are decoded.
        assert_eq!(window.app().desk.current().unwrap().file.name, "Phone photo 1");
        until(&mut window, |window| window.app().desk.photos.iter().all(|photo| photo.size() == Some([96, 72])));
        assert_eq!(home.store().photos().unwrap().len(), 2);

        // It goes on while the judge's list is looked at.
        window.ask(Intent::Back);
        window.read("Anna · Phone photo 1");
        assert_eq!(hand_over(&link, "", &talkative()).status, 200);
        until(&mut window, |window| window.app().desk.photos.len() == 3);

        window.ask(Intent::Open(Place::Pictures));
        window.press(msg!("phones-stop"));
        window.see(msg!("phones-start"));
        assert!(TcpStream::connect(link["http://".len()..].split('/').next().unwrap()).is_err());
    }
}

#[test]
fn the_copied_link_is_the_one_that_is_shown() {
    let home = Home::new();
    let mut window = pictures(&home, Language::English, DESK);
    window.press(msg!("pictures-phones"));
    window.press(msg!("phones-start"));
    let link = link(&window);
    let ctx = window.harness.ctx.clone();
    let copy = Intent::Pictures(PicturesIntent::Phones(PhonesIntent::Copy));
    window.harness.state_mut().handle(copy, &ctx);
    window.harness.step();
    let commands = &window.harness.output().platform_output.commands;
    assert!(commands.iter().any(|it| matches!(it, OutputCommand::CopyText(text) if *text == link)), "{commands:?}");
}

#[test]
fn an_inbox_that_is_opened_again_has_another_link_and_the_window_takes_it_along_when_it_closes() {
    let home = Home::new();
    let mut window = pictures(&home, Language::Russian, DESK);
    let phones = |intent| Intent::Pictures(PicturesIntent::Phones(intent));
    window.ask(phones(PhonesIntent::Open(true)));
    let first = link(&window);
    window.ask(phones(PhonesIntent::Network(false)));
    let second = link(&window);
    assert_ne!(first.rsplit('/').nth(1), second.rsplit('/').nth(1));
    let host = second["http://".len()..].split('/').next().unwrap().to_owned();
    drop(window);
    assert!(TcpStream::connect(host).is_err());
}

#[test]
fn a_player_of_the_open_game_is_known_by_name() {
    let home = Home::new();
    let id = home.party(set_up(2, false), to_floors);
    let mut window = home.open(&id, Language::English, DESK);
    window.ask(Intent::Pictures(PicturesIntent::Phones(PhonesIntent::Open(true))));
    let link = link(&window);
    assert_eq!(hand_over(&link, "lena", &talkative()).status, 200);
    until(&mut window, |window| window.app().desk.photos.len() == 1);
    assert_eq!(window.app().place, Place::Game, "nobody is taken away from the game");
    let seat = Some((id.as_str().to_owned(), 0));
    assert_eq!(whose(&window), [Some(Whose { player: "Lena".to_owned(), seat: seat.clone() })]);
    assert_eq!(home.store().photos().unwrap()[0].1.whose.as_ref().unwrap().seat, seat);
    assert_eq!(hand_over(&link, "Somebody else", &talkative()).status, 200);
    until(&mut window, |window| window.app().desk.photos.len() == 2);
    assert_eq!(whose(&window)[1].as_ref().unwrap().seat, None);
}

#[test]
fn photos_that_another_program_kept_are_on_the_list_when_it_is_opened_again() {
    let home = Home::new();
    let mut window = pictures(&home, Language::English, DESK);
    let store = home.store();
    let file = courtside_store::CaseFile::new("From elsewhere", courtside_store::now());
    store.save_photo(&store.new_photo_id(), &talkative(), &file).unwrap();
    window.ask(Intent::Open(Place::Judge));
    assert_eq!(names(&window), ["From elsewhere"]);
    window.ask(Intent::Open(Place::Pictures));
    window.ask(Intent::Open(Place::Judge));
    assert_eq!(names(&window), ["From elsewhere"]);
}

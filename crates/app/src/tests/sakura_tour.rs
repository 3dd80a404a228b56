//! The stops of the tour that belong to Sakura: every kind of question, its panels, its kit, its form.

use super::{
    home::Home,
    sakura_home::{NAMES, faces, set_up},
    stops::{self, resume},
    window::Window,
};
use crate::{
    form::FormIntent,
    intent::{Intent, Place, TableIntent},
    screens::kit_editor::KitIntent,
};
use courtside_games::{
    GameId,
    sakura::{Ask, Feed, Half, State, garden_name},
};
use courtside_rules::msg;
use courtside_store::SavedId;

/// Games of Sakura at every kind of question, in a data folder of their own.
pub struct Garden {
    /// Where the cards are learnt while playing.
    pub home: Home,
    /// Where all cards are known.
    pub knowing: Home,
    new: SavedId,
    next: SavedId,
    emperor: SavedId,
    way: SavedId,
    six: SavedId,
    known: SavedId,
    flip: SavedId,
    tactical: SavedId,
    app: SavedId,
    over: SavedId,
}

impl Garden {
    pub fn new() -> Self {
        let (home, knowing) = (Home::new(), Home::new());
        knowing.know_all();
        let way = |half: Half| move |state: &State| matches!(state.ask(), Ask::Direction { half: asked, .. } if asked == half);
        let last_card = |state: &State| state.revealed.len() + 1 == state.players().len() && state.current.is_none();
        let far = move |state: &State| state.paid[0] && last_card(state);
        let four = || set_up(4, Feed::Flip);
        Self {
            new: home.garden("Friday", four(), |_| true),
            next: home
                .garden("Again", four(), |state| matches!(state.ask(), Ask::Next { .. }) && state.current > Some(1)),
            emperor: home.garden("Call", four(), way(Half::Garden)),
            way: home.garden("Sent", four(), way(Half::Painter)),
            six: home.garden("Done", set_up(6, Feed::Flip), far),
            known: knowing.garden("Old", four(), far),
            flip: knowing.garden("Call", set_up(2, Feed::Flip), far),
            tactical: knowing
                .garden("Sent", set_up(2, Feed::Tactical), move |state| far(state) && state.plays_two().is_some()),
            app: knowing.garden("Friday", set_up(2, Feed::Virtual), far),
            over: knowing.garden("Done", set_up(2, Feed::Tactical), |state| state.over),
            home,
            knowing,
        }
    }
}

/// Goes to every stop of Sakura; `restart` opens the app anew on a data folder.
pub fn garden_tour(
    window: &mut Window,
    garden: &Garden,
    restart: &dyn Fn(&mut Window, &Home),
    visit: &mut dyn FnMut(&mut Window, &str),
) {
    restart(window, &garden.home);
    for (id, name) in [
        (&garden.next, "Sakura: next card"),
        (&garden.emperor, "Sakura: which way, Emperor"),
        (&garden.way, "Sakura: which way, painter"),
        (&garden.six, "Sakura: the last card of six"),
        (&garden.new, "Sakura: which card"),
    ] {
        resume(window, id);
        visit(window, name);
    }
    window.press(msg!("sakura-key-new", number = 14));
    visit(window, "Sakura: new card, garden");
    window.press(garden_name(faces(14).garden));
    visit(window, "Sakura: new card, painter");
    window.press(msg!("sakura-other-number"));
    panels(window, &garden.six, visit);
    forms(window, visit);
    kit(window, visit);

    restart(window, &garden.knowing);
    for (id, name) in [
        (&garden.known, "Sakura: which known card"),
        (&garden.flip, "Sakura: a flipped card"),
        (&garden.tactical, "Sakura: the second card of a player"),
        (&garden.app, "Sakura: the app draws"),
        (&garden.over, "Sakura: game over"),
    ] {
        resume(window, id);
        visit(window, name);
    }
    panels(window, &garden.tactical, visit);
    kit(window, visit);
}

fn panels(window: &mut Window, id: &SavedId, visit: &mut dyn FnMut(&mut Window, &str)) {
    stops::panels(window, "Sakura", id, visit);
    window.ask(Intent::Table(TableIntent::LookAt(Some(9))));
    visit(window, "Sakura: a past moment");
    window.ask(Intent::Table(TableIntent::MendAt(Some(8))));
    visit(window, "Sakura: mend");
    window.ask(Intent::Table(TableIntent::MendAt(None)));
    window.ask(Intent::Table(TableIntent::LookAt(None)));
}

/// A new game for two, with the court painter, and for six.
fn forms(window: &mut Window, visit: &mut dyn FnMut(&mut Window, &str)) {
    window.ask(Intent::Open(Place::Home));
    window.ask(Intent::Open(Place::NewGame(GameId::Sakura)));
    visit(window, "Sakura: new game for two");
    for (seat, name) in NAMES.into_iter().enumerate() {
        if seat >= 2 {
            window.ask(Intent::Form(FormIntent::Add(None)));
        }
        window.ask(Intent::Form(FormIntent::Name(seat, name.to_owned())));
    }
    visit(window, "Sakura: new game for six");
}

fn kit(window: &mut Window, visit: &mut dyn FnMut(&mut Window, &str)) {
    window.ask(Intent::Open(Place::Kit(GameId::Sakura)));
    for section in ["path", "cards"] {
        window.ask(Intent::Kit(KitIntent::OpenSection(section)));
        visit(window, &format!("Sakura: kit, {section}"));
    }
}

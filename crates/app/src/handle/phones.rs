//! Photos from phones: the inbox opened and closed, and what came put on the desk.

use eframe::egui;

use crate::{App, judging::OpenGame, pictures::PhonesIntent};
use courtside_rules::{journal::Seat, msg};
use courtside_store::Whose;

impl App {
    pub(super) fn handle_phones(&mut self, intent: PhonesIntent, ctx: &egui::Context) {
        match intent {
            PhonesIntent::Network(network) => {
                self.pictures.phones.network = network;
                // Who was let in before has a link that no longer leads anywhere.
                if self.pictures.phones.open.is_some() {
                    self.open_inbox(ctx);
                }
            }
            PhonesIntent::Open(true) => self.open_inbox(ctx),
            PhonesIntent::Open(false) => self.pictures.phones.open = None,
            PhonesIntent::Link(at) => {
                if let Some(open) = &mut self.pictures.phones.open {
                    open.show(at);
                }
            }
            PhonesIntent::Copy => {
                if let Some(link) = self.pictures.phones.open.as_ref().and_then(|open| open.link()) {
                    ctx.copy_text(link.to_owned());
                    self.say(&msg!("phones-copied"), false);
                }
            }
        }
    }

    fn open_inbox(&mut self, ctx: &egui::Context) {
        let opened = self.pictures.phones.open(ctx, &self.store, self.texts.language());
        if let Err(why) = opened {
            self.notice = Some(msg!("phones-not-open", why = why));
        }
    }

    /// Puts what phones handed over on the desk; whoever looks at another photo goes on doing so.
    pub(super) fn tick_phones(&mut self) {
        while let Some(arrival) = self.pictures.phones.arrival() {
            let player = arrival.player().to_owned();
            let mut file = arrival.file;
            let seated = self.seated(&player);
            let waited_for = seated.is_some() && seated == self.judge_ui.wanted;
            if waited_for {
                self.judge_ui.wanted = None;
            }
            if seated.is_some() {
                file.whose = seated;
                if let Err(error) = self.store.save_case(&arrival.id, &file) {
                    self.notice = Some(error.message());
                }
            }
            let looked_at = self.desk.selected.clone();
            self.desk.add(&self.store, arrival.id, file);
            if let Some(photo) = looked_at {
                self.desk.select(photo);
            }
            self.say(&msg!("phones-arrived", player = player), false);
        }
    }

    /// The player of the open game who has this name.
    fn seated(&self, name: &str) -> Option<Whose> {
        let game = OpenGame::of(self.table.as_deref())?;
        let same = |player: &str| player.trim().to_lowercase() == name.to_lowercase();
        let seat = game.players().iter().position(|player| same(&player.name))?;
        game.whose(Seat(u8::try_from(seat).ok()?))
    }
}

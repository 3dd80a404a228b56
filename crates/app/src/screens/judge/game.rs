//! From the photo into the game: whose photo it is, whether it is valid, what the game is told, and where the witnesses differ.

use eframe::egui;

use super::{Judge, title};
use crate::{
    intent::{AnyAction, Intent, JudgeIntent, Side, TableIntent},
    judging::{Link, OpenGame, Photo, State},
    screens::layout::card_ui,
};
use courtside_desk::{
    case::Settled,
    words::{self, sentences},
};
use courtside_photo::verdict::Violation;
use courtside_rules::{
    journal::Seat,
    msg,
    text::{Arg, Message},
};
use courtside_store::{SavedId, Whose};
use courtside_ui::{
    theme::{Type, space},
    widgets::{Button, Chip, Icon, Kind, LinkRow, Tone, label, label_in},
};

/// What the open game is told.
fn tell(entries: Vec<AnyAction>) -> Intent {
    Intent::Table(TableIntent::Tell(entries))
}

impl Judge<'_> {
    /// The way into the game: the open one, or the saved one that the photo belongs to.
    pub fn to_game_ui(&self, ui: &mut egui::Ui, photo: &Photo, kind: Kind) -> Option<Intent> {
        let cx = self.cx;
        let whose = photo.file.whose.as_ref();
        let Some(game) = self.game else {
            let (saved, _) = whose?.seat.as_ref()?;
            let id = SavedId::new(saved).filter(|id| cx.saved.iter().any(|game| game.id == *id))?;
            let words = cx.get("link-open-game");
            let open = Button::new(&words).icon(Icon::FolderOpen).wide().show(ui).clicked();
            return open.then_some(Intent::Resume(id));
        };
        let words = match game.seat(whose) {
            Some(seat) => cx.say(&msg!("link-into-for", player = player(&game, seat))),
            None => cx.get("link-into"),
        };
        let pressed = Button::new(&words).kind(kind).icon_right(Icon::CaretRight).wide().show(ui).clicked();
        pressed.then_some(Intent::Judge(JudgeIntent::Side(Side::Game)))
    }

    /// A photo is waited for: one of the desk may be it.
    pub fn wanted_ui(&self, ui: &mut egui::Ui, wanted: &Whose) -> Option<Intent> {
        let cx = self.cx;
        label(ui, Type::Heading, cx.say(&msg!("link-wanted", player = wanted.player.as_str())));
        label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("link-wanted-text"));
        if self.desk.photos.is_empty() {
            return None;
        }
        card_ui(ui, |ui| {
            label(ui, Type::Strong, cx.get("link-wanted-here"));
            let mut asked = None;
            for photo in &self.desk.photos {
                if LinkRow::new(&title(photo)).icon(Icon::Image).show(ui).clicked() {
                    asked = Some(Intent::Judge(JudgeIntent::Select(photo.id.clone())));
                }
            }
            asked
        })
    }

    /// Everything about this photo and the open game.
    pub fn game_ui(&self, ui: &mut egui::Ui, photo: &Photo, settled: Option<&Settled>) -> Option<Intent> {
        let cx = self.cx;
        self.headed_ui(ui, &cx.get("link-into"), |ui| {
            let Some(game) = self.game else {
                self.quiet_ui(ui, &msg!("link-no-game"));
                return None;
            };
            let Some(seat) = game.seat(photo.file.whose.as_ref()) else { return self.whose_ui(ui, &game) };
            let settled = settled.filter(|_| photo.state == State::Judged);
            let asked = match settled {
                Some(settled) => self.link_ui(ui, &game, seat, settled),
                None => {
                    self.quiet_ui(ui, &msg!("judge-judging"));
                    None
                }
            };
            let words = cx.say(&msg!("link-not-his", player = player(&game, seat)));
            let other = Button::new(&words).kind(Kind::Quiet).small().wide().show(ui).clicked();
            asked.or(other.then_some(Intent::Judge(JudgeIntent::Whose(None))))
        })
    }

    fn quiet_ui(&self, ui: &mut egui::Ui, words: &Message) {
        label_in(ui, Type::Body, self.cx.theme.color.ink2, self.cx.say(words));
    }

    fn whose_ui(&self, ui: &mut egui::Ui, game: &OpenGame) -> Option<Intent> {
        label(ui, Type::Strong, self.cx.get("link-whose"));
        let mut asked = None;
        for (seat, player) in (0..).map(Seat).zip(game.players()) {
            if Button::new(&player.name).wide().show(ui).clicked() {
                asked = Some(Intent::Judge(JudgeIntent::Whose(Some(seat))));
            }
        }
        asked
    }

    /// Legality first, then what is taken over.
    fn link_ui(&self, ui: &mut egui::Ui, game: &OpenGame, seat: Seat, settled: &Settled) -> Option<Intent> {
        let cx = self.cx;
        let link = game.photos.link(seat, settled);
        label(ui, Type::Strong, cx.say(&msg!("link-photo-of", player = player(game, seat))));
        if settled.is_valid() {
            Chip::new(&cx.get("judge-valid")).tone(Tone::Ok).icon(Icon::CheckCircle).show(ui);
        } else {
            self.faults_ui(ui, &link, settled);
        }
        ui.add_space(space::S);
        if let Some(why) = game.photos.refuses_photos() {
            self.quiet_ui(ui, &why);
            return None;
        }
        self.kits_differ_ui(ui, game, &link);
        if link.needs_retake {
            return self.refuse_ui(ui, &link, Kind::Primary);
        }
        let refused = if settled.is_valid() { None } else { self.refuse_ui(ui, &link, Kind::Second) };
        refused.or(self.take_ui(ui, &link, player(game, seat), settled))
    }

    /// What is wrong, whose figure, and that none may be moved (PS-088).
    fn faults_ui(&self, ui: &mut egui::Ui, link: &Link, settled: &Settled) {
        let cx = self.cx;
        Chip::new(&cx.get("judge-not-valid")).tone(Tone::Seal).icon(Icon::WarningCircle).show(ui);
        for violation in &settled.verdict.violations {
            let guest = violation.guest.as_deref().map(|id| self.name(id));
            let shown = Violation { guest, ..violation.clone() };
            label(ui, Type::Body, cx.say(&words::violation(&shown)));
            self.rule_ui(ui, &sentences::broken(violation.rule).join(", "));
        }
        self.quiet_ui(ui, &msg!("judge-retake"));
        self.rule_ui(ui, "PS-088");
        if !link.at_fault.is_empty() && !link.needs_retake {
            self.quiet_ui(ui, &msg!("link-fault-stays", guests = link.at_fault.clone()));
            self.rule_ui(ui, "PS-R14");
        }
    }

    fn rule_ui(&self, ui: &mut egui::Ui, rule: &str) {
        if self.cx.theme.show_rules {
            label_in(ui, Type::Rule, self.cx.theme.color.ink3, rule);
        }
    }

    fn refuse_ui(&self, ui: &mut egui::Ui, link: &Link, kind: Kind) -> Option<Intent> {
        let refusal = link.refusal.clone()?;
        let words = self.cx.get("link-refuse");
        let pressed = Button::new(&words).kind(kind).icon(Icon::XCircle).wide().show(ui).clicked();
        pressed.then(|| tell(vec![refusal]))
    }

    /// Guests that only the photo or only the game has: the others are taken over.
    fn kits_differ_ui(&self, ui: &mut egui::Ui, game: &OpenGame, link: &Link) {
        if !link.strangers.is_empty() {
            let names: Vec<String> = link.strangers.iter().map(|id| self.name(id)).collect();
            self.quiet_ui(ui, &msg!("link-strangers", guests = names));
        }
        let Some(prepared) = self.desk.prepared() else { return };
        let unknown = game.photos.guests().into_iter().filter(|it| prepared.cards.iter().all(|card| card.id != it.id));
        let unknown: Vec<Arg> = unknown.map(|guest| guest.name.into()).collect();
        if !unknown.is_empty() {
            self.quiet_ui(ui, &msg!("link-unknown", guests = unknown));
        }
    }

    /// What the game is told, and which floor counts where people said otherwise.
    fn take_ui(&self, ui: &mut egui::Ui, link: &Link, player: &str, settled: &Settled) -> Option<Intent> {
        let cx = self.cx;
        let votes = settled.open().len();
        if votes > 0 {
            self.quiet_ui(ui, &msg!("link-votes", count = votes));
        }
        if link.differences.is_empty() {
            let known = link.as_in_the_photo.is_empty();
            if known {
                self.quiet_ui(ui, &msg!("link-known"));
            }
            let words = cx.say(&match (known, &link.at_fault[..]) {
                (true, _) => msg!("link-back"),
                (false, []) => msg!("link-take", player = player),
                (false, faulty) => msg!("link-take-void", guests = faulty.to_vec()),
            });
            let pressed = Button::new(&words).kind(Kind::Primary).icon(Icon::Check).wide().show(ui).clicked();
            return pressed.then(|| tell(link.as_in_the_photo.clone()));
        }
        label(ui, Type::Strong, cx.get("link-differs"));
        for difference in &link.differences {
            label(ui, Type::Body, cx.say(difference));
        }
        self.quiet_ui(ui, &msg!("link-two-witnesses"));
        self.rule_ui(ui, "PS-089");
        let mut asked = None;
        for (entries, id, icon) in [
            (&link.as_told, "link-keep-floor", Icon::GridFour),
            (&link.as_in_the_photo, "link-take-floor", Icon::Image),
        ] {
            if Button::new(&cx.get(id)).icon(icon).wide().show(ui).clicked() {
                asked = Some(tell(entries.clone()));
            }
        }
        asked
    }
}

fn player<'a>(game: &OpenGame<'a>, seat: Seat) -> &'a str {
    &game.players()[seat.index()].name
}

//! Votes about a photo, question by question, and its evidence report.

use std::path::PathBuf;

use crate::{
    App, IN_BROWSER, VoteUi, clock,
    intent::VoteIntent,
    judging::{KitState, Look, OpenGame, WriteReport},
};
use courtside_desk::{
    case::{Change, Question},
    report::{self, Evidence},
};
use courtside_rules::{msg, text::Texts};
use courtside_store::{StoreError, atomic_write, make_folder, now};

/// So many vote where nobody knows who sits at the table.
const VOTERS: u8 = 3;

impl App {
    pub(super) fn handle_vote(&mut self, intent: VoteIntent) {
        match intent {
            VoteIntent::Begin => self.next_vote(Vec::new(), 1, usize::from(VOTERS)),
            VoteIntent::End => self.judge_ui.vote = None,
            VoteIntent::Voters(count) => {
                let (voters, numbered) = (self.numbers(count), true);
                if let Some(vote) = &mut self.judge_ui.vote {
                    vote.said.resize(voters.len(), None);
                    (vote.voters, vote.numbered) = (voters, numbered);
                }
            }
            VoteIntent::Say(voter, yes) => {
                let said = self.judge_ui.vote.as_mut().and_then(|vote| vote.said.get_mut(voter));
                said.into_iter().for_each(|said| *said = Some(yes));
            }
            VoteIntent::Later => {
                if let Some(mut vote) = self.judge_ui.vote.take() {
                    vote.later.push(vote.question);
                    self.next_vote(vote.later, vote.number + 1, vote.voters.len());
                }
            }
            VoteIntent::Count => self.count_votes(),
        }
    }

    fn count_votes(&mut self) {
        let Some(vote) = self.judge_ui.vote.take_if(|vote| vote.said.iter().all(Option::is_some)) else { return };
        let count = vote.voters.len();
        let votes = vote.voters.into_iter().zip(vote.said.into_iter().flatten()).collect();
        self.change_case(Change::Vote { question: vote.question, votes });
        self.next_vote(vote.later, vote.number + 1, count);
    }

    /// Asks the next question that is open and not put off; none is left: back to the photo. `voting` vote where nobody knows
    /// the table.
    fn next_vote(&mut self, later: Vec<Question>, number: usize, voting: usize) {
        let open = self.desk.current().and_then(|photo| photo.settled()).map(|settled| settled.open());
        let mut open: Vec<Question> = open.unwrap_or_default();
        open.retain(|question| !later.contains(question));
        let count = number - 1 + open.len();
        let (voters, numbered) = self.voters(voting);
        let vote =
            |question| VoteUi { question, number, count, said: vec![None; voters.len()], voters, numbered, later };
        self.judge_ui.vote = open.into_iter().next().map(vote);
    }

    /// All players but the photographer (PS-R17), as far as the table is known.
    fn voters(&self, voting: usize) -> (Vec<String>, bool) {
        let whose = self.desk.current().and_then(|photo| photo.file.whose.as_ref());
        match (OpenGame::of(self.table.as_deref()), whose) {
            (Some(game), Some(whose)) if game.players().iter().any(|player| player.name == whose.player) => {
                let names = game.players().iter().map(|player| player.name.clone());
                (names.filter(|name| *name != whose.player).collect(), false)
            }
            _ => (self.numbers(u8::try_from(voting).unwrap_or(VOTERS)), true),
        }
    }

    fn numbers(&self, count: u8) -> Vec<String> {
        (1..=count.max(1)).map(|number| self.texts.say(&msg!("vote-voter", number = number))).collect()
    }

    /// Writes the evidence of the selected photo into the exports folder, in the background, and says where it lies.
    pub(super) fn write_report(&mut self) {
        let Some(photo) = self.desk.current() else { return };
        let (Look::Here { picture, .. }, Some(seen), KitState::Ready { kit, made }) =
            (&photo.look, &photo.seen, &self.desk.kit)
        else {
            return;
        };
        let title = match photo.file.whose.as_ref().filter(|whose| !whose.player.is_empty()) {
            Some(whose) => self.texts.say(&msg!("judge-photo-of", player = &whose.player)),
            None => photo.file.name.clone(),
        };
        let known = self.photo_kits.iter().find(|listed| listed.id == *kit);
        let kit_name = known.map_or_else(|| kit.as_str().to_owned(), |listed| listed.name.clone());
        let page = match self.export_path(&format!("{}.html", safe_name(&title))) {
            Ok(page) => page,
            Err(error) => return self.notice = Some(error.message()),
        };
        let when = self.texts.say(&clock::when(now(), now()));
        let (picture, seen, prepared, case) =
            (picture.clone(), seen.clone(), made.prepared.clone(), photo.file.case.clone());
        let (guests, language) = (self.guest_names(), self.texts.language());
        let write: WriteReport = Box::new(move || {
            let texts = Texts::new(language);
            let evidence = Evidence {
                title,
                when: Some(when),
                kit: kit_name,
                prepared: &prepared,
                photo: &picture,
                judgement: &seen.judgement,
                case: &case,
                name: &|id| guests.name(&texts, id),
            };
            write_all(&page, &texts, &evidence)?;
            Ok(page)
        });
        self.desk.report(write);
    }
}

/// The page, and beside it a folder with a picture of every verdict.
fn write_all(page: &PathBuf, texts: &Texts, evidence: &Evidence<'_>) -> Result<(), StoreError> {
    let failed = |path: &PathBuf| {
        let path = path.clone();
        move |error: std::io::Error| StoreError::Folder { path, reason: error.into() }
    };
    atomic_write(page, report::html(texts, evidence).as_bytes()).map_err(failed(page))?;
    // A browser would ask about every picture; all of them are in the page.
    if IN_BROWSER {
        return Ok(());
    }
    let folder = page.with_extension("");
    make_folder(&folder).map_err(failed(&folder))?;
    for (id, bytes) in report::pictures(evidence) {
        let file = folder.join(format!("{}.png", safe_name(&id)));
        atomic_write(&file, &bytes).map_err(failed(&file))?;
    }
    Ok(())
}

/// A name that every disk takes.
fn safe_name(title: &str) -> String {
    let safe: String =
        title.chars().map(|it| if it.is_alphanumeric() || " -_’".contains(it) { it } else { '-' }).collect();
    let safe = safe.trim().trim_matches('-').to_owned();
    if safe.is_empty() { "Courtside".to_owned() } else { safe }
}

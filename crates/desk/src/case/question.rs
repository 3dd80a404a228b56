//! The questions that a photo answers, and who answered each of them in the end.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use courtside_photo::verdict::{Answer, Blocks, Rule, Verdict, Violation};

/// A question of yes or no about a photo.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Is this rule broken?
    Broken { rule: Rule, guest: Option<String> },
    /// Does another figure cover any of this guest's artwork?
    Blocked { guest: String },
    /// Is all of this guest's face covered or outside the photo?
    FaceHidden { guest: String },
    /// Does this guest's figure cover the other's whole face?
    Blocks { guest: String, face_of: String },
}

impl Question {
    /// The guest that the question is about.
    pub fn guest(&self) -> Option<&str> {
        match self {
            Self::Broken { guest, .. } => guest.as_deref(),
            Self::Blocked { guest } | Self::FaceHidden { guest } => Some(guest),
            Self::Blocks { face_of, .. } => Some(face_of),
        }
    }

    /// What a tied vote comes to: it counts for the photographer (PS-R17), who wants a valid photo, guests in sight who are
    /// asked to be, and faces covered that are asked to be.
    pub fn for_the_photographer(&self) -> bool {
        matches!(self, Self::FaceHidden { .. } | Self::Blocks { .. })
    }

    /// What the judge answers; none where it says nothing of it.
    pub fn found(&self, verdict: &Verdict) -> Option<Answer> {
        let of = |id: &str| verdict.guests.iter().find(|it| it.id == id);
        match self {
            Self::Broken { rule, guest } => {
                let listed = verdict.violations.iter().any(|it| it.rule == *rule && it.guest == *guest);
                Some(if listed { Answer::Yes } else { Answer::No })
            }
            Self::Blocked { guest } => of(guest).map(|it| it.blocked),
            Self::FaceHidden { guest } => of(guest).and_then(|it| it.face_hidden),
            Self::Blocks { guest, face_of } => {
                let pair = verdict.blocks.iter().find(|it| it.guest == *guest && it.face_of == *face_of);
                pair.map(|it| it.answer).or_else(|| of(guest).and(of(face_of)).map(|_| Answer::No))
            }
        }
    }
}

/// Who answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    Judge,
    /// Somebody overruled the judge.
    Person,
    /// The others voted: who said what.
    Vote(Vec<(String, bool)>),
}

/// An answer that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    pub answer: Answer,
    pub by: By,
}

/// What stands: the judge's findings with the answers of people laid over them.
#[derive(Clone, Debug, PartialEq)]
pub struct Settled {
    /// As the judge's verdict, with the answers that count.
    pub verdict: Verdict,
    /// The answers that people gave.
    pub by_people: BTreeMap<Question, Standing>,
}

impl Settled {
    pub(super) fn new(found: &Verdict) -> Self {
        Self { verdict: found.clone(), by_people: BTreeMap::new() }
    }

    pub(super) fn overrule(&mut self, question: &Question, answer: bool) {
        self.set(question, answer, By::Person);
    }

    pub(super) fn withdraw(&mut self, question: &Question, found: &Verdict) {
        self.by_people.remove(question);
        if let Some(answer) = question.found(found) {
            self.put(question, answer);
        }
    }

    /// A tie counts for the photographer; an overruled answer is not voted on.
    pub(super) fn vote(&mut self, question: &Question, votes: &[(String, bool)]) {
        let yes = votes.iter().filter(|(_, yes)| *yes).count();
        let answer = match (2 * yes).cmp(&votes.len()) {
            std::cmp::Ordering::Greater => true,
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => question.for_the_photographer(),
        };
        self.set(question, answer, By::Vote(votes.to_vec()));
    }

    /// Whether the photo may be scored: no rule is broken.
    pub fn is_valid(&self) -> bool {
        self.verdict.violations.is_empty()
    }

    /// The questions that go to the table, in the order of the verdict. About guests who were not found anywhere there is nothing
    /// to look at: the table says where they stand instead.
    pub fn open(&self) -> Vec<Question> {
        let mut open = Vec::new();
        let found = |id: &str| self.verdict.guests.iter().any(|guest| guest.id == id && guest.cell.is_some());
        for guest in self.verdict.guests.iter().filter(|guest| guest.cell.is_some()) {
            if guest.blocked == Answer::Vote {
                open.push(Question::Blocked { guest: guest.id.clone() });
            }
            if guest.face_hidden == Some(Answer::Vote) {
                open.push(Question::FaceHidden { guest: guest.id.clone() });
            }
        }
        let pairs = self.verdict.blocks.iter().filter(|pair| pair.answer == Answer::Vote);
        let pairs = pairs.filter(|pair| found(&pair.guest) && found(&pair.face_of));
        open.extend(pairs.map(|it| Question::Blocks { guest: it.guest.clone(), face_of: it.face_of.clone() }));
        open
    }

    /// What stands for a question, and who says so; none where nothing is known of it.
    pub fn standing(&self, question: &Question) -> Option<Standing> {
        let judged = || question.found(&self.verdict).map(|answer| Standing { answer, by: By::Judge });
        self.by_people.get(question).cloned().or_else(judged)
    }

    fn set(&mut self, question: &Question, answer: bool, by: By) {
        let answer = if answer { Answer::Yes } else { Answer::No };
        self.put(question, answer);
        self.by_people.insert(question.clone(), Standing { answer, by });
    }

    fn put(&mut self, question: &Question, answer: Answer) {
        let verdict = &mut self.verdict;
        match question {
            Question::Broken { rule, guest } => {
                let violation = Violation { rule: *rule, guest: guest.clone() };
                verdict.violations.retain(|it| *it != violation);
                if answer == Answer::Yes {
                    verdict.violations.push(violation);
                }
            }
            Question::Blocked { guest } => {
                let found = verdict.guests.iter_mut().find(|it| it.id == *guest);
                found.into_iter().for_each(|it| it.blocked = answer);
            }
            Question::FaceHidden { guest } => {
                let found = verdict.guests.iter_mut().find(|it| it.id == *guest);
                found.into_iter().for_each(|it| it.face_hidden = Some(answer));
            }
            Question::Blocks { guest, face_of } => {
                let pair = verdict.blocks.iter_mut().find(|it| it.guest == *guest && it.face_of == *face_of);
                match pair {
                    Some(pair) => pair.answer = answer,
                    None => verdict.blocks.push(Blocks { guest: guest.clone(), face_of: face_of.clone(), answer }),
                }
            }
        }
    }
}

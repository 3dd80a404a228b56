//! What stands beside the photo: the card, lists, what is missing, what else can be done; and the strip of photos.

use eframe::egui::{self, Rect, ScrollArea, Sense, Vec2, vec2};

use super::{Judge, title};
use crate::{
    IN_BROWSER,
    intent::{Intent, JudgeIntent, Place, Side, Tool, VoteIntent},
    judging::{KitState, Photo, State},
    screens::layout::{card_ui, page_ui},
};
use courtside_desk::{
    case::{Change, Question, Settled},
    words::{self, sentences},
};
use courtside_photo::verdict::Violation;
use courtside_rules::{msg, text::Message};
use courtside_ui::{
    theme::{PHOTO_TINT, Type, radius, space},
    widgets::{Banner, Button, EmptyState, Icon, Kind, LinkRow, TextField, focus_ring, label, label_in, rows},
};

/// Height of the strip of photos.
pub const STRIP: f32 = 84.0;
/// Below this the judge is not sure that it has found the floor.
const SURE: f64 = 0.5;

impl Judge<'_> {
    pub fn side_ui(&self, ui: &mut egui::Ui, photo: &Photo, settled: Option<&Settled>) -> Option<Intent> {
        if let Some(asked) = self.tool_ui(ui, photo, settled) {
            return asked;
        }
        match self.open.side {
            Side::More => return self.more_ui(ui, photo),
            Side::Compare => return self.choose_other_ui(ui, photo),
            Side::Rename => return self.rename_ui(ui, photo),
            Side::Game => return self.game_ui(ui, photo, settled),
            Side::Broken | Side::Add | Side::Card => {}
        }
        let Some(settled) = settled else { return self.not_yet_ui(ui, photo) };
        match self.open.side {
            Side::Broken => self.broken_ui(ui, settled),
            Side::Add => self.add_ui(ui, settled),
            _ => self.cards_ui(ui, photo, settled),
        }
    }

    fn cards_ui(&self, ui: &mut egui::Ui, photo: &Photo, settled: &Settled) -> Option<Intent> {
        let mut asked = self.unsure_ui(ui, photo);
        asked = asked.or(self.invalid_ui(ui, settled));
        if self.cx.narrow {
            let votes = !settled.open().is_empty();
            asked = asked.or(self.to_game_ui(ui, photo, if votes { Kind::Second } else { Kind::Primary }));
        }
        let chosen = photo.chosen(self.open.guest.as_deref());
        let guest = settled.verdict.guests.iter().find(|guest| Some(&guest.id) == chosen.as_ref());
        if let Some(guest) = guest {
            asked = asked.or(self.panel_ui(ui, |ui| self.card_ui(ui, photo, settled, guest)));
        }
        ui.add_space(space::XS);
        asked.or(self.panel_ui(ui, |ui| rows(ui, |ui| self.others_ui(ui, settled, chosen.as_deref())).inner))
    }

    /// Legality first: what is wrong, and that no figure may be moved for another photo (PS-088).
    fn invalid_ui(&self, ui: &mut egui::Ui, settled: &Settled) -> Option<Intent> {
        let [first, others @ ..] = settled.verdict.violations.as_slice() else { return None };
        let cx = self.cx;
        let mut words = capital(&cx.say(&self.violation(first)));
        if !others.is_empty() {
            words = cx.say(&msg!("judge-broken-more", what = words, count = others.len()));
        }
        let (retake, look) = (cx.get("judge-retake"), cx.get("judge-broken-look"));
        let pressed = Banner::error(&words).detail(&retake).button(&look).show(ui);
        pressed.then_some(Intent::Judge(JudgeIntent::Side(Side::Broken)))
    }

    /// What is wrong, and with whose figure.
    fn violation(&self, violation: &Violation) -> Message {
        let named = violation.guest.as_deref().map(|id| self.name(id));
        words::violation(&Violation { guest: named, ..violation.clone() })
    }

    /// Whether the next step is shown: not while something is corrected.
    pub fn has_next(&self, photo: &Photo, settled: Option<&Settled>) -> bool {
        let votes = settled.is_some_and(|settled| !settled.open().is_empty());
        let game = self.game.is_some() || photo.file.whose.is_some();
        !self.open.is_open() && settled.is_some() && (votes || game)
    }

    /// The next step: what the photo leaves open goes to the table, then it goes into the game.
    pub fn next_ui(&self, ui: &mut egui::Ui, photo: &Photo, settled: Option<&Settled>) -> Option<Intent> {
        let settled = settled?;
        if settled.open().is_empty() {
            return self.to_game_ui(ui, photo, Kind::Primary);
        }
        let game = self.to_game_ui(ui, photo, Kind::Second);
        self.to_vote_ui(ui, settled).or(game)
    }

    /// What the photo does not settle goes to the table.
    fn to_vote_ui(&self, ui: &mut egui::Ui, settled: &Settled) -> Option<Intent> {
        let count = settled.open().len();
        if count == 0 {
            return None;
        }
        let words = self.cx.say(&msg!("judge-vote-on", count = count));
        let vote = Button::new(&words).kind(Kind::Primary).icon(Icon::HandPalm).big().wide().show(ui);
        vote.clicked().then_some(Intent::Judge(JudgeIntent::Vote(VoteIntent::Begin)))
    }

    /// The judge says when it is not sure of the floor, before anybody trusts what follows from it.
    fn unsure_ui(&self, ui: &mut egui::Ui, photo: &Photo) -> Option<Intent> {
        let floor = &photo.seen.as_ref()?.judgement.verdict.floor;
        floor.confidence.filter(|sure| *sure < SURE)?;
        let cx = self.cx;
        let (words, text, button) = (cx.get("judge-unsure"), cx.get("judge-unsure-text"), cx.get("judge-set-corners"));
        let pressed = Banner::assumed(&words).detail(&text).button(&button).show(ui);
        pressed.then_some(Intent::Judge(JudgeIntent::Tool(Tool::Floor)))
    }

    /// Nothing was found yet, and why.
    fn not_yet_ui(&self, ui: &mut egui::Ui, photo: &Photo) -> Option<Intent> {
        let cx = self.cx;
        if let Some(asked) = self.no_kit_ui(ui) {
            return asked;
        }
        let State::Not(why) = &photo.state else {
            self.panel_ui(ui, |ui| label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("judge-judging")));
            return None;
        };
        self.panel_ui(ui, |ui| {
            label(ui, Type::Heading, cx.get("judge-not-judged"));
            label_in(ui, Type::Body, cx.theme.color.ink2, cx.say(&why.clone().into()));
            let set =
                Button::new(&cx.get("judge-set-corners")).kind(Kind::Primary).icon(Icon::BoundingBox).wide().show(ui);
            set.clicked().then_some(Intent::Judge(JudgeIntent::Tool(Tool::Floor)))
        })
    }

    /// The kit, where it is what is waited for.
    fn no_kit_ui(&self, ui: &mut egui::Ui) -> Option<Option<Intent>> {
        let cx = self.cx;
        let open = Intent::Open(Place::PhotoKits);
        match &self.desk.kit {
            KitState::Ready { .. } => None,
            KitState::None => {
                let words = [cx.get("judge-no-kit"), cx.get("judge-no-kit-text"), cx.get("judge-kits")];
                Some(EmptyState::new(Icon::Users, &words[0], &words[1]).button(&words[2]).show(ui).then_some(open))
            }
            KitState::Preparing { .. } => {
                self.panel_ui(ui, |ui| label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("judge-kit-preparing")));
                Some(None)
            }
            KitState::Unusable { problems, .. } => Some(self.panel_ui(ui, |ui| {
                label(ui, Type::Heading, cx.get("judge-kit-unusable"));
                for problem in problems.iter().take(6) {
                    label_in(ui, Type::Body, cx.theme.color.seal_text, cx.say(problem));
                }
                Button::new(&cx.get("judge-kits")).kind(Kind::Primary).wide().show(ui).clicked().then_some(open)
            })),
        }
    }

    /// No photo on the desk.
    pub fn nothing_ui(&self, ui: &mut egui::Ui) -> Option<Intent> {
        let cx = self.cx;
        page_ui(ui, cx, &cx.get("judge-title"), 860.0, |ui| {
            let mut asked = crate::screens::layout::notice_ui(ui, cx, self.notice);
            asked = asked.or(self.no_kit_ui(ui).flatten());
            if let Some(wanted) = &self.open.wanted {
                asked = asked.or(self.wanted_ui(ui, wanted));
                return asked.or(card_ui(ui, |ui| self.open_ui(ui, true)));
            }
            let has_kit = matches!(self.desk.kit, KitState::Ready { .. } | KitState::Preparing { .. });
            if has_kit {
                let words = [cx.get("judge-no-photo"), cx.get("judge-no-photo-text")];
                EmptyState::new(Icon::Image, &words[0], &words[1]).show(ui);
            }
            // Without a kit that is the next step.
            asked = asked.or(card_ui(ui, |ui| self.open_ui(ui, has_kit)));
            if matches!(self.desk.kit, KitState::Ready { .. }) {
                let kits = card_ui(ui, |ui| LinkRow::new(&cx.get("judge-kits")).icon(Icon::FolderOpen).show(ui));
                asked = asked.or(kits.clicked().then_some(Intent::Open(Place::PhotoKits)));
            }
            asked
        })
    }

    /// Photos by dialog and by path: some desktops have no dialog.
    fn open_ui(&self, ui: &mut egui::Ui, loud: bool) -> Option<Intent> {
        let cx = self.cx;
        let mut asked = None;
        let kind = if loud { Kind::Primary } else { Kind::Second };
        if IN_BROWSER {
            let take = Button::new(&cx.get("pictures-take-photo")).kind(kind).icon(Icon::Camera).wide().show(ui);
            let open = Button::new(&cx.get("judge-open")).icon(Icon::Image).wide().show(ui);
            let more = Button::new(&cx.get("pictures-more-browser")).icon(Icon::Camera).wide().show(ui);
            return match () {
                () if take.clicked() => Some(Intent::Judge(JudgeIntent::TakePhoto)),
                () if open.clicked() => Some(Intent::Judge(JudgeIntent::ChoosePhotos)),
                () => more.clicked().then_some(Intent::Open(Place::Pictures)),
            };
        }
        if Button::new(&cx.get("judge-open")).kind(kind).icon(Icon::FolderOpen).wide().show(ui).clicked() {
            asked = Some(JudgeIntent::ChoosePhotos);
        }
        let mut path = self.open.path.clone();
        let words = cx.get("judge-path");
        let field = TextField::new(&words, &mut path).hint(&words).show(ui);
        if field.changed() {
            asked = Some(JudgeIntent::EditPath(path.clone()));
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if !path.trim().is_empty() {
            let go = Button::new(&cx.get("pictures-path-open")).icon(Icon::Image).small().wide().show(ui);
            asked = asked.or((go.clicked() || entered).then_some(JudgeIntent::OpenPath));
        }
        let more = Button::new(&cx.get("pictures-more")).icon(Icon::Camera).wide().show(ui);
        asked.map(Intent::Judge).or(more.clicked().then_some(Intent::Open(Place::Pictures)))
    }

    /// Which rules are broken, by whose figure; a person may know better.
    fn broken_ui(&self, ui: &mut egui::Ui, settled: &Settled) -> Option<Intent> {
        let cx = self.cx;
        self.headed_ui(ui, &cx.get("judge-not-valid"), |ui| {
            let mut asked = None;
            for violation in &settled.verdict.violations {
                let words = capital(&cx.say(&self.violation(violation)));
                label(ui, Type::Strong, &words);
                if cx.theme.show_rules {
                    label_in(ui, Type::Rule, cx.theme.color.ink3, sentences::broken(violation.rule).join(", "));
                }
                let spoken = cx.say(&msg!("judge-not-broken-named", what = &words));
                let fine = cx.get("judge-not-broken");
                let fine = Button::new(&fine).kind(Kind::Quiet).icon(Icon::Gavel).small();
                if fine.name(&spoken).show(ui).clicked() {
                    let question = Question::Broken { rule: violation.rule, guest: violation.guest.clone() };
                    asked = Some(JudgeIntent::Change(Change::Overrule { question, answer: Some(false) }));
                }
            }
            if settled.is_valid() {
                label(ui, Type::Body, cx.get("judge-valid"));
            } else {
                let retake = cx.get("judge-retake");
                label_in(
                    ui,
                    Type::Body,
                    cx.theme.color.ink2,
                    if cx.theme.show_rules { format!("{retake} PS-088") } else { retake },
                );
            }
            asked.map(Intent::Judge)
        })
    }

    /// Guests of the kit that are not on the floor.
    fn add_ui(&self, ui: &mut egui::Ui, settled: &Settled) -> Option<Intent> {
        let cx = self.cx;
        self.headed_ui(ui, &cx.get("judge-add"), |ui| {
            let placed = |id: &str| settled.verdict.guests.iter().any(|guest| guest.id == id && guest.cell.is_some());
            let cards = self.desk.prepared().map(|prepared| prepared.cards.as_slice()).unwrap_or_default();
            let missing: Vec<&str> = cards.iter().map(|card| card.id.as_str()).filter(|id| !placed(id)).collect();
            if missing.is_empty() {
                label_in(ui, Type::Body, cx.theme.color.ink2, cx.get("judge-add-none"));
            }
            let mut asked = None;
            for id in missing {
                let words = self.name(id);
                if Button::new(&words).icon(self.desk.guests.sign(id)).small().wide().show(ui).clicked() {
                    asked = Some(Intent::Judge(JudgeIntent::Tool(Tool::Move(id.to_owned()))));
                }
            }
            asked
        })
    }

    /// What else can be done with this photo.
    fn more_ui(&self, ui: &mut egui::Ui, photo: &Photo) -> Option<Intent> {
        let cx = self.cx;
        self.headed_ui(ui, &title(photo), |ui| {
            let judge = Intent::Judge;
            let mut all = vec![
                (Icon::Plus, "judge-another", Intent::Open(Place::Pictures)),
                (Icon::BoundingBox, "judge-floor", judge(JudgeIntent::Tool(Tool::Floor))),
                (Icon::CircleDashed, "judge-dish", judge(JudgeIntent::Tool(Tool::Dish))),
                (Icon::UserPlus, "judge-add", judge(JudgeIntent::Side(Side::Add))),
                (Icon::PencilSimple, "judge-rename", judge(JudgeIntent::Side(Side::Rename))),
            ];
            if self.desk.photos.len() > 1 {
                all.push((Icon::Columns, "judge-compare", judge(JudgeIntent::Side(Side::Compare))));
            }
            if photo.seen.is_some() {
                all.push((Icon::Export, "judge-report", judge(JudgeIntent::Report)));
            }
            all.push((Icon::FolderOpen, "judge-kits", Intent::Open(Place::PhotoKits)));
            all.push((Icon::Trash, "judge-delete", judge(JudgeIntent::Delete(photo.id.clone()))));
            let mut asked = None;
            if cx.narrow {
                asked = ui.horizontal_wrapped(|ui| self.layer_buttons(ui)).inner;
            }
            rows(ui, |ui| {
                for (icon, id, intent) in all {
                    if LinkRow::new(&cx.get(id)).icon(icon).show(ui).clicked() {
                        asked = Some(intent);
                    }
                }
            });
            asked
        })
    }

    fn rename_ui(&self, ui: &mut egui::Ui, photo: &Photo) -> Option<Intent> {
        let cx = self.cx;
        self.headed_ui(ui, &cx.get("judge-rename"), |ui| {
            let mut name = photo.file.name.clone();
            let words = cx.get("judge-name");
            let changed = TextField::new(&words, &mut name).hint(&words).max_chars(60).show(ui).changed();
            changed.then_some(Intent::Judge(JudgeIntent::Rename(name)))
        })
    }

    fn choose_other_ui(&self, ui: &mut egui::Ui, photo: &Photo) -> Option<Intent> {
        let cx = self.cx;
        self.headed_ui(ui, &cx.get("judge-compare-with"), |ui| {
            let mut asked = None;
            for other in self.desk.photos.iter().filter(|other| other.id != photo.id) {
                if LinkRow::new(&title(other)).icon(Icon::Image).show(ui).clicked() {
                    asked = Some(Intent::Judge(JudgeIntent::Compare(Some(other.id.clone()))));
                }
            }
            asked
        })
    }

    /// All photos as small pictures.
    pub fn strip_ui(&self, ui: &mut egui::Ui) -> Option<Intent> {
        let theme = &self.cx.theme;
        let mut asked = None;
        let row = |ui: &mut egui::Ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            for photo in &self.desk.photos {
                let (rect, response) = ui.allocate_exact_size(vec2(STRIP * 1.2, STRIP - space::M), Sense::click());
                let on = self.desk.selected.as_ref() == Some(&photo.id);
                let name = title(photo);
                response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, on, &name));
                ui.painter().rect_filled(rect, radius::M, theme.color.ground);
                if let Some(preview) = &photo.preview {
                    let uv = fitting(preview.size_vec2(), rect.size());
                    let image =
                        egui::epaint::RectShape::filled(rect, radius::M, PHOTO_TINT).with_texture(preview.id(), uv);
                    ui.painter().add(image);
                } else {
                    // Words that could be selected would take the tap.
                    let words = egui::Label::new(theme.text(Type::Caption, &name)).truncate().selectable(false);
                    let place = egui::UiBuilder::new().max_rect(rect.shrink(space::S));
                    ui.new_child(place).centered_and_justified(|ui| ui.add(words));
                }
                let edge = if on { theme.chosen_edge() } else { theme.hair() };
                ui.painter().rect_stroke(rect, radius::M, edge, egui::StrokeKind::Inside);
                focus_ring(ui, &response, radius::M);
                if response.on_hover_text(theme.text(Type::Caption, &name)).clicked() {
                    asked = Some(Intent::Judge(JudgeIntent::Select(photo.id.clone())));
                }
            }
        };
        // A strip that scrolls sideways in a sheet that scrolls down is out of reach for keys.
        if self.cx.narrow {
            ui.horizontal_wrapped(row);
        } else {
            ScrollArea::horizontal().id_salt("photo strip").show(ui, |ui| ui.horizontal(row));
        }
        asked
    }
}

/// The middle part of a picture that has the shape of its place.
fn fitting(picture: Vec2, place: Vec2) -> Rect {
    let scale = (place / picture).max_elem();
    let part = place / (picture * scale);
    Rect::from_center_size(egui::pos2(0.5, 0.5), part)
}

/// The words as the beginning of a line.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

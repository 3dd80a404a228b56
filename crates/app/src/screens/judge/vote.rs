//! The vote: one question at a time, with the place in dispute close by and how far the photo leaves it open (PS-113, PS-R17).

use eframe::egui::{self, CentralPanel, Color32, Frame, Panel, Rect, ScrollArea, Sense, WidgetInfo, vec2};

use super::{Judge, marks, title};
use crate::{
    VoteUi,
    intent::{Intent, JudgeIntent, Layers, Tool, VoteIntent},
    judging::{Judged, Look, Photo},
    screens::layout::Counted,
};
use courtside_desk::{case::Question, words::sentences};
use courtside_photo::answer::measured::{Estimate, Limit, bars_of};
use courtside_rules::{msg, text::Message};
use courtside_ui::{
    theme::{Type, radius, size, space, stroke},
    widgets::{
        Button, CanvasWords, Chip, Icon, Kind, Person, PhotoCanvas, TopBar, button_row, label, label_in, name_label,
        paint_mark, persons, top_bar,
    },
};

/// Most voters where nobody knows who sits at the table.
const MOST_VOTERS: u8 = 9;
/// The share of a row that is the voter's name.
const NAME: f32 = 0.38;
/// The mark of a player beside the name.
const MARK: f32 = 34.0;
/// How much around the place in dispute is shown, and how close at most.
const AROUND: f32 = 2.0;
const CLOSE: f32 = 6.0;
/// Height of the bar that shows how far the photo leaves it open.
const BAR: f32 = 26.0;
/// The bar reaches this many times as far as what decides, or what may be.
const BEYOND: f64 = 1.4;

impl Judge<'_> {
    pub fn vote_ui(&self, ui: &mut egui::Ui, photo: &Photo, vote: &VoteUi) -> Option<Intent> {
        let cx = self.cx;
        let frame = Frame::new().fill(cx.theme.color.bg);
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| {
                let asked = self.vote_bar_ui(ui, photo, vote);
                let margin = cx.theme.page_margin();
                let below = if cx.narrow {
                    let whole = ui.available_rect_before_wrap();
                    let canvas = whole.with_max_y(whole.top() + 0.38 * whole.height());
                    self.disputed_ui(ui, photo, vote, canvas);
                    let rest = whole.with_min_y(canvas.bottom() + space::M).shrink2(vec2(margin, 0.0));
                    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(rest));
                    self.ballot_ui(&mut child, photo, vote)
                } else {
                    let edge = Frame::new().inner_margin(egui::Margin {
                        left: space::L as i8,
                        right: margin as i8,
                        top: 0,
                        bottom: margin as i8,
                    });
                    let width = (0.42 * ui.available_width()).max(size::ASK_PANEL);
                    let side = Panel::right("vote side").exact_size(width).resizable(false).frame(edge);
                    let below = side.show_separator_line(false).show(ui, |ui| self.ballot_ui(ui, photo, vote)).inner;
                    let room = ui.available_rect_before_wrap();
                    let canvas = Rect::from_min_max(room.min + vec2(margin, 0.0), room.max - vec2(0.0, margin));
                    self.disputed_ui(ui, photo, vote, canvas);
                    below
                };
                asked.or(below)
            })
            .inner
    }

    fn vote_bar_ui(&self, ui: &mut egui::Ui, photo: &Photo, vote: &VoteUi) -> Option<Intent> {
        let cx = self.cx;
        let heading = cx.say(&msg!("vote-title", number = vote.number, count = vote.count));
        let (back, whose) = (cx.get("back"), title(photo));
        let bar = TopBar { title: &heading, subtitle: Some(&whose), back: Some(&back) };
        let mut later = false;
        let words = cx.get("vote-later");
        let pressed = top_bar(
            ui,
            &bar,
            |ui| {
                if !cx.narrow {
                    Chip::new(&whose).show(ui);
                }
            },
            |ui| later = Button::new(&words).kind(Kind::Quiet).icon(Icon::SkipForward).small().show(ui).clicked(),
        );
        let asked = if pressed { Some(VoteIntent::End) } else { later.then_some(VoteIntent::Later) };
        asked.map(|asked| Intent::Judge(JudgeIntent::Vote(asked)))
    }

    /// The photo, close to the guest in question.
    fn disputed_ui(&self, ui: &mut egui::Ui, photo: &Photo, vote: &VoteUi, canvas: Rect) {
        let cx = self.cx;
        let (Look::Here { tiles, .. }, Some([width, height])) = (&photo.look, photo.size()) else { return };
        let guest = vote.question.guest();
        let layers = Layers { grid: false, outlines: true, faces: false };
        let mut marks = marks::marks(self, photo, guest, &Tool::Look, layers);
        // The table looks at the photo itself, and at one face at most.
        marks.tints.clear();
        if !matches!(vote.question, Question::Blocked { .. }) {
            marks.lines.extend(guest.and_then(|id| marks::face(self, photo.seen.as_ref()?, id)));
        }
        let spot = self.spot(photo, &vote.question);
        marks.lines.extend(spot.map(|spot| marks::ring(spot, width as f32)));
        let words = CanvasWords {
            closer: cx.get("judge-closer"),
            farther: cx.get("judge-farther"),
            whole: cx.get("judge-whole"),
        };
        let name = cx.say(&msg!("judge-photo", name = title(photo)));
        let key = format!("{} vote", photo.id.as_str());
        let shown = PhotoCanvas::new(&key, &name, vec2(width as f32, height as f32), tiles, &marks).buttons(&words);
        let figure = guest.and_then(|id| Some((id, photo.seen.as_ref()?, photo.seen.as_ref()?.figure(id)?)));
        let shown = match figure {
            Some((id, seen, figure)) => {
                let [left, top, right, bottom] = seen.overlay.figures[figure].bounds;
                let whole = Rect::from_min_max(egui::pos2(left, top), egui::pos2(right, bottom));
                // Where the place in dispute is known only later, it is looked at then.
                let place = spot.map_or(whole, |spot| spot.scale_from_center(AROUND).expand(0.02 * width as f32));
                shown.focus(&format!("{id} {}", spot.is_some()), place).closest(CLOSE)
            }
            None => shown,
        };
        let shown = if cx.narrow { shown.square(0.0) } else { shown };
        // A tap chooses nobody here: the question is about one guest.
        let _ = shown.show(ui, canvas);
    }

    /// The place that the question is about: what others cover of the guest, or the face.
    fn spot(&self, photo: &Photo, question: &Question) -> Option<Rect> {
        let seen = photo.seen.as_ref()?;
        let figure = seen.figure(question.guest()?)?;
        if matches!(question, Question::Blocked { .. }) {
            return photo.closer.get(&figure)?.spot;
        }
        let face: Vec<egui::Pos2> = seen.overlay.figures[figure].face.iter().map(|at| (*at).into()).collect();
        (face.len() > 2).then(|| Rect::from_points(&face))
    }

    fn ballot_ui(&self, ui: &mut egui::Ui, photo: &Photo, vote: &VoteUi) -> Option<Intent> {
        let cx = self.cx;
        // On a phone nothing else keeps the button off the edge.
        let edge = if cx.narrow { space::L } else { 0.0 };
        let foot = cx.theme.grown(size::BUTTON_BIG, Type::Button) + space::XL + edge;
        let mut asked = None;
        let room = ui.available_height() - foot;
        ScrollArea::vertical().id_salt("ballot").max_height(room.max(0.0)).auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            let kind = if cx.narrow { Type::Title } else { Type::Display };
            label(ui, kind, cx.say(&sentences::question(&vote.question, |id| self.desk.guests.arg(id))));
            self.doubt_ui(ui, photo, vote);
            ui.add_space(space::S);
            for index in 0..vote.voters.len() {
                asked = asked.take().or(self.voter_ui(ui, vote, index));
            }
            if vote.numbered {
                let words = cx.get("vote-voters");
                let counted =
                    Counted { words: &words, name: &words, count: vote.voters.len() as u8, most: MOST_VOTERS };
                asked = asked.take().or(counted.show(ui, cx, VoteIntent::Voters));
            }
            let whose = photo.file.whose.as_ref().filter(|whose| !whose.player.is_empty());
            let note = match whose {
                Some(whose) => msg!("vote-photographer", player = &whose.player),
                None => msg!("vote-photographer-unknown"),
            };
            label_in(ui, Type::Body, cx.theme.color.ink2, self.with_rule(&note, "PS-R17"));
        });
        ui.add_space(space::M);
        let missing: Vec<&str> =
            vote.voters.iter().zip(&vote.said).filter(|(_, said)| said.is_none()).map(|it| it.0.as_str()).collect();
        let pressed = if missing.is_empty() {
            let count =
                Button::new(&cx.get("vote-count")).kind(Kind::Primary).icon(Icon::HandPalm).big().wide().show(ui);
            count.clicked().then_some(VoteIntent::Count)
        } else {
            let words = msg!("vote-missing", count = missing.len(), names = missing.join(", "));
            Button::new(&cx.say(&words)).not_yet().big().wide().show(ui);
            None
        };
        asked.or(pressed).map(|asked| Intent::Judge(JudgeIntent::Vote(asked)))
    }

    fn with_rule(&self, words: &Message, rule: &str) -> String {
        let words = self.cx.say(words);
        if self.cx.theme.show_rules { format!("{words} {rule}") } else { words }
    }

    fn voter_ui(&self, ui: &mut egui::Ui, vote: &VoteUi, index: usize) -> Option<VoteIntent> {
        let cx = self.cx;
        let voter = &vote.voters[index];
        let answers = [(true, Icon::Check, cx.get("judge-yes")), (false, Icon::X, cx.get("judge-no"))];
        let spoken: Vec<String> = answers.iter().map(|(_, _, words)| format!("{voter}: {words}")).collect();
        let buttons: Vec<Button<'_>> = answers
            .iter()
            .zip(&spoken)
            .map(|((yes, icon, words), spoken)| {
                let kind = if vote.said[index] == Some(*yes) { Kind::Primary } else { Kind::Second };
                Button::new(words).kind(kind).icon(*icon).name(spoken)
            })
            .collect();
        let height = cx.theme.grown(size::BUTTON, Type::Button);
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height + 2.0 * space::S), Sense::hover());
        ui.painter().rect_filled(row, radius::L, cx.theme.color.surface);
        let row = row.shrink2(vec2(space::L, space::S));
        let (left, right) = row.split_left_right_at_fraction(NAME);
        let place = |rect: Rect| egui::UiBuilder::new().max_rect(rect);
        let mut name = ui.new_child(place(left).layout(egui::Layout::left_to_right(egui::Align::Center)));
        if let Some(person) = self.person(voter) {
            let side = cx.theme.scaled(MARK);
            let (place, _) = name.allocate_exact_size(egui::Vec2::splat(side), Sense::hover());
            paint_mark(name.painter(), &cx.theme, place.center(), side, person.mark, &person.initials);
        }
        name_label(&mut name, Type::Strong, cx.theme.color.ink, voter);
        button_row(&mut ui.new_child(place(right)), &buttons).map(|at| VoteIntent::Say(index, answers[at].0))
    }

    /// The player of this name, where the game is open.
    fn person(&self, name: &str) -> Option<Person> {
        persons(self.game?.players()).into_iter().find(|person| person.name == name)
    }

    /// How far the photo leaves it open: in words, and as a bar against the line that decides.
    fn doubt_ui(&self, ui: &mut egui::Ui, photo: &Photo, vote: &VoteUi) {
        let cx = self.cx;
        let measured = photo.seen.as_ref().and_then(|seen| measured(seen, &vote.question));
        let Some((estimate, line, id)) = measured.filter(|(it, line, _)| it.low < line.at && it.high > line.at) else {
            // What was measured is plain; what it does not explain is not.
            label_in(ui, Type::Body, cx.theme.color.ink2, self.with_rule(&msg!("vote-doubt"), "PS-113"));
            return;
        };
        let [share, low, high] = [estimate.value, estimate.low, estimate.high].map(tenths);
        let words = match id {
            Doubt::Covered => msg!("vote-doubt-covered", share = share, low = low, high = high),
            Doubt::Open => msg!("vote-doubt-open", share = share, low = low, high = high),
            Doubt::Pair => msg!("vote-doubt-pair", share = share, low = low, high = high),
        };
        label_in(ui, Type::Body, cx.theme.color.ink2, self.with_rule(&words, "PS-113"));
        let ends = match id {
            Doubt::Covered => ["judge-free", "judge-blocked"],
            Doubt::Open => ["judge-face-hidden", "judge-face-seen"],
            Doubt::Pair => ["judge-no", "judge-yes"],
        };
        let color = &cx.theme.color;
        let sides = match id {
            Doubt::Covered => [color.ok_tint, color.seal_tint],
            Doubt::Open => [color.info_tint, color.line],
            Doubt::Pair => [color.line, color.info_tint],
        };
        bar_ui(ui, cx, estimate, line, sides, &cx.say(&words));
        let [left, right] = ends.map(|id| cx.get(id));
        let row = vec2(ui.available_width(), cx.theme.line(Type::Caption));
        ui.allocate_ui_with_layout(row, egui::Layout::left_to_right(egui::Align::Center), |ui| {
            label_in(ui, Type::Caption, color.ink2, left);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                label_in(ui, Type::Caption, color.ink2, right);
            });
        });
    }
}

/// What was measured for a question.
#[derive(Clone, Copy)]
enum Doubt {
    Covered,
    Open,
    Pair,
}

fn measured(seen: &Judged, question: &Question) -> Option<(Estimate, Limit, Doubt)> {
    let figure = seen.figure(question.guest()?)?;
    let measured = bars_of(&seen.judgement, figure);
    match question {
        Question::Broken { .. } => None,
        Question::Blocked { .. } => Some((measured.covered, Limit::BLOCKED, Doubt::Covered)),
        Question::FaceHidden { .. } => Some((measured.open_face, Limit::FACE_HIDDEN, Doubt::Open)),
        Question::Blocks { guest, .. } => {
            let by = seen.figure(guest)?;
            let (_, share) = measured.face_by.into_iter().find(|(other, _)| *other == by)?;
            Some((share, Limit::BLOCKS, Doubt::Pair))
        }
    }
}

/// A share with one digit behind the point.
fn tenths(share: f64) -> Message {
    let tenths = (share * 1000.0).round() as i64;
    msg!("vote-share", whole = tenths / 10, tenth = tenths % 10)
}

/// What may be, as a box with what was measured in it, over the two answers that meet at the line that decides.
fn bar_ui(ui: &mut egui::Ui, cx: &crate::Cx, estimate: Estimate, line: Limit, sides: [Color32; 2], name: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, name));
    let color = &cx.theme.color;
    // A line near the whole is looked at from there.
    let from_top = line.at > 0.5;
    let part = |share: f64| if from_top { 1.0 - share } else { share };
    let (near, far) = (part(estimate.low).min(part(estimate.high)), part(estimate.low).max(part(estimate.high)));
    let reach = BEYOND * far.max(part(line.at) * 2.0).max(f64::EPSILON);
    let x = |share: f64| {
        let at = (share / reach).clamp(0.0, 1.0) as f32;
        if from_top { rect.right() - at * rect.width() } else { rect.left() + at * rect.width() }
    };
    let middle = rect.shrink2(vec2(0.0, 7.0));
    let painter = ui.painter();
    let decides = x(part(line.at));
    for (side, fill) in [middle.with_max_x(decides), middle.with_min_x(decides)].into_iter().zip(sides) {
        painter.rect_filled(side, radius::S, fill);
    }
    let range = egui::Rangef::new(x(near).min(x(far)), x(near).max(x(far)));
    let range = Rect::from_x_y_ranges(range, rect.shrink2(vec2(0.0, 3.0)).y_range());
    painter.rect_filled(range, radius::S, color.gold_tint.gamma_multiply(0.6));
    painter.rect_stroke(range, radius::S, (stroke::EDGE, color.gold_text), egui::StrokeKind::Inside);
    painter.vline(decides, middle.y_range(), (stroke::HAIR, color.ink2));
    painter.vline(x(part(estimate.value)), rect.y_range(), (stroke::FOCUS, color.ink));
}

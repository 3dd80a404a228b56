//! The words and fonts of the trace pictures.

use courtside_desk::words;
use courtside_photo::{
    Judgement,
    kit::Kit,
    picture::Picture,
    trace::{self, Column, Fonts, Plate, Tools, Word},
};
use courtside_rules::{
    msg,
    text::{Message, Texts},
};

const FONTS: Fonts<'static> = Fonts {
    regular: include_bytes!("../../../assets/fonts/CourtsideSans-Regular.ttf"),
    strong: include_bytes!("../../../assets/fonts/CourtsideSans-SemiBold.ttf"),
};

/// From these shares on the judge is sure, and fairly sure, of the floor.
const SURE: f64 = 0.8;
const FAIRLY_SURE: f64 = 0.45;

/// The pictures of a judgement, each with the name of its stage, by which its file is called, as a JPEG file.
pub(super) fn pictures(
    texts: &Texts,
    kit: &Kit,
    photo: &Picture,
    judgement: &Judgement,
) -> Vec<(String, std::io::Result<Vec<u8>>)> {
    let tools = Tools { fonts: FONTS, say: &|word| texts.say(&message(word)) };
    let drawn = trace::trace(kit, photo, judgement, &tools);
    drawn.into_iter().map(|(stage, picture)| (stage, trace::jpeg(&picture).map_err(std::io::Error::other))).collect()
}

fn message(word: Word<'_>) -> Message {
    match word {
        Word::Title(Plate::Floor) => msg!("photo-trace-floor"),
        Word::Title(Plate::Matches) => msg!("photo-trace-matches"),
        Word::Title(Plate::Placed) => msg!("photo-trace-placed"),
        Word::Title(Plate::Visibility) => msg!("photo-trace-visibility"),
        Word::Sure(share) if share >= SURE => msg!("photo-trace-sure", share = words::percent(share)),
        Word::Sure(share) if share >= FAIRLY_SURE => msg!("photo-trace-fairly-sure", share = words::percent(share)),
        Word::Sure(share) => msg!("photo-trace-unsure", share = words::percent(share)),
        Word::FloorEdge => msg!("photo-trace-edge"),
        Word::Pieces(count) => msg!("photo-trace-pieces", count = count),
        Word::FloorCorner => msg!("photo-trace-corner"),
        Word::TableCells => msg!("photo-trace-table"),
        Word::Points { points, guests } => msg!("photo-trace-points", points = points, guests = guests),
        Word::NoFigures => msg!("photo-trace-no-figures"),
        Word::Seen => msg!("photo-trace-seen"),
        Word::Behind => msg!("photo-trace-behind"),
        Word::Told => msg!("photo-trace-told"),
        Word::Back => msg!("photo-trace-back"),
        Word::Fallen => msg!("photo-trace-fallen"),
        Word::OpenArtwork => msg!("photo-trace-open"),
        Word::CoveredByGuest => msg!("photo-trace-by-guest"),
        Word::CoveredByDish => msg!("photo-trace-by-dish"),
        Word::CoveredByTable => msg!("photo-trace-by-table"),
        Word::OutOfFrame => msg!("photo-trace-by-frame"),
        Word::Face => msg!("photo-trace-face"),
        Word::HiddenHere => msg!("photo-trace-here"),
        Word::Head(column) => head(column),
        Word::Share(share) => words::percent(share),
        Word::Answer(answer) => words::answer(answer),
        Word::HiddenBy(who, share) => words::hidden_by_one(who, share),
        Word::Violation(violation) => words::violation(violation),
        Word::NoViolations => msg!("cli-judge-no-violations"),
    }
}

/// The table's heads are those of the printed one.
fn head(column: Column) -> Message {
    match column {
        Column::Guest => msg!("cli-judge-guest"),
        Column::Cell => msg!("cli-judge-cell"),
        Column::Visible => msg!("cli-judge-visible"),
        Column::HiddenBy => msg!("cli-judge-hidden-by"),
        Column::Blocked => msg!("cli-judge-blocked"),
        Column::FaceVisible => msg!("cli-judge-face-visible"),
        Column::FaceHidden => msg!("cli-judge-face-hidden"),
    }
}

//! `courtside judge`: photos judged by a kit, as a table for people or as JSON.

mod score;
mod sheet;
#[cfg(test)]
mod tests;
mod trace;

use std::{
    collections::BTreeSet,
    fs,
    io::{self, Write},
    panic::resume_unwind,
    path::{Path, PathBuf},
    thread,
};

use clap::Args;

use super::{FINE, PROBLEM, WRONG_CALL};
use courtside_desk::{case::Case, report, words};
use courtside_photo::{
    Judgement, Known, Prepared,
    judge::{self, Ready},
    picture::Picture,
};
use courtside_rules::{
    msg,
    text::{Message, Texts},
};
use courtside_store as store;

#[derive(Args)]
pub(in crate::cli) struct JudgeArgs {
    #[arg(value_name = "PHOTO", required_unless_present = "score")]
    photos: Vec<PathBuf>,
    #[arg(long, value_name = "DIR", required_unless_present = "score")]
    kit: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    layout: Option<PathBuf>,
    // Corners may lie outside the photo, where the numbers are negative.
    #[arg(long, value_name = "X,Y,X,Y,X,Y,X,Y", allow_hyphen_values = true)]
    corners: Option<String>,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "DIR")]
    trace: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
    #[arg(
        long,
        value_name = "SCENES",
        conflicts_with_all = ["photos", "kit", "layout", "corners", "json", "trace", "report"]
    )]
    score: Option<PathBuf>,
    #[arg(long, requires = "score", conflicts_with_all = ["photos", "kit"])]
    no_layout: bool,
    #[arg(long, value_name = "DIR", requires = "score", conflicts_with_all = ["photos", "kit"])]
    kits: Option<PathBuf>,
}

pub(super) fn run(texts: &Texts, args: &JudgeArgs, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<u8> {
    if let Some(scenes) = &args.score {
        let wanted = score::Scenes { scenes, kits: args.kits.as_deref(), no_layout: args.no_layout };
        return score::run(texts, &wanted, out, err);
    }
    // The first photo is made ready beside the kit: alone, neither keeps all cores busy.
    let (call, first) = thread::scope(|scope| {
        let first = args.photos.first().map(|path| scope.spawn(|| ready(path)));
        (Call::prepare(texts, args), first.map(|first| first.join().unwrap_or_else(|panic| resume_unwind(panic))))
    });
    let call = match call {
        Ok(call) => call,
        Err(lines) => {
            lines.iter().try_for_each(|line| writeln!(err, "{line}"))?;
            return Ok(WRONG_CALL);
        }
    };
    let (mut code, mut first) = (FINE, first);
    let mut stems = BTreeSet::new();
    for (number, path) in (1_usize..).zip(&args.photos) {
        let name = path.display().to_string();
        if args.photos.len() > 1 {
            let progress = msg!("cli-judge-progress", number = number, count = args.photos.len(), photo = name.clone());
            writeln!(err, "{}", texts.say(&progress))?;
        }
        let done = first.take().unwrap_or_else(|| ready(path)).and_then(|(photo, ready)| call.judge(photo, &ready));
        match done {
            Ok((photo, judgement)) => {
                if args.json {
                    serde_json::to_writer_pretty(&mut *out, &judgement.verdict.clone().rounded())?;
                    writeln!(out)?;
                } else {
                    sheet::print(texts, &name, &judgement.verdict, out)?;
                }
                out.flush()?;
                for line in words::contradictions(&call.prepared, &judgement.findings.contradictions) {
                    writeln!(err, "{name}: {}", texts.say(&line))?;
                }
                let stem = stem(path, &mut stems);
                let unwritten = [
                    call.keep_trace(texts, &photo, &judgement, &stem),
                    call.keep_report(texts, &photo, &judgement, &stem),
                ];
                for problem in unwritten.into_iter().flatten() {
                    writeln!(err, "{}", texts.say(&problem))?;
                    code = PROBLEM;
                }
            }
            Err(why) => {
                writeln!(err, "{name}: {}", texts.say(&why))?;
                code = PROBLEM;
            }
        }
    }
    Ok(code)
}

/// A call that can be answered: everything but the photos is read.
struct Call<'a> {
    prepared: Prepared,
    known: Known,
    trace: Option<&'a Path>,
    report: Option<&'a Path>,
    /// What the kit's folder is called.
    kit: String,
}

impl<'a> Call<'a> {
    /// Reads what the photos are judged by, or says all that is wrong with it.
    fn prepare(texts: &Texts, args: &'a JudgeArgs) -> Result<Self, Vec<String>> {
        let about = |path: &Path, message: &Message| format!("{}: {}", path.display(), texts.say(message));
        let mut known = Known::default();
        if let Some(corners) = &args.corners {
            if args.photos.len() > 1 {
                return Err(vec![texts.get("cli-judge-corners-photos")]);
            }
            let read =
                corners_of(corners).ok_or_else(|| vec![texts.say(&msg!("cli-judge-bad-corners", text = corners))]);
            known.corners = Some(read?);
        }
        let folder = args.kit.as_deref().unwrap_or(Path::new(""));
        let kit = store::read_photo_kit(folder)
            .map_err(|error| error.messages().iter().map(|message| about(folder, message)).collect::<Vec<_>>())?;
        if let Some(path) = &args.layout {
            let layout = store::read_layout(path, &kit);
            known.layout = Some(layout.map_err(|error| vec![about(path, &error.message())])?);
        }
        for folder in [&args.trace, &args.report].into_iter().flatten() {
            fs::create_dir_all(folder).map_err(|error| vec![texts.say(&unwritten(folder, error))])?;
        }
        let (trace, report) = (args.trace.as_deref(), args.report.as_deref());
        let name = folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy().into_owned();
        Ok(Self { prepared: Prepared::new(kit), known, trace, report, kit: name })
    }

    fn judge(&self, photo: Picture, ready: &Ready) -> Result<(Picture, Judgement), Message> {
        let judgement = judge::judge(&self.prepared, ready, &self.known).map_err(|why| words::not_judged(&why))?;
        Ok((photo, judgement))
    }

    /// Writes the trace pictures if they were asked for; says what could not be written.
    fn keep_trace(&self, texts: &Texts, photo: &Picture, judgement: &Judgement, stem: &str) -> Option<Message> {
        let folder = self.trace?;
        trace::pictures(texts, &self.prepared.kit, photo, judgement).into_iter().find_map(|(stage, bytes)| {
            let file = folder.join(format!("{stem}-{stage}.jpg"));
            bytes.and_then(|bytes| fs::write(&file, bytes)).err().map(|error| unwritten(&file, error))
        })
    }
}

impl Call<'_> {
    /// Writes the evidence report and its pictures if they were asked for; says what could not be written.
    fn keep_report(&self, texts: &Texts, photo: &Picture, judgement: &Judgement, stem: &str) -> Option<Message> {
        let folder = self.report?;
        let evidence = report::Evidence {
            title: stem.to_owned(),
            when: None,
            kit: self.kit.clone(),
            prepared: &self.prepared,
            photo,
            judgement,
            case: &Case::default(),
            name: &|id| id.to_owned(),
        };
        let page = (format!("{stem}.html"), report::html(texts, &evidence).into_bytes());
        let pictures = report::pictures(&evidence).into_iter().map(|(id, bytes)| (format!("{stem}-{id}.png"), bytes));
        std::iter::once(page).chain(pictures).find_map(|(name, bytes)| {
            let file = folder.join(name);
            fs::write(&file, bytes).err().map(|error| unwritten(&file, error))
        })
    }
}

/// Reads a photo and makes it ready for judging.
fn ready(path: &Path) -> Result<(Picture, Ready), Message> {
    let photo = store::read_photo(path).map_err(|error| error.message())?;
    let ready = Ready::new(&photo);
    Ok((photo, ready))
}

fn unwritten(path: &Path, error: io::Error) -> Message {
    msg!("cli-judge-unwritten", file = path.display().to_string(), reason = store::Reason::from(error).message())
}

/// The beginning of the names of a photo's trace pictures; a second photo of the same name gets a number.
fn stem(path: &Path, taken: &mut BTreeSet<String>) -> String {
    let own = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let numbered = (2..).map(|number| format!("{own}-{number}"));
    let free = [own.clone()].into_iter().chain(numbered).find(|stem| !taken.contains(stem));
    let free = free.expect("some number is free");
    taken.insert(free.clone());
    free
}

/// Four corners from eight numbers.
fn corners_of(text: &str) -> Option<[[f64; 2]; 4]> {
    let numbers: Option<Vec<f64>> =
        text.split(',').map(|part| part.trim().parse().ok().filter(|number: &f64| number.is_finite())).collect();
    let [a, b, c, d, e, f, g, h] = numbers?[..] else { return None };
    Some([[a, b], [c, d], [e, f], [g, h]])
}

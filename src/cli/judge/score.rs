//! `courtside judge --score`: every scene of a folder judged, and counted against its truth.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use crate::cli::{FINE, WRONG_CALL, columns::columns};
use courtside_desk::words;
use courtside_photo::{Known, Prepared, score::Score, verdict::Verdict};
use courtside_rules::{
    msg,
    text::{Message, Texts},
};
use courtside_store as store;

/// Which scenes are to be judged, and how.
pub(super) struct Scenes<'a> {
    pub scenes: &'a Path,
    /// Where `kit` or `kit2`, `kit3` … lie, instead of beside the scenes.
    pub kits: Option<&'a Path>,
    /// Only without the layouts, instead of without and with them.
    pub no_layout: bool,
}

pub(super) fn run(texts: &Texts, wanted: &Scenes, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<u8> {
    match measure(texts, wanted, err)? {
        Ok(counted) => {
            write!(out, "{}", table(texts, &counted))?;
            Ok(FINE)
        }
        Err(wrong) => {
            wrong.iter().try_for_each(|line| writeln!(err, "{line}"))?;
            Ok(WRONG_CALL)
        }
    }
}

/// One column of the table: all scenes with or without their layouts.
#[derive(Default)]
struct Counted {
    score: Score,
    seconds: Vec<f64>,
}

/// A photo with its truth.
struct Scene {
    name: String,
    folder: PathBuf,
}

impl Scene {
    /// A scene called `kit2_07` belongs to the folder `kit2`, any other to `kit`.
    fn kit(&self) -> &str {
        let numbered = self.name.split_once('_').map(|(kit, _)| kit);
        let number = numbered.and_then(|kit| kit.strip_prefix("kit"));
        match (numbered, number) {
            (Some(kit), Some(number)) if !number.is_empty() && number.bytes().all(|it| it.is_ascii_digit()) => kit,
            _ => "kit",
        }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }
}

/// The columns, or what is wrong with the call.
fn measure(texts: &Texts, wanted: &Scenes, err: &mut dyn Write) -> io::Result<Result<Vec<Counted>, Vec<String>>> {
    let about = |path: &Path, message: &Message| format!("{}: {}", path.display(), texts.say(message));
    let scenes = scenes(wanted.scenes);
    if scenes.is_empty() {
        return Ok(Err(vec![about(wanted.scenes, &msg!("cli-score-no-scenes"))]));
    }
    let beside = wanted.scenes.canonicalize().ok().and_then(|folder| Some(folder.parent()?.to_owned()));
    let kits = wanted.kits.map(Path::to_owned).or(beside).unwrap_or_default();
    let mut counted: Vec<Counted> = (0..if wanted.no_layout { 1 } else { 2 }).map(|_| Counted::default()).collect();
    // Scenes come in the order of their names, and with it in that of their kits: one kit at a time is enough.
    let mut open: Option<(String, Prepared)> = None;
    for (number, scene) in (1_usize..).zip(&scenes) {
        let progress = msg!("cli-judge-progress", number = number, count = scenes.len(), photo = &scene.name);
        writeln!(err, "{}", texts.say(&progress))?;
        let truth = match read_truth(&scene.file("truth.json")) {
            Ok(truth) => truth,
            Err(what) => return Ok(Err(vec![about(&scene.file("truth.json"), &what)])),
        };
        if open.as_ref().is_none_or(|(name, _)| name != scene.kit()) {
            let folder = kits.join(scene.kit());
            match store::read_photo_kit(&folder) {
                Ok(kit) => open = Some((scene.kit().to_owned(), Prepared::new(kit))),
                Err(error) => return Ok(Err(error.messages().iter().map(|it| about(&folder, it)).collect())),
            }
        }
        let Some((_, prepared)) = &open else { continue };
        for (column, counted) in counted.iter_mut().enumerate() {
            let mut known = Known::default();
            if column == 1 {
                let path = scene.file("layout.json");
                match store::read_layout(&path, &prepared.kit) {
                    Ok(layout) => known.layout = Some(layout),
                    Err(error) => return Ok(Err(vec![about(&path, &error.message())])),
                }
            }
            let begun = Instant::now();
            let photo = scene.file("photo.jpg");
            let verdict = store::read_photo(&photo).map_err(|error| error.message()).and_then(|photo| {
                let judged = prepared.judge(&photo, &known).map_err(|why| words::not_judged(&why));
                judged.map(|judgement| judgement.verdict.rounded())
            });
            counted.seconds.push(begun.elapsed().as_secs_f64());
            if let Err(why) = &verdict {
                writeln!(err, "{}", about(&photo, why))?;
            }
            counted.score.add(&truth, verdict.as_ref().ok());
        }
    }
    Ok(Ok(counted))
}

/// The folders with a truth in them, in the order of their names.
fn scenes(folder: &Path) -> Vec<Scene> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let scenes =
        entries.map(|entry| Scene { name: entry.file_name().to_string_lossy().into_owned(), folder: entry.path() });
    let mut scenes: Vec<Scene> = scenes.filter(|scene| scene.file("truth.json").is_file()).collect();
    scenes.sort_by(|one, other| one.name.cmp(&other.name));
    scenes
}

fn read_truth(path: &Path) -> Result<Verdict, Message> {
    let bytes = fs::read(path).map_err(|error| store::FileError::from(error).message())?;
    serde_json::from_slice(&bytes).map_err(|error| msg!("cli-score-no-truth", what = error.to_string()))
}

/// The table of what was measured against what it must be and what it should be.
fn table(texts: &Texts, counted: &[Counted]) -> String {
    let heads = ["cli-score-not-given", "cli-score-given"].into_iter().take(counted.len());
    let heads = ["cli-score-layout"].into_iter().chain(heads).chain(["cli-score-must", "cli-score-aim"]);
    let mut rows: Vec<Vec<String>> = vec![heads.map(|id| texts.say(&Message::new(id))).collect()];
    for Measure { label, value, must, aim } in measures(counted) {
        let values = counted.iter().map(|counted| value(counted).unwrap_or_else(|| "–".to_owned()));
        // One column has one bound.
        let must = must.into_iter().take(counted.len()).filter(|must| !must.is_empty()).collect::<Vec<_>>().join(" · ");
        rows.push([texts.say(&label)].into_iter().chain(values).chain([must, aim]).collect());
    }
    columns(&rows)
}

/// One row of the table.
struct Measure {
    label: Message,
    /// None where there was nothing to measure.
    value: fn(&Counted) -> Option<String>,
    /// Without and with the layout.
    must: [String; 2],
    aim: String,
}

fn measures(counted: &[Counted]) -> Vec<Measure> {
    let row = |label: Message, value: fn(&Counted) -> Option<String>, must: [&str; 2], aim: &str| Measure {
        label,
        value,
        must: must.map(str::to_owned),
        aim: aim.to_owned(),
    };
    let score = counted.first().map(|counted| counted.score.clone()).unwrap_or_default();
    let (asked, real) = (score.all_answers().asked(), score.violations.real());
    let found = of_violations((real * 5).div_ceil(6), 0);
    vec![
        row(msg!("cli-score-recall"), |it| it.score.cell_recall().map(percent), ["95 %", "99 %"], "99 %"),
        row(msg!("cli-score-precision"), |it| it.score.cell_precision().map(percent), ["99 %", "100 %"], "100 %"),
        row(
            msg!("cli-score-wrong", asked = asked),
            |it| Some(it.score.all_answers().wrong.to_string()),
            ["0", "0"],
            "0",
        ),
        row(msg!("cli-score-open"), |it| it.score.all_answers().left_open().map(percent), ["10 %", "5 %"], "3 %"),
        row(
            msg!("cli-score-visible"),
            |it| it.score.visible_error().map(|error| format!("{error:.3}")),
            ["0.03", "0.02"],
            "0.01",
        ),
        row(msg!("cli-score-floor"), |it| it.score.floors_that_fit().map(percent), ["95 %", "95 %"], "100 %"),
        row(
            msg!("cli-score-violations", count = real),
            |it| Some(of_violations(it.score.violations.found, it.score.violations.wrong)),
            [&found, &found],
            &of_violations(real, 0),
        ),
        row(
            msg!("cli-score-unjudged", count = score.photos),
            |it| Some(it.score.without_verdict.to_string()),
            ["", ""],
            "",
        ),
        row(msg!("cli-score-seconds"), |it| seconds(&it.seconds), ["", ""], ""),
    ]
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn of_violations(found: usize, wrong: usize) -> String {
    format!("{found} / {wrong}")
}

/// Mean and most.
fn seconds(all: &[f64]) -> Option<String> {
    let most = all.iter().copied().reduce(f64::max)?;
    Some(format!("{:.2} / {most:.2}", all.iter().sum::<f64>() / all.len() as f64))
}

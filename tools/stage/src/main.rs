//! Stages photos with known truth: `stage OUT_DIR [--kits 4] [--scenes 6] [--seed 7] [--first 2]
//! [--kit DIR [--new-floor] | --art DIR]`.

use courtside_photo::kit::Kit;
use courtside_photo::verdict::Rule;
use courtside_stage::chance::Chance;
use courtside_stage::floors::{GROUNDS, choose_floor};
use courtside_stage::plan::Wish;
use courtside_stage::{Stage, files, finish, newkit};
use std::path::{Path, PathBuf};
use std::{env, fs, process::ExitCode, time::Instant};

struct Wanted {
    out: PathBuf,
    kits: usize,
    scenes: usize,
    seed: u64,
    /// The number of the first kit, so that several runs can fill one folder.
    first: usize,
    kit: Option<PathBuf>,
    new_floor: bool,
    /// A folder of pictures to cut figures out of.
    art: Option<PathBuf>,
}

/// Every second scene breaks a rule, each rule in its turn.
const RULES: [Option<Rule>; 14] = [
    None,
    Some(Rule::TurnedAway),
    None,
    Some(Rule::OffCell),
    None,
    Some(Rule::Fallen),
    None,
    Some(Rule::BeyondScreen),
    None,
    Some(Rule::GuestOutOfSight),
    None,
    Some(Rule::CameraTooHigh),
    None,
    Some(Rule::SharedCell),
];

fn main() -> ExitCode {
    match wanted().and_then(|wanted| stage_all(&wanted)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn wanted() -> Result<Wanted, String> {
    let usage = || {
        "stage OUT_DIR [--kits N] [--scenes N] [--seed N] [--first N] [--kit DIR [--new-floor] | --art DIR]".to_owned()
    };
    let mut words = env::args().skip(1);
    let out = words.next().ok_or_else(usage)?.into();
    let mut wanted = Wanted { out, kits: 1, scenes: 4, seed: 1, first: 2, kit: None, new_floor: false, art: None };
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|w| w.parse::<u64>().ok()).ok_or_else(usage);
        match word.as_str() {
            "--kits" => wanted.kits = number()? as usize,
            "--scenes" => wanted.scenes = number()? as usize,
            "--seed" => wanted.seed = number()?,
            "--first" => wanted.first = number()? as usize,
            "--kit" => wanted.kit = Some(words.next().ok_or_else(usage)?.into()),
            "--art" => wanted.art = Some(words.next().ok_or_else(usage)?.into()),
            "--new-floor" => wanted.new_floor = true,
            _ => return Err(usage()),
        }
    }
    Ok(wanted)
}

fn stage_all(wanted: &Wanted) -> Result<(), String> {
    let chance = Chance::new(wanted.seed);
    for k in 0..wanted.kits {
        let mut own = chance.branch(k as u64);
        let number = k + wanted.seed as usize;
        let kit = match (&wanted.kit, &wanted.art) {
            (Some(folder), _) => dressed(files::read_kit(folder)?, wanted.new_floor, number, &mut own),
            (None, Some(folder)) => newkit::kit_from_art(&mut own, number, folder)?,
            (None, None) => newkit::choose_kit(&mut own, number),
        };
        let name = format!("kit{}", k + wanted.first);
        files::write_kit(&kit, &wanted.out.join(&name))?;
        let stage = Stage::new(kit, &mut own);
        for s in 0..wanted.scenes {
            let wish =
                Wish { broken: RULES[((k + wanted.first) * wanted.scenes + s) % RULES.len()], ..Wish::default() };
            let folder = wanted.out.join("scenes").join(format!("{name}_{:02}", s + 1));
            shoot(&stage, &wish, &mut own.branch(s as u64), &folder)?;
        }
    }
    Ok(())
}

fn dressed(mut kit: Kit, new_floor: bool, number: usize, chance: &mut Chance) -> Kit {
    if new_floor {
        kit.floor = choose_floor(chance, GROUNDS[number % GROUNDS.len()]);
        kit.screen_mm = newkit::choose_screen(chance, &kit.floor);
    }
    kit
}

fn shoot(stage: &Stage, wish: &Wish, chance: &mut Chance, folder: &Path) -> Result<(), String> {
    let start = Instant::now();
    let staged = stage.shoot(wish, chance);
    fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let bytes = finish::jpeg(&staged.picture, &staged.scene.finish)?;
    fs::write(folder.join("photo.jpg"), bytes).map_err(|e| format!("photo.jpg: {e}"))?;
    files::write_json(&staged.layout, &folder.join("layout.json"))?;
    files::write_json(&staged.truth, &folder.join("truth.json"))?;
    let broken: Vec<_> = staged.truth.violations.iter().map(|v| format!("{:?}", v.rule)).collect();
    eprintln!(
        "{}: {} guests, {:.1} s {}",
        folder.display(),
        staged.truth.guests.len(),
        start.elapsed().as_secs_f64(),
        broken.join(" ")
    );
    Ok(())
}

//! `courtside judge` from outside: what it refuses and how, and what it prints.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use super::{err, out};
use courtside_photo::{
    image::{Rgb, RgbImage},
    trace,
    verdict::Verdict,
};
use serde_json::{Value, json};

/// A folder of the test's own, and the fixtures.
struct Bench {
    folder: tempfile::TempDir,
}

impl Bench {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder for the test") }
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().expect("the path is text").to_owned()
    }

    /// Writes a file, and the folders it lies in.
    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = PathBuf::from(self.path(name));
        fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("it can be made");
        fs::write(&path, bytes).expect("it can be written");
        self.path(name)
    }

    /// A photo of nothing: light that fades, with a little noise.
    fn nothing(&self) -> String {
        let shade = |x: u32, y: u32| ((x / 4 + y / 3) % 200 + (x * 7919 + y * 104_729) % 13) as u8;
        let picture = RgbImage::from_fn(480, 360, |x, y| Rgb([shade(x, y), shade(x, y) / 2 + 60, 90]));
        self.write("nothing.jpg", trace::jpeg(&picture).expect("it can be written"))
    }

    fn judge(&self, args: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_courtside"));
        command.arg("judge").args(args).env("COURTSIDE_HOME", self.folder.path()).env("LC_ALL", "C");
        command.output().expect("it runs")
    }

    /// The call is wrong, and these words say why.
    #[track_caller]
    fn wrong(&self, args: &[&str], words: &[&str]) {
        let output = self.judge(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", err(&output));
        assert!(out(&output).is_empty(), "{args:?}");
        for word in words {
            assert!(err(&output).contains(word), "{word} in:\n{}", err(&output));
        }
    }
}

fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/photos").join(name);
    path.to_str().expect("the path is text").to_owned()
}

#[test]
fn a_call_that_lacks_something_or_contradicts_itself_ends_with_2() {
    let bench = Bench::new();
    let (kit, photo, scenes) = (&fixture("kit"), &bench.nothing(), &fixture("scenes"));
    bench.wrong(&[], &["--kit"]);
    bench.wrong(&[photo], &["--kit"]);
    bench.wrong(&["--kit", kit], &["PHOTO"]);
    bench.wrong(&["--kit", kit, photo, "--no-layout"], &["--no-layout"]);
    bench.wrong(&["--kit", kit, photo, "--kits", kit], &["--kits"]);
    bench.wrong(&["--no-layout"], &["--score"]);
    bench.wrong(&["--score", scenes, photo], &["--score"]);
    bench.wrong(&["--score", scenes, "--json"], &["--json"]);
    bench.wrong(&["--score", scenes, "--kit", kit], &["--kit"]);
    bench.wrong(&["--score", &bench.path("")], &["no scenes"]);
    bench.wrong(&["--kit", kit, "--corners", "1,2,3", photo], &["not four corners: 1,2,3"]);
    bench.wrong(&["--kit", kit, "--corners", "-1,2,3,4,5,6,7,NaN", photo], &["not four corners"]);
    bench.wrong(&["--kit", kit, "--corners", "1,2,3,4,5,6,7,8", photo, photo], &["one photo"]);
}

#[test]
fn a_kit_that_cannot_be_used_ends_with_2() {
    let bench = Bench::new();
    let photo = &bench.nothing();
    bench.wrong(&["--kit", &bench.path("none"), photo], &["There is no such file"]);
    bench.wrong(&["--kit", &fixture("scenes"), photo], &["There is no kit.json in this folder"]);
    bench.write("broken/kit.json", "{");
    bench.wrong(&["--kit", &bench.path("broken"), photo], &["kit.json: does not read as JSON"]);

    let text = fs::read_to_string(fixture("kit/kit.json")).expect("the fixture is there");
    let mut kit: Value = serde_json::from_str(&text).expect("it is JSON");
    kit["floor"]["blocked"] = json!(["Z9"]);
    kit["guests"][0]["size_mm"] = json!([0, 1]);
    kit["guests"][1]["picture"] = json!("../plant.png");
    bench.write("wrong/kit.json", kit.to_string());
    let words = [
        "floor.blocked: Z9 is not a cell",
        "lady_yellow, size_mm: has to be above 0",
        "major, picture: ../plant.png does not lie in the kit’s folder",
        "chef, picture: there is no file chef.png",
    ];
    bench.wrong(&["--kit", &bench.path("wrong"), photo], &words);
}

#[test]
fn a_layout_that_cannot_be_used_ends_with_2() {
    let bench = Bench::new();
    let photo = &bench.nothing();
    for (layout, words) in [
        ("[1, 2]", "not a layout"),
        ("", "not a layout"),
        (r#"{ "corgi": 3 }"#, "not a layout"),
        (r#"{ "unicorn": "A2" }"#, "this kit does not have: unicorn"),
        (r#"{ "corgi": "G2" }"#, "corgi on a cell that this floor does not have: G2"),
        (r#"{ "corgi": "A9" }"#, "corgi on a cell that this floor does not have: A9"),
        (r#"{ "corgi": "a2" }"#, "corgi on a cell that this floor does not have: a2"),
        (r#"{ "corgi": "C1" }"#, "corgi on C1, where the table stands"),
    ] {
        let file = bench.write("layout.json", layout);
        bench.wrong(&["--kit", &fixture("kit"), "--layout", &file, photo], &["layout.json: ", words]);
    }
    bench.wrong(&["--kit", &fixture("kit"), "--layout", &bench.path("none.json"), photo], &["There is no such file"]);
}

#[test]
fn a_photo_that_does_not_read_is_named_and_the_others_are_still_judged() {
    let bench = Bench::new();
    let whole = fs::read(fixture("scenes/01/photo.jpg")).expect("the fixture is there");
    let mut huge = fs::read(fixture("kit/corgi.png")).expect("the fixture is there");
    huge[16..24].copy_from_slice(&[0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF]);
    let tiny = trace::jpeg(&RgbImage::new(20, 20)).expect("it can be written");
    let photos = [
        (bench.path("none.jpg"), "There is no such file"),
        (bench.path(""), "This is a folder"),
        (bench.write("empty.jpg", ""), "This file is empty"),
        (bench.write("notes.jpg", "no picture"), "not a JPEG, PNG or WebP picture"),
        (bench.write("moving.jpg", "GIF89a"), "This is a GIF file"),
        (bench.write("cut.jpg", &whole[..whole.len() / 2]), "cut short"),
        (bench.write("huge.png", huge), "too large: 32767 × 32767 pixels. At most 64 million"),
        (bench.write("tiny.jpg", tiny), "too small: 20 × 20 pixels"),
        (bench.nothing(), "No floor found"),
    ];
    let kit = fixture("kit");
    let mut args = vec!["--kit", &kit, "--json"];
    args.extend(photos.iter().map(|(path, _)| path.as_str()));
    let output = bench.judge(&args);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(out(&output), "");
    for (number, (path, words)) in (1..).zip(&photos) {
        assert!(err(&output).contains(&format!("{number} of 9: {path}…\n")), "{}", err(&output));
        let said = err(&output).lines().any(|line| line.starts_with(path.as_str()) && line.contains(words));
        assert!(said, "{path}: {words}\nin:\n{}", err(&output));
    }
}

#[test]
fn a_photo_of_something_else_has_no_floor() {
    let bench = Bench::new();
    let photo = bench.nothing();
    for args in [&["--json"][..], &[], &["--lang", "ru"]] {
        let output = bench.judge(&[&["--kit", &fixture("kit"), &photo], args].concat());
        assert_eq!(output.status.code(), Some(1));
        assert!(out(&output).is_empty());
        let words = if args.contains(&"ru") {
            "не найден планшет пола"
        } else {
            "No floor found in this picture"
        };
        assert_eq!(err(&output).lines().count(), 1, "no progress for one photo: {}", err(&output));
        assert!(err(&output).contains(words), "{}", err(&output));
    }
}

#[test]
fn with_json_nothing_but_verdicts_is_printed() {
    let bench = Bench::new();
    let (layout, photo) = (fixture("scenes/08/layout.json"), fixture("scenes/08/photo.jpg"));
    let (nothing, trace) = (bench.nothing(), bench.path("traces/of/today"));
    let args = ["--kit", &fixture("kit"), "--layout", &layout, "--json", "--trace", &trace, &photo, &nothing];
    let output = bench.judge(&args);
    assert_eq!(output.status.code(), Some(1), "the second photo shows nothing");
    let verdicts = serde_json::Deserializer::from_slice(&output.stdout).into_iter::<Verdict>();
    let verdicts: Vec<Verdict> = verdicts.map(|verdict| verdict.expect("it is a verdict")).collect();
    let unjudged = err(&output).matches("No floor found").count();
    assert_eq!(verdicts.len() + unjudged, 2);
    for verdict in verdicts {
        assert_eq!((verdict.photo.width, verdict.photo.height), (2048, 1536));
        assert_eq!(verdict.clone().rounded(), verdict);
    }
    assert!(Path::new(&trace).is_dir());
    bench.write("file", "in the way");
    bench.wrong(&["--kit", &fixture("kit"), "--trace", &bench.path("file"), &nothing], &["cannot be written"]);
}

#[test]
fn scenes_are_counted_against_their_truth() {
    let bench = Bench::new();
    let nothing = fs::read(bench.nothing()).expect("it is there");
    bench.write("scenes/01/photo.jpg", nothing);
    for file in ["truth.json", "layout.json"] {
        let text = fs::read(fixture(&format!("scenes/01/{file}"))).expect("the fixture is there");
        bench.write(&format!("scenes/01/{file}"), text);
    }
    let scenes = bench.path("scenes");
    bench.wrong(&["--score", &scenes], &["no such file"]);
    let kits = fixture("");
    let output = bench.judge(&["--score", &scenes, "--kits", &kits]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let text = out(&output);
    for line in [
        ["Layout", "not given", "given", "must", "aim"],
        ["Seen guests found in the right cell", "0.0 %", "0.0 %", "95 % · 99 %", "99 %"],
        ["Needless votes and no answer", "100.0 %", "100.0 %", "10 % · 5 %", "3 %"],
        ["Photos not judged, of 1", "1", "1", "", ""],
    ] {
        let cells =
            |line: &str| line.split("  ").map(str::trim).filter(|it| !it.is_empty()).collect::<Vec<_>>().join("|");
        let wanted = cells(&line.join("  "));
        assert!(text.lines().any(|found| cells(found) == wanted), "{wanted} in:\n{text}");
    }
    let one = bench.judge(&["--score", &scenes, "--kits", &kits, "--no-layout"]);
    assert!(out(&one).contains("not given") && !out(&one).contains("95 % · 99 %"), "{}", out(&one));
    bench.write("scenes/01/truth.json", "{}");
    bench.wrong(&["--score", &scenes, "--kits", &kits], &["This is not a verdict"]);
}

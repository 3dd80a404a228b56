//! The report is read back: what it says, and what it must not hold.

use super::*;
use crate::case::{Change, Question};
use courtside_photo::{Known, kit::Kit};
use courtside_rules::text::Language;
use std::{collections::BTreeMap, path::Path, sync::LazyLock};

struct Judged {
    prepared: Prepared,
    photo: Picture,
    judgement: Judgement,
}

/// A photo of the fixtures, judged once for all tests.
static JUDGED: LazyLock<Judged> = LazyLock::new(|| {
    let photos = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/photos");
    let kit: Kit = courtside_store::read_photo_kit(&photos.join("kit")).expect("the fixtures have a kit");
    let photo = courtside_store::read_photo(&photos.join("scenes/05/photo.jpg")).expect("the fixtures have this photo");
    let prepared = Prepared::new(kit);
    let judgement = prepared.judge(&photo, &Known::default()).expect("it has a floor");
    Judged { prepared, photo, judgement }
});

fn evidence<'a>(case: &'a Case, name: &'a dyn Fn(&str) -> String) -> Evidence<'a> {
    let Judged { prepared, photo, judgement } = &*JUDGED;
    Evidence {
        title: "Lena’s <photo>".to_owned(),
        when: Some("17 November".to_owned()),
        kit: "demo 1a2b".to_owned(),
        prepared,
        photo,
        judgement,
        case,
        name,
    }
}

fn by_id(id: &str) -> String {
    id.to_owned()
}

fn english(case: &Case) -> String {
    html(&Texts::new(Language::English), &evidence(case, &by_id))
}

/// The tags of a page in order, checked to be well nested; void ones are closed at once.
fn tags(page: &str) -> Vec<String> {
    const VOID: [&str; 2] = ["meta", "img"];
    let mut open: Vec<String> = Vec::new();
    let mut all = Vec::new();
    let body = page.split_once("</style>").expect("it has a style").1;
    for part in body.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("every tag ends");
        let name: String = tag.trim_start_matches('/').chars().take_while(|c| c.is_ascii_alphanumeric()).collect();
        if let Some(closed) = tag.strip_prefix('/') {
            // The head was opened before the style.
            if ["head", "html"].contains(&closed) {
                continue;
            }
            assert_eq!(open.pop().as_deref(), Some(closed));
        } else if !VOID.contains(&name.as_str()) && !tag.ends_with('/') {
            open.push(name.clone());
            all.push(name);
        } else {
            all.push(name);
        }
    }
    assert_eq!(open, Vec::<String>::new());
    all
}

#[test]
fn the_report_is_one_well_formed_file_without_scripts_and_without_anything_from_elsewhere() {
    let page = english(&Case::default());
    let tags = tags(&page);
    assert!(!tags.iter().any(|tag| ["script", "link", "iframe", "object"].contains(&tag.as_str())));
    assert!(!page.contains("http"), "nothing is loaded, nothing is linked");
    assert!(page.contains("Lena’s &lt;photo&gt;") && !page.contains("<photo>"));
    let found = JUDGED.judgement.findings.figures.len();
    assert!(found > 5);
    assert_eq!(tags.iter().filter(|tag| *tag == "section").count(), found, "a card for every guest");
    assert_eq!(tags.iter().filter(|tag| *tag == "svg").count(), 1);
}

#[test]
fn ps_087_an_invalid_photo_says_what_is_wrong_and_ps_088_that_no_figure_moves() {
    let page = english(&Case::default());
    for words in ["Not a valid photo", "shows more than floor and screen", "PS-087", "no figure may be moved", "PS-088"]
    {
        assert!(page.contains(words), "{words}");
    }
    let question = Question::Broken { rule: courtside_photo::verdict::Rule::BeyondScreen, guest: None };
    let mut case = Case::default();
    case.change(Change::Overrule { question, answer: Some(false) });
    let page = english(&case);
    assert!(page.contains("Valid photo") && page.contains("Overruled by a person; the judge said: yes"));
}

#[test]
fn what_people_did_is_marked_as_theirs_in_every_language() {
    let guest = JUDGED.judgement.verdict.guests[0].id.clone();
    let mut case = Case::default();
    let question = Question::Blocked { guest: guest.clone() };
    let votes = vec![("Mark".to_owned(), true), ("Olga <3".to_owned(), false)];
    case.change(Change::Vote { question, votes });
    case.change(Change::Stand { places: BTreeMap::from([(guest.clone(), "A1".parse().ok())]) });
    for language in Language::ALL {
        let texts = Texts::new(language);
        let page = html(&texts, &evidence(&case, &|id| format!("Name of {id}")));
        tags(&page);
        let voted = msg!("report-voted", yes = "Mark", no = "Olga <3");
        assert!(page.contains(&escape(&texts.say(&voted))), "{language:?}");
        let chip = format!(">{}<", texts.get("report-by-people"));
        assert_eq!(page.matches(&chip).count(), 2, "{language:?}");
        assert!(page.contains(&escape(&texts.get("report-placed-by-hand"))));
        assert!(page.contains(&format!("Name of {guest}")));
    }
}

#[test]
fn pictures_of_the_verdicts_are_png_files_of_the_guests_found() {
    let case = Case::default();
    let pictures = pictures(&evidence(&case, &by_id));
    assert_eq!(pictures.len(), JUDGED.judgement.findings.figures.len());
    for (id, bytes) in pictures {
        let picture = Picture::decode(&bytes).unwrap_or_else(|why| panic!("{id}: {why}"));
        assert!(picture.rgb.width() > 100 && picture.rgb.height() > 100);
    }
}

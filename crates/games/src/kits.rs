//! The kits of whichever game: its schema, its shipped values, and files checked by the game that they name.

use std::borrow::Cow;

use serde_json::Value;

use super::{GameId, Visitor, visit};
use courtside_rules::{
    journal::Game,
    kit::{self, Fault, KitFile, Problem, Schema, TableKit, Values},
};

/// The fields of a game's kit.
pub fn schema(game: GameId) -> Schema {
    struct Fields;
    impl Visitor for Fields {
        type Output = Schema;
        fn visit<G: Game>(self) -> Schema {
            G::kit_schema()
        }
    }
    visit(game, Fields)
}

/// The shipped values of a game; none when it ships no kit.
pub fn shipped_values(game: GameId) -> Values {
    let kit = kit::shipped(game.id()).map(|text| {
        kit::check(game.id(), text.as_bytes(), &schema(game))
            .expect("the shipped kits are right, as games::kits::tests checks")
    });
    kit.map(|kit| kit.values).unwrap_or_default()
}

/// The kit of a table that has these values of its own.
pub fn table_kit(game: GameId, own: KitFile) -> TableKit {
    TableKit::new(schema(game), shipped_values(game), own)
}

/// What the game itself has against these values, such as two stacks of one colour.
pub fn problems(game: GameId, values: &Values) -> Vec<Problem> {
    struct Checks<'v>(&'v Values);
    impl Visitor for Checks<'_> {
        type Output = Vec<Problem>;
        fn visit<G: Game>(self) -> Vec<Problem> {
            G::kit(self.0).err().unwrap_or_default()
        }
    }
    visit(game, Checks(values))
}

/// The kit in a file and the game it is for, or all that is wrong with it.
///
/// The game looks at the values as they would lie over the shipped ones, because a file may hold only some.
pub fn check_file(file: &str, bytes: &[u8]) -> Result<(GameId, KitFile), Vec<Problem>> {
    let bytes = &own_form(file, bytes)?[..];
    let name = kit::game_of(file, bytes).map_err(|problem| vec![problem])?;
    let Some(game) = GameId::from_id(&name) else {
        return Err(vec![Problem::new("game", Fault::UnknownGame { found: name }).in_file(file)]);
    };
    let kit = kit::check(file, bytes, &schema(game))?;
    let problems = problems(game, &shipped_values(game).overlaid(&kit.values));
    if problems.is_empty() {
        return Ok((game, kit));
    }
    Err(problems.into_iter().map(|problem| problem.in_file(file)).collect())
}

/// The kit in a file that has to be for the game with this schema, or all that is wrong with its form.
pub fn check_values(file: &str, bytes: &[u8], schema: &Schema) -> Result<KitFile, Vec<Problem>> {
    kit::check(file, &own_form(file, bytes)?, schema)
}

/// The file as a kit file of ours: one of another form becomes one of the game that takes it over, anything else stays as it is.
fn own_form<'b>(file: &str, bytes: &'b [u8]) -> Result<Cow<'b, [u8]>, Vec<Problem>> {
    let json = || serde_json::from_slice(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)).ok();
    let found: Option<Value> = if bytes.len() <= kit::MAX_BYTES { json() } else { None };
    let Some(json) = found else { return Ok(Cow::Borrowed(bytes)) };
    let taken = |game| Some((game, foreign_kit(game, &json)?));
    match GameId::ALL.into_iter().find_map(taken) {
        None => Ok(Cow::Borrowed(bytes)),
        Some((_, Err(problem))) => Err(vec![problem.in_file(file)]),
        Some((game, Ok(values))) => {
            let kit = KitFile { game: game.id().to_owned(), name: String::new(), values };
            Ok(Cow::Owned(kit.to_json().into_bytes()))
        }
    }
}

/// What a game makes of a kit file of another form, if it takes it over.
fn foreign_kit(game: GameId, json: &Value) -> Option<Result<Values, Problem>> {
    struct Takes<'j>(&'j Value, GameId);
    impl Visitor for Takes<'_> {
        type Output = Option<Result<Values, Problem>>;
        fn visit<G: Game>(self) -> Self::Output {
            G::foreign_kit(self.0, || shipped_values(self.1))
        }
    }
    visit(game, Takes(json, game))
}

#[cfg(test)]
mod tests {
    use super::*;
    use courtside_rules::text::english;

    #[test]
    fn every_shipped_kit_is_right_and_every_game_has_one() {
        for (game, text) in kit::SHIPPED {
            assert_eq!(check_file(game, text.as_bytes()).map(|(game, _)| game.id()), Ok(*game));
        }
        for game in GameId::ALL {
            assert!(kit::shipped(game.id()).is_some(), "{}", game.id());
        }
    }

    #[test]
    fn every_value_of_a_schema_has_a_key_of_its_own_and_words() {
        for schema in GameId::ALL.map(schema) {
            let mut keys: Vec<_> = schema.fields().map(|field| field.key.as_str()).collect();
            keys.sort_unstable();
            let count = keys.len();
            keys.dedup();
            assert_eq!(keys.len(), count, "{}: a key stands twice", schema.game);
            for field in schema.fields() {
                assert!(english().has(field.label.id), "{}: {}", schema.game, field.key);
            }
        }
    }

    #[test]
    fn a_file_for_a_game_that_is_not_there_is_refused() {
        let told = |bytes: &str| check_file("a.json", bytes.as_bytes()).expect_err("not a kit of ours")[0].to_string();
        assert_eq!(told(r#"{"kit":1,"game":"chess","values":{}}"#), "a.json: game: no game is called chess");
        assert_eq!(told(""), "a.json: not JSON at line 1, column 0");
    }

    #[test]
    fn a_file_with_a_few_values_is_looked_at_over_the_shipped_ones() {
        let kit =
            r#"{"kit":1,"game":"yokai-sketch","values":{"stack.2.colour":{"value":"purple","status":"confirmed"}}}"#;
        let (game, kit) = check_file("a.json", kit.as_bytes()).expect("a right file");
        assert_eq!((game, kit.values.text("stack.2.colour")), (GameId::YokaiSketch, Some("purple")));
        let same =
            r#"{"kit":1,"game":"yokai-sketch","values":{"stack.2.colour":{"value":"green","status":"confirmed"}}}"#;
        let problems = check_file("b.json", same.as_bytes()).expect_err("green is the first stack's colour");
        assert!(problems[0].to_string().starts_with("b.json: stack."), "{}", problems[0]);
    }
}

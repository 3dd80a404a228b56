//! The kit of one table: the shipped values with the table's own on top, and the edits that can be undone.
//!
//! Pure: whoever changes it saves [`TableKit::own_file`] at once.

use serde_json::Value;

use super::{Field, Held, Item, KitFile, Problem, Schema, Section, Status, Values, check::check_value};
use crate::{msg, text::Message};

/// What a table knows about its copy of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct TableKit {
    schema: Schema,
    shipped: Values,
    own: KitFile,
    /// `shipped` with the values of `own` on top.
    all: Values,
    edits: Vec<Edit>,
}

/// A change that can be taken back: what the table's own kit held before.
#[derive(Clone, Debug, PartialEq)]
pub struct Edit {
    /// What was changed, for "Undo: …".
    pub name: Message,
    before: Vec<(String, Option<Held>)>,
    kit_name: String,
}

/// How far a section is entered. A row of a card table counts as one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub confirmed: usize,
    /// Known, but at least one part is only assumed.
    pub assumed: usize,
    pub all: usize,
}

/// What an import would do to one value.
#[derive(Clone, Debug, PartialEq)]
pub struct NewValue {
    pub key: String,
    pub from: Option<Held>,
    pub to: Held,
}

impl TableKit {
    /// The shipped values with a table's own on top. Own values that say the same as the shipped ones are left out.
    pub fn new(schema: Schema, shipped: Values, mut own: KitFile) -> Self {
        own.game = schema.game.to_owned();
        own.values.0.retain(|key, held| !shipped.get(key).is_some_and(|known| says_the_same(known, held)));
        let all = shipped.overlaid(&own.values);
        Self { schema, shipped, own, all, edits: Vec::new() }
    }

    pub fn schema(&self) -> &Schema {
        &self.schema
    }

    /// All values that hold at this table.
    pub fn values(&self) -> &Values {
        &self.all
    }

    /// The table's own kit: the values that differ from the shipped ones.
    pub fn own_file(&self) -> &KitFile {
        &self.own
    }

    /// The table's own name for its kit; may be empty.
    pub fn name(&self) -> &str {
        &self.own.name
    }

    /// Whether the table has a value of its own here, which [`TableKit::forget`] would take away.
    pub fn is_own(&self, key: &str) -> bool {
        self.own.values.get(key).is_some()
    }

    pub fn progress(&self, section: &Section) -> Progress {
        let entries = section.entries();
        let sum = Progress { all: entries.len(), ..Progress::default() };
        entries.iter().fold(sum, |sum, entry| match self.status(entry) {
            Status::Confirmed => Progress { confirmed: sum.confirmed + 1, ..sum },
            Status::Assumed => Progress { assumed: sum.assumed + 1, ..sum },
            Status::Unknown => sum,
        })
    }

    /// How sure a field or a row is: as its least sure part.
    pub fn status(&self, entry: &Item<'_>) -> Status {
        let statuses: Vec<_> = entry.fields.iter().map(|field| self.all.status(&field.key)).collect();
        [Status::Unknown, Status::Assumed].into_iter().find(|it| statuses.contains(it)).unwrap_or(Status::Confirmed)
    }

    /// The fields of a section whose values are assumed.
    pub fn assumed<'s>(&self, section: &'s Section) -> Vec<&'s Field> {
        section.fields.iter().filter(|field| self.all.status(&field.key) == Status::Assumed).collect()
    }

    /// The table looked at its copy and this is what stands there. Says whether anything changed.
    pub fn set(&mut self, key: &str, value: Value, source: Option<&str>) -> Result<bool, Problem> {
        check_value(&self.schema, key, &value)?;
        Ok(self.change(self.label(key), vec![(key.to_owned(), Some(seen(value, source)))]))
    }

    /// Several values that were seen together while playing, such as those of one card, as one edit.
    pub fn learn(&mut self, seen_now: &[(String, Value)], source: Option<&str>) -> Result<bool, Vec<Problem>> {
        let checked = seen_now.iter().filter_map(|(key, value)| check_value(&self.schema, key, value).err());
        let problems: Vec<_> = checked.collect();
        if !problems.is_empty() {
            return Err(problems);
        }
        let new: Vec<_> =
            seen_now.iter().map(|(key, value)| (key.clone(), Some(seen(value.clone(), source)))).collect();
        Ok(self.change_several(new))
    }

    /// The assumed value of `key` is right. Says whether anything changed.
    pub fn confirm(&mut self, key: &str, source: Option<&str>) -> bool {
        match self.confirmed(key, source) {
            Some(new) => self.change(self.label(key), vec![new]),
            None => false,
        }
    }

    /// All assumed values of a section are right. Says how many there were.
    pub fn confirm_all(&mut self, section: &str, source: Option<&str>) -> usize {
        let Some(section) = self.schema.section(section) else { return 0 };
        let new: Vec<_> = section.fields.iter().filter_map(|field| self.confirmed(&field.key, source)).collect();
        let count = new.len();
        self.change_several(new);
        count
    }

    /// The assumed values of a table's row are right. Says whether anything changed.
    pub fn confirm_row(&mut self, row: &str, source: Option<&str>) -> bool {
        let fields = self.schema.fields().filter(|field| field.row() == row);
        let new: Vec<_> = fields.filter_map(|field| self.confirmed(&field.key, source)).collect();
        self.change_several(new)
    }

    /// Drops the table's own value; the shipped one holds again. Says whether anything changed.
    pub fn forget(&mut self, key: &str) -> bool {
        self.change(self.label(key), vec![(key.to_owned(), None)])
    }

    /// Takes back the last edit, if there is one, and says which it was.
    pub fn undo(&mut self) -> Option<Edit> {
        let edit = self.edits.pop()?;
        self.own.name.clone_from(&edit.kit_name);
        for (key, held) in &edit.before {
            self.put(key.clone(), held.clone());
        }
        self.all = self.shipped.overlaid(&self.own.values);
        Some(edit)
    }

    /// What [`TableKit::undo`] would take back.
    pub fn last_edit(&self) -> Option<&Edit> {
        self.edits.last()
    }

    /// What taking over a kit of another table would change here.
    ///
    /// What is surely known here is replaced only by what the other table is just as sure of.
    pub fn changes(&self, other: &KitFile) -> Vec<NewValue> {
        let sure = |held: &Held| match held.status {
            Status::Unknown => 0,
            Status::Assumed => 1,
            Status::Confirmed => 2,
        };
        let changes = other.values.0.iter().filter_map(|(key, to)| {
            let from = self.all.get(key).cloned();
            let is_new = match &from {
                Some(from) => !says_the_same(from, to) && sure(to) >= sure(from),
                None => to.status != Status::Unknown,
            };
            is_new.then(|| NewValue { key: key.clone(), from, to: to.clone() })
        });
        changes.collect()
    }

    /// Takes over a kit of another table, as [`TableKit::changes`] told. Says how many values changed.
    pub fn import(&mut self, other: &KitFile) -> usize {
        let changes = self.changes(other);
        let count = changes.len();
        let kit_name = self.own.name.clone();
        let name = msg!("kit-edit-import", count = count);
        if !self.change(name, changes.into_iter().map(|change| (change.key, Some(change.to))).collect()) {
            return 0;
        }
        if kit_name.is_empty() {
            self.own.name.clone_from(&other.name);
        }
        count
    }

    /// The name of a value for people: its label, in a table with the row before it.
    pub fn label(&self, key: &str) -> Message {
        match (self.schema.section_of(key), self.schema.field(key)) {
            (Some(section), Some(field)) if section.table => {
                let entry = Item { key: field.row(), fields: Vec::new() };
                msg!("kit-cell", row = entry.name(), label = field.label.clone())
            }
            (_, Some(field)) => field.label.clone(),
            _ => msg!("kit-edit-several", count = 1),
        }
    }

    fn confirmed(&self, key: &str, source: Option<&str>) -> Option<(String, Option<Held>)> {
        let held = self.all.get(key).filter(|held| held.status == Status::Assumed)?;
        Some((key.to_owned(), Some(seen(held.value.clone()?, source))))
    }

    fn change_several(&mut self, new: Vec<(String, Option<Held>)>) -> bool {
        let name = match &new[..] {
            [(key, _)] => self.label(key),
            several => msg!("kit-edit-several", count = several.len()),
        };
        self.change(name, new)
    }

    /// Puts new own values in place as one edit; `None` takes one away. Says whether anything changed.
    fn change(&mut self, name: Message, new: Vec<(String, Option<Held>)>) -> bool {
        let kit_name = self.own.name.clone();
        let mut before = Vec::new();
        for (key, held) in new {
            let shipped = self.shipped.get(&key);
            let held = held.filter(|held| !shipped.is_some_and(|known| says_the_same(known, held)));
            let old = self.own.values.get(&key).cloned();
            let same = match (&old, &held) {
                (Some(old), Some(new)) => says_the_same(old, new),
                (None, None) => true,
                _ => false,
            };
            if !same {
                self.put(key.clone(), held);
                before.push((key, old));
            }
        }
        if before.is_empty() {
            return false;
        }
        // Taken back in reverse, so that a key that was changed twice gets its first value again.
        before.reverse();
        self.edits.push(Edit { name, before, kit_name });
        self.all = self.shipped.overlaid(&self.own.values);
        true
    }

    fn put(&mut self, key: String, held: Option<Held>) {
        match held {
            Some(held) => self.own.values.0.insert(key, held),
            None => self.own.values.0.remove(&key),
        };
    }
}

fn seen(value: Value, source: Option<&str>) -> Held {
    Held { value: Some(value), status: Status::Confirmed, source: source.map(str::to_owned) }
}

/// Whether two values are the same and equally sure, wherever they come from.
fn says_the_same(one: &Held, other: &Held) -> bool {
    one.value == other.value && one.status == other.status
}

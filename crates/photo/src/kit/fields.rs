//! Fields of a JSON object read one by one, each problem noted under its field and guest.

use super::problem::{Fault, KitError, Problem};
use serde_json::{Map, Value};

/// Nothing of a game on a table is longer; it also keeps what is computed from lengths finite.
const LONGEST_MM: f64 = 10_000.0;

/// All problems found so far.
#[derive(Default)]
pub(super) struct Notes(Vec<Problem>);

impl Notes {
    pub(super) fn note(&mut self, guest: Option<&str>, field: &'static str, fault: Fault) {
        self.0.push(Problem { guest: guest.map(str::to_owned), field, fault });
    }

    /// The value if nothing was noted. A value is missing only where a problem says why.
    pub(super) fn unless_any<T>(self, value: Option<T>) -> Result<T, KitError> {
        match value {
            Some(value) if self.0.is_empty() => Ok(value),
            _ => Err(KitError { problems: self.0 }),
        }
    }
}

/// An object whose fields are being read. Unknown fields are left alone: newer kits may have more.
pub(super) struct Fields<'a> {
    pub object: &'a Map<String, Value>,
    pub guest: Option<&'a str>,
    pub notes: &'a mut Notes,
}

/// A field by its name within its object and in problems.
pub(super) type Name = (&'static str, &'static str);

impl Fields<'_> {
    pub(super) fn fault(&mut self, (_, field): Name, fault: Fault) {
        self.notes.note(self.guest, field, fault);
    }

    fn ok<T>(&mut self, name: Name, read: Result<T, Fault>) -> Option<T> {
        read.map_err(|fault| self.fault(name, fault)).ok()
    }

    /// The value of a field that may be absent; `null` is absent too.
    pub(super) fn optional(&self, (key, _): Name) -> Option<Value> {
        self.object.get(key).filter(|value| !value.is_null()).cloned()
    }

    fn value(&mut self, name: Name) -> Option<Value> {
        let value = self.optional(name).ok_or(Fault::Missing);
        self.ok(name, value)
    }

    pub(super) fn text(&mut self, name: Name) -> Option<String> {
        let read = match self.value(name)? {
            Value::String(text) if !text.is_empty() => Ok(text),
            Value::String(_) => Err(Fault::Missing),
            _ => Err(Fault::NotText),
        };
        self.ok(name, read)
    }

    pub(super) fn list(&mut self, name: Name) -> Option<Vec<Value>> {
        let read = match self.value(name)? {
            Value::Array(items) => Ok(items),
            _ => Err(Fault::NotAList),
        };
        self.ok(name, read)
    }

    pub(super) fn count(&mut self, name: Name, most: u8) -> Option<u8> {
        let whole = |count: &f64| count.fract() == 0.0 && (1.0..=f64::from(most)).contains(count);
        let count = self.value(name)?.as_f64().filter(whole).map(|count| count as u8);
        let read = count.ok_or(Fault::NotACount(most.into()));
        self.ok(name, read)
    }

    /// A length that may be 0.
    pub(super) fn length(&mut self, name: Name) -> Option<f64> {
        let read = match self.value(name)?.as_f64() {
            None => Err(Fault::NotANumber),
            Some(length) => {
                within(length).and_then(|length| if length < 0.0 { Err(Fault::Negative) } else { Ok(length) })
            }
        };
        self.ok(name, read)
    }

    /// So many lengths, of which none is 0.
    pub(super) fn sizes<const N: usize>(&mut self, name: Name) -> Option<[f64; N]> {
        let numbers = self.numbers(name)?;
        let read = if numbers.iter().all(|length| *length > 0.0) { Ok(numbers) } else { Err(Fault::NotPositive) };
        self.ok(name, read)
    }

    pub(super) fn numbers<const N: usize>(&mut self, name: Name) -> Option<[f64; N]> {
        let read = numbers(&self.value(name)?);
        self.ok(name, read)
    }
}

/// So many numbers from a JSON list.
pub(super) fn numbers<const N: usize>(value: &Value) -> Result<[f64; N], Fault> {
    let items = value.as_array().filter(|items| items.len() == N).ok_or(Fault::NotNumbers(N))?;
    let mut numbers = [0.0; N];
    for (number, item) in numbers.iter_mut().zip(items) {
        *number = within(item.as_f64().ok_or(Fault::NotNumbers(N))?)?;
    }
    Ok(numbers)
}

fn within(number: f64) -> Result<f64, Fault> {
    if number.abs() <= LONGEST_MM { Ok(number) } else { Err(Fault::TooLong(number)) }
}

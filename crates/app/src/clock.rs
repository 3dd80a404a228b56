//! The clock, in the reader's words: the time of day, "today, 19:42", "9 Nov".

use jiff::{Timestamp, Zoned, civil::Date, tz::TimeZone};

use courtside_rules::{msg, text::Message};

/// "Good evening", by the hour where the table stands.
pub fn greeting(now: i64) -> Message {
    match local(now).hour() {
        5..=11 => msg!("home-good-morning"),
        12..=17 => msg!("home-good-afternoon"),
        _ => msg!("home-good-evening"),
    }
}

/// When something happened, as people say it.
pub fn when(at: i64, now: i64) -> Message {
    let (then, now) = (local(at), local(now));
    let days = days_between(then.date(), now.date());
    let time = format!("{}:{:02}", then.hour(), then.minute());
    match days {
        0 => msg!("when-today", time = time),
        1 => msg!("when-yesterday", time = time),
        _ if then.year() == now.year() => msg!("when-date", day = then.day().to_string(), month = month(then.date())),
        _ => msg!(
            "when-date-year",
            day = then.day().to_string(),
            month = month(then.date()),
            year = then.year().to_string()
        ),
    }
}

fn local(at: i64) -> Zoned {
    Timestamp::from_second(at).unwrap_or_default().to_zoned(TimeZone::system())
}

fn days_between(earlier: Date, later: Date) -> i32 {
    later.since(earlier).map_or(0, |span| span.get_days())
}

fn month(date: Date) -> Message {
    const MONTHS: [&str; 12] = [
        "month-1", "month-2", "month-3", "month-4", "month-5", "month-6", "month-7", "month-8", "month-9", "month-10",
        "month-11", "month-12",
    ];
    let index = usize::try_from(date.month() - 1).unwrap_or_default();
    Message::new(MONTHS[index.min(11)])
}

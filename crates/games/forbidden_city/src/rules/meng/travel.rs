//! Meng's Traveller: round the perimeter, counter-clockwise (MG-48 to MG-51).

use super::{
    super::Trial,
    question::{self, Goal},
};
use crate::model::{About, City, Deed, Event, Fact, Lack, MENG, Task, Token, Verdict};

/// One move; no while city or token must be asked for.
pub(super) fn move_on(trial: &mut Trial) -> bool {
    let goal = question::goal(&trial.state);
    let told = match goal {
        Goal::None => Some(None),
        Goal::Known(city, token) => Some(Some((Some(city), token))),
        Goal::Kind(city) => {
            let city = Some(city);
            trial.fact(|fact| kind(fact, city).map(|token| Some((city, token))))
        }
        Goal::OneOf(ref cities) => {
            let cities = cities.clone();
            let on = trial.state.cities;
            trial.fact(|fact| match fact {
                Fact::Stop { city: Some(city), token } if cities.contains(&city) => {
                    let token = match (on[usize::from(city)], token) {
                        (City::Token(known), told) if told.is_none_or(|told| told == known) => Some(known),
                        (City::Unknown, Some(told)) if !told.is_special() => Some(told),
                        _ => None,
                    };
                    token.map(|token| Some((Some(city), token)))
                }
                _ => None,
            })
        }
        Goal::Somewhere => trial.fact(|fact| match fact {
            Fact::NoToken => Some(None),
            _ => kind(fact, None).map(|token| Some((None, token))),
        }),
    };
    let Some(told) = told else { return false };
    trial.pop();
    let Some((city, token)) = told else {
        trial.happen(Event::MengSkipped { deed: Deed::Move, lack: Lack::Token });
        return true;
    };
    if question::leaves_route(&trial.state, city) {
        trial.reason(Verdict::Taken, About::OffRoute, "MG-51");
    } else {
        trial.reason(Verdict::Taken, About::NextCity { city }, "MG-50");
    }
    trial.happen(Event::TravellerMoved { seat: MENG, city, token });
    trial.push(Task::Meng { deed: Deed::Store { token } });
    if token != Token::Double {
        trial.push(Task::Meng { deed: Deed::Bonus { token } });
    }
    true
}

/// A token of a city that the app knows, or of one that nobody names; special ones are not in the game (MG-61).
fn kind(fact: Fact, there: Option<u8>) -> Option<Token> {
    match fact {
        Fact::Stop { city, token: Some(token) } if !token.is_special() && (city.is_none() || city == there) => {
            Some(token)
        }
        _ => None,
    }
}

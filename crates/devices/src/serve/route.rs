//! What a request asks for: decided by its method, its path and whom it was sent to, before anything of it is read.

use std::net::{IpAddr, SocketAddr};

use hyper::{
    HeaderMap, Method,
    header::{HOST, HeaderName, ORIGIN},
};

use super::link::Secret;

/// What a request asks for.
#[derive(Debug, PartialEq, Eq)]
pub enum Route<'a> {
    /// The page that hands photos over.
    Page,
    Upload,
    /// A file of the web app, by its name in the list of files.
    App(&'a str),
    /// The same with a slash behind it, so that what the page names is found.
    Slash,
    /// Right place, wrong way of asking; these are right.
    Method(&'static str),
    /// A page from elsewhere asks.
    Foreign,
    /// Wrong or no secret, no such place, not meant for this machine: all the same.
    Nothing,
}

/// Paths are only ever compared, never turned into paths of files, and so they are not decoded either.
pub fn route<'a>(secret: &Secret, method: &Method, path: &'a str, headers: &HeaderMap) -> Route<'a> {
    let path = path.strip_prefix('/').unwrap_or(path);
    let (told, place) = match path.split_once('/') {
        Some((told, place)) => (told, Some(place)),
        None => (path, None),
    };
    if !secret.is(told) || !is_plain_host(headers) {
        return Route::Nothing;
    }
    let reads = matches!(*method, Method::GET | Method::HEAD);
    match place {
        None | Some("app") if reads => Route::Slash,
        Some("") if reads => Route::Page,
        Some("photo") if *method == Method::POST => {
            if is_foreign(headers) {
                Route::Foreign
            } else {
                Route::Upload
            }
        }
        Some("photo") => Route::Method("POST"),
        None | Some("" | "app") => Route::Method("GET, HEAD"),
        Some(place) => match place.strip_prefix("app/") {
            Some(file) if reads => Route::App(file),
            Some(_) => Route::Method("GET, HEAD"),
            None => Route::Nothing,
        },
    }
}

/// The link names an address. A name that leads here is a trick to get at this machine from a page elsewhere.
fn is_plain_host(headers: &HeaderMap) -> bool {
    let Some(host) = text(headers, &HOST) else { return false };
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    host.parse::<SocketAddr>().is_ok()
        || bare.parse::<IpAddr>().is_ok()
        || host.split(':').next().is_some_and(|name| name.eq_ignore_ascii_case("localhost"))
}

/// Whether a page of another place sends this; programs that are no browsers do not say.
fn is_foreign(headers: &HeaderMap) -> bool {
    const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
    let own = text(headers, &HOST).map(|host| format!("http://{host}"));
    let elsewhere = headers.contains_key(ORIGIN) && text(headers, &ORIGIN) != own.as_deref();
    elsewhere || text(headers, &SITE).is_some_and(|site| !matches!(site, "same-origin" | "none"))
}

pub(super) fn text<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    headers.get(name)?.to_str().ok()
}

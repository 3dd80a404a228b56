//! Answers to phones, each with what keeps a browser from doing more with it than is meant.

use bytes::Bytes;
use http_body_util::Full;
use hyper::{
    Response, StatusCode,
    header::{
        ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue,
        LOCATION, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
    },
};

type Answer = Response<Full<Bytes>>;

/// What a page without scripts of its own may do: nothing.
const NOTHING: &str = "default-src 'none'; frame-ancestors 'none'";
/// What the web app may do: run itself, from here.
const APP: &str = "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; \
    style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' data: blob:; \
    worker-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

fn answer(status: StatusCode, kind: &'static str, policy: &str, body: impl Into<Bytes>) -> Answer {
    let mut answer = Response::new(Full::new(body.into()));
    *answer.status_mut() = status;
    let headers = answer.headers_mut();
    let fixed = [
        (CONTENT_TYPE, kind),
        (CACHE_CONTROL, "no-store"),
        // Not "no-referrer": browsers then no longer say whether a form is sent from here.
        (REFERRER_POLICY, "same-origin"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_str(policy).expect("policies are plain letters"));
    answer
}

/// No words.
pub fn bare(status: StatusCode) -> Answer {
    answer(status, "text/plain; charset=utf-8", NOTHING, Bytes::new())
}

/// The same for a wrong secret, none at all, and a place that is not there.
pub fn nothing() -> Answer {
    bare(StatusCode::NOT_FOUND)
}

pub fn wrong_method(right: &'static str) -> Answer {
    let mut answer = bare(StatusCode::METHOD_NOT_ALLOWED);
    answer.headers_mut().insert(ALLOW, HeaderValue::from_static(right));
    answer
}

/// To another path of this place.
pub fn redirect(path: &str) -> Answer {
    match HeaderValue::from_str(path) {
        Ok(path) => {
            let mut answer = bare(StatusCode::PERMANENT_REDIRECT);
            answer.headers_mut().insert(LOCATION, path);
            answer
        }
        Err(_) => nothing(),
    }
}

/// Words alone, for the page's own script.
pub fn words(status: StatusCode, words: String) -> Answer {
    answer(status, "text/plain; charset=utf-8", NOTHING, words)
}

/// A page of which only the script and the style with this mark count.
pub fn page(status: StatusCode, html: String, nonce: &str) -> Answer {
    let policy = format!(
        "default-src 'none'; script-src 'nonce-{nonce}'; style-src 'nonce-{nonce}'; img-src blob: data:; \
        connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    );
    answer(status, "text/html; charset=utf-8", &policy, html)
}

/// A file of the web app; browsers ask each time whether it is still the same.
pub fn file(bytes: Vec<u8>, kind: &'static str, encoding: Option<&'static str>) -> Answer {
    let mut answer = answer(StatusCode::OK, kind, APP, bytes);
    let headers = answer.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Some(encoding) = encoding {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    answer
}

//! The inbox from the side of the phones: connections, requests, and what each is answered.

use std::{
    convert::Infallible,
    fs, io,
    net::TcpListener as StdListener,
    sync::{
        Arc, LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use bytes::Bytes;
use http_body_util::Full;
use hyper::{
    HeaderMap, Request, Response, StatusCode,
    body::{Body, Incoming},
    header::{ACCEPT, ACCEPT_ENCODING, ACCEPT_LANGUAGE, CONTENT_TYPE, EXPECT},
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{net::TcpListener, sync::Semaphore, task::spawn_blocking, time};

use super::{
    Arrival, Bundle, Limits, Options, answer,
    form::{self, AROUND, Form, Sent, Unread},
    keep::{NotKept, is_other_kind, keep},
    link::Secret,
    page::{self, Page},
    route::{Route, route, text},
};
use courtside_rules::{
    msg,
    text::{Language, Message, Texts},
};
use courtside_store::{PhotoError, Store};

/// A head of a request is not longer than this, and comes within this time.
const HEAD_BYTES: usize = 64 * 1024;
const HEAD_TIME: Duration = Duration::from_secs(15);
/// After a connection could not be taken, such as for want of file handles.
const BREATHER: Duration = Duration::from_millis(200);

/// Everything that answers phones.
pub(super) struct Host {
    secret: Secret,
    store: Store,
    bundle: Option<Bundle>,
    language: Language,
    tongues: [LazyLock<Texts>; 3],
    limits: Limits,
    connections: Arc<Semaphore>,
    uploads: Semaphore,
    /// One photo after the other: decoding one may take a gigabyte.
    decoding: Semaphore,
    count: AtomicUsize,
    tell: Box<dyn Fn(Arrival) + Send + Sync>,
}

impl Host {
    pub fn new(options: Options, secret: Secret, tell: impl Fn(Arrival) + Send + Sync + 'static) -> Arc<Self> {
        let Options { store, bundle, language, limits, .. } = options;
        Arc::new(Self {
            secret,
            store,
            bundle,
            language,
            tongues: [
                LazyLock::new(|| Texts::new(Language::English)),
                LazyLock::new(|| Texts::new(Language::Russian)),
                LazyLock::new(|| Texts::new(Language::Spanish)),
            ],
            connections: Arc::new(Semaphore::new(limits.connections)),
            uploads: Semaphore::new(limits.uploads),
            decoding: Semaphore::new(1),
            limits,
            count: AtomicUsize::new(0),
            tell: Box::new(tell),
        })
    }

    fn texts(&self, language: Language) -> &Texts {
        let at = Language::ALL.iter().position(|it| it.code() == language.code()).unwrap_or(0);
        &self.tongues[at]
    }

    /// In the phone's language where it is one of ours, else in the laptop's.
    fn texts_for(&self, headers: &HeaderMap) -> &Texts {
        self.texts(text(headers, &ACCEPT_LANGUAGE).and_then(page::wished).unwrap_or(self.language))
    }
}

/// Takes connections until it is dropped.
pub(super) async fn accept(listener: StdListener, host: Arc<Host>) -> io::Result<()> {
    let listener = TcpListener::from_std(listener)?;
    let mut http = http1::Builder::new();
    // One request a connection: what it may take of the laptop can then be counted.
    http.keep_alive(false).timer(TokioTimer::new()).header_read_timeout(HEAD_TIME).max_buf_size(HEAD_BYTES);
    loop {
        let Ok(place) = host.connections.clone().acquire_owned().await else { return Ok(()) };
        let Ok((stream, _)) = listener.accept().await else {
            time::sleep(BREATHER).await;
            continue;
        };
        let (http, host) = (http.clone(), host.clone());
        tokio::spawn(async move {
            let whole = host.limits.whole;
            let service = service_fn(|request| {
                let host = host.clone();
                async move { Ok::<_, Infallible>(answered(&host, request).await) }
            });
            // Whoever hangs up or takes too long has no answer to wait for.
            let _ = time::timeout(whole, http.serve_connection(TokioIo::new(stream), service)).await;
            drop(place);
        });
    }
}

async fn answered(host: &Arc<Host>, request: Request<Incoming>) -> Response<Full<Bytes>> {
    let path = request.uri().path();
    match route(&host.secret, request.method(), path, request.headers()) {
        Route::Nothing => answer::nothing(),
        Route::Method(right) => answer::wrong_method(right),
        Route::Foreign => answer::bare(StatusCode::FORBIDDEN),
        Route::Slash => answer::redirect(&format!("{path}/")),
        Route::Page => page_for(host, request.headers(), &Page::default(), StatusCode::OK),
        Route::App(file) => app_file(host, file, request.headers()).await,
        Route::Upload => upload(host, request).await,
    }
}

async fn app_file(host: &Host, file: &str, headers: &HeaderMap) -> Response<Full<Bytes>> {
    let accepts = text(headers, &ACCEPT_ENCODING).unwrap_or_default();
    let Some(given) = host.bundle.as_ref().and_then(|bundle| bundle.file(file, accepts)) else {
        return answer::nothing();
    };
    let path = given.path.to_owned();
    match spawn_blocking(move || fs::read(path)).await {
        Ok(Ok(bytes)) => answer::file(bytes, given.kind, given.encoding),
        _ => answer::nothing(),
    }
}

/// The page, or, where the page's own script asks, only the words.
fn page_for(host: &Host, headers: &HeaderMap, page: &Page<'_>, status: StatusCode) -> Response<Full<Bytes>> {
    let texts = host.texts_for(headers);
    if let (Some((_, said)), Some("text/plain")) = (&page.said, text(headers, &ACCEPT)) {
        return answer::words(status, texts.say(said));
    }
    let nonce = Secret::new();
    let html = page::html(texts, page, nonce.as_str(), host.limits.bytes, host.bundle.is_some());
    answer::page(status, html, nonce.as_str())
}

/// Why a photo was not taken.
struct Refused(StatusCode, Message);

async fn upload(host: &Arc<Host>, request: Request<Incoming>) -> Response<Full<Bytes>> {
    let (head, body) = request.into_parts();
    let waits = head.headers.contains_key(EXPECT);
    let announced = body.size_hint().lower();
    let body = Sent::new(body);
    let mut name = String::new();
    let taken = match take(host, &head.headers, &body, announced, &mut name).await {
        Ok(arrival) => {
            (host.tell)(arrival);
            Ok(())
        }
        Err(refused) => Err(refused),
    };
    match taken {
        Ok(()) => {
            let page = Page { name: &name, said: Some((true, msg!("serve-page-done"))) };
            page_for(host, &head.headers, &page, StatusCode::OK)
        }
        Err(Refused(status, why)) => {
            if !waits {
                body.drain(host.limits.linger).await;
            }
            page_for(host, &head.headers, &Page { name: &name, said: Some((false, why)) }, status)
        }
    }
}

async fn take(
    host: &Arc<Host>,
    headers: &HeaderMap,
    body: &Sent,
    announced: u64,
    name: &mut String,
) -> Result<Arrival, Refused> {
    let limits = &host.limits;
    let too_large = || {
        let limit = limits.bytes / 1_000_000;
        Refused(StatusCode::PAYLOAD_TOO_LARGE, msg!("photo-file-bytes", limit = limit))
    };
    if announced > (limits.bytes + AROUND) as u64 {
        return Err(too_large());
    }
    let Ok(_place) = host.uploads.try_acquire() else {
        return Err(Refused(StatusCode::SERVICE_UNAVAILABLE, msg!("serve-page-busy")));
    };
    let boundary = text(headers, &CONTENT_TYPE).and_then(|kind| multer::parse_boundary(kind).ok());
    let Some(boundary) = boundary else {
        return Err(Refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, msg!("serve-page-broken")));
    };
    let form = form::read(body, &boundary, limits).await.map_err(|unread| match unread {
        Unread::TooLarge => too_large(),
        Unread::Slow => Refused(StatusCode::REQUEST_TIMEOUT, msg!("serve-page-broken")),
        Unread::Broken => Refused(StatusCode::BAD_REQUEST, msg!("serve-page-broken")),
    })?;
    name.clone_from(&form.name);
    if form.photo.is_empty() {
        return Err(Refused(StatusCode::BAD_REQUEST, msg!("serve-page-none")));
    }
    kept(host, form).await
}

/// Looks at the photo and keeps it, apart from those who answer phones.
async fn kept(host: &Arc<Host>, form: Form) -> Result<Arrival, Refused> {
    let failed = || Refused(StatusCode::INTERNAL_SERVER_ERROR, msg!("serve-page-failed"));
    let _turn = host.decoding.acquire().await.map_err(|_| failed())?;
    let keeper = host.clone();
    let kept = spawn_blocking(move || {
        let number = keeper.count.load(Ordering::Relaxed) + 1;
        let kept = keep(&keeper.store, keeper.texts(keeper.language), &form, number);
        keeper.count.fetch_add(usize::from(kept.is_ok()), Ordering::Relaxed);
        kept
    });
    match kept.await {
        Ok(Ok(arrival)) => Ok(arrival),
        Ok(Err(why)) => Err(Refused(status(&why), why.message())),
        Err(_) => Err(failed()),
    }
}

fn status(why: &NotKept) -> StatusCode {
    match why {
        NotKept::Photo(PhotoError::Picture(error)) if is_other_kind(error) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        NotKept::Photo(_) => StatusCode::BAD_REQUEST,
        NotKept::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

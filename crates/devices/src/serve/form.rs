//! The form that a phone sends: a name and a photo, never more of it in memory than is taken.

use std::{
    future::poll_fn,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
    time::Duration,
};

use bytes::Bytes;
use http_body_util::BodyDataStream;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use multer::{Constraints, Multipart, SizeLimit};
use tokio::time::{error::Elapsed, timeout};

use super::Limits;

/// What the phone sent.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Form {
    pub name: String,
    pub photo: Vec<u8>,
}

/// Why a form was not read.
#[derive(Debug, PartialEq, Eq)]
pub enum Unread {
    TooLarge,
    /// Nothing came for too long.
    Slow,
    /// Not a form, or it broke off.
    Broken,
}

/// What a form has around the photo: the name, the lines between the parts.
pub(super) const AROUND: usize = 64_000;
/// More letters of a name are not read.
const NAME_BYTES: usize = 1000;

impl From<multer::Error> for Unread {
    fn from(error: multer::Error) -> Self {
        match error {
            multer::Error::FieldSizeExceeded { .. } | multer::Error::StreamSizeExceeded { .. } => Self::TooLarge,
            _ => Self::Broken,
        }
    }
}

impl From<Elapsed> for Unread {
    fn from(_: Elapsed) -> Self {
        Self::Slow
    }
}

/// Reads a form; of several photos the first one that is not empty.
pub async fn read(body: &Sent, boundary: &str, limits: &Limits) -> Result<Form, Unread> {
    let whole = (limits.bytes + AROUND) as u64;
    let constraints = Constraints::new().size_limit(SizeLimit::new().whole_stream(whole));
    let stream = BodyDataStream::new(Paced { body: body.clone(), rests: false });
    let mut parts = Multipart::with_constraints(stream, boundary, constraints);
    let mut form = Form::default();
    while let Some(mut part) = timeout(limits.pause, parts.next_field()).await?? {
        let photo = part.name() == Some("photo") && form.photo.is_empty();
        let mut name = (part.name() == Some("name")).then(Vec::new);
        while let Some(bytes) = timeout(limits.pause, part.chunk()).await?? {
            if photo {
                if form.photo.len() + bytes.len() > limits.bytes {
                    return Err(Unread::TooLarge);
                }
                form.photo.extend_from_slice(&bytes);
            } else if let Some(name) = &mut name {
                name.extend(bytes.iter().take(NAME_BYTES.saturating_sub(name.len())));
            }
        }
        if let Some(name) = name {
            form.name = String::from_utf8_lossy(&name).into_owned();
        }
    }
    Ok(form)
}

/// What a phone sends, from more than one hand.
#[derive(Clone)]
pub struct Sent(Arc<Mutex<Incoming>>);

impl Sent {
    pub fn new(body: Incoming) -> Self {
        Self(Arc::new(Mutex::new(body)))
    }

    fn body(&self) -> MutexGuard<'_, Incoming> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets what is still on its way go by for a while: browsers read an answer only after they have sent everything.
    pub async fn drain(&self, linger: Duration) {
        let rest = async {
            while let Some(Ok(_)) = poll_fn(|cx| Pin::new(&mut *self.body()).poll_frame(cx)).await {
                tokio::task::yield_now().await;
            }
        };
        // Whoever still sends afterwards is cut off.
        let _ = timeout(linger, rest).await;
    }
}

/// One piece after the other: the reader of forms would otherwise take in all that is there at once.
struct Paced {
    body: Sent,
    rests: bool,
}

impl Body for Paced {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
        if self.rests {
            self.rests = false;
            cx.waker().wake_by_ref();
            return Poll::Pending;
        }
        let frame = Pin::new(&mut *self.body.body()).poll_frame(cx);
        self.rests = frame.is_ready();
        frame
    }

    fn size_hint(&self) -> SizeHint {
        self.body.body().size_hint()
    }
}

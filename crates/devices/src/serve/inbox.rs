//! The inbox from the side of the laptop: opened, asked what came, closed.

use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener},
    sync::mpsc::{self, Receiver},
    thread::{self, JoinHandle},
    time::Duration,
};

use tokio::{runtime, sync::oneshot};

use super::{
    Bundle, ServeError,
    link::{Secret, addresses, link},
    server::{Host, accept},
};
use courtside_photo::picture::MAX_FILE_BYTES;
use courtside_rules::text::Language;
use courtside_store::{CaseFile, SavedId, Store};

/// What the inbox is opened with.
pub struct Options {
    /// Where the photos go.
    pub store: Store,
    /// Whether phones reach it; otherwise only programs of this machine do.
    pub network: bool,
    /// 0: any that is free.
    pub port: u16,
    /// The web app that is given out too, where there is one.
    pub bundle: Option<Bundle>,
    /// For what is written on the laptop; phones are spoken to in their own language where it is one of ours.
    pub language: Language,
    pub limits: Limits,
}

/// What a phone may take of the laptop.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Of a photo.
    pub bytes: usize,
    /// How long nothing may come.
    pub pause: Duration,
    /// How long one request may take in all.
    pub whole: Duration,
    /// How long what was refused already may still come.
    pub linger: Duration,
    /// How many photos may come at the same time; each of them takes memory.
    pub uploads: usize,
    pub connections: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            bytes: MAX_FILE_BYTES,
            pause: Duration::from_secs(20),
            whole: Duration::from_secs(300),
            linger: Duration::from_secs(5),
            uploads: 4,
            connections: 64,
        }
    }
}

/// A photo that came, and lies in the data folder.
#[derive(Clone, Debug)]
pub struct Arrival {
    pub id: SavedId,
    pub file: CaseFile,
}

impl Arrival {
    /// Who handed it over.
    pub fn player(&self) -> &str {
        self.file.whose.as_ref().map_or("", |whose| &whose.player)
    }
}

/// An inbox that is open until this is dropped.
pub struct Inbox {
    address: SocketAddr,
    links: Vec<String>,
    arrivals: Receiver<Arrival>,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Inbox {
    /// Opens the inbox; `wake` is called from its threads whenever a photo came.
    pub fn open(options: Options, wake: impl Fn() + Send + Sync + 'static) -> Result<Self, ServeError> {
        let own = if options.network { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let of_port = |error| ServeError::of(error, options.port);
        let listener = TcpListener::bind((own, options.port)).map_err(of_port)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let secret = Secret::new();
        let reached = if options.network { addresses() } else { vec![IpAddr::V4(Ipv4Addr::LOCALHOST)] };
        let links = reached.into_iter().map(|ip| link(ip, address.port(), &secret)).collect();

        let (send, arrivals) = mpsc::channel();
        let host = Host::new(options, secret, move |arrival| {
            // Nobody is left to tell when the inbox is being closed; the photo is kept all the same.
            if send.send(arrival).is_ok() {
                wake();
            }
        });
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let (stop, stopped) = oneshot::channel();
        let thread = thread::Builder::new().name("inbox".to_owned()).spawn(move || {
            runtime.block_on(async {
                tokio::spawn(accept(listener, host));
                // An end that is gone is as good as being told.
                let _ = stopped.await;
            });
            // Whatever is under way is cut off; a photo that is just being kept is not waited for.
            runtime.shutdown_background();
        })?;
        Ok(Self { address, links, arrivals, stop: Some(stop), thread: Some(thread) })
    }

    /// Where it listens: 127.0.0.1, or 0.0.0.0 for every network of this machine.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The links that lead here, the likeliest first; none while this machine is in no network.
    pub fn links(&self) -> &[String] {
        &self.links
    }

    /// A photo that came since the last call.
    pub fn arrival(&self) -> Option<Arrival> {
        self.arrivals.try_recv().ok()
    }
}

impl fmt::Debug for Inbox {
    /// Without the links: they hold the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Inbox").field("address", &self.address).finish_non_exhaustive()
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            // It ends at once; that it panicked is no reason to do so here.
            let _ = thread.join();
        }
    }
}

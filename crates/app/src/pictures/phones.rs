//! Photos that phones hand over: the inbox as the window has it, closed until a person opens it.

use eframe::egui;

use courtside_devices::serve::{Arrival, Bundle, Inbox, Limits, Options, PORT, QrCode, ServeError};
use courtside_rules::text::{Language, Message};
use courtside_store::Store;

/// What can be asked of the inbox.
#[derive(Clone, Debug, PartialEq)]
pub enum PhonesIntent {
    /// Let everyone on the network reach it, or this machine alone.
    Network(bool),
    Open(bool),
    /// Show another of the links.
    Link(usize),
    Copy,
}

/// The inbox of the window.
#[derive(Default)]
pub struct Phones {
    pub network: bool,
    pub open: Option<OpenInbox>,
}

/// An inbox that takes photos.
pub struct OpenInbox {
    inbox: Inbox,
    /// Which of the links is shown.
    at: usize,
    code: Option<QrCode>,
    /// Who handed over which photo, in the order in which they came.
    pub came: Vec<(String, String)>,
}

impl Phones {
    /// Opens the inbox, on a port of its own if the usual one is taken; `ctx` is drawn again when a photo comes.
    pub fn open(&mut self, ctx: &egui::Context, store: &Store, language: Language) -> Result<(), Message> {
        self.open = None;
        let open = |port| {
            let ctx = ctx.clone();
            // A web app that is told of but not there is none.
            let bundle = Bundle::find(None).unwrap_or_default();
            let store = store.clone();
            let options = Options { store, network: self.network, port, bundle, language, limits: Limits::default() };
            Inbox::open(options, move || ctx.request_repaint())
        };
        let inbox = match open(PORT) {
            Err(ServeError::PortTaken(_) | ServeError::PortDenied(_)) => open(0),
            opened => opened,
        };
        let mut open =
            OpenInbox { inbox: inbox.map_err(|error| error.message())?, at: 0, code: None, came: Vec::new() };
        open.show(0);
        self.open = Some(open);
        Ok(())
    }

    /// A photo that came since the last call; it is kept already.
    pub fn arrival(&mut self) -> Option<Arrival> {
        let open = self.open.as_mut()?;
        let arrival = open.inbox.arrival()?;
        open.came.push((arrival.player().to_owned(), arrival.file.name.clone()));
        Some(arrival)
    }
}

impl OpenInbox {
    /// Shows one of the links.
    pub fn show(&mut self, at: usize) {
        self.at = at;
        self.code = self.link().and_then(QrCode::new);
    }

    /// The link that is shown; none while this machine is in no network.
    pub fn link(&self) -> Option<&str> {
        self.inbox.links().get(self.at).map(String::as_str)
    }

    /// Its code: how many squares a side has, and which of them are dark.
    pub fn code(&self) -> Option<(usize, &[bool])> {
        self.code.as_ref().map(|code| (code.side(), code.dark()))
    }

    /// The other links, by their places.
    pub fn others(&self) -> impl Iterator<Item = (usize, &str)> {
        let links = self.inbox.links().iter().enumerate().filter(|(at, _)| *at != self.at);
        links.map(|(at, link)| (at, link.as_str()))
    }

    /// Where it listens.
    pub fn address(&self) -> String {
        self.inbox.address().to_string()
    }
}

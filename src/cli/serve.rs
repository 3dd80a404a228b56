//! `courtside serve`: the photo inbox without a window; says where it is, and what comes.

use std::{
    io::{self, IsTerminal, Read, Write},
    path::{Path, PathBuf},
    sync::mpsc,
    thread,
};

use clap::Args;

use super::{FINE, PROBLEM, WRONG_CALL};
use courtside_devices::serve::{Bundle, Inbox, Limits, Options, PORT, QrCode, ServeError};
use courtside_rules::{msg, text::Texts};
use courtside_store::{self as store, Store};

#[derive(Args)]
pub(in crate::cli) struct ServeArgs {
    #[arg(long)]
    network: bool,
    #[arg(long, value_name = "N", default_value_t = PORT)]
    port: u16,
    #[arg(long, value_name = "DIR")]
    bundle: Option<PathBuf>,
    #[arg(long, hide = true)]
    until_input_ends: bool,
}

/// What is waited for.
enum Heard {
    Photo,
    InputEnded,
}

pub(super) fn run(
    texts: &Texts,
    args: &ServeArgs,
    home: Option<&Path>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let store = match store::home(home).as_deref().map(Store::open) {
        Some(Ok(store)) => store,
        Some(Err(error)) => return problem(&texts.say(&error.message()), PROBLEM, err),
        None => return problem(&texts.get("cli-serve-no-home"), PROBLEM, err),
    };
    let bundle = match Bundle::find(args.bundle.as_deref()) {
        Ok(bundle) => bundle,
        Err(error) => return problem(&texts.say(&error.message()), WRONG_CALL, err),
    };
    let has_app = bundle.is_some();
    let (tell, hear) = mpsc::channel();
    let told = tell.clone();
    let options = Options {
        store: store.clone(),
        network: args.network,
        port: args.port,
        bundle,
        language: texts.language(),
        limits: Limits::default(),
    };
    let opened = Inbox::open(options, move || {
        // The command may be over by now.
        let _ = told.send(Heard::Photo);
    });
    let inbox = match opened {
        Ok(inbox) => inbox,
        Err(error) => {
            let taken = matches!(error, ServeError::PortTaken(_));
            let advice = if taken { texts.get("cli-serve-port-advice") } else { String::new() };
            return problem(format!("{} {advice}", texts.say(&error.message())).trim_end(), PROBLEM, err);
        }
    };
    say_where(texts, &inbox, args.network, has_app, out)?;
    if args.until_input_ends {
        listen_for_end(tell);
    }
    while let Ok(Heard::Photo) = hear.recv() {
        while let Some(arrival) = inbox.arrival() {
            let folder = store.photo_folder(&arrival.id).display().to_string();
            let line = msg!("cli-serve-came", player = arrival.player(), photo = &arrival.file.name, folder = folder);
            writeln!(out, "{}", texts.say(&line))?;
        }
        out.flush()?;
    }
    Ok(FINE)
}

/// The address, the links and the code of the likeliest one.
fn say_where(texts: &Texts, inbox: &Inbox, network: bool, has_app: bool, out: &mut dyn Write) -> io::Result<()> {
    let address = inbox.address().to_string();
    let reached = match network {
        true => msg!("cli-serve-everyone", address = address),
        false => msg!("cli-serve-local", address = address),
    };
    writeln!(out, "{}", texts.say(&reached))?;
    if inbox.links().is_empty() {
        writeln!(out, "{}", texts.get("cli-serve-nowhere"))?;
    }
    for link in inbox.links() {
        writeln!(out, "{}", texts.say(&msg!("cli-serve-link", link = link)))?;
    }
    if let Some(first) = inbox.links().first() {
        if has_app {
            writeln!(out, "{}", texts.say(&msg!("cli-serve-app", link = format!("{first}app/"))))?;
        }
        if let Some(code) = QrCode::new(first) {
            write!(out, "\n{}\n", code.half_blocks(io::stdout().is_terminal()))?;
        }
    }
    writeln!(out, "{}", texts.get("cli-serve-end"))?;
    out.flush()
}

/// For those who start this from a program and cannot press Ctrl+C.
fn listen_for_end(tell: mpsc::Sender<Heard>) {
    thread::spawn(move || {
        // An input that cannot be read has ended too; and so has a command that nobody waits for.
        let _ = io::stdin().lock().read_to_end(&mut Vec::new());
        let _ = tell.send(Heard::InputEnded);
    });
}

fn problem(words: &str, code: u8, err: &mut dyn Write) -> io::Result<u8> {
    writeln!(err, "{words}")?;
    Ok(code)
}

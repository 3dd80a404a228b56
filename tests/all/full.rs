//! A disk that really runs full, as far as a test can make one: the system lets no file grow past a limit.

use std::{env, process::Command};

use super::table::{HOME, SEED, child, new_game, play_on, records};
use courtside_games::yokai_sketch::YokaiSketch;
use courtside_store::{Saved, Store};

/// Does nothing unless a parent test has started it.
#[test]
fn plays_until_the_disk_is_full() {
    let Ok(home) = env::var(HOME) else { return };
    let mut pending = 0;
    play_on(&home, |saved| {
        pending += u32::from(saved == Saved::Pending);
        pending < 3
    });
}

#[test]
fn what_was_acknowledged_before_the_disk_was_full_is_there_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let store = Store::open(folder.path()).expect("the data folder can be made");
    let game = new_game(&store);
    let id = game.id().clone();
    drop(game);
    let inner = child("full::plays_until_the_disk_is_full", folder.path(), 5);
    // Without the trap the system would end the process; with it, the write fails as on a full disk.
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -f 16; exec \"$0\" \"$@\""]);
    shell.arg(inner.get_program()).args(inner.get_args()).env(HOME, folder.path()).env(SEED, "5");
    let output = shell.output().expect("the child runs");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let start = format!("ack {id} ");
    let acknowledged: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix(&start)).collect();
    assert!(acknowledged.len() > 3, "{said}");
    assert_eq!(records(&store, id.as_str()), acknowledged);
    let file = store.open_game::<YokaiSketch>(&id).expect("it opens");
    assert!(file.notice().is_none(), "what was half written was cut off again: {:?}", file.notice());
}

// One page at a time where the browser has no `navigator.locks`: on a plain http address, which is what phones get by the QR code.
// The browser's database serves as the lock. Whoever opens it at a higher version than it has comes in once no other page has it
// open, and the browser closes it for a page that ends, however it ends. So nobody has to say all the time that he is still there,
// a page that stands still for a while keeps its turn, and after one that was killed the next goes on at once.
import { asked } from "./keep.js";

const NAME = "courtside-lock";
// What takes longer is another page's turn; those further back in the queue are told nothing by the browser.
const SOON = 1000;

// Kept, because a database that nobody holds on to is closed.
let held = null;

async function turn() {
  for (;;) {
    const seen = await asked(indexedDB.open(NAME));
    const version = seen.version + 1;
    seen.close();
    const request = indexedDB.open(NAME, version);
    let first = false;
    request.onupgradeneeded = () => (first = true);
    try {
      const database = await asked(request);
      if (first) return database;
      database.close();
    } catch (error) {
      // Another page was faster, or the browser closed the database for everybody.
      if (!["VersionError", "AbortError"].includes(error.name)) throw error;
      await new Promise((later) => setTimeout(later, 100));
    }
  }
}

// Comes back when it is this page's turn. Calls `wait` where that takes a while, and `lost` if the browser takes the turn away again.
export async function lock(wait, lost) {
  const late = setTimeout(wait, SOON);
  try {
    held = await turn();
  } finally {
    clearTimeout(late);
  }
  held.onclose = lost;
  // A page that is left may be shown again as it was; others may have written meanwhile.
  addEventListener("pagehide", () => held.close());
  addEventListener("pageshow", (event) => event.persisted && lost());
}

// Keeps the files of Courtside in this browser. Small steps (an entry of a game, the settings) are written where a browser writes
// at once, so that they are safe before the screen shows them; everything goes into the database behind. A step that the database
// has is forgotten in the first place. What is larger, a photo, is on its way until `waiting` counts nothing any more.

const LOG = "courtside-step-";
// Steps of at most so many bytes are written at once.
const SMALL = 64 * 1024;

let database = null;
let files = new Map();
let next = 1;
const queue = [];
let busy = false;
let problem = null;
let stopped = false;

export function asked(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function ended(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
}

function beneath(path, of) {
  return of === path || of.startsWith(path + "/");
}

// Carries out one step on a map from paths to { bytes, written }.
function apply(map, step) {
  const { kind, path, other, at, bytes, written } = step;
  if (kind === "put") {
    map.set(path, { bytes, written });
  } else if (kind === "append") {
    const old = map.get(path);
    if (!old || old.bytes.length < at) return;
    const whole = new Uint8Array(at + bytes.length);
    whole.set(old.bytes.subarray(0, at));
    whole.set(bytes, at);
    map.set(path, { bytes: whole, written });
  } else {
    for (const name of [...map.keys()].filter((it) => beneath(path, it))) {
      const file = map.get(name);
      map.delete(name);
      if (kind === "rename") map.set(other + name.slice(path.length), file);
    }
  }
}

function toText(step) {
  let letters = "";
  for (let i = 0; i < step.bytes.length; i += 8192) {
    letters += String.fromCharCode(...step.bytes.subarray(i, i + 8192));
  }
  return JSON.stringify({ ...step, bytes: btoa(letters) });
}

function fromText(text) {
  const step = JSON.parse(text);
  step.bytes = Uint8Array.from(atob(step.bytes), (letter) => letter.charCodeAt(0));
  return step;
}

function key(number) {
  return LOG + String(number).padStart(12, "0");
}

function loggedKeys() {
  return Object.keys(localStorage).filter((name) => name.startsWith(LOG)).sort();
}

// Reads everything that was kept: the database, and then the steps it does not have yet.
async function open() {
  const request = indexedDB.open("courtside", 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("files");
    request.result.createObjectStore("about");
  };
  database = await asked(request);
  // A newer Courtside in another tab may have to change the database.
  database.onversionchange = () => database.close();
  const read = database.transaction(["files", "about"]);
  const [names, values, done] = await Promise.all([
    asked(read.objectStore("files").getAllKeys()),
    asked(read.objectStore("files").getAll()),
    asked(read.objectStore("about").get("done")),
  ]);
  files = new Map(names.map((name, i) => [name, values[i]]));
  next = (done ?? 0) + 1;
  for (const name of loggedKeys()) {
    const number = Number(name.slice(LOG.length));
    if (number <= (done ?? 0)) {
      localStorage.removeItem(name);
      continue;
    }
    try {
      const step = fromText(localStorage.getItem(name));
      apply(files, step);
      queue.push({ number, step, logged: true });
      next = Math.max(next, number + 1);
    } catch (error) {
      console.warn("a step that does not read", name, error);
    }
  }
  flush();
  if (navigator.storage?.persist) {
    navigator.storage.persist().catch(() => {});
  }
}

// Gives all steps that wait to the database, in order and in one go.
async function flush() {
  if (busy || stopped || queue.length === 0) return;
  busy = true;
  const batch = queue.slice();
  try {
    const transaction = database.transaction(["files", "about"], "readwrite", { durability: "strict" });
    const store = transaction.objectStore("files");
    const end = ended(transaction);
    const touched = new Set();
    for (const { step } of batch) {
      for (const name of [step.path, step.other]) if (name) touched.add(name);
    }
    // What the steps touch, as the database has it; then the steps; then what came of it.
    const near = (name) => [...touched].some((it) => beneath(it, name));
    const names = (await asked(store.getAllKeys())).filter(near);
    const before = new Map();
    for (const name of names) before.set(name, await asked(store.get(name)));
    const after = new Map(before);
    for (const { step } of batch) apply(after, step);
    for (const name of before.keys()) if (!after.has(name)) store.delete(name);
    for (const [name, file] of after) if (before.get(name) !== file) store.put(file, name);
    transaction.objectStore("about").put(batch[batch.length - 1].number, "done");
    await end;
    problem = null;
    queue.splice(0, batch.length);
    for (const { number, logged } of batch) if (logged) localStorage.removeItem(key(number));
  } catch (error) {
    problem = String(error?.message ?? error);
    console.warn("not kept yet", error);
    setTimeout(flush, 2000);
  }
  busy = false;
  globalThis.courtsideWake?.();
  if (problem === null && queue.length > 0) flush();
}

globalThis.courtsideKeep = {
  open,
  // What was kept, as [path, bytes, when]; handed over once.
  files() {
    const all = [...files].map(([path, file]) => [path, file.bytes, file.written]);
    files = new Map();
    return all;
  },
  // One step. Throws where the browser does not take it: then nothing has happened.
  write(kind, path, other, at, bytes, written) {
    if (stopped) throw new Error("another page writes");
    const step = { kind, path, other, at, bytes, written };
    const number = next;
    const logged = bytes.length <= SMALL;
    if (logged) localStorage.setItem(key(number), toText(step));
    next += 1;
    queue.push({ number, step, logged });
    queueMicrotask(flush);
  },
  // Another page may write from now on: this one does not any more.
  stop() {
    stopped = true;
  },
  // Large files that are not safe yet.
  waiting() {
    return queue.filter((it) => !it.logged).length;
  },
  problem() {
    return problem;
  },
  download(name, bytes) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  },
};

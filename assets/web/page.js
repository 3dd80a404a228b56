// The page around Courtside: starts it once per browser, and does what only a page can do.
import "./keep.js";
import "./camera.js";
import { lock } from "./lock.js";

const WORDS = {
  en: {
    loading: "Loading",
    elsewhere: "Courtside is open in another tab. Close it there and it goes on here.",
    failed: "Courtside did not start. Your games are kept.",
    storage: "This browser does not let Courtside keep anything. Leave the private mode or allow this page to store data.",
    again: "Try again",
  },
  ru: {
    loading: "Загрузка",
    elsewhere: "Courtside открыт в другой вкладке. Закройте её, и он продолжит здесь.",
    failed: "Courtside не запустился. Ваши партии сохранены.",
    storage: "Браузер не даёт Courtside ничего сохранять. Выйдите из приватного режима или разрешите странице хранить данные.",
    again: "Повторить",
  },
  es: {
    loading: "Cargando",
    elsewhere: "Courtside está abierto en otra pestaña. Ciérrala y seguirá aquí.",
    failed: "Courtside no ha arrancado. Tus partidas están guardadas.",
    storage: "Este navegador no deja que Courtside guarde nada. Sal del modo privado o permite que la página guarde datos.",
    again: "Reintentar",
  },
};

const preferred = (navigator.languages ?? [navigator.language]).map((it) => it.slice(0, 2)).find((it) => it in WORDS) ?? "en";
let words = WORDS[preferred];
document.documentElement.lang = preferred;

const before = document.getElementById("before");
const line = document.getElementById("words");
const bar = document.getElementById("progress");
const again = document.getElementById("again");
const mirror = document.getElementById("mirror");
const canvas = document.getElementById("courtside");

function say(text, retry) {
  before.hidden = false;
  line.textContent = text;
  again.textContent = words.again;
  again.hidden = !retry;
}
again.onclick = () => location.reload();

// One page at a time writes: another one waits until this one is closed.
function alone() {
  const wait = () => say(words.elsewhere, false);
  if (!navigator.locks) return lock(wait, anew);
  return new Promise((resolve) => {
    const hold = () => new Promise(() => resolve());
    navigator.locks.request("courtside", { ifAvailable: true }, (held) => {
      if (held) return hold();
      wait();
      navigator.locks.request("courtside", hold);
    });
  });
}

// Once more from the beginning, as the last in the queue: what this page has in memory may be out of date.
function anew() {
  courtsideKeep.stop();
  location.reload();
}

// The program, counted while it comes, as far as the server says how much there is.
async function program() {
  const response = await fetch("courtside_bg.wasm");
  if (!response.ok) throw new Error(`${response.status}`);
  const whole = Number(response.headers.get("x-whole-length") ?? 0);
  bar.hidden = false;
  if (whole > 0) bar.max = whole;
  let come = 0;
  const counted = new TransformStream({
    transform(part, out) {
      come += part.byteLength;
      if (whole > 0) bar.value = come;
      out.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(counted), { headers: { "content-type": "application/wasm" } });
}

const pressed = [];
let awake = null;
let wanted = false;
async function stayAwake() {
  try {
    if (wanted && !awake && navigator.wakeLock) {
      awake = await navigator.wakeLock.request("screen");
      awake.addEventListener("release", () => (awake = null));
    }
    if (!wanted) {
      await awake?.release();
      awake = null;
    }
  } catch {
    // The screen goes off as usual.
  }
}
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && stayAwake());

const elements = new Map();
function element(part) {
  const kept = elements.get(part.id);
  if (kept && kept.dataset.role === part.role) return kept;
  kept?.remove();
  const made = document.createElement("div");
  made.setAttribute("role", part.role);
  made.dataset.role = part.role;
  made.tabIndex = -1;
  made.addEventListener("click", () => {
    pressed.push(part.id);
    globalThis.courtsideWake?.();
  });
  elements.set(part.id, made);
  return made;
}

globalThis.courtsidePage = {
  failed(problem) {
    console.error(problem);
    say(words.failed, true);
  },
  speak(language) {
    words = WORDS[language] ?? words;
    document.documentElement.lang = language;
  },
  awake(on) {
    wanted = on;
    stayAwake();
  },
  // Lets a person choose files, or take a photo; hands over [name, bytes] of each.
  choose(accept, several, camera, take) {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.multiple = several;
    if (camera) input.setAttribute("capture", "environment");
    input.style.display = "none";
    document.body.append(input);
    const gone = () => input.remove();
    input.addEventListener("cancel", gone);
    input.addEventListener("change", async () => {
      const files = [];
      for (const file of input.files) files.push([file.name, new Uint8Array(await file.arrayBuffer())]);
      gone();
      take(files);
      globalThis.courtsideWake?.();
    });
    input.click();
  },
  // What is on the screen in words, as invisible elements in the same places.
  mirror(text) {
    const parts = JSON.parse(text);
    const ids = new Set(parts.map((part) => part.id));
    for (const [id, old] of elements) {
      if (!ids.has(id)) {
        old.remove();
        elements.delete(id);
      }
    }
    parts.forEach((part, place) => {
      const it = element(part);
      if (part.role === "paragraph") it.textContent = part.name;
      else it.setAttribute("aria-label", part.name);
      const [left, top, width, height] = part.place;
      it.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
      const set = (name, value) => (value === undefined ? it.removeAttribute(name) : it.setAttribute(name, value));
      const toggle = ["checkbox", "switch", "radio"].includes(part.role) ? "aria-checked" : "aria-pressed";
      set(toggle, part.on);
      set("aria-disabled", part.off);
      set("aria-valuetext", part.value);
      if (mirror.children[place] !== it) mirror.insertBefore(it, mirror.children[place] ?? null);
    });
  },
  pressed() {
    return pressed.splice(0);
  },
};

// Where the keyboard comes up, the page becomes as high as what is left, so that the field that is typed into stays in sight.
function fit() {
  document.body.style.height = `${globalThis.visualViewport?.height ?? innerHeight}px`;
}
globalThis.visualViewport?.addEventListener("resize", fit);
addEventListener("resize", fit);
fit();
// Safari zooms a page by pinching whatever it is told.
document.addEventListener("gesturestart", (event) => event.preventDefault());

async function start() {
  say(words.loading, false);
  try {
    await alone();
    say(words.loading, false);
    await courtsideKeep.open();
  } catch (error) {
    console.error(error);
    return say(words.storage, true);
  }
  const { default: init } = await import("./courtside.js");
  await init({ module_or_path: program() });
  await new Promise((resolve) => {
    const drawn = () => (canvas.width > 0 && mirror.children.length > 0 ? resolve() : requestAnimationFrame(drawn));
    drawn();
  });
  performance.mark("courtside-first-frame");
  before.hidden = true;
  canvas.focus();
}

start().catch((error) => courtsidePage.failed(error));

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("service.js").catch((error) => console.warn("opens only with a network", error));
}

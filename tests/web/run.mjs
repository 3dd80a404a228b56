// Tries the web app in headless Chromium, by touch at phone size, against a real `courtside serve` on this machine:
//   node tests/web/run.mjs BUNDLE COURTSIDE [--shots DIR]
// Ends with "N passed, M failed".
import { spawn, execFileSync } from "node:child_process";
import { request } from "node:http";
import { createRequire } from "node:module";
import { existsSync, mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";
import { LIMIT, Phone } from "./phone.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const [bundle, courtside] = process.argv.slice(2, 4).map((it) => resolve(it));
const shots = process.argv.includes("--shots") ? resolve(process.argv[process.argv.indexOf("--shots") + 1]) : null;
const { chromium } = createRequire(join(root, "target/web/"))("playwright-core");
const fixtures = join(root, "fixtures/photos");
// An address as phones get it by the QR code: no browser takes plain http to it for secure. Here it leads to this machine.
const PLAIN = "192.168.77.77";
const PHONE = { width: 412, height: 915 };

const folder = mkdtempSync(join(tmpdir(), "courtside-web-"));
if (shots) mkdirSync(shots, { recursive: true });
let passed = 0;
const failed = [];

const only = process.env.ONLY ? new RegExp(process.env.ONLY) : /./;

async function test(name, run) {
  if (!only.test(name)) return;
  const began = Date.now();
  try {
    await within(4 * LIMIT, run());
    passed += 1;
    console.log(`ok ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed.push(name);
    console.log(`FAILED ${name}\n${error.stack ?? error}`);
  }
}

// What never comes is a failure too.
function within(limit, promise) {
  let timer;
  const late = new Promise((_, lost) => (timer = setTimeout(() => lost(new Error(`not done after ${limit / 1000} s`)), limit)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

function check(is, what) {
  if (!is) throw new Error(what);
}

function equal(left, right, what) {
  const [a, b] = [left, right].map((it) => JSON.stringify(it));
  if (a !== b) throw new Error(`${what}\n  left:  ${a}\n  right: ${b}`);
}

// The inbox and the web app, on loopback only.
async function serve() {
  const home = join(folder, "home");
  const child = spawn(courtside, ["--home", home, "serve", "--port", "0", "--bundle", bundle], { stdio: ["pipe", "pipe", "inherit"] });
  let said = "";
  const link = await within(LIMIT, new Promise((found, lost) => {
    child.on("exit", (code) => lost(new Error(`serve ended with ${code}`)));
    child.stdout.on("data", (data) => {
      said += data;
      const match = said.match(/http:\/\/127\.0\.0\.1:\d+\/\w+\//);
      if (match) found(match[0]);
    });
  }));
  return { child, home, link };
}

// The same words as the program's, from its own files.
function texts(language) {
  const of = join(root, "assets/i18n", language);
  const all = {};
  for (const file of readdirSync(of)) {
    for (const [, id, text] of readFileSync(join(of, file), "utf8").matchAll(/^([a-z0-9-]+) = (.+)$/gm)) all[id] = text;
  }
  return all;
}

// A phone of its own, with nothing kept in it.
async function newPhone() {
  // Emulated pixels would be counted twice: what a page learns of the pixels of its canvas is not emulated.
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 1, locale: "en-GB" });
  context.setDefaultTimeout(LIMIT);
  return context;
}

async function tab(context, link, languages) {
  const page = await context.newPage();
  // That a plain address is no secure one is known.
  const known = (text) => text.startsWith("The Cross-Origin-Opener-Policy header has been ignored");
  page.on("console", (it) => it.type() === "error" && !known(it.text()) && console.log(`  page: ${it.text()}`));
  page.on("pageerror", (error) => console.log(`  page: ${error}`));
  if (languages) await page.addInitScript((it) => Object.defineProperty(navigator, "languages", { get: () => it }), languages);
  await page.goto(`${link}app/`);
  return new Phone(page);
}

async function open(context, link) {
  const opened = await tab(context, link);
  await opened.opened();
  return opened;
}

// Until a tab says that it waits for another one.
function waits(phone, words = "another tab") {
  return phone.page.getByText(words).waitFor();
}

function isOpen(phone) {
  return phone.page.evaluate(() => document.getElementById("before").hidden);
}

async function shot(phone, name) {
  if (shots) await phone.page.screenshot({ path: join(shots, `${name}.png`) });
}

const served = await serve();
const en = texts("en");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  timeout: LIMIT,
  args: [
    "--no-sandbox", "--disable-gpu", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", `--host-resolver-rules=MAP ${PLAIN} 127.0.0.1`,
  ],
});
const context = await newPhone();
let table = null;

await test("it opens, and says how long the first frame took", async () => {
  table = await open(context, served.link);
  await table.see(en["home-question"]);
  const [first, size] = await table.page.evaluate(() => [
    performance.getEntriesByName("courtside-first-frame")[0].startTime,
    performance.getEntriesByType("resource").reduce((sum, it) => sum + it.encodedBodySize, 0),
  ]);
  console.log(`  first frame after ${(first / 1000).toFixed(2)} s, ${size} bytes over the wire`);
  check(size < 5e6, `${size} bytes are more than 5 MB`);
  await shot(table, "home");
});

await test("another language is a touch away, and stays after a reload", async () => {
  const ru = texts("ru");
  await table.touch(en["home-settings"]);
  await table.touch("Русский");
  await table.see(ru["settings-title"]);
  await shot(table, "settings-ru");
  await table.page.reload();
  await table.see(ru["home-question"]);
  await table.touch(ru["home-settings"]);
  await table.touch("English");
  await table.see(en["settings-title"]);
  await table.touch(en["back"]);
});

// Answers what is asked, whatever it is: the numbers of the set-up, then a stack for each card.
async function turns(phone, count) {
  const answer = /^(\d+$|number \d|(Green|Red|Blue|Yellow|Purple|White)(\.|,|:| ·|$)|Leave the effect|Turn over|Pass)/;
  for (let turn = 0; turn < count; turn += 1) {
    await phone.still(answer);
    const parts = await phone.parts();
    // The question lies in the lower part of a phone.
    const choices = parts.filter((it) => it.role === "button" && answer.test(it.name) && it.place[1] > 380);
    check(choices.length > 0, `nothing to answer:\n  ${parts.map((it) => `${it.role}: ${it.name}`).join("\n  ")}`);
    await phone.touch(choices[turn % choices.length].name, { roles: ["button"] });
  }
}

async function begin(phone) {
  await phone.touch(/^Yokai Sketch/);
  for (const [seat, name] of ["Anna", "Борис"].entries()) await phone.type(`Name of player ${seat + 1}`, name);
  await shot(phone, "form");
  await phone.touch("Begin with 2 players");
}

// What the log of the game on the screen says.
async function log(phone) {
  await phone.touch(en["log"]);
  await phone.still(en["close"]);
  const names = (await phone.parts()).map((it) => it.name);
  await phone.touch(en["close"]);
  return names;
}

await test("Yokai Sketch is played by touch, and what was shown is there after the tab was killed", async () => {
  await begin(table);
  await turns(table, 8);
  await shot(table, "yokai");
  const entries = await log(table);
  await table.kill();
  await table.page.close();
  table = await open(context, served.link);
  await table.touch(en["home-go-on"]);
  equal(await log(table), entries, "the log is another one");
});

let exported = null;
await test("a game goes out as a file and comes in on another phone", async () => {
  await table.reopen();
  await table.touch(en["home-saved"]);
  await table.touch(/^Options/);
  const [coming] = await Promise.all([table.page.waitForEvent("download"), table.touch(en["saved-export"])]);
  const file = join(folder, coming.suggestedFilename());
  await coming.saveAs(file);
  check(readFileSync(file, "utf8").split("\n").length > 8, "the file is too short");
  const other = await open(await newPhone(), served.link);
  await other.touch(en["home-settings"]);
  await other.touch(new RegExp(`^${en["settings-games"]}`));
  await (await other.chooser(en["saved-import-choose"])).setFiles(file);
  await other.see(en["saved-imported"]);
  await other.page.context().close();
  exported = file;
});

// A line of a game's file with the checksum that is right for it: of everything behind the checksum.
function summed(rest) {
  return `{"sum":"${crc32(rest).toString(16).padStart(8, "0")}",${rest}`;
}

await test("a file with right checksums whose last move nobody can have made is refused in words, and the page goes on", async () => {
  const lines = readFileSync(exported, "utf8").trimEnd().split("\n");
  const rests = lines.map((line) => line.slice('{"sum":"00000000",'.length));
  equal(rests.map(summed), lines, "the checksums are made in another way");
  const last = rests.findLastIndex((rest) => /"seat":\d/.test(rest));
  const forged = lines.with(last, summed(rests[last].replace(/"seat":\d+/, '"seat":7')));
  check(last > 0 && forged[last] !== lines[last], "nothing is forged");
  const file = join(folder, "forged.courtside");
  writeFileSync(file, `${forged.join("\n")}\n`);
  const other = await open(await newPhone(), served.link);
  await other.touch(en["home-settings"]);
  await other.touch(new RegExp(`^${en["settings-games"]}`));
  await (await other.chooser(en["saved-import-choose"])).setFiles(file);
  await other.see(/do not fit the rules: .*Seat\(7\)/);
  check(!(await other.find(en["saved-imported"])), "it came in all the same");
  await (await other.chooser(en["saved-import-choose"])).setFiles(exported);
  await other.see(en["saved-imported"]);
  await other.page.context().close();
});

// What an evidence report says of every guest: where it stands, its answers, how much of it can be seen.
async function told(file) {
  const page = await context.newPage();
  await page.setContent(readFileSync(file, "utf8"));
  const guests = await page.$$eval("section.card", (cards) =>
    cards.map((card) => ({
      place: card.querySelector(".head .quiet").textContent,
      answers: [...card.querySelectorAll(".chip")].map((it) => it.textContent.trim()),
      share: parseFloat(card.querySelector(".share").textContent),
    })),
  );
  await page.close();
  return guests;
}

await test("a photo is judged in the page as the command judges it, and the page answers meanwhile", async () => {
  const photo = join(fixtures, "scenes/01/photo.jpg");
  const kit = readdirSync(join(fixtures, "kit")).map((name) => join(fixtures, "kit", name));
  await table.reopen();
  await table.touch(/^Judge a photo/);
  await table.touch(en["judge-kits"]);
  await (await table.chooser(en["photo-kits-choose"])).setFiles(kit);
  await table.see(en["judge-kit-taken"]);
  await table.touch(en["back"]);
  const chooser = await table.chooser(en["judge-open"]);
  const frames = table.page.evaluate(
    (limit) =>
      new Promise((done) => {
        let count = 0;
        let longest = 0;
        let last = performance.now();
        const began = last;
        const step = (now) => {
          count += 1;
          longest = Math.max(longest, now - last);
          last = now;
          const names = [...document.querySelectorAll("#mirror > *")].map((it) => it.getAttribute("aria-label") ?? it.textContent);
          const over = names.some((it) => /^(Valid|Not a valid)/.test(it));
          if (over || now - began > limit) done({ count, longest, seconds: (now - began) / 1000, over });
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    LIMIT,
  );
  await chooser.setFiles(photo);
  const { count, longest, seconds, over } = await frames;
  check(over, "there is no verdict");
  check(count > 10, `the page drew only ${count} frames meanwhile`);
  await shot(table, "judge");
  const began = Date.now();
  execFileSync(courtside, ["judge", "--json", "--kit", join(fixtures, "kit"), photo]);
  const native = (Date.now() - began) / 1000;
  execFileSync(courtside, ["judge", "--kit", join(fixtures, "kit"), "--report", join(folder, "report"), photo]);
  console.log(`  ${seconds.toFixed(1)} s in the page (${count} frames, the longest wait ${longest.toFixed(0)} ms), ${native.toFixed(1)} s by the command`);
  await table.touch(en["more"]);
  const [coming] = await Promise.all([table.page.waitForEvent("download"), table.touch(en["judge-report"])]);
  const page = join(folder, "page.html");
  await coming.saveAs(page);
  const command = readdirSync(join(folder, "report")).find((name) => name.endsWith(".html"));
  const [here, there] = [await told(page), await told(join(folder, "report", command))];
  equal(here.map(({ place, answers }) => [place, answers]), there.map(({ place, answers }) => [place, answers]), "another verdict");
  here.forEach(({ share }, i) => check(Math.abs(share - there[i].share) <= 2, `shares ${share} and ${there[i].share}`));
  check(here.length > 5, "too few guests");
});

await test("the photo and its kit are there after a reload", async () => {
  await table.page.waitForFunction(() => courtsideKeep.waiting() === 0);
  await table.reopen();
  await table.touch(/^Judge a photo/);
  await table.see(/^(Valid|Not a valid)/);
});

await test("the camera of the phone is seen live", async () => {
  await table.reopen();
  await table.touch(/^Judge a photo/);
  await table.touch(en["more"]);
  await table.touch(en["judge-another"]);
  await table.touch(en["pictures-camera"]);
  await table.touch(/fake/i);
  await table.see(en["pictures-freeze"]);
  await shot(table, "camera");
});

await test("it opens without a network", async () => {
  await table.page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await table.page.reload();
  await table.see(en["home-question"]);
  await context.setOffline(false);
});

await test("a second tab waits for the first", async () => {
  const second = await tab(context, served.link);
  await waits(second);
  await table.page.close();
  await second.opened();
  table = second;
  await table.see(en["home-question"]);
});

await test("a small phone shows every part of home and of a game", async () => {
  await table.page.setViewportSize({ width: 360, height: 740 });
  await table.still(en["home-question"]);
  await shot(table, "home-small");
  await table.touch(en["home-go-on"]);
  await table.still(en["log"]);
  for (const { name, place } of (await table.parts()).filter((it) => it.role === "button")) {
    check(place[0] >= -1 && place[0] + place[2] <= 361, `${name} leaves the screen: ${place}`);
  }
  await shot(table, "yokai-small");
  await table.page.setViewportSize(PHONE);
});

// The first of these tabs that opens; no other one does.
async function firstOf(tabs) {
  const first = await Promise.any(tabs.map((it) => it.opened().then(() => it)));
  const rest = tabs.filter((it) => it !== first);
  await Promise.all(rest.map((it) => waits(it)));
  equal(await Promise.all(tabs.map(isOpen)), tabs.map((it) => it === first), "which tabs are open");
  return { first, rest };
}

const plain = served.link.replace("127.0.0.1", PLAIN);
const guest = await newPhone();

await test("on a plain address, where a browser has no locks, a second tab waits too, in three languages", async () => {
  await table?.page.close();
  table = await open(guest, plain);
  equal(await table.page.evaluate(() => [isSecureContext, typeof navigator.locks]), [false, "undefined"], "what the browser thinks of the address");
  for (const [language, words] of [["ru", "в другой вкладке"], ["es", "en otra pestaña"], ["en", "in another tab"]]) {
    const second = await tab(guest, plain, [language]);
    await waits(second, words);
    await shot(second, `waiting-${language}`);
    await second.page.close();
  }
  const second = await tab(guest, plain);
  await waits(second);
  const began = Date.now();
  await table.page.close();
  await second.opened();
  console.log(`  the second one opened ${((Date.now() - began) / 1000).toFixed(1)} s after the first was closed`);
  table = second;
});

await test("of tabs of a plain address that open at the same moment one opens, and then one after the other", async () => {
  await table.page.close();
  let tabs = await Promise.all([1, 2, 3, 4].map(() => tab(guest, plain)));
  for (;;) {
    const { first, rest } = await firstOf(tabs);
    table = first;
    if (rest.length === 0) break;
    tabs = rest;
    // One is closed, one goes elsewhere.
    if (rest.length % 2 === 0) await first.page.goto("about:blank");
    else await first.page.close();
  }
});

let played = null;
await test("on a plain address what was played is there when the first tab was killed, and the second goes on with it", async () => {
  await begin(table);
  await turns(table, 6);
  played = await log(table);
  const second = await tab(guest, plain);
  await waits(second);
  const began = Date.now();
  await table.kill();
  await second.opened();
  console.log(`  the second one opened ${((Date.now() - began) / 1000).toFixed(1)} s after the first was killed`);
  await table.page.close();
  table = second;
  await table.touch(en["home-go-on"]);
  equal(await log(table), played, "the log is another one");
});

await test("a tab of a plain address that stands still for eight seconds keeps its turn, and what is played in it", async () => {
  const second = await tab(guest, plain);
  await waits(second);
  await table.page.evaluate(() => {
    for (const end = Date.now() + 8000; Date.now() < end; );
  });
  equal([await isOpen(table), await isOpen(second)], [true, false], "which tabs are open");
  await turns(table, 2);
  const after = await log(table);
  check(after.length > played.length, "nothing was played");
  played = after;
  await table.page.close();
  await second.opened();
  table = second;
  await table.touch(en["home-go-on"]);
  equal(await log(table), played, "the log is another one");
});

await test("a tab of a plain address that the browser takes its turn from writes no more and begins anew", async () => {
  const second = await tab(guest, plain);
  await waits(second);
  const hand = await guest.newCDPSession(table.page);
  await hand.send("IndexedDB.enable");
  const about = { securityOrigin: new URL(plain).origin, databaseName: "courtside-lock" };
  await Promise.all([table.page.waitForEvent("load"), hand.send("IndexedDB.deleteDatabase", about)]);
  const { first } = await firstOf([table, second]);
  await first.touch(en["home-go-on"]);
  equal(await log(first), played, "the log is another one");
  const written = await first.page.evaluate(() => {
    courtsideKeep.stop();
    try {
      courtsideKeep.write("put", "/courtside/late", null, 0, new Uint8Array(1), 0);
    } catch (error) {
      return error.message;
    }
  });
  equal(written, "another page writes", "what was written after the turn was over");
  await guest.close();
});

const photos = () => {
  const of = join(served.home, "photos");
  return existsSync(of) ? readdirSync(of).filter((name) => !name.startsWith(".")) : [];
};

await test("a phone hands a photo over to the laptop's inbox", async () => {
  const page = await context.newPage();
  await page.goto(served.link);
  if (shots) await page.screenshot({ path: join(shots, "inbox.png") });
  await page.locator("input[name=name]").fill("Лена");
  await page.locator("input[type=file]").first().setInputFiles(join(fixtures, "scenes/01/photo.jpg"));
  await page.locator("button[type=submit]").click();
  const words = en["serve-page-done"];
  await page.getByText(words).waitFor();
  if (shots) await page.screenshot({ path: join(shots, "inbox-done.png") });
  equal(photos().length, 1, "photos in the data folder");
  const kept = JSON.parse(readFileSync(join(served.home, "photos", photos()[0], "case.json"), "utf8"));
  equal(kept.whose.player, "Лена", "whose photo it is");
  await page.close();
});

await test("what is refused is refused, and leaves nothing", async () => {
  const photo = readFileSync(join(fixtures, "scenes/01/photo.jpg"));
  const hand = async (link, bytes) => {
    const form = new FormData();
    form.set("name", "Eve");
    form.set("photo", new Blob([bytes], { type: "image/jpeg" }), "photo.jpg");
    const whole = new Response(form);
    const body = Buffer.from(await whole.arrayBuffer());
    // Whoever is refused may be answered before everything is sent.
    return new Promise((done, lost) => {
      const asked = request(`${link}photo`, { method: "POST", headers: { "content-type": whole.headers.get("content-type"), "content-length": body.length } });
      asked.on("response", (answer) => done(answer.statusCode)).on("error", lost);
      asked.end(body);
    });
  };
  const wrong = served.link.replace(/\/\w+\/$/, "/0123456789abcdef0123456789abcdef/");
  equal(await hand(wrong, photo), 404, "a wrong secret");
  equal(await hand(served.link.replace(/\w+\/$/, ""), photo), 404, "no secret");
  equal(await hand(served.link, new TextEncoder().encode("not a picture")), 415, "no picture");
  equal(await hand(served.link, photo.subarray(0, photo.length / 2)), 400, "half a picture");
  equal(await hand(served.link, new Uint8Array(101e6)), 413, "too large");
  equal((await fetch(`${served.link}app/..%2f..%2fCargo.toml`)).status, 404, "a file outside");
  equal((await fetch(`${served.link}photo`)).status, 405, "a wrong way of asking");
  equal(photos().length, 1, "photos in the data folder");
});

await browser.close();
served.child.kill();
rmSync(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);

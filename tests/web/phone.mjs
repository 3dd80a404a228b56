// A phone in front of the web app: finds its parts by what screen readers hear, and touches them where they lie.
// Nothing here depends on how fast the machine is: what is waited for is an event, or that something is on the screen.

// No machine takes as long: a wait ends here because what it waits for does not come.
export const LIMIT = 240000;

export class Phone {
  constructor(page) {
    this.page = page;
  }

  // What is on the screen, in the order in which it is read.
  parts() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll("#mirror > *")].map((it) => ({
        role: it.getAttribute("role"),
        name: it.getAttribute("aria-label") ?? it.textContent,
        value: it.getAttribute("aria-valuetext"),
        place: ["left", "top", "width", "height"].map((side) => parseFloat(it.style[side])),
      })),
    );
  }

  // The first part that is called so; with a role of these and a value, where they are told.
  async find(wanted, { roles, value } = {}) {
    const fits = (it) => (wanted instanceof RegExp ? wanted.test(it.name) : it.name === wanted);
    const all = await this.parts();
    return all.find((it) => fits(it) && (!roles || roles.includes(it.role)) && (value === undefined || it.value === value));
  }

  async see(wanted, how) {
    const end = Date.now() + LIMIT;
    for (;;) {
      const found = await this.find(wanted, how);
      if (found) return found;
      if (Date.now() > end) {
        const names = (await this.parts()).map((it) => `${it.role}: ${it.name}`).join("\n  ");
        throw new Error(`${wanted} is not on the screen:\n  ${names}`);
      }
      await this.page.waitForTimeout(100);
    }
  }

  // Until the page has drawn so often: a touch is answered in the first picture after it, and what that changes is in the next ones.
  drawn(times = 8) {
    return this.page.evaluate(
      (times) =>
        new Promise((done) => {
          const next = () => (times-- > 0 ? requestAnimationFrame(next) : done());
          next();
        }),
      times,
    );
  }

  // A part once it stands still: what was drawn goes on for a moment.
  async still(wanted, how) {
    for (;;) {
      const before = await this.see(wanted, how);
      await this.drawn();
      const after = await this.find(wanted, how);
      if (JSON.stringify(before) === JSON.stringify(after)) return after;
    }
  }

  // A thumb on the middle of a part; what lies below the edge is dragged into sight first.
  async touch(wanted, how) {
    for (let tries = 0; tries < 12; tries += 1) {
      const [left, top, width, height] = (await this.still(wanted, how)).place;
      const { width: right, height: bottom } = this.page.viewportSize();
      const y = top + height / 2;
      if (y > 8 && y < bottom - 8) {
        await this.page.touchscreen.tap(Math.min(left + width / 2, right - 4), y);
        return this.drawn();
      }
      const far = bottom / 2 - y;
      await this.drag(bottom / 2, bottom / 2 + Math.sign(far) * Math.max(80, Math.min(300, Math.abs(far))));
    }
    throw new Error(`${wanted} cannot be touched`);
  }

  // A finger that is drawn up or down, and rests before it is lifted, so that nothing rolls on.
  async drag(from, to) {
    const x = 6;
    const hand = await this.page.context().newCDPSession(this.page);
    const at = (type, y) =>
      hand.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await at("touchStart", from);
    for (let step = 1; step <= 8; step += 1) await at("touchMove", from + ((to - from) * step) / 8);
    await this.drawn(2);
    await this.page.waitForTimeout(120);
    await at("touchEnd");
    await hand.detach();
    await this.drawn();
  }

  async type(field, text) {
    await this.touch(field);
    await this.page.waitForFunction(() => document.activeElement.tagName === "INPUT");
    await this.page.keyboard.type(text);
    await this.see(field, { value: text });
  }

  // The browser's question for files. It is asked only within five seconds of a touch, so a touch that was answered too late is repeated.
  async chooser(wanted) {
    let asked = null;
    this.page.once("filechooser", (chooser) => (asked = chooser));
    for (const tries = 5, end = Date.now() + LIMIT; !asked && Date.now() < end; ) {
      await this.touch(wanted);
      for (const until = Date.now() + LIMIT / tries; !asked && Date.now() < until; ) await this.page.waitForTimeout(100);
    }
    if (!asked) throw new Error(`${wanted} asks for no files`);
    return asked;
  }

  // Once the program has taken the place of the page's own words.
  opened() {
    return this.page.waitForFunction(() => document.getElementById("before").hidden);
  }

  // Once more from the beginning, as somebody who opens it again.
  async reopen() {
    await this.page.reload();
    await this.opened();
  }

  // No goodbye: the process of the tab ends at once.
  async kill() {
    const hand = await this.page.context().newCDPSession(this.page);
    await Promise.race([hand.send("Page.crash").catch(() => {}), this.page.waitForEvent("crash")]);
  }
}

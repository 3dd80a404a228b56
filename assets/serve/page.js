"use strict";
(() => {
  const by = (id) => document.getElementById(id);
  const [form, name, send, said, chosen] = ["form", "name", "send", "said", "chosen"].map(by);
  const inputs = [by("take"), by("choose")];
  const words = form.dataset;
  let photo = null;
  let sending = false;

  document.documentElement.classList.add("js");
  try { name.value = name.value || localStorage.getItem("courtside-name") || ""; } catch { /* a private window keeps nothing */ }

  function say(text, kind) {
    said.textContent = text;
    said.className = "said " + kind;
  }

  function show() {
    if (chosen.src) URL.revokeObjectURL(chosen.src);
    chosen.hidden = !photo;
    if (photo) chosen.src = URL.createObjectURL(photo); else chosen.removeAttribute("src");
    send.classList.toggle("not-yet", !photo || sending);
  }

  for (const input of inputs) {
    input.addEventListener("change", () => {
      if (sending || !input.files[0]) return;
      photo = input.files[0];
      say("", "");
      show();
    });
  }
  // A form of photos the browser cannot draw still goes: the laptop says what it thinks of it.
  chosen.addEventListener("error", () => { chosen.hidden = true; });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (sending) return;
    if (!photo) return say(words.none, "bad");
    if (photo.size > Number(words.limit)) return say(words.large, "bad");
    try { localStorage.setItem("courtside-name", name.value); } catch { /* as above */ }
    const data = new FormData();
    data.append("name", name.value);
    data.append("photo", photo, "photo");
    sending = true;
    show();
    say(words.sending, "");
    try {
      const answer = await fetch(form.action, { method: "POST", body: data, headers: { Accept: "text/plain" } });
      const text = await answer.text();
      say(text || words.lost, answer.ok && text ? "good" : "bad");
      if (answer.ok) {
        photo = null;
        for (const input of inputs) input.value = "";
      }
    } catch {
      say(words.lost, "bad");
    }
    sending = false;
    show();
  });

  show();
})();

// The camera of this phone or laptop, asked step by step: nobody can wait in a page. What went wrong is thrown at the next question.

let devices = null;
let looking = false;
let problem = null;
let stream = null;
let video = null;
let canvas = null;
let seen = -1;
let turn = 0;

function tell() {
  const told = problem;
  problem = null;
  if (told) throw told;
}

function media() {
  if (!navigator.mediaDevices) throw new DOMException("no secure connection", "SecurityError");
  return navigator.mediaDevices;
}

function stop() {
  turn += 1;
  stream?.getTracks().forEach((track) => track.stop());
  stream = null;
  video = null;
  seen = -1;
}

async function look() {
  // Names are told only to those who may use a camera.
  const asked = await media().getUserMedia({ video: true });
  asked.getTracks().forEach((track) => track.stop());
  const all = await media().enumerateDevices();
  devices = all.filter((it) => it.kind === "videoinput").map((it, i) => [it.deviceId, it.label || String(i + 1)]);
}

globalThis.courtsideCamera = {
  // [id, name] of each camera; null: ask again.
  list() {
    tell();
    if (devices) {
      const found = devices;
      devices = null;
      return found;
    }
    if (!looking) {
      looking = true;
      look().catch((error) => (problem = error)).finally(() => {
        looking = false;
        globalThis.courtsideWake?.();
      });
    }
    return null;
  },
  open(id, width, height) {
    stop();
    const mine = turn;
    const wanted = { deviceId: { exact: id }, width: { ideal: width }, height: { ideal: height } };
    media().getUserMedia({ video: wanted }).then(async (opened) => {
      if (mine !== turn) return opened.getTracks().forEach((track) => track.stop());
      stream = opened;
      stream.getTracks().forEach((track) => {
        track.onended = () => (problem = new DOMException("ended", "NotReadableError"));
      });
      video = document.createElement("video");
      video.playsInline = true;
      video.muted = true;
      video.srcObject = stream;
      await video.play();
    }).catch((error) => {
      if (mine === turn) problem = error;
      globalThis.courtsideWake?.();
    });
  },
  // [width, height, pixels]; null: nothing new.
  grab() {
    tell();
    if (!video || video.readyState < 2 || video.currentTime === seen) return null;
    seen = video.currentTime;
    canvas ??= document.createElement("canvas");
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    const brush = canvas.getContext("2d", { willReadFrequently: true });
    brush.drawImage(video, 0, 0);
    const { width, height, data } = brush.getImageData(0, 0, canvas.width, canvas.height);
    return [width, height, new Uint8Array(data.buffer)];
  },
  close: stop,
};

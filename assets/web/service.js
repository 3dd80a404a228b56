// Keeps the program in the browser, so that it opens without a network. What is on the network is newer and comes first.
const CACHE = "courtside";
const FILES = [
  "./", "index.html", "page.css", "page.js", "keep.js", "lock.js", "camera.js", "worker.js", "courtside.js", "courtside_bg.wasm",
  "manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png",
];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      try {
        const answer = await fetch(request);
        if (answer.ok && FILES.some((name) => request.url.endsWith(name.replace("./", "/")))) {
          await cache.put(request, answer.clone());
        }
        return answer;
      } catch {
        return (await cache.match(request, { ignoreSearch: true })) ?? Response.error();
      }
    })(),
  );
});

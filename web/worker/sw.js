// The service worker: the page opens without a network, and a turn is told though the page is closed.
// The build puts VERSION, FIRST (what any page needs to begin) and ALL (every file whose name holds its hash) before this.
// Nothing that the API answers is ever kept: it may be somebody's secret.

/* global VERSION, FIRST, ALL */

const SHELL = `shell ${VERSION}`;
const ASSETS = "assets";
const PAGES = ["/", "/theme.js", "/icon.svg", "/icon-turn.svg", "/app.webmanifest"];

self.addEventListener("install", (event) => {
  event.waitUntil(settle().then(() => self.skipWaiting()));
});

async function settle() {
  const shell = await caches.open(SHELL);
  await shell.addAll(PAGES.map((page) => new Request(page, { cache: "reload" })));
  await keep(FIRST);
}

/** Files of this build, fetched if they are not here yet. */
async function keep(files) {
  const assets = await caches.open(ASSETS);
  const wanted = files.filter((file) => ALL.includes(file));
  await Promise.all(wanted.map(async (file) => (await assets.match(file)) ?? assets.add(file)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(clear().then(() => self.clients.claim()));
});

/** What older builds left. */
async function clear() {
  for (const name of await caches.keys()) if (name !== SHELL && name !== ASSETS) await caches.delete(name);
  const assets = await caches.open(ASSETS);
  for (const request of await assets.keys()) {
    if (!ALL.includes(new URL(request.url).pathname)) await assets.delete(request);
  }
}

// What the first page loaded before there was a worker: its language, for one.
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (ALL.includes(pathname)) event.respondWith(asset(event.request));
  else if (event.request.mode === "navigate") event.respondWith(first(event.request, "/"));
  else if (PAGES.includes(pathname)) event.respondWith(first(event.request, pathname));
});

/** What has its hash in its name never changes. */
async function asset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await assets.put(request, fresh.clone());
  return fresh;
}

/** From the network; without one, as it was when this build was kept. */
async function first(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match(path);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  const how = { body, tag: table, icon: "/icon-192.png", badge: "/icon-192.png", data: { table } };
  event.waitUntil(self.registration.showNotification(title, how));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(`/table/${encodeURIComponent(event.notification.data.table)}`));
});

/** The window that shows the table already, or another of ours, or a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  if (there) return there.focus();
  const any = windows[0];
  if (!any) return self.clients.openWindow(path);
  await any.focus();
  any.postMessage({ go: path });
}

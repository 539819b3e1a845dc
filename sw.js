// The service worker: keeps every file of one version of the site, so that it opens with the network gone.
// The build puts Workbox beside it and the list of files into it. A new version waits until the page asks for it.
"use strict";
importScripts(
  "vendor/workbox/workbox-core.prod.js",
  "vendor/workbox/workbox-routing.prod.js",
  "vendor/workbox/workbox-strategies.prod.js",
  "vendor/workbox/workbox-precaching.prod.js",
);
const { core, precaching, routing } = workbox;
const FILES = self.__WB_MANIFEST;

core.setCacheNameDetails({ prefix: "kraina" });
core.clientsClaim();

// On the first visit the page has just fetched most files: what it left in the browser's cache is taken, and the digest
// in the list keeps out what is of another version. Later that cache may be behind the host, which is then asked.
const how = async ({ request, event }) =>
  event.type === "install" ? new Request(request, { cache: self.registration.active ? "no-cache" : "default" }) : request;

// Of what a worker answers with the browser keeps no machine code, and compiles the WebAssembly anew on every visit. So
// this file is fetched without us where the browser can do that; the page asks for our copy, by a query, if it fails.
self.addEventListener("install", (event) => {
  if (!event.addRoutes) return;
  const urlPattern = new URLPattern({ pathname: "*/wasm/*/pyodide.asm.wasm", search: "" });
  event.waitUntil(event.addRoutes({ condition: { urlPattern }, source: "network" }));
});

const kept = new precaching.PrecacheController({ plugins: [{ requestWillFetch: how }] });
kept.precache(FILES);
routing.registerRoute(new precaching.PrecacheRoute(kept, { ignoreURLParametersMatching: [/./] }));
routing.registerRoute(
  new routing.NavigationRoute(kept.createHandlerBoundToURL("./"), { allowlist: [/\/index\.html(\?|$)/] }),
);

const digest = async (response) => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...bytes))}`;
};

// Files that the browser dropped, or that are no longer what they were, are fetched again.
const heal = async () => {
  const cache = await caches.open(core.cacheNames.precache);
  for (const { url, integrity } of FILES) {
    const address = new URL(url, location.href).href;
    const key = kept.getCacheKeyForURL(address);
    const response = await cache.match(key);
    if (response && (await digest(response)) === integrity) continue;
    await cache.delete(key);
    const fresh = await fetch(address, { integrity, cache: "no-cache" }).catch(() => null);
    if (fresh) await cache.put(key, fresh);
  }
};

// Another page of this version may have a game on its table, so the new version takes over from a single page alone.
const takeOver = async (asking) => {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = windows.filter(({ url }) => url.startsWith(self.registration.scope));
  if (ours.length > 1) asking.postMessage("others");
  else await self.skipWaiting();
};

self.addEventListener("message", (event) => {
  if (event.data === "heal") event.waitUntil(heal());
  if (event.data === "take over") event.waitUntil(takeOver(event.source));
});

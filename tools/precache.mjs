// Writes <site>/sw.js: the service worker with the list of all files of the site. Called by precache.py.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { injectManifest } from "workbox-build";

const [source, site, ...left] = process.argv.slice(2);
const withDigest = (entry) => {
  const bytes = readFileSync(join(site, entry.url));
  const integrity = `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
  // The page is asked for by the name of its folder, and under no other name is it in the browser's cache.
  return { ...entry, url: entry.url === "index.html" ? "./" : entry.url, integrity };
};
const byAddress = (one, other) => (one.url < other.url ? -1 : 1);
const { warnings } = await injectManifest({
  swSrc: source,
  swDest: join(site, "sw.js"),
  globDirectory: site,
  globPatterns: ["**/*"],
  globIgnores: left,
  maximumFileSizeToCacheInBytes: 64 * 1024 * 1024,
  manifestTransforms: [(found) => ({ manifest: found.map(withDigest).sort(byAddress), warnings: [] })],
});
for (const warning of warnings) console.warn(warning);

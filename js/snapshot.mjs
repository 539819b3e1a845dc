// The memory snapshot that the build made: fetched packed, checked, kept unpacked, and left alone where it failed.
const CACHE = "kraina-snapshot";
const NOTE = "kraina/start";
const PATIENCE = 2;

// What the build wrote into the page: {folder, parts: {memory, library}}, each part with its file, length and SHA-256.
const made = JSON.parse(document.getElementById("snapshot")?.textContent || "null");
let loaded = null;

// --- whether to start from it: not after a start that did not reach ready, and no more after the second of those

const keep = (note) => localStorage.setItem(NOTE, JSON.stringify(note));
const noted = () => {
  const note = JSON.parse(localStorage.getItem(NOTE) ?? "null");
  return note?.of === made.folder ? note : { of: made.folder, failed: 0, running: false };
};

// Note that a start from the snapshot begins. Return false where it must not, or nothing can be noted.
export function begin() {
  try {
    const note = noted();
    const failed = note.failed + (note.running ? 1 : 0);
    const usable = !note.running && failed < PATIENCE;
    keep({ of: made.folder, failed, running: usable });
    return usable;
  } catch {
    return false;
  }
}

// Note that this start goes another way, because the snapshot could not be had or because it failed.
export function giveUp(failure) {
  loaded = null;
  try {
    keep({ of: made.folder, failed: noted().failed + (failure ? 1 : 0), running: false });
  } catch {
    // then the note of the beginning stays, and the next start goes the plain way
  }
}

// --- its parts: the memory, kept unpacked in the browser's cache, where early.js reads it, and the small library, kept as
// any file is

const addressOf = ({ file }) => new URL(`../${made.folder}/${file}`, import.meta.url).href;

// Bytes of the whole memory.
export const room = made?.parts.memory.room ?? 0;

// Have the memory, an ArrayBuffer without its pages of zeros, taken, and resolve when it is also known to be what was built.
export async function memory(take) {
  const part = made.parts.memory;
  const address = addressOf(part);
  const kept = await window.krainaEarly;
  if (kept && (await taken(kept, part, take))) return void (loaded = { address, bytes: kept, kept: true });
  if (kept) await (await caches.open(CACHE)).delete(address);
  const bytes = await unpacked(part);
  if (!(await taken(bytes, part, take))) throw new Error(`${address}: not what was built`);
  loaded = { address, bytes, kept: false };
}

// Its digest is made beside the page's thread, which meanwhile can take what it wants.
async function taken(bytes, part, take) {
  if (bytes.byteLength !== part.length) return false;
  const whole = isWhole(bytes, part);
  try {
    take(bytes);
  } catch {
    return false;
  }
  return whole;
}

// Let go of what early.js read.
export const forget = () => delete window.krainaEarly;

export const library = () => checked(made.parts.library, sent(made.parts.library));

async function asked(part) {
  const address = addressOf(part);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

const sent = async (part) => (await asked(part)).arrayBuffer();

// Hand a part on to a worker, piece by piece as it comes.
async function pour(part, worker) {
  const reader = (await asked(part)).body.getReader();
  for (let piece; !piece?.done; ) {
    piece = await reader.read();
    worker.postMessage(piece.done ? null : piece.value);
  }
}

// Return the bytes of a part that is sent packed: a worker unpacks them while they come.
async function unpacked(part) {
  const worker = new Worker(new URL("unpack.mjs", import.meta.url), { type: "module" });
  const answered = new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => {
      if (data instanceof ArrayBuffer) resolve(data);
      else reject(new Error(data));
    });
    worker.addEventListener("error", () => reject(new Error("unpack.mjs did not start")));
  });
  worker.postMessage(part.length);
  try {
    return (await Promise.all([answered, pour(part, worker)]))[0];
  } finally {
    worker.terminate();
  }
}

// Return the bytes of a part. Rejects when they are not those that were made.
async function checked(part, coming) {
  const bytes = await coming;
  if (!(await isWhole(bytes, part))) throw new Error(`${addressOf(part)}: not what was built`);
  return bytes;
}

async function isWhole(bytes, { length, sha256 }) {
  if (bytes.byteLength !== length) return false;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (one) => one.toString(16).padStart(2, "0")).join("") === sha256;
}

document.addEventListener("kraina-ready", async () => {
  if (!loaded) return;
  const { address, bytes, kept } = loaded;
  loaded = null;
  localStorage.removeItem(NOTE);
  try {
    const cache = await caches.open(CACHE);
    for (const { url } of await cache.keys()) if (url !== address) await cache.delete(url);
    if (!kept) await cache.put(address, new Response(bytes));
  } catch {
    // the browser keeps no more: the next visit fetches it again
  }
});

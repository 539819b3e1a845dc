// A worker that unpacks one file while it comes, off the page's thread; its end gives the decoder's memory back. It is
// sent the length of what is packed, then the file in pieces, then null. It answers with the bytes, fewer where they are
// not what was packed, or with the text of an error.
import { ZSTDDecoder } from "../vendor/zstddec/zstddec-stream.mjs";

const decoder = new ZSTDDecoder();
const pieces = [];
let asked = 0;
let ended = false;
// The decoder must not ask in vain: each of its steps takes at most one piece.
function* coming() {
  for (; pieces.length || !ended; asked += 1) yield pieces.shift();
}
const steps = decoder.decodeStreaming(coming());

let bytes = null;
let filled = 0;
let idle = 0;
let before = 0;
// The decoder tells of no damage. Twice nothing out of one piece is a sign that it is stuck.
function take(part) {
  idle = part.length || asked !== before ? 0 : idle + 1;
  if (idle > 1) throw new Error("what came cannot be unpacked");
  before = asked;
  bytes.set(part, filled);
  filled += part.length;
}

function receive(data) {
  if (typeof data === "number") bytes = new Uint8Array(data);
  else if (data !== null) pieces.push(data);
  else ended = true;
  while (pieces.length) take(steps.next().value);
  if (!ended) return;
  for (const part of steps) take(part);
  const { buffer } = filled < bytes.length ? bytes.slice(0, filled) : bytes;
  self.postMessage(buffer, [buffer]);
}

let work = decoder.init();
self.addEventListener("message", ({ data }) => {
  work = work.then(() => receive(data));
  work.catch((error) => self.postMessage(error.message));
});

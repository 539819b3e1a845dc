// The interpreter that pyscript.toml names: the vendored Pyodide, begun before PyScript asks for it, from a memory
// snapshot or else the plain way, reporting how far it is.
import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";
import { spread, withRoom } from "./room.mjs";
import { begin, forget, giveUp, library, memory, room } from "./snapshot.mjs";
import { withWasm } from "./wasm.mjs";

export { version };

const indexURL = new URL("../vendor/pyodide/", import.meta.url).href;
let print = { stdout: console.log, stderr: console.error };
const usual = { indexURL, stdout: (line) => print.stdout(line), stderr: (line) => print.stderr(line) };

// What can be read is painted before the work begins; a hidden page paints nothing.
const painted = new Promise((resolve) => {
  if (document.hidden) resolve();
  else requestAnimationFrame(() => setTimeout(resolve));
  document.addEventListener("visibilitychange", resolve, { once: true });
});

// Return the interpreter as it was when the snapshot was made, or null where the plain way must be gone. Pyodide sets out
// with an empty memory; what belongs into it has come, and is known to be right, before its WebAssembly gets it.
async function fromSnapshot() {
  if (!begin()) return null;
  const whole = new Uint8Array(room);
  const [filled, zip] = [memory((bytes) => spread(bytes, whole)).then(() => whole), library()];
  const had = Promise.all([filled, zip]).then(() => true, () => false);
  const refused = new Promise((_, reject) => filled.catch(reject));
  refused.catch(() => undefined); // it may come before anybody asks
  try {
    const stdLibURL = URL.createObjectURL(new Blob([await zip]));
    await painted;
    const options = { ...usual, stdLibURL, _loadSnapshot: Promise.resolve(whole) };
    return await withRoom(filled, () => Promise.race([load(options), refused]));
  } catch (error) {
    console.info(`Starting without the snapshot: ${error.message}`);
    giveUp(await had);
    return null;
  }
}

async function start() {
  window.krainaBoot.reach("download");
  try {
    const interpreter = await withWasm(async () => (await fromSnapshot()) ?? (await painted, load(usual)));
    forget();
    window.krainaBoot.reach("python");
    return interpreter;
  } catch (error) {
    window.krainaBoot.fail(error.message);
    throw error;
  }
}

const started = start();

export function loadPyodide({ stdout, stderr }) {
  print = { stdout, stderr };
  return started;
}

// The interpreter that pyscript.toml names: the vendored Pyodide, begun before PyScript asks for it, from a memory
// snapshot or else the plain way, reporting how far it is.
import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";
import { withRoom } from "./room.mjs";
import { begin, giveUp, library, memory, room } from "./snapshot.mjs";

export { version };

const indexURL = new URL("../vendor/pyodide/", import.meta.url).href;
let print = { stdout: console.log, stderr: console.error };
const usual = { indexURL, stdout: (line) => print.stdout(line), stderr: (line) => print.stderr(line) };

// Pyodide only warns when its WebAssembly does not arrive or does not compile, and then waits for ever.
async function telling(work) {
  const compile = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (...given) => {
    const compiled = compile.apply(WebAssembly, given);
    compiled.catch((error) => window.krainaBoot.fail(error.message));
    return compiled;
  };
  try {
    return await work();
  } finally {
    WebAssembly.instantiateStreaming = compile;
  }
}

// What can be read is painted before the work begins; a hidden page paints nothing.
const painted = new Promise((resolve) => {
  if (document.hidden) resolve();
  else requestAnimationFrame(() => setTimeout(resolve));
  document.addEventListener("visibilitychange", resolve, { once: true });
});

// Return the interpreter as it was when the snapshot was made, or null where the plain way must be gone.
async function fromSnapshot() {
  if (!begin()) return null;
  const [bytes, zip] = [memory().then((it) => new Uint8Array(it)), library()];
  const had = Promise.all([bytes, zip]).then(() => true, () => false);
  try {
    const stdLibURL = URL.createObjectURL(new Blob([await zip]));
    await painted;
    return await withRoom(room, () => load({ ...usual, stdLibURL, _loadSnapshot: bytes }));
  } catch (error) {
    console.info(`Starting without the snapshot: ${error.message}`);
    giveUp(await had);
    return null;
  }
}

async function start() {
  window.krainaBoot.reach("download");
  try {
    const interpreter = await telling(async () => (await fromSnapshot()) ?? (await painted, load(usual)));
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

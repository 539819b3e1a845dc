// Makes a memory snapshot of Pyodide in which everything that the page needs is imported and read.
// node snapshot.mjs <folder of pyodide> <folder of the unpacked wheel> <trimmed standard library> <snapshot>
import crypto from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { posix, relative, join, sep } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, packages, library, target] = process.argv.slice(2);
const MOMENT = 1_580_601_600_000;
const LOAD = `
import importlib
importlib.invalidate_caches()  # by the clock, which stands still, the folder has not changed
from table.ahead import load_everything
load_everything()
`;
const FORGET = `
import gc, sys, zipimport
zipimport._zip_directory_cache.clear()
sys.path_importer_cache.clear()
gc.collect()
gc.freeze()  # what is there now stays: it is never looked through for garbage
`;

// The same input gives the same bytes: no clock and no chance while the snapshot is made.
Date.now = () => MOMENT;
performance.now = () => 0;
crypto.randomFillSync = (numbers) => numbers.fill(1);

const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const env = { PYTHONHASHSEED: "1", PYTHONOPTIMIZE: "2", PYTHONNODEBUGRANGES: "1", PYTHONDONTWRITEBYTECODE: "1" };
const interpreter = await loadPyodide({ _makeSnapshot: true, env });
const { FS, _module: program, _api: api } = interpreter;

const run = (code) => {
  const names = interpreter.toPy({});
  interpreter.runPython(code, { globals: names });
  names.destroy();
};
const bytes = (file) => new Uint8Array(readFileSync(file));
const files = readdirSync(packages, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const names = files.map((one) => relative(packages, join(one.parentPath ?? one.path, one.name)).replaceAll(sep, "/"));
for (const name of names.sort()) {
  const place = posix.join(api.sitePackages, name);
  FS.mkdirTree(posix.dirname(place));
  FS.writeFile(place, bytes(join(packages, name)));
}
run(LOAD);

// From now on the library is the trimmed one, and nothing is remembered of where files lay.
const [major, minor] = api.pyVersionTuple;
FS.writeFile(`/lib/python${major}${minor}.zip`, bytes(library));
run(FORGET);

// What is free holds leftovers that cost bytes: take all of it, wipe it, give it back; the memory must not grow.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = () => {
  throw new RangeError("full");
};
const taken = [];
for (let size = 2 ** 22; size >= 16; size = size > 512 ? size / 2 : size - 16) {
  for (let place; (place = program._malloc(size)); ) {
    program.HEAPU8.fill(0, place, place + size);
    taken.push(place);
  }
}
for (const place of taken) program._free(place);
WebAssembly.Memory.prototype.grow = grow;

writeFileSync(target, interpreter.makeMemorySnapshot());

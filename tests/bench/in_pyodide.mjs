// Runs the headless command of Kraina inside Pyodide under Node, with the arguments of this script, and prints
// what it prints. The checkout is mounted as it is, so no wheel needs to be built.
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

const checkout = new URL("../..", import.meta.url).pathname;
const pyodide = await loadPyodide();
pyodide.setStdout({ batched: (line) => console.log(line) });
pyodide.mountNodeFS("/kraina", checkout);
pyodide.globals.set("words", pyodide.toPy(process.argv.slice(2)));
process.exitCode = pyodide.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/kraina/py")
from kraina.cli import main
main(words)
`);

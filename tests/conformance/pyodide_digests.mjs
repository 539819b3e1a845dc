// Runs digests.py in Pyodide under Node and prints what it prints. The checkout is mounted as it is.
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

const checkout = new URL("../..", import.meta.url).pathname;
const pyodide = await loadPyodide();
pyodide.setStdout({ batched: (line) => console.log(line) });
pyodide.mountNodeFS("/kraina", checkout);
pyodide.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/kraina/py")
runpy.run_path("/kraina/tests/conformance/digests.py", run_name="__main__")
`);

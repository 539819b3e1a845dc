// The interpreter that pyscript.toml names: the vendored Pyodide, reporting how far it is.
import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";

export { version };

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

export async function loadPyodide(options) {
  window.krainaBoot.reach("download");
  const indexURL = new URL("../vendor/pyodide/", import.meta.url).href;
  try {
    const interpreter = await telling(() => load({ ...options, indexURL }));
    window.krainaBoot.reach("python");
    return interpreter;
  } catch (error) {
    window.krainaBoot.fail(error.message);
    throw error;
  }
}

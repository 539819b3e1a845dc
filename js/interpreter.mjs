// The interpreter that pyscript.toml names: the vendored Pyodide, reporting how far it is.
import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";

export { version };

export async function loadPyodide(options) {
  window.krainaBoot.reach("download");
  const indexURL = new URL("../vendor/pyodide/", import.meta.url).href;
  try {
    const interpreter = await load({ ...options, indexURL });
    window.krainaBoot.reach("python");
    return interpreter;
  } catch (error) {
    window.krainaBoot.fail(error.message);
    throw error;
  }
}

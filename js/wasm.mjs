// The WebAssembly of the interpreter, fetched and compiled while its memory is still being read. It lies in a folder
// named after its content, so what the browser has of it is never another one. The browser keeps machine code of it, but
// not of what a service worker answers with: ours lets this one file pass (see sw.js).
const FILE = "pyodide.asm.wasm";
const PATIENCE = 10_000;
const { address } = JSON.parse(document.getElementById("wasm").textContent);

// Whoever has a service worker does not wait long for the network.
function sent() {
  const signal = navigator.serviceWorker?.controller ? AbortSignal.timeout(PATIENCE) : undefined;
  return WebAssembly.compileStreaming(fetch(address, { cache: "force-cache", signal }));
}

// Without the network, or where it fails: a service worker has a copy, and it knows the address with any query.
async function kept() {
  const answer = await fetch(`${address}?kept`);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

// Let Pyodide, while it works, get this WebAssembly where it fetches and instantiates its own. Pyodide only warns when it
// does not come, and then waits for ever: the page is told.
export async function withWasm(work) {
  const usual = { fetch: window.fetch, instantiateStreaming: WebAssembly.instantiateStreaming };
  const compiled = sent().catch(kept);
  compiled.catch((error) => window.krainaBoot.fail(error.message));
  window.fetch = (target, ...given) =>
    String(target).endsWith(`/${FILE}`) ? Promise.resolve(new Response()) : usual.fetch.call(window, target, ...given);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await work();
  } finally {
    window.fetch = usual.fetch;
    WebAssembly.instantiateStreaming = usual.instantiateStreaming;
  }
}

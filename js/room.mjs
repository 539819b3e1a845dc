// The memory of a snapshot: it is sent and kept without its pages of zeros (see tools/dense.py), and it has to fit into
// the memory with which the interpreter begins. Pyodide makes no room for a larger one.
const PAGE = 65_536;
const NUMBER = 4;

// Put a memory, an ArrayBuffer without its pages of zeros, into an Uint8Array of zeros as long as it was.
export function spread(bytes, whole) {
  const [length, count] = new Uint32Array(bytes, 0, 2);
  if (length !== whole.length) throw new RangeError(`${length} bytes instead of ${whole.length}`);
  const runs = new Uint32Array(bytes, 2 * NUMBER, 2 * count);
  let from = (2 + 2 * count) * NUMBER;
  for (let run = 0; run < count; run += 1) {
    const [start, size] = runs.subarray(2 * run, 2 * run + 2);
    whole.set(new Uint8Array(bytes, from, size), start);
    from += size;
  }
}

// Let every WebAssembly with a memory that is instantiated during the work wait for a promised one, and have room for it.
// In the page the one that is compiled as it comes is instantiated by the same function (see wasm.mjs).
export async function withRoom(promised, work) {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const made = await instantiate.apply(WebAssembly, given);
    const memory = Object.values((made.instance ?? made).exports).find((one) => one instanceof WebAssembly.Memory);
    if (!memory) return made;
    const missing = (await promised).length - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return made;
  };
  try {
    return await work();
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

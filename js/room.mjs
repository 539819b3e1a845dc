// A snapshot has to fit into the memory with which the interpreter begins. Pyodide makes no room for a larger one.
const PAGE = 65_536;

// Let the memory of every WebAssembly that is instantiated during the work have at least so many bytes.
export async function withRoom(bytes, work) {
  const usual = { instantiate: WebAssembly.instantiate, instantiateStreaming: WebAssembly.instantiateStreaming };
  for (const [name, instantiate] of Object.entries(usual)) {
    WebAssembly[name] = async (...given) => {
      const made = await instantiate.apply(WebAssembly, given);
      const memory = Object.values((made.instance ?? made).exports).find((one) => one instanceof WebAssembly.Memory);
      const missing = memory ? bytes - memory.buffer.byteLength : 0;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
      return made;
    };
  }
  try {
    return await work();
  } finally {
    Object.assign(WebAssembly, usual);
  }
}

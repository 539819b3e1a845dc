// A worker that unpacks one file, {packed, length}, off the page's thread; its end gives the decoder's memory back.
// It answers with the bytes, fewer or none where they are not what was packed, or with the text of an error.
import { ZSTDDecoder } from "../vendor/zstddec/zstddec.mjs";

self.addEventListener("message", async ({ data: { packed, length } }) => {
  try {
    const decoder = new ZSTDDecoder();
    await decoder.init();
    const { buffer } = decoder.decode(new Uint8Array(packed), length);
    self.postMessage(buffer, [buffer]);
  } catch (error) {
    self.postMessage(error.message);
  }
});

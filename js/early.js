// What takes longest is begun before all else: the build writes this into the page itself, behind what it tells of the
// snapshot. What the browser keeps of the memory is read, as a blob, which does not wait for the page's thread.
"use strict";
window.krainaEarly = (async () => {
  const { folder, parts } = JSON.parse(document.getElementById("snapshot").textContent);
  const kept = await window.caches?.match(`${folder}/${parts.memory.file}`, { cacheName: "kraina-snapshot" });
  return (await kept?.blob())?.arrayBuffer();
})().catch(() => undefined);

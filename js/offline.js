// What the browser can do for the page beside showing it: keep it for when the network is gone, and install it.
// What there is to offer stands in `krainaOffline.standing()`; the event `kraina-offline` tells that it changed.
"use strict";
(() => {
  const root = document.documentElement;
  const worker = navigator.serviceWorker;
  const PATIENCE = 30_000;
  const standing = { update: "", install: false };
  let registration = null;
  let prompt = null;
  const change = (changed) => {
    Object.assign(standing, changed);
    window.dispatchEvent(new Event("kraina-offline"));
  };

  // --- a new version: it waits, installed, until a person asks for it

  let asked = false;
  const offer = () => {
    if (registration?.waiting && worker.controller) change({ update: "ready" });
  };
  const takeOver = () => {
    asked = true;
    registration?.waiting?.postMessage("take over");
  };
  worker?.addEventListener("message", ({ data }) => {
    if (data === "others") change({ update: "others" });
  });
  worker?.addEventListener("controllerchange", () => {
    if (asked) location.reload();
  });

  // --- the service worker: not before the page is ready, so that no file is fetched twice or in the way of another

  const register = async () => {
    registration = (await worker.register("sw.js")) ?? null;
    if (!registration) return;
    offer();
    if (registration.active) registration.update().catch(() => undefined);
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => undefined);
    });
  };
  // A page that cannot start has no game on its table: it takes whatever version may mend it.
  const rescue = async () => {
    registration = (await worker.getRegistration()) ?? null;
    await registration?.update();
    registration?.installing?.addEventListener("statechange", takeOver);
    takeOver();
  };
  const heal = () => worker?.controller?.postMessage("heal");
  const slow = setTimeout(heal, PATIENCE);
  new MutationObserver((_, observer) => {
    const end = root.dataset.kraina;
    if (!worker || !["ready", "failed"].includes(end)) return;
    observer.disconnect();
    clearTimeout(slow);
    heal();
    (end === "ready" ? register() : rescue()).catch(() => undefined);
  }).observe(root, { attributeFilter: ["data-kraina"] });

  // --- installing, and the browser that forgets

  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event;
    change({ install: true });
  });
  window.addEventListener("appinstalled", () => change({ install: false }));
  // Safari deletes what a page keeps after seven days of use without a visit, unless the page is installed.
  const forgets = () => {
    const safari = navigator.vendor.startsWith("Apple") && /Version\/.*Safari\//.test(navigator.userAgent);
    if (!safari || navigator.standalone || matchMedia("(display-mode: standalone)").matches) return "";
    return navigator.maxTouchPoints > 1 ? "touch" : "desk";
  };

  window.krainaOffline = {
    standing: () => JSON.stringify({ ...standing, forgets: forgets() }),
    update: takeOver,
    install: () => {
      prompt?.prompt();
      change({ install: false });
    },
  };
})();

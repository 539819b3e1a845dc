// What the page does before Python is up: language and theme, progress, remembered clicks, one sentence when a start fails.
"use strict";
(() => {
  const root = document.documentElement;
  const LANGUAGES = ["en", "pl"];
  const SLOW_START = 45_000;

  // --- language and theme, before the first paint

  const kept = (() => {
    try {
      return JSON.parse(localStorage.getItem("kraina/settings")) ?? {};
    } catch {
      return {};
    }
  })();
  const asked = new URLSearchParams(location.search).get("lang");
  const speaks = navigator.languages?.some((one) => one.toLowerCase().startsWith("pl")) ? "pl" : "en";
  const chosen = {
    language: [asked, kept.language, speaks].find((one) => LANGUAGES.includes(one)),
    theme: ["light", "dark"].includes(kept.theme) ? kept.theme : "auto",
  };
  const dress = () => {
    root.lang = chosen.language;
    root.dataset.theme = chosen.theme;
    document.title = chosen.language === "pl" ? "Kraina: gry planszowe" : "Kraina: board games";
    for (const button of document.querySelectorAll("[data-act=language]")) {
      button.setAttribute("aria-pressed", String(button.dataset.value === chosen.language));
    }
  };
  dress();

  // --- contrast: more of it where the system or the person asks for it

  const asksForMore = matchMedia("(prefers-contrast: more)");
  let contrast = kept.contrast;
  const sharpen = () => (root.dataset.contrast = contrast === "more" || asksForMore.matches ? "more" : "usual");
  asksForMore.addEventListener("change", sharpen);
  sharpen();

  // --- progress: stages, and the bytes that have come so far
  // They are only watched: a response that passes through our hands would lose the browser's cache of compiled code.

  const STAGES = ["page", "download", "python", "rules", "ready"];
  const LARGE = ["pyodide.asm.mjs", "pyodide.asm.wasm", "memory.bin", "pyodide-lock.json"];
  const fetched = { bytes: 0, large: 0 };
  let stage = 0;
  let failure = null;
  const say = (name) => {
    const words = document.querySelectorAll(`#progress [data-stage]`);
    for (const word of words) word.hidden = word.dataset.stage !== name;
  };
  const draw = () => {
    const bar = document.querySelector("#progress progress");
    const bytes = document.querySelector("#progress .bytes");
    if (!bar || !bytes) return; // the page may still be arriving
    const part = stage === 1 ? fetched.large / LARGE.length : 0;
    bar.value = Math.round((100 * (stage + part)) / (STAGES.length - 1));
    bytes.textContent = `${(fetched.bytes / 1e6).toFixed(1)} MB`;
  };
  const reach = (name) => {
    stage = Math.max(stage, STAGES.indexOf(name));
    say(failure === null ? STAGES[stage] : "failed");
    draw();
  };
  const watch = new PerformanceObserver((list) => {
    for (const { name, encodedBodySize } of list.getEntries()) {
      fetched.bytes += encodedBodySize;
      if (LARGE.some((file) => name.endsWith(`/${file}`))) fetched.large += 1;
    }
    draw();
  });
  watch.observe({ type: "resource", buffered: true });

  // --- a start that fails, or takes long

  let settled = false;
  const fail = (detail) => {
    if (settled) return;
    settled = true;
    root.dataset.kraina = "failed";
    failure = String(detail ?? "").split("\n").filter(Boolean).pop() ?? "";
    tell();
  };
  // The page may still be arriving when its start has failed: what is to be said is then said when it is there.
  const tell = () => {
    const place = document.querySelector("#progress .detail");
    if (!place || failure === null) return;
    say("failed");
    place.textContent = failure;
  };
  window.addEventListener("error", (event) => {
    if (event.target instanceof HTMLScriptElement) fail(event.target.src);
  }, true);
  window.addEventListener("unhandledrejection", (event) => fail(event.reason?.message ?? event.reason));
  const slow = setTimeout(() => {
    if (!settled) document.querySelector("#progress .slow").hidden = false;
  }, SLOW_START);

  // --- clicks that come before Python does

  let early = null;
  let lobby = "";
  const remember = (event) => {
    const button = event.target.closest?.("[data-act]");
    if (!button) return;
    event.preventDefault();
    const { act, value } = button.dataset;
    if (act === "content") {
      document.getElementById("screen").focus();
      return;
    }
    if (act === "chapter") {
      document.getElementById(`chapter-${value}`)?.scrollIntoView();
      return;
    }
    if (act === "language") {
      chosen.language = value;
      dress();
      turn();
      try {
        localStorage.setItem("kraina/settings", JSON.stringify({ ...kept, language: value }));
      } catch {
        // the choice then lasts as long as the page
      }
      return;
    }
    if (settled) return;
    early = { act, value: value ?? "" };
    for (const other of document.querySelectorAll(".waiting")) other.classList.remove("waiting");
    button.classList.add("waiting");
    document.querySelector("#progress .remembered").hidden = false;
  };
  document.addEventListener("click", remember);

  // --- the rules, which can be read before Python is up: they lie in the site in both languages

  let printed = "";
  let sought = "";
  let firstGame = "";
  const openRules = async () => {
    const [screen, game = firstGame, rule] = location.hash.slice(1).split("/");
    const wanted = screen === "rules" ? `${game}.${chosen.language}` : "";
    if (doors) return;
    if (wanted === printed) {
      find(rule);
      return;
    }
    const answer = wanted ? await fetch(`rules/${wanted}.html`) : null;
    const text = answer?.ok ? await answer.text() : lobby;
    if (doors) return;
    printed = answer?.ok ? wanted : "";
    document.getElementById("screen").innerHTML = text;
    for (const link of document.querySelectorAll("#top nav a")) {
      if (link.hash.slice(1) === (printed && "rules")) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    find(rule);
  };
  const find = (rule) => {
    const row = rule && document.getElementById(`rule-${decodeURIComponent(rule)}`);
    for (const other of document.querySelectorAll(".rule-row.found")) other.classList.remove("found");
    row?.classList.add("found");
    row?.scrollIntoView();
  };
  const turn = () => openRules().catch(() => undefined);
  const seek = ({ target }) => {
    if (target.id === "rule-search") sought = target.value;
  };
  const stay = (event) => event.preventDefault();
  window.addEventListener("hashchange", turn);
  document.addEventListener("input", seek);
  document.addEventListener("submit", stay);

  // --- how wide the board is, without making the browser lay the page out to tell

  const board = { width: 0 };
  const measure = new ResizeObserver(([{ contentRect }]) => (board.width = contentRect.width));

  // --- the styles of a game: they come when it is opened first, and until they are there its table is not seen

  const SLOW_STYLES = 10_000;
  let styled = Promise.resolve();
  const styles = (game) => {
    if (game === undefined) return styled;
    const coming = [];
    for (const link of document.querySelectorAll("link[data-game]")) {
      const holds = link.dataset.game.split(" ").includes(game);
      link.media = holds ? "all" : "not all";
      if (!holds || !link.disabled) continue;
      coming.push(new Promise((resolve) => (link.onload = link.onerror = resolve)));
      link.disabled = false;
    }
    if (coming.length) {
      root.dataset.styles = "coming";
      const late = new Promise((resolve) => setTimeout(resolve, SLOW_STYLES)); // a bare table is better than none
      const all = (styled = Promise.race([Promise.all([styled, ...coming]), late]).then(() => {
        if (styled === all) delete root.dataset.styles;
      }));
    }
    return styled;
  };

  // --- what Python and tools find here

  let connect;
  const python = new Promise((resolve) => (connect = resolve));
  let doors = null;
  window.kraina = {
    save: () => doors?.save() ?? null,
    load: async (text) => {
      const problem = (await python).load(String(text));
      if (problem) throw new Error(problem);
    },
  };
  window.krainaBoot = {
    chosen,
    reach,
    fail,
    earlyClick: () => JSON.stringify(early),
    lobby: () => lobby,
    printed: () => printed,
    board,
    styles,
    contrast(choice) {
      contrast = choice;
      sharpen();
    },
    watchBoard(element) {
      measure.disconnect();
      board.width = element.clientWidth;
      measure.observe(element);
    },
    reveal(id) {
      const place = document.getElementById(id);
      if (!place) return;
      for (let one = place.closest("details"); one; one = one.parentElement.closest("details")) one.open = true;
      for (const one of place.querySelectorAll("details")) one.open = true;
      place.scrollIntoView({ block: "nearest" });
    },
    connect(save, load) {
      document.removeEventListener("click", remember);
      document.removeEventListener("input", seek);
      document.removeEventListener("submit", stay);
      window.removeEventListener("hashchange", turn);
      doors = { save, load };
      connect(doors);
    },
    ready() {
      settled = true;
      clearTimeout(slow);
      watch.disconnect();
      reach("ready");
      root.dataset.kraina = "ready";
      performance.mark("kraina-ready");
      if (sought) document.getElementById("rule-search")?.dispatchEvent(new Event("input", { bubbles: true }));
      document.dispatchEvent(new Event("kraina-ready"));
    },
  };

  // --- Python: what it needs is fetched from now on; PyScript finds it begun

  import("./interpreter.mjs").catch((error) => fail(error.message));

  document.addEventListener("DOMContentLoaded", () => {
    lobby = document.getElementById("screen").innerHTML.trim();
    firstGame = document.querySelector("#screen [data-act=setup]").dataset.value;
    dress();
    reach("page");
    tell();
    turn();
    fetch("icons/ui.svg")
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((text) => {
        const place = document.getElementById("sprite");
        if (!place.childElementCount) place.innerHTML = text;
      })
      .catch(() => undefined);
  });
})();

// Markup put into the regions of the page, for table/regions.py: as a whole, or only what changed. One call a region,
// because every step from Python into the document costs more than the step itself.
import { Idiomorph } from "../vendor/idiomorph/idiomorph.esm.js";

// What somebody has opened stays open when its region is drawn anew; what happened since is folded up again.
const keepsOpen = (name, element) => name !== "open" || element.localName !== "details" || !!element.closest("#recap");
const callbacks = { beforeAttributeUpdated: keepsOpen };

const parsed = (html, parent) => {
  const scratch = parent.cloneNode(false); // an element of a picture is one only within a picture
  scratch.innerHTML = html;
  return scratch;
};

// Whether an element cannot simply give way to another: it has the focus, holds what somebody has opened or written,
// or would turn over once more.
const holds = (element) =>
  (element.contains(document.activeElement) && document.activeElement !== document.body) ||
  (element.querySelector("details, input, select, textarea") !== null && element.closest("#recap") === null) ||
  element.closest("#hand") !== null;

// An element that only has the focus gives way all the same: what has the focus afterwards is found by its key. To fit
// old buttons to new ones takes several times as long, and would leave the focus on what is another option by now.
const gives = (element) =>
  element.contains(document.activeElement) && element.querySelector("details, input, select, textarea") === null;

const fill = (element, html) => {
  if (html && element.id === "options" && gives(element)) {
    const key = document.activeElement.dataset.key;
    element.innerHTML = html;
    if (key !== undefined) focus(`#options [data-key="${CSS.escape(key)}"]`);
  } else if (html && holds(element)) {
    Idiomorph.morph(element, parsed(html, element).childNodes, { morphStyle: "innerHTML", callbacks });
  } else {
    element.innerHTML = html;
  }
};

const exchange = (old, html) => {
  if (holds(old)) {
    const fresh = parsed(html, old.parentElement);
    Idiomorph.morph(old, fresh.firstElementChild, { morphStyle: "outerHTML", callbacks });
  } else {
    old.outerHTML = html;
  }
};

// Give an element the attributes of the tag that it begins with from now on, and no others.
const redress = (element, start) => {
  const fresh = parsed(start, element.parentElement).firstElementChild;
  for (const { name } of [...element.attributes]) {
    if (!fresh.hasAttribute(name) && keepsOpen(name, element)) element.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
};

const change = (region, { path, place, gone, fresh, start }) => {
  let element = region;
  for (const number of path) element = element.children[number];
  if (start !== undefined) {
    redress(element, start);
  } else if (gone === 1 && fresh.length === 1) {
    exchange(element.children[place], fresh[0]);
  } else {
    for (let left = gone; left > 0; left -= 1) element.children[place].remove();
    const next = element.children[place];
    if (next) next.insertAdjacentHTML("beforebegin", fresh.join(""));
    else element.insertAdjacentHTML("beforeend", fresh.join(""));
  }
};

// What has to be done in the next frame, before it is laid out; at once where nobody sees the page.
const inFrame = (act) => (document.hidden ? act() : requestAnimationFrame(act));

// Move the focus to the first element that matches the first of some selectors that any does, in the next frame: to do
// it amid changes would make the browser lay everything out once more. A single selector with an id in it is looked up
// at once, a list of them is compared with every element of the page. Under an open dialog it waits.
let aim = null;
const arrive = () => {
  const element = aim.split(", ").map((one) => document.querySelector(one)).find((found) => found !== null);
  const dialog = document.querySelector("dialog:modal");
  if (dialog && element && !dialog.contains(element)) {
    dialog.addEventListener("close", () => aim !== null && arrive(), { once: true });
    return;
  }
  aim = null;
  if (element) element.focus();
};
export const focus = (selectors) => {
  aim = selectors;
  inFrame(() => aim !== null && arrive());
};

// Call something when the next frame stands; of several things that were asked for until then only the last.
let due = null;
const afterwards = new MessageChannel();
afterwards.port1.onmessage = () => {
  const call = due;
  due = null;
  call();
};
export const afterFrame = (call) => {
  const waits = due !== null;
  due = call;
  if (!waits) inFrame(() => afterwards.port2.postMessage(null));
};

// Put markup into the element with an id; return whether there is one. Styles ask the body whether the table is shown:
// were they to ask by :has(.table), the browser would look through the whole page after every change of it.
export const show = (id, html) => {
  const region = document.getElementById(id);
  if (region) fill(region, html);
  if (id === "screen") document.body.classList.toggle("at-table", region.querySelector(":scope > .table") !== null);
  return region !== null;
};

// Put other children or attributes into elements of a region; return whether there is one.
export const alter = (id, changes) => {
  const region = document.getElementById(id);
  if (region) for (const one of JSON.parse(changes)) change(region, one);
  return region !== null;
};

// Add markup at the end of a list, drop children from its start, and roll to the end. Not at once: to ask for the
// height in the middle of a change would make the browser lay everything out twice.
export const append = (id, html, drop) => {
  const list = document.getElementById(id);
  if (!list) return;
  for (let left = drop; left > 0; left -= 1) list.firstElementChild.remove();
  list.insertAdjacentHTML("beforeend", html);
  inFrame(() => (list.scrollTop = list.scrollHeight));
};

// Put other markup in the place of children of a list, by their number from 0.
export const patch = (id, changed) => {
  const list = document.getElementById(id);
  for (const [place, html] of JSON.parse(changed)) list.children[place].outerHTML = html;
};

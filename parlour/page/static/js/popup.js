/** A list to choose from that opens beside a control; on a phone, from the bottom edge. */

import { freshId, h, icon } from "./dom.js";
import { say } from "./words.js";

/**
 * @typedef {{value: string, label: string, description?: ?string, mark?: ?Node}} Entry
 */

/**
 * Open a listbox at a control. Resolves when it closes, with what is chosen then.
 * @param {HTMLElement} anchor
 * @param {{label: string, entries: Entry[], chosen: string[], least: number, most: number}} list
 * @returns {Promise<string[]>}
 */
export function chooseFrom(anchor, { label, entries, chosen, least, most }) {
  const picked = new Set(chosen);
  const several = most > 1 || least === 0;
  let active = Math.max(0, entries.findIndex((entry) => picked.has(entry.value)));
  const box = h("div", {
    class: "popup-list",
    role: "listbox",
    tabindex: "0",
    "aria-label": label,
    "aria-multiselectable": several ? "true" : null,
  });
  const rows = entries.map((entry, index) => row(entry, several, () => take(index)));
  box.append(...rows);
  const finish = several
    ? h("button", { type: "button", class: "popup-done", on: { click: () => shut() } }, say("done"))
    : null;
  const popup = h("div", { class: "popup", popover: "auto" }, box, finish);

  const mark = () => {
    rows.forEach((element, index) => {
      element.setAttribute("aria-selected", String(picked.has(entries[index].value)));
      element.classList.toggle("active", index === active);
    });
    box.setAttribute("aria-activedescendant", rows[active]?.id ?? "");
    rows[active]?.scrollIntoView({ block: "nearest" });
  };
  const take = (index) => {
    active = index;
    const { value } = entries[index];
    if (picked.has(value) && (several || least === 0)) picked.delete(value);
    else {
      if (most === 1) picked.clear();
      if (picked.size < most) picked.add(value);
    }
    mark();
    if (most === 1) shut();
  };
  const shut = () => popup.hidePopover();

  box.addEventListener("keydown", (event) => {
    const moves = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: rows.length - 1 };
    if (event.key in moves) active = Math.min(Math.max(moves[event.key], 0), rows.length - 1);
    else if (event.key === "Enter" || event.key === " ") take(active);
    else if (event.key === "Tab") shut();
    else if (event.key.length === 1) active = startingWith(entries, event.key, active);
    else return;
    event.preventDefault();
    mark();
  });

  return new Promise((resolve) => {
    popup.addEventListener("toggle", (event) => {
      if (/** @type {ToggleEvent} */ (event).newState !== "closed") return;
      anchor.setAttribute("aria-expanded", "false");
      const focused = popup.contains(document.activeElement) || document.activeElement === document.body;
      popup.remove();
      if (focused && anchor.isConnected) anchor.focus();
      resolve(entries.map((entry) => entry.value).filter((value) => picked.has(value)));
    });
    anchor.after(popup);
    anchor.setAttribute("aria-expanded", "true");
    popup.showPopover();
    place(popup, anchor);
    mark();
    box.focus();
  });
}

function row(entry, several, take) {
  return h("div", { class: "popup-row", role: "option", id: freshId("choice"), on: { click: take } },
    entry.mark,
    h("span", { class: "popup-words" },
      h("span", { class: "popup-label" }, entry.label),
      entry.description ? h("span", { class: "popup-about" }, entry.description) : null),
    h("span", { class: several ? "popup-box" : "popup-tick" }, icon("check")));
}

function startingWith(entries, key, from) {
  const wanted = key.toLowerCase();
  for (let step = 1; step <= entries.length; step += 1) {
    const index = (from + step) % entries.length;
    if (entries[index].label.toLowerCase().startsWith(wanted)) return index;
  }
  return from;
}

/** Below the control if there is room, else above it. A phone's style sheet overrules this. */
function place(popup, anchor) {
  const around = anchor.getBoundingClientRect();
  const below = window.innerHeight - around.bottom - 12;
  const above = around.top - 12;
  const up = below < 220 && above > below;
  popup.style.setProperty("--width", `${Math.max(around.width, 220)}px`);
  popup.style.setProperty("--left", `${Math.min(around.left, window.innerWidth - 232)}px`);
  popup.style.setProperty("--top", up ? "auto" : `${around.bottom + 4}px`);
  popup.style.setProperty("--bottom", up ? `${window.innerHeight - around.top + 4}px` : "auto");
  popup.style.setProperty("--room", `${Math.min(up ? above : below, 360)}px`);
}

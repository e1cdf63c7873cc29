/** The list above the composer: commands, options or values that fit what is typed. */

import { freshId, h } from "./dom.js";

/**
 * @typedef {{label: string, value: any, description?: ?string, hint?: ?string,
 *   mark?: ?Node}} Suggestion
 */

export class Suggestions {
  #box = h("div", { class: "suggestions", hidden: true });
  #list = h("div", { role: "listbox", id: freshId("suggestions") });
  #title = h("div", { class: "suggestions-title" });
  #rows = [];
  #entries = [];
  #active = -1;
  #input = null;
  #pick = (_) => {};

  /** @param {HTMLElement} place */
  constructor(place) {
    this.#box.append(this.#title, this.#list);
    place.append(this.#box);
  }

  /** Whether pressing Enter would take one of them. */
  get ready() {
    return !this.#box.hidden && this.#active >= 0;
  }

  /**
   * @param {HTMLInputElement|HTMLTextAreaElement} input whose text they fit
   * @param {{title: string, entries: Suggestion[], pick: (entry: Suggestion) => void,
   *   first?: boolean, empty?: string}} about `first`: the first is taken unless moved on
   */
  show(input, { title, entries, pick, first = true, empty = "" }) {
    this.#input = input;
    this.#pick = pick;
    this.#entries = entries;
    this.#title.textContent = title;
    this.#rows = entries.map((entry, index) => this.#row(entry, index));
    this.#list.setAttribute("aria-label", title);
    this.#list.replaceChildren(...this.#rows);
    if (!entries.length && empty) this.#list.append(h("div", { class: "suggestions-empty" }, empty));
    this.#box.hidden = !entries.length && !empty;
    this.#active = first && entries.length ? 0 : -1;
    input.setAttribute("aria-expanded", String(!this.#box.hidden));
    input.setAttribute("aria-controls", this.#list.id);
    this.#mark();
  }

  /** Put the list away, if it is for this input: another may have taken it over. */
  leave(input) {
    if (input === this.#input) this.hide();
  }

  hide() {
    this.#box.hidden = true;
    this.#active = -1;
    this.#input?.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
  }

  /**
   * Take a key that was pressed in the input; tells whether it meant us.
   * @param {KeyboardEvent} event
   */
  key(event) {
    if (this.#box.hidden || event.isComposing) return false;
    const count = this.#entries.length;
    if (event.key === "ArrowDown" && count) this.#active = (this.#active + 1) % count;
    else if (event.key === "ArrowUp" && count) this.#active = (this.#active - 1 + count) % count;
    else if (event.key === "Escape") this.hide();
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.ready) {
      this.#take(this.#active);
    } else return false;
    event.preventDefault();
    this.#mark();
    return true;
  }

  #take(index) {
    const entry = this.#entries[index];
    this.hide();
    this.#pick(entry);
  }

  #row(entry, index) {
    // The input keeps the focus: the pointer must not take it away before the click counts.
    const on = { pointerdown: (event) => event.preventDefault(), click: () => this.#take(index) };
    return h("div", { class: "suggestion", role: "option", id: freshId("suggestion"), on },
      entry.mark,
      h("span", { class: "suggestion-words" },
        h("span", { class: "suggestion-label" }, entry.label),
        entry.description ? h("span", { class: "suggestion-about" }, entry.description) : null),
      entry.hint ? h("span", { class: "suggestion-hint" }, entry.hint) : null);
  }

  #mark() {
    this.#rows.forEach((row, index) => {
      row.classList.toggle("active", index === this.#active);
      row.setAttribute("aria-selected", String(index === this.#active));
    });
    const active = this.#rows[this.#active];
    if (active) this.#input?.setAttribute("aria-activedescendant", active.id);
    else this.#input?.removeAttribute("aria-activedescendant");
    active?.scrollIntoView({ block: "nearest" });
  }
}

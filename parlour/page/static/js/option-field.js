/** One option of a command being filled in: its name, what is typed, what it stands for. */

import { encoded, post } from "./api.js";
import { freshId, h } from "./dom.js";
import { crossButton, typingLine } from "./fields.js";
import { channelEntries, roleEntries, userEntries } from "./selects.js";
import { say } from "./words.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;
const PAUSE = 150;

export class OptionField {
  #chosen = null;
  #timer = 0;
  #asked = 0;

  /**
   * @param {any} option as the parlour describes it
   * @param {{setting: import("./inline.js").Setting, suggestions: any, command: any,
   *   others: () => Object<string, any>, next: () => void, submit: () => void,
   *   remove: () => void, close: () => void}} form what it is part of
   */
  constructor(option, form) {
    this.option = option;
    this.form = form;
    const id = freshId("option");
    const upload = option.type === ATTACHMENT;
    const kind = upload
      ? { type: "file", role: null, "aria-expanded": null }
      : { "aria-autocomplete": "list" };
    this.input = typingLine({
      id,
      ...kind,
      class: "chip-input",
      spellcheck: "false",
      "aria-required": String(option.required),
      maxlength: option.max_length,
      inputmode: [INTEGER, NUMBER].includes(option.type) ? "decimal" : null,
      title: option.description,
      on: {
        input: () => this.#typed(),
        focus: () => this.#suggest(),
        blur: () => this.#settle(),
        keydown: (event) => this.#key(event),
      },
    });
    const away = option.required
      ? null
      : crossButton(say("remove-option", { name: option.shown }), () => form.remove(), "chip-away");
    this.element = h("span", { class: "chip" }, h("label", { for: id }, option.shown), this.input, away);
  }

  get filled() {
    return Boolean(this.option.type === ATTACHMENT ? this.input.files?.length : this.input.value);
  }

  /** What is sent, or why it cannot be. */
  async value() {
    const { option } = this;
    const text = this.input.value;
    if (option.type === ATTACHMENT) return encoded(this.input.files[0]);
    if (this.#chosen) return this.#chosen.value;
    if (this.#listed()) throw new Error(say("bad-value", { name: option.shown }));
    if (option.type !== INTEGER && option.type !== NUMBER) return text;
    if (text.trim() === "" || Number.isNaN(Number(text))) {
      throw new Error(say("bad-value", { name: option.shown }));
    }
    return Number(text);
  }

  /** The value so far, for the bot to complete another option by. */
  get draft() {
    if (this.#chosen) return this.#chosen.value;
    const known = this.option.type === ATTACHMENT || this.#listed();
    return known || !this.filled ? undefined : this.input.value;
  }

  /** Everything it can be, or nothing if anything may be typed. */
  #listed() {
    const { option, form: { setting: { store } } } = this;
    if (option.choices.length) {
      return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
    }
    switch (option.type) {
      case BOOLEAN: return [{ label: say("yes"), value: true }, { label: say("no"), value: false }];
      case USER: return userEntries(store);
      case CHANNEL: return channelEntries(store, option.channel_types);
      case ROLE: return roleEntries(store);
      case MENTIONABLE: return [...userEntries(store), ...roleEntries(store)];
      default: return null;
    }
  }

  #typed() {
    this.#chosen = null;
    this.input.setAttribute("size", String(Math.max(6, this.input.value.length + 1)));
    this.#suggest();
  }

  #suggest() {
    const { option, form } = this;
    if (option.type === ATTACHMENT) return;
    const listed = this.#listed();
    if (listed) return this.#offer(this.#fitting(listed), say("no-match"));
    if (!option.autocomplete) return form.suggestions.hide();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#complete(), PAUSE);
  }

  #fitting(listed) {
    const wanted = this.#chosen ? "" : this.input.value.toLowerCase();
    return listed.filter((entry) => entry.label.toLowerCase().includes(wanted)).slice(0, 25);
  }

  #offer(entries, empty) {
    if (document.activeElement !== this.input) return;
    const { option } = this;
    this.form.suggestions.show(this.input, {
      title: `${option.shown} – ${option.description}`,
      entries,
      empty,
      first: !this.#chosen,
      pick: (entry) => this.#pick(entry),
    });
  }

  /** Ask the bot what fits. An answer that was overtaken by further typing is dropped. */
  async #complete() {
    const number = ++this.#asked;
    const { option, form } = this;
    const { store } = form.setting;
    const asked = {
      user: store.me.id,
      channel: store.channelId,
      command: form.command.name,
      option: option.name,
      text: this.input.value,
      options: form.others(),
    };
    try {
      const choices = await post("complete", asked);
      if (number !== this.#asked) return;
      const entries = choices.map((choice) => ({ label: choice.name, value: choice.value }));
      this.#offer(entries, say("no-match"));
    } catch {
      if (number === this.#asked) this.#offer([], say("completing-failed"));
    }
  }

  /** Take a value that was written out. */
  fill(text) {
    if (this.option.type === ATTACHMENT) return;
    this.input.value = text;
    this.#typed();
    this.#settle();
  }

  #pick(entry) {
    this.#chosen = entry;
    this.input.value = entry.label;
    this.input.setAttribute("size", String(Math.max(6, entry.label.length + 1)));
    this.#asked += 1;
    this.form.next();
  }

  /** A value typed in full counts as chosen. */
  #settle() {
    clearTimeout(this.#timer);
    this.form.suggestions.leave(this.input);
    const text = this.input.value.toLowerCase();
    if (!this.#chosen && text) {
      this.#chosen = this.#listed()?.find((entry) => meant(entry).includes(text)) ?? null;
      if (this.#chosen) this.input.value = this.#chosen.label;
    }
  }

  #key(event) {
    if (this.form.suggestions.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.#settle();
      this.form.submit();
    } else if (event.key === "Backspace" && !this.input.value) {
      event.preventDefault();
      this.form.remove();
    } else if (event.key === "Escape") {
      this.form.close();
    }
  }
}

/** Everything that stands for an entry: what it is called, and what is sent; Discord itself writes
 * yes and no as True and False. */
function meant({ label, value }) {
  const words = [label, String(value)];
  if (value === true) words.push("yes", "oui", "vrai");
  if (value === false) words.push("no", "non", "faux");
  return words.map((word) => word.toLowerCase());
}

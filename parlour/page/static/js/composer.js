/** Where one writes: plain words, or a slash command. */

import { post } from "./api.js";
import { CommandForm } from "./command-form.js";
import { h, icon } from "./dom.js";
import { placeName } from "./names.js";
import { userEntries } from "./selects.js";
import { Suggestions } from "./suggestions.js";
import { TypingLine } from "./typing.js";
import { say } from "./words.js";

const TYPING_EVERY = 8000;
/** Where letters mean something already. */
const FIELDS = "input, textarea, select, dialog, .faults, .popup";
const MENTION = /(^|\s)@([^\s@]*)$/;

export class Composer {
  #told = 0;
  /** What was typed when the list of commands was asked for that is not there yet. */
  #asking = null;
  /** How often Enter was pressed before the list of commands was there. */
  #early = 0;
  #drafts = new Map();
  #channel = null;

  /**
   * @param {HTMLElement} place
   * @param {import("./inline.js").Setting} setting
   * @param {import("./messages.js").MessageList} list
   */
  constructor(place, setting, list) {
    this.setting = setting;
    this.list = list;
    this.trouble = h("div", { class: "trouble", role: "alert" });
    this.slot = h("div", { class: "composer-slot" });
    this.suggestions = new Suggestions(place);
    place.append(this.trouble, this.slot, new TypingLine(setting).element);
    this.text = /** @type {HTMLTextAreaElement} */ (h("textarea", {
      rows: "1",
      maxlength: "2000",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      on: {
        input: () => this.#typed(),
        // Known before the first slash, so that nobody types faster than the list comes.
        focus: () => setting.store.channel && setting.store.commands().catch(() => {}),
        keydown: (event) => this.#key(event),
        blur: () => this.suggestions.leave(this.text),
      },
    }));
    this.send = h("button", { type: "submit", class: "send" }, icon("send"));
    this.plain = h("form", { class: "plain-form", on: { submit: (event) => this.#submit(event) } },
      this.text, this.send);
    document.addEventListener("keydown", (event) => this.#stray(event));
    setting.store.on("channel", () => this.reset());
    setting.store.on("state", () => this.#label());
    setting.store.on("connection", (now) => { if (now) this.trouble.textContent = ""; });
  }

  /** Whoever types with no field chosen writes here, as in any chat. */
  #stray(event) {
    const { key, target } = event;
    const meant = event.ctrlKey || event.metaKey || event.altKey || key.length !== 1 || key === " ";
    if (meant || target.closest(FIELDS)) return;
    /** @type {?HTMLElement} */ (this.slot.querySelector("textarea, .chip-more"))?.focus();
  }

  /** Back to plain words, with what was begun here before. */
  reset() {
    const { store } = this.setting;
    if (this.#channel) this.#drafts.set(this.#channel, this.text.value);
    this.#channel = store.channel ? `${store.me.id}/${store.channelId}` : null;
    this.text.value = this.#drafts.get(this.#channel) ?? "";
    this.#early = 0;
    this.suggestions.hide();
    this.#label();
    this.slot.replaceChildren(this.plain);
    this.#fit();
  }

  #label() {
    const { channel } = this.setting.store;
    const direct = channel?.type === 1;
    const label = !channel?.can_post
      ? say("cannot-write")
      : say(direct ? "message-to" : "message-in", { name: placeName(channel) });
    this.text.placeholder = label;
    this.text.setAttribute("aria-label", label);
    this.send.setAttribute("aria-label", say("send"));
    this.text.disabled = !channel;
  }

  #fit() {
    this.text.style.setProperty("--height", "auto");
    this.text.style.setProperty("--height", `${Math.min(this.text.scrollHeight, 200)}px`);
    this.plain.classList.toggle("has-text", Boolean(this.text.value.trim()));
  }

  #typed() {
    this.trouble.textContent = "";
    this.#early = 0;
    this.#fit();
    const { value } = this.text;
    if (value.startsWith("/")) return void this.#offerCommands(value.slice(1));
    const mention = MENTION.exec(value.slice(0, this.text.selectionStart));
    if (mention) this.#offerPeople(mention[2]);
    else this.suggestions.hide();
    this.#tellTyping();
  }

  #tellTyping() {
    const { store } = this.setting;
    if (!this.text.value || Date.now() - this.#told < TYPING_EVERY) return;
    this.#told = Date.now();
    post("typing", { user: store.me.id, channel: store.channelId }).catch(() => {});
  }

  async #offerCommands(typed) {
    this.#asking = typed;
    const commands = await this.setting.store.commands().catch(() => []);
    if (this.#asking === typed) this.#asking = null;
    if (this.text.value.slice(1) !== typed) return;
    const wanted = typed.toLowerCase();
    const early = this.#early;
    this.#early = 0;
    const written = writtenOut(commands, typed);
    if (written) return this.#begin(...written).enter(early);
    const entries = commands
      .map((command) => ({ command, rank: rankOf(command, wanted.trim()) }))
      .filter(({ rank }) => rank < 3)
      .sort((one, other) => one.rank - other.rank)
      .map(({ command }) => ({
        label: `/${command.shown}`,
        value: command,
        description: command.description,
        hint: command.options.filter((one) => one.required).map((one) => one.shown).join(" "),
      }));
    if (early && entries.length) return this.#begin(entries[0].value).enter(early - 1);
    this.suggestions.show(this.text, {
      title: say("commands"),
      entries,
      empty: say("no-command"),
      pick: ({ value }) => this.#begin(value),
    });
  }

  #offerPeople(wanted) {
    const fits = userEntries(this.setting.store).filter(({ label }) =>
      label.toLowerCase().startsWith(wanted.toLowerCase()));
    this.suggestions.show(this.text, {
      title: say("people"),
      entries: fits,
      pick: ({ label }) => {
        const at = this.text.selectionStart;
        const before = this.text.value.slice(0, at).replace(MENTION, `$1@${label} `);
        this.text.value = before + this.text.value.slice(at);
        this.text.setSelectionRange(before.length, before.length);
      },
    });
  }

  #begin(command, rest = "") {
    this.text.value = "";
    this.suggestions.hide();
    const form = new CommandForm(command, {
      setting: this.setting,
      suggestions: this.suggestions,
      note: (text, kind) => this.list.note(text, kind),
      complain: (text) => { this.trouble.textContent = text; },
      close: () => {
        this.trouble.textContent = "";
        this.suggestions.hide();
        this.slot.replaceChildren(this.plain);
        this.#fit();
        this.text.focus();
        this.list.toBottom();
      },
    });
    this.slot.replaceChildren(form.element);
    form.begin(rest);
    return form;
  }

  #key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) this.#submit(event);
  }

  async #submit(event) {
    event.preventDefault();
    const { store } = this.setting;
    const written = this.text.value;
    if (!written.trim() || !store.channelId) return;
    if (written.startsWith("/")) {
      // What Enter would have taken is taken as soon as it is known.
      if (this.#asking === written.slice(1)) this.#early += 1;
      else this.#offerCommands(written.slice(1));
      return;
    }
    this.text.value = "";
    this.#told = 0;
    this.#fit();
    const place = { user: store.me.id, channel: store.channelId };
    try {
      await post("say", { ...place, text: withMentions(written, store) });
      this.list.toBottom();
    } catch (error) {
      this.text.value = written;
      this.#fit();
      this.trouble.textContent = error.message;
    }
  }
}

/** A command typed or pasted in full, and what follows it; of two that fit, the longer. */
function writtenOut(commands, typed) {
  const found = commands.flatMap((command) => [command.shown, command.name]
    .filter((name) => typed.toLowerCase().startsWith(`${name.toLowerCase()} `))
    .map((name) => [command, typed.slice(name.length + 1), name.length]));
  return found.sort((one, other) => other[2] - one[2])[0] ?? null;
}

function rankOf(command, wanted) {
  const names = [command.shown.toLowerCase(), command.name];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
  return names.some((name) => name.includes(wanted)) ? 2 : 3;
}

/** People typed by name become mentions, the longest names first. */
function withMentions(text, store) {
  const people = userEntries(store).sort((one, other) => other.label.length - one.label.length);
  return people.reduce((sofar, { label, value }) => sofar.replaceAll(`@${label}`, `<@${value}>`), text);
}

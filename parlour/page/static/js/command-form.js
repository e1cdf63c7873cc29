/** A slash command being filled in. */

import { post } from "./api.js";
import { h, icon } from "./dom.js";
import { crossButton, typingLine, whyFailed } from "./fields.js";
import { OptionField } from "./option-field.js";
import { say } from "./words.js";

const SOON = 400;

export class CommandForm {
  #fields = [];
  #left = [];

  /**
   * @param {any} command as the parlour describes it
   * @param {{setting: import("./inline.js").Setting, suggestions: any,
   *   note: (text: string, kind?: string) => () => void, close: () => void,
   *   complain: (text: string) => void}} around
   */
  constructor(command, around) {
    this.command = command;
    this.around = around;
    this.more = typingLine({
      class: "chip-more",
      "aria-label": say("command", { name: `/${command.shown}` }),
      on: {
        input: () => this.#written(this.more.value) || this.#offerOptions(),
        focus: () => this.#offerOptions(),
        blur: () => this.around.suggestions.leave(this.more),
        keydown: (event) => this.#key(event),
      },
    });
    const cancel = crossButton(say("cancel"), () => around.close(), "chip-away");
    const sendIcon = h("button", { type: "submit", class: "send", "aria-label": say("send") }, icon("send"));
    this.chips = h("div", { class: "chips" },
      h("span", { class: "command-name" }, `/${command.shown}`), this.more);
    this.element = h("form", {
      class: "command-form",
      "aria-label": say("command", { name: `/${command.shown}` }),
      on: {
        submit: (event) => {
          event.preventDefault();
          this.#submit();
        },
      },
    }, this.chips, cancel, sendIcon);
    for (const option of command.options) {
      if (option.required) this.#add(option);
      else this.#left.push(option);
    }
    this.#count();
  }

  /** Take over from the composer, with what was typed behind the command's name. */
  begin(text) {
    const first = this.#fields[0]?.input ?? this.more;
    first.focus();
    if (!text || this.#written(text) || first.type === "file") return;
    first.value = text;
    first.dispatchEvent(new Event("input"));
  }

  /** Fill in what is written as `name: value`, one behind the other; whether it was. */
  #written(text) {
    const parts = namedIn(text, this.command.options);
    for (const [option, value] of parts) {
      let field = this.#fields.find((one) => one.option === option);
      if (!field) {
        this.#left = this.#left.filter((one) => one !== option);
        field = this.#add(option);
      }
      field.fill(value);
    }
    if (parts.length) {
      this.more.value = "";
      this.#count();
      this.#next();
    }
    return parts.length > 0;
  }

  /** Enter was pressed so often before this form was there to hear it. */
  enter(times) {
    if (times > 0) this.#submit();
  }

  #add(option) {
    const form = {
      setting: this.around.setting,
      suggestions: this.around.suggestions,
      command: this.command,
      others: () => this.#drafts(option.name),
      next: () => this.#next(),
      submit: () => this.#submit(),
      remove: () => this.#remove(field),
      close: () => this.around.close(),
    };
    const field = new OptionField(option, form);
    this.#fields.push(field);
    this.more.before(field.element);
    return field;
  }

  #drafts(but) {
    const known = this.#fields.filter((field) => field.option.name !== but && field.draft !== undefined);
    return Object.fromEntries(known.map((field) => [field.option.name, field.draft]));
  }

  #remove(field) {
    if (field.option.required) return void this.around.close();
    this.#fields = this.#fields.filter((one) => one !== field);
    this.#left = this.command.options.filter((option) =>
      !this.#fields.some((one) => one.option === option));
    field.element.remove();
    this.#count();
    this.more.focus();
  }

  /** On to what is still empty, or to the end of the line. */
  #next() {
    const empty = this.#fields.find((field) => !field.filled);
    (empty?.input ?? this.more).focus();
  }

  #count() {
    const left = this.#left.length;
    this.more.placeholder = left ? say("optional-left", { n: left }) : "";
  }

  #offerOptions() {
    const wanted = this.more.value.toLowerCase();
    const entries = this.#left
      .filter((option) => option.shown.toLowerCase().includes(wanted))
      .map((option) => ({
        label: option.shown,
        value: option,
        description: option.description,
        hint: say("optional"),
      }));
    this.around.suggestions.show(this.more, {
      title: say("command", { name: `/${this.command.shown}` }),
      entries,
      first: Boolean(wanted),
      pick: ({ value }) => {
        this.more.value = "";
        this.#left = this.#left.filter((option) => option !== value);
        this.#count();
        this.#add(value).input.focus();
      },
    });
  }

  #key(event) {
    if (this.around.suggestions.key(event)) return;
    if (event.key === "Backspace" && !this.more.value) {
      event.preventDefault();
      const last = this.#fields[this.#fields.length - 1];
      if (last) last.input.focus();
      else this.around.close();
    } else if (event.key === "Escape") {
      this.around.close();
    }
  }

  async #submit() {
    const missing = this.#fields.find((field) => field.option.required && !field.filled);
    if (missing) {
      missing.input.focus();
      return this.around.complain(say("needs-option", { name: missing.option.shown }));
    }
    const options = {};
    for (const field of this.#fields.filter((one) => one.filled)) {
      try {
        options[field.option.name] = await field.value();
      } catch (error) {
        field.input.focus();
        return this.around.complain(error.message);
      }
    }
    this.around.close();
    await this.#send(options);
  }

  async #send(options) {
    const { store } = this.around.setting;
    let done = () => {};
    const timer = setTimeout(() => { done = this.around.note(say("sending")); }, SOON);
    const place = { user: store.me.id, channel: store.channelId };
    try {
      await post("slash", { ...place, command: this.command.name, options });
    } catch (error) {
      this.around.note(whyFailed(error), "failed");
    } finally {
      clearTimeout(timer);
      done();
    }
  }
}

/** What is written behind the names of options, such as `thread: True`; nothing unless it begins
 * with one. A value that was left out in a hint is left to whoever fills it in. */
function namedIn(text, options) {
  const called = options.flatMap((option) => [[option.shown, option], [option.name, option]]);
  const byName = new Map(called.map(([name, option]) => [name.toLowerCase(), option]));
  const names = [...text.matchAll(/(?:^|\s)([\p{L}\p{N}_-]+):\s*/gu)]
    .filter((match) => byName.has(match[1].toLowerCase()));
  if (!names.length || text.slice(0, names[0].index).trim()) return [];
  return names.map((match, at) => {
    const value = text.slice(match.index + match[0].length, names[at + 1]?.index).trim();
    return [byName.get(match[1].toLowerCase()), value === "…" ? "" : value];
  });
}

/** Who is typing, for a few seconds after the last sign of it. */

import { h } from "./dom.js";
import { dots } from "./message.js";
import { say } from "./words.js";

const LASTS = 10_000;

export class TypingLine {
  #typing = new Map();

  /** @param {import("./inline.js").Setting} setting */
  constructor({ store }) {
    this.store = store;
    this.element = h("div", { class: "typing-line", "aria-live": "off" });
    store.on("typing", ({ channel_id: channel, user_id: user }) => {
      if (channel !== store.channelId) return;
      this.#stop(user);
      this.#typing.set(user, setTimeout(() => this.#stop(user), LASTS));
      this.#draw();
    });
    store.on("message", ({ message, fresh }) => fresh && this.#stop(message.author.id));
    store.on("channel", () => [...this.#typing.keys()].forEach((user) => this.#stop(user)));
  }

  #stop(user) {
    clearTimeout(this.#typing.get(user));
    this.#typing.delete(user);
    this.#draw();
  }

  #draw() {
    const names = [...this.#typing.keys()].map((user) => this.store.nameOf(user));
    const words = names.length > 1
      ? say("are-typing", { names: names.join(", ") })
      : say("is-typing", { name: names[0] });
    this.element.replaceChildren(...(names.length ? [dots(), words] : []));
  }
}

/** The list of messages of the channel looked at. */

import { h, icon } from "./dom.js";
import { continues, dots, drawMessage, isPrivate } from "./message.js";
import { placeName } from "./names.js";
import { dayOf } from "./time.js";
import { newerId } from "./store.js";
import { say } from "./words.js";

const NEAR = 80;

export class MessageList {
  #rows = new Map();
  /** A feed holds articles alone: where the channel begins is told above it. */
  #list = h("div", { class: "message-list", role: "feed" });
  #head = h("div");
  #local = h("div", { class: "local-notes" });
  /** What stands above all messages, and goes up with them. */
  top = h("div");
  #box;
  #newest;
  #sticks = true;
  /** How far down it was when it last moved. */
  #reached = 0;
  /** Whether something has come below what is in sight. */
  #missed = false;
  #unreadFrom = "";

  /**
   * @param {HTMLElement} place
   * @param {import("./inline.js").Setting} setting
   */
  constructor(place, setting) {
    this.setting = setting;
    const { store } = setting;
    this.#box = h("div", { class: "scroller", tabindex: "0", role: "region" },
      this.top, this.#head, this.#list, this.#local);
    this.#newest = h("button", {
      type: "button",
      class: "to-newest",
      hidden: true,
      on: {
        click: () => {
          this.toBottom();
          // The button is gone now: a keyboard goes on where it has led.
          this.focus();
        },
      },
    });
    place.append(this.#box, this.#newest);
    this.#box.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    const settling = new ResizeObserver(() => this.#settle());
    for (const part of [this.#box, this.top, this.#head, this.#list]) settling.observe(part);
    document.addEventListener("visibilitychange", () => this.#read());
    store.on("channel", () => this.#begin());
    store.on("messages", () => this.#drawAll());
    store.on("older", () => this.#drawOlder());
    store.on("message", ({ message, fresh }) => this.#put(message, fresh));
    store.on("gone", (id) => this.#remove(id));
    store.on("failure", (id) => store.messages.has(id) && this.#put(store.messages.get(id), false));
  }

  /** Let a keyboard go on among the messages. */
  focus() {
    this.#box.focus();
  }

  #begin() {
    this.#sticks = true;
    this.#rows.clear();
    this.#head.replaceChildren(h("div", { class: "loading" }, dots()));
    this.#list.replaceChildren();
    this.#local.replaceChildren();
    this.#newest.replaceChildren(icon("down"), say("newest"));
    this.#box.setAttribute("aria-label", this.setting.store.channel?.name ?? "");
  }

  #drawAll() {
    const { store } = this.setting;
    const atBottom = this.#sticks;
    this.#unreadFrom = store.lastRead;
    this.#rows.clear();
    this.#head.replaceChildren(this.#beginning());
    this.#list.replaceChildren();
    for (const message of store.messages.values()) this.#append(message);
    this.#markNew();
    this.#sticks = atBottom;
    this.#settle();
    this.#read();
  }

  #drawOlder() {
    const from = this.#box.scrollHeight - this.#box.scrollTop;
    this.#sticks = false;
    this.#drawAll();
    this.#box.scrollTop = this.#box.scrollHeight - from;
  }

  #beginning() {
    const { store } = this.setting;
    if (store.more) {
      return h("div", { class: "beginning" }, h("button", {
        type: "button",
        class: "button button-secondary",
        on: { click: () => store.older() },
      }, say("older")));
    }
    const { channel } = store;
    if (!channel) return h("div", { class: "beginning" }, say("no-channel", { name: store.me.name }));
    const direct = channel.type === 1;
    return h("div", { class: "beginning" },
      h("span", { class: "beginning-icon" }, icon(direct ? "card" : channel.parent_id ? "thread" : "hash")),
      h("h2", {}, placeName(channel)),
      h("p", {}, say(direct ? "beginning-dm" : "beginning", { name: placeName(channel) })));
  }

  #before(id) {
    let before;
    for (const [key, message] of this.setting.store.messages) {
      if (key === id) return before;
      before = message;
    }
    return before;
  }

  #append(message) {
    const before = this.#before(message.id);
    const day = dayOf(new Date(message.timestamp));
    if (before && dayOf(new Date(before.timestamp)) !== day) {
      this.#list.append(h("div", { class: "day" }, h("span", {}, day)));
    }
    const row = drawMessage(message, { grouped: continues(message, before) }, this.setting);
    this.#rows.set(message.id, row);
    this.#list.append(row);
  }

  #markNew() {
    const { store } = this.setting;
    if (this.#unreadFrom === "0") return;
    for (const [id, message] of store.messages) {
      if (newerId(id, this.#unreadFrom) > 0 && message.author.id !== store.me.id) {
        const line = h("div", { class: "new-line" }, h("span", {}, say("new")));
        this.#rows.get(id)?.before(line);
        return;
      }
    }
  }

  #put(message, fresh) {
    const old = this.#rows.get(message.id);
    if (!old) {
      this.#append(message);
      if (fresh) this.#announce(message);
      // A private message answers what I have just done, perhaps further up.
      if (fresh && isPrivate(message)) this.#sticks = true;
      this.#missed = true;
    } else {
      const focused = old.contains(document.activeElement) ? document.activeElement : null;
      const grouped = continues(message, this.#before(message.id));
      const row = drawMessage(message, { grouped }, this.setting);
      this.#rows.set(message.id, row);
      old.replaceWith(row);
      if (focused) focusAgain(row, /** @type {HTMLElement} */ (focused).dataset.key);
      if (isPrivate(message)) this.#announce(message);
    }
    this.#settle();
    this.#read();
  }

  #remove(id) {
    const row = this.#rows.get(id);
    const had = row?.contains(document.activeElement);
    row?.remove();
    this.#rows.delete(id);
    if (had) this.#box.focus();
    const next = [...this.#rows.keys()].find((key) => newerId(key, id) > 0);
    if (next) this.#put(this.setting.store.messages.get(next), false);
  }

  /** Tell those who listen instead of look. */
  #announce(message) {
    const announcer = document.getElementById("announcer");
    const { store } = this.setting;
    if (message.author.id === store.me.id || !announcer) return;
    const row = this.#rows.get(message.id);
    const words = [...row.querySelectorAll(".markdown, .thinking")].map((part) => part.textContent);
    const pictures = [...row.querySelectorAll("img[alt]:not([alt=''])")]
      .map((image) => say("with-picture", { alt: image.alt }));
    const mine = isPrivate(message) ? [`(${say("only-you")})`] : [];
    const text = [...mine, ...words, ...pictures].join(" ").slice(0, 600);
    const name = store.nameOf(message.author.id);
    announcer.replaceChildren(h("p", {}, say("new-message", { name, text })));
  }

  /** A line of the page's own below the messages; returns how to take it away. */
  note(text, kind = "sending") {
    const line = h("div", { class: `local-note ${kind}`, role: kind === "failed" ? "alert" : "status" },
      kind === "sending" ? dots() : null, text);
    this.#local.append(line);
    this.#settle();
    return () => line.remove();
  }

  /** Show a message that is loaded, and mark it for a moment. */
  reveal(id) {
    const row = this.#rows.get(id);
    if (!row) return;
    this.#sticks = false;
    row.scrollIntoView({ block: "center" });
    row.classList.add("revealed");
    row.focus({ preventScroll: true });
    setTimeout(() => row.classList.remove("revealed"), 2000);
  }

  /** Show what stands above all messages. */
  toTop() {
    this.#box.scrollTop = 0;
    this.#sticks = this.#box.scrollHeight <= this.#box.clientHeight;
    this.#offerNewest();
  }

  /** Whether the top is in sight. */
  get atTop() {
    return this.#box.scrollTop < NEAR;
  }

  toBottom() {
    this.#sticks = true;
    this.#settle();
    this.#read();
  }

  #settle() {
    if (this.#sticks) this.#box.scrollTop = this.#box.scrollHeight;
    this.#reached = this.#box.scrollTop;
    this.#offerNewest();
  }

  /** Not for the little that is in sight anyway: the button would cover those of the message. */
  #offerNewest() {
    if (this.#sticks) this.#missed = false;
    const { scrollHeight, scrollTop, clientHeight } = this.#box;
    const near = scrollHeight - scrollTop - clientHeight < clientHeight / 2;
    this.#newest.hidden = this.#sticks || (near && !this.#missed);
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#box;
    const near = scrollHeight - scrollTop - clientHeight < NEAR;
    // Only who goes up leaves the end: a picture that has just come moves it away from under us.
    this.#sticks = near || (this.#sticks && scrollTop >= this.#reached);
    this.#reached = scrollTop;
    this.#offerNewest();
    if (this.#sticks) this.#read();
    if (scrollTop < 40 && this.setting.store.more) this.setting.store.older();
  }

  #read() {
    if (this.#sticks && !document.hidden) this.setting.store.markRead();
  }
}

/** After a message changed under somebody's fingers, stay on the same control, or the next. */
function focusAgain(row, key) {
  const same = key && row.querySelector(`[data-key="${CSS.escape(key)}"]:not([disabled])`);
  const next = same || row.querySelector("[data-key]:not([disabled])") || row;
  next.focus({ preventScroll: true });
}

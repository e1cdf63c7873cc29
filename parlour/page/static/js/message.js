/** One message, drawn. */

import { post } from "./api.js";
import { drawn, mediaIn } from "./components.js";
import { h, icon } from "./dom.js";
import { drawEmbed } from "./embeds.js";
import { failureOf } from "./interact.js";
import { markdown, plain } from "./markdown.js";
import { attachments } from "./media.js";
import { appTag, face } from "./names.js";
import { clock, fullDate, when } from "./time.js";
import { say } from "./words.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const GROUP_MINUTES = 7;
const THREAD_CREATED = 18;

/** @param {any} message */
export function isPrivate(message) {
  return Boolean(message.flags & EPHEMERAL);
}

/**
 * Whether a message goes on where the one before left off, so that its author need not
 * be named again.
 * @param {any} message
 * @param {any} [before]
 */
export function continues(message, before) {
  if (!before || before.author.id !== message.author.id) return false;
  if (message.interaction_metadata || message.message_reference) return false;
  if (before.type === THREAD_CREATED) return false;
  if (isPrivate(message) !== isPrivate(before)) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < GROUP_MINUTES * 60_000;
}

/**
 * @param {any} message
 * @param {{grouped: boolean}} place
 * @param {import("./inline.js").Setting} setting
 * @returns {HTMLElement}
 */
export function drawMessage(message, { grouped }, setting) {
  const { store } = setting;
  const name = store.nameOf(message.author.id);
  const date = new Date(message.timestamp);
  const time = { class: "when", datetime: message.timestamp, title: fullDate(date) };
  if (message.type === THREAD_CREATED) return threadStarted(message, h("time", time, when(date)), setting);
  const classes = ["message"];
  if (grouped) classes.push("grouped");
  if (isPrivate(message)) classes.push("private");
  if (message.mentions_me && !isPrivate(message)) classes.push("mentioned");
  const side = grouped
    ? h("time", { ...time, class: "when when-side" }, clock(date))
    : face(name, { bot: message.author.bot });
  const head = grouped ? null : h("div", { class: "message-head" },
    h("span", { class: "author" }, name),
    message.author.bot ? appTag(say("app")) : null,
    h("time", time, when(date)));
  const attributes = {
    class: classes.join(" "),
    tabindex: "-1",
    "data-id": message.id,
    "aria-label": [name, when(date), isPrivate(message) && say("only-you")].filter(Boolean).join(", "),
  };
  return h("article", attributes,
    origin(message, setting),
    h("div", { class: "message-side" }, side),
    h("div", { class: "message-body" }, head, body(message, setting), foot(message, setting)));
}

/** What the channel is told when a thread begins that starts from no message. */
function threadStarted(message, time, { store, go }) {
  const { channel_id: thread } = message.message_reference;
  const name = store.nameOf(message.author.id);
  const jump = () => store.channels.has(thread) && go(thread);
  const link = h("button", { type: "button", class: "mention", on: { click: jump } }, message.content);
  return h("article", { class: "message system", tabindex: "-1", "data-id": message.id },
    h("div", { class: "message-side" }, icon("thread")),
    h("div", { class: "message-body" },
      h("div", { class: "markdown" }, say("started-thread", { name }), " ", link, " ", time)));
}

function body(message, setting) {
  if (message.flags & LOADING) {
    const name = setting.store.nameOf(message.author.id);
    return h("div", { class: "thinking" }, dots(), say("thinking", { name }));
  }
  const edited = message.edited_timestamp && !message.interaction_metadata?.name
    ? h("span", { class: "edited", title: fullDate(new Date(message.edited_timestamp)) }, say("edited"))
    : null;
  const text = message.content
    ? h("div", { class: "markdown" }, markdown(message.content, setting))
    : null;
  if (edited) (text?.lastElementChild?.matches("p") ? text.lastElementChild : text)?.append(" ", edited);
  return [
    text,
    message.embeds.map((embed) => drawEmbed(embed, setting)),
    attachments(message, new Set(mediaIn(message.components))),
    drawn(message.components, message, setting),
  ];
}

/** Three dots that move, unless the user asked for stillness. */
export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

/** What a message answers: a command somebody used, or another message. */
function origin(message, setting) {
  const { store } = setting;
  const used = message.interaction_metadata;
  if (used?.name && !message.message_reference) {
    const name = store.nameOf(used.user.id);
    return h("div", { class: "origin" }, face(name), h("span", {}, say("used", { name })),
      h("span", { class: "mention" }, `/${used.name}`));
  }
  if (!message.message_reference) return null;
  const target = message.referenced_message;
  if (!target) return h("div", { class: "origin" }, h("em", {}, say("gone-reply")));
  const name = store.nameOf(target.author.id);
  const words = plain(target.content, setting).slice(0, 120) || "…";
  return h("button", {
    type: "button",
    class: "origin",
    "aria-label": `${say("replied")} ${name}: ${words}`,
    on: { click: () => setting.go(target.channel_id, target.id) },
  },
    face(name, { bot: target.author.bot }),
    h("span", { class: "origin-name" }, name),
    h("span", { class: "origin-words" }, words));
}

function foot(message, setting) {
  const failure = failureOf(message.id);
  const told = failure
    ? h("div", { class: "failure", role: "alert", title: failure.why }, failure.text)
    : null;
  if (!isPrivate(message)) return told;
  const dismiss = () => post("dismiss", {
    user: setting.store.me.id,
    channel: message.channel_id,
    message: message.id,
  }).catch(() => {});
  return [told, h("div", { class: "only-you" }, icon("eye"), say("only-you"), " · ",
    h("button", { type: "button", class: "plain-link", on: { click: dismiss } }, say("dismiss")))];
}

/** Sending a click to the bot, and showing what becomes of it. */

import { post } from "./api.js";
import { say } from "./words.js";

/** Why the last click on a message did not work, by the message's id. */
const failures = new Map();

/** @param {string} messageId */
export function failureOf(messageId) {
  return failures.get(messageId) ?? null;
}

/**
 * Press or choose on a message. The control is busy until the bot has answered.
 * @param {HTMLElement} control
 * @param {any} message
 * @param {"press"|"choose"} deed
 * @param {{custom_id: string, values?: string[]}} what
 * @param {import("./inline.js").Setting} setting
 */
export async function interact(control, message, deed, what, setting) {
  if (control.getAttribute("aria-busy") === "true") return;
  control.setAttribute("aria-busy", "true");
  const { store } = setting;
  if (failures.delete(message.id)) store.dispatchEvent(failureTold(message.id));
  const place = { user: store.me.id, channel: message.channel_id, message: message.id };
  try {
    await post(deed, { ...place, ...what });
  } catch (error) {
    failures.set(message.id, { text: say("failed"), why: error.message });
    store.dispatchEvent(failureTold(message.id));
  } finally {
    control.removeAttribute("aria-busy");
  }
}

function failureTold(messageId) {
  return new CustomEvent("failure", { detail: messageId });
}

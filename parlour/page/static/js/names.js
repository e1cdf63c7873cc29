/** Faces: drawn from a name, so that everybody can be told apart. */

import { h, icon } from "./dom.js";
import { say } from "./words.js";

const TEXT = 0;
const COLOURS = ["#c0504d", "#4a7fc1", "#b98a1d", "#3f9460", "#8a5fbf", "#c2693a", "#2f8f93", "#b4527f"];

function hueOf(name) {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)) >>> 0;
  return COLOURS[sum % COLOURS.length];
}

/**
 * The letters that stand for a name.
 * @param {string} name
 */
export function initials(name) {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => [...word][0] ?? "").join("").toUpperCase() || "?";
}

/**
 * A round face for a person or a bot.
 * @param {string} name
 * @param {{bot?: boolean}} [about]
 */
export function face(name, { bot = false } = {}) {
  const element = h("span", { class: "face", "aria-hidden": "true" });
  if (bot) {
    element.classList.add("face-bot");
    element.append(h("img", { src: "/page/icon.svg", alt: "" }));
  } else {
    element.append(initials(name));
    element.style.setProperty("--face", hueOf(name));
  }
  return element;
}

/**
 * A place as people write it: threads and private conversations have no hash before their name.
 * @param {import("./store.js").Channel} channel
 */
export function placeName({ type, name }) {
  return type === TEXT ? `#${name}` : name;
}

/**
 * A badge with a count; nothing when there is nothing. Whatever it marks says it in words.
 * @param {number} pings
 */
export function badge(pings) {
  if (!pings) return null;
  return h("span", { class: "badge", "aria-hidden": "true" }, pings > 99 ? "99+" : pings);
}

/**
 * What waits somewhere or for somebody, in words.
 * @param {{unread: number, pings: number}} [mark]
 */
export function waiting({ unread, pings } = { unread: 0, pings: 0 }) {
  if (pings) return say("pings", { n: pings });
  return unread ? say("unread", { n: unread }) : "";
}

/** The mark of an application beside its name. */
export function appTag(word) {
  return h("span", { class: "tag-app" }, icon("check"), word);
}

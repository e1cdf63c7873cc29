/** Discord's markdown within a line: text in, nodes out, nothing ever read as HTML. */

import { h } from "./dom.js";
import { placeName } from "./names.js";
import { timeMark } from "./time.js";
import { say } from "./words.js";

/**
 * What the text stands in: how mentions are named, and where links lead.
 * @typedef {object} Setting
 * @property {import("./store.js").Store} store
 * @property {(channelId: string, messageId?: string) => void} go
 */

const WORD = /[\p{L}\p{N}]/u;

/** Each rule: where it may begin, and what it makes. The first that fits wins. */
const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (match) => match[1]],
  [/(`{1,2})(?!`)([\s\S]*?[^`])\1(?!`)/y, (match) => h("code", {}, match[2])],
  [/<(https?:\/\/[^\s<>]+)>/y, (match, setting) => link(match[1], match[1], setting)],
  [/<@!?(\d+)>/y, (match, setting) => userMention(match[1], setting)],
  [/<@&(\d+)>/y, (match, setting) => roleMention(match[1], setting)],
  [/<#(\d+)>/y, (match, setting) => channelMention(match[1], setting)],
  [/<\/([^:>]+):\d+>/y, (match) => h("span", { class: "mention" }, `/${match[1]}`)],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (match) => timeMark(Number(match[1]), match[2]) ?? match[0]],
  [/<a?:(\w+):\d+>/y, (match) => `:${match[1]}:`],
  [/@(everyone|here)\b/y, (match) => h("span", { class: "mention" }, match[0])],
  [/\|\|([\s\S]+?)\|\|/y, (match, setting) => spoiler(inline(match[1], setting))],
  [/\*\*\*(?!\s)([\s\S]+?)\*\*\*/y, (match, setting) => h("strong", {}, h("em", {}, inline(match[1], setting)))],
  [/\*\*(?!\s)([\s\S]+?)\*\*(?!\*)/y, (match, setting) => h("strong", {}, inline(match[1], setting))],
  [/__([\s\S]+?)__(?!_)/y, (match, setting) => h("u", {}, inline(match[1], setting))],
  [/~~([\s\S]+?)~~/y, (match, setting) => h("s", {}, inline(match[1], setting))],
  [/\*(?![\s*])([^*]+(?:\*\*[^*]+\*\*[^*]*)*)\*(?!\*)/y, (match, setting) => h("em", {}, inline(match[1], setting))],
  [/_(?![\s_])([^_]+)_(?![\p{L}\p{N}_])/uy, (match, setting) => h("em", {}, inline(match[1], setting)), true],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s()<>]+)>?\)/y, (match, setting) => link(match[2], match[1], setting)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/y, (match, setting) => link(match[0], match[0], setting)],
];
const BEGINNINGS = /[\\`<@|*_~[h]/g;

/**
 * @param {string} text
 * @param {Setting} setting
 * @returns {(Node|string)[]}
 */
export function inline(text, setting) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = ruleAt(text, at);
    if (found) {
      const [match, make] = found;
      const made = make(match, setting);
      if (typeof made === "string") plain += made;
      else {
        nodes.push(plain, made);
        plain = "";
      }
      at += match[0].length;
    } else {
      BEGINNINGS.lastIndex = at + 1;
      const next = BEGINNINGS.exec(text)?.index ?? text.length;
      plain += text.slice(at, next);
      at = next;
    }
  }
  return [...nodes, plain];
}

function ruleAt(text, at) {
  for (const [pattern, make, apart] of RULES) {
    // An underscore within a word is part of the word.
    if (apart && at > 0 && WORD.test(text[at - 1])) continue;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [match, make];
  }
  return null;
}

const OF_DISCORD = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?$/;

function link(url, text, setting) {
  const inside = OF_DISCORD.exec(url);
  if (inside && setting.store.channels.has(inside[1])) {
    const channel = setting.store.channels.get(inside[1]);
    const shown = text === url ? `${placeName(channel)}${inside[2] ? " › 💬" : ""}` : text;
    return jump(shown, () => setting.go(inside[1], inside[2]));
  }
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text);
}

function jump(text, go) {
  return h("button", { type: "button", class: "mention", on: { click: go } }, text);
}

function userMention(id, { store }) {
  const mine = id === store.me.id;
  return h("span", { class: mine ? "mention mention-me" : "mention" }, `@${store.nameOf(id)}`);
}

function roleMention(id, { store }) {
  const role = store.guild?.roles.find((one) => one.id === id);
  return h("span", { class: "mention" }, `@${role?.name ?? "?"}`);
}

function channelMention(id, { store, go }) {
  const channel = store.channels.get(id);
  return jump(channel ? placeName(channel) : "#?", () => channel && go(id));
}

/** Not a button element: those do not break across lines, and the hidden may be long. */
function spoiler(nodes) {
  const inside = h("span", { class: "spoiler-text", "aria-hidden": "true" }, nodes);
  const show = () => cover.replaceWith(h("span", { class: "spoiler-shown" }, ...inside.childNodes));
  const cover = h("span", {
    class: "spoiler",
    role: "button",
    tabindex: "0",
    "aria-label": say("spoiler"),
    on: {
      click: show,
      keydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        show();
      },
    },
  }, inside);
  return cover;
}

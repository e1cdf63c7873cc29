/** Discord's markdown in blocks: headings, lists, quotes, code, and the lines between. */

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+-]+)\n)?([\s\S]+?)```/g;
const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const ITEM = /^( *)(?:[-*]|(\d{1,9})\.) +(.+)$/;
const QUOTE = /^> ?(.*)$/;

/**
 * @param {string} text
 * @param {import("./inline.js").Setting} setting
 * @returns {DocumentFragment}
 */
export function markdown(text, setting) {
  const whole = document.createDocumentFragment();
  let at = 0;
  for (const fence of text.matchAll(FENCE)) {
    whole.append(...blocks(text.slice(at, fence.index).replace(/\n$/, ""), setting));
    whole.append(h("pre", { tabindex: "0" }, h("code", {}, fence[2].replace(/^\n|\n$/g, ""))));
    at = fence.index + fence[0].length;
    if (text[at] === "\n") at += 1;
  }
  whole.append(...blocks(text.slice(at), setting));
  return whole;
}

function blocks(text, setting) {
  if (!text) return [];
  const made = [];
  let lines = [];
  const flush = () => {
    if (lines.length) made.push(h("p", {}, inline(lines.join("\n"), setting)));
    lines = [];
  };
  const all = text.split("\n");
  for (let at = 0; at < all.length; at += 1) {
    const line = all[at];
    const heading = HEADING.exec(line);
    const subtext = SUBTEXT.exec(line);
    if (line.startsWith(">>> ")) {
      flush();
      const rest = [line.slice(4), ...all.slice(at + 1)].join("\n");
      made.push(h("blockquote", {}, blocks(rest, setting)));
      return made;
    }
    if (QUOTE.test(line)) {
      flush();
      const run = takeWhile(all, at, (one) => QUOTE.test(one));
      const inner = run.map((one) => QUOTE.exec(one)[1]).join("\n");
      made.push(h("blockquote", {}, blocks(inner, setting)));
      at += run.length - 1;
    } else if (ITEM.test(line)) {
      flush();
      const run = takeWhile(all, at, (one) => ITEM.test(one));
      made.push(list(run.map((one) => ITEM.exec(one)), setting));
      at += run.length - 1;
    } else if (subtext) {
      flush();
      made.push(h("small", {}, inline(subtext[1], setting)));
    } else if (heading) {
      flush();
      // The page has headings of its own above: those of a message come below them.
      made.push(h(`h${heading[1].length + 2}`, {}, inline(heading[2], setting)));
    } else {
      lines.push(line);
    }
  }
  flush();
  return made;
}

function takeWhile(all, from, fits) {
  let end = from;
  while (end < all.length && fits(all[end])) end += 1;
  return all.slice(from, end);
}

/** A list from its items; those further in than the one before belong to it. */
function list(items, setting) {
  const first = items[0];
  const depth = first[1].length;
  const element = h(first[2] ? "ol" : "ul", first[2] ? { start: first[2] } : {});
  for (let at = 0; at < items.length; at += 1) {
    const entry = h("li", {}, inline(items[at][3], setting));
    const inner = takeWhile(items, at + 1, (one) => one[1].length > depth);
    if (inner.length) entry.append(list(inner, setting));
    at += inner.length;
    element.append(entry);
  }
  return element;
}

/**
 * The words of a text without its marks, for one line of preview and for screen readers.
 * @param {string} text
 * @param {import("./inline.js").Setting} setting
 */
export function plain(text, setting) {
  return markdown(text, setting).textContent.replace(/\s+/g, " ").trim();
}

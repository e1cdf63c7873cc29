/** Times as people read them, in the language spoken now. */

import { h } from "./dom.js";
import { say, spoken } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60],
];

function format(date, style) {
  return new Intl.DateTimeFormat(spoken(), style).format(date);
}

/** @param {Date} date */
export function clock(date) {
  return format(date, STYLES.t);
}

/** @param {Date} date */
export function fullDate(date) {
  return format(date, STYLES.F);
}

/** @param {Date} date */
export function dayOf(date) {
  return format(date, STYLES.D);
}

/**
 * When something was said: today, yesterday, or on a date.
 * @param {Date} date
 */
export function when(date) {
  const midnight = new Date().setHours(0, 0, 0, 0);
  const time = clock(date);
  if (date.getTime() >= midnight) return say("today", { time });
  if (date.getTime() >= midnight - 86_400_000) return say("yesterday", { time });
  return `${format(date, STYLES.d)} ${time}`;
}

function relative(date) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  // As Discord has it: “time left: tomorrow” would say less than “in 1 day”.
  const words = new Intl.RelativeTimeFormat(spoken());
  return words.format(Math.round(seconds / size), unit);
}

/**
 * A `<t:…>` mark of Discord's.
 * @param {number} seconds since the epoch
 * @param {string} [style] one letter
 */
export function timeMark(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const attributes = { class: "time-mark", datetime: date.toISOString(), title: fullDate(date) };
  if (style !== "R") return h("time", attributes, format(date, STYLES[style] ?? STYLES.f));
  return h("time", { ...attributes, "data-relative": "" }, relative(date));
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = relative(new Date(element.dateTime));
  }
}, 15_000);

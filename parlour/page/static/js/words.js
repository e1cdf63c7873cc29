/** Every word of the page itself, in the language of the user whose chair it is. */

import { EN } from "./words-en.js";
import { FR } from "./words-fr.js";

let language = "en";

/**
 * Speak the language of a user from now on.
 * @param {string} locale as Discord writes it: "fr", "en-US"
 */
export function speak(locale) {
  language = locale.toLowerCase().startsWith("fr") ? "fr" : "en";
  document.documentElement.lang = language;
}

/** @returns {"en"|"fr"} */
export function spoken() {
  return language;
}

/**
 * A text in the language spoken now, its places filled in.
 * @param {string} key
 * @param {Object<string, string|number>} [facts]
 * @returns {string}
 */
export function say(key, facts = {}) {
  const words = language === "fr" ? FR : EN;
  return words[key].replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? ""));
}

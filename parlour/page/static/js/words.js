/**
 * Every word of the page itself, in the language of the user whose chair it is.
 *
 * A language is a file `words-CODE.js` beside this one; the server tells which there are. What it
 * does not say is said in English.
 */

/** @type {string[]} */
const codes = await (await fetch("/page/languages")).json();
const files = await Promise.all(codes.map((code) => import(`./words-${code}.js`)));
/** @type {Object<string, Object<string, string>>} */
const words = Object.fromEntries(codes.map((code, at) => [code, files[at].WORDS]));

let language = "en";

/**
 * Speak the language of a user from now on.
 * @param {string} locale as Discord writes it: "fr", "en-US"
 */
export function speak(locale) {
  const asked = locale.toLowerCase();
  const known = (code) => codes.find((one) => one.toLowerCase() === code);
  language = known(asked) ?? known(asked.split("-")[0]) ?? "en";
  document.documentElement.lang = language;
}

/** @returns {string} */
export function spoken() {
  return language;
}

/**
 * What a language is called by those who speak it.
 * @param {string} code
 * @returns {string}
 */
export function ownName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/**
 * A text in the language spoken now, its places filled in.
 * @param {string} key
 * @param {Object<string, string|number>} [facts]
 * @returns {string}
 */
export function say(key, facts = {}) {
  const text = words[language][key] ?? words.en[key];
  return text.replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? ""));
}

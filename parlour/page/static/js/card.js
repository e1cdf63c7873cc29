/** The card for newcomers, in every language, until it is put away. */

import { h, icon, keepFocus } from "./dom.js";
import { markdown } from "./markdown.js";
import { ownName, say, spoken } from "./words.js";

const KEY = "parlour-card-away";

/**
 * @param {import("./messages.js").MessageList} list above whose messages it stands
 * @param {import("./inline.js").Setting} setting
 * @returns {{toggle: () => void}} shows it, or puts it away if it is in sight
 */
export function drawCard(list, setting) {
  const { store } = setting;
  let away = localStorage.getItem(KEY) === "yes";
  let chosen = null;

  const drawAnew = () => {
    const languages = Object.keys(store.note);
    const shown = chosen ?? (languages.includes(spoken()) ? spoken() : languages[0]);
    list.top.replaceChildren();
    if (away || !shown) return;
    const tabs = languages.map((language) => h("button", {
      type: "button",
      class: "card-tab",
      "data-place": language,
      lang: language,
      "aria-pressed": String(language === shown),
      on: { click: () => { chosen = language; draw(); } },
    }, ownName(language)));
    const put = { type: "button", class: "tool", "aria-label": say("close"), on: { click: toggle } };
    list.top.append(h("section", { class: "card", "aria-label": say("help"), lang: shown },
      h("div", { class: "markdown" }, markdown(store.note[shown], setting)),
      h("div", { class: "card-tools" }, tabs, h("button", put, icon("close")))));
  };
  const draw = () => keepFocus(list.top, drawAnew);
  const toggle = () => {
    away = !away && list.atTop;
    localStorage.setItem(KEY, away ? "yes" : "no");
    draw();
    if (!away) list.toTop();
    // The button in the header, which brings it back, is where a keyboard goes on.
    else /** @type {?HTMLElement} */ (document.querySelector(".tool-card"))?.focus();
  };
  store.on("state", () => {
    chosen = null;
    draw();
  });
  // A newcomer begins with it in sight, however small the screen.
  store.on("messages", () => {
    if (localStorage.getItem(KEY) !== null || store.more || !list.top.hasChildNodes()) return;
    localStorage.setItem(KEY, "no");
    list.toTop();
  });
  return { toggle };
}

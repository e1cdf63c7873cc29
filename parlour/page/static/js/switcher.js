/** The people one can be, each with what waits for them: one person can sit in every chair. */

import { add } from "./adding.js";
import { h, unlessPressed } from "./dom.js";
import { badge, face, waiting } from "./names.js";
import { ownName, say } from "./words.js";

/**
 * @param {HTMLElement} place
 * @param {import("./inline.js").Setting} setting
 * @param {(userId: string) => void} become
 */
export function drawSwitcher(place, { store }, become) {
  const draw = unlessPressed(place, () => {
    const focused = /** @type {?HTMLElement} */ (document.activeElement)?.dataset.human;
    place.setAttribute("aria-label", say("people"));
    const humans = store.people.map((human) => row(human, store, become));
    const list = h("ul", { class: "people-list" }, humans, another(store));
    const before = place.querySelector(".people-list")?.scrollLeft ?? 0;
    place.replaceChildren(h("h2", { class: "people-title" }, say("people")), list);
    list.scrollLeft = before;
    if (focused) /** @type {?HTMLElement} */ (place.querySelector(`[data-human="${focused}"]`))?.focus();
  });
  store.on("state", draw);
  store.on("marks", draw);
}

function another(store) {
  const click = () => add("person", { user: store.me.id });
  return h("li", {}, h("button", { type: "button", class: "human", "data-human": "new", on: { click } },
    h("span", { class: "human-face" }, face("+")),
    h("span", { class: "human-name" }, say("add-person"))));
}

function row(human, store, become) {
  const mine = human.id === store.me.id;
  const about = [
    !human.locale.startsWith("en") && ownName(human.locale),
    human.manages && say("manager"),
    human.stranger && say("stranger"),
  ].filter(Boolean);
  const called = mine ? `${human.name} (${say("you")})` : say("sit-as", { name: human.name });
  const said = [called, ...about, waiting(human)];
  const classes = ["human"];
  if (mine) classes.push("current");
  if (human.unread) classes.push("unread");
  return h("li", {}, h("button", {
    type: "button",
    class: classes.join(" "),
    "data-human": human.id,
    "aria-label": said.filter(Boolean).join(", "),
    "aria-pressed": String(mine),
    on: { click: () => become(human.id) },
  }, h("span", { class: "human-face" }, face(human.name), badge(human.pings)),
    h("span", { class: "human-name" }, human.name),
    h("span", { class: "human-about" }, mine ? say("you") : about.join(" · "))));
}

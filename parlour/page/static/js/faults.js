/** The panel of faults: Discord misbehaving at the press of a button. */

import { get, post } from "./api.js";
import { freshId, h } from "./dom.js";
import { crossButton } from "./fields.js";
import { say, spoken } from "./words.js";

const REQUESTS = [
  "POST /channels/*/messages",
  "PATCH /channels/*/messages/*",
  "POST /interactions/*/callback",
  "* /webhooks/*",
];
const EVENTS = ["INTERACTION_CREATE", "MESSAGE_CREATE", "GUILD_CREATE"];
/** What waits is called what its button is called. */
const NAMES = {
  500: "fault-5xx",
  503: "fault-503",
  429: "fault-429",
  "429 without Via": "fault-429-via",
  "500, done": "fault-done",
  slow: "fault-slow",
  "slow, done": "fault-after",
  "hang up": "fault-hangup",
  "no answer": "fault-silence",
  "2 copies": "fault-duplicate",
  late: "fault-late",
};

/** @param {import("./store.js").Store} store @returns {{toggle: () => void}} */
export function faultsPanel(store) {
  let panel = null;
  const now = h("div", { class: "faults-now", role: "status" });
  // What happens at once leaves nothing to wait for: it is told apart from what does.
  const happened = h("div", { class: "faults-happened", role: "status" });
  const show = (faults) => now.replaceChildren(...told(faults));
  const cause = async (what, more = {}, name = "") => {
    happened.textContent = "";
    try {
      show(await post("faults", { what, ...more }));
      happened.textContent = name && say("fault-happened", { name });
    } catch (error) {
      now.textContent = error.message;
    }
  };
  store.on("faults", show);

  const close = () => {
    const focused = panel?.contains(document.activeElement);
    panel?.remove();
    panel = null;
    if (focused) /** @type {?HTMLElement} */ (document.querySelector(".tool-bolt"))?.focus();
  };
  const open = () => {
    happened.textContent = "";
    panel = draw(cause, [now, happened], close);
    panel.addEventListener("keydown", (event) => event.key === "Escape" && close());
    document.body.append(panel);
    get("faults").then(show, () => {});
  };
  store.on("state", () => {
    // Somebody else sits here now, who speaks another language.
    if (!panel || panel.lang === spoken()) return;
    panel.remove();
    open();
  });
  const toggle = () => {
    if (panel) return close();
    open();
    panel.querySelector("button")?.focus();
  };
  return { toggle };
}

function told(faults) {
  const lasting = [
    faults.withhold_acks && say("fault-acks"),
    faults.lag > 0 && `${say("fault-lag")}: ${faults.lag}`,
    ...faults.waiting.map(summary),
  ].filter(Boolean);
  if (!lasting.length) return [h("p", {}, say("fault-none"))];
  return [h("p", {}, say("fault-active")), h("ul", {}, lasting.map((line) => h("li", {}, line)))];
}

function summary({ what, where, times, seconds, done }) {
  const name = NAMES[done ? `${what}, done` : what];
  const parts = [name ? say(name) : what, where, times && `× ${times}`, seconds && `${seconds} s`];
  return parts.filter(Boolean).join(" · ");
}

function pressable(look, label, click, ...inside) {
  return h("button", { type: "button", class: look, "aria-label": label, on: { click } }, ...inside);
}

function draw(cause, tellings, close) {
  const act = (label, click) => pressable("button button-secondary", label, click, label);
  const atOnce = (label, what, more = {}) => act(label, () => cause(what, more, label));
  const clear = say("fault-clear");
  const times = number(say("fault-times"), 1, 1);
  const seconds = number(say("fault-seconds"), 2, 0.1);
  const lag = number(say("fault-lag"), 1, 0.1);
  const everything = ["", say("fault-everything")];
  const where = choice(say("fault-where"), [everything, ...REQUESTS.map((one) => [one, one])]);
  const event = choice(say("fault-event"), EVENTS.map((one) => [one, one]));
  const often = (more = {}) => ({ times: times.value(), seconds: seconds.value(), ...more });
  const rest = (more = {}) => often({ where: where.value(), ...more });
  const title = h("h2", { id: freshId("faults") }, say("faults"));
  const shut = crossButton(say("close"), close, "tool");
  return h("div", { class: "faults", role: "dialog", lang: spoken(), "aria-labelledby": title.id },
    h("header", {}, title, shut),
    tellings,
    pressable("button button-primary", clear, () => cause("clear"), clear),
    group(say("fault-gateway"), [lag.element],
      act(say("fault-set"), () => cause("lag", { seconds: lag.value() })),
      atOnce(say("fault-drop"), "drop-gateway"),
      atOnce(say("fault-reconnect"), "ask-reconnect"),
      atOnce(say("fault-invalid"), "invalid-session"),
      atOnce(say("fault-resumable"), "invalid-session", { resumable: true }),
      act(say("fault-acks"), () => cause("withhold-acks"))),
    group(say("fault-rest"), [times.element, seconds.element, where.element],
      act(say("fault-5xx"), () => cause("fail", rest({ status: 500 }))),
      act(say("fault-503"), () => cause("fail", rest({ status: 503 }))),
      act(say("fault-done"), () => cause("fail", rest({ done: true }))),
      act(say("fault-429"), () => cause("limit", rest())),
      act(say("fault-429-via"), () => cause("limit", rest({ via: false }))),
      act(say("fault-slow"), () => cause("slow", rest())),
      act(say("fault-after"), () => cause("slow", rest({ done: true }))),
      act(say("fault-hangup"), () => cause("hang-up", rest())),
      act(say("fault-silence"), () => cause("never-answer", rest()))),
    group(say("fault-events"), [event.element],
      act(say("fault-duplicate"), () => cause("duplicate", often({ event: event.value() }))),
      act(say("fault-late"), () => cause("late", often({ event: event.value() })))));
}

function group(title, inputs, ...buttons) {
  return h("section", {}, h("h3", {}, title),
    h("div", { class: "faults-inputs" }, inputs),
    h("div", { class: "faults-buttons" }, buttons));
}

function number(label, initial, step) {
  const attributes = { type: "number", min: step, step, value: initial };
  const input = /** @type {HTMLInputElement} */ (h("input", attributes));
  return { element: h("label", {}, h("span", {}, label), input), value: () => Number(input.value) };
}

function choice(label, entries) {
  const input = /** @type {HTMLSelectElement} */ (
    h("select", {}, entries.map(([value, text]) => h("option", { value }, text))));
  return { element: h("label", { class: "wide" }, h("span", {}, label), input), value: () => input.value };
}

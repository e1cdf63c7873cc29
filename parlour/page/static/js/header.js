/** The bar above the messages: where one is, and the page's own buttons. */

import { h, icon, keepFocus } from "./dom.js";
import { placeName } from "./names.js";
import { dark, onTheme, toggleTheme } from "./theme.js";
import { say } from "./words.js";

/**
 * @param {HTMLElement} place
 * @param {import("./inline.js").Setting} setting
 * @param {{menu: () => void, faults: () => void, help: () => void}} doors
 */
export function drawHeader(place, { store }, { menu, faults, help }) {
  const tool = (name, label, click, extra = {}) => h("button", {
    type: "button",
    class: `tool tool-${name}`,
    title: label,
    "aria-label": label,
    "data-place": label,
    on: { click },
    ...extra,
  }, icon(name));
  const drawAnew = () => {
    const { channel } = store;
    const unread = Object.entries(store.marks).some(([id, mark]) => mark.unread && id !== store.channelId);
    const kind = channel?.type === 1 ? "card" : channel?.parent_id ? "thread" : "hash";
    place.replaceChildren(
      tool("menu", say("open-menu"), menu, {
        class: `tool tool-menu${unread ? " unread" : ""}`,
        "aria-controls": "sidebar",
      }),
      h("h1", { class: "channel-title" }, channel ? icon(kind) : null, h("span", {}, channel?.name ?? "")),
      h("p", { class: "topic" }, channel?.topic ?? ""),
      h("div", { class: "tools" },
        Object.keys(store.note).length ? tool("card", say("help"), help) : null,
        tool(dark() ? "sun" : "moon", say(dark() ? "light" : "dark"), toggleTheme, { "data-place": "theme" }),
        tool("bolt", say("faults"), faults)));
    document.title = title(store);
  };
  const draw = () => keepFocus(place, drawAnew);
  for (const event of ["state", "marks", "channel"]) store.on(event, draw);
  onTheme(draw);
}

function title(store) {
  const pings = Object.values(store.marks).reduce((sum, mark) => sum + mark.pings, 0);
  const where = store.channel ? `${placeName(store.channel)} · ${store.me.name}` : "Parlour";
  return pings ? `(${pings}) ${where}` : where;
}

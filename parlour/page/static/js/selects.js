/** Select menus of every kind, in messages and in modals. */

import { h, icon } from "./dom.js";
import { face } from "./names.js";
import { chooseFrom } from "./popup.js";
import { say } from "./words.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;

/** @param {number} type */
export function isSelect(type) {
  return [STRING, USER, ROLE, MENTIONABLE, CHANNEL].includes(type);
}

/**
 * What a select offers.
 * @param {any} part
 * @param {import("./store.js").Store} store
 * @returns {import("./popup.js").Entry[]}
 */
export function entriesOf(part, store) {
  if (part.type === STRING) {
    return part.options.map((option) => ({
      value: option.value,
      label: option.label,
      description: option.description,
      mark: option.emoji?.name ? h("span", { class: "emoji" }, option.emoji.name) : null,
    }));
  }
  if (part.type === CHANNEL) return channelEntries(store, part.channel_types);
  const users = part.type === ROLE ? [] : userEntries(store);
  return part.type === USER ? users : [...users, ...roleEntries(store)];
}

/** @param {import("./store.js").Store} store */
export function userEntries(store) {
  const members = store.guild?.members ?? [{ id: store.me.id }, { id: store.bot.id }];
  return members.map(({ id }) => ({
    value: id,
    label: store.nameOf(id),
    mark: face(store.nameOf(id), { bot: store.users[id]?.bot }),
  }));
}

/** @param {import("./store.js").Store} store */
export function roleEntries(store) {
  return (store.guild?.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
}

/** @param {import("./store.js").Store} store @param {number[]} [types] */
export function channelEntries(store, types) {
  return [...store.channels.values()]
    .filter((one) => one.guild_id && one.guild_id === store.guild?.id)
    .filter((one) => !types?.length || types.includes(one.type))
    .map((one) => ({ value: one.id, label: one.name, mark: icon(one.parent_id ? "thread" : "hash") }));
}

function chosenAtFirst(part) {
  const given = (part.default_values ?? []).map((one) => one.id);
  return (part.options ?? []).filter((one) => one.default).map((one) => one.value).concat(given);
}

/**
 * A select as a button that shows what is chosen and opens the list.
 * @param {any} part
 * @param {import("./store.js").Store} store
 * @param {(values: string[], control: HTMLElement) => void} onChosen
 * @param {{label?: string}} [about]
 */
export function select(part, store, onChosen, { label } = {}) {
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const placeholder = part.placeholder || say("choose");
  const entries = entriesOf(part, store);
  let chosen = chosenAtFirst(part);
  const shown = h("span", { class: "select-shown" });
  const control = /** @type {HTMLButtonElement} */ (h("button", {
    type: "button",
    class: "select",
    disabled: part.disabled,
    "data-key": part.custom_id,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    on: { click: () => open() },
  }, shown, icon("chevron")));

  const draw = () => {
    const labels = entries.filter((one) => chosen.includes(one.value)).map((one) => one.label);
    shown.textContent = labels.join(", ") || placeholder;
    shown.classList.toggle("select-empty", !labels.length);
    control.setAttribute("aria-label", [label ?? placeholder, ...labels].join(": "));
  };
  const open = async () => {
    const list = { label: label ?? placeholder, entries, chosen, least, most };
    const next = await chooseFrom(control, list);
    if (next.join() === chosen.join()) return;
    // Too few are kept, for who goes on choosing, and not sent.
    chosen = next;
    draw();
    if (chosen.length >= least) onChosen(chosen, control);
  };
  draw();
  return { control, values: () => chosen };
}

/** Servers, and the channels and threads of the one looked at. */

import { add } from "./adding.js";
import { post } from "./api.js";
import { h, icon, keepFocus, unlessPressed } from "./dom.js";
import { badge, initials, waiting } from "./names.js";
import { say } from "./words.js";

const DIRECT = 1;
const CATEGORY = 4;

/**
 * @param {HTMLElement} rail
 * @param {HTMLElement} list
 * @param {import("./inline.js").Setting} setting
 */
export function drawPlaces(rail, list, setting) {
  const { store } = setting;
  const drawings = [
    unlessPressed(rail, () => keepFocus(rail, () => drawRail(rail, setting))),
    unlessPressed(list, () => keepFocus(list, () => drawChannels(list, setting))),
  ];
  for (const event of ["state", "marks", "channel"]) {
    for (const draw of drawings) store.on(event, draw);
  }
}

function sumMarks(store, fits) {
  const found = [...store.channels.values()].filter(fits).map((one) => store.marks[one.id]);
  const sum = (key) => found.reduce((total, mark) => total + (mark?.[key] ?? 0), 0);
  return { unread: sum("unread"), pings: sum("pings") };
}

function drawRail(rail, setting) {
  const { store } = setting;
  rail.setAttribute("aria-label", say("servers"));
  const here = store.channel?.guild_id ?? null;
  const direct = [...store.channels.values()].find((one) => one.type === DIRECT);
  const home = server(setting, {
    name: say("private"),
    inside: h("img", { src: "/page/icon.svg", alt: "" }),
    marks: sumMarks(store, (one) => one.type === DIRECT),
    current: !here && Boolean(store.channel),
    key: "home",
    to: direct?.id,
  });
  const guilds = store.guilds.map((guild) => server(setting, {
    name: guild.name,
    inside: initials(guild.name),
    marks: sumMarks(store, (one) => one.guild_id === guild.id),
    current: guild.id === here,
    key: guild.id,
    to: bestChannel(store, guild.id)?.id,
  }));
  rail.replaceChildren(home, h("hr"), ...guilds);
}

/** Where a click on a server leads: to what waits there, or to its first channel. */
function bestChannel(store, guildId) {
  const inside = [...store.channels.values()]
    .filter((one) => one.guild_id === guildId && one.type !== CATEGORY);
  const pinged = inside.find((one) => store.marks[one.id]?.pings);
  return pinged ?? inside.find((one) => !one.parent_id) ?? inside[0];
}

function server(setting, { name, inside, marks, current, key, to }) {
  const said = [name, waiting(marks)];
  const classes = ["server", current && "current", marks.unread && "unread"].filter(Boolean).join(" ");
  return h("button", {
    type: "button",
    class: classes,
    title: name,
    "data-place": key,
    "aria-label": said.filter(Boolean).join(", "),
    "aria-current": current ? "true" : null,
    on: { click: () => to && setting.go(to, undefined, { stay: true }) },
  }, h("span", { class: "server-face" }, inside), badge(marks.pings));
}

function drawChannels(list, setting) {
  const { store } = setting;
  const guild = store.guild;
  const title = guild?.name ?? say("private");
  list.setAttribute("aria-label", say("channels", { name: title }));
  const inside = [...store.channels.values()].filter((one) =>
    guild ? one.guild_id === guild.id : one.type === DIRECT);
  const top = inside.filter((one) => !isThread(one) && one.type !== CATEGORY);
  top.sort((one, other) => one.position - other.position);
  const rows = top.flatMap((channel) => [
    row(channel, setting),
    ...inside.filter((one) => isThread(one) && one.parent_id === channel.id && shown(one, store))
      .map((thread) => row(thread, setting)),
  ]);
  rows.push(guild ? another(guild, store) : door(store));
  list.replaceChildren(h("h2", { class: "guild-name" }, title), h("ul", { class: "channel-list" }, rows));
}

function another(guild, store) {
  const click = () => add("channel", { user: store.me.id, guild: guild.id });
  return h("li", {}, h("button", { type: "button", class: "channel", "data-place": "new", on: { click } },
    icon("plus"), h("span", { class: "channel-name" }, say("add-channel"))));
}

/** People may close their private messages to a bot; what becomes of its reminders then? */
function door(store) {
  const { id, direct } = store.me;
  const click = () => post("direct", { user: id, taken: !direct }).catch(() => {});
  return h("li", {}, h("button", {
    type: "button",
    class: "channel",
    "data-place": "door",
    on: { click },
  }, icon("door"), h("span", { class: "channel-name" }, say(direct ? "close-door" : "open-door"))));
}

function isThread(channel) {
  return channel.type >= 10 && channel.type <= 12;
}

/** A closed thread is out of the way unless somebody looks at it. */
function shown(thread, store) {
  return !thread.archived || thread.id === store.channelId;
}

function row(channel, setting) {
  const { store } = setting;
  const mark = store.marks[channel.id];
  const current = channel.id === store.channelId;
  const classes = ["channel"];
  if (current) classes.push("current");
  if (mark?.unread) classes.push("unread");
  if (isThread(channel)) classes.push("thread");
  const said = [
    channel.name,
    waiting(mark),
    channel.archived ? say("archived") : "",
  ];
  return h("li", {}, h("button", {
    type: "button",
    class: classes.join(" "),
    "data-place": channel.id,
    "aria-label": said.filter(Boolean).join(", "),
    "aria-current": current ? "page" : null,
    on: { click: () => setting.go(channel.id) },
  }, icon(isThread(channel) ? "thread" : channel.type === DIRECT ? "card" : "hash"),
    h("span", { class: "channel-name" }, channel.name),
    badge(mark?.pings ?? 0)));
}

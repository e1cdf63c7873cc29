/** What the page knows, and who is told when it changes. */

import { get, post } from "./api.js";
import { speak } from "./words.js";

/**
 * @typedef {{id: string, name: string, locale: string, stranger: boolean, manages: boolean,
 *   unread: number, pings: number}} Human
 * @typedef {{id: string, type: number, name: string, guild_id: ?string, parent_id: ?string,
 *   topic: ?string, position: number, archived: boolean, joined: boolean,
 *   can_post: boolean}} Channel
 * @typedef {{unread: number, pings: number, read: string}} Mark
 */

const DIRECT = 1;
const TEXT = 0;

/** Ids are too long for numbers: longer is newer, and of one length they sort as text. */
export function newerId(one, other) {
  return one.length !== other.length ? one.length - other.length : one < other ? -1 : +(one > other);
}

/**
 * Tells `state` (people, places or who I am changed), `marks`, `channel` (another one is
 * looked at), `messages` (those of the current channel were loaded), `message`, `gone`,
 * `typing`, `modal`, `bot`, `faults` and `connection`.
 */
export class Store extends EventTarget {
  me = { id: "", name: "", locale: "en-US", direct: true };
  bot = { id: "", name: "", connected: true };
  /** @type {Human[]} */ people = [];
  /** @type {Object<string, {name: string, bot: boolean}>} */ users = {};
  /** @type {any[]} */ guilds = [];
  /** @type {Map<string, Channel>} */ channels = new Map();
  /** @type {Object<string, Mark>} */ marks = {};
  /** @type {Object<string, string>} */ note = {};
  /** @type {?string} */ channelId = null;
  /** @type {Map<string, any>} messages of the current channel by id, oldest first */
  messages = new Map();
  more = false;
  lastRead = "0";
  #loading = null;
  #fetching = false;
  #commands = new Map();

  #tell(name, detail = null) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @param {string} name @param {(detail: any) => void} listener */
  on(name, listener) {
    this.addEventListener(name, (event) => listener(/** @type {CustomEvent} */ (event).detail));
  }

  /** @returns {?Channel} the channel looked at */
  get channel() {
    return this.channels.get(this.channelId ?? "") ?? null;
  }

  /** @returns {any} the guild looked at, if it is no private conversation */
  get guild() {
    return this.guilds.find((guild) => guild.id === this.channel?.guild_id) ?? null;
  }

  /** What happens, from the socket. */
  take(what, data) {
    switch (what) {
      case "state": return this.#takeState(data);
      case "marks": {
        this.marks = data.marks;
        this.people = data.people;
        return this.#tell("marks");
      }
      case "message": return this.#takeMessage(data);
      case "gone": return this.#takeGone(data);
      case "commands": return this.#commands.clear();
      case "bot": {
        this.bot = data;
        return this.#tell("bot");
      }
      default: return this.#tell(what, data);
    }
  }

  #takeState(data) {
    const came = data.me.id !== this.me.id || !this.channels.size;
    this.me = data.me;
    speak(this.me.locale);
    for (const key of ["bot", "people", "users", "guilds", "marks", "note"]) this[key] = data[key];
    this.channels = new Map(data.channels.map((channel) => [channel.id, channel]));
    this.#commands.clear();
    this.#tell("state");
    if (!this.channel) this.channelId = this.firstChannel()?.id ?? null;
    if (came) this.look(this.channelId);
  }

  /** Where somebody begins: in the first channel with a ping, or the first of all. */
  firstChannel() {
    const shown = [...this.channels.values()].filter((one) => one.type === TEXT);
    const pinged = [...this.channels.values()].filter((one) => this.marks[one.id]?.pings);
    return pinged[0] ?? shown[0] ?? [...this.channels.values()].find((one) => one.type === DIRECT);
  }

  /** Forget what the former user saw; the socket brings what the next one sees. */
  leave() {
    this.channels = new Map();
    this.messages = new Map();
    this.#loading = null;
  }

  /** Look at a channel, and load what is said there. */
  async look(channelId) {
    this.channelId = channelId;
    this.messages = new Map();
    this.more = false;
    this.#tell("channel");
    await this.refresh();
  }

  /** Load the newest messages (again); what happens meanwhile is added after. */
  async refresh() {
    const channel = this.channelId;
    if (!channel) return this.#tell("messages");
    const waiting = [];
    this.#loading = waiting;
    const query = { user: this.me.id };
    let loaded;
    try {
      loaded = await get(`channels/${channel}/messages`, query);
    } catch {
      // The socket tells when the parlour is gone, and this is asked again when it is back.
      return;
    }
    if (this.#loading !== waiting) return;
    this.#loading = null;
    this.messages = new Map(loaded.messages.map((message) => [message.id, message]));
    this.more = loaded.more;
    this.lastRead = loaded.read;
    this.#tell("messages");
    for (const [what, data] of waiting) this.take(what, data);
  }

  /** Load what was said before. */
  async older() {
    const channel = this.channelId;
    const first = this.messages.keys().next().value;
    if (!channel || !first || !this.more || this.#fetching) return;
    this.#fetching = true;
    const query = { user: this.me.id, before: first };
    const loaded = await get(`channels/${channel}/messages`, query).catch(() => null);
    this.#fetching = false;
    if (!loaded || this.channelId !== channel || query.user !== this.me.id) return;
    this.more = loaded.more;
    const added = loaded.messages.map((message) => [message.id, message]);
    this.messages = new Map([...added, ...this.messages]);
    this.#tell("older");
  }

  /** Load what was said before as far back as a message, if it is there. */
  async reach(messageId) {
    while (this.more && !this.messages.has(messageId)) {
      const first = this.messages.keys().next().value;
      if (!first || newerId(messageId, first) > 0) return;
      await this.older();
      if (this.messages.keys().next().value === first) return;
    }
  }

  #takeMessage(message) {
    if (message.channel_id !== this.channelId) return;
    if (this.#loading) return void this.#loading.push(["message", message]);
    const known = this.messages.has(message.id);
    this.messages.set(message.id, message);
    this.#tell("message", { message, fresh: !known });
  }

  #takeGone(data) {
    if (data.channel_id !== this.channelId) return;
    if (this.#loading) return void this.#loading.push(["gone", data]);
    if (this.messages.delete(data.id)) this.#tell("gone", data.id);
  }

  /** Everything up to the newest message has been seen. */
  async markRead() {
    const newest = [...this.messages.keys()].pop();
    const channel = this.channelId;
    if (!channel || !newest || newerId(newest, this.lastRead) <= 0) return;
    this.lastRead = newest;
    await post("read", { user: this.me.id, channel, message: newest }).catch(() => {});
  }

  /** The commands of the current channel, in my language. */
  async commands() {
    const channel = this.channelId ?? "";
    if (!this.#commands.has(channel)) {
      const asked = get("commands", { user: this.me.id, channel });
      asked.catch(() => this.#commands.delete(channel));
      this.#commands.set(channel, asked);
    }
    return this.#commands.get(channel);
  }

  /** A user's name as they are called in the guild looked at. */
  nameOf(userId) {
    const member = this.guild?.members.find((one) => one.id === userId);
    return member?.nick ?? this.users[userId]?.name ?? "?";
  }
}

/** Puts the page together. */

import { get } from "./api.js";
import { drawBanner } from "./banner.js";
import { drawCard } from "./card.js";
import { Composer } from "./composer.js";
import { Drawer } from "./drawer.js";
import { faultsPanel } from "./faults.js";
import { drawHeader } from "./header.js";
import { MessageList } from "./messages.js";
import { openModal } from "./modal.js";
import { drawPlaces } from "./sidebar.js";
import { drawSkip } from "./skip.js";
import { LiveSocket } from "./socket.js";
import { Store } from "./store.js";
import { drawSwitcher } from "./switcher.js";

const RETRY = 1000;

/** Who and where, kept in the address so that a reload, or a second window, is the same. */
function addressed() {
  const [user, channel] = location.hash.slice(1).split("/");
  return { user, channel };
}

async function firstUser() {
  for (;;) {
    try {
      return chair(await get("people"), addressed().user).id;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
}

/** Who to be: somebody known by this id or else by this name; a newcomer is Alice. */
function chair(people, id, name = "Alice") {
  return people.find((one) => one.id === id) ?? people.find((one) => one.name === name) ?? people[0];
}

function place(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

async function start() {
  const store = new Store();
  const drawer = new Drawer(place("app"), place("scrim"));
  const setting = {
    store,
    go: async (channelId, messageId, { stay = false } = {}) => {
      if (!stay) drawer.close();
      if (channelId !== store.channelId) await store.look(channelId);
      if (!messageId) return;
      await store.reach(messageId);
      list.reveal(messageId);
    },
  };
  const socket = new LiveSocket(
    (what, data) => store.take(what, data),
    (connected) => {
      const back = connected && lost;
      lost = !connected;
      store.dispatchEvent(new CustomEvent("connection", { detail: connected }));
      // What happened meanwhile was not heard: ask again, once the new state is in.
      if (back) queueMicrotask(() => store.refresh());
      if (lost) sitDownAgain();
    },
  );
  let lost = false;
  const become = (userId) => {
    if (userId === store.me.id) return;
    store.leave();
    socket.listenAs(userId);
  };
  // A parlour that was started afresh has the same people under new ids, and would turn the
  // old one away for ever.
  const sitDownAgain = async () => {
    const people = await get("people").catch(() => null);
    if (people && lost) become(chair(people, socket.user, store.me.name).id);
  };

  drawBanner(place("banner"), store);
  drawPlaces(place("rail"), place("sidebar"), setting);
  drawSwitcher(place("people"), setting, become);
  const faults = faultsPanel(store);
  const list = new MessageList(place("messages"), setting);
  drawSkip(place("skip"), store, () => list.focus());
  const card = drawCard(list, setting);
  drawHeader(place("header"), setting, {
    menu: () => drawer.toggle(),
    faults: () => faults.toggle(),
    help: () => card.toggle(),
  });
  new Composer(place("composer"), setting, list);
  store.on("modal", (modal) => openModal(modal, setting));
  store.on("channel", () => {
    history.replaceState(null, "", `#${store.me.id}/${store.channelId ?? ""}`);
  });
  store.channelId = addressed().channel || null;
  socket.listenAs(await firstUser());
}

start();

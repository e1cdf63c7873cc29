/** What is wrong with the connection, above everything. */

import { say } from "./words.js";

const BACK_SHOWN = 2500;

/**
 * @param {HTMLElement} place
 * @param {import("./store.js").Store} store
 */
export function drawBanner(place, store) {
  let connected = true;
  let lost = false;
  let timer = 0;
  const draw = () => {
    clearTimeout(timer);
    const away = !store.bot.connected && store.me.id;
    place.className = !connected ? "lost" : lost ? "back" : away ? "away" : "";
    place.textContent = !connected
      ? say("reconnecting")
      : lost ? say("back") : away ? say("bot-away", { name: store.bot.name }) : "";
    if (connected && lost) {
      timer = setTimeout(() => {
        lost = false;
        draw();
      }, BACK_SHOWN);
    }
  };
  store.on("connection", (now) => {
    lost = lost || !now;
    connected = now;
    draw();
  });
  store.on("bot", draw);
  store.on("state", draw);
}

/** The way past servers, channels and people, for whoever goes by keyboard. */

import { say } from "./words.js";

/**
 * @param {HTMLElement} link
 * @param {import("./store.js").Store} store
 * @param {() => void} jump
 */
export function drawSkip(link, store, jump) {
  const draw = () => {
    link.textContent = say("skip");
  };
  store.on("state", draw);
  link.addEventListener("click", (event) => {
    event.preventDefault(); // the address says who and where
    jump();
  });
  draw();
}

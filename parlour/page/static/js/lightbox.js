/** A picture as large as the window, with its description below. */

import { h, icon } from "./dom.js";
import { say } from "./words.js";

/**
 * @param {string} source
 * @param {string} alt
 */
export function enlarge(source, alt) {
  const zoom = () => image.setAttribute("aria-pressed", String(image.classList.toggle("actual")));
  const image = h("img", {
    src: source,
    alt,
    role: "button",
    tabindex: "0",
    "aria-pressed": "false",
    on: {
      click: zoom,
      keydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        zoom();
      },
    },
  });
  const shut = h("button", {
    type: "button",
    autofocus: true,
    class: "lightbox-close",
    "aria-label": say("close"),
    on: { click: () => dialog.close() },
  }, icon("close"));
  const stage = h("div", { class: "lightbox-stage" }, image);
  const words = h("p", { class: "lightbox-words" }, alt);
  const dialog = /** @type {HTMLDialogElement} */ (
    h("dialog", { class: "lightbox", "aria-label": alt }, stage, words, shut)
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target === stage) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

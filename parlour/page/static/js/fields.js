/** What all forms of the page are made of. */

import { h, icon } from "./dom.js";
import { say } from "./words.js";

/**
 * A line to type in that may offer something below it.
 * @param {Object<string, any>} more its other attributes
 */
export function typingLine(more) {
  return /** @type {HTMLInputElement} */ (h("input", {
    type: "text",
    role: "combobox",
    autocomplete: "off",
    "aria-expanded": "false",
    ...more,
  }));
}

/**
 * A small cross that takes something away.
 * @param {string} label
 * @param {() => void} click
 * @param {string} look its class
 */
export function crossButton(label, click, look) {
  return h("button", { type: "button", class: look, "aria-label": label, on: { click } }, icon("close"));
}

/** Why something that was sent has not worked, for whoever sent it. */
export function whyFailed(error) {
  return error.botFailed ? say("no-response") : error.message;
}

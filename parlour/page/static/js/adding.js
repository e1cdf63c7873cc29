/** More people and channels than the stage came with. */

import { post } from "./api.js";
import { say } from "./words.js";

/**
 * Ask for a name, and have something made that bears it; the socket brings it to the page.
 * @param {"person" | "channel"} what
 * @param {Object<string, string>} more who asks, and where
 */
export async function add(what, more) {
  const name = window.prompt(say(what === "person" ? "name-person" : "name-channel"))?.trim();
  if (!name) return;
  try {
    await post(`add-${what}`, { ...more, name });
  } catch (error) {
    window.alert(error.message);
  }
}

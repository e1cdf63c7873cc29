/** Asking the parlour. */

import { say } from "./words.js";

/** Something the parlour did not do, with its reason. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message
   */
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** Whether the bot missed its three seconds, or its answer was turned down. */
  get botFailed() {
    return this.status === 504 || this.status === 502;
  }
}

async function ask(path, init) {
  let response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(0, "offline", say("offline"));
  }
  const body = await response.json().catch(() => null);
  if (response.ok) return body;
  const error = body?.error ?? { code: "broken", message: `HTTP ${response.status}` };
  throw new Refused(response.status, error.code, error.message);
}

/**
 * @param {string} path below /parlour/
 * @param {Object<string, string>} [query]
 * @returns {Promise<any>}
 */
export function get(path, query = {}) {
  const search = new URLSearchParams(query).toString();
  return ask(`/parlour/${path}${search ? `?${search}` : ""}`);
}

/**
 * @param {string} path below /parlour/
 * @param {Object<string, any>} body
 * @returns {Promise<any>}
 */
export function post(path, body) {
  return ask(`/parlour/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/**
 * A file as the parlour takes it.
 * @param {File} file
 * @returns {Promise<{name: string, data: string}>}
 */
export async function encoded(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return { name: file.name, data: btoa(text) };
}

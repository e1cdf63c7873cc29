/** A modal the bot opens: a form in front of everything else. */

import { encoded, post } from "./api.js";
import { freshId, h } from "./dom.js";
import { crossButton, whyFailed } from "./fields.js";
import { markdown } from "./markdown.js";
import { isSelect, select } from "./selects.js";
import { say } from "./words.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const UPLOAD = 19;
const RADIO = 21;
const CHECKS = 22;
const CHECK = 23;

/**
 * @param {any} modal as the bot sent it
 * @param {import("./inline.js").Setting} setting
 */
export function openModal(modal, setting) {
  const fields = [];
  const shut = () => dialog.close();
  const trouble = h("p", { class: "trouble", role: "alert" });
  const title = h("h2", { id: freshId("modal") }, modal.title);
  const submit = h("button", { type: "submit", class: "button button-primary" }, say("submit"));
  const form = h("form", { method: "dialog", novalidate: true },
    modal.components.map((part) => drawPart(part, fields, setting)),
    trouble,
    h("div", { class: "modal-foot" },
      h("button", { type: "button", class: "button button-secondary", on: { click: shut } }, say("cancel")),
      submit));
  const dialog = /** @type {HTMLDialogElement} */ (h("dialog", { class: "modal", "aria-labelledby": title.id },
    h("header", {}, title, crossButton(say("close"), shut, "tool")), form));
  form.addEventListener("input", () => { trouble.textContent = ""; });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (submit.getAttribute("aria-busy") === "true") return;
    const problem = fields.map((field) => field.problem()).find(Boolean);
    trouble.textContent = problem ?? "";
    if (problem) return;
    const { store } = setting;
    submit.setAttribute("aria-busy", "true");
    try {
      const pairs = fields.map(async (field) => [field.custom_id, await field.value()]);
      const given = (await Promise.all(pairs)).filter(([, value]) => value !== undefined);
      const values = Object.fromEntries(given);
      await post("submit", { user: store.me.id, custom_id: modal.custom_id, values });
      dialog.close();
    } catch (error) {
      trouble.textContent = whyFailed(error);
    } finally {
      submit.removeAttribute("aria-busy");
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  /** @type {?HTMLElement} */ (form.querySelector("input, textarea, .select"))?.focus();
}

function drawPart(part, fields, setting) {
  if (part.type === TEXT) return h("div", { class: "markdown" }, markdown(part.content, setting));
  const drawn = (label, about, inner) => field({ label, about, part: inner }, fields, setting);
  if (part.type === ROW) return part.components.map((child) => drawn(child.label, null, child));
  if (part.type === LABEL) return drawn(part.label, part.description, part.component);
  return null;
}

/** A thing to fill in, under its label. */
function field({ label, about, part }, fields, setting) {
  const id = freshId("field");
  const required = part.required !== false;
  const made = control(part, label, id, setting);
  const empty = (value) => value === undefined || value === "" || (Array.isArray(value) && !value.length);
  fields.push({
    custom_id: part.custom_id,
    value: made.value,
    problem: () => {
      const value = made.plain();
      if (empty(value)) return required ? say("needs-option", { name: label }) : null;
      const short = part.type === TEXT_INPUT && value.length < (part.min_length ?? 0);
      if (short) return `${label}: ${say("too-short", { n: part.min_length })}`;
      const few = Array.isArray(value) && value.length < (part.min_values ?? 1);
      return few ? `${label}: ${say("too-few", { n: part.min_values })}` : null;
    },
  });
  const mark = required ? h("span", { class: "needed", title: say("required") }, "*") : null;
  const words = made.group
    ? h("span", { class: "field-label", id: `${id}-label` }, label, mark)
    : h("label", { class: "field-label", for: id }, label, mark);
  return h("div", { class: "field" }, words, about ? h("p", { class: "field-about" }, about) : null, made.element);
}

function control(part, label, id, setting) {
  if (isSelect(part.type)) {
    const told = (_, control) => control.dispatchEvent(new Event("input", { bubbles: true }));
    const menu = select(part, setting.store, told, { label });
    menu.control.id = id;
    return { element: menu.control, plain: menu.values, value: async () => menu.values() };
  }
  switch (part.type) {
    case UPLOAD: return upload(part, id);
    case RADIO: return options(part, id, "radio");
    case CHECKS: return options(part, id, "checkbox");
    case CHECK: {
      const box = /** @type {HTMLInputElement} */ (h("input", { id, type: "checkbox" }));
      box.checked = Boolean(part.default);
      return { element: box, plain: () => box.checked, value: async () => box.checked };
    }
    default: return text(part, id);
  }
}

function text(part, id) {
  const attributes = {
    id,
    placeholder: part.placeholder,
    maxlength: part.max_length ?? 4000,
    required: part.required !== false,
    value: part.value ?? "",
  };
  const input = part.style === 2
    ? h("textarea", { ...attributes, rows: "5" })
    : h("input", { ...attributes, type: "text", autocomplete: "off" });
  const plain = () => /** @type {HTMLInputElement} */ (input).value;
  return { element: input, plain, value: async () => plain() };
}

function upload(part, id) {
  const attributes = { id, type: "file", multiple: (part.max_values ?? 1) > 1 };
  const input = /** @type {HTMLInputElement} */ (h("input", attributes));
  const files = () => [...(input.files ?? [])];
  return { element: input, plain: files, value: () => Promise.all(files().map(encoded)) };
}

function options(part, id, type) {
  const boxes = part.options.map((option) => {
    const box = /** @type {HTMLInputElement} */ (h("input", { type, name: id, value: option.value }));
    box.checked = Boolean(option.default);
    return h("label", { class: "field-option" }, box, h("span", {}, option.label,
      option.description ? h("small", {}, option.description) : null));
  });
  const role = type === "radio" ? "radiogroup" : "group";
  const element = h("div", { role, "aria-labelledby": `${id}-label` }, boxes);
  const chosen = () => [...element.querySelectorAll("input")].filter((box) => box.checked)
    .map((box) => box.value);
  const plain = () => (type === "radio" ? chosen()[0] : chosen());
  return { element, plain, value: async () => plain(), group: true };
}

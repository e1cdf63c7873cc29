/** Drawing a message's components, of the first and the second kind. */

import { h, icon } from "./dom.js";
import { interact } from "./interact.js";
import { markdown } from "./markdown.js";
import { covered, file, gallery, picture } from "./media.js";
import { isSelect, select } from "./selects.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** How each type of component is drawn. */
const DRAWN = {
  1: row,
  2: button,
  9: section,
  10: (part, message, setting) => h("div", { class: "markdown" }, markdown(part.content, setting)),
  11: (part) => h("div", { class: "thumbnail" }, picture(mediaOf(part))),
  12: (part) => gallery(part.items.map((item) => mediaOf(item))),
  13: (part) => covered(part, file({ url: part.file.url, filename: part.name ?? "file", size: part.size })),
  14: separator,
  17: container,
};

/**
 * @param {any[]} parts
 * @param {any} message
 * @param {import("./inline.js").Setting} setting
 * @returns {HTMLElement[]}
 */
export function drawn(parts, message, setting) {
  return parts.map((part) => draw(part, message, setting)).filter(Boolean);
}

function draw(part, message, setting) {
  if (isSelect(part.type)) return menu(part, message, setting);
  return DRAWN[part.type]?.(part, message, setting) ?? null;
}

function row(part, message, setting) {
  return h("div", { class: "row" }, drawn(part.components, message, setting));
}

function button(part, message, setting) {
  const style = STYLES[part.style] ?? "secondary";
  const emoji = part.emoji?.name ? h("span", { class: "emoji" }, part.emoji.name) : null;
  const inside = [emoji, part.label ? h("span", {}, part.label) : null];
  if (style === "link") {
    const safe = /^(https?|discord):/.test(part.url) && !part.disabled;
    return h("a", {
      class: "button button-secondary",
      target: "_blank",
      rel: "noopener noreferrer",
      href: safe ? part.url : null,
      "aria-disabled": part.disabled,
    }, inside, icon("link"));
  }
  const control = h("button", {
    type: "button",
    class: `button button-${style}`,
    disabled: part.disabled,
    "data-key": part.custom_id,
    on: {
      click: () => interact(control, message, "press", { custom_id: part.custom_id }, setting),
    },
  }, inside);
  return control;
}

function menu(part, message, setting) {
  const choose = (values, control) =>
    interact(control, message, "choose", { custom_id: part.custom_id, values }, setting);
  return select(part, setting.store, choose).control;
}

function section(part, message, setting) {
  return h("div", { class: "section" },
    h("div", { class: "section-words" }, drawn(part.components, message, setting)),
    h("div", { class: "section-accessory" }, drawn([part.accessory], message, setting)));
}

function mediaOf({ media, description, spoiler }) {
  return { url: media.url, alt: description, width: media.width, height: media.height, spoiler };
}

function separator(part) {
  const wide = part.spacing === 2 ? " separator-wide" : "";
  const line = part.divider === false ? " separator-blank" : "";
  return h("div", { class: `separator${wide}${line}`, role: "separator" });
}

function container(part, message, setting) {
  const box = h("div", { class: "container" }, drawn(part.components, message, setting));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    box.classList.add("container-accent");
    box.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  }
  return covered(part, box);
}

/** The addresses of all media that components show, wherever they are nested. */
export function mediaIn(parts) {
  const found = [];
  for (const part of parts) {
    found.push(part.media?.url, part.file?.url, ...(part.items ?? []).map((item) => item.media.url));
    found.push(...mediaIn(part.components ?? []), ...mediaIn(part.accessory ? [part.accessory] : []));
  }
  return found.filter(Boolean);
}

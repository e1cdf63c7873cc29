/** Embeds: the boxes of older messages. */

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { when } from "./time.js";

/**
 * @param {any} embed
 * @param {import("./inline.js").Setting} setting
 */
export function drawEmbed(embed, setting) {
  const written = (text, name) => text && h("div", { class: `${name} markdown` }, markdown(text, setting));
  const image = embed.image ? picture(embed.image) : null;
  const small = embed.thumbnail ? h("div", { class: "thumbnail" }, picture(embed.thumbnail)) : null;
  const moment = embed.timestamp ? when(new Date(embed.timestamp)) : null;
  const footer = [embed.footer?.text, moment].filter(Boolean).join(" · ");
  const fields = (embed.fields ?? []).map((field) =>
    h("div", { class: field.inline ? "embed-field embed-inline" : "embed-field" },
      written(field.name, "embed-name"), written(field.value, "embed-value")));
  const box = h("div", { class: "embed" },
    h("div", { class: "embed-words" },
      embed.author?.name ? h("div", { class: "embed-author" }, embed.author.name) : null,
      written(embed.title, "embed-title"),
      written(embed.description, "embed-about"),
      fields.length ? h("div", { class: "embed-fields" }, fields) : null,
      image,
      footer ? h("div", { class: "embed-footer" }, footer) : null),
    small);
  const colour = embed.color ?? 0x4f545c;
  box.style.setProperty("--accent", `#${colour.toString(16).padStart(6, "0")}`);
  return box;
}

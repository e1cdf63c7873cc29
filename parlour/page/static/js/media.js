/** Pictures and other files of a message. */

import { h, icon } from "./dom.js";
import { enlarge } from "./lightbox.js";
import { say } from "./words.js";

/**
 * Where the parlour serves a file. Anything that lies elsewhere is not fetched.
 * @param {string} url
 * @returns {?string}
 */
export function served(url) {
  const { pathname } = URL.canParse(url) ? new URL(url) : { pathname: "" };
  return pathname.startsWith("/attachments/") ? pathname : null;
}

/**
 * Something marked as a spoiler is hidden until somebody asks for it.
 * @param {{spoiler?: ?boolean}} part
 * @param {HTMLElement} element
 */
export function covered(part, element) {
  if (!part.spoiler) return element;
  const uncover = () => {
    cover.replaceWith(element);
    /** @type {?HTMLElement} */ (element.matches("button, a") ? element : element.querySelector("button, a"))?.focus();
  };
  const cover = h("button", { type: "button", class: "cover", on: { click: uncover } }, say("spoiler"));
  return cover;
}

/**
 * A picture in the message, enlarged when pressed.
 * @param {{url: string, alt?: ?string, width?: ?number, height?: ?number, spoiler?: ?boolean}} about
 */
export function picture(about) {
  return covered(about, plainPicture(about));
}

function plainPicture({ url, alt, width, height }) {
  const source = served(url);
  if (!source) {
    const link = { href: url, target: "_blank", rel: "noopener noreferrer", class: "file" };
    return h("a", link, icon("link"), alt || say("external-picture"));
  }
  const described = alt || say("picture");
  const image = h("img", {
    src: source,
    alt: described,
    width,
    height,
    decoding: "async",
    loading: "lazy",
  });
  if (width && height) {
    image.classList.add("measured");
    image.style.setProperty("--wide", String(width));
    image.style.setProperty("--tall", String(height));
  }
  const attributes = {
    type: "button",
    class: "picture",
    "aria-label": say("enlarge", { alt: described }),
    on: { click: () => enlarge(source, described) },
  };
  return h("button", attributes, image);
}

/**
 * A file to download.
 * @param {{url: string, filename: string, size?: number}} about
 */
export function file({ url, filename, size }) {
  const attributes = {
    class: "file",
    href: served(url) ?? "#",
    download: filename,
    "aria-label": say("download", { name: filename }),
  };
  const weight = size === undefined ? null : h("span", { class: "file-size" }, weigh(size));
  return h("a", attributes, icon("file"), h("span", { class: "file-name" }, filename), weight);
}

function weigh(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  const thousands = bytes / 1024;
  return thousands < 1024 ? `${thousands.toFixed(1)} KB` : `${(thousands / 1024).toFixed(1)} MB`;
}

/**
 * A message's attachments, but those its components show already.
 * @param {any} message
 * @param {Set<string>} shown addresses shown elsewhere
 */
export function attachments(message, shown) {
  const left = message.attachments.filter((one) => !shown.has(one.url));
  const pictures = left.filter((one) => one.content_type?.startsWith("image/"));
  const files = left.filter((one) => !pictures.includes(one));
  const hidden = ({ filename }) => filename.startsWith("SPOILER_");
  return [
    pictures.length > 0
      && gallery(pictures.map((one) => ({ ...one, alt: one.description, spoiler: hidden(one) }))),
    files.map((one) => covered({ spoiler: hidden(one) }, file(one))),
  ];
}

/** @param {{url: string, alt?: ?string, width?: ?number, height?: ?number, spoiler?: ?boolean}[]} items */
export function gallery(items) {
  const count = Math.min(items.length, 4);
  return h("div", { class: `gallery gallery-${count}` }, items.map((item) => picture(item)));
}

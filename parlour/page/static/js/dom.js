/** Making elements without ever parsing text as HTML. */

/**
 * An element with its attributes, listeners and children.
 *
 * `on` holds listeners by event; `null`, `undefined` and `false` attributes are left out.
 * Children that are text become text nodes: nothing a user wrote is ever read as markup.
 * @param {string} tag
 * @param {Object<string, any>} [attributes]
 * @param {...(Node|string|number|null|undefined|false|Array)} children
 * @returns {HTMLElement}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) {
        element.addEventListener(event, listener);
      }
    } else if (name === "value") {
      element.value = value;
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(...children.flat(Infinity).filter(isContent).map(asNode));
  return element;
}

/**
 * A drawing that waits while somebody presses on its place: what is exchanged under a finger is
 * never clicked.
 * @param {HTMLElement} place
 * @param {() => void} draw
 * @returns {() => void}
 */
export function unlessPressed(place, draw) {
  let pressed = false;
  let due = false;
  place.addEventListener("pointerdown", () => { pressed = true; });
  const release = () => {
    pressed = false;
    if (due) draw();
    due = false;
  };
  for (const event of ["pointerup", "pointercancel"]) {
    document.addEventListener(event, () => { if (pressed) setTimeout(release); }); // the click comes first
  }
  return () => {
    if (pressed) due = true;
    else draw();
  };
}

function isContent(child) {
  return child !== null && child !== undefined && child !== false && child !== "";
}

function asNode(child) {
  return child instanceof Node ? child : document.createTextNode(String(child));
}

const SVG = "http://www.w3.org/2000/svg";

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M3 15h16",
  thread: "M5 4v10a3 3 0 0 0 3 3h11M15 13l4 4-4 4",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  door: "M6 21V3h12v18M3 21h18M14.5 12v1",
  send: "M4 12h14M13 6l6 6-6 6",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2M12 20v2M2 12h2M20 12h2"
    + "M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  bolt: "M13 3 5 14h6l-1 7 8-11h-6z",
  chevron: "M6 9l6 6 6-6",
  down: "M12 5v14M6 13l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  file: "M7 3h7l5 5v13H7zM14 3v5h5",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  reply: "M10 8V4l-7 7 7 7v-4c6 0 9 2 11 6 0-7-4-12-11-12z",
  link: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
  card: "M4 5h16v11H9l-5 4z",
};

/**
 * One of our own line drawings; it says nothing to screen readers.
 * @param {keyof typeof PATHS} name
 * @returns {SVGElement}
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/**
 * Draw a place anew without throwing a keyboard user out of it: the control with the same
 * `data-place` has the focus afterwards.
 * @param {HTMLElement} place
 * @param {() => void} draw
 */
export function keepFocus(place, draw) {
  const key = place.contains(document.activeElement)
    ? /** @type {HTMLElement} */ (document.activeElement).dataset.place
    : null;
  draw();
  if (key) /** @type {?HTMLElement} */ (place.querySelector(`[data-place="${key}"]`))?.focus();
}

/** A number no other element's id has, for pairs of label and control. */
export const freshId = (() => {
  let count = 0;
  return (/** @type {string} */ name) => `${name}-${++count}`;
})();

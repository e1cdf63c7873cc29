/** Light or dark: as the system says, until somebody chooses. */

const KEY = "parlour-theme";
const system = matchMedia("(prefers-color-scheme: dark)");
const listeners = [];

function apply() {
  const chosen = localStorage.getItem(KEY);
  if (chosen) document.documentElement.dataset.theme = chosen;
  for (const listener of listeners) listener();
}

/** Whether it is dark now. */
export function dark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : system.matches;
}

export function toggleTheme() {
  localStorage.setItem(KEY, dark() ? "light" : "dark");
  apply();
}

/** @param {() => void} listener called whenever it changes */
export function onTheme(listener) {
  listeners.push(listener);
}

system.addEventListener("change", apply);
apply();

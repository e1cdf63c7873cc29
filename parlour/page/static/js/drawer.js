/** On a phone, servers and channels slide in from the left. */

export class Drawer {
  /**
   * @param {HTMLElement} app
   * @param {HTMLElement} scrim what is behind the open drawer, and closes it
   */
  constructor(app, scrim) {
    this.app = app;
    this.scrim = scrim;
    scrim.addEventListener("click", () => this.close());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  toggle() {
    const open = this.app.classList.toggle("drawer-open");
    this.scrim.hidden = !open;
    if (open) this.app.querySelector("#sidebar .channel.current")?.focus();
  }

  close() {
    if (!this.app.classList.contains("drawer-open")) return;
    this.app.classList.remove("drawer-open");
    this.scrim.hidden = true;
    this.app.querySelector(".tool-menu")?.focus();
  }
}

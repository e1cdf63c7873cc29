/** The live connection: what happens, as it happens. It comes back by itself. */

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;

export class LiveSocket {
  #socket = null;
  #timer = 0;
  #pause = FIRST_PAUSE;
  #user = "";

  /**
   * @param {(what: string, data: any) => void} onEvent
   * @param {(connected: boolean) => void} onConnection
   */
  constructor(onEvent, onConnection) {
    this.onEvent = onEvent;
    this.onConnection = onConnection;
    // Somebody who comes back to the tab, or to the network, should not wait for the pause.
    window.addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => this.#hurry());
  }

  /**
   * Listen with another user's ears.
   * @param {string} user
   */
  listenAs(user) {
    this.#user = user;
    this.#pause = FIRST_PAUSE;
    this.#open();
  }

  get user() {
    return this.#user;
  }

  #open() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const before = this.#socket;
    const address = `ws://${location.host}/parlour/events?user=${this.#user}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    before?.close();
    socket.addEventListener("message", (message) => {
      if (socket !== this.#socket) return;
      this.#pause = FIRST_PAUSE;
      const { what, data } = JSON.parse(message.data);
      if (what === "state") this.onConnection(true);
      this.onEvent(what, data);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.onConnection(false);
      this.#timer = setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    });
  }

  #hurry() {
    if (this.#timer && !document.hidden) this.#open();
  }
}

// The one line to the server that all tables share; opened when the first is listened to.

import { busy } from "./busy.svelte";
import { browser, Live, type Line } from "./wire/live";

class Connection {
  line = $state<Line>("connecting");
  wait = $state(0);
  private made: Live | null = null;

  get live(): Live {
    if (!this.made) {
      this.made = new Live(
        browser,
        (line, wait) => {
          this.line = line;
          this.wait = wait;
        },
        (tables) => (busy.tables = tables),
      );
      addEventListener("online", () => this.made?.hurry());
    }
    return this.made;
  }

  /** We are somebody else to the server than when the line was opened. */
  renew(): void {
    this.made?.renew();
  }
}

export const connection = new Connection();

// What the server was too busy for: it is asked for again by itself, and the page says so meanwhile.

import { waitBefore } from "./wire/retry";

const TRIES = 6; // then whoever asked is told: about a minute

/** A request that the server was too busy for, and that is made again. */
class Retry {
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private give: (again: boolean) => void = () => undefined;

  constructor(private readonly all: Set<Retry>) {}

  /** Wait; whether to ask again then. */
  again(seconds: number): Promise<boolean> {
    if (this.tries === TRIES) return Promise.resolve(false);
    this.all.add(this);
    return new Promise((resolve) => {
      this.give = resolve;
      this.timer = setTimeout(() => resolve(true), waitBefore(this.tries++, seconds, Math.random()));
    });
  }

  drop(): void {
    clearTimeout(this.timer);
    this.tries = TRIES;
    this.give(false);
  }
}

class Busy {
  /** Requests that wait, or are being made again. */
  requests = $state(0);
  /** Tables that wait to be opened. */
  tables = $state(0);
  private readonly retries = new Set<Retry>();

  /** Do something, and if the server is too busy do it again when it said. `busy` says of a failure after how many seconds, or null. */
  async until<T>(ask: () => Promise<T>, busy: (failed: unknown) => number | null): Promise<T> {
    const retry = new Retry(this.retries);
    try {
      for (;;) {
        try {
          return await ask();
        } catch (failed) {
          const seconds = busy(failed);
          if (seconds === null) throw failed;
          const again = retry.again(seconds);
          this.requests = this.retries.size;
          if (!(await again)) throw failed;
        }
      }
    } finally {
      this.retries.delete(retry);
      this.requests = this.retries.size;
    }
  }

  /** Whoever goes to another page no longer wants what was asked for on the last. */
  leave(): void {
    for (const retry of this.retries) retry.drop();
  }
}

export const busy = new Busy();

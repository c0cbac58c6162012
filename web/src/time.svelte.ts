// The server's time, as far as its answers tell, and a second hand that turns while somebody looks at it.

import { createSubscriber } from "svelte/reactivity";

const SECOND = 1000;
const TURN = 250; // milliseconds

export class Time {
  private least = -Infinity;
  private most = Infinity;
  private readonly watched = createSubscriber((turn) => {
    const hand = setInterval(turn, TURN);
    return () => clearInterval(hand);
  });

  /** An answer's `Date` has whole seconds: each narrows down how far the server's clock is ahead of ours. */
  heard(date: string | null, sent: number, received: number): void {
    const said = date === null ? NaN : Date.parse(date);
    if (Number.isNaN(said)) return;
    const least = said - received;
    const most = said + SECOND - sent;
    const fits = least <= this.most && most >= this.least; // else somebody has set a clock: begin anew
    this.least = fits ? Math.max(this.least, least) : least;
    this.most = fits ? Math.min(this.most, most) : most;
  }

  /** How far the server is ahead, in milliseconds. */
  get ahead(): number {
    return Number.isFinite(this.least) ? (this.least + this.most) / 2 : 0;
  }

  /** Now, at the server; whoever draws this is drawn anew as it passes. */
  get now(): number {
    this.watched();
    return Date.now() + this.ahead;
  }
}

export const time = new Time();

// What waits to be shown, one thing after the other. Nothing here knows what is shown.

/** How what others do is shown: every event for a moment, for a third of it, at once, or until one presses on. */
export const PACES = ["calm", "quick", "instant", "step"] as const;
export type Pace = (typeof PACES)[number];

const QUICK = 3; // times as fast
const LONGEST = 12_000; // milliseconds of calm that may wait; more is told quickly

export interface Teller<T> {
  pace(): Pace;
  /** How long it will be seen at the calm pace, as far as can be said before. */
  expected(item: T): number;
  /** Put it on the table; for how long at the calm pace. Infinity: until it is pressed on. */
  show(item: T): number;
  /** What is shown has been seen: what else there is of it, for how long; 0 if that was all. */
  more(): number;
}

export class Queue<T> {
  waiting: T[] = $state.raw([]);
  /** Whether something is being shown, so that the next waits. */
  holding = $state(false);
  /** How many times faster than calm the present thing is shown. */
  speed = $state(1);
  /** Whether it is shown until it is pressed on. */
  stays = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly teller: Teller<T>) {}

  /** One more, behind the others. */
  add(item: T): void {
    this.waiting = [...this.waiting, item];
    if (!this.holding) this.next();
  }

  /** One more, and all that waits before it is passed over at once. */
  addAtOnce(item: T): void {
    const { waiting } = this;
    this.stop();
    for (const passed of waiting) this.teller.show(passed);
    this.holding = true; // what is behind it waits for it
    this.hold(this.teller.show(item));
  }

  /** What is shown has been seen. */
  skip(): void {
    clearTimeout(this.timer);
    this.rest();
  }

  /** Show all that waits at once, up to what stays until it is pressed on. Whether there was anything. */
  hurry(): boolean {
    const there = this.holding || this.waiting.length > 0;
    clearTimeout(this.timer);
    this.holding = true;
    let left = this.teller.more();
    for (;;) {
      while (left > 0 && left !== Infinity) left = this.teller.more();
      const [item, ...rest] = this.waiting;
      if (left === Infinity || item === undefined) break;
      this.waiting = rest;
      left = this.teller.show(item);
    }
    this.holding = left === Infinity;
    if (this.holding) this.hold(left);
    return there;
  }

  /** Forget what waits and what is shown. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.holding = false;
  }

  private next(): void {
    const [item, ...rest] = this.waiting;
    if (item === undefined) return;
    this.waiting = rest;
    this.holding = true;
    this.hold(this.teller.show(item));
  }

  private hold(calm: number): void {
    const pace = this.teller.pace();
    if (calm === 0 || pace === "instant") return this.rest();
    const waits = this.waiting.reduce((sum, item) => sum + this.teller.expected(item), 0);
    this.speed = pace === "quick" || (pace === "calm" && waits > LONGEST) ? QUICK : 1;
    this.stays = pace === "step" || calm === Infinity;
    if (!this.stays) this.timer = setTimeout(() => this.rest(), calm / this.speed);
  }

  /** On to what else there is of it, or to the next. */
  private rest(): void {
    const more = this.teller.more();
    if (more > 0) return this.hold(more);
    this.holding = false;
    this.next();
  }
}

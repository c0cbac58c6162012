// What waits to be shown, one thing after the other. Nothing here knows what is shown.

/** How what others do is shown: every event for a moment, for a third of it, at once, or until one presses on. */
export const PACES = ["calm", "quick", "instant", "step"] as const;
export type Pace = (typeof PACES)[number];

const QUICK = 3; // times as fast
const LONG = 12_000; // milliseconds of calm that may wait; more is told quickly
const LONGEST = 90_000; // of what is still more the oldest is not told one by one,
const MOST = 100; // nor of more things than this

export interface Teller<T> {
  pace(): Pace;
  /** How long it will be seen at the calm pace, as far as can be said before. */
  expected(item: T): number;
  /** Put it on the table; for how long at the calm pace. Infinity: until it is pressed on. */
  show(item: T): number;
  /** What is shown has been seen: what else there is of it, for how long; 0 if that was all. */
  more(): number;
  /** How long what is shown is seen at least, whatever is pressed. */
  least(): number;
  /** How long what stays is waited for at the calm pace; Infinity: until it is pressed on. */
  patience(): number;
  /** Two that wait as one: all that the first told, and how the table is after the second. It is shown for no time. */
  fold(first: T, second: T): T;
}

export class Queue<T> {
  waiting: T[] = $state.raw([]);
  /** Whether something is being shown, so that the next waits. */
  holding = $state(false);
  /** How many times faster than calm the present thing is shown. */
  speed = $state(1);
  /** Whether it is shown until it is pressed on. */
  stays = $state(false);
  /** Whether one wants to be where it ends: what must be seen is, for the least time. */
  hurrying = $state(false);
  private since = 0; // when what is shown came
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly teller: Teller<T>) {}

  /** Whether what is shown has only just come: nothing that is pressed can have been meant for it. */
  get unseen(): boolean {
    return this.holding && this.left() > 0;
  }

  /** One more, behind the others. */
  add(item: T): void {
    this.waiting = this.bounded([...this.waiting, item]);
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
    if (this.unseen) return;
    clearTimeout(this.timer);
    this.rest();
  }

  /** Go on to the end, or to what stays until it is pressed on. Whether there was anything. */
  hurry(): boolean {
    const { holding, unseen } = this;
    if (!holding || (unseen && this.stays)) return holding;
    clearTimeout(this.timer);
    this.hurrying = true;
    this.wait(unseen ? this.left() : 0);
    return true;
  }

  /** Forget what waits and what is shown. */
  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.holding = false;
    this.hurrying = false;
  }

  /** The oldest of what is too much become one: whoever looks away for long does not have to catch up with it all. */
  bounded(all: T[]): T[] {
    const [first, second, ...rest] = all;
    if (first === undefined || second === undefined || rest.length === 0) return all;
    if (all.length <= MOST && this.lasts(all) <= LONGEST) return all;
    return this.bounded([this.teller.fold(first, second), ...rest]);
  }

  private lasts(items: T[]): number {
    return items.reduce((sum, item) => sum + this.teller.expected(item), 0);
  }

  private left(): number {
    return this.since + this.teller.least() - performance.now();
  }

  private next(): void {
    const [item, ...rest] = this.waiting;
    if (item === undefined) {
      this.hurrying = false;
      return;
    }
    this.waiting = rest;
    this.holding = true;
    this.hold(this.teller.show(item));
  }

  private hold(calm: number): void {
    const pace = this.teller.pace();
    if (calm === 0 || pace === "instant") return this.rest();
    this.since = performance.now();
    this.hurrying &&= calm !== Infinity;
    this.speed = pace === "quick" || (pace === "calm" && this.lasts(this.waiting) > LONG) ? QUICK : 1;
    this.stays = (pace === "step" && !this.hurrying) || calm === Infinity;
    if (this.hurrying) this.wait(this.teller.least());
    else if (!this.stays) this.wait(calm / this.speed);
    else if (pace !== "step") this.wait(this.teller.patience() / this.speed);
  }

  private wait(time: number): void {
    if (time === 0) this.rest();
    else if (time !== Infinity) this.timer = setTimeout(() => this.rest(), time);
  }

  /** On to what else there is of it, or to the next. */
  private rest(): void {
    const more = this.teller.more();
    if (more > 0) return this.hold(more);
    this.holding = false;
    this.next();
  }
}

// What the server told, and what of it is on the table yet: the board shows the update that is being told, what runs and binds is always the newest.

import type { AnyGame, SceneOf } from "../../games/interface";
import type { GameEvent } from "../../wire/game";
import { continued, type StoryChange } from "../../wire/story";
import type { SeatUpdate } from "../../wire/types";
import { AFTER_LINES, holdFor, LINE, mustBeSeen } from "./holds";
import { Queue, type Pace } from "./queue.svelte";

const LEAST = 350; // milliseconds in which a press was meant for what was there before
const FRAME = 20; // milliseconds after which what was pressed away is gone from the screen
const READING = 30_000; // milliseconds for which what stays is read where nobody is to press it on

/** An update on its way to the table. */
interface Item {
  update: SeatUpdate;
  /** It came instead of what one had, as after a reload: nothing of it is seen to happen. */
  synced: boolean;
  /** It answers one's own act. */
  own: boolean;
  /** It is shown once more. */
  again: boolean;
  /** It stands for several that waited too long: the strip and the story tell them. */
  folded: boolean;
}

/** What is on the table: an update, and all that was told up to it. */
interface Moment {
  update: SeatUpdate;
  story: GameEvent[];
}

export interface Shown extends StoryChange {
  update: SeatUpdate;
  before: SeatUpdate | null;
  /** What was told and is no longer so. */
  gone: GameEvent[];
  synced: boolean;
  again: boolean;
}

/** What the telling needs of its table. */
export interface Listener {
  readonly game: AnyGame;
  readonly seat: number;
  pace(): Pace;
  /** Whether it goes on without waiting for a press: nobody sits here, or a clock runs. */
  readonly hurried: boolean;
  /** It is on the table now. */
  shown(what: Shown): void;
  /** The question is in sight again. */
  uncovered(): void;
  /** The scene that this makes, on the table that shows it. */
  sceneOf(told: GameEvent[]): SceneOf | null;
}

export class Telling {
  /** What the server said last. */
  newest: SeatUpdate | null = $state.raw(null);
  /** What is on the table. */
  shown: SeatUpdate | null = $state.raw(null);
  /** All that was told, on the table or not. */
  heard: GameEvent[] = $state.raw([]);
  story: GameEvent[] = $state.raw([]);
  fresh: GameEvent[] = $state.raw([]);
  scene: SceneOf | null = $state.raw(null);
  private passed: SceneOf | null = $state.raw(null); // the scene that was pressed away
  /** Whether the scene is on the screen no longer, and what comes after it not yet. */
  readonly leaving: boolean = $derived(this.scene !== null && this.scene === this.passed);
  private repeats = $state(false); // what is on the table is there once more
  /** What can be shown once more: from one's last act on. */
  private kept: Item[] = $state.raw([]);
  private base: Moment | null = $state.raw(null); // what was on the table before these
  /** The number in the story from which on things happened since one's last act; -1 if that is not known. */
  since = $state(-1);
  readonly queue: Queue<Item>;

  constructor(private readonly table: Listener) {
    this.queue = new Queue<Item>({
      pace: () => this.pace(),
      expected: ({ update: { events }, folded }) => (folded ? 0 : holdFor(table.game.pace, [], events, null)),
      show: (item) => this.show(item),
      more: () => this.more(),
      least: () => this.least(),
      patience: () => (table.hurried && this.scene !== null ? this.scene.lines.length * LINE + READING : Infinity),
      fold,
    });
  }

  /** Whether something is being shown once more. */
  get again(): boolean {
    return this.repeats && (this.queue.holding || this.queue.waiting.length > 0);
  }

  get repeatable(): boolean {
    return this.kept.length > 0 && this.base !== null && !this.again;
  }

  /** What was on the table before one's last act, if that is still known. */
  get before(): SeatUpdate | null {
    return this.base?.update ?? null;
  }

  hear(update: SeatUpdate, synced: boolean, own: boolean): void {
    const item: Item = { update, synced, own, again: false, folded: false };
    const back = update.first < this.heard.length;
    this.newest = update;
    this.heard = continued(this.heard, update).story;
    if (synced || back || update.ended !== "") {
      this.forget();
      this.queue.addAtOnce(item);
    } else if (own) this.queue.addAtOnce(item);
    else this.queue.add(item);
  }

  /** Show once more what happened since one's last act. */
  repeat(): void {
    if (!this.repeatable || !this.base) return;
    const { waiting } = this.queue;
    const [first, ...rest] = [...this.kept.map((item) => ({ ...item, again: true })), ...waiting];
    this.queue.stop();
    this.scene = null;
    this.repeats = true;
    this.shown = this.base.update;
    this.story = this.base.story;
    this.fresh = [];
    if (first) this.queue.add(first);
    for (const item of rest) this.queue.add(item);
  }

  /** What is being told has been seen. A scene goes first, and then what it was over changes: that may take longer than a press should. */
  skip(): void {
    const { scene } = this;
    if (scene === null || this.queue.unseen) return this.queue.skip();
    this.passed = scene;
    setTimeout(() => this.scene === scene && this.queue.skip(), FRAME);
  }

  /** On to one's next question, or to what stands now. Whether anything was passed over. */
  hurry(): boolean {
    return this.queue.hurry();
  }

  close(): void {
    this.queue.stop();
  }

  private show(item: Item): number {
    const { update, synced, own, again, folded } = item;
    const before = this.shown;
    const change = continued(this.story, update);
    const gone = this.story.slice(update.first);
    if (!again) this.keep(item, before);
    this.repeats = again;
    this.shown = update;
    this.story = change.story;
    this.fresh = synced || folded ? [] : change.fresh;
    this.scene = null;
    const hold = holdFor(this.table.game.pace, change.story.slice(0, update.first), this.fresh, own && !again ? this.table.seat : null);
    this.table.shown({ ...change, update, before, gone, synced, again });
    if (this.fresh.length > 0 && this.pace() !== "instant") this.scene = this.table.sceneOf(this.fresh);
    return this.scene ? lasts(this.scene) : hold;
  }

  private more(): number {
    const covered = this.scene !== null || this.repeats;
    this.scene = this.scene?.then ?? null;
    if (covered && this.scene === null) this.table.uncovered();
    return this.scene ? lasts(this.scene) : 0;
  }

  private least(): number {
    const seen = this.repeats && this.queue.hurrying; // it was there before
    return !seen && (this.scene !== null || mustBeSeen(this.table.game.pace, this.fresh)) ? LEAST : 0;
  }

  /** Nobody sees what happens behind another window; and who asks for it once more wants to see it. */
  private pace(): Pace {
    const pace = this.table.pace();
    if (document.hidden) return "instant";
    return pace === "instant" && this.repeats ? "calm" : pace;
  }

  private keep(item: Item, before: SeatUpdate | null): void {
    if (item.synced || before === null || this.table.seat < 0) return;
    if (item.own) {
      this.kept = [item];
      this.base = { update: before, story: this.story };
      this.since = item.update.first;
    } else {
      this.base ??= { update: before, story: this.story };
      this.kept = this.queue.bounded([...this.kept, item]);
    }
  }

  private forget(): void {
    this.kept = [];
    this.base = null;
    this.since = -1;
  }
}

/** Of what was told nothing is lost, of how the table was in between all but the last. */
function fold({ update: { first, events } }: Item, second: Item): Item {
  return { ...second, update: { ...second.update, first, events: [...events, ...second.update.events] }, folded: true };
}

function lasts({ lines, stays }: SceneOf): number {
  return stays ? Infinity : lines.length * LINE + AFTER_LINES;
}

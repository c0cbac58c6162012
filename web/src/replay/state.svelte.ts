// A replay: where it stands, who observes it, and what is seen there. A moment is the number of an entry of the log;
// of a running game, whose log nobody is shown, it is the number of a step.

import type { Box } from "../games/box";
import type { AnyGame } from "../games/interface";
import { settings } from "../settings.svelte";
import type { TableLike } from "../table/tableLike";
import { familiesAt, peopleAt } from "../table/people";
import type { Fact, GameEvent } from "../wire/game";
import * as http from "../wire/http";
import { ReplayTrack } from "../wire/replay";
import type { Done, Prompted, Replay, TableFacts } from "../wire/types";
import { speech } from "../words/speech.svelte";
import type { Words } from "../words/words";

const STOPS = new Set(["start", "act", "undo", "end"]); // entries that changed the game
const PACE = 1100; // milliseconds a step
export const SPEEDS = [1, 2, 4];

export class ReplayState {
  /** The seat through whose eyes the game is seen; -1 is a spectator. */
  observer = $state(-1);
  /** The place in `stops`. */
  place = $state(0);
  hands = $state(false);
  playing = $state(false);
  speed = $state(1);
  /** Whether the last move was one step on: then things are seen to happen. */
  stepped = $state(false);
  private tracks: { [observer: number]: ReplayTrack } = $state.raw({});
  readonly done: Done[];
  readonly over: boolean;
  private readonly seats: ReplayTable[];
  private everybody: Promise<void> | null = null;

  constructor(
    readonly facts: TableFacts,
    readonly game: AnyGame,
    readonly box: Box,
    readonly invitation: string,
    recorded: Replay,
  ) {
    this.over = recorded.over;
    this.done = recorded.done ?? [];
    this.tracks = tracksOf(recorded);
    this.observer = recorded.eyes[0]?.observer ?? -1;
    this.seats = [-1, ...facts.seats.map(({ seat }) => seat)].map((seat) => new ReplayTable(this, seat));
  }

  /** The moments one can stand at. */
  readonly stops: number[] = $derived.by(() => {
    if (this.over) return this.done.filter(({ kind }) => STOPS.has(kind)).map(({ n }) => n);
    return this.track.steps.map((_, k) => k);
  });
  readonly at: number = $derived(this.stops[this.place] ?? 0);
  readonly entry: Done | null = $derived.by(() => (this.over ? (this.done[this.at] ?? null) : null));
  readonly rounds = $derived.by(() => this.track.rounds());

  get track(): ReplayTrack {
    const track = this.tracks[this.observer];
    if (!track) throw new Error(`no observer ${this.observer}`);
    return track;
  }

  get table(): ReplayTable {
    return this.tableOf(this.observer);
  }

  tableOf(observer: number): ReplayTable {
    const table = this.seats[observer + 1];
    if (!table) throw new Error(`no seat ${observer}`);
    return table;
  }

  trackOf(observer: number): ReplayTrack | null {
    return this.tracks[observer] ?? null;
  }

  /** Everybody, when hands lie open. */
  get open(): ReplayTable[] {
    return this.hands ? this.seats.slice(1) : [];
  }

  /** What the seat that acted was asked, if we may see its side of it. */
  get question(): Prompted | null {
    const { entry } = this;
    const track = entry && (this.hands || entry.seat === this.observer) ? this.trackOf(entry.seat) : null;
    return track && entry ? track.question(track.seen(entry.n - 1)) : null;
  }

  go(place: number): void {
    const next = Math.max(0, Math.min(this.stops.length - 1, place));
    this.stepped = next === this.place + 1;
    this.place = next;
    if (next === this.stops.length - 1) this.playing = false;
  }

  /** Stand at a moment, or at the last before it. */
  goTo(moment: number): void {
    const later = this.stops.findIndex((n) => n > moment);
    this.go(later < 0 ? this.stops.length - 1 : later - 1);
  }

  play(): void {
    if (!this.playing && this.place === this.stops.length - 1) this.go(0);
    this.playing = !this.playing;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  get pace(): number {
    return PACE / this.speed;
  }

  async see(observer: number): Promise<void> {
    if (!this.tracks[observer]) {
      const { facts, invitation } = this;
      this.tracks = { ...this.tracks, ...tracksOf(await http.replay(facts.id, { seat: observer, invitation })) };
    }
    this.stepped = false;
    this.observer = observer;
  }

  async openHands(open: boolean): Promise<void> {
    if (open && !this.over) return;
    if (open) {
      this.everybody ??= this.fetchAll();
      await this.everybody;
    }
    this.hands = open;
  }

  private async fetchAll(): Promise<void> {
    const { facts, invitation } = this;
    this.tracks = { ...tracksOf(await http.replay(facts.id, { all: true, invitation })), ...this.tracks };
  }
}

function tracksOf(recorded: Replay): { [observer: number]: ReplayTrack } {
  return Object.fromEntries(recorded.eyes.map((one) => [one.observer, new ReplayTrack(one)]));
}

/** The table at the moment where the replay stands, as one seat saw it. Nothing can be done at it. */
export class ReplayTable implements TableLike {
  outlined: GameEvent | null = $state.raw(null);
  readonly mine = -1;
  readonly clocks = [];
  readonly decision = null;
  readonly standing = null;
  readonly previewed = null;

  constructor(
    private readonly replay: ReplayState,
    readonly seat: number,
  ) {}

  private readonly track = $derived.by(() => this.replay.trackOf(this.seat) ?? this.replay.track);
  private readonly step = $derived.by(() => this.track.seen(this.replay.at));
  readonly view: unknown = $derived.by(() => this.replay.game.read(this.track.view(this.step)));
  readonly story: GameEvent[] = $derived(this.track.story(this.step));
  readonly fresh: GameEvent[] = $derived.by(() => {
    const { stepped, at } = this.replay;
    return stepped && this.track.brought(at) !== null ? this.track.events(this.step) : [];
  });
  readonly people: string[] = $derived.by(() => peopleAt(this.facts));
  readonly families: string[] = $derived.by(() => familiesAt(this.facts));

  /** Who looks through somebody's eyes is not that person: nobody is "you". */
  get names(): string[] {
    return this.people;
  }

  get facts(): TableFacts {
    return this.replay.facts;
  }

  get box(): Box {
    return this.replay.box;
  }

  get game(): AnyGame {
    return this.replay.game;
  }

  get words(): Words {
    return speech.of(this.facts.game);
  }

  get asked(): number[] {
    return this.track.asked(this.step);
  }

  get over(): boolean {
    return this.replay.over && this.replay.place === this.replay.stops.length - 1;
  }

  lookedAt: number | null = $state(null);

  lookAt(seat: number | null): void {
    this.lookedAt = seat;
  }

  get lively(): boolean {
    return settings.lively;
  }

  may(): boolean {
    return false;
  }

  choose(): void {
    // what is over is over
  }

  preview(): void {
    // there is nothing to decide
  }

  isNew(): number {
    return 0;
  }

  leadsTo(): Fact[] {
    return [];
  }

  why(): void {
    // nothing is asked
  }
}

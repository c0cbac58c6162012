// A replay: where it stands, through whose eyes, and what is seen there. A moment is the number of an entry of the log;
// of a running game, whose log nobody is shown, it is the number of a step.

import { familyOf } from "../games/families";
import type { AnyGame } from "../games/interface";
import { settings } from "../settings.svelte";
import type { Shown } from "../table/shown";
import { personOf } from "../table/state.svelte";
import type { Told } from "../wire/game";
import * as http from "../wire/http";
import { Film, type Question } from "../wire/replay";
import type { Done, Replay, TableFacts } from "../wire/types";
import { say, speech } from "../words/speech.svelte";
import type { Words } from "../words/words";

const STOPS = new Set(["start", "act", "undo", "end"]); // entries that changed the game
const PACE = 1100; // milliseconds a step
export const SPEEDS = [1, 2, 4];

export class Reel {
  eyes = $state(-1);
  /** The place in `stops`. */
  place = $state(0);
  hands = $state(false);
  playing = $state(false);
  speed = $state(1);
  /** Whether the last move was one step on: then things are seen to happen. */
  stepped = $state(false);
  private films: { [observer: number]: Film } = $state.raw({});
  readonly done: Done[];
  readonly over: boolean;
  private readonly seats: ReplayTable[];
  private everybody: Promise<void> | null = null;

  constructor(
    readonly facts: TableFacts,
    readonly game: AnyGame,
    readonly invitation: string,
    replay: Replay,
  ) {
    this.over = replay.over;
    this.done = replay.done ?? [];
    this.films = filmsOf(replay);
    this.eyes = replay.eyes[0]?.observer ?? -1;
    this.seats = [-1, ...facts.seats.map(({ seat }) => seat)].map((seat) => new ReplayTable(this, seat));
  }

  /** The moments one can stand at. */
  readonly stops: number[] = $derived.by(() => {
    if (this.over) return this.done.filter(({ kind }) => STOPS.has(kind)).map(({ n }) => n);
    return this.film.steps.map((_, k) => k);
  });
  readonly at: number = $derived(this.stops[this.place] ?? 0);
  readonly entry: Done | null = $derived.by(() => (this.over ? (this.done[this.at] ?? null) : null));
  readonly rounds = $derived.by(() => this.film.rounds());

  get film(): Film {
    const film = this.films[this.eyes];
    if (!film) throw new Error(`no eyes ${this.eyes}`);
    return film;
  }

  get table(): ReplayTable {
    return this.tableOf(this.eyes);
  }

  tableOf(observer: number): ReplayTable {
    const table = this.seats[observer + 1];
    if (!table) throw new Error(`no seat ${observer}`);
    return table;
  }

  filmOf(observer: number): Film | null {
    return this.films[observer] ?? null;
  }

  /** Everybody, when hands lie open. */
  get open(): ReplayTable[] {
    return this.hands ? this.seats.slice(1) : [];
  }

  /** What the seat that acted was asked, if we may see its side of it. */
  get question(): Question | null {
    const { entry } = this;
    const film = entry && (this.hands || entry.seat === this.eyes) ? this.filmOf(entry.seat) : null;
    return film && entry ? film.question(film.seen(entry.n - 1)) : null;
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
    if (!this.films[observer]) {
      const { facts, invitation } = this;
      this.films = { ...this.films, ...filmsOf(await http.replay(facts.id, { seat: observer, invitation })) };
    }
    this.stepped = false;
    this.eyes = observer;
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
    this.films = { ...filmsOf(await http.replay(facts.id, { all: true, invitation })), ...this.films };
  }
}

function filmsOf({ eyes }: Replay): { [observer: number]: Film } {
  return Object.fromEntries(eyes.map((one) => [one.observer, new Film(one)]));
}

/** The table at the moment where the replay stands, as one seat saw it. Nothing can be done at it. */
export class ReplayTable implements Shown {
  outlined: Told | null = $state.raw(null);
  readonly mine = -1;
  readonly clocks = [];
  readonly decision = null;
  readonly previewed = null;

  constructor(
    private readonly reel: Reel,
    readonly seat: number,
  ) {}

  private readonly film = $derived.by(() => this.reel.filmOf(this.seat) ?? this.reel.film);
  private readonly step = $derived.by(() => this.film.seen(this.reel.at));
  readonly view: unknown = $derived.by(() => this.reel.game.read(this.film.view(this.step)));
  readonly story: Told[] = $derived(this.film.story(this.step));
  readonly fresh: Told[] = $derived.by(() => {
    const { stepped, at } = this.reel;
    return stepped && this.film.brought(at) !== null ? this.film.events(this.step) : [];
  });
  readonly names: string[] = $derived.by(() => this.facts.seats.map(({ seat }) => say(`arms-${familyOf(this.facts.game, seat)}`)));
  readonly people: string[] = $derived.by(() => this.facts.seats.map((seat) => personOf(seat)));

  get facts(): TableFacts {
    return this.reel.facts;
  }

  get game(): AnyGame {
    return this.reel.game;
  }

  get words(): Words {
    return speech.of(this.facts.game);
  }

  get asked(): number[] {
    return this.film.asked(this.step);
  }

  get over(): boolean {
    return this.reel.over && this.reel.place === this.reel.stops.length - 1;
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

  why(): void {
    // nothing is asked
  }
}

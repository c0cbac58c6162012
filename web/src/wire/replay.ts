// A replay through one observer's eyes: each step says what was new, so any moment is the sum of those before it.

import { isObject } from "./check";
import type { Eyes, GameEvent, Json, Prompted, Step } from "./types";

type Place = string | number;

/** Put a value at a place of a view; what does not change is shared with the view before. */
export function put(view: Json, path: Place[], value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(view)) return view.map((old, n) => (n === key ? put(old, rest, value) : old));
  if (!isObject(view)) throw new Error(`no place ${path.join(".")} in a view`);
  return { ...view, [key]: put(view[key] ?? null, rest, value) };
}

export class ReplayTrack {
  readonly observer: number;
  readonly steps: Step[];
  private readonly views: Json[] = [];

  constructor({ observer, steps }: Eyes) {
    this.observer = observer;
    this.steps = steps;
  }

  /** The view after a step. */
  view(k: number): { [key: string]: Json } {
    for (let n = this.views.length; n <= k; n++) {
      const before = this.views[n - 1] ?? null;
      const changes = this.steps[n]?.changes ?? [];
      this.views.push(changes.reduce<Json>((view, [path, value]) => put(view, path, value), before));
    }
    const view = this.views[k];
    if (!isObject(view)) throw new Error(`no step ${k}`);
    return view;
  }

  /** All that was told up to a step. */
  story(k: number): GameEvent[] {
    const story: GameEvent[] = [];
    for (let n = 0; n <= k; n++) {
      story.length = Math.min(story.length, this.steps[n]?.first ?? 0);
      story.push(...(this.steps[n]?.events ?? []));
    }
    return story;
  }

  /** What a step told. */
  events(k: number): GameEvent[] {
    return this.steps[k]?.events ?? [];
  }

  asked(k: number): number[] {
    return this.steps[k]?.to_act ?? [];
  }

  question(k: number): Prompted | null {
    return this.steps[k]?.prompt ?? null;
  }

  /** The step that was seen when this entry had been made: the last that is not later. */
  seen(n: number): number {
    let low = 0;
    let high = this.steps.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.steps[middle]?.n ?? middle) <= n) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The step that this entry brought; null if nothing was seen of it. */
  brought(n: number): number | null {
    const k = this.seen(n);
    return (this.steps[k]?.n ?? k) === n ? k : null;
  }

  /** Where rounds begin: an entry (of a running game a step) and the round. */
  rounds(): { n: number; round: number }[] {
    const found = new Map<number, number>();
    this.steps.forEach(({ events }, k) => {
      const round = events.find(({ name }) => name === "round-begins")?.nouns["round"];
      if (typeof round === "number" && !found.has(round)) found.set(round, this.steps[k]?.n ?? k);
    });
    return [...found].map(([round, n]) => ({ n, round }));
  }
}

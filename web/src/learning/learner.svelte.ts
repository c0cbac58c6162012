// What a newcomer is told at this table: the opening of a guided game, its rounds, its end, and each question once.

import { settings } from "../settings.svelte";
import type { TableState } from "../table/state.svelte";
import { met, remember } from "./notesRead";

/** A note by the key of its words. The opening has pages. */
export interface Note {
  kind: "opening" | "round" | "prompt" | "end";
  key: string;
  /** The part of the table to look at; "" for none. */
  place: string;
}

export class Learner {
  private met: string[] = $state.raw([]);
  page = $state(0);

  constructor(private readonly table: TableState) {
    this.met = met(table.facts.game);
  }

  /** How many rounds the guide is written for; 0 where there is none. */
  get rounds(): number {
    return this.table.facts.lesson;
  }

  /** Notes are for guided games, and for games against bots alone. */
  get offered(): boolean {
    const { facts, seat } = this.table;
    return seat >= 0 && facts.seats.every((other) => other.seat === seat || other.kind === "bot");
  }

  readonly note: Note | null = $derived.by(() => this.due());

  /** The note was read, or its question answered. */
  read(note: Note): void {
    if (note.kind === "opening" && this.page + 1 < this.table.game.learning.opening.length) {
      this.page += 1;
      return;
    }
    this.met = [...this.met, mark(note)];
    remember(this.table.facts.game, this.met);
  }

  private due(): Note | null {
    const { seatUpdate, put, words, game } = this.table;
    if (!settings.notes || !this.offered || !seatUpdate || seatUpdate.over) return null;
    const round = this.round();
    const first = (note: Note) => (this.met.includes(mark(note)) ? null : note);
    if (this.rounds > 0 && round > this.rounds) {
      const end = first({ kind: "end", key: "lesson-end", place: "" });
      if (end) return end;
    }
    if (!put) return null;
    if (this.rounds > 0) {
      const place = game.learning.opening[this.page] ?? "";
      const opening = first({ kind: "opening", key: `lesson-${this.page + 1}`, place });
      if (opening && round <= 1) return opening;
      const key = `lesson-round-${round}`;
      const news = words.has(key) ? first({ kind: "round", key, place: "" }) : null;
      if (news) return news;
    }
    return first({ kind: "prompt", key: `note-${put.prompt}`, place: game.learning.places[put.prompt] ?? "" });
  }

  private round(): number {
    const begun = this.table.story.findLast(({ name }) => name === "round-begins")?.nouns["round"];
    return typeof begun === "number" ? begun : 0;
  }
}

function mark({ kind, key }: Note): string {
  return kind === "opening" ? "opening" : key;
}

// What a newcomer is told at this table: the steps of a guided game, or each kind of question once.

import { connection } from "../connection.svelte";
import { settings } from "../settings.svelte";
import { kept, keep } from "../storage";
import type { TableState } from "../table/state.svelte";
import type { LessonStep } from "../wire/types";
import { met, remember } from "./notesRead";

const END = "end";

/** What stands in a note, by the key of its words. */
export interface Note {
  /** Is it read and put away, does it stay until the question is answered, or is it the end of the lesson? */
  kind: "read" | "answer" | "first" | "end";
  key: string;
  /** What it points at. */
  part: string;
  thing: string;
  /** Of a guided game: where in it we are, and what is proposed. */
  step: LessonStep | null;
}

export class Learner {
  private met: string[] = $state.raw([]);
  /** The notes of this lesson that were read, the oldest first; and how far one has gone back in them. */
  private read: Note[] = $state.raw([]);
  private back = $state(0);

  constructor(private readonly table: TableState) {
    const { id, game, lesson } = table.facts;
    this.met = lesson ? (kept(`lesson-${id}`) ?? "").split(" ") : met(game);
  }

  /** Notes are for guided games, and for games against bots alone. */
  private get offered(): boolean {
    const { facts, seat } = this.table;
    return seat >= 0 && facts.seats.every((other) => other.seat === seat || other.kind === "bot");
  }

  /** Whether a lesson is going on. */
  get lesson(): boolean {
    return this.table.facts.lesson && this.offered && !this.met.includes(END);
  }

  readonly due: Note | null = $derived.by(() => this.next());
  readonly note: Note | null = $derived(this.back > 0 ? (this.read.at(-this.back) ?? this.due) : this.due);

  /** Whether a note is looked at once more. */
  get again(): boolean {
    return this.back > 0;
  }

  get hasBefore(): boolean {
    return this.read.length > this.back;
  }

  before(): void {
    if (this.hasBefore) this.back += 1;
  }

  /** The note was read: on to the next. */
  on(): void {
    if (this.back > 0) this.back -= 1;
    else if (this.due) this.remember(this.due);
  }

  /** The question is answered: the note that stood beside it was met, and is not shown again. */
  answered(): void {
    this.back = 0;
    if (this.due?.kind === "answer" || this.due?.kind === "first") this.remember(this.due);
  }

  /** Which chapters of the lesson have been met. */
  hasMet(chapter: number): boolean {
    return this.read.some(({ step }) => step?.chapter === chapter);
  }

  private remember(note: Note): void {
    const { id, game, lesson } = this.table.facts;
    this.met = [...this.met, note.key];
    if (note.step && note.kind !== "end") this.read = [...this.read, note];
    if (lesson) keep(`lesson-${id}`, this.met.join(" "));
    else remember(game, this.met);
  }

  private next(): Note | null {
    const { seatUpdate, put, game, telling } = this.table;
    const tells = telling.scene !== null || telling.again || telling.queue.waiting.length > 0; // what happens is seen first
    if (!this.offered || !seatUpdate || seatUpdate.over || !put || tells) return null;
    if (this.lesson && seatUpdate.lesson.length > 0) return this.stepOf(seatUpdate.lesson);
    const key = `note-${put.prompt}`;
    if (!settings.notes || this.met.includes(key) || seatUpdate.paused || connection.line !== "open") return null;
    return { kind: "first", key, part: game.learning.places[put.prompt] ?? "", thing: "", step: null };
  }

  private stepOf(steps: LessonStep[]): Note | null {
    const step = steps.find(({ key }) => !this.met.includes(key));
    if (!step) return null;
    const kind = step.key === END ? "end" : step.answer ? "answer" : "read";
    return { kind, key: step.key, part: step.part, thing: step.thing, step };
  }
}

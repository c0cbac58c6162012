// One table as one seat sees it: what the wire brought, what is under way, and what may be done.

import { announcer } from "../announce.svelte";
import { connection } from "../connection.svelte";
import type { Box } from "../games/box";
import type { AnyGame, SceneOf } from "../games/interface";
import { currentUser } from "../currentUser.svelte";
import { settings } from "../settings.svelte";
import { play } from "../sounds";
import { isAnswer, type Decision, type Fact, type GameEvent, type Refusal, type ScoreLine } from "../wire/game";
import * as http from "../wire/http";
import type { Outcome } from "../wire/live";
import type { ChatLine, Hint, SeatClock, SeatUpdate, TableFacts } from "../wire/types";
import { say, speech } from "../words/speech.svelte";
import type { Words } from "../words/words";
import { soundsOf } from "./eventSounds";
import { Consequences } from "./question/consequences.svelte";
import { onlyAnswer } from "./question/forced";
import { newSince, sinceOf } from "./pace/since";
import type { Pace } from "./pace/queue.svelte";
import { Telling, type Shown } from "./pace/telling.svelte";
import { heard } from "./side/talk";
import { revealedSince } from "./undoCheck";
import { familiesAt, peopleAt } from "./people";
import type { TableLike } from "./tableLike";

const NEW = 350; // milliseconds for which a question is new

/** What was rejected, and why. */
export interface Rejected {
  text: string;
  code: string;
  refusal: Refusal | null;
}

export class TableState implements TableLike {
  facts: TableFacts = $state.raw() as TableFacts;
  readonly telling: Telling = new Telling(this);
  outlined: GameEvent | null = $state.raw(null);
  previewed: string | null = $state(null);
  lookedAt: number | null = $state(null);
  rejected: Rejected | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  pending: string | null = $state(null);
  /** One's last answer in words; "" before there was one. */
  said = $state("");
  /** The answer that is to be pressed once more; null if none is. */
  confirming: string | null = $state(null);
  /** The answer that was given for us, as long as it is told: there was no other. */
  forced: string | null = $state(null);
  private given: { version: number; said: string }[] = []; // what was answered so and is not on the table yet
  /** What was said, by the time it was. */
  chat: ChatLine[] = $state.raw([]);
  /** Lines that came while nobody looked at the chat. */
  unread = $state(0);
  /** Whose move was just taken back; "" if nobody's. */
  undone = $state("");
  gone = $state(false);
  private stop: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    facts: TableFacts,
    readonly seat: number,
    readonly game: AnyGame,
    readonly box: Box,
    readonly invitation: string,
    changed: () => void = () => undefined,
    /** Looked at, but not heard: another seat is listened from at this device. */
    private readonly quiet = false,
  ) {
    this.facts = facts;
    this.stop = connection.live.listen(
      { table: facts.id, seat, invitation },
      {
        facts: (now) => {
          const same = JSON.stringify(now.seats) === JSON.stringify(this.facts.seats);
          this.facts = now;
          if (!same) changed();
        },
        update: (update, synced) => this.hearOf(update, synced),
        chat: (lines) => this.hear(lines),
        gone: () => (this.gone = true),
        fault: (code) => (this.rejected = { text: "", code, refusal: null }),
      },
    );
  }

  readonly lively = $derived(settings.lively);
  /** The newest of what runs and binds, with what is on the table. */
  readonly seatUpdate: SeatUpdate | null = $derived.by(() => {
    const { newest, shown } = this.telling;
    if (!newest || !shown) return null;
    const { view, first, events, to_act, decision, over, scores, winners, lesson } = shown;
    return { ...newest, view, first, events, to_act, decision, over, scores, winners, lesson };
  });
  readonly view: unknown = $derived.by(() => (this.telling.shown ? this.game.read(this.telling.shown.view) : null));
  /** The question, also while its answer is under way. */
  put: Decision | null = $state.raw(null);
  private readonly consequences = new Consequences((texts) => this.consider(texts));
  /** Whether answers are taken: not for a moment after the question has changed, for what is pressed then was meant for another. */
  ready = $state(true);
  /** Whether a note of a lesson is read first: until then no answer is taken. */
  reading = $state(false);
  readonly asked: number[] = $derived(this.seatUpdate?.to_act ?? []);
  readonly over: boolean = $derived(this.seatUpdate?.over ?? false);
  readonly clocks: SeatClock[] = $derived(this.seatUpdate?.clocks ?? []);
  readonly wishes: string[] = $derived(this.seatUpdate?.wishes ?? []);
  readonly scores: ScoreLine[] = $derived(this.seatUpdate?.scores ?? []);
  readonly people: string[] = $derived(peopleAt(this.facts));
  readonly names: string[] = $derived(this.people.map((name, seat) => (seat === this.seat ? say("called-you") : name)));
  readonly families: string[] = $derived(familiesAt(this.facts));

  /** Whether one's last move may be taken back, as far as can be known here. */
  get undoable(): boolean {
    return (this.seatUpdate?.undo ?? false) && !revealedSince(this.game.reveals, this.telling.heard, this.seat);
  }

  get story(): GameEvent[] {
    return this.telling.story;
  }

  get fresh(): GameEvent[] {
    return this.telling.fresh;
  }

  /** The server waits for our answer, whatever is still being shown. */
  get called(): boolean {
    return this.pending === null && !this.stands && (this.telling.newest?.decision ?? null) !== null;
  }

  /** Before it nothing has happened since one's last answer. */
  readonly since: number = $derived.by(() => sinceOf(this.telling.since, this.story, this.seat, this.game.pace));
  private readonly news = $derived.by(() => newSince(this.story.slice(this.since), this.seat, this.game));

  get words(): Words {
    return speech.of(this.facts.game);
  }

  get mine(): number {
    return this.seat;
  }

  /** It is the same as long as the question is, whatever else is heard: all that may be answered hangs on it. */
  readonly decision: Decision | null = $derived.by(() => {
    const { scene, again } = this.telling;
    return this.pending === null && !this.stands && scene === null && !again ? this.put : null;
  });

  get standing(): Decision | null {
    return this.pending === null ? this.decision : this.put;
  }

  /** Whether this seat is ours and played by us: not by a bot because our time was up. */
  get playing(): boolean {
    return this.seat >= 0 && !this.away && !this.gone;
  }

  get away(): boolean {
    return this.facts.seats[this.seat]?.away ?? false;
  }

  /** Nobody can do anything at the table, or not from here. */
  private get stands(): boolean {
    return (this.seatUpdate?.paused ?? false) || (this.seatUpdate?.ended ?? "") !== "" || this.away || this.gone;
  }

  may(text: string): boolean {
    return this.decision !== null && isAnswer(this.decision, text);
  }

  /** What an answer leads to; nothing until the server has said so. It is asked for all that are wanted at once. */
  leadsTo(text: string): Fact[] {
    return this.consequences.of(text, this.may(text.split("; ", 1)[0] ?? ""));
  }

  isNew(noun: string, code: string): number {
    return this.news[`${noun} ${code}`] ?? 0;
  }

  /** How what others do is shown; where a clock runs against people, nobody dawdles. */
  pace(): Pace {
    if (this.quiet) return "instant";
    return this.facts.clock.kind === "live" && settings.pace !== "instant" ? "quick" : settings.pace;
  }

  /** Whether what stays goes on by itself: whoever watches presses nothing, and nobody's clock is hidden by what was. */
  get hurried(): boolean {
    return this.seat < 0 || this.facts.clock.kind === "live";
  }

  sceneOf(told: GameEvent[]): SceneOf | null {
    return this.game.scene?.(told, this) ?? null;
  }

  preview(text: string | null): void {
    this.previewed = text;
  }

  lookAt(seat: number | null): void {
    this.lookedAt = seat;
  }

  choose(text: string): void {
    if (connection.line !== "open") return; // buttons wait, and so do keys
    if (!this.may(text)) return this.why(text);
    if (settings.confirms && this.confirming !== text) {
      this.confirming = text;
      return this.uncovered(); // the second press of a double click is no second thought
    }
    void this.send(text);
  }

  why(text: string): void {
    if (this.pending !== null || this.may(text)) return;
    void this.inquire(text);
  }

  async undo(): Promise<void> {
    if (!this.seatUpdate || this.pending !== null) return;
    this.pending = "";
    this.settle("", await connection.live.undo(this.facts.id, this.seat, this.seatUpdate.version));
  }

  async consent(what: string): Promise<void> {
    this.answer(await connection.live.consent(this.facts.id, this.seat, what));
  }

  async decline(what: string): Promise<void> {
    this.answer(await connection.live.decline(this.facts.id, this.seat, what));
  }

  async wish(wishes: string[]): Promise<void> {
    this.answer(await connection.live.wish(this.facts.id, this.seat, wishes));
  }

  async comeBack(): Promise<void> {
    this.answer(await connection.live.comeBack(this.facts.id, this.seat));
  }

  /** Say something; whether it was heard. */
  async say(text: string): Promise<boolean> {
    const outcome = await connection.live.say(this.facts.id, this.seat, text);
    this.answer(outcome);
    return outcome.kind === "accepted";
  }

  /** Ask the persons here for the seat of a bot. */
  async askForSeat(seat: number): Promise<void> {
    try {
      await currentUser.somebody();
      await http.askForSeat(this.facts.id, seat, this.invitation);
    } catch (problem) {
      if (problem instanceof http.Problem) this.rejected = { text: "", code: problem.key, refusal: null };
    }
  }

  async askHint(): Promise<void> {
    if (!this.seatUpdate?.decision || this.hinting) return;
    if (!this.facts.hints) {
      this.rejected = { text: "", code: "no-hints", refusal: null };
      return;
    }
    this.hinting = true;
    const { put } = this;
    const wanted = () => this.put === put; // others may have chosen meanwhile: it is for the same question
    try {
      const hint = await http.hint(this.facts.id, this.seat, wanted);
      if (wanted()) this.hint = hint;
    } catch (problem) {
      if (problem instanceof http.Problem && wanted()) this.rejected = { text: "", code: problem.key, refusal: null };
    }
    this.hinting = false;
  }

  close(): void {
    clearTimeout(this.timer);
    this.telling.close();
    this.stop();
  }

  private async send(text: string): Promise<void> {
    if (!this.seatUpdate) return;
    this.pending = text;
    this.said = this.words.action(text, this.put?.prompt, this.names);
    this.confirming = null;
    this.rejected = null;
    this.settle(text, await connection.live.act(this.facts.id, this.seat, this.seatUpdate.version, text));
  }

  /** An answer that is none is rejected with its reason, and nothing has changed. */
  private async inquire(text: string): Promise<void> {
    if (!this.seatUpdate?.decision) {
      const refusal = { reason: "not-asked", rule: "", edition: this.facts.edition, nouns: {}, nearest: [] };
      this.rejected = { text, code: "illegal", refusal };
      return;
    }
    this.settle(text, await connection.live.act(this.facts.id, this.seat, this.seatUpdate.version, text));
  }

  private async consider(texts: string[]): Promise<Outcome | null> {
    if (!this.seatUpdate || this.put === null) return null;
    return connection.live.consider(this.facts.id, this.seat, this.seatUpdate.version, texts);
  }

  private settle(text: string, outcome: Outcome): void {
    this.pending = null;
    if (outcome.kind === "accepted" && outcome.version > (this.telling.shown?.version ?? 0)) this.telling.hurry();
    if (outcome.kind === "rejected") {
      this.rejected = { text, code: outcome.code, refusal: outcome.refusal };
      play("refused");
    }
  }

  private answer(outcome: Outcome): void {
    if (outcome.kind === "rejected") this.rejected = { text: "", code: outcome.code, refusal: null };
  }

  /** Players and spectators count apart; what was heard before the line broke comes again. */
  private hear(lines: ChatLine[]): void {
    const { all, fresh } = heard(this.chat, lines);
    if (fresh.length === 0) return;
    if (this.chat.length > 0 || fresh.length === 1) this.unread += fresh.length;
    this.chat = all;
    if (!this.quiet) announcer.tell(fresh.slice(-3).map((line) => say("chat-says", { name: line.name, text: line.text })));
  }

  /** What has one answer only is not asked, where that tells nobody anything. What was taken back is: one may want to go back further. */
  private hearOf(update: SeatUpdate, synced: boolean): void {
    const back = update.first < this.telling.heard.length && !synced;
    const only = this.playing && !this.quiet && !back ? onlyAnswer(update, this.facts, this.seat) : null;
    if (only === null || !settings.forced) return this.hearAs(update, synced);
    this.given.push({ version: update.version, said: this.words.action(only, update.decision?.prompt, this.names) });
    this.hearAs({ ...update, decision: null }, synced);
    void this.answerFor(update, only);
  }

  private async answerFor(update: SeatUpdate, only: string): Promise<void> {
    const outcome = await connection.live.act(this.facts.id, this.seat, update.version, only);
    if (outcome.kind === "rejected" && outcome.code !== "stale") this.hearAs(update, true); // then it is asked
  }

  /** An own move is seen at once, with all that was still waiting; a question that is no longer put is withdrawn. */
  private hearAs(update: SeatUpdate, synced: boolean): void {
    const changed = JSON.stringify(update.decision) !== JSON.stringify(this.put);
    const own = this.pending !== null && (changed || update.events.some(({ nouns }) => nouns["seat"] === this.seat));
    if (changed && this.put !== null && this.pending === null) this.put = null;
    this.telling.hear(update, synced, own);
    this.consequences.renew();
  }

  shown({ update, before, gone, synced, again }: Shown): void {
    this.outlined = null;
    if (again) return;
    const others = update.events.length > 0 && update.events.every(({ nouns }) => nouns["seat"] !== this.seat);
    const given = this.given.find(({ version }) => version === update.version);
    this.given = this.given.filter(({ version }) => version > update.version);
    this.forced = given?.said ?? (others || update.decision ? null : this.forced);
    const back = gone.map((told) => told.nouns["seat"]).find((seat) => typeof seat === "number");
    const asked = update.decision !== null && (before?.decision ?? null) === null;
    this.ask(update.decision, before !== null);
    this.previewed = null;
    this.undone = gone.length > 0 && !synced ? (this.people[Number(back ?? -1)] ?? "") : "";
    if (!synced) this.rejected = null;
    if (!this.quiet) this.speak(asked, !(before?.over ?? true) && update.over && !update.ended);
  }

  /** A question that has not changed stays the same, with all that was put together for it. */
  private ask(put: Decision | null, known: boolean): void {
    const changed = JSON.stringify(put) !== JSON.stringify(this.put);
    if (changed) {
      this.put = put;
      this.hint = null;
      this.confirming = null;
      this.consequences.forget();
    }
    if (known && (changed || this.pending !== null)) this.uncovered();
  }

  /** The question is new, or was hidden: what is pressed now was meant for something else. */
  uncovered(): void {
    if (this.put === null || !settings.guarded) return;
    this.ready = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.ready = true), NEW);
  }

  private speak(asked: boolean, ended: boolean): void {
    announcer.tell(this.fresh.map((told) => this.words.event(told, this.names)));
    if (this.undone) announcer.tell([say("undone-says", { name: this.undone })]);
    play(...soundsOf(this.game.sounds, this.fresh), ...(ended ? (["victory"] as const) : asked ? (["turn"] as const) : []));
    if (this.put && (asked || this.fresh.length > 0)) {
      announcer.call(say("your-turn-says", { prompt: this.words.prompt(this.put, this.names) }));
    }
  }
}

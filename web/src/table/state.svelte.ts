// One table as one seat sees it: what the wire brought, what is under way, and what may be done.

import { announcer } from "../announce.svelte";
import { connection } from "../connection.svelte";
import { familyOf } from "../games/families";
import type { AnyGame, Table } from "../games/interface";
import { settings } from "../settings.svelte";
import { play } from "../sounds";
import { decisionOf, scoreLineOf, type Decision, type Refusal, type ScoreLine, type Told } from "../wire/game";
import * as http from "../wire/http";
import type { Outcome } from "../wire/live";
import { continued } from "../wire/story";
import type { Hint, Sight, TableFacts } from "../wire/types";
import { say, speech } from "../words/speech.svelte";
import type { Words } from "../words/words";

/** What was refused, and why. */
export interface Refused {
  text: string;
  code: string;
  refusal: Refusal | null;
}

export class TableState implements Table {
  facts: TableFacts = $state.raw() as TableFacts;
  sight: Sight | null = $state.raw(null);
  story: Told[] = $state.raw([]);
  fresh: Told[] = $state.raw([]);
  outlined: Told | null = $state.raw(null);
  previewed: string | null = $state(null);
  refused: Refused | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  pending: string | null = $state(null);
  gone = $state(false);
  private stop: () => void;

  constructor(
    facts: TableFacts,
    readonly seat: number,
    readonly game: AnyGame,
    invitation: string,
  ) {
    this.facts = facts;
    this.stop = connection.live.listen(
      { table: facts.id, seat, invitation },
      {
        facts: (now) => (this.facts = now),
        sight: (sight, synced) => this.see(sight, synced),
        gone: () => (this.gone = true),
        fault: (code) => (this.refused = { text: "", code, refusal: null }),
      },
    );
  }

  readonly lively = $derived(settings.lively);
  readonly view: unknown = $derived.by(() => (this.sight ? this.game.read(this.sight.view) : null));
  private readonly put: Decision | null = $derived(this.sight ? decisionOf(this.sight) : null);
  readonly scores: ScoreLine[] = $derived((this.sight?.scores ?? []).map(scoreLineOf));
  readonly names: string[] = $derived(this.facts.seats.map(({ seat }) => say(`arms-${familyOf(this.facts.game, seat)}`)));
  readonly people: string[] = $derived(this.facts.seats.map((seat) => personOf(seat)));

  get words(): Words {
    return speech.of(this.facts.game);
  }

  get asked(): number[] {
    return this.sight?.to_act ?? [];
  }

  get decision(): Decision | null {
    return this.pending === null ? this.put : null;
  }

  may(text: string): boolean {
    return this.pending === null && this.put !== null && this.put.options.includes(text);
  }

  preview(text: string | null): void {
    this.previewed = text;
  }

  choose(text: string): void {
    if (!this.may(text)) return this.why(text);
    void this.send(text);
  }

  why(text: string): void {
    if (this.pending !== null || this.may(text)) return;
    void this.inquire(text);
  }

  async undo(): Promise<void> {
    if (!this.sight || this.pending !== null) return;
    this.pending = "";
    this.settle("", await connection.live.undo(this.facts.id, this.seat, this.sight.version));
  }

  async askHint(): Promise<void> {
    if (!this.sight?.decision || this.hinting) return;
    this.hinting = true;
    try {
      const hint = await http.hint(this.facts.id, this.seat);
      if (hint.version === this.sight.version) this.hint = hint;
    } catch (problem) {
      if (problem instanceof http.Problem) this.refused = { text: "", code: problem.key, refusal: null };
    }
    this.hinting = false;
  }

  close(): void {
    this.stop();
  }

  private async send(text: string): Promise<void> {
    if (!this.sight) return;
    this.pending = text;
    this.refused = null;
    this.settle(text, await connection.live.act(this.facts.id, this.seat, this.sight.version, text));
  }

  /** An answer that is none is refused with its reason, and nothing has changed. */
  private async inquire(text: string): Promise<void> {
    if (!this.sight?.decision) {
      const refusal = { reason: "not-asked", rule: "", edition: this.facts.edition, nouns: {}, nearest: [] };
      this.refused = { text, code: "illegal", refusal };
      return;
    }
    this.settle(text, await connection.live.act(this.facts.id, this.seat, this.sight.version, text));
  }

  private settle(text: string, outcome: Outcome): void {
    this.pending = null;
    if (outcome.kind === "refused") {
      this.refused = { text, code: outcome.code, refusal: outcome.refusal };
      play("refused");
    }
  }

  private see(sight: Sight, synced: boolean): void {
    const before = this.sight;
    const { story, fresh } = continued(this.story, sight);
    const asked = sight.decision !== null && (before?.decision ?? null) === null;
    this.sight = sight;
    this.story = story;
    this.fresh = synced ? [] : fresh;
    this.previewed = null;
    this.hint = null;
    this.outlined = null;
    if (!synced) this.refused = null;
    this.speak(asked);
  }

  private speak(asked: boolean): void {
    announcer.tell(this.fresh.map((told) => this.words.event(told, this.names)));
    if (this.sight?.over) play("victory");
    else if (asked) play("turn");
    else if (this.fresh.length > 0) play("move");
    if (this.put && (asked || this.fresh.length > 0)) {
      announcer.call(say("your-turn-says", { prompt: this.words.prompt(this.put, this.names) }));
    }
  }
}

function personOf(seat: TableFacts["seats"][number]): string {
  if (seat.kind === "bot") return say(`bot-${seat.bot}`);
  return seat.name || say("seat-free");
}

// Several people at one device: the table is watched as a spectator would, and a seat is listened from only while its owner plays.

import type { Box } from "../games/box";
import type { AnyGame } from "../games/interface";
import type { TableFacts } from "../wire/types";
import { TableState } from "./state.svelte";

export class SharedTable {
  /** The seat whose owner has the device now. */
  current: TableState | null = $state.raw(null);
  private readonly watch: TableState;

  constructor(
    facts: TableFacts,
    readonly seats: number[],
    private readonly game: AnyGame,
    private readonly box: Box,
    private readonly invitation: string,
    private readonly changed: () => void,
  ) {
    this.watch = new TableState(facts, -1, game, box, invitation, changed, true);
  }

  get facts(): TableFacts {
    return this.watch.facts;
  }

  get began(): boolean {
    return this.watch.seatUpdate !== null;
  }

  /** Who is to take the device: one of ours that is asked, if whoever has it is not. */
  readonly next: number | null = $derived.by(() => {
    if (this.watch.seatUpdate?.over || this.watch.seatUpdate?.ended) return null;
    if (this.current?.telling.queue.holding) return null; // whoever has it sees first what came of the move
    const asked = this.watch.asked.filter((seat) => this.seats.includes(seat));
    if (asked.length === 0 || (this.current && asked.includes(this.current.seat))) return null;
    return asked[0] ?? null;
  });

  /** What is shown: the seat of whoever has the device, or what lies open. */
  get shown(): TableState {
    return this.current ?? this.watch;
  }

  /** The next has taken the device. */
  open(seat: number): void {
    this.current?.close();
    this.current = new TableState(this.facts, seat, this.game, this.box, this.invitation, this.changed);
  }

  close(): void {
    this.current?.close();
    this.watch.close();
  }
}

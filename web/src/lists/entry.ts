// A table in a list, and what is known of it there.

import type { MyTable, TableFacts } from "../wire/types";

export interface Entry {
  table: TableFacts;
  /** My seats there, if it is one of my tables. */
  mine: number[] | null;
  turn: boolean;
  round?: number;
  /** Milliseconds on my clock; on the clocks of those that are waited for. */
  left?: number | null;
  awaitedLeft?: number | null;
  awaited?: number[];
  /** What of its options is not as usual. */
  options?: string[];
}

export function entryOf({ table, seats, my_turn, round, left, awaited, awaited_left }: MyTable): Entry {
  return { table, mine: seats, turn: my_turn.length > 0, round, left: left ?? null, awaited, awaitedLeft: awaited_left ?? null };
}

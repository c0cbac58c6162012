// A table that is shown, live or from a replay: what the parts around a board need besides.

import type { AnyGame, Table } from "../games/interface";
import type { GameEvent } from "../wire/game";
import type { SeatClock } from "../wire/types";

export interface TableLike extends Table {
  readonly game: AnyGame;
  /** Whether nobody plays any more. */
  readonly over: boolean;
  /** The seat of whoever sits before the screen; -1 if it is nobody's here. */
  readonly mine: number;
  /** By seat; empty without clocks. */
  readonly clocks: SeatClock[];
  outlined: GameEvent | null;
}

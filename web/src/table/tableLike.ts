// A table that is shown, live or from a replay: what the parts around a board need besides.

import type { AnyGame, Table } from "../games/interface";
import type { GameEvent, ScoreLine } from "../wire/game";

export interface TableLike extends Table {
  readonly game: AnyGame;
  /** Whether nobody plays any more. */
  readonly over: boolean;
  /** Every point by its rule, once the game is over. */
  readonly scores?: ScoreLine[];
  outlined: GameEvent | null;
}

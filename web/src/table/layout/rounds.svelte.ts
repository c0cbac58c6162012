// Which round's counting is looked at again, at which table.

import type { TableLike } from "../tableLike";

class Rounds {
  private table: TableLike | null = $state.raw(null);
  private round = $state(0);

  /** The round that is looked at; null if none is. */
  at(table: TableLike): number | null {
    return this.table === table ? this.round : null;
  }

  show(table: TableLike, round: number): void {
    this.table = table;
    this.round = round;
  }

  close(): void {
    this.table = null;
  }
}

export const rounds = new Rounds();

/** The rounds that have been counted. */
export function countedRounds({ game, story }: TableLike): number[] {
  const after = game.rounds?.after;
  const found: number[] = [];
  let round = 0;
  for (const { name } of story) {
    if (name === "round-begins") round += 1;
    if (name === after && found.at(-1) !== round) found.push(round);
  }
  return found;
}

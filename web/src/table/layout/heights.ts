// How high the parts of a table are in this window: the question always the same, so that the board never moves.

import type { AnyGame, PartHeights, TableHeights } from "../../games/interface";
import type { Decision } from "../../wire/game";
import type { Height } from "./size.svelte";

const USUAL: TableHeights = {
  tall: { bays: 72, strip: 30, band: 164, own: 116 },
  medium: { bays: 58, strip: 28, band: 142, own: 88 },
};
const SHORT: PartHeights = { bays: 46, strip: 0, band: 120, own: 54 };

/**
 * By the window's height, the number of seats and what is asked; a tall band takes from what is one's own, and the board
 * takes all of it where there is little room and the game says so.
 */
export function heightsOf(game: AnyGame, seats: number, tallness: Height, put: Decision | null, makesRoom = false): PartHeights {
  if (tallness === "short") return SHORT;
  const usual = (game.heights?.(seats, put) ?? USUAL)[tallness];
  if (makesRoom && tallness === "medium") return { ...usual, own: 0 };
  if (usual.tallBand === undefined) return usual;
  return { ...usual, band: usual.tallBand, own: usual.own + usual.band - usual.tallBand };
}

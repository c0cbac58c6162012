// What a replay needs, fetched at once: the table, its game, and what one observer saw.

import { loadSprites } from "../art/sheets";
import { gameModule } from "../games";
import { isGame } from "../games/families";
import type { Box } from "../games/box";
import type { AnyGame } from "../games/interface";
import { invitationTo } from "../play";
import { boxOf } from "../table/box";
import * as http from "../wire/http";
import type { Mine, Replay } from "../wire/types";
import { placeOf } from "./address";

export interface Loaded {
  mine: Mine;
  game: AnyGame;
  box: Box;
  recorded: Replay;
  invitation: string;
}

async function fetchAll(table: string): Promise<Loaded> {
  const invitation = decodeURIComponent(location.hash.slice(1)) || invitationTo(table);
  const { observer } = placeOf(location.search);
  const begun = observer === null ? null : http.replay(table, { seat: observer, invitation });
  begun?.catch(() => undefined); // what the table itself says of it comes first
  const mine = await http.table(table, invitation);
  const { game } = mine.table;
  if (!isGame(game)) throw new http.Problem(404, "no-such-game", { game, known: "" });
  const [module, box, recorded] = await Promise.all([
    gameModule(game).then(async (module) => (await loadSprites("signs", "arms", ...module.sheets), module)),
    boxOf(mine.table, invitation),
    begun ?? http.replay(table, { seat: mine.seats[0] ?? -1, invitation }),
  ]);
  return { mine, game: module, box, recorded, invitation };
}

let ahead: { table: string; coming: Promise<Loaded> } | null = null;

/** Begin before there is a page to show it. */
export function fetchAhead(table: string): void {
  const coming = fetchAll(table);
  coming.catch(() => undefined); // told when the page asks
  ahead = { table, coming };
}

/** What was begun, once, or else begun now. */
export function load(table: string): Promise<Loaded> {
  const coming = ahead?.table === table ? ahead.coming : fetchAll(table);
  ahead = null;
  return coming;
}

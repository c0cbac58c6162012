// What a replay needs, fetched at once: the table, its game, and the sights of one pair of eyes.

import { lay } from "../art/sheets";
import { gameModule } from "../games";
import { isGame } from "../games/families";
import type { AnyGame } from "../games/interface";
import { invitationTo } from "../play";
import * as http from "../wire/http";
import type { Mine, Replay } from "../wire/types";
import { placeOf } from "./place";

export interface Fetched {
  mine: Mine;
  game: AnyGame;
  replay: Replay;
  invitation: string;
}

export async function fetched(table: string): Promise<Fetched> {
  const invitation = decodeURIComponent(location.hash.slice(1)) || invitationTo(table);
  const { eyes } = placeOf(location.search);
  const begun = eyes === null ? null : http.replay(table, { seat: eyes, invitation });
  begun?.catch(() => undefined); // what the table itself says of it comes first
  const mine = await http.table(table, invitation);
  const { game } = mine.table;
  if (!isGame(game)) throw new http.Problem(404, "no-such-game", { game, known: "" });
  const [module, replay] = await Promise.all([
    gameModule(game).then(async (module) => (await lay("signs", "arms", ...module.sheets), module)),
    begun ?? http.replay(table, { seat: mine.seats[0] ?? -1, invitation }),
  ]);
  return { mine, game: module, replay, invitation };
}

let ahead: { table: string; coming: Promise<Fetched> } | null = null;

/** Begin before there is a page to show it. */
export function fetchAhead(table: string): void {
  const coming = fetched(table);
  coming.catch(() => undefined); // told when the page asks
  ahead = { table, coming };
}

/** What was begun, once, or else begun now. */
export function fetching(table: string): Promise<Fetched> {
  const coming = ahead?.table === table ? ahead.coming : fetched(table);
  ahead = null;
  return coming;
}

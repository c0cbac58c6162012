// Il Principe at the table.

import type { Bay, GameModule, Table } from "../interface";
import { auction, phase } from "../stack";
import { blocks } from "./blocks";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import { read, type Seen } from "./view";

const PHASES = ["NewCards", "AuctionPhase", "BuildPhase", "RolePhase"];

function bay(view: Seen, seat: number, { words, asked }: Table<Seen>): Bay {
  const own = view.seats[seat];
  const sale = auction(view.stack);
  const out = sale !== null && !((sale.ring >> seat) & 1);
  let status = "";
  if (sale && sale.leader === seat) status = words.say("board-leads", { price: sale.price });
  else if (out) status = words.say("board-withdrew");
  else if (view.stack[0]?.owing !== undefined) status = words.say(asked.includes(seat) ? "board-chooses" : "board-chosen");
  return {
    score: own?.score ?? 0,
    counts: [
      { sign: "s-card", value: own?.cards ?? 0, label: words.say("board-hand") },
      { sign: "s-shield", value: own?.shields ?? 0, label: words.say("board-shields") },
    ],
    mark: view.prince === seat ? { sign: "s-principe", label: words.say("title") } : undefined,
    status,
    out,
  };
}

const principe: GameModule<Seen> = {
  sheets: ["principe", "cities"],
  read,
  phases: (view, words) => ({
    round: words.say(view.last ? "board-last-round" : "board-round", { round: view.round }),
    names: PHASES.map((name) => words.say(`board-phase-${name}`)),
    now: view.over ? -1 : phase(view.stack, PHASES),
  }),
  bay,
  blocks,
  Board,
  Own,
  gestures: {},
};

export default principe;

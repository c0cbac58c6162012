// The Princes of Florence at the table.

import type { Bay, GameModule, Table } from "../interface";
import { auction, phase } from "../stack";
import { blocks } from "./blocks";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import { read, type Seen } from "./view";

const PHASES = ["AuctionPhase", "ActionPhase"];
const HUNDREDS = 100; // the auction counts in steps of so many florins

function bay(view: Seen, seat: number, { words, asked }: Table<Seen>): Bay {
  const own = view.seats[seat];
  const sale = auction(view.stack);
  const out = view.dropped.includes(seat) || (sale !== null && !((sale.ring >> seat) & 1));
  let status = "";
  if (sale && sale.leader === seat) status = words.say("board-leads", { price: sale.price * HUNDREDS });
  else if (view.dropped.includes(seat)) status = words.say("florence-dropped");
  else if (out) status = words.say("board-withdrew");
  else if (view.stack[0]?.owing !== undefined) status = words.say(asked.includes(seat) ? "board-chooses" : "board-chosen");
  return {
    score: own?.fame ?? 0,
    counts: [
      { sign: "g-builder", value: own?.builders ?? 0, label: words.say("board-count-builders") },
      { sign: "g-jester", value: own?.jesters ?? 0, label: words.say("board-count-jesters") },
      { sign: "g-travel", value: own?.freedoms.length ?? 0, label: words.say("board-count-freedoms") },
      { sign: "g-profession", value: own?.hand.profession ?? 0, label: words.say("board-count-professions") },
    ],
    status,
    out,
  };
}

const florence: GameModule<Seen> = {
  sheets: ["florence"],
  read,
  phases: (view, words) => ({
    round: view.over ? words.say("board-over") : words.say("florence-round", { round: view.round }),
    names: PHASES.map((name) => words.say(`florence-phase-${name}`)),
    now: view.over ? -1 : phase(view.stack, PHASES),
  }),
  bay,
  blocks,
  Board,
  Own,
  gestures: {},
};

export default florence;

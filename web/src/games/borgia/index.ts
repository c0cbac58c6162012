// The Prince at the table.

import type { Bay, GameModule, Table } from "../interface";
import { auction, phase } from "../stack";
import { blocks } from "./blocks";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import "./look.css";
import { read, type Seen } from "./view";

const PHASES = ["SetUp", "BuyPhase", "PlayPhase", "ArrangePhase", "Election", "NewRound"];
const PANES = ["table", "palaces", "conclave"];

function bay(view: Seen, seat: number, { words, asked }: Table<Seen>): Bay {
  const own = view.seats[seat];
  const sale = auction(view.stack);
  const out = sale !== null && !((sale.ring >> seat) & 1);
  let status = "";
  if (sale && sale.leader === seat) status = words.say("board-leads", { price: sale.price });
  else if (out) status = words.say("board-passed");
  else if (asked.includes(seat)) status = words.say("board-chooses");
  return {
    score: own?.score ?? 0,
    counts: [
      { sign: "s-cardinal", value: own?.cardinals ?? 0, label: words.say("board-count-cardinals") },
      { sign: "s-seal", value: own?.votes ?? 0, label: words.say("board-count-votes") },
      { sign: "g-castle", value: Object.keys(own?.properties ?? {}).length, label: words.say("board-count-properties") },
    ],
    mark: view.pope === seat ? { sign: "s-tiara", label: words.say("board-mark-pope") } : undefined,
    status,
    out,
  };
}

const borgia: GameModule<Seen> = {
  sheets: ["borgia"],
  read,
  phases: (view, words) => ({
    round: view.over ? words.say("board-over") : words.say("board-round", { round: view.round }),
    names: PHASES.map((name) => words.say(`borgia-phase-${name}`)),
    now: view.over ? -1 : phase(view.stack, PHASES),
  }),
  bay,
  blocks,
  panes: (words) => PANES.map((key) => ({ key, label: words.say(`board-pane-${key}`) })),
  Board,
  Own,
  gestures: {},
};

export default borgia;

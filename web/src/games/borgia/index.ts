// The Prince at the table.

import type { GameModule, PlayerSummary, Table } from "../interface";
import Bid from "./questions/Bid.svelte";
import { blocks } from "./blocks";
import Board from "./board/Board.svelte";
import Buy from "./questions/Buy.svelte";
import Commit from "./questions/Commit.svelte";
import { consequence } from "./facts";
import Families from "./questions/Families.svelte";
import { seizure } from "./questions/fight";
import { flights } from "./flights";
import { learning } from "./learning";
import Meanwhile from "./questions/Meanwhile.svelte";
import Own from "./board/Own.svelte";
import Place from "./questions/Place.svelte";
import Play from "./questions/Play.svelte";
import Shares from "./questions/Shares.svelte";
import Trade from "./questions/Trade.svelte";
import "./look.css";
import { sounds } from "./sounds";
import { read, type Seen } from "./view";
import vocabulary from "./vocabulary.json";

const PHASES = vocabulary.names.phase;
const PANES = ["table", "palaces", "conclave"];

function playerSummary(view: Seen, seat: number, { words, asked }: Table<Seen>): PlayerSummary {
  const own = view.seats[seat];
  const { sale } = view;
  const out = sale !== null && !sale.in.includes(seat);
  let status = "";
  if (sale && sale.leader === seat) status = words.say("board-leads", { price: sale.price });
  else if (out) status = words.say("board-passed");
  else if (sealed(view, seat)) status = words.say("board-sealed");
  else if (asked.includes(seat)) status = words.say("board-chooses");
  else if (seizure(view)?.defender === seat) status = words.say("board-under-attack");
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

/** Has this seat finished a choice that is made in secret? In a seizure only two choose. */
function sealed(view: Seen, seat: number): boolean {
  const fight = seizure(view);
  const chooses = !fight || fight.attacker === seat || fight.defender === seat;
  return view.sealed !== null && chooses && !view.sealed.owing.includes(seat);
}

const SIGNS: { [what: string]: string } = { earlier: "s-vp", ducats: "s-ducat", pope: "s-tiara", cards: "g-castle" };

const borgia: GameModule<Seen> = {
  sheets: ["borgia"],
  read,
  phases: (view, words) => ({
    round: view.over ? words.say("board-over") : words.say("board-round", { round: view.round }),
    names: PHASES.map((name) => words.say(`phase-${name}`)),
    now: PHASES.indexOf(view.phase ?? ""),
  }),
  playerSummary,
  blocks,
  flights,
  learning,
  sounds,
  reveals: ["revealed", "table-laid", "turned-up"],
  bidPrompt: "bid",
  always: ["always doctor pass"],
  panes: (words) => PANES.map((key) => ({ key, label: words.say(`board-pane-${key}`) })),
  paneOf: {
    "play-or-seize": "palaces",
    arrange: "palaces",
    place: "palaces",
    "new-place": "palaces",
    tuck: "palaces",
    doctor: "palaces",
    verdict: "palaces",
    "secret-ballot": "conclave",
    "open-ballot": "conclave",
    "run-off": "conclave",
    "name-family": "conclave",
    cardinals: "conclave",
  },
  Board,
  Own,
  consequence,
  gestures: {
    "buy-or-spy": Buy,
    bid: Bid,
    "play-or-seize": Play,
    arrange: Play,
    place: Place,
    "new-place": Place,
    commit: Commit,
    "secret-ballot": Shares,
    "open-ballot": Shares,
    "run-off": Shares,
    cardinals: Shares,
    "give-office": Families,
    fate: Families,
    "name-family": Families,
    trade: Families,
    offer: Trade,
    "ducats-given": Trade,
    "ducats-asked": Trade,
    accept: Trade,
    consent: Trade,
  },
  Meanwhile,
  sign: ({ what }) => SIGNS[what] ?? "",
};

export default borgia;

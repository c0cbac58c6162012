// Il Principe at the table.

import type { Nouns, ScoreLine } from "../../wire/game";
import type { Bay, GameModule, Table } from "../interface";
import { auction, phase } from "../stack";
import Bid from "./Bid.svelte";
import { blocks } from "./blocks";
import Board from "./Board.svelte";
import Build from "./Build.svelte";
import Counted from "./Counted.svelte";
import Lay from "./Lay.svelte";
import { learning } from "./learning";
import Meanwhile from "./Meanwhile.svelte";
import Own from "./Own.svelte";
import Place from "./Place.svelte";
import Play from "./Play.svelte";
import Reveal from "./Reveal.svelte";
import { sale } from "./sale";
import { consequence } from "./sentences";
import { flights } from "./flights";
import { sounds } from "./sounds";
import { read, type Seen } from "./view";

const PHASES = ["NewCards", "AuctionPhase", "BuildPhase", "RolePhase"];
const PANES = ["map", "cities", "court"];

function bay(view: Seen, seat: number, table: Table<Seen>): Bay {
  const { words } = table;
  const own = view.seats[seat];
  const running = sale(view, table.story);
  const in_ring = auction(view.stack)?.ring ?? -1;
  return {
    score: own?.score ?? 0,
    counts: [
      { sign: "s-card", value: own?.cards ?? 0, label: words.say("board-hand") },
      { sign: "s-shield", value: own?.shields ?? 0, label: words.say("board-shields") },
    ],
    mark: view.prince === seat ? { sign: "s-principe", label: words.say("title") } : undefined,
    status: statusOf(view, seat, table),
    out: running !== null && !((in_ring >> seat) & 1),
  };
}

function statusOf(view: Seen, seat: number, { words, asked, story }: Table<Seen>): string {
  const running = sale(view, story);
  if (running?.leader === seat) return words.say("board-leads-with", { price: running.price });
  if (running?.out[seat]) return words.say("board-withdrew");
  if (view.stack[0]?.owing !== undefined) return words.say(asked.includes(seat) ? "board-choosing" : "board-sealed");
  return "";
}

/** First and second of a region are one row, and so are all roles. */
function row({ what, nouns }: ScoreLine): { what: string; nouns: Nouns } {
  if (what === "region-first" || what === "region-second") return { what: "region", nouns: { region: nouns["region"] ?? "" } };
  if (what === "major" || what === "minor") return { what: "roles", nouns: {} };
  return { what, nouns };
}

const SIGNS: { [what: string]: string } = {
  track: "s-vp",
  major: "s-principe",
  minor: "s-principe",
  sets: "g-university",
  "most-ducats": "s-ducat",
  "most-cards": "s-card",
};

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
  flights,
  consequence,
  learning,
  sounds,
  reveals: ["card-drawn", "city-turned-up", "drawn-for-auction", "laid"],
  bidding: { prompt: "bid-for-lot", step: 1 },
  panes: (words) => PANES.map((key) => ({ key, label: words.say(`board-pane-${key}`) })),
  paneOf: { "which-city": "cities", "build-or-play": "cities", "play-cards": "court", "bid-for-role": "court" },
  Board,
  Own,
  gestures: {
    "lay-cards": Lay,
    "bid-for-lot": Bid,
    "bid-for-role": Bid,
    "which-city": Build,
    "build-or-play": Play,
    "play-cards": Play,
    "which-region": Place,
    "which-region-of-all": Place,
    "which-card": Reveal,
  },
  Meanwhile,
  row,
  sign: ({ what, nouns }) => SIGNS[what] ?? `region ${nouns["region"]}`,
  Counted,
};

export default principe;

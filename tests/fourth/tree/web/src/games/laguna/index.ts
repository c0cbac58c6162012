// Laguna at the table: told in words, and answered with the controls that every game has.

import { checked } from "../../wire/check";
import type { Block, GameModule, PlayerSummary, Table } from "../interface";
import Board from "./Board.svelte";
import box from "./box.json";
import { aPublicView, type PublicView } from "./declared";
import Own from "./Own.svelte";

const PHASES = ["harbours", "auction"] as const;

function playerSummary(view: PublicView, seat: number, { words, asked }: Table<PublicView>): PlayerSummary {
  const own = view.seats[seat];
  const leads = view.sale?.leader === seat;
  const chosen = view.sealed ? words.say(asked.includes(seat) ? "board-chooses" : "board-chosen") : "";
  return {
    score: own?.points ?? 0,
    counts: [{ sign: "s-ducat", value: own?.ducats ?? 0, label: words.say("board-ducats") }],
    status: leads ? words.say("board-leads", { price: view.sale?.price ?? 0 }) : chosen,
    out: view.sale ? !view.sale.in.includes(seat) : false,
  };
}

function island({ id, value }: { id: string; value: number }, { view, words, names }: Table<PublicView>): string {
  const owner = view.owners[id];
  const nouns = { island: words.say(`island-${id}`), value, name: owner === undefined ? "" : (names[owner] ?? "") };
  if (view.sale?.what["island"] === id) return words.say("board-for-sale", nouns);
  return words.say(owner === undefined ? "board-island" : "board-owned", nouns);
}

function blocks(table: Table<PublicView>): Block[] {
  const { view, words, names } = table;
  const rows = view.seats.map(({ ducats, points }, seat) => [names[seat] ?? "", String(ducats), String(points)]);
  const harbour = view.harbour === null ? words.say("board-no-harbour") : words.say("board-harbour", { island: words.say(`island-${view.harbour}`) });
  return [
    { heading: words.say("board-islands"), items: box.island.map((one) => island(one, table)) },
    { heading: words.say("board-merchants"), table: { head: ["", words.say("board-ducats"), words.say("board-points")], rows } },
    { heading: words.say("board-own"), items: [harbour] },
  ];
}

const laguna: GameModule<PublicView> = {
  sheets: [],
  read: (view) => checked(aPublicView, view),
  phases: (view, words) => ({
    round: view.round === 0 ? words.say("board-harbours") : words.say("board-round", { round: view.round, rounds: view.rounds }),
    names: PHASES.map((name) => words.say(`phase-${name}`)),
    now: PHASES.findIndex((name) => name === view.phase),
  }),
  playerSummary,
  blocks,
  flights: () => [],
  learning: {
    places: { "which-harbour": "own", "bid-for-island": "board" },
    things: { island: box.island.map(({ id }) => id) },
    explain: (_noun, code, words) => words.say("explain-island", { value: box.island.find(({ id }) => id === code)?.value ?? 0 }),
  },
  sounds: { "island-offered": "reveal", "island-sold": "sold", "island-unsold": null },
  pace: { "island-offered": "card", "island-sold": "made", "island-unsold": "made" },
  reveals: ["island-offered"],
  bidPrompt: "bid-for-island",
  Board,
  Own,
  gestures: {},
};

export default laguna;

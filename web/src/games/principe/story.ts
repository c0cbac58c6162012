// The story of Il Principe: a line a deal, an auction, a city with all it brought, a role with its power.

import type { GameEvent } from "../../wire/game";
import { all, announced, bidsSaid, gainsSaid, grouped, headOf, lineOf, listed, numberOf, one, seatOf, sentence, textOf, type Grammar, type Group, type StoryLine, type Teller } from "../story";

const SALE = ["bids", "withdraws"];
const POWER = ["turned-down", "shield-placed", "turned-up", "none-turned-up", "point-gained", "card-drawn", "ducats-gained"];

const GRAMMAR: Grammar = {
  joins: {
    income: ["drawn"],
    drawn: ["drawn", "income"],
    laid: ["laid", "drawn-for-auction"],
    "drawn-for-auction": ["laid", "drawn-for-auction"],
    "lot-offered": [...SALE, "lot-sold", "lot-removed"],
    "city-built": ["shield-placed", "shields-kept", "role-scored", "city-turned-up"],
    "role-offered": [...SALE, "role-bought", "role-unsold", "role-taken", ...POWER],
    "role-taken": POWER,
  },
  quiet: ["sealed", "nothing-done"],
};

const LOT = { sold: "story-lot-sold", alone: "story-lot-alone" };
const ROLE = { sold: "story-role-sold", alone: "story-role-alone" };

/** By the event that begins a group: the phase that it is the first of, if the phase before was not its. */
const PHASES: { [event: string]: string } = {
  income: "new-cards",
  drawn: "new-cards",
  laid: "new-cards",
  "lot-offered": "auction",
  "city-built": "building",
  "cards-played": "building",
  "roles-return": "roles",
};

export function story(events: GameEvent[], table: Teller): StoryLine[] {
  const lines: StoryLine[] = [];
  const points = new Map<number, number>();
  let phase = "";
  let round: StoryLine | null = null;
  let before: Group | null = null;
  for (const group of grouped(events, GRAMMAR)) {
    const opens = phaseOf(group, before, phase);
    if (group.kind === "round-begins") {
      if (round) round.outcome = ledBy(points, table);
      round = lineOf(group, { kind: "round", text: table.words.say("game-principe", { round: numberOf(group.told[0], "round") }, "round"), seat: null });
      lines.push(round);
      phase = "";
    } else {
      if (opens !== phase) lines.push(headOf(group, table.words.say(`phase-${opens}`)));
      phase = opens;
      if (group.kind !== "roles-return") lines.push(told(group, table));
    }
    for (const gain of all(group, "city-built", "role-scored", "point-gained")) count(points, gain);
    before = group;
  }
  return lines;
}

/** Who wins a lot may build at once: such a city belongs to the auctions. */
function phaseOf(group: Group, before: Group | null, now: string): string {
  const winners = group.kind === "city-built" && before?.kind === "lot-offered" && seatOf(one(before, "lot-sold")) === seatOf(group.told[0]);
  return winners ? now : (PHASES[group.kind] ?? now);
}

function count(points: Map<number, number>, gain: GameEvent): void {
  const seat = seatOf(gain);
  if (seat !== null) points.set(seat, (points.get(seat) ?? 0) + (gain.name === "point-gained" ? 1 : numberOf(gain, "points")));
}

/** "Chiara led, 12 to 11": who had most when the round was over, and the next after that. */
function ledBy(points: Map<number, number>, table: Teller): string {
  const [first, second] = [...points].sort(([, one], [, other]) => other - one);
  if (!first) return "";
  return sentence(table, first[1] === second?.[1] ? "story-level" : "story-led", { seat: first[0], points: first[1], behind: second?.[1] ?? 0 });
}

function told(group: Group, table: Teller): StoryLine {
  if (group.kind === "income" || group.kind === "drawn") return dealt(group, table);
  if (group.kind === "laid" || group.kind === "drawn-for-auction") return laid(group, table);
  if (group.kind === "lot-offered") return lot(group, table);
  if (group.kind === "city-built") return city(group, table);
  if (group.kind === "cards-played") return played(group, table);
  if (group.kind === "role-taken" || group.kind === "role-offered") return role(group, table);
  return announced(group, table);
}

function dealt(group: Group, table: Teller): StoryLine {
  const nouns = { ducats: numberOf(one(group, "income"), "ducats"), cards: numberOf(one(group, "drawn"), "cards") };
  return lineOf(group, { text: table.words.say("story-dealt", nouns), seat: null, sign: "s-card" });
}

/** Cards of one building, counted: "2 Castles". */
function cardsSaid(table: Teller, colour: string, cards: number): string {
  return table.words.say("building-cards", { "colour-code": colour, cards });
}

function laid(group: Group, table: Teller): StoryLine {
  const counts = new Map<string, number>();
  for (const told of all(group, "laid", "drawn-for-auction")) {
    counts.set(textOf(told, "colour"), (counts.get(textOf(told, "colour")) ?? 0) + numberOf(told, "cards"));
  }
  const lots = [...counts].sort(([, one], [, other]) => one - other).map(([colour, cards]) => cardsSaid(table, colour, cards));
  return lineOf(group, { text: table.words.say("story-laid", { lots: table.words.listed(lots) }), seat: null, sign: "s-card" });
}

function lot(group: Group, table: Teller): StoryLine {
  const [offered] = group.told;
  const cards = cardsSaid(table, textOf(offered, "colour"), numberOf(offered, "cards"));
  const sold = one(group, "lot-sold");
  if (sold) return bought(group, table, sold, cards, LOT);
  if (one(group, "lot-removed")) return lineOf(group, { text: table.words.say("story-lot-removed", { cards }), sign: "s-card" });
  return running(group, table, cards);
}

function bought(group: Group, table: Teller, sold: GameEvent, cards: string, key: { sold: string; alone: string }): StoryLine {
  const seat = seatOf(sold) ?? 0;
  const bids = bidsSaid(group, table, "amount", seat);
  const nouns = { seat, cards, price: numberOf(sold, "price") };
  const text = sentence(table, bids === "" ? key.alone : key.sold, bids === "" ? nouns : { ...nouns, bids });
  return lineOf(group, { text, seat, clause: table.words.say("clause-bought", { what: cards, price: nouns.price }) });
}

/** An auction that goes on: what is sold, what is bid, who is out. */
function running(group: Group, table: Teller, what: string): StoryLine {
  const bids = bidsSaid(group, table, "amount");
  const out = all(group, "withdraws").map((told) => seatOf(told) ?? 0);
  const leads = seatOf(one(group, "bids"));
  const said = table.words.say(bids === "" ? "story-sale-opens" : "story-sale", { what, bids });
  const others = out.filter((seat) => table.names[seat] !== table.words.say("called-you"));
  const gone = [
    others.length > 0 ? table.words.say("story-out", { names: listed(others, table), count: others.length }) : "",
    out.length > others.length ? table.words.say("story-out-you") : "",
  ];
  return lineOf(group, { text: [said, ...gone].filter(Boolean).join(" "), seat: leads, sign: "s-card" });
}

function city(group: Group, table: Teller): StoryLine {
  const [built] = group.told;
  const nouns = { seat: seatOf(built) ?? 0, city: textOf(built, "city"), points: numberOf(built, "points") };
  const shields = all(group, "shield-placed").map((told) => table.words.say(`region-${textOf(told, "region")}`));
  const roles = gainsSaid(all(group, "role-scored"), table, "points");
  const parts = [
    sentence(table, "story-built", nouns),
    shields.length > 0 ? table.words.say("story-shields", { regions: table.words.listed([...new Set(shields)]), count: shields.length }) : "",
    roles === "" ? "" : table.words.say("story-role-gains", { gains: roles }),
  ];
  const clause = table.words.say("clause-built", { what: table.words.say(`city-${nouns.city}`), points: nouns.points });
  return lineOf(group, { text: parts.filter(Boolean).join(" "), clause });
}

function played(group: Group, table: Teller): StoryLine {
  const [told] = group.told;
  const cards = cardsSaid(table, textOf(told, "colour"), numberOf(told, "cards"));
  return lineOf(group, { text: sentence(table, "story-played", { seat: seatOf(told) ?? 0, cards }), clause: cards });
}

function role(group: Group, table: Teller): StoryLine {
  const [first] = group.told;
  const office = table.words.say(`${textOf(first, "tile")}-${textOf(first, "colour")}`);
  const sold = one(group, "role-bought");
  const taken = one(group, "role-taken");
  if (one(group, "role-unsold")) return lineOf(group, { text: table.words.say("story-role-unsold", { office }) });
  if (!sold && !taken) return running(group, table, office);
  const line = sold ? bought(group, table, sold, office, ROLE) : lineOf(group, { text: sentence(table, "story-role-taken", { seat: seatOf(taken) ?? 0, office }) });
  const power = powerOf(group, table);
  return { ...line, clause: office, text: power === "" ? line.text : `${line.text} ${power}` };
}

/** What the power of a role brought, in the same breath. */
function powerOf(group: Group, table: Teller): string {
  const { words } = table;
  const shield = one(group, "shield-placed");
  const up = one(group, "turned-up");
  if (shield) return words.say("story-power-shield", { region: textOf(shield, "region") && words.say(`region-${textOf(shield, "region")}`) });
  if (up) return words.say("story-power-up", { building: words.say(`building-${textOf(up, "colour")}`) });
  if (one(group, "point-gained")) return words.say("story-power-point");
  if (one(group, "card-drawn")) return words.say("story-power-card");
  const ducats = numberOf(one(group, "ducats-gained"), "ducats");
  return ducats > 0 ? words.say("story-power-ducats", { ducats }) : "";
}

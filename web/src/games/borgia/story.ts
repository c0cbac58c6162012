// The story of The Prince: a head a turn, a line an auction, a seizure, a ballot.

import type { GameEvent } from "../../wire/game";
import { all, announced, gainsSaid, grouped, headName, headOf, lineOf, numberOf, one, seatOf, sentence, textOf, type Grammar, type Group, type StoryLine, type Teller } from "../story";

const ARRIVES = ["gained", "fee-paid", "fee-unpaid", "set-aside", "placed"];
const SCORED = ["scored-card", "scored-pope", "scored-ducats", "scored"];
const DEATH = ["doctor-answers", "dies", "office-given", "set-aside", "marriage-ends", "placed"];
const MANY = 6; // bids: of more, only the last of each is told

const GRAMMAR: Grammar = {
  joins: {
    revealed: ["revealed", ...ARRIVES],
    "shuffled-in": ["drawn", "family-paid", "table-laid", ...ARRIVES],
    drawn: ["drawn", "family-paid", "table-laid", ...ARRIVES],
    "turned-up": ["bids", "withdraws", "sold", "taken-free", ...ARRIVES],
    "taken-unseen": ARRIVES,
    spies: ["spied-on"],
    poisons: DEATH,
    stabs: DEATH,
    accuses: ["judges", "upheld", "rejected"],
    attacks: ["committed", "fought", "seized", "held", "artist-stays", ...ARRIVES],
    storms: ["committed", "fought", "seized", "held", "artist-stays", ...ARRIVES],
    "income-paid": ["income-paid"],
    voted: ["voted", "no-majority", "elected"],
    ...Object.fromEntries(SCORED.map((event) => [event, SCORED])),
    "cardinals-given": ["cardinals-given"],
    "offices-reshuffled": ["office-given", "placed"],
    "office-given": ["placed"],
    "trade-opened": ["trade-dropped", "trade-refused", "trade-forbidden", "trade-done", ...ARRIVES],
    moved: ["moved"],
  },
  quiet: ["sealed", "table-laid"],
  bySeat: ["revealed", "moved"],
};

/** By the event that begins a group: the phase whose head stands above it. Turns have heads of their own. */
const PHASES: { [event: string]: string } = {
  revealed: "set-up",
  "thrown-in": "set-up",
  "shuffled-in": "set-up",
  drawn: "set-up",
  "offices-reshuffled": "new-round",
  "offices-left": "new-round",
  "cardinals-given": "new-round",
  "income-paid": "election",
  voted: "election",
};

export function story(events: GameEvent[], table: Teller): StoryLine[] {
  const lines: StoryLine[] = [];
  let phase = "";
  let round: StoryLine | null = null;
  for (const group of grouped(events, GRAMMAR)) {
    const [first] = group.told;
    const pope = one(group, "elected");
    if (pope && round) round.outcome = sentence(table, "story-was-pope", { seat: seatOf(pope) ?? 0 });
    if (group.kind === "round-begins") {
      round = lineOf(group, { kind: "round", seat: null, text: table.words.say("game-borgia", { round: numberOf(first, "round") }, "round") });
      lines.push(round);
      phase = "";
    } else if (group.kind === "turn-begins") {
      lines.push({ ...headOf(group, headName(seatOf(first), table)), told: [...group.told] });
      phase = "";
    } else if (one(group, "trade-dropped")) {
      lines.at(-1)?.told.push(...group.told); // begun and dropped: nothing to tell
    } else {
      const now = PHASES[group.kind] ?? phase;
      if (now !== phase) lines.push(headOf(group, table.words.say(`phase-${now}`)));
      phase = now;
      lines.push(told(group, table));
    }
  }
  return lines;
}

function told(group: Group, table: Teller): StoryLine {
  switch (group.kind) {
    case "revealed":
      return dealt(group, table);
    case "shuffled-in":
    case "drawn":
      return drew(group, table);
    case "turned-up":
      return sale(group, table);
    case "taken-unseen":
      return spied(group, table);
    case "spies":
      return shortened(group, table, seatOf(one(group, "spied-on")) === seatOf(one(group, "spies")) ? "spies" : heard(group, table));
    case "poisons":
    case "stabs":
      return struck(group, table);
    case "accuses":
      return shortened(group, table, "accuses", "upheld", "rejected");
    case "attacks":
    case "storms":
      return one(group, "fought") ? seizure(group, table) : shortened(group, table, group.kind);
    case "income-paid":
      return summed(group, table, "story-income", gainsSaid(group.told, table, "ducats", "story-bid"), "s-ducat");
    case "voted":
      return ballot(group, table);
    case "cardinals-given":
      return summed(group, table, "story-cardinals", gainsSaid(group.told, table, "number", "story-bid"), "s-cardinal");
    case "trade-opened":
      return dealing(group, table);
    case "office-given":
      return given(group, table);
    case "offices-reshuffled":
      return withCards(shortened(group, table, "offices-reshuffled"), group, table);
    case "moved":
      return moved(group, table);
    default:
      return SCORED.includes(group.kind) ? summed(group, table, "story-points", gainsSaid(all(group, "scored"), table, "points"), "s-vp") : announced(group, table);
  }
}

function cardOf(told: GameEvent | undefined, table: Teller): string {
  return cardNamed(textOf(told, "card"), table);
}

/** A card by its short name, unless that is an abbreviation. */
function cardNamed(card: string, { words }: Teller): string {
  const key = `board-short-${card}`;
  const short = words.has(key) ? words.say(key) : "";
  return short === "" || short.endsWith(".") ? words.say(`card-${card}`) : short;
}

/** A group told by some of its events alone; all are found when it is opened. */
function shortened(group: Group, table: Teller, ...names: string[]): StoryLine {
  return { ...announced({ ...group, told: all(group, ...names) }, table), told: group.told };
}

/** Of a Spy: whoever was spied on hears what it took, all others that it was sent. */
function heard(group: Group, table: Teller): string {
  const victim = seatOf(one(group, "spied-on"));
  return victim !== null && table.names[victim] === table.words.say("called-you") ? "spied-on" : "spies";
}

function summed(group: Group, table: Teller, key: string, gains: string, sign: string): StoryLine {
  return lineOf(group, { text: table.words.say(key, { gains }), seat: null, sign });
}

/** The fee of an artist that was not paid, wherever that came from. */
function unpaid(group: Group, table: Teller): string {
  return all(group, "fee-unpaid")
    .map((told) => sentence(table, "story-unpaid", { seat: seatOf(told) ?? 0, card: cardOf(told, table) }))
    .join(" ");
}

function dealt(group: Group, table: Teller): StoryLine {
  const cards = all(group, "revealed").map((told) => cardOf(told, table));
  const text = sentence(table, "story-dealt", { seat: seatOf(group.told[0]) ?? 0, cards: table.words.listed(cards) });
  return lineOf(group, { text: joined(text, unpaid(group, table)) });
}

function drew(group: Group, table: Teller): StoryLine {
  const { words } = table;
  const cards = received(group, table);
  const ducats = numberOf(one(group, "family-paid"), "ducats");
  const text = ducats > 0 ? words.say("story-drew-and-paid", { ducats }) : words.say("story-drew");
  return lineOf(group, { text: joined(text, cards === "" ? "" : words.say("story-played-at-once", { cards }), unpaid(group, table)), seat: null, sign: "s-card" });
}

function sale(group: Group, table: Teller): StoryLine {
  const { words } = table;
  const [up] = group.told;
  const sold = one(group, "sold");
  const free = one(group, "taken-free");
  const bids = all(group, "bids");
  const opens = sentence(table, "story-put-up", { seat: seatOf(up) ?? 0, slot: numberOf(up, "slot"), card: cardOf(up, table) });
  const alone = sold && new Set(bids.map(seatOf)).size < 2;
  const offers = bids.length > 0 && !alone ? words.say("story-bids", { bids: offered(bids, table) }) : "";
  const seat = seatOf(sold ?? free);
  if (seat === null) return lineOf(group, { text: joined(opens, offers) });
  const price = numberOf(sold, "price");
  const taken = free ? sentence(table, "story-free", { seat }) : sentence(table, alone ? "story-sold-alone" : "story-sold", { seat, price });
  const card = cardOf(up, table);
  return lineOf(group, { text: joined(opens, offers, taken, laid(group, table), unpaid(group, table)), seat, clause: free ? card : words.say("clause-bought", { what: card, price }) });
}

/** The bids one after the other; of a long auction only the last of each. */
function offered(bids: GameEvent[], table: Teller): string {
  const last = new Map(bids.map((bid) => [seatOf(bid), bid]));
  const told = bids.length > MANY ? bids.filter((bid) => last.get(seatOf(bid)) === bid) : bids;
  return told.map((bid) => table.words.say("story-bid", { name: table.names[seatOf(bid) ?? 0] ?? "", amount: numberOf(bid, "amount") })).join(", ");
}

/** Where what has come lies now. */
function laid(group: Group, table: Teller): string {
  const placed = one(group, "placed");
  if (!placed || textOf(placed, "card") !== textOf(one(group, "gained", "office-given"), "card")) return "";
  const spot = textOf(placed, "spot");
  return spot === "open" ? table.words.say("story-unprotected") : table.words.sentence("story-under", { spot }, table.names);
}

/** What became of an offer; once it is agreed, who got which card. */
function dealing(group: Group, table: Teller): StoryLine {
  const line = shortened(group, table, one(group, "trade-refused", "trade-forbidden", "trade-done")?.name ?? "trade-opened");
  return { ...withCards(line, group, table), clause: "" };
}

function withCards(line: StoryLine, group: Group, table: Teller): StoryLine {
  const got = new Map<number, string[]>();
  for (const told of arrivals(group)) got.set(seatOf(told) ?? 0, [...(got.get(seatOf(told) ?? 0) ?? []), cardOf(told, table)]);
  const each = [...got].map(([seat, cards]) => sentence(table, "story-received", { seat, cards: table.words.listed(cards) }));
  return { ...line, text: joined(line.text, ...each) };
}

function given(group: Group, table: Teller): StoryLine {
  const line = shortened(group, table, "office-given");
  return { ...line, text: joined(line.text, laid(group, table)) };
}

/** What somebody gained, and offices that were given. */
function arrivals(group: Group): GameEvent[] {
  return all(group, "gained", "office-given");
}

/** Whoever gained something, or was given an office, each with the card. */
function received(group: Group, table: Teller): string {
  return arrivals(group)
    .map((told) => table.words.say("story-bid", { name: table.names[seatOf(told) ?? 0] ?? "", amount: cardOf(told, table) }))
    .join(", ");
}

function spied(group: Group, table: Teller): StoryLine {
  const [first] = group.told;
  const slot = numberOf(first, "slot");
  const seat = seatOf(first) ?? 0;
  const gained = one(group, "gained") ?? (textOf(first, "card") ? first : undefined);
  const text = gained ? sentence(table, "story-spied-told", { seat, slot, card: cardOf(gained, table) }) : sentence(table, "story-spied", { seat, slot });
  return lineOf(group, { text: joined(text, laid(group, table), unpaid(group, table)), clause: table.words.say("clause-spied", { slot }) });
}

function struck(group: Group, table: Teller): StoryLine {
  const [first] = group.told;
  const by = cardNamed(group.kind === "stabs" ? "bravo" : "poison_plague", table);
  const told = group.told.filter((one) => one.name !== "set-aside" || textOf(one, "card") === textOf(first, "card"));
  const line = shortened({ ...group, told }, table, group.kind, "doctor-answers", "dies", "set-aside", "marriage-ends", "office-given");
  return { ...line, told: group.told, clause: table.words.say("clause-against", { by, card: cardOf(first, table) }) };
}

function seizure(group: Group, table: Teller): StoryLine {
  const { words } = table;
  const [first] = group.told;
  const fought = one(group, "fought");
  const storms = group.kind === "storms";
  const people = { seat: seatOf(first) ?? 0, opponent: numberOf(first, "opponent") };
  const sums = { attack: numberOf(fought, "attack"), defence: numberOf(fought, "defence") };
  const opens = storms ? sentence(table, "story-stormed", { ...people, ...sums }) : sentence(table, "story-attacked", { ...people, card: cardOf(first, table), ...sums });
  const seized = all(group, "seized").length > 0;
  const nobody = sums.attack === 0 && sums.defence === 0;
  const lost = all(group, "fee-unpaid").length > 0; // what was won is gone, and that is told below
  const result = seized ? (nobody ? "story-undefended" : "story-seized") : one(group, "held") ? "story-held" : lost ? "story-won" : "story-not-taken";
  const paid = gainsSaid(all(group, "committed"), table, "ducats", "story-bid");
  const stays = one(group, "artist-stays");
  const text = joined(opens, words.say(result), paid === "" ? "" : words.say("story-costs", { paid }), stays ? words.event(stays, table.names) : "", unpaid(group, table));
  const card = storms ? words.say("clause-home") : cardOf(first, table);
  return lineOf(group, { text, clause: words.say("clause-attack", { won: seized ? 1 : 0, card }) });
}

function ballot(group: Group, table: Teller): StoryLine {
  const { words } = table;
  const votes = new Map<string, number>();
  for (const told of all(group, "voted")) votes.set(textOf(told, "family"), (votes.get(textOf(told, "family")) ?? 0) + numberOf(told, "number"));
  const families = words.vocabulary.names["family"] ?? [];
  const said = [...votes].sort(([, one], [, other]) => other - one).map(([family, number]) => words.say("story-bid", { name: table.names[families.indexOf(family)] ?? family, amount: number }));
  const pope = one(group, "elected");
  const result = pope ? sentence(table, "story-pope", { seat: seatOf(pope) ?? 0 }) : one(group, "no-majority") ? words.say("story-nobody") : "";
  return lineOf(group, { text: joined(words.say("story-ballot", { votes: said.join(", ") }), result), seat: pope ? seatOf(pope) : null, sign: "s-vote" });
}

function moved(group: Group, table: Teller): StoryLine {
  const cards = [...new Set(group.told.map((told) => cardOf(told, table)))];
  return lineOf(group, { text: joined(sentence(table, "story-moved", { seat: seatOf(group.told[0]) ?? 0, cards: table.words.listed(cards) })) });
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(" ");
}

// What an answer leads to, in a line.

import type { Nouns } from "../../wire/game";
import type { Table } from "../interface";
import box from "./box.json";
import { obstacle, placeOf } from "./grid";
import { seatOf, type Seen } from "./view";
import {
  after,
  bestWork,
  bonusValue,
  buildingCost,
  fameFor,
  kindOf,
  has,
  likings,
  mostFame,
  pay,
  played,
  prestigeValue,
  withItem,
  workValue,
} from "./works";

const OPENING = box.game.auction_opening_bid;
const { costs: COSTS, work_value: WORTH } = box;

/** The parts of the line; none says nothing. */
export function consequence(text: string, table: Table<Seen>): string {
  if (table.seat < 0) return "";
  const [verb = ""] = text.split(" ");
  const parts = PARTS[verb]?.(text, table) ?? [];
  return parts.filter((part) => part !== "").join(" · ");
}

type Parts = (text: string, table: Table<Seen>) => string[];

const PARTS: { [verb: string]: Parts } = {
  bid: (text, table) => {
    const stack = String(table.decision?.nouns["stack"] ?? "");
    return [leaves(table, numberIn(text)), ...brings(table, stack)];
  },
  name: (text, table) => [leaves(table, OPENING), ...brings(table, wordIn(text))],
  take: (text, table) => [leaves(table, OPENING), ...brings(table, wordIn(text))],
  discard: (text, { view, words }) => {
    const kept = (view.hand ?? []).filter((card) => card !== wordIn(text)).map((card) => words.say(`profession-${card}`));
    return [words.say("board-discard-keeps", { cards: kept.join(", ") })];
  },
  work: (text, table) => worth(table, wordIn(text)),
  build: (text, table) => {
    const { view, words, seat } = table;
    const own = seatOf(view, seat);
    const cost = buildingCost(own.builders);
    const price = words.say("board-price-builders", { florins: cost, builders: own.builders });
    return [price, words.say("board-gain", { fame: COSTS.building_pp }), ...rises(table, text), leaves(table, cost)];
  },
  place: (text, table) => placing(text, table),
  draw: (text, table) => {
    const deck = wordIn(text) === "bonus" ? "bonus" : "profession";
    const cards = Math.min(box.game.draw_and_keep_one_of, table.view.decks[deck].length);
    return [table.words.say("board-look-at", { cards }), leaves(table, COSTS.profession_card)];
  },
  freedom: (text, table) => [...rises(table, text), leaves(table, COSTS.freedom)],
  recruit: (text, table) => {
    const value = workValue(after(seatOf(table.view, table.seat), text), wordIn(text));
    return [tell(table, "board-would-be-worth", { profession: wordIn(text), value })];
  },
  add: (text, table) => {
    const value = Number(table.decision?.nouns["value"] ?? 0);
    const more = bonusValue(seatOf(table.view, table.seat), wordIn(text));
    return [table.words.say("board-adds", { more, value: value + more })];
  },
  fame: (text, table) => {
    const value = Number(table.decision?.nouns["value"] ?? 0);
    const fame = numberIn(text);
    return [table.words.say("board-paid", { fame, florins: pay(value, fame) }), thenHave(table, value, fame)];
  },
  keep: (text, table) => keeping(wordIn(text), table),
  sell: (text, { view, words, seat }) => {
    const sold = numberIn(text);
    const florins = (view.florins ?? 0) + sold * WORTH.florins_per_pp_sold_later;
    return [words.say("board-then-have", { fame: seatOf(view, seat).fame - sold, florins })];
  },
};

const wordIn = (text: string) => text.split(" ")[1] ?? "";
const numberIn = (text: string) => Number(wordIn(text));

/** A sentence with nouns as codes: it gets their names, and the codes beside them. */
function tell({ words, names }: Table<Seen>, key: string, nouns: Nouns): string {
  return words.say(key, words.told(nouns, names));
}

/** What a purchase leaves in the purse. */
export function leaves({ view, words }: Table<Seen>, cost: number): string {
  return words.say("board-leaves", { florins: Math.max(0, (view.florins ?? 0) - cost) });
}

/** Which professions in hand rise, and to what. */
function rises(table: Table<Seen>, text: string): string[] {
  const own = seatOf(table.view, table.seat);
  return risen(table, workValues(table, own), workValues(table, after(own, text)));
}

function workValues({ view }: Table<Seen>, seat: Parameters<typeof workValue>[0]): [string, number][] {
  return (view.hand ?? []).filter((card) => kindOf(card) === "profession").map((card) => [card, workValue(seat, card)]);
}

function risen(table: Table<Seen>, before: [string, number][], now: [string, number][]): string[] {
  const higher = now.filter(([, value], n) => value > (before[n]?.[1] ?? 0));
  const by = higher.map(([card, value]) => value - (before.find(([one]) => one === card)?.[1] ?? 0));
  const [first] = by;
  if (higher.length > 1 && higher.length === now.length && by.every((one) => one === first)) {
    return [table.words.say("board-all-rise", { by: first ?? 0 })];
  }
  return higher.map(([card, value]) => tell(table, "board-rises", { profession: card, value }));
}

/** What an item of the auction does for this seat. */
export function brings(table: Table<Seen>, stack: string): string[] {
  const { view, words, seat } = table;
  const own = seatOf(view, seat);
  const fame = fameFor(own, stack);
  const more = fame > 0 ? [words.say("board-gain", { fame })] : [];
  const works = risen(table, workValues(table, own), workValues(table, withItem(own, stack)));
  const does = words.has(`board-item-${stack}`) ? [words.say(`board-item-${stack}`, { builders: own.builders + 1 })] : [];
  return [...does, ...more, ...works];
}

function placing(text: string, table: Table<Seen>): string[] {
  const { view, words, seat } = table;
  const own = seatOf(view, seat);
  const place = placeOf(text);
  if (!place) return [];
  const reason = obstacle(place, own);
  if (reason !== null) return [tell(table, `refusal-${reason}`, { piece: place.piece })];
  const cost = table.decision?.prompt === "which-action" ? buildingCost(own.builders) : null;
  const fame = fameFor(own, place.piece);
  return [
    ...(cost === null ? [] : [words.say("board-price-builders", { florins: cost, builders: own.builders })]),
    ...(fame > 0 ? [words.say("board-gain", { fame })] : []),
    ...rises(table, text),
  ];
}

/** What a work is worth now, and with all bonus cards in hand. */
function worth(table: Table<Seen>, card: string): string[] {
  const { view, words, seat } = table;
  const own = seatOf(view, seat);
  const value = workValue(own, card);
  const laid = played(own, card);
  const bonuses = (view.hand ?? []).filter((one) => kindOf(one) === "bonus");
  const most = value + bonuses.reduce((sum, bonus) => sum + bonusValue(laid, bonus), 0);
  return [
    words.say(most > value ? "board-worth-with" : "board-worth", { value, most }),
    words.say("board-pays", { florins: pay(most), fame: mostFame(most) }),
    beats(table, most),
  ];
}

/** Is a work of this value the best of the round? */
export function beats({ view, words, names }: Table<Seen>, value: number): string {
  const best = bestWork(view);
  if (best.seats.length === 0) return words.say("board-best-first");
  const who = best.seats.map((seat) => names[seat] ?? "").join(", ");
  const how = value > best.value ? "board-best-beaten" : value === best.value ? "board-best-equalled" : "board-best-stands";
  return words.say(how, { names: who, value: best.value });
}

/** What a work leaves one with, part of its pay taken as fame. */
export function thenHave({ view, words, seat }: Table<Seen>, value: number, fame: number): string {
  const then = { fame: seatOf(view, seat).fame + fame, florins: (view.florins ?? 0) + pay(value, fame) };
  return words.say("board-then-have", then);
}

function keeping(card: string, table: Table<Seen>): string[] {
  const { view, words, seat } = table;
  const own = seatOf(view, seat);
  const kind = kindOf(card);
  if (kind === "prestige") return [words.say("board-prestige-now", { fame: prestigeValue(view, seat, card) })];
  if (kind === "bonus") return [words.say("board-bonus-now", { more: bonusValue(own, card) })];
  const missing = likings(card).filter((liking) => !has(own, liking));
  const value = workValue(after(own, `keep ${card}`), card);
  const rest = missing.map(({ kind, thing, worth }) => {
    const named = { thing: called(table, kind, thing), "thing-code": thing };
    return words.say("board-with", { ...named, value: value + worth });
  });
  return [tell(table, "board-would-be-worth", { profession: card, value }), ...rest];
}

/** A building, a landscape or a freedom as a label says it. */
export function called({ words }: Table<Seen>, kind: string, thing: string): string {
  return words.say(kind === "freedom" ? `short-freedom-${thing}` : `${kind}-${thing}`);
}

// What an answer leads to, said in a sentence.

import type { Table } from "../interface";
import { cityNamed, COLOURS, REGIONS, type Counts } from "./box";
import { buildable, court, mayBuild, rank, region, rewards } from "./consequences";
import { listed } from "./hand";
import { hammer } from "./sale";
import type { Seen } from "./view";

/** What an answer leads to; "" if there is nothing to say. */
export function consequence(text: string, table: Table<Seen>): string {
  const [verb = "", first = "", second = ""] = text.split(" ");
  if (table.seat < 0) return "";
  if (verb === "bid") return bid(Number(first), table);
  if (verb === "build") return build(first, table);
  if (verb === "play") return cardsUp(second, Number(first), table);
  if (verb === "reveal") return cardsUp(first, 1, table);
  if (verb === "shield") return shield(first, table);
  if (verb === "pass") return pass(table);
  return "";
}

function pass({ decision, words }: Table<Seen>): string {
  const key = `board-pass-${decision?.prompt ?? ""}`;
  return words.has(key) ? words.say(key) : "";
}

/** What a bid leaves, and what could then be built with the cards, or what the role does. [IP-33] [IP-54] */
function bid(amount: number, table: Table<Seen>): string {
  const { view, words } = table;
  const left = (view.ducats ?? 0) - amount;
  const leaves = words.say("board-bid-leaves", { amount, left });
  const sold = hammer(view);
  if (!sold) return leaves;
  if (sold.tile) return `${leaves} ${words.say(`board-power-${sold.colour}`)}`;
  if (!mayBuild(view)) return leaves;
  const hand: Counts = { ...view.hand };
  hand[sold.colour] = (hand[sold.colour] ?? 0) + (view.offered[sold.colour] ?? 0);
  const within = buildable(view, hand, left).map(({ id }) => words.say(`city-${id}`));
  if (within.length > 0) return `${leaves} ${words.say("board-bid-build", { cities: listed(table, within) })}`;
  const without = buildable(view, hand, view.ducats ?? 0).map(({ id }) => words.say(`city-${id}`));
  return without.length > 0 ? `${leaves} ${words.say("board-bid-poor", { cities: listed(table, without) })}` : leaves;
}

/** Points, ducats left, and who else profits. [IP-41] [IP-42] */
function build(id: string, table: Table<Seen>): string {
  const { view, words, names, seat } = table;
  const city = cityNamed(id);
  if (!city) return "";
  const own = words.say("board-build-own", { points: city.points, left: (view.ducats ?? 0) - city.cost });
  const others = rewards(view, city, seat).map((one) => `${names[one.seat]} +${one.points}`);
  return others.length > 0 ? `${own} ${words.say("board-build-others", { others: listed(table, others) })}` : own;
}

/** How the roles of a colour would stand if nothing else happened. [IP-51] [IP-53] [IP-55] */
function cardsUp(colour: string, more: number, table: Table<Seen>): string {
  const { view, words, names, seat } = table;
  const before = view.seats[seat]?.up[colour] ?? 0;
  const cards = before + more;
  const found = court(view, colour, seat, more);
  const others = found.rows.filter((row) => row.seat !== seat);
  const rivals = others.filter(({ shields }) => shields === cards).map((row) => names[row.seat] ?? "");
  const counted = words.say("board-up-counts", {
    building: words.say(`building-${colour}`),
    before,
    cards,
    others: others.map((row) => `${names[row.seat]} ${row.shields}`).join(", ") || "0",
    rivals: others.length,
  });
  const pair = view.seats.length === 2;
  const tile = found.rank === "first" || found.rank === "tied" ? "major" : "minor";
  const which = pair && tile === "minor" ? "behind" : found.rank;
  const leads = words.say(`board-rank-${which}`, {
    role: words.say(`${tile}-${colour}`),
    down: Math.ceil(cards / 2),
    cards,
    names: listed(table, rivals),
  });
  return `${counted} ${leads}`;
}

/** How the majority of a region tips. [IP-70] */
function shield(name: string, table: Table<Seen>): string {
  const { words, names, seat, view } = table;
  const rows = region(view, name, seat);
  const others = rows.filter((row) => row.seat !== seat).map((row) => `${names[row.seat]} ${row.shields}`);
  const where = words.say("board-region", { region: words.say(`region-${name}`), shields: shieldEffect(name, table) });
  const points = rows.find((row) => row.seat === seat)?.points ?? 0;
  return [where, ...(others.length > 0 ? [others.join(", ")] : []), words.say("board-shield-points", { points })].join(". ");
}

/** "you 1 → 2, then first": what a button for a region says beside its name. */
export function shieldEffect(name: string, { view, words, seat }: Table<Seen>): string {
  const cards = (view.seats[seat]?.map[name] ?? 0) + 1;
  return words.say("board-shield-effect", { before: cards - 1, after: cards, rank: rank(region(view, name, seat), seat) });
}

/** All regions and the shields in them. */
export function inWords({ view, words, names }: Table<Seen>): string {
  const told = REGIONS.map((name) => {
    const rows = region(view, name).map(({ seat, shields }) => `${names[seat]} ${shields}`);
    return words.say("board-region", { region: words.say(`region-${name}`), shields: rows.join(", ") || "–" });
  });
  return `${words.say("board-the-map")}. ${told.join(". ")}`;
}

/** Cards of several colours as a list. */
export function cardsInWords({ words }: Pick<Table<Seen>, "words">, counts: Counts): string {
  const found = COLOURS.filter((colour) => (counts[colour] ?? 0) > 0);
  return found.map((colour) => `${counts[colour]} ${words.say(`building-${colour}`)}`).join(", ") || "–";
}

// The Prince in words.

import type { Block, Table } from "../interface";
import { cardOf, type Shown } from "./cards";
import { seizure, sum } from "./questions/seizure/fight";
import { inForce } from "./board/force";
import { whatIsLeft, type LeftType } from "./board/left";
import { onSale } from "./sale";
import type { Seen } from "./view";

/** A card with what is printed on it. */
export function cardWords(id: string, { words, box }: Shown): string {
  const card = cardOf(box, id);
  const marks = [
    [card.power, "power"],
    [card.income, "income"],
    [card.votes, "votes"],
    [card.vp, "points"],
    [card.fee, "fee"],
  ] as const;
  const printed = marks.filter(([value]) => value).map(([value, mark]) => `${words.say(`board-printed-${mark}`)} ${value}`);
  return printed.length > 0 ? `${words.say(`card-${id}`)} (${printed.join(", ")})` : words.say(`card-${id}`);
}

export function blocks(table: Table<Seen>): Block[] {
  const told = [...table.view.seats.map((_, seat) => family(table, seat)), middle(table), left(table)];
  return table.seat < 0 ? told : [...told, own(table)];
}

function family(table: Table<Seen>, n: number): Block {
  const { view, words, names } = table;
  const seat = view.seats[n];
  if (!seat) return { heading: names[n] ?? "" };
  const under = (cards: string[]) => cards.map((card) => cardWords(card, table)).join(", ") || words.say("board-nothing");
  const lies = (name: string, cards: string[]) => words.say("board-lies-under", { name, cards: under(cards) });
  const properties = Object.entries(seat.properties).map(([property, cards]) => lies(cardWords(property, table), cards));
  const married = view.marriage.find((other) => view.marriage.includes(n) && other !== n);
  return {
    heading: names[n] ?? "",
    items: [
      [
        words.say("board-score", { points: seat.score }),
        words.say("board-cardinals", { number: seat.cardinals }),
        words.say("board-votes", { number: seat.votes }),
      ].join(", "),
      ...properties,
      lies(words.say("board-home", { name: words.say(`home-${seat.family}`) }), seat.home),
      ...(seat.open.length > 0 ? [lies(words.say("board-open"), seat.open)] : []),
      ...(married === undefined ? [] : [words.say("board-married", { family: names[married] ?? "" })]),
      ...(view.savonarola && view.pope === n ? [words.say("board-silenced")] : []),
      ...(view.loses_turn.includes(n) ? [words.say("board-loses-turn")] : []),
    ],
  };
}

function middle(table: Table<Seen>): Block {
  const { view, words, names } = table;
  const piles = (["aside", "discard", "arriving"] as const).filter((pile) => view[pile].length > 0);
  return {
    heading: words.say("board-table-heading"),
    items: [
      words.say("board-pope", { name: names[view.pope] ?? "" }),
      words.say("board-elect", { votes: view.elects }),
      words.say("board-deck", { cards: view.deck }),
      words.say("board-table", { cards: view.table.join(" ") || "–" }),
      ...piles.map((pile) =>
        words.say(`board-${pile}`, { cards: view[pile].map((card) => words.say(`card-${card}`)).join(", ") }),
      ),
      ...forSale(table),
      ...inForce(table).map(({ says }) => says),
    ],
  };
}

/** Every card of the box by its type: how many one has not seen, and which. */
function left(table: Table<Seen>): Block {
  const { words } = table;
  const types = whatIsLeft(table);
  const count = (of: (type: LeftType) => number) => types.reduce((sum, type) => sum + of(type), 0);
  const items = types.map(({ type, unseen, cards }) => {
    const names = new Set(cards.flatMap(({ card, is }) => (is === "unseen" ? [words.say(`card-${card}`)] : [])));
    const number = `${words.say(`board-types-${type}`)}: ${unseen} ${words.say("board-of-all", { all: cards.length })}`;
    return names.size > 0 ? `${number} (${[...names].join(", ")})` : number;
  });
  return { heading: words.say("board-left-title", { unseen: count(({ unseen }) => unseen), all: count(({ cards }) => cards.length) }), items };
}

/** The card under the hammer, or the attack that is under way. */
function forSale(table: Table<Seen>): string[] {
  const { view, words, names } = table;
  const turned = onSale(view);
  const fight = seizure(view);
  if (turned && view.sale) {
    const { leader, price } = view.sale;
    const says = leader === null ? words.say("board-no-bid") : words.say("board-leader", { name: names[leader] ?? "", price });
    return [`${cardWords(turned.card, table)} ${says}`];
  }
  if (!fight) return [];
  return [
    words.say("board-fight", {
      name: names[fight.attacker] ?? "",
      other: names[fight.defender] ?? "",
      defence: sum(fight.defence),
    }),
  ];
}

function own(table: Table<Seen>): Block {
  const { view, words } = table;
  return {
    heading: words.say("board-hand"),
    items: [
      ...(view.hand ?? []).map((card) => cardWords(card, table)),
      `${words.say("board-ducats", { ducats: view.ducats ?? 0 })} (${words.say("board-hidden")})`,
    ],
  };
}

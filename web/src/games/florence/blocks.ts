// The Princes of Florence in words.

import type { Block, Table } from "../interface";
import { auction } from "../stack";
import { beats, called } from "./consequence";
import { sales, worths } from "./told";
import { seatOf, type Seen } from "./view";
import vocabulary from "./vocabulary.json";
import { bestWork, bonusValue, has, kindOf, least, likings, prestigeValue, workValue } from "./works";

export function blocks(table: Table<Seen>): Block[] {
  const told = [market(table), ...table.view.seats.map((_, seat) => principality(table, seat))];
  return table.seat < 0 ? told : [...told, own(table)];
}

function market(table: Table<Seen>): Block {
  const { view, words, names } = table;
  const counted = (left: { [key: string]: number }, noun: string) =>
    Object.entries(left)
      .map(([key, number]) => `${words.say(`${noun}-${key}`)} ${number}`)
      .join(", ") || "–";
  const decks = vocabulary.names.deck.map((deck) => {
    const cards = view.decks[deck as keyof Seen["decks"]].length;
    return `${words.say(`deck-${deck}`)} ${cards}`;
  });
  const running = view.round > 0 && !view.over;
  return {
    heading: words.say("board-market"),
    items: [
      words.say("board-starter", { name: names[view.starter] ?? "" }),
      ...(running ? [words.say("board-minimum", { minimum: least(view.round) })] : []),
      ...(running && bestWork(view).value > 0 ? [beats(table, 0)] : []),
      ...hammer(table),
      ...bought(table),
      `${words.say("board-stacks")}: ${counted(view.stacks, "stack")}`,
      `${words.say("board-buildings")}: ${counted(view.buildings, "building")}`,
      `${words.say("board-freedoms")}: ${counted(view.freedoms, "short-freedom")}`,
      `${words.say("board-decks")}: ${decks.join(", ")}`,
    ],
  };
}

/** What is under the hammer, and who leads. */
function hammer({ view, words, names }: Table<Seen>): string[] {
  const bid = auction(view.stack);
  const stack = vocabulary.names.stack[view.stack.find(({ is }) => is === "Sale")?.stack ?? -1];
  if (!bid || stack === undefined) return [];
  const leads = words.say("board-leader", { name: names[bid.leader] ?? "", price: bid.price });
  return [`${words.say("board-hammer")}: ${words.say(`stack-${stack}`)}, ${leads}`];
}

/** What was bought this round. */
function bought({ story, words, names }: Table<Seen>): string[] {
  return Object.entries(sales(story)).map(([stack, { seat, florins }]) =>
    words.say("board-bought", { stack: words.say(`stack-${stack}`), name: names[seat] ?? "", florins }),
  );
}

function principality({ view, words, names, story }: Table<Seen>, n: number): Block {
  const seat = seatOf(view, n);
  const values = worths(story);
  const cards = (some: string[]) => some.map((card) => words.say(`card-${card}`)).join(", ");
  const works = seat.played.map((card) => `${words.say(`card-${card}`)}${values[card] === undefined ? "" : ` ${values[card]}`}`);
  const pieces = seat.pieces.map((piece) => {
    const [kind = "", ...place] = piece.split(" ");
    return `${words.say(`piece-${kind}`)} ${place.join(" ")}`;
  });
  return {
    heading: names[n] ?? "",
    items: [
      words.say("board-fame", { fame: seat.fame }),
      words.say("board-people", { jesters: seat.jesters, builders: seat.builders }),
      ...(seat.freedoms.length > 0 ? [seat.freedoms.map((freedom) => words.say(`freedom-${freedom}`)).join(", ")] : []),
      ...(pieces.length > 0 ? [pieces.join(", ")] : []),
      words.say("board-hand", { ...seat.hand, recruiting: seat.recruiting }),
      ...(works.length > 0 ? [words.say("board-played", { cards: works.join(", ") })] : []),
      ...(seat.recruited > 0 ? [words.say("board-recruited", { cards: seat.recruited })] : []),
      ...(seat.known.length > 0 ? [words.say("board-known", { cards: cards(seat.known) })] : []),
    ],
  };
}

function own(table: Table<Seen>): Block {
  const { view, words } = table;
  return {
    heading: words.say("board-your-hand"),
    items: [
      ...(view.hand ?? []).map((card) => held(table, card)),
      `${words.say("board-florins", { florins: view.florins ?? 0 })} (${words.say("board-hidden")})`,
    ],
  };
}

/** A card in hand, and what it is good for as things stand. */
function held(table: Table<Seen>, card: string): string {
  const { view, words, seat } = table;
  const mine = seatOf(view, seat);
  const name = words.say(`card-${card}`);
  const kind = kindOf(card);
  if (kind === "prestige") return `${name}: ${words.say("board-prestige-now", { fame: prestigeValue(view, seat, card) })}`;
  if (kind === "bonus") return `${name}: ${words.say("board-bonus-now", { more: bonusValue(mine, card) })}`;
  const likes = likings(card).map((liking) => {
    const worth = has(mine, liking) ? `+${liking.worth}` : "–";
    return `${called(table, liking.kind, liking.thing)} ${worth}`;
  });
  return `${name}: ${likes.join(", ")}; ${words.say("board-worth", { value: workValue(mine, card) })}`;
}

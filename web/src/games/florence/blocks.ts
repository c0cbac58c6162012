// The Princes of Florence in words.

import type { Block, Table } from "../interface";
import { beats, called } from "./consequence";
import { placeOf } from "./pieces/grid";
import { sales, worths } from "./told";
import { finds, isAmong, seatOf, worthOf, type Deck, type Seen } from "./view";
import vocabulary from "./vocabulary.json";
import { kindOf, likings } from "./cards";

export function blocks(table: Table<Seen>): Block[] {
  const told = [market(table), ...table.view.seats.map((_, seat) => principality(table, seat))];
  return table.seat < 0 ? told : [...told, offers(table), own(table)];
}

function market(table: Table<Seen>): Block {
  const { view, words, names } = table;
  const counted = (left: { [key: string]: number }, noun: string) =>
    Object.entries(left)
      .map(([key, number]) => `${words.say(`${noun}-${key}`)} ${number}`)
      .join(", ") || "–";
  const decks = vocabulary.names.deck.map((deck) => {
    const cards = view.decks[deck as Deck].length;
    return `${words.say(`deck-${deck}`)} ${cards}`;
  });
  const running = view.round > 0 && !view.over;
  return {
    heading: words.say("board-market"),
    items: [
      words.sentence("board-starter", { seat: view.starter }, names),
      ...(running ? [words.say("board-minimum", { minimum: view.minimum })] : []),
      ...(running && view.best ? [beats(table, 0)] : []),
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
  const { sale } = view;
  if (!sale) return [];
  const leads = words.say("board-leader", { name: names[sale.leader ?? -1] ?? "", price: sale.price });
  return [`${words.say("board-hammer")}: ${words.say(`stack-${sale.what["stack"]}`)}, ${leads}`];
}

/** What was bought this round. */
function bought({ story, words, names }: Table<Seen>): string[] {
  return Object.entries(sales(story)).map(([stack, { seat, florins }]) =>
    words.say("board-bought", { stack: words.say(`stack-${stack}`), name: names[seat] ?? "", florins }),
  );
}

function principality({ view, words, names, story }: Table<Seen>, n: number): Block {
  const seat = seatOf(view, n);
  const values = worths(story, n);
  const cards = (some: string[]) => some.map((card) => words.say(`card-${card}`)).join(", ");
  const works = seat.played.map((card) => `${words.say(`card-${card}`)}${values[card] === undefined ? "" : ` ${values[card]}`}`);
  const pieces = seat.pieces.flatMap((text) => {
    const place = placeOf(text);
    return place ? [words.say("board-lies", { piece: words.say(`piece-${place.piece}`), row: place.row, column: place.column })] : [];
  });
  return {
    heading: names[n] ?? "",
    items: [
      words.say("board-fame", { fame: seat.fame }),
      words.say("board-people", { jesters: seat.jesters, builders: seat.builders }),
      ...(seat.freedoms.length > 0 ? [seat.freedoms.map((freedom) => words.say(`freedom-${freedom}`)).join(", ")] : []),
      ...(pieces.length > 0 ? [pieces.join("; ")] : []),
      words.say("board-hand", { ...seat.hand, recruiting: seat.recruiting }),
      ...(works.length > 0 ? [words.say("board-played", { cards: works.join(", ") })] : []),
      ...(seat.recruited > 0 ? [words.say("board-recruited", { cards: seat.recruited })] : []),
      ...(seat.known.length > 0 ? [words.say("board-known", { cards: cards(seat.known) })] : []),
    ],
  };
}

/** What one could still have: what it costs now, which works lack it, where it fits, what it earns. */
function offers(table: Table<Seen>): Block {
  const { view, words } = table;
  const items = view.offers.map(({ thing, price, places, fame, rises }) => {
    const freedom = isAmong(thing, vocabulary.names.freedom);
    const works = rises.map(({ profession, value }) => `${words.say(`profession-${profession}`)} ${value}`);
    const told = [
      ...(price === null ? [] : [words.say("board-you-pay", { florins: price })]),
      words.say("board-lacked", { cards: rises.length }) + (works.length > 0 ? ` (${works.join(", ")})` : ""),
      ...(freedom ? [] : [words.say("board-fits", { places })]),
      ...(fame > 0 ? [words.say("fact-gain", { fame })] : []),
    ];
    return `${called(table, freedom ? "freedom" : "piece", thing)}: ${told.join("; ")}`;
  });
  return { heading: words.say("board-offers"), items };
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
  const { view, words, box } = table;
  const name = words.say(`card-${card}`);
  const kind = kindOf(card);
  const worth = worthOf(view, card);
  if (kind === "prestige") return `${name}: ${words.say("fact-prestige-now", { fame: worth })}`;
  if (kind === "bonus") return `${name}: ${words.say("fact-bonus-now", { points: worth })}`;
  const likes = likings(box, card).map((liking) => {
    const gain = finds(view, card, liking.thing) ? `+${liking.worth}` : "–";
    return `${called(table, liking.kind, liking.thing)} ${gain}`;
  });
  return `${name}: ${likes.join(", ")}; ${words.say("fact-worth", { value: worth })}`;
}

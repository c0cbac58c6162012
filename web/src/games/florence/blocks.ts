// The Princes of Florence in words.

import type { Block, Table } from "../interface";
import vocabulary from "./vocabulary.json";
import type { Seen } from "./view";

export function blocks(table: Table<Seen>): Block[] {
  const told = [market(table), ...table.view.seats.map((_, seat) => principality(table, seat))];
  return table.seat < 0 ? told : [...told, own(table)];
}

function market({ view, words, names }: Table<Seen>): Block {
  const counted = (left: { [key: string]: number }, noun: string) =>
    Object.entries(left).map(([key, number]) => `${words.say(`${noun}-${key}`)} ${number}`).join(", ") || "–";
  const decks = vocabulary.names.deck.map((deck) => {
    const cards = view.decks[deck as keyof Seen["decks"]].length;
    return `${words.say(`deck-${deck}`)} ${cards}`;
  });
  return {
    heading: words.say("board-market"),
    items: [
      words.say("florence-starter", { name: names[view.starter] ?? "" }),
      `${words.say("florence-stacks")}: ${counted(view.stacks, "stack")}`,
      `${words.say("florence-buildings")}: ${counted(view.buildings, "building")}`,
      `${words.say("florence-freedoms")}: ${counted(view.freedoms, "short-freedom")}`,
      `${words.say("florence-decks")}: ${decks.join(", ")}`,
    ],
  };
}

function principality({ view, words, names }: Table<Seen>, n: number): Block {
  const seat = view.seats[n];
  if (!seat) return { heading: names[n] ?? "" };
  const cards = (some: string[]) => some.map((card) => words.say(`card-${card}`)).join(", ");
  const pieces = seat.pieces.map((piece) => {
    const [kind = "", ...place] = piece.split(" ");
    return `${words.say(`piece-${kind}`)} ${place.join(" ")}`;
  });
  return {
    heading: names[n] ?? "",
    items: [
      words.say("florence-fame", { fame: seat.fame }),
      words.say("florence-people", { jesters: seat.jesters, builders: seat.builders }),
      ...(seat.freedoms.length > 0 ? [seat.freedoms.map((freedom) => words.say(`freedom-${freedom}`)).join(", ")] : []),
      ...(pieces.length > 0 ? [pieces.join(", ")] : []),
      words.say("florence-hand", { ...seat.hand, recruiting: seat.recruiting }),
      ...(seat.played.length > 0 ? [words.say("florence-played", { cards: cards(seat.played) })] : []),
      ...(seat.known.length > 0 ? [words.say("florence-known", { cards: cards(seat.known) })] : []),
    ],
  };
}

function own({ view, words }: Table<Seen>): Block {
  return {
    heading: words.say("board-your-hand"),
    items: [
      ...(view.hand ?? []).map((card) => words.say(`card-${card}`)),
      `${words.say("florence-florins", { florins: view.florins ?? 0 })} (${words.say("board-hidden")})`,
    ],
  };
}

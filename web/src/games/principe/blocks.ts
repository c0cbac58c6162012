// Il Principe in words.

import type { Block, Table } from "../interface";
import box from "./box.json";
import vocabulary from "./vocabulary.json";
import type { Seen } from "./view";

const COLOURS = vocabulary.names.colour;

export function blocks(table: Table<Seen>): Block[] {
  const told = [court(table), cities(table), map(table), piles(table)];
  return table.seat < 0 ? told : [...told, own(table)];
}

function court({ view, words, names }: Table<Seen>): Block {
  const head = ["", ...COLOURS.map((colour) => words.say(`building-${colour}`))];
  const rows = view.seats.map((seat, n) => [
    names[n] ?? "",
    ...COLOURS.map((colour) => words.say("board-cards-lie", { up: seat.up[colour] ?? 0, down: seat.down[colour] ?? 0 })),
  ]);
  const role = (held: { [colour: string]: number }, colour: string) => names[held[colour] ?? -1] ?? "–";
  return {
    heading: words.say("board-court"),
    table: {
      head,
      rows: [
        ...rows,
        [words.say("board-major"), ...COLOURS.map((colour) => role(view.major, colour))],
        [words.say("board-minor"), ...COLOURS.map((colour) => role(view.minor, colour))],
      ],
    },
  };
}

function cities({ view, words }: Table<Seen>): Block {
  const items = box.city
    .filter((city) => view.open.includes(city.id))
    .map((city) => {
      const icons = Object.entries(city.icons).filter(([, cards]) => cards > 0);
      const asks = icons.map(([colour, cards]) => `${cards} ${words.say(`building-${colour}`)}`).join(", ");
      const where = city.regions.map((region) => words.say(`region-${region}`)).join(", ");
      const name = words.say(`city-${city.id}`);
      return words.say("board-city", { name, cost: city.cost, points: city.vp, shields: city.shields, asks, where });
    });
  return { heading: words.say("board-cities"), items };
}

function map({ view, words, names }: Table<Seen>): Block {
  const items = vocabulary.names.region.map((region) => {
    const here = view.seats.flatMap((seat, n) => (seat.map[region] ? [`${names[n]} ${seat.map[region]}`] : []));
    return words.say("board-region", { region: words.say(`region-${region}`), shields: here.join(", ") || "–" });
  });
  return { heading: words.say("board-map"), items };
}

function piles({ view, words, names }: Table<Seen>): Block {
  const lots = Object.entries(view.offered).map(([colour, cards]) => `${cards} ${words.say(`building-${colour}`)}`);
  return {
    heading: words.say("board-table-heading"),
    items: [
      words.say("board-prince", { name: names[view.prince] ?? "" }),
      words.say("board-deck", { cards: view.deck }),
      words.say("board-city-deck", { cities: view.city_deck }),
      ...(lots.length > 0 ? [`${words.say("board-offer")}: ${lots.join(", ")}`] : []),
    ],
  };
}

/** The cards in hand, without those laid for the auction already. */
export function handOf({ view, seat }: Table<Seen>): { [colour: string]: number } {
  const hand = { ...view.hand };
  const top = view.stack[0];
  if (top?.is === "LayCards" && top.each && top.given) {
    for (const code of top.given.slice(seat * top.each, (seat + 1) * top.each)) {
      const colour = COLOURS[code - vocabulary.codes.lay];
      if (colour) hand[colour] = (hand[colour] ?? 0) - 1;
    }
  }
  return hand;
}

function own(table: Table<Seen>): Block {
  const { view, words, seat } = table;
  const hand = handOf(table);
  const cards = COLOURS.filter((colour) => (hand[colour] ?? 0) > 0).map((colour) => `${hand[colour]} ${words.say(`building-${colour}`)}`);
  return {
    heading: words.say("board-your-hand"),
    items: [
      cards.join(", ") || "–",
      `${words.say("board-ducats", { ducats: view.ducats ?? 0 })} (${words.say("board-hidden")})`,
      words.say("board-shields-left", { shields: view.seats[seat]?.shields ?? 0 }),
    ],
  };
}

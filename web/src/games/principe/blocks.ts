// Il Principe in words.

import type { Block, Table } from "../interface";
import { cityNamed, COLOURS, REGIONS } from "./box";
import { ends } from "./ends";
import { handOf, reach } from "./hand";
import { cardsInWords } from "./inWords";
import { hammer, lots, saleOf } from "./lots";
import { courtOf, missingFor, standings, tilesOf, type Seen, type Tile } from "./view";

export function blocks(table: Table<Seen>): Block[] {
  const told = [...auctions(table), court(table), roles(table), cities(table), map(table), piles(table)];
  return table.seat < 0 ? told : [...told, own(table)];
}

/** The lots in order of sale, and the offers for what is under the hammer. */
function auctions(table: Table<Seen>): Block[] {
  const { view, words, names, story } = table;
  const found: Block[] = [];
  const items = lots(view, story).map(({ colour, cards, state, seat, price }) => {
    const says = words.say(`board-lot-${state}`, { name: names[seat] ?? "", price });
    return `${words.say("building-cards", { "colour-code": colour, cards })}: ${says}`;
  });
  if (items.length > 0) found.push({ heading: words.say("board-lots"), items });
  const running = saleOf(view, story);
  const sold = hammer(view);
  if (running && sold) {
    const what = sold.tile ? words.say(`${sold.tile}-${sold.colour}`) : words.say(`building-${sold.colour}`);
    const offers = names.flatMap((name, seat) => {
      const bid = running.bids[seat];
      if (running.out[seat]) return [`${name}: ${bid ? `${bid}, ` : ""}${words.say("board-withdrew")}`];
      return bid ? [`${name}: ${bid}`] : [];
    });
    found.push({ heading: `${words.say("board-hammer")}: ${what}`, items: offers.length > 0 ? offers : [words.say("board-no-bid")] });
  }
  return found;
}

/** A row a building, so that it is as narrow as the names of the families. */
function court({ view, words, names }: Table<Seen>): Block {
  const head = ["", ...names];
  const rows = COLOURS.map((colour) => [words.say(`building-${colour}`), ...view.seats.map((seat) => courtOf(seat, colour).join(" + "))]);
  return { heading: words.say("board-court"), table: { head, rows } };
}

/** Who holds each role, or would get it. */
function roles({ view, words, names }: Table<Seen>): Block {
  const due = (tile: Tile, colour: string) => {
    const seats = view.due[colour]?.[tile] ?? [];
    return seats.length > 0 ? words.say("board-due", { names: seats.map((seat) => names[seat]).join(", "), seats: seats.length }) : "–";
  };
  const role = (tile: Tile, colour: string) => `${words.say(`${tile}-${colour}`)}: ${names[view[tile]?.[colour] ?? -1] ?? due(tile, colour)}`;
  return { heading: words.say("phase-roles"), items: COLOURS.flatMap((colour) => tilesOf(view).map((tile) => role(tile, colour))) };
}

function cities(table: Table<Seen>): Block {
  const { view, words, seat, box } = table;
  const items = view.open.flatMap((id) => {
    const city = cityNamed(box, id);
    if (!city) return [];
    const asks = cardsInWords(table, city.icons);
    const where = city.regions.map((one) => words.say(`region-${one}`)).join(", ");
    const told = words.say("board-city", { name: words.say(`city-${id}`), cost: city.cost, points: city.vp, shields: city.shields, asks, where });
    return [seat < 0 ? told : `${told}; ${short(table, id)}`];
  });
  return { heading: words.say("board-cities"), items };
}

/** What keeps one from building a city: the cards by name, and the ducats. */
function short(table: Table<Seen>, city: string): string {
  const { view, words } = table;
  const { says } = reach(table, city);
  const [missing, ducats] = missingFor(view, city);
  if (missing.length === 0) return says;
  const counts = Object.fromEntries(COLOURS.map((colour) => [colour, missing.filter((one) => one === colour).length]));
  const cards = `${says} (${cardsInWords(table, counts)})`;
  return ducats > 0 ? `${cards}, ${words.say("board-ducats-short", { ducats })}` : cards;
}

function map({ view, words, names }: Table<Seen>): Block {
  const items = REGIONS.map((name) => {
    const here = standings(view, name).map(({ seat, shields, points }) => `${names[seat]} ${shields} (+${points})`);
    return words.say("board-region", { region: words.say(`region-${name}`), shields: here.join(", ") || "–" });
  });
  const built = Object.entries(view.built).map(([id, seat]) => `${words.say(`city-${id}`)} (${names[seat]})`);
  if (built.length > 0) items.push(words.say("board-built", { cities: built.join(", ") }));
  return { heading: words.say("board-map"), items };
}

function piles(table: Table<Seen>): Block {
  const { view, words, names } = table;
  const items = [
    `${words.say("title")}: ${names[view.prince] ?? ""}`,
    words.say("board-deck", { cards: view.deck }),
    words.say("board-city-deck", { cities: view.city_deck }),
    ...ends(table).map(({ says }) => says),
  ];
  if (Object.keys(view.removed).length > 0) items.push(words.say("board-removed", { cards: cardsInWords(table, view.removed) }));
  view.seats.forEach(({ score, cards, shields }, seat) => {
    items.push(words.say("board-family", { name: names[seat] ?? "", score, cards, shields }));
  });
  return { heading: words.say("board-table-heading"), items };
}

function own(table: Table<Seen>): Block {
  const { view, words, seat } = table;
  return {
    heading: words.say("board-your-hand"),
    items: [
      cardsInWords(table, handOf(table)),
      `${words.say("board-ducats", { ducats: view.ducats ?? 0 })} (${words.say("board-hidden")})`,
      words.say("board-shields-left", { shields: view.seats[seat]?.shields ?? 0 }),
    ],
  };
}

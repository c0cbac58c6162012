// What is printed, as the board needs it.

import { array, fields, number, object, text, type Shape } from "../../wire/check";
import { doubtOf, perBox, printedRows, type Box, type Doubt } from "../box";
import box from "./box.json";
import vocabulary from "./vocabulary.json";

export type Counts = { [name: string]: number };

export interface City {
  id: string;
  class: string;
  cost: number;
  vp: number;
  shields: number;
  icons: Counts;
  regions: string[];
}

const aCity: Shape<City> = fields({ id: text, class: text, cost: number, vp: number, shields: number, icons: object(number), regions: array(text) });

export const COLOURS: string[] = vocabulary.names.colour;
export const REGIONS: string[] = vocabulary.names.region;
export const PHASES: string[] = vocabulary.names.phase;
export const OPEN_CITIES = box.game.city_display;
export const SCORING = box.scoring;

/** The glyph of a colour's building in the sheets. */
export const GLYPHS: { [colour: string]: string } = Object.fromEntries(box.color.map(({ id, building }) => [id, `g-${building}`]));

/** Which cities there are, and how large each is: the same in every box. */
export const CITIES: { id: string; size: string }[] = box.city.map(({ id, class: size }) => ({ id, size }));

export const citiesOf = perBox((own: Box) => printedRows(own, "city", box.city, aCity));

export function cityNamed(own: Box, id: string): City | undefined {
  return citiesOf(own).find((city) => city.id === id);
}

export function doubtOfCity(own: Box, id: string): Doubt | null {
  const ours = box.city.find((city) => city.id === id);
  return ours ? doubtOf(own, "city", ours) : null;
}

/** The icons of a city in colour order, one entry a card. */
export function iconsOf({ icons }: City): string[] {
  return COLOURS.flatMap((colour) => Array.from({ length: icons[colour] ?? 0 }, () => colour));
}

/** A deck smaller than this makes the round the last. [IP-61] */
export function lastBelow(seats: number): number {
  const players: { [seats: string]: { last_round_below: number } } = box.players;
  return players[seats]?.last_round_below ?? 0;
}

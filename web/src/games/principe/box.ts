// What is printed, as the board needs it.

import box from "./box.json";
import vocabulary from "./vocabulary.json";

export type Counts = { [name: string]: number };

export interface City {
  id: string;
  size: string;
  cost: number;
  points: number;
  shields: number;
  icons: Counts;
  regions: string[];
}

export const COLOURS: string[] = vocabulary.names.colour;
export const REGIONS: string[] = vocabulary.names.region;
export const PHASES: string[] = vocabulary.names.phase;
export const OPEN_CITIES = box.game.city_display;
export const SCORING = box.scoring;

/** The glyph of a colour's building in the sheets. */
export const GLYPHS: { [colour: string]: string } = Object.fromEntries(box.color.map(({ id, building }) => [id, `g-${building}`]));

export const CITIES: City[] = box.city.map(({ id, class: size, cost, vp, shields, icons, regions }) => {
  return { id, size, cost, points: vp, shields, icons, regions };
});

const BY_NAME = new Map(CITIES.map((city) => [city.id, city]));

export function cityNamed(id: string): City | undefined {
  return BY_NAME.get(id);
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

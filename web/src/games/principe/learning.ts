// Il Principe for newcomers: where to look, and what things are.

import type { Words } from "../../words/words";
import type { Box } from "../box";
import type { Learning } from "../interface";
import { CITIES, citiesOf, cityNamed, COLOURS, doubtOfCity, REGIONS } from "./box";
import { cardsInWords } from "./inWords";

function explain(noun: string, code: string, words: Words, box: Box): string {
  if (noun === "city") return city(code, words, box);
  if (noun === "region") {
    const cities = citiesOf(box).filter(({ regions }) => regions.includes(code)).map(({ id }) => words.say(`city-${id}`));
    return words.say("explain-region", { cities: cities.join(", ") });
  }
  return words.say(`explain-${noun}`, {
    colour: words.say(`colour-${code}`),
    major: words.say(`major-${code}`),
    minor: words.say(`minor-${code}`),
    power: words.say(`power-${code}`),
  });
}

function city(id: string, words: Words, box: Box): string {
  const found = cityNamed(box, id);
  if (!found) return "";
  const { cost, vp: points, shields, icons, regions } = found;
  const where = regions.map((region) => words.say(`region-${region}`)).join(", ");
  return words.say("explain-city", { cost, points, shields, asks: cardsInWords({ words }, icons), where });
}

export const learning: Learning = {
  places: {
    "lay-cards": "own",
    "bid-for-lot": "cities",
    "bid-for-role": "court",
    "which-city": "cities",
    "build-or-play": "cities",
    "play-cards": "court",
    "which-region": "map",
    "which-card": "court",
    "card-or-none": "court",
    "which-region-of-all": "map",
  },
  things: { city: CITIES.map(({ id }) => id), region: REGIONS, building: COLOURS, major: COLOURS, minor: COLOURS },
  explain,
  doubt: (noun, code, box) => (noun === "city" ? doubtOfCity(box, code) : null),
};

// Il Principe for newcomers: where to look, and what things are.

import type { Words } from "../../words/words";
import type { Learning } from "../interface";
import { CITIES, cityNamed, COLOURS, REGIONS } from "./box";
import { cardsInWords } from "./inWords";

function explain(noun: string, code: string, words: Words): string {
  if (noun === "city") return city(code, words);
  if (noun === "region") {
    const cities = CITIES.filter(({ regions }) => regions.includes(code)).map(({ id }) => words.say(`city-${id}`));
    return words.say("explain-region", { cities: cities.join(", ") });
  }
  return words.say(`explain-${noun}`, {
    colour: words.say(`colour-${code}`),
    major: words.say(`major-${code}`),
    minor: words.say(`minor-${code}`),
    power: words.say(`power-${code}`),
  });
}

function city(id: string, words: Words): string {
  const found = cityNamed(id);
  if (!found) return "";
  const { cost, points, shields, icons, regions } = found;
  const where = regions.map((region) => words.say(`region-${region}`)).join(", ");
  return words.say("explain-city", { cost, points, shields, asks: cardsInWords({ words }, icons), where });
}

export const learning: Learning = {
  opening: ["own", "cities", "court", "map"],
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
};

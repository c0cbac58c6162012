// Written by tools/view_types.py from what the games declare: `make types` writes it anew.

import { array, choice, fields, flag, lazy, literal, number, object, text, tuple, type Shape } from "../../wire/check";
import { aSale, aSealedChoice, type Sale, type SealedChoice } from "../declared";

export type { Sale, SealedChoice };

/** The table as one observer sees it. */
export interface PublicView {
  game: string;
  edition: string;
  options: { [key: string]: number };
  /** who must choose now */
  asked: number[];
  /** null when the game is over */
  phase: Phase | null;
  /** of a lot {colour, cards} or a role {colour, tile} */
  sale: Sale | null;
  making: CityMaking | RoleMaking | null;
  /** who holds the marker */
  prince: number;
  round: number;
  /** is this the last round? */
  last: boolean;
  /** what is near: the deck makes the next round the last, cities run short, or do with one more */
  ends: ("deck" | "cities" | "city")[];
  /** building cards in the deck */
  deck: number;
  city_deck: number;
  open: City[];
  /** by whom */
  built: { [key: string]: number };
  /** cards face up for auction, in the order of sale */
  lots: [Colour, number][];
  /** lots nobody wanted */
  removed: { [key: string]: number };
  major: { [key: string]: number };
  /** null where there are no minor roles */
  minor: { [key: string]: number } | null;
  /** of each colour that lies face up */
  due: { [key: string]: Due };
  seats: Family[];
  /** -1 watches */
  observer: number;
  sealed: SealedChoice | null;
  refill?: Refill;
  /** the observer's own; a spectator has none */
  hand: { [key: string]: number } | null;
  ducats: number | null;
  /** cards and ducats that the observer lacks for open cities */
  missing: { [key: string]: [Colour[], number] };
  /** while the observer may play cards: the fewest that bring the best role */
  fewest: { [key: string]: [number, "major" | "minor" | "bid"] };
}

export type Phase = "new-cards" | "auction" | "building" | "roles";

/** A city is built: by whom, and how many shields are still to place. [IP-41] */
export interface CityMaking {
  what: "city";
  seat: number;
  city: City;
  shields: number;
}

export type City = "siena" | "orvieto" | "venezia" | "verona" | "perugia" | "urbino" | "padova" | "lucca" | "milano" | "bologna" | "mantova" | "firenze" | "ferrara" | "pisa" | "rimini";

/** A role is settled: between whom, and who may have the minor one of this colour afterwards. [IP-54] [IP-57] */
export interface RoleMaking {
  what: "role";
  rivals: number[];
  seconds: number[];
}

export type Colour = "green" | "white" | "red" | "blue" | "yellow";

/** Who would have the roles of a colour as its cards lie now: several would bid for it. [IP-50] [IP-54] */
export interface Due {
  major: number[];
  minor: number[];
}

/** What all see of a seat: its points, how many cards it holds, and which of these all saw going into its hand. */
export interface Family {
  score: number;
  cards: number;
  known: { [key: string]: number };
  /** cards before it: face up, turned down */
  court: { [key: string]: [number, number] };
  /** not yet placed */
  shields: number;
  /** shields placed, and the points they would score now */
  map: { [key: string]: [number, number] };
}

/**
 * A deck made of removed cards: of each colour still in it or drawn from it unseen; how many each seat drew of
 * them, and which the observer did. [IP-61]
 */
export interface Refill {
  cards: { [key: string]: number };
  drawn: number[];
  mine: { [key: string]: number };
}

const aRefill: Shape<Refill> = /* @__PURE__ */ fields({ cards: object(number), drawn: array(number), mine: object(number) });
const aFamily: Shape<Family> = /* @__PURE__ */ fields({ score: number, cards: number, known: object(number), court: object(tuple(number, number)), shields: number, map: object(tuple(number, number)) });
const aDue: Shape<Due> = /* @__PURE__ */ fields({ major: array(number), minor: array(number) });
const aColour: Shape<Colour> = /* @__PURE__ */ literal("green", "white", "red", "blue", "yellow");
const aRoleMaking: Shape<RoleMaking> = /* @__PURE__ */ fields({ what: literal("role"), rivals: array(number), seconds: array(number) });
const aCity: Shape<City> = /* @__PURE__ */ literal("siena", "orvieto", "venezia", "verona", "perugia", "urbino", "padova", "lucca", "milano", "bologna", "mantova", "firenze", "ferrara", "pisa", "rimini");
const aCityMaking: Shape<CityMaking> = /* @__PURE__ */ fields({ what: literal("city"), seat: number, city: lazy(() => aCity), shields: number });
const aPhase: Shape<Phase> = /* @__PURE__ */ literal("new-cards", "auction", "building", "roles");
export const aPublicView: Shape<PublicView> = /* @__PURE__ */ fields({ game: text, edition: text, options: object(number), asked: array(number), phase: choice(lazy(() => aPhase), literal(null)), sale: choice(lazy(() => aSale), literal(null)), making: choice(lazy(() => aCityMaking), lazy(() => aRoleMaking), literal(null)), prince: number, round: number, last: flag, ends: array(literal("deck", "cities", "city")), deck: number, city_deck: number, open: array(lazy(() => aCity)), built: object(number), lots: array(tuple(lazy(() => aColour), number)), removed: object(number), major: object(number), minor: choice(object(number), literal(null)), due: object(lazy(() => aDue)), seats: array(lazy(() => aFamily)), observer: number, sealed: choice(lazy(() => aSealedChoice), literal(null)), hand: choice(object(number), literal(null)), ducats: choice(number, literal(null)), missing: object(tuple(array(lazy(() => aColour)), number)), fewest: object(tuple(number, literal("major", "minor", "bid"))) }, { refill: lazy(() => aRefill) });

// Written by tools/view_types.py from what the games declare: `make types` writes it anew.

import { array, choice, fields, flag, lazy, literal, number, object, text, type Shape } from "../../wire/check";
import { aSale, aSealedChoice, type Sale, type SealedChoice } from "../declared";

export type { Sale, SealedChoice };

/** The table as one observer sees it. */
export interface PublicView {
  game: string;
  edition: string;
  options: { [key: string]: number };
  /** who must choose now */
  asked: number[];
  /** none when the game is over */
  phase: Phase | null;
  /** of an item {stack} */
  sale: Sale | null;
  making: WorkMaking | PieceMaking | CardMaking | RecruitMaking | null;
  /** who was the starting player first */
  first: number;
  /** who is it now */
  starter: number;
  /** 0 before the first */
  round: number;
  over: boolean;
  /** that a work must reach in this round */
  minimum: number;
  best: BestWork | null;
  /** who names stacks in the auction */
  namer: number | null;
  /** out of this round's auction without an item */
  dropped: number[];
  /** whose turn it is in the action phase */
  turn: number | null;
  /** left in this turn */
  actions: number;
  /** was a profession card taken in this turn? */
  drew: boolean;
  /** was a freedom introduced in this turn? */
  freed: boolean;
  stacks: { [key: string]: number };
  /** who won from a stack this round */
  markers: { [key: string]: number };
  buildings: { [key: string]: number };
  freedoms: { [key: string]: number };
  /** out of the game */
  spent: Card[];
  /** -1 watches */
  observer: number;
  sealed: SealedChoice | null;
  decks: Decks;
  seats: Court[];
  /** where the cards may be whose place the observer does not know */
  hidden: Hidden[];
  /** the observer's own; a spectator has none */
  hand: Card[] | null;
  florins: number | null;
  /** the most the observer could pay, with fame for what florins lack */
  means: number | null;
  /** what cards are worth that the observer holds or may have now */
  worths: Worth[];
  /** what every work of the observer has */
  every: Every | null;
  /** what the observer could still have of what professions like */
  offers: Offer[];
}

export type Phase = "setup" | "auction" | "action";

/** A work that has been begun, with what it is worth so far. [PF-41] */
export interface WorkMaking {
  what: "work";
  seat: number;
  profession: Profession;
  value: number;
}

export type Profession = "alchemist" | "architect" | "astronomer" | "bell_maker" | "botanist" | "cartographer" | "choreographer" | "composer" | "dramatist" | "goldsmith" | "jurist" | "mathematician" | "organist" | "painter" | "pharmacist" | "philosopher" | "physician" | "physicist" | "poet" | "sculptor" | "theologian";

/** A piece that is to be placed. [PF-45] */
export interface PieceMaking {
  what: "piece";
  seat: number;
  piece: Piece;
}

export type Piece = "university" | "laboratory" | "workshop" | "library" | "opera" | "studio" | "hospital" | "theater" | "tower" | "chapel" | "forest" | "lake" | "park";

/** Someone looks at the top cards of a deck. [PF-33] [PF-46] */
export interface CardMaking {
  what: "cards";
  seat: number;
  deck: Deck;
  cards: number;
}

export type Deck = "profession" | "bonus" | "prestige";

/** A recruiting card was won and may be used at once. [PF-34] */
export interface RecruitMaking {
  what: "recruiting";
  seat: number;
}

/** The highest value of a work of this round, and whose. [PF-48] */
export interface BestWork {
  value: number;
  seats: number[];
}

export type Card = "alchemist" | "architect" | "astronomer" | "bell_maker" | "botanist" | "cartographer" | "choreographer" | "composer" | "dramatist" | "goldsmith" | "jurist" | "mathematician" | "organist" | "painter" | "pharmacist" | "philosopher" | "physician" | "physicist" | "poet" | "sculptor" | "theologian" | "buildings" | "large_buildings" | "medium_and_forest" | "small_and_landscape" | "building_sizes" | "landscapes" | "forests" | "lakes" | "parks" | "freedoms" | "jesters" | "jesters_and_freedoms" | "builders" | "builders_and_lakes" | "prestige" | "prestige_and_freedoms" | "landscape_types" | "categories" | "hand" | "table" | "most_buildings" | "two_large" | "fewest_empty" | "all_landscapes" | "most_landscapes" | "most_forests" | "most_lakes" | "all_freedoms" | "balanced_estate" | "most_jesters" | "most_builders" | "most_parks" | "balanced_court" | "most_works";

/** The cards of each deck from the top, those by name that the observer can tell. */
export interface Decks {
  profession: (Card | null)[];
  bonus: (Card | null)[];
  prestige: (Card | null)[];
}

/** What lies before a seat, how many cards of each deck it holds, and which of these the observer knows. */
export interface Court {
  fame: number;
  /** the highest value of a work completed this round */
  best: number;
  played: Profession[];
  /** recruiting cards that lie in a profession's place */
  recruited: number;
  jesters: number;
  builders: number;
  freedoms: Freedom[];
  buildings: Building[];
  landscapes: { [key: string]: number };
  /** where each lies, in the order of building: "opera r1 c4 e2" */
  pieces: string[];
  hand: HandSizes;
  /** recruiting cards in hand */
  recruiting: number;
  known: Card[];
}

export type Freedom = "travel" | "religion" | "opinion";

export type Building = "university" | "laboratory" | "workshop" | "library" | "opera" | "studio" | "hospital" | "theater" | "tower" | "chapel";

/** How many cards of each deck someone holds. */
export interface HandSizes {
  profession: number;
  bonus: number;
  prestige: number;
}

/** Cards of one deck that may all be in the same places: in these hands, or so far from the top of the deck. */
export interface Hidden {
  cards: Card[];
  hands: number[];
  deck: number[];
}

/**
 * A card and its worth: the value of a profession's work and what it likes of what is there, what a bonus card
 * would add to a work, what a prestige card would score now. [PF-41] [PF-43] [PF-50]
 */
export interface Worth {
  card: Card;
  worth: number;
  finds: Thing[];
}

export type Thing = "university" | "laboratory" | "workshop" | "library" | "opera" | "studio" | "hospital" | "theater" | "tower" | "chapel" | "forest" | "lake" | "park" | "travel" | "religion" | "opinion";

/** What every work of a player has, whatever its profession likes. [PF-41] */
export interface Every {
  jesters: number;
  cards: number;
}

/** A piece or a freedom that the observer could still have: what it costs now, where it fits, what it brings. */
export interface Offer {
  thing: Thing;
  /** of a landscape the next bid; none outside of auctions, and once one was sold in this round */
  price: number | null;
  /** in how many ways it could lie now */
  places: number;
  /** that it earns */
  fame: number;
  /** works of professions in hand that like it and lack it */
  rises: Rise[];
}

/** What the work of a profession in hand would be worth. [PF-41] */
export interface Rise {
  profession: Profession;
  value: number;
}

const aRise: Shape<Rise> = /* @__PURE__ */ fields({ profession: lazy(() => aProfession), value: number });
const aOffer: Shape<Offer> = /* @__PURE__ */ fields({ thing: lazy(() => aThing), price: choice(number, literal(null)), places: number, fame: number, rises: array(lazy(() => aRise)) });
const aEvery: Shape<Every> = /* @__PURE__ */ fields({ jesters: number, cards: number });
const aThing: Shape<Thing> = /* @__PURE__ */ literal("university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theater", "tower", "chapel", "forest", "lake", "park", "travel", "religion", "opinion");
const aWorth: Shape<Worth> = /* @__PURE__ */ fields({ card: lazy(() => aCard), worth: number, finds: array(lazy(() => aThing)) });
const aHidden: Shape<Hidden> = /* @__PURE__ */ fields({ cards: array(lazy(() => aCard)), hands: array(number), deck: array(number) });
const aHandSizes: Shape<HandSizes> = /* @__PURE__ */ fields({ profession: number, bonus: number, prestige: number });
const aBuilding: Shape<Building> = /* @__PURE__ */ literal("university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theater", "tower", "chapel");
const aFreedom: Shape<Freedom> = /* @__PURE__ */ literal("travel", "religion", "opinion");
const aCourt: Shape<Court> = /* @__PURE__ */ fields({ fame: number, best: number, played: array(lazy(() => aProfession)), recruited: number, jesters: number, builders: number, freedoms: array(lazy(() => aFreedom)), buildings: array(lazy(() => aBuilding)), landscapes: object(number), pieces: array(text), hand: lazy(() => aHandSizes), recruiting: number, known: array(lazy(() => aCard)) });
const aDecks: Shape<Decks> = /* @__PURE__ */ fields({ profession: array(choice(lazy(() => aCard), literal(null))), bonus: array(choice(lazy(() => aCard), literal(null))), prestige: array(choice(lazy(() => aCard), literal(null))) });
const aCard: Shape<Card> = /* @__PURE__ */ literal("alchemist", "architect", "astronomer", "bell_maker", "botanist", "cartographer", "choreographer", "composer", "dramatist", "goldsmith", "jurist", "mathematician", "organist", "painter", "pharmacist", "philosopher", "physician", "physicist", "poet", "sculptor", "theologian", "buildings", "large_buildings", "medium_and_forest", "small_and_landscape", "building_sizes", "landscapes", "forests", "lakes", "parks", "freedoms", "jesters", "jesters_and_freedoms", "builders", "builders_and_lakes", "prestige", "prestige_and_freedoms", "landscape_types", "categories", "hand", "table", "most_buildings", "two_large", "fewest_empty", "all_landscapes", "most_landscapes", "most_forests", "most_lakes", "all_freedoms", "balanced_estate", "most_jesters", "most_builders", "most_parks", "balanced_court", "most_works");
const aBestWork: Shape<BestWork> = /* @__PURE__ */ fields({ value: number, seats: array(number) });
const aRecruitMaking: Shape<RecruitMaking> = /* @__PURE__ */ fields({ what: literal("recruiting"), seat: number });
const aDeck: Shape<Deck> = /* @__PURE__ */ literal("profession", "bonus", "prestige");
const aCardMaking: Shape<CardMaking> = /* @__PURE__ */ fields({ what: literal("cards"), seat: number, deck: lazy(() => aDeck), cards: number });
const aPiece: Shape<Piece> = /* @__PURE__ */ literal("university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theater", "tower", "chapel", "forest", "lake", "park");
const aPieceMaking: Shape<PieceMaking> = /* @__PURE__ */ fields({ what: literal("piece"), seat: number, piece: lazy(() => aPiece) });
const aProfession: Shape<Profession> = /* @__PURE__ */ literal("alchemist", "architect", "astronomer", "bell_maker", "botanist", "cartographer", "choreographer", "composer", "dramatist", "goldsmith", "jurist", "mathematician", "organist", "painter", "pharmacist", "philosopher", "physician", "physicist", "poet", "sculptor", "theologian");
const aWorkMaking: Shape<WorkMaking> = /* @__PURE__ */ fields({ what: literal("work"), seat: number, profession: lazy(() => aProfession), value: number });
const aPhase: Shape<Phase> = /* @__PURE__ */ literal("setup", "auction", "action");
export const aPublicView: Shape<PublicView> = /* @__PURE__ */ fields({ game: text, edition: text, options: object(number), asked: array(number), phase: choice(lazy(() => aPhase), literal(null)), sale: choice(lazy(() => aSale), literal(null)), making: choice(lazy(() => aWorkMaking), lazy(() => aPieceMaking), lazy(() => aCardMaking), lazy(() => aRecruitMaking), literal(null)), first: number, starter: number, round: number, over: flag, minimum: number, best: choice(lazy(() => aBestWork), literal(null)), namer: choice(number, literal(null)), dropped: array(number), turn: choice(number, literal(null)), actions: number, drew: flag, freed: flag, stacks: object(number), markers: object(number), buildings: object(number), freedoms: object(number), spent: array(lazy(() => aCard)), observer: number, sealed: choice(lazy(() => aSealedChoice), literal(null)), decks: lazy(() => aDecks), seats: array(lazy(() => aCourt)), hidden: array(lazy(() => aHidden)), hand: choice(array(lazy(() => aCard)), literal(null)), florins: choice(number, literal(null)), means: choice(number, literal(null)), worths: array(lazy(() => aWorth)), every: choice(lazy(() => aEvery), literal(null)), offers: array(lazy(() => aOffer)) });

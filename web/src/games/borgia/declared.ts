// Written by tools/view_types.py from what the games declare: `make types` writes it anew.

import { array, choice, fields, flag, lazy, literal, number, object, text, type Shape } from "../../wire/check";
import { aSale, aSealedChoice, type Sale, type SealedChoice } from "../declared";

export type { Sale, SealedChoice };

/** The table as one observer sees it. `hand` and `ducats` are the observer's own, null for a spectator. */
export interface PublicView {
  game: string;
  edition: string;
  options: { [key: string]: number };
  /** the first Pope */
  first: number;
  pope: number;
  round: number;
  /** none when the game is over */
  phase: Phase | null;
  /** who is at it, where seats take turns */
  turn: number | null;
  /** who must choose now */
  asked: number[];
  over: boolean;
  deck: number;
  /** face-down cards of a round */
  laid: number;
  /** the places of those that are left */
  table: number[];
  aside: Card[];
  discard: Card[];
  arriving: Card[];
  marriage: number[];
  savonarola: boolean;
  /** so many votes elect a Pope */
  elects: number;
  reshuffled: boolean;
  favoured: number[];
  /** who could accuse the Pope of simony, and not in vain */
  grounds: number[];
  loses_turn: number[];
  offers: number;
  to_play: number[];
  /** rearranged in this part of the turn */
  moved: Card[];
  seats: Estate[];
  sale: Sale | null;
  /** -1 watches */
  observer: number;
  question: Question | null;
  /** what the observer may attack, while asked */
  prey: Prey[];
  /** where hidden cards may be, as far as the observer saw */
  seen: { [key: string]: ((Family | "pile")[])[] };
  /** of each card, how many lie where the observer does not see them; one's own hand is seen */
  hidden: { [key: string]: number };
  /** those of them that may lie in the deck or face down on the table */
  piled: { [key: string]: number };
  sealed: SealedChoice | null;
  election: Conclave | null;
  making: ArrivalMaking | MoveMaking | DeathMaking | AccusationMaking | SeizureMaking | HandOutMaking | ReshuffleMaking | CardinalsMaking | TradeMaking | null;
  hand: Card[] | null;
  ducats: number | null;
}

export type Phase = "set-up" | "buy" | "play" | "arrange" | "election" | "new-round";

export type Card = "bologna" | "perugia" | "spoleto" | "rimini" | "orvieto" | "urbino" | "viterbo" | "ceri" | "imola" | "nepi" | "tivoli" | "ostia" | "vice_chancellor" | "camerlengo" | "grand_penitentiary" | "datary" | "captain_general" | "governor_of_rome" | "castellan" | "treasurer_general" | "depositary_general" | "leonardo" | "michelangelo" | "raphael" | "botticelli" | "titian" | "bramante" | "mantegna" | "bellini" | "perugino" | "pinturicchio" | "sforza" | "este" | "gonzaga" | "montefeltro" | "baglioni" | "bentivoglio" | "bande_nere" | "trivulzio" | "alviano" | "vitelli" | "pitigliano" | "oliverotto" | "lorca" | "corella" | "spy" | "poison_plague" | "bravo" | "doctor" | "marriage" | "savonarola" | "simony";

/**
 * A family and what lies before it: each property with what lies under it, the home, what is unprotected.
 *
 * `income` and `points`: what that is worth at a round's end. The purse and the Pope's ten come on top.
 */
export interface Estate {
  family: Family;
  score: number;
  cardinals: number;
  votes: number;
  income: number;
  points: number;
  properties: { [key: string]: Card[] };
  home: Card[];
  open: Card[];
}

export type Family = "borgia" | "medici" | "della_rovere" | "colonna" | "orsini";

/** What is asked; the nouns are those of the prompt, none in a sale and where seats choose in secret. */
export interface Question {
  prompt: Prompt;
  nouns: { [key: string]: number | string };
}

export type Prompt = "throw-in" | "buy-or-spy" | "play-or-seize" | "arrange" | "bid" | "fee" | "place" | "new-place" | "tuck" | "doctor" | "fate" | "verdict" | "commit" | "secret-ballot" | "open-ballot" | "run-off" | "name-family" | "give-office" | "reshuffle" | "cardinals" | "trade" | "offer" | "ducats-given" | "ducats-asked" | "accept" | "consent";

/**
 * What the observer could attack now: what defends it, the most that could be sent, what a success would bring.
 *
 * It falls if its owner adds less than `falls_below`, never if that is nought. `stays`: the artist whose fee could not
 * be paid then. `bar`: why it cannot be named: no condottiere to send, or an artist that could not be paid.
 */
export interface Prey {
  target: Target;
  owner: number;
  defence: Power[];
  attack: number;
  falls_below: number;
  stays: Card | null;
  bar: "force" | "fee" | null;
  stakes: Stakes;
}

export type Target = "bologna" | "perugia" | "spoleto" | "rimini" | "orvieto" | "urbino" | "viterbo" | "ceri" | "imola" | "nepi" | "tivoli" | "ostia" | "vice_chancellor" | "camerlengo" | "grand_penitentiary" | "datary" | "captain_general" | "governor_of_rome" | "castellan" | "treasurer_general" | "depositary_general" | "leonardo" | "michelangelo" | "raphael" | "botticelli" | "titian" | "bramante" | "mantegna" | "bellini" | "perugino" | "pinturicchio" | "sforza" | "este" | "gonzaga" | "montefeltro" | "baglioni" | "bentivoglio" | "borgia" | "medici" | "della_rovere" | "colonna" | "orsini";

/** What counts in a fight: a card, or a family's home. */
export interface Power {
  of: Target;
  power: number;
}

/** The cards that change hands, what they bring at each round's end, and the fee that is due for an artist. */
export interface Stakes {
  loot: Card[];
  points: number;
  ducats: number;
  fee: number;
}

/**
 * Ballots begun; the two of a run-off; who ties, if the Pope must name one; and the open votes by seat.
 *
 * `standing` is what each has if all others who have still to vote vote for themselves, the observer apart. `pacts`
 * are those with each other family, and, if none of these elects, the smallest that does.
 */
export interface Conclave {
  ballot: number;
  pair: Family[];
  tied: Family[];
  tally: number[];
  standing: number[];
  pacts: Pact[];
}

/** The votes of some others together with the observer's, and how many are missing to elect somebody. */
export interface Pact {
  others: number[];
  votes: number;
  short: number;
}

/** A card that must be played has come to a seat, which pays for it and finds it a place. */
export interface ArrivalMaking {
  what: "arrival";
  seat: number;
  card: Card;
}

/** A seat moves one of its own cards. */
export interface MoveMaking {
  what: "rearrangement";
  seat: number;
  card: Card;
}

/** A seat strikes at a card, by poison, which a Doctor may answer, or by a Bravo. */
export interface DeathMaking {
  what: "death";
  seat: number;
  card: Card;
  by: Card;
}

/** A seat accuses the Pope: the votes so far. */
export interface AccusationMaking {
  what: "accusation";
  seat: number;
  for: number;
  against: number;
}

/**
 * An attack: what defends its target without condottieri, and whether Leonardo goes with the attacker's.
 *
 * `won` once the fight is over: what was taken is being paid for and placed. Until then there are stakes.
 */
export interface SeizureMaking {
  what: "seizure";
  attacker: number;
  defender: number;
  target: Target;
  defence: Power[];
  helped: boolean;
  won: boolean;
  stakes: Stakes | null;
}

/** The Pope gives offices away; those that went already. */
export interface HandOutMaking {
  what: "hand-out";
  handed: Card[];
}

/** The others' offices: those that stay whatever the Pope says, and those dealt anew that lie nowhere yet. */
export interface ReshuffleMaking {
  what: "reshuffle";
  stay: Card[];
  dealt: Dealt[];
}

/** An office that was dealt to a seat. */
export interface Dealt {
  card: Card;
  seat: number;
}

/** New cardinals: how many are left, the most given to one, and all receivers in order. The Pope has the rest. */
export interface CardinalsMaking {
  what: "cardinals";
  left: number;
  most: number;
  receivers: number[];
}

/** An offer, as far as the observer may know it. Ducats go to the other, or come from there if below zero. Then, while it is carried out: artists to be paid for, cards to be placed, properties that may cover something. */
export interface TradeMaking {
  what: "trade";
  from: number;
  to: number;
  stage: "begun" | "put" | "agreed" | "done";
  gives: Card[];
  wants: Card[];
  ducats: number;
  consent: boolean;
  to_pay: Card[];
  to_place: Card[];
  to_cover: Card[];
}

const aTradeMaking: Shape<TradeMaking> = /* @__PURE__ */ fields({ what: literal("trade"), from: number, to: number, stage: literal("begun", "put", "agreed", "done"), gives: array(lazy(() => aCard)), wants: array(lazy(() => aCard)), ducats: number, consent: flag, to_pay: array(lazy(() => aCard)), to_place: array(lazy(() => aCard)), to_cover: array(lazy(() => aCard)) });
const aCardinalsMaking: Shape<CardinalsMaking> = /* @__PURE__ */ fields({ what: literal("cardinals"), left: number, most: number, receivers: array(number) });
const aDealt: Shape<Dealt> = /* @__PURE__ */ fields({ card: lazy(() => aCard), seat: number });
const aReshuffleMaking: Shape<ReshuffleMaking> = /* @__PURE__ */ fields({ what: literal("reshuffle"), stay: array(lazy(() => aCard)), dealt: array(lazy(() => aDealt)) });
const aHandOutMaking: Shape<HandOutMaking> = /* @__PURE__ */ fields({ what: literal("hand-out"), handed: array(lazy(() => aCard)) });
const aSeizureMaking: Shape<SeizureMaking> = /* @__PURE__ */ fields({ what: literal("seizure"), attacker: number, defender: number, target: lazy(() => aTarget), defence: array(lazy(() => aPower)), helped: flag, won: flag, stakes: choice(lazy(() => aStakes), literal(null)) });
const aAccusationMaking: Shape<AccusationMaking> = /* @__PURE__ */ fields({ what: literal("accusation"), seat: number, for: number, against: number });
const aDeathMaking: Shape<DeathMaking> = /* @__PURE__ */ fields({ what: literal("death"), seat: number, card: lazy(() => aCard), by: lazy(() => aCard) });
const aMoveMaking: Shape<MoveMaking> = /* @__PURE__ */ fields({ what: literal("rearrangement"), seat: number, card: lazy(() => aCard) });
const aArrivalMaking: Shape<ArrivalMaking> = /* @__PURE__ */ fields({ what: literal("arrival"), seat: number, card: lazy(() => aCard) });
const aPact: Shape<Pact> = /* @__PURE__ */ fields({ others: array(number), votes: number, short: number });
const aConclave: Shape<Conclave> = /* @__PURE__ */ fields({ ballot: number, pair: array(lazy(() => aFamily)), tied: array(lazy(() => aFamily)), tally: array(number), standing: array(number), pacts: array(lazy(() => aPact)) });
const aStakes: Shape<Stakes> = /* @__PURE__ */ fields({ loot: array(lazy(() => aCard)), points: number, ducats: number, fee: number });
const aPower: Shape<Power> = /* @__PURE__ */ fields({ of: lazy(() => aTarget), power: number });
const aTarget: Shape<Target> = /* @__PURE__ */ literal("bologna", "perugia", "spoleto", "rimini", "orvieto", "urbino", "viterbo", "ceri", "imola", "nepi", "tivoli", "ostia", "vice_chancellor", "camerlengo", "grand_penitentiary", "datary", "captain_general", "governor_of_rome", "castellan", "treasurer_general", "depositary_general", "leonardo", "michelangelo", "raphael", "botticelli", "titian", "bramante", "mantegna", "bellini", "perugino", "pinturicchio", "sforza", "este", "gonzaga", "montefeltro", "baglioni", "bentivoglio", "borgia", "medici", "della_rovere", "colonna", "orsini");
const aPrey: Shape<Prey> = /* @__PURE__ */ fields({ target: lazy(() => aTarget), owner: number, defence: array(lazy(() => aPower)), attack: number, falls_below: number, stays: choice(lazy(() => aCard), literal(null)), bar: choice(literal("force", "fee"), literal(null)), stakes: lazy(() => aStakes) });
const aPrompt: Shape<Prompt> = /* @__PURE__ */ literal("throw-in", "buy-or-spy", "play-or-seize", "arrange", "bid", "fee", "place", "new-place", "tuck", "doctor", "fate", "verdict", "commit", "secret-ballot", "open-ballot", "run-off", "name-family", "give-office", "reshuffle", "cardinals", "trade", "offer", "ducats-given", "ducats-asked", "accept", "consent");
const aQuestion: Shape<Question> = /* @__PURE__ */ fields({ prompt: lazy(() => aPrompt), nouns: object(choice(number, text)) });
const aFamily: Shape<Family> = /* @__PURE__ */ literal("borgia", "medici", "della_rovere", "colonna", "orsini");
const aEstate: Shape<Estate> = /* @__PURE__ */ fields({ family: lazy(() => aFamily), score: number, cardinals: number, votes: number, income: number, points: number, properties: object(array(lazy(() => aCard))), home: array(lazy(() => aCard)), open: array(lazy(() => aCard)) });
const aCard: Shape<Card> = /* @__PURE__ */ literal("bologna", "perugia", "spoleto", "rimini", "orvieto", "urbino", "viterbo", "ceri", "imola", "nepi", "tivoli", "ostia", "vice_chancellor", "camerlengo", "grand_penitentiary", "datary", "captain_general", "governor_of_rome", "castellan", "treasurer_general", "depositary_general", "leonardo", "michelangelo", "raphael", "botticelli", "titian", "bramante", "mantegna", "bellini", "perugino", "pinturicchio", "sforza", "este", "gonzaga", "montefeltro", "baglioni", "bentivoglio", "bande_nere", "trivulzio", "alviano", "vitelli", "pitigliano", "oliverotto", "lorca", "corella", "spy", "poison_plague", "bravo", "doctor", "marriage", "savonarola", "simony");
const aPhase: Shape<Phase> = /* @__PURE__ */ literal("set-up", "buy", "play", "arrange", "election", "new-round");
export const aPublicView: Shape<PublicView> = /* @__PURE__ */ fields({ game: text, edition: text, options: object(number), first: number, pope: number, round: number, phase: choice(lazy(() => aPhase), literal(null)), turn: choice(number, literal(null)), asked: array(number), over: flag, deck: number, laid: number, table: array(number), aside: array(lazy(() => aCard)), discard: array(lazy(() => aCard)), arriving: array(lazy(() => aCard)), marriage: array(number), savonarola: flag, elects: number, reshuffled: flag, favoured: array(number), grounds: array(number), loses_turn: array(number), offers: number, to_play: array(number), moved: array(lazy(() => aCard)), seats: array(lazy(() => aEstate)), sale: choice(lazy(() => aSale), literal(null)), observer: number, question: choice(lazy(() => aQuestion), literal(null)), prey: array(lazy(() => aPrey)), seen: object(array(array(choice(lazy(() => aFamily), literal("pile"))))), hidden: object(number), piled: object(number), sealed: choice(lazy(() => aSealedChoice), literal(null)), election: choice(lazy(() => aConclave), literal(null)), making: choice(lazy(() => aArrivalMaking), lazy(() => aMoveMaking), lazy(() => aDeathMaking), lazy(() => aAccusationMaking), lazy(() => aSeizureMaking), lazy(() => aHandOutMaking), lazy(() => aReshuffleMaking), lazy(() => aCardinalsMaking), lazy(() => aTradeMaking), literal(null)), hand: choice(array(lazy(() => aCard)), literal(null)), ducats: choice(number, literal(null)) });

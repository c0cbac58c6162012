// What the board of a game is made of. web/README.md tells how to build one.

import type { Component } from "svelte";

import type { Sound } from "../sounds";
import type { Decision, Fact, GameEvent, Nouns, ScoreLine } from "../wire/game";
import type { Json, SeatClock, TableFacts } from "../wire/types";
import type { Words } from "../words/words";
import type { Box, Doubt } from "./box";
import type { Flight } from "./flights";
import type { StoryLine, Teller } from "./story";

export type View = { [key: string]: Json };

/** The table as the person before the screen may see it, and what can be done at it. All of it is reactive. */
export interface Table<V = unknown> {
  readonly facts: TableFacts;
  /** What is printed on the components it is played with. */
  readonly box: Box;
  /** The view, as `read` of this game's module returns it. */
  readonly view: V;
  /** The seat one looks from; -1 only watches. */
  readonly seat: number;
  /** The seat of whoever sits before the screen; -1 if it is nobody's here. */
  readonly mine: number;
  /** By seat, as sentences call them: people and bots by their first name, whoever looks as "you", nobody by family. */
  readonly names: string[];
  /** The people and bots by seat, oneself too. */
  readonly people: string[];
  /** The families by seat. */
  readonly families: string[];
  /** The seats that are asked now; in a sealed choice all that have still to choose. */
  readonly asked: number[];
  readonly words: Words;
  /** What this seat is asked; null when nothing is, and while an answer is under way. */
  readonly decision: Decision | null;
  /** The same, also while its answer is under way: what is a button need not be made anew for that moment. */
  readonly standing: Decision | null;
  /** The answer that is looked at and not given yet: the question panel shows what it would lead to. */
  readonly previewed: string | null;
  /** All that was told to this seat, the oldest first. */
  readonly story: GameEvent[];
  /** What the last message told: what may be seen to happen. Empty after a reload. */
  readonly fresh: GameEvent[];
  /** How many of these came into one's own hands since one's last answer: mark them as new. */
  isNew(noun: string, code: string): number;
  /** A line of the story that the pointer or the focus is on: outline what it speaks of. */
  readonly outlined: GameEvent | null;
  /** By seat; empty without clocks. */
  readonly clocks: SeatClock[];
  /** Whether things may move. */
  readonly lively: boolean;
  /** The seat whose sheet is open, with all that lies open of it; null if none is. */
  readonly lookedAt: number | null;

  /** Open the sheet of a seat, or close it. */
  lookAt(seat: number | null): void;
  /** Is this one of the answers? */
  may(text: string): boolean;
  /** Answer. What is not one of the answers is explained instead. */
  choose(text: string): void;
  /** Look at an answer; null looks away. */
  preview(text: string | null): void;
  /**
   * What an answer leads to, as the rules have it: for words to say. Nothing until it is known. Of a choice of several
   * answers all may be asked about at once: `commit lorca; done`.
   */
  leadsTo(text: string): Fact[];
  /** Why this cannot be done: reason, rule and the nearest that can, in "Why can't I?". */
  why(text: string): void;
}

/** One number of a family in the player bar, with its sign (a symbol's id) and what a screen reader says. */
export interface Count {
  sign: string;
  value: number | string;
  label: string;
}

/** What the player bar shows of a family: what lies open, nothing else. */
export interface PlayerSummary {
  score: number;
  counts: Count[];
  /** A crown or a tiara. */
  mark?: { sign: string; label: string };
  /** One word: "leads with 6", "withdrew", "sealed"; "" for none. */
  status: string;
  /** Out of this auction: the shield fades. */
  out?: boolean;
}

/** The phases of a round, and which is now; -1 is between them. */
export interface Phases {
  round: string;
  names: string[];
  now: number;
}

/** A part of the table in words: the text board is a list of these. */
export interface Block {
  heading: string;
  items?: string[];
  table?: { head: string[]; rows: string[][] };
}

/** How high the parts of the table are, in pixels; the board takes the rest. */
export interface PartHeights {
  /** The families; 0 where the board shows them itself. */
  bays: number;
  strip: number;
  /** The question: the same for every question, so that nothing moves when it changes. */
  band: number;
  own: number;
  /** A question that needs more takes so much, and what is one's own the rest of both. */
  tallBand?: number;
}

/** How high in tall and in medium windows; in short ones all games are alike. */
export interface TableHeights {
  tall: PartHeights;
  medium: PartHeights;
}

export type BoardProps<V> = { table: Table<V> };
/** A thing by its kind and name, as `data-thing` has them. */
export type LargeProps<V = unknown> = BoardProps<V> & { kind: string; id: string };

export type SheetProps<V> = { table: Table<V>; seat: number };
/** What a row of the final scoring is about, and what stands in a seat's column instead of points. */
export interface RowOf {
  what: string;
  nouns: Nouns;
  figure?: number;
  /** Of its words, where they are not `row-WHAT`. */
  key?: string;
}

/** What the question says while an answer is put together: its heading, and what that would lead to. */
export interface Asking {
  heading: string;
  leads: string;
}

export type GestureProps<V> = { table: Table<V>; decision: Decision };

/** A view of the table on small screens: a tab of its own, all shown side by side where there is room. */
export interface Pane {
  key: string;
  label: string;
  /** What stands over its label, where there is room. */
  sign: string;
}

/** What newcomers are shown: where to look, and what things are. The words are in GAME-lesson.ftl. */
export interface Learning {
  /** By prompt key: the part of the table that the question is about. */
  places: { [prompt: string]: string };
  /** By noun: the codes of the things that have a name and are explained. */
  things: { [noun: string]: string[] };
  /** What a thing is and does. On the board it is marked by `data-thing="noun code"`. */
  explain(noun: string, code: string, words: Words, box: Box): string;
  /** What of its printed values is reconstructed, in a game that says so. */
  doubt?(noun: string, code: string, box: Box): Doubt | null;
}

/** Which sound an event has; null is silent on purpose. */
export type EventSounds = { [event: string]: Sound | null };

/**
 * How long an event is seen before the next is shown, by its kind. `bid`: a bid or a pass. `card`: one is turned up, drawn or played.
 * `made`: sold, built, placed. `grave`: a fight, an accusation, a death, a verdict. `turn`: a deal, income, whose turn it is. `none`: not at all.
 * The times are in `table/pace/holds.ts`.
 */
export type Hold = "bid" | "card" | "made" | "grave" | "turn" | "none";
export type EventHolds = { [event: string]: Hold };

/** A symbol of the sheets; with a ground it stands on a disc, as what flies does. */
export interface SceneSign {
  symbol: string;
  ground?: string;
  ink?: string;
}

/** One line of a scene: what it is about, whose it is, how that came, and what it brings. */
export interface SceneLine {
  sign?: SceneSign;
  title?: string;
  /** The family whose shield and name stand in the line. */
  seat?: number;
  says: string;
  result?: { sign?: string; text: string };
}

export type SceneProps<V> = { table: Table<V>; told: GameEvent[]; shown: number };

/** What came to light together and is told line by line over the table: roles, sealed cards, ballots, a round's scoring. */
export interface SceneOf<V = unknown> {
  title: string;
  lines: SceneLine[];
  /** Draws the lines instead of the usual rows: `shown` of them, the last of these is the one told now. */
  Lines?: Component<SceneProps<V>>;
  /** Whether it stays until it is pressed on, as a round's scoring does. */
  stays?: boolean;
  /** The scene after it, if the same message told two. */
  then?: SceneOf<V>;
}

/** Points that an event makes: a "+4" rises from the first thing found. */
export interface Gain {
  points: number;
  at: string[];
}

/** Something that changed hands for money, or was completed for it: the *sold* card. */
export interface Sale {
  sign: SceneSign;
  /** "Datary, to Matteo for 21". */
  says: string;
  seat: number;
}

/** What the house knows of a game before its board is fetched: the default of `about.ts` in its folder. */
export interface About {
  /** Its place among the games: the engine's, in `about.json`. */
  order: number;
  /** Who sits where: the families in the order of the seats, as their coats of arms are called. */
  families: string[];
  /** The sheets of symbols that its scene, `art/scene-GAME.svg`, is drawn with. */
  scene: string[];
  /** Where its editions differ: `change-GAME-EDITION-WHAT` are the words, `start` those beside the edition's name.
   * What is so at a table of some size alone is `change-GAME-EDITION-SEATS`. */
  changes?: string[];
  /** The paragraphs that one must know to play, the goal first: they are the page that explains it. */
  gist: string[];
}

export interface GameModule<V> {
  /** How high the parts of the table are, with so many seats and at this question; without it as in `table/layout/heights.ts`. */
  heights?(seats: number, put: Decision | null): TableHeights;
  /** Whether what is one's own leaves its room to the board now, in windows of medium height: while a piece is laid. */
  makesRoom?(table: Table<V>): boolean;
  /** Prompts whose question fills a phone, until it is folded. */
  fullSheet?: string[];
  /** Artwork that the board needs, loaded before it is shown. */
  sheets: string[];
  /** The view with its shape checked. */
  read(view: View): V;
  phases(view: V, words: Words): Phases;
  playerSummary(view: V, seat: number, table: Table<V>): PlayerSummary;
  /** The table in words, in step with the drawing; what is one's own last. */
  blocks(table: Table<V>): Block[];
  /** What is seen to move when this is told, by the seat `own`. */
  flights(told: GameEvent, own: number): Flight[];
  /** What happened as people tell it, from all single events; without it a line an event. */
  story?(events: GameEvent[], table: Teller): StoryLine[];
  /** What an answer leads to, in a sentence; "" if there is nothing to say. */
  consequence?(text: string, table: Table<V>): string;
  /** What the question says instead of its prompt, while an answer is put together; null as long as none is. */
  asks?(table: Table<V>): Asking | null;
  /** The panes of a small screen; the board gets `pane` and shows that one alone. */
  panes?(words: Words): Pane[];
  /** Which pane each question is about, by its prompt; the others are about the first. */
  paneOf?: { [prompt: string]: string };
  /** Which pane an answer that is being put together is about, or what is tried; null while there is none. */
  paneNow?(table: Table<V>): string | null;
  learning: Learning;
  sounds: EventSounds;
  /** How long each event is seen. */
  pace: EventHolds;
  /** The scene that what one message told makes, if it makes one; the view is the one after it. */
  scene?(told: GameEvent[], table: Table<V>): SceneOf<V> | null;
  /** The counting of each round, to be looked at again: after which event a round is counted, and what shows it. */
  rounds?: { after: string; Sheet: Component<BoardProps<V> & { round: number }> };
  /** What was sold or completed by this event, for the *sold* card. */
  sale?(told: GameEvent, table: Table<V>): Sale | null;
  /** The points that this event makes, where they are made. */
  gain?(told: GameEvent): Gain | null;
  /** What a seat has newly got by this event, `noun code` for each one of it: marked as new before its owner until the next answer. */
  newThings?(told: GameEvent, seat: number): string[];
  /** Events by which something hidden comes to light, or chance decides: what led to them cannot be taken back. */
  reveals: string[];
  /** The question that an auction puts, where passing has a word of its own. */
  bidPrompt: string;
  /** Questions that come up often and are mostly answered alike: a wish for each. */
  always?: string[];
  Board: Component<BoardProps<V> & { pane?: string | null }>;
  Own: Component<BoardProps<V>>;
  /** What stands in a family's bay beside its name and points. */
  Bay?: Component<SheetProps<V>>;
  /** A thing as it is printed, large, beside what is explained of it; nothing of what has no face. */
  Large?: Component<LargeProps<V>>;
  /** All that lies open of a family, large. */
  Sheet?: Component<SheetProps<V>>;
  /** By prompt key: what stands in the question panel instead of the generic control. */
  gestures: { [prompt: string]: Component<GestureProps<V>> };
  /** What stands in the question panel while others are asked, such as a running auction. */
  Meanwhile?: Component<BoardProps<V>>;
  /** Which row of the final scoring a line belongs to, where that is not its own: `row-WHAT` are its words. */
  row?(line: ScoreLine): RowOf;
  /** The lines of the final scoring in finer ones, where the story tells what they are made of. */
  lines?(scores: ScoreLine[], story: GameEvent[]): ScoreLine[];
  /** The sign beside a row of the final scoring: a symbol, or `region NAME` for its field and hatching. */
  sign?(line: ScoreLine): string;
  /** Beside the final scoring: what is counted, as it lies on the table. */
  Counted?: Component<BoardProps<V> & { lines: ScoreLine[] }>;
}

/** How the page of its box draws a game's components: the default of `printed.ts` in its folder. Without one they are told in words. */
export interface PrintedModule {
  /** Artwork that the drawings need. */
  sheets: string[];
  /** By field: what its names are words of, `region` for `region-blue`. Where it says nothing, the field itself. */
  nouns: { [field: string]: string };
  Drawing: Component<{ kind: string; id: string; box: Box; words: Words }>;
}

/** A module whose view nobody outside it looks into. */
export type AnyGame = GameModule<unknown>;

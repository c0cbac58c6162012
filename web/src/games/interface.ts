// What the board of a game is made of. web/README.md tells how to build one.

import type { Component } from "svelte";

import type { Sound } from "../sounds";
import type { Decision, Fact, GameEvent, Nouns, ScoreLine } from "../wire/game";
import type { Json, TableFacts } from "../wire/types";
import type { Words } from "../words/words";
import type { Box, Doubt } from "./box";
import type { Flight } from "./flights";

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
  /** The families by seat, as stories call them. */
  readonly names: string[];
  /** The people and bots by seat. */
  readonly people: string[];
  /** The seats that are asked now; in a sealed choice all that have still to choose. */
  readonly asked: number[];
  readonly words: Words;
  /** What this seat is asked; null when nothing is, and while an answer is under way. */
  readonly decision: Decision | null;
  /** The answer that is looked at and not given yet: the question panel shows what it would lead to. */
  readonly previewed: string | null;
  /** All that was told to this seat, the oldest first. */
  readonly story: GameEvent[];
  /** What the last message told: what may be seen to happen. Empty after a reload. */
  readonly fresh: GameEvent[];
  /** A line of the story that the pointer or the focus is on: outline what it speaks of. */
  readonly outlined: GameEvent | null;
  /** Whether things may move. */
  readonly lively: boolean;

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

export type BoardProps<V> = { table: Table<V> };
export type GestureProps<V> = { table: Table<V>; decision: Decision };

/** A view of the table on small screens: a tab of its own, all shown side by side where there is room. */
export interface Pane {
  key: string;
  label: string;
}

/** What newcomers are shown: where to look, and what things are. The words are in GAME-lesson.ftl. */
export interface Learning {
  /** The parts of the table (`data-part`) that the opening notes of the guided game are about, in their order. */
  opening: string[];
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
}

export interface GameModule<V> {
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
  /** What an answer leads to, in a sentence; "" if there is nothing to say. */
  consequence?(text: string, table: Table<V>): string;
  /** The panes of a small screen; the board gets `pane` and shows that one alone. */
  panes?(words: Words): Pane[];
  /** Which pane each question is about, by its prompt; the others are about the first. */
  paneOf?: { [prompt: string]: string };
  learning: Learning;
  sounds: EventSounds;
  /** Events by which something hidden comes to light, or chance decides: what led to them cannot be taken back. */
  reveals: string[];
  /** The question that an auction puts, where passing has a word of its own. */
  bidPrompt: string;
  /** Questions that come up often and are mostly answered alike: a wish for each. */
  always?: string[];
  Board: Component<BoardProps<V> & { pane?: string | null }>;
  Own: Component<BoardProps<V>>;
  /** By prompt key: what stands in the question panel instead of the generic control. */
  gestures: { [prompt: string]: Component<GestureProps<V>> };
  /** What stands in the question panel while others are asked, such as a running auction. */
  Meanwhile?: Component<BoardProps<V>>;
  /** Which row of the final scoring a line belongs to, where that is not its own: `row-WHAT` are its words. */
  row?(line: ScoreLine): { what: string; nouns: Nouns };
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

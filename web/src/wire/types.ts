// Written by tools/wire_types.py from the server's own description: `make types` writes it anew.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Who sits where: when one subscribes, and whenever it changes; and the protocol that is spoken.
 *
 * Who sits at a table that waits is also told who looks at it, as far as they are connected to the same process.
 */
export interface AboutTable {
  type: "table";
  facts: TableFacts;
  protocol?: number;
  visitors?: string[];
}

/** The act is in the log, on the disk. */
export interface Accepted {
  type: "accepted";
  id: number;
  version: number;
}

/** Answer the question that was put at a version. `id` comes back with what became of it. */
export interface Act {
  type: "act";
  id: number;
  table: string;
  seat: number;
  version: number;
  text: string;
}

export interface Again {
  table: TableFacts;
  seats: number[];
  invitation: string;
}

/** How far it is. One that has stopped, because its server did, is begun again by asking again. */
export interface AnalysisFacts {
  status: "running" | "stopped" | "done";
  done: number;
  total: number;
  report: { [key: string]: Json } | null;
}

/** Under which name, for several people at one device. */
export interface Asking {
  name?: string | null;
  invitation?: string;
}

/** The question's version, and one of its options. */
export interface BotAnswer {
  version: number;
  text: string;
}

export interface BotFacts {
  key: string;
  words: string;
  strength: number;
}

export interface BotSeat {
  bot: string;
}

export interface BotToken {
  token: string;
}

/** Whose printed values a table is played with: what the host calls that box, and how it is told from others. */
export interface BoxFacts {
  name: string;
  digest: string;
  travels: boolean;
}

export interface Catalogue {
  games: GameFacts[];
  bots: BotFacts[];
}

/** What is to be another; what is not named stays. */
export interface Change {
  name?: string | null;
  language?: string | null;
}

export interface ChannelFacts {
  id: string;
  kind: string;
  address: string;
  confirmed: boolean;
  working: boolean;
}

/** What was said: the last lines when one subscribes, then each as it comes. */
export interface Chat {
  type: "chat";
  table: string;
  lines: ChatLine[];
}

/** Something that was said. Players and spectators count apart, each from 0 in order. */
export interface ChatLine {
  n: number;
  at: number;
  seat: number;
  name: string;
  spectators: boolean;
  text: string;
}

/** A box that can be played with: all its values, the rows in which it is not as ours, and all of it as a file. */
export interface CheckedBox {
  game: string;
  name: string;
  digest: string;
  values: { [key: string]: Json };
  differs: string[];
  toml: string;
}

export interface Claim {
  token: string;
}

export type ClientMessage = Subscribe | Unsubscribe | Act | Undo | Consent | Decline | Wish | Return | Say | Consider;

export interface Code {
  code: string;
}

/** Propose, or agree to: `pause`, `resume`; or agree that somebody takes a bot's seat: `sit 2`. */
export interface Consent {
  type: "consent";
  id: number;
  table: string;
  seat: number;
  what: string;
}

/** One thing that an answer leads to, and the paragraph by which it does. */
export interface Consequence {
  nouns: { [key: string]: number | string };
  rule: string;
  what: string;
}

/** Ask what answers to the question that was put at a version would lead to. */
export interface Consider {
  type: "consider";
  id: number;
  table: string;
  seat: number;
  version: number;
  texts: string[];
}

/** What each of them leads to, as far as the seat can tell; what is no answer to the question is left out. */
export interface Considered {
  type: "considered";
  id: number;
  facts: { [key: string]: Consequence[] };
}

export interface Created {
  table: TableFacts;
  invitation: string;
}

/** What `navigator.credentials` gave, as its toJSON() writes it. */
export interface Credential {
  credential: { [key: string]: Json };
}

/** A decision in which editions differ: its row of the edition table, and its paragraph. */
export interface Decided {
  switch: string;
  rule: string;
}

/** One decision by itself: after how many actions it is first seen, and after how many the game cannot go on. */
export interface DecidedAlone {
  switch: string;
  rule: string;
  different: number | null;
  impossible: number | null;
}

/** Do not agree to what was proposed. */
export interface Decline {
  type: "decline";
  id: number;
  table: string;
  seat: number;
  what: string;
}

/** An entry of the log, as it is shown when the game is over. */
export interface Done {
  n: number;
  at: number;
  kind: string;
  seat: number;
  by: string;
  text: string;
}

export interface Eyes {
  observer: number;
  steps: Step[];
}

/** What came was no message, or cannot be done here. */
export interface Fault {
  type: "fault";
  code: string;
  about?: string;
  wait?: number;
}

/** Something that was announced to all, or to some of them: a name, and its nouns. */
export interface GameEvent {
  name: string;
  nouns: { [key: string]: number | string };
}

export interface GameFacts {
  key: string;
  title: string;
  seats: number[];
  editions: Named[];
  options: OptionFacts[];
}

export interface Hint {
  version: number;
  opinions: Opinion[];
  price: Price | null;
}

/** What becomes of the game in another edition; it goes the same where neither is there. */
export interface InEdition {
  edition: string;
  different: Turn | null;
  impossible: Turn | null;
  alone: DecidedAlone[];
}

export interface Introduction {
  name: string;
}

export interface Key {
  id: string;
  created: number;
}

/** Answers that differ in a number alone: `bid 300`, `bid 400` up to `bid 1200`. */
export interface Ladder {
  least: number;
  most: number;
  step: number;
  verb: string;
}

export interface Leader {
  name: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/**
 * What a learner is told: the key of its words with their nouns, its chapter (from 0), which step of it (from 1)
 * and of how many, the part of the table and the thing that it points at, and the answer that it proposes.
 */
export interface LessonStep {
  answer: string;
  chapter: number;
  key: string;
  nouns: { [key: string]: number | string };
  part: string;
  step: number;
  steps: number;
  thing: string;
}

export interface Login {
  login: string;
  password: string;
}

/** Who I am, and how I can come back from another device: without a login or a passkey I cannot. */
export interface Me {
  id: string;
  name: string;
  named: boolean;
  login: string | null;
  passkeys: number;
  rated: boolean;
  language: string;
}

/** A table, the seats at it that are mine, and whether I am its host. */
export interface Mine {
  table: TableFacts;
  seats: number[];
  host: boolean;
}

/** Where a request was not understood. */
export interface Misread {
  where: (string | number)[];
  says: string;
}

export interface MyPage {
  tables: MyTable[];
  next: string;
}

export interface MyRating {
  game: string;
  seats: number;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/**
 * A table, the seats at it that are mine, those of them that are asked something now, and how far the game is.
 *
 * All of it is told to every seat anyway.
 */
export interface MyTable {
  table: TableFacts;
  seats: number[];
  my_turn: number[];
  round: number;
  left: number | null;
  awaited: number[];
  awaited_left: number | null;
}

export interface Named {
  key: string;
  words: string;
}

/** Somebody's own box: its name, the rows that are not as ours, and whether records carry them. */
export interface NewBox {
  name: string;
  values: { [key: string]: Json };
  travels?: boolean;
}

/** `push`: endpoint and keys of a browser's subscription; `mail`: an address; `webhook`: a URL and its format. */
export interface NewChannel {
  kind: "push" | "mail" | "webhook";
  address: string;
  p256dh?: string;
  auth?: string;
  format?: "ntfy" | "discord" | "json";
}

/** In seconds: what each seat has to think, what a turn adds; who plays on when it is spent, or somebody left. */
export interface NewClock {
  kind?: "" | "live" | "correspondence";
  reserve?: number;
  increment?: number;
  late?: string;
}

export interface NewLesson {
  game: string;
}

export interface NewTable {
  game: string;
  seats: number;
  edition?: string;
  options?: { [key: string]: number };
  bots?: string[];
  public?: boolean;
  watchable?: boolean;
  hints?: boolean;
  open_chat?: boolean;
  start?: boolean;
  clock?: NewClock;
  box?: NewBox | null;
}

/** What this server offers, and what I have chosen. */
export interface NoticeWays {
  push_key: string;
  mail: boolean;
  channels: ChannelFacts[];
}

/** The rule against an answer, the key of its reason with its nouns, and the nearest that may be done. */
export interface Objection {
  edition: string;
  nearest: string[];
  nouns: { [key: string]: number | string };
  reason: string;
  rule: string;
}

/** What one answer is worth to the seat that gives it. */
export interface Opinion {
  action: string;
  share: number;
  error: number;
  visits: number;
}

/** A number that the table chooses; from 0 to 1 it is a switch. */
export interface OptionFacts {
  key: string;
  words: string;
  default: number;
  least: number;
  most: number;
}

/** The rows that are not as ours, or a whole file. */
export interface OwnBox {
  game?: string;
  name?: string;
  values?: { [key: string]: Json };
  toml?: string;
}

export interface Page {
  tables: TableFacts[];
  next: string;
  rounds: { [key: string]: number };
  counts: { [key: string]: number };
}

/** A new login; `current` is asked for where there is a password already. */
export interface Password {
  login: string;
  password: string;
  current?: string;
}

export interface Person {
  id: string;
  name: string;
}

/** One line of the final scoring: for what, to whom, how much, and by which paragraph. */
export interface Points {
  what: string;
  seat: number;
  points: number;
  rule: string;
  nouns: { [key: string]: number | string };
}

/** In the game's own money. */
export interface Price {
  most: number;
  error: number;
  means: number;
}

/** What is answered instead: the key, its nouns, a sentence. */
export interface Problem {
  error: string;
  nouns: { [key: string]: number | string };
  says: string;
  places?: Misread[] | null;
}

/** A seat that a token opens, at a table that runs. */
export interface ProgramSeat {
  table: string;
  game: string;
  seat: number;
}

/** What a seat is asked: a prompt with its nouns, and the paragraph that asks. */
export interface Prompted {
  nouns: { [key: string]: number | string };
  prompt: string;
  rule: string;
  seat: number;
}

/** The same with every answer: those listed, and those of a ladder. */
export interface Question {
  ladder: Ladder | null;
  nouns: { [key: string]: number | string };
  options: string[];
  prompt: string;
  rule: string;
  seat: number;
}

/** Nothing has changed. `code` says why; docs/protocol.md lists all. */
export interface Rejected {
  type: "rejected";
  id: number;
  code: string;
  refusal?: Objection | null;
  wait?: number;
}

/** With `done` all that happened; of a running game only what was seen. */
export interface Replay {
  table: string;
  over: boolean;
  eyes: Eyes[];
  done?: Done[] | null;
}

/**
 * How a game ended, line by line, and what shows that its cards were dealt before it began.
 *
 * Of a game that was broken off there are neither scores nor winners.
 */
export interface Result {
  scores: Points[];
  totals: number[];
  winners: number[];
  ended: string;
  seed: string;
  commitment: string;
}

/** How a game ended, by seat; of one that was broken off only why. */
export interface ResultFacts {
  places: number[];
  points: number[];
  ended: string;
}

/** Play one's seat oneself again, after the time was up and a bot took over. */
export interface Return {
  type: "return";
  id: number;
  table: string;
  seat: number;
}

/** It was said, as this line. */
export interface Said {
  type: "said";
  id: number;
  n: number;
}

/** Say something at the table: from one's seat to the players, or as a spectator (-1) to the spectators. */
export interface Say {
  type: "say";
  id: number;
  table: string;
  text: string;
  seat?: number;
}

export interface SeatClock {
  left: number;
  since?: number | null;
  flagged?: boolean;
}

export interface SeatFacts {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  away: boolean;
  expected: string;
}

export interface SeatToken {
  token: string;
}

/** All that an observer is sent of a game: from `first` on the story is `events`; the rest is how it stands now. */
export interface SeatUpdate {
  version: number;
  first: number;
  events: GameEvent[];
  view: { [key: string]: Json };
  to_act: number[];
  decision: Question | null;
  wishes: string[];
  undo: boolean;
  over: boolean;
  scores: Points[] | null;
  winners: number[] | null;
  ended: string;
  paused: boolean;
  proposals: { [key: string]: number[] };
  clocks: SeatClock[];
  lesson: LessonStep[];
}

export type ServerMessage = AboutTable | Sync | Update | Unsubscribed | Accepted | Rejected | Fault | Chat | Said | Considered;

/** Where to sit: somewhere, or in this seat; under which name, for several people at one device. */
export interface Sitting {
  seat?: number | null;
  name?: string | null;
  invitation?: string;
}

/** A version of an observer's: what was new with it. */
export interface Step {
  version: number;
  first: number;
  events: GameEvent[];
  /** where the view differs from the one before; [] is all of it */
  changes: ([(string | number)[], Json])[];
  to_act: number[];
  prompt?: Prompted | null;
  n?: number | null;
}

/** Listen to a table from a seat of one's own, or as a spectator (-1), knowing everything up to a version. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  seat?: number;
  since?: number;
  invitation?: string;
}

/** Where the game stands, and the story since the version that was named. */
export interface Sync {
  type: "sync";
  table: string;
  seat: number;
  update: SeatUpdate;
}

export interface TableFacts {
  id: string;
  game: string;
  edition: string;
  options: { [key: string]: number };
  seats: SeatFacts[];
  status: string;
  public: boolean;
  watchable: boolean;
  hints: boolean;
  open_chat: boolean;
  commitment: string;
  created: number;
  ended: number | null;
  clock: TimeControl;
  told: number | null;
  lesson: boolean;
  next: string;
  box: BoxFacts | null;
  result: ResultFacts | null;
}

/** A table's choice: what each seat has to think, what a turn adds, in seconds; who plays when it is spent. */
export interface TimeControl {
  kind: string;
  reserve: number;
  increment: number;
  late: string;
}

export interface ToBeRated {
  rated: boolean;
}

/** After so many actions, by these decisions; and the action that came next. */
export interface Turn {
  after: number;
  by: Decided[];
  seat: number;
  text: string;
}

/** Take back one's last act. `version` is the one this seat has now. */
export interface Undo {
  type: "undo";
  id: number;
  table: string;
  seat: number;
  version: number;
}

export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
  seat?: number;
}

/** Nothing more comes from this table to this seat: asked for, or the seat was lost. */
export interface Unsubscribed {
  type: "unsubscribed";
  table: string;
  seat: number;
}

/** Something new for this observer: the story since its last version. */
export interface Update {
  type: "update";
  table: string;
  seat: number;
  update: SeatUpdate;
}

/** What is to be answered for this seat from now on, in place of what was wished before; nothing ends it. */
export interface Wish {
  type: "wish";
  id: number;
  table: string;
  seat: number;
  wishes: string[];
}

/** Every route: what its path and query hold, what it is sent, what it answers. */
export interface Routes {
  /** Games, editions, options, numbers of seats, bots; those that only this server has, have no words. */
  "GET /api/games": { path: null; query: null; body: null; answer: Catalogue };
  /** Be somebody: a name, and a cookie that is you from now on. */
  "POST /api/people": { path: null; query: null; body: Introduction; answer: Person };
  /** Who the cookie says you are. One that is a day old is replaced. */
  "GET /api/me": { path: null; query: null; body: null; answer: Me };
  /** Everything about me is deleted. Games that others played too stay, with nobody's name in my seats. */
  "DELETE /api/me": { path: null; query: null; body: null; answer: null };
  /** Another name, at once wherever one sits, and everybody there is told; or another language for notices. */
  "PATCH /api/me": { path: null; query: null; body: Change; answer: Person };
  /** Forget the cookie, here and in this browser. */
  "DELETE /api/me/session": { path: null; query: null; body: null; answer: null };
  /** Forget every cookie there is of me, on all devices. */
  "DELETE /api/me/sessions": { path: null; query: null; body: null; answer: null };
  /** Set or change login and password. All other sessions end. */
  "PUT /api/me/password": { path: null; query: null; body: Password; answer: null };
  /** Be who one is on another device. A guest's tables come along. */
  "POST /api/login": { path: null; query: null; body: Login; answer: Person };
  /** What `navigator.credentials.create` is to be told. */
  "POST /api/me/passkeys/options": { path: null; query: null; body: null; answer: { [key: string]: Json } };
  "GET /api/me/passkeys": { path: null; query: null; body: null; answer: Key[] };
  /** A passkey of mine, from now on. */
  "POST /api/me/passkeys": { path: null; query: null; body: Credential; answer: Key };
  /** A passkey that is lost opens nothing any more. */
  "DELETE /api/me/passkeys/{key}": { path: { key: string }; query: null; body: null; answer: null };
  /** What `navigator.credentials.get` is to be told. */
  "POST /api/login/passkey/options": { path: null; query: null; body: null; answer: { [key: string]: Json } };
  /** Be who one is on another device. A guest's tables come along. */
  "POST /api/login/passkey": { path: null; query: null; body: Credential; answer: Person };
  /**
   * The public tables of a status, the newest first: all, or those of a game, of a kind of clock, with free seats,
   * or where somebody sits whose name has this in it.
   */
  "GET /api/tables": { path: null; query: { status?: "open" | "running" | "over"; after?: string; game?: string; clock?: "" | "live" | "correspondence" | "none"; free?: number; name?: string }; body: null; answer: Page };
  /** A new table with its host in the first seat, and bots in the last. */
  "POST /api/tables": { path: null; query: null; body: NewTable; answer: Created };
  /** The tables where I sit, the newest first, and where I am asked; without those that I put away, or those. */
  "GET /api/tables/mine": { path: null; query: { status?: "open" | "running" | "over" | null; after?: string; put_away?: boolean }; body: null; answer: MyPage };
  /** A game that is over leaves the list of my tables. Nothing is lost, and nobody else notices. */
  "PUT /api/tables/{id}/put-away": { path: { id: string }; query: null; body: null; answer: null };
  /** It is in the list again. */
  "DELETE /api/tables/{id}/put-away": { path: { id: string }; query: null; body: null; answer: null };
  "GET /api/tables/{id}": { path: { id: string }; query: { invitation?: string }; body: null; answer: Mine };
  /** The printed values that a table is played with, by kind of component and its id; empty where they are ours. */
  "GET /api/tables/{id}/box": { path: { id: string }; query: { invitation?: string }; body: null; answer: { [key: string]: Json } };
  /** Sit down in a free seat of an open table. */
  "POST /api/tables/{id}/join": { path: { id: string }; query: null; body: Sitting; answer: Mine };
  /** The host puts a bot into a free seat, or another bot for a bot. */
  "POST /api/tables/{id}/seats/{seat}/bot": { path: { id: string; seat: number }; query: null; body: BotSeat; answer: Mine };
  /**
   * Free a seat of an open table: one's own, or as its host a bot's. What opened it opens it no more.
   *
   * At a running table one's own seat is played on without one, by whoever the table chose.
   */
  "POST /api/tables/{id}/seats/{seat}/leave": { path: { id: string; seat: number }; query: null; body: null; answer: Mine };
  /** A token that gives one's seat to whoever shows it first: another device, or a friend. */
  "POST /api/tables/{id}/seats/{seat}/token": { path: { id: string; seat: number }; query: null; body: null; answer: SeatToken };
  /** Take over the seat that a token opens. The token is spent. */
  "POST /api/tables/{id}/seats/{seat}/claim": { path: { id: string; seat: number }; query: null; body: Claim; answer: Mine };
  /** The host begins the game when every seat is taken. */
  "POST /api/tables/{id}/start": { path: { id: string }; query: null; body: null; answer: Mine };
  /** A lesson begins. It has hints, so it is never rated; nobody else can find it or look on. */
  "POST /api/lessons": { path: null; query: null; body: NewLesson; answer: Created };
  /** Ask for the seat that a bot plays at a running table: it is given when all persons there have agreed. */
  "POST /api/tables/{id}/seats/{seat}/ask": { path: { id: string; seat: number }; query: null; body: Asking; answer: Mine };
  /** The same rules, people and bots once more, everybody a seat further; who comes second finds the table made. */
  "POST /api/tables/{id}/rematch": { path: { id: string }; query: null; body: null; answer: Again };
  /** Scores with their lines, winners, the seed and its proof, once the game is over. */
  "GET /api/tables/{id}/result": { path: { id: string }; query: { invitation?: string }; body: null; answer: Result };
  /** The game with its seed as a file, once it is over: the whole of it, or as far as it was played. */
  "GET /api/tables/{id}/record": { path: { id: string }; query: { invitation?: string }; body: null; answer: { [key: string]: Json } };
  /** The game step by step: a finished one through anybody's eyes, a running one through one's own. */
  "GET /api/tables/{id}/replay": { path: { id: string }; query: { seat?: number; all?: boolean; invitation?: string }; body: null; answer: Replay };
  /** What a bot would do in my place, from what I may know and nothing else, if the table allows it. */
  "POST /api/tables/{id}/seats/{seat}/hint": { path: { id: string; seat: number }; query: null; body: null; answer: Hint };
  /** Have the game looked at, decision by decision; it goes on in the background. */
  "POST /api/tables/{id}/analysis": { path: { id: string }; query: null; body: null; answer: AnalysisFacts };
  /** How far the analysis is, and when it is done what it says. */
  "GET /api/tables/{id}/analysis": { path: { id: string }; query: { invitation?: string }; body: null; answer: AnalysisFacts };
  /** To be rated by the games that end from now on; or not, and what there was is forgotten. */
  "PUT /api/me/rated": { path: null; query: null; body: ToBeRated; answer: null };
  "GET /api/me/ratings": { path: null; query: null; body: null; answer: MyRating[] };
  /** The strongest at a game and size of table. */
  "GET /api/ratings": { path: null; query: { game: string; seats: number }; body: null; answer: Leader[] };
  /** Whether this is a box that a copy of the game can have. */
  "POST /api/boxes/check": { path: null; query: null; body: OwnBox; answer: CheckedBox };
  /** The game by the other editions, once it is over: where it would have gone otherwise. Empty if there is one. */
  "GET /api/tables/{id}/editions": { path: { id: string }; query: { invitation?: string }; body: null; answer: InEdition[] };
  "GET /api/me/channels": { path: null; query: null; body: null; answer: NoticeWays };
  /** One way more. Mail is sent a code first, to be typed here. */
  "POST /api/me/channels": { path: null; query: null; body: NewChannel; answer: ChannelFacts };
  /** The code that came by mail. */
  "POST /api/me/channels/{id}/confirm": { path: { id: string }; query: null; body: Code; answer: null };
  "DELETE /api/me/channels/{id}": { path: { id: string }; query: null; body: null; answer: null };
  /** A token for a program that plays one's seat, as long as one has it. An older one opens nothing any more. */
  "POST /api/tables/{id}/seats/{seat}/bot-token": { path: { id: string; seat: number }; query: null; body: null; answer: BotToken };
  /** A token for a program that plays wherever one sits. */
  "POST /api/me/bot-tokens": { path: null; query: null; body: null; answer: BotToken };
  /** None of one's tokens opens anything any more. */
  "DELETE /api/me/bot-tokens": { path: null; query: null; body: null; answer: null };
  /** The seats this token opens, at tables that run. */
  "GET /api/bot/seats": { path: null; query: null; body: null; answer: ProgramSeat[] };
  /** What the seat is told, a message a line, until the game is over or the seat is lost. */
  "GET /api/bot/tables/{id}/seats/{seat}/stream": { path: { id: string; seat: number }; query: { since?: number }; body: null; answer: null };
  /** The printed values that the table is played with; empty where they are ours. */
  "GET /api/bot/tables/{id}/seats/{seat}/box": { path: { id: string; seat: number }; query: null; body: null; answer: { [key: string]: Json } };
  /** Answer the question that was put at a version: accepted, or rejected with the reason (409). */
  "POST /api/bot/tables/{id}/seats/{seat}/act": { path: { id: string; seat: number }; query: null; body: BotAnswer; answer: Json };
  /** Whether the server answers; nothing else is asked. */
  "GET /livez": { path: null; query: null; body: null; answer: { [key: string]: string } };
  /** Whether the database gives and takes: a row is read, and one is written. */
  "GET /healthz": { path: null; query: null; body: null; answer: { [key: string]: string } };
}

// The WebSocket: seats listened to, acts and what became of them, and coming back when the line is lost.

import { waitBefore } from "./retry";
import { checked } from "./check";
import type { Fact, Refusal } from "./game";
import { aServerMessage } from "./shapes";
import type { ChatLine, ClientMessage, SeatUpdate, ServerMessage, TableFacts } from "./types";

/** `restarting`: the server said that it will be back; `outdated`: it says what this client does not understand. */
export type Line = "connecting" | "open" | "lost" | "restarting" | "closed" | "outdated";

/** What became of an act. `lost`: the line broke before the answer; the next update shows whether it was done. */
export type Outcome =
  | { kind: "accepted"; version: number }
  | { kind: "rejected"; code: string; refusal: Refusal | null }
  | { kind: "considered"; facts: { [text: string]: Fact[] } }
  | { kind: "lost" };

export interface Listener {
  /** Who looks at a table that waits is told to those who sit there. */
  facts(facts: TableFacts, visitors: string[]): void;
  update(update: SeatUpdate, synced: boolean): void;
  chat(lines: ChatLine[]): void;
  gone(): void;
  fault(code: string): void;
}

export interface Post {
  table: string;
  seat: number;
  invitation: string;
}

interface Listening extends Post {
  since: number;
  asked: boolean; // and not yet shown anything
  listener: Listener;
}

/** A command that was sent, and who waits for what became of it. */
interface Sent {
  message: Extract<ClientMessage, { id: number }>;
  resolve: (outcome: Outcome) => void;
  tries: number; // after which the server was too busy
}

/** A table that could not be opened, for too many wait for theirs: it is asked for again. */
interface Awaited {
  tries: number;
  cancel: (() => void) | null; // null while the answer is under way
}

/** What the connection needs of the world; tests bring their own. */
export interface World {
  socket(): WebSocket;
  later(ms: number, then: () => void): () => void;
  chance(): number;
}

const PROTOCOL = 2;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const TRIES = 6; // of a command that the server is too busy for: about a minute, then who gave it is told
const FINAL = 1008; // not from here: coming back would not help
const RESTARTS = 1012;

export class Live {
  line: Line = "connecting";
  private socket: WebSocket | null = null;
  private readonly posts = new Map<string, Listening>();
  private readonly left = new Map<string, number>(); // how often we said that we leave, and were not answered yet
  private readonly awaiting: (() => void)[] = []; // who wants to speak once the line is open
  private readonly waiting = new Map<number, Sent>();
  private readonly awaited = new Map<string, Awaited>();
  private told = 0; // for how much the server is too busy, as it was last said
  private tries = 0;
  private restarts = false; // it said so, and was not back yet
  private ids = 0;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly world: World,
    private readonly changed: (line: Line, wait: number) => void,
    /** For how much the server is too busy: tables to open, and commands. */
    private readonly busy: (things: number) => void = () => undefined,
  ) {
    this.open();
  }

  /** Listen to a table from a seat. What was heard before is not told again when the line comes back. */
  listen(post: Post, listener: Listener): () => void {
    const key = keyOf(post.table, post.seat);
    const listening = { ...post, since: -1, asked: false, listener };
    this.posts.set(key, listening);
    if (this.line === "open") this.subscribe(listening);
    return () => {
      if (this.posts.get(key) !== listening) return;
      this.posts.delete(key);
      if (this.at(post.table).length === 0) this.note(post.table, null);
      if (this.line !== "open") return;
      this.left.set(key, (this.left.get(key) ?? 0) + 1);
      this.send({ type: "unsubscribe", table: post.table, seat: post.seat });
    };
  }

  act(table: string, seat: number, version: number, text: string): Promise<Outcome> {
    return this.command({ type: "act", id: ++this.ids, table, seat, version, text });
  }

  undo(table: string, seat: number, version: number): Promise<Outcome> {
    return this.command({ type: "undo", id: ++this.ids, table, seat, version });
  }

  /** Propose a pause, its end, or agree to what was proposed; or decline it. */
  consent(table: string, seat: number, what: string): Promise<Outcome> {
    return this.command({ type: "consent", id: ++this.ids, table, seat, what });
  }

  decline(table: string, seat: number, what: string): Promise<Outcome> {
    return this.command({ type: "decline", id: ++this.ids, table, seat, what });
  }

  /** What is to be answered for the seat from now on, in place of what was wished before. */
  wish(table: string, seat: number, wishes: string[]): Promise<Outcome> {
    return this.command({ type: "wish", id: ++this.ids, table, seat, wishes });
  }

  /** Play one's seat oneself again. */
  comeBack(table: string, seat: number): Promise<Outcome> {
    return this.command({ type: "return", id: ++this.ids, table, seat });
  }

  /** Ask what answers to the question that was put at a version would lead to. */
  consider(table: string, seat: number, version: number, texts: string[]): Promise<Outcome> {
    return this.command({ type: "consider", id: ++this.ids, table, seat, version, texts });
  }

  say(table: string, seat: number, text: string): Promise<Outcome> {
    return this.command({ type: "say", id: ++this.ids, table, seat, text });
  }

  /** When the line is open: at once, or as soon as it is. */
  opened(): Promise<void> {
    return this.line === "open" ? Promise.resolve() : new Promise((resolve) => this.awaiting.push(resolve));
  }

  /** Try again now, not when the wait is over. */
  hurry(): void {
    if (this.line !== "lost" && this.line !== "restarting") return;
    this.cancel?.();
    this.open();
  }

  /** Open the line anew: whoever was nobody when it was opened is somebody now. */
  renew(): void {
    const old = this.socket;
    this.cancel?.();
    this.forget();
    this.open();
    old?.close(1000);
  }

  close(): void {
    this.cancel?.();
    this.become("closed");
    this.socket?.close(1000);
  }

  private command(message: Extract<ClientMessage, { id: number }>): Promise<Outcome> {
    if (this.line !== "open") return Promise.resolve({ kind: "lost" });
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve, tries: 0 });
      this.send(message);
    });
  }

  private open(): void {
    this.cancel = null;
    this.become("connecting");
    const socket = this.world.socket();
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.restarts = false;
      this.become("open");
      for (const listening of this.posts.values()) this.subscribe(listening);
      for (const resolve of this.awaiting.splice(0)) resolve();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data === "string") for (const text of event.data.split("\n")) this.receive(text);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  /** What is not of the shape we know was said by a newer server: nothing more can be understood of it. */
  private receive(text: string): void {
    let message: ServerMessage;
    try {
      message = checked(aServerMessage, JSON.parse(text));
    } catch {
      return this.giveUp();
    }
    this.hear(message);
  }

  private giveUp(): void {
    this.become("outdated");
    this.socket?.close(1000);
  }

  private lose(code: number): void {
    this.forget();
    if (this.line === "closed" || this.line === "outdated") return;
    if (code === FINAL) return this.become("closed");
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    const wait = Math.round(longest * (0.5 + this.world.chance() / 2));
    this.cancel = this.world.later(wait, () => this.open());
    this.restarts ||= code === RESTARTS;
    this.become(this.restarts ? "restarting" : "lost", wait);
  }

  private forget(): void {
    for (const sent of this.waiting.values()) sent.resolve({ kind: "lost" });
    this.waiting.clear();
    this.tellBusy();
    this.left.clear();
    for (const table of [...this.awaited.keys()]) this.note(table, null); // all are asked for when the line is back
  }

  private become(line: Line, wait = 0): void {
    this.line = line;
    this.changed(line, wait);
  }

  private at(table: string): Listening[] {
    return [...this.posts.values()].filter((post) => post.table === table);
  }

  private subscribe(listening: Listening): void {
    const { table, seat, since, invitation } = listening;
    listening.asked = true;
    this.send({ type: "subscribe", table, seat, since, invitation });
  }

  /** The server is too busy to open a table: ask again when it said, and each time a little later. */
  private askAgain(table: string, seconds: number): void {
    const before = this.awaited.get(table);
    if (before?.cancel || this.at(table).length === 0) return; // asked from two seats, and both were answered so
    const tries = before ? before.tries + 1 : 0;
    const cancel = this.world.later(waitBefore(tries, seconds, this.world.chance()), () => {
      this.note(table, { tries, cancel: null });
      for (const post of this.at(table)) if (post.asked) this.subscribe(post);
    });
    this.note(table, { tries, cancel });
  }

  /** The server is too busy for a command, which has changed nothing: it is sent again when it said, some times. */
  private sendAgain(sent: Sent, seconds: number): boolean {
    if (sent.tries === TRIES) return false;
    this.world.later(waitBefore(sent.tries++, seconds, this.world.chance()), () => {
      if (this.waiting.get(sent.message.id) === sent) this.send(sent.message);
    });
    this.tellBusy();
    return true;
  }

  private tellBusy(): void {
    const things = this.awaited.size + [...this.waiting.values()].filter((sent) => sent.tries > 0).length;
    if (things !== this.told) this.busy((this.told = things));
  }

  private note(table: string, awaited: Awaited | null): void {
    const before = this.awaited.get(table);
    if (awaited) this.awaited.set(table, awaited);
    else {
      before?.cancel?.();
      this.awaited.delete(table);
    }
    this.tellBusy();
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        if (message.protocol !== PROTOCOL) return this.giveUp();
        if (!this.awaited.get(message.facts.id)?.cancel) this.note(message.facts.id, null); // else another seat of ours waits
        for (const post of this.at(message.facts.id)) post.listener.facts(message.facts, message.visitors ?? []);
        break;
      case "sync":
      case "update":
        this.tell(message.table, message.seat, message.update, message.type === "sync");
        break;
      case "unsubscribed":
        this.dismiss(message.table, message.seat);
        break;
      case "accepted":
        this.settle(message.id, { kind: "accepted", version: message.version });
        break;
      case "said":
        this.settle(message.id, { kind: "accepted", version: message.n });
        break;
      case "chat":
        for (const post of this.at(message.table)) post.listener.chat(message.lines);
        break;
      case "considered":
        this.settle(message.id, { kind: "considered", facts: message.facts });
        break;
      case "rejected":
        this.reject(message.id, message.wait ?? 0, { kind: "rejected", code: message.code, refusal: message.refusal ?? null });
        break;
      case "fault":
        if (message.code === "busy") {
          this.askAgain(message.about ?? "", message.wait ?? 0);
          break;
        }
        this.note(message.about ?? "", null);
        for (const post of this.posts.values()) post.listener.fault(message.code);
    }
  }

  private tell(table: string, seat: number, update: SeatUpdate, synced: boolean): void {
    const post = this.posts.get(keyOf(table, seat));
    if (!post) return;
    post.since = update.version;
    post.asked = false;
    post.listener.update(update, synced);
  }

  private dismiss(table: string, seat: number): void {
    const key = keyOf(table, seat);
    const left = this.left.get(key) ?? 0;
    if (left > 0) {
      this.left.set(key, left - 1); // as we wanted; meanwhile we may have come back
      return;
    }
    const post = this.posts.get(key);
    this.posts.delete(key);
    post?.listener.gone();
  }

  private reject(id: number, wait: number, outcome: Extract<Outcome, { kind: "rejected" }>): void {
    const sent = this.waiting.get(id);
    if (!sent || outcome.code !== "busy" || !this.sendAgain(sent, wait)) this.settle(id, outcome);
  }

  private settle(id: number, outcome: Outcome): void {
    const sent = this.waiting.get(id);
    this.waiting.delete(id);
    sent?.resolve(outcome);
    if (sent?.tries) this.tellBusy();
  }
}

function keyOf(table: string, seat: number): string {
  return `${table} ${seat}`;
}

/** The world as a browser has it. */
export const browser: World = {
  socket: () => new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/api/live`),
  later(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};

import { beforeEach, describe, expect, test } from "vitest";

import { Live, type Line, type World } from "../../src/wire/live";
import type { SeatUpdate } from "../../src/wire/types";

class Wire {
  sent: { type: string; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.({ code: 1000 });
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function update(version: number, first: number, ...events: string[]): SeatUpdate {
  return {
    version,
    first,
    events: events.map((name) => ({ name, nouns: {} })),
    view: {},
    to_act: [],
    decision: null,
    undo: false,
    over: false,
    scores: null,
    winners: null,
    wishes: [],
    ended: "",
    paused: false,
    proposals: {},
    clocks: [],
    lesson: [],
  };
}

let wires: Wire[];
let waits: { ms: number; then: () => void }[];
let lines: Line[];
let heard: string[];
let busy: number[];
let live: Live;

const world: World = {
  socket() {
    const wire = new Wire();
    wires.push(wire);
    return wire as unknown as WebSocket;
  },
  later(ms, then) {
    const wait = { ms, then };
    waits.push(wait);
    return () => (wait.then = () => undefined);
  },
  chance: () => 1,
};

const listener = {
  facts: () => undefined,
  update: (seen: SeatUpdate, synced: boolean) => void heard.push(`${synced ? "sync" : "update"} ${seen.version}`),
  chat: (lines: { text: string }[]) => void heard.push(...lines.map((line) => `chat ${line.text}`)),
  gone: () => void heard.push("gone"),
  fault: (code: string) => void heard.push(code),
};

function wire(n = wires.length - 1): Wire {
  const found = wires[n];
  if (!found) throw new Error("no wire");
  return found;
}

beforeEach(() => {
  wires = [];
  waits = [];
  lines = [];
  heard = [];
  busy = [];
  live = new Live(
    world,
    (line) => lines.push(line),
    (tables) => busy.push(tables),
  );
});

describe("the line", () => {
  test("a seat that is listened to before the line is open is asked for when it is", () => {
    live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    expect(wire().sent).toEqual([]);
    wire().onopen?.();
    expect(wire().sent).toEqual([{ type: "subscribe", table: "t", seat: 1, since: -1, invitation: "" }]);
  });

  test("several messages in one frame are heard one after the other", () => {
    live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    const frame = [0, 1].map((version) => JSON.stringify({ type: "update", table: "t", seat: 1, update: update(version, 0) }));
    wire().onmessage?.({ data: frame.join("\n") });
    expect(heard).toEqual(["update 0", "update 1"]);
  });

  test("whoever comes back names the version it has", () => {
    live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    wire().onopen?.();
    wire().say({ type: "sync", table: "t", seat: 1, update: update(7, 0) });
    wire().say({ type: "update", table: "t", seat: 1, update: update(8, 0) });
    wire().onclose?.({ code: 1006 });
    expect(lines.at(-1)).toBe("lost");
    waits[0]?.then();
    wire().onopen?.();
    expect(wire(1).sent[0]).toMatchObject({ type: "subscribe", since: 8 });
    expect(heard).toEqual(["sync 7", "update 8"]);
  });

  test("each wait is longer than the last, up to ten seconds, and short again after success", () => {
    for (let n = 0; n < 7; n++) {
      wire().onclose?.({ code: 1006 });
      waits.at(-1)?.then();
    }
    expect(waits.map((wait) => wait.ms)).toEqual([400, 800, 1600, 3200, 6400, 10000, 10000]);
    wire().onopen?.();
    wire().onclose?.({ code: 1012 });
    expect(waits.at(-1)?.ms).toBe(400);
  });

  test("whoever has become somebody opens the line anew, and the old one is not missed", () => {
    live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    wire().onopen?.();
    live.renew();
    wire(1).onopen?.();
    expect(wire(1).sent).toMatchObject([{ type: "subscribe", seat: 1 }]);
    expect(waits).toEqual([]);
    expect(live.line).toBe("open");
  });

  test("a server that does not want us is not asked again", () => {
    wire().onclose?.({ code: 1008 });
    expect(live.line).toBe("closed");
    expect(waits).toEqual([]);
  });

  test("a server that restarts says so, and is asked again", () => {
    wire().onclose?.({ code: 1012 });
    expect(live.line).toBe("restarting");
    expect(waits).toHaveLength(1);
  });

  test("another protocol is not spoken: this page must be loaded anew", () => {
    live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    wire().onopen?.();
    const facts = { id: "t", game: "principe", edition: "amigo", options: {}, seats: [], status: "open", public: true, watchable: true, hints: true };
    const more = { open_chat: true, commitment: "", created: 0, ended: null, told: null, lesson: false, next: "", box: null, result: null };
    const clock = { kind: "", reserve: 0, increment: 0, late: "default" };
    wire().say({ type: "table", facts: { ...facts, ...more, clock }, protocol: 2 });
    expect(live.line).toBe("open");
    wire().say({ type: "table", facts: { ...facts, ...more, clock }, protocol: 3 });
    expect(live.line).toBe("outdated");
  });

  test("what has not the shape of a message is not let in: a newer server speaks, and this page must be loaded anew", () => {
    live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    wire().onopen?.();
    wire().say({ type: "update", table: 3 });
    expect(live.line).toBe("outdated");
    expect([heard, waits]).toEqual([[], []]);
  });

  test("what is said at a table is heard by all who listen there, and what one said is answered", async () => {
    live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    wire().onopen?.();
    const said = live.say("t", 1, "ciao");
    wire().say({ type: "chat", table: "t", lines: [{ n: 0, at: 1, seat: 1, name: "Ada", spectators: false, text: "ciao" }] });
    wire().say({ type: "said", id: 1, n: 0 });
    expect(heard).toEqual(["chat ciao"]);
    expect(await said).toEqual({ kind: "accepted", version: 0 });
  });
});

describe("a server that is too busy to open a table", () => {
  const full = { type: "fault", code: "busy", about: "t", wait: 2 };
  const asked = () => wire().sent.filter((message) => message.type === "subscribe");

  test("is asked again, not before it said, each time later and never much later", () => {
    live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    wire().onopen?.();
    for (let n = 0; n < 5; n++) {
      wire().say(full);
      expect(asked()).toHaveLength(n + 1);
      waits.at(-1)?.then();
      expect(asked()).toHaveLength(n + 2);
    }
    expect(waits.map((wait) => wait.ms)).toEqual([3000, 6000, 12000, 22500, 22500]); // at the latest: half as long again
    wire().say({ type: "sync", table: "t", seat: 1, update: update(1, 0) });
    expect(heard).toEqual(["sync 1"]);
  });

  test("is said to be busy until it has answered, and not before", () => {
    live.listen({ table: "t", seat: -1, invitation: "" }, listener);
    wire().onopen?.();
    expect(busy).toEqual([]);
    wire().say(full);
    waits.at(-1)?.then();
    expect([busy, heard]).toEqual([[1], []]);
    wire().say({ type: "fault", code: "no-such-table", about: "t" });
    expect([busy, heard]).toEqual([[1, 0], ["no-such-table"]]);
  });

  test("is asked only for the seats that it has not shown yet", () => {
    for (const seat of [0, 1, 2]) live.listen({ table: "t", seat, invitation: "" }, listener);
    wire().onopen?.();
    wire().say(full);
    wire().say({ type: "sync", table: "t", seat: 1, update: update(1, 0) });
    wire().say(full);
    expect(waits).toHaveLength(1);
    waits[0]?.then();
    expect(asked().slice(3).map((message) => message["seat"])).toEqual([0, 2]);
  });

  test("is not asked for a table that one has left, nor twice when the line comes back", () => {
    const leave = live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    wire().onopen?.();
    wire().say(full);
    leave();
    waits.at(-1)?.then();
    expect([asked().length, busy]).toEqual([1, [1, 0]]);
    live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    wire().say(full);
    const before = waits.at(-1);
    wire().onclose?.({ code: 1006 });
    waits.at(-1)?.then();
    wire().onopen?.();
    before?.then();
    expect([asked().length, busy]).toEqual([1, [1, 0, 1, 0]]);
  });
});

describe("acts", () => {
  test("an act is answered by its own number", async () => {
    wire().onopen?.();
    const first = live.act("t", 0, 4, "bid 3");
    const second = live.act("t", 0, 5, "pass");
    wire().say({ type: "rejected", id: 2, code: "stale" });
    wire().say({ type: "accepted", id: 1, version: 5 });
    expect(await first).toEqual({ kind: "accepted", version: 5 });
    expect(await second).toEqual({ kind: "rejected", code: "stale", refusal: null });
  });

  test("an act that the server is too busy for is sent again by itself, and one hears what becomes of it", async () => {
    wire().onopen?.();
    const act = live.act("t", 0, 4, "bid 3");
    for (let n = 1; n <= 3; n++) {
      wire().say({ type: "rejected", id: 1, code: "busy", wait: 2 });
      expect(wire().sent).toHaveLength(n);
      waits.at(-1)?.then();
      expect(wire().sent).toHaveLength(n + 1);
    }
    expect(waits.map((wait) => wait.ms)).toEqual([3000, 6000, 12000]);
    wire().say({ type: "accepted", id: 1, version: 5 });
    expect(await act).toEqual({ kind: "accepted", version: 5 });
    expect(busy.at(-1)).toBe(0);
  });

  test("an act is not sent again for ever, nor on another line", async () => {
    wire().onopen?.();
    const act = live.act("t", 0, 4, "bid 3");
    for (let n = 0; n < 6; n++) {
      wire().say({ type: "rejected", id: 1, code: "busy", wait: 2 });
      waits.at(-1)?.then();
    }
    wire().say({ type: "rejected", id: 1, code: "busy", wait: 2 });
    expect(await act).toEqual({ kind: "rejected", code: "busy", refusal: null });
    const other = live.act("t", 0, 4, "bid 3");
    wire().say({ type: "rejected", id: 2, code: "busy", wait: 2 });
    const again = waits.at(-1);
    wire().onclose?.({ code: 1006 });
    expect(await other).toEqual({ kind: "lost" });
    again?.then();
    expect(wire().sent).toHaveLength(8);
    expect(busy.at(-1)).toBe(0);
  });

  test("an act that was under way when the line broke is lost, and none is sent while it is", async () => {
    wire().onopen?.();
    const act = live.act("t", 0, 4, "bid 3");
    wire().onclose?.({ code: 1006 });
    expect(await act).toEqual({ kind: "lost" });
    expect(await live.undo("t", 0, 4)).toEqual({ kind: "lost" });
    expect(wire().sent).toHaveLength(1);
  });

  test("a refusal brings its reason, its rule and what is allowed instead", async () => {
    wire().onopen?.();
    const act = live.act("t", 0, 4, "bid 99");
    const refusal = { reason: "bid-too-high", rule: "IP-31", edition: "amigo", nouns: { ducats: 5 }, nearest: ["bid 5"] };
    wire().say({ type: "rejected", id: 1, code: "illegal", refusal });
    expect(await act).toEqual({ kind: "rejected", code: "illegal", refusal });
  });

  test("a seat that was lost is told so once", () => {
    live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    wire().onopen?.();
    wire().say({ type: "unsubscribed", table: "t", seat: 1 });
    wire().say({ type: "update", table: "t", seat: 1, update: update(9, 0) });
    expect(heard).toEqual(["gone"]);
  });

  test("whoever leaves and comes back at once is not sent away by the answer to the leaving", () => {
    wire().onopen?.();
    live.listen({ table: "t", seat: 1, invitation: "" }, listener)();
    live.listen({ table: "t", seat: 1, invitation: "" }, listener);
    wire().say({ type: "unsubscribed", table: "t", seat: 1 });
    wire().say({ type: "sync", table: "t", seat: 1, update: update(1, 0) });
    expect(heard).toEqual(["sync 1"]);
  });
});

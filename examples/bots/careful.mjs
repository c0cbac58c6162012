#!/usr/bin/env node
// A careful player of all three games, in plain JavaScript: an example for docs/bot-protocol.md.
//
//     signoria simulate principe --games 20 --seats 3 --bots "random,random,stdio:node examples/bots/careful.mjs"
//
// It reads one JSON object a line from standard input and answers questions on standard output. It never bids more
// than a part of what it owns; of what is left it takes anything but a pass, by chance.

import { createInterface } from "node:readline";

const SHARE = { principe: 0.5, borgia: 0.3, florence: 0.25 }; // of our money, the most we bid

/** Chance of our own, from 0 to 1: the same seed gives the same numbers. */
function chanceFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Every answer: those that are listed, then those of the ladder, `bid 3` to `bid 17` say. */
function answers({ options, ladder }) {
  const all = [...options];
  if (ladder) for (let number = ladder.least; number <= ladder.most; number += ladder.step) all.push(`${ladder.verb} ${number}`);
  return all;
}

/** What an action offers: 5 in `bid 5`, nothing in `build milano`. */
function price(text) {
  const [verb, amount] = text.split(" ");
  return verb === "bid" ? Number(amount) : 0;
}

/** What we remember of the game we play. A view tells everything we may know, so this is little. */
class Careful {
  constructor(start) {
    this.share = SHARE[start.game] ?? 0.3;
    this.chance = chanceFrom(start.seed); // the same game again, if the host plays it again
    this.seat = start.seat;
    this.rivalBids = 0;
  }

  /** Count how often others bid: to show how events look, and for the log. */
  observe(event) {
    if (event.name === "bids" && event.nouns.seat !== this.seat) this.rivalBids += 1;
  }

  /** One of the answers, word for word. */
  choose(view, decision) {
    const money = view.ducats ?? view.florins ?? 0;
    const all = answers(decision);
    const options = all.filter((text) => price(text) <= this.share * money);
    const active = options.filter((text) => text !== "pass" && text !== "done");
    if (options.includes("pass") && this.chance() < 0.2) return "pass"; // now and then we leave something to others
    const some = [active, options, all].find((list) => list.length > 0);
    return some[Math.floor(this.chance() * some.length)];
  }
}

/** One line for one message. */
function send(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

let careful = null;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    send({ type: "hello", protocol: 2, name: "careful.mjs" });
  } else if (message.type === "start") {
    careful = new Careful(message);
  } else if (message.type === "observe") {
    for (const event of message.events) careful.observe(event);
  } else if (message.type === "decide") {
    send({ id: message.id, action: careful.choose(message.view, message.decision) });
  } else if (message.type === "result") {
    const won = message.winners.includes(careful.seat);
    console.error(`won: ${won}; others bid ${careful.rivalBids} times`); // for the log
  } else if (message.type === "error") {
    console.error(`we did something wrong: ${message.fault}`);
  } else if (message.type === "bye") {
    break;
  }
  // Other kinds may come with a later host: we pass over what we do not know.
}

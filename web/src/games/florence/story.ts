// The story of The Princes of Florence: a line an auction, and one for all that somebody does in a turn.

import type { GameEvent } from "../../wire/game";
import { all, announced, bidsSaid, grouped, headName, headOf, lineOf, numberOf, one, plain, seatOf, sentence, textOf, type Grammar, type Group, type StoryLine, type Teller } from "../story";

const SALE = ["bids", "withdraws", "fame-sold", "item-sold", "piece-placed", "fame-gained", "recruited", "recruiting-kept", "cards-seen", "card-kept", "cards-returned"];
/** What a turn is made of. */
const TURN = ["building-bought", "piece-placed", "fame-gained", "fame-sold", "cards-seen", "card-kept", "cards-returned", "freedom-introduced", "recruited", "work-begun", "bonus-added", "work-done"];

const GRAMMAR: Grammar = {
  joins: {
    "card-dealt": ["card-dealt", "discarded", "deck-shuffled"],
    ...Object.fromEntries(TURN.map((event) => [event, TURN])),
    "stack-named": SALE,
    "item-sold": SALE,
    "best-work": ["fame-gained"],
  },
  quiet: ["sealed", "dropped-out", "nothing-taken", "turn-ends", "starter-passes", "no-work"],
  bySeat: TURN,
  once: ["item-sold"],
};

const NAMED = 200; // florins that whoever names a stack has bid by it

export function story(events: GameEvent[], table: Teller): StoryLine[] {
  const lines: StoryLine[] = [];
  let phase = "";
  let round: StoryLine | null = null;
  let least = 0;
  for (const group of grouped(events, GRAMMAR)) {
    const best = one(group, "best-work");
    if (round && best) round.outcome = sentence(table, "story-best", { seat: seatOf(best) ?? 0, value: numberOf(best, "value") });
    else if (round && one(group, "no-work")) round.outcome = table.words.say("story-no-work");
    if (group.kind === "round-begins") {
      round = lineOf(group, { kind: "round", seat: null, text: table.words.say("game-florence", { round: numberOf(group.told[0], "round") }, "round") });
      lines.push(round);
      least = numberOf(group.told[0], "minimum");
      phase = "";
    } else {
      const now = phaseOf(group, phase);
      if (now !== phase) lines.push(headOf(group, now === "auction" ? table.words.say("phase-auction") : table.words.say("story-actions", { minimum: least })));
      phase = now;
      lines.push(told(group, table));
    }
  }
  return lines;
}

/** Points are sold in both phases: only what else somebody does is an action. */
function phaseOf(group: Group, now: string): string {
  if (group.kind === "stack-named" || group.kind === "item-sold") return "auction";
  return TURN.includes(group.kind) && group.told.some(({ name }) => name !== "fame-sold") ? "actions" : now;
}

function told(group: Group, table: Teller): StoryLine {
  if (group.kind === "card-dealt") return lineOf(group, { text: table.words.say(kept(group) ? "story-dealt" : "story-dealing"), seat: null, sign: "s-card" });
  if (group.kind === "stack-named" || group.kind === "item-sold") return sale(group, table);
  if (group.kind === "best-work") return best(group, table);
  return TURN.includes(group.kind) ? turn(group, table) : announced(group, table);
}

/** Whether everybody has returned a profession. */
function kept(group: Group): boolean {
  return new Set(all(group, "card-dealt").map(seatOf)).size === all(group, "discarded").length;
}

function best(group: Group, table: Teller): StoryLine {
  const [first] = group.told;
  const nouns = { seat: seatOf(first) ?? 0, value: numberOf(first, "value"), fame: numberOf(one(group, "fame-gained"), "fame") };
  return lineOf(group, { text: sentence(table, "story-best-work", nouns) });
}

function sale(group: Group, table: Teller): StoryLine {
  const { words } = table;
  const offers = { ...group, told: group.told.map((told) => (told.name === "stack-named" ? { name: "bids", nouns: { ...told.nouns, florins: NAMED } } : told)) };
  const sold = one(group, "item-sold");
  const stack = textOf(group.told[0], "stack");
  const what = words.say(`stack-${stack}`);
  const seat = seatOf(sold);
  if (seat === null) return lineOf(group, { text: words.say("story-sale", { what, bids: bidsSaid(offers, table, "florins") }), seat: seatOf(one(offers, "bids")) });
  const bids = bidsSaid(offers, table, "florins", seat);
  const florins = numberOf(sold, "florins");
  const took = bids === "" ? sentence(table, "story-took-alone", { seat, stack, florins }) : sentence(table, "story-took", { seat, stack, florins, bids });
  return lineOf(group, { text: [took, lies(group, table)].filter(Boolean).join(" "), seat, clause: words.say("clause-bought", { what, price: florins }) });
}

/** Where the landscape lies that was bought, and what it brought. */
function lies(group: Group, table: Teller): string {
  const placed = one(group, "piece-placed");
  const gained = one(group, "fame-gained");
  const where = placed ? table.words.sentence("story-placed", { where: textOf(placed, "where") }, table.names) : "";
  return [where, gained ? `**+${numberOf(gained, "fame")}.**` : ""].filter(Boolean).join(" ");
}

function turn(group: Group, table: Teller): StoryLine {
  const seat = seatOf(group.told[0]);
  const done = clauses(group, table);
  const text = table.words.say("story-turn", { name: headName(seat, table), done: done.reduce((before, after) => table.words.say("story-then", { before, after })) });
  return lineOf(group, { text, seat, clause: plain(done.join(", ")) });
}

/** What somebody did, in their order; sales of points together, and last. */
function clauses(group: Group, table: Teller): string[] {
  const { words } = table;
  const done: string[] = [];
  group.told.forEach((told, n) => {
    if (told.name === "building-bought") {
      const gained = group.told.slice(n).find(({ name }) => name === "fame-gained");
      done.push(sentence(table, "clause-built-here", { building: textOf(told, "building"), fame: numberOf(gained, "fame") }));
    } else if (told.name === "freedom-introduced") done.push(sentence(table, "clause-freedom", { freedom: textOf(told, "freedom") }));
    else if (told.name === "recruited") done.push(sentence(table, "clause-recruited", { profession: textOf(told, "profession") }));
    else if (told.name === "cards-seen") done.push(sentence(table, group.told.slice(n).some(({ name }) => name === "card-kept") ? "clause-cards" : "clause-cards-seen", { cards: numberOf(told, "cards"), deck: textOf(told, "deck") }));
    else if (told.name === "work-done") {
      const nouns = { value: numberOf(told, "value"), fame: numberOf(told, "fame"), florins: numberOf(told, "florins") };
      done.push(sentence(table, "clause-work", { profession: textOf(told, "profession"), ...nouns }));
    }
  });
  const sold = all(group, "fame-sold");
  const sum = (noun: string) => sold.reduce((total, one) => total + numberOf(one, noun), 0);
  if (sold.length > 0) done.push(words.say("clause-sold", { fame: sum("fame"), florins: sum("florins") }));
  return done.length > 0 ? done : [announced(group, table).text];
}

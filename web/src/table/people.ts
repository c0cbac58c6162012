// Who sits where, by seat: people and bots by name, and the families they play.

import { familyOf } from "../games/families";
import type { TableFacts } from "../wire/types";
import { say } from "../words/speech.svelte";

type Seat = TableFacts["seats"][number];

/** Somebody by name. A bot has the first name of one of its family's forebears, so that those of one strength are told apart. */
function personAt(game: string, seat: Seat): string {
  if (seat.kind === "bot") return seat.bot === "default" ? say("seat-nobody") : say(`forebear-${familyOf(game, seat.seat)}`);
  return seat.name || say("seat-free");
}

export function peopleAt({ game, seats }: TableFacts): string[] {
  return seats.map((seat) => personAt(game, seat));
}

export function familiesAt({ game, seats }: TableFacts): string[] {
  return seats.map(({ seat }) => say(`arms-${familyOf(game, seat)}`));
}

/** What somebody is besides a name: a bot, or one for whom a bot plays; "" for people. */
export function kindOf(seat: Seat | undefined): string {
  if (seat?.away) return say("seat-away");
  return seat?.kind === "bot" && seat.bot !== "default" ? say("seat-bot") : "";
}

/** How strong a bot is; "" for people. */
export function strengthOf(seat: Seat | undefined): string {
  return seat?.kind === "bot" && seat.bot !== "default" ? say(`bot-${seat.bot}`) : "";
}

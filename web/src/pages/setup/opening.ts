// What a new table is made of, before there is one.

import * as http from "../../wire/http";
import type { NewClock, NewTable } from "../../wire/types";

/** Who is to sit in a seat that is not one's own. */
export interface Other {
  kind: "bot" | "friend" | "here";
  bot: string;
  name: string;
}

const LATE = "apprendista"; // who plays on when somebody's time is up
const DAY = 24 * 3600;

/** The clocks one can choose from; `""` is none. */
export const CLOCKS: { [key: string]: NewClock } = {
  "": {},
  quick: { kind: "live", reserve: 300, increment: 10, late: LATE },
  usual: { kind: "live", reserve: 900, increment: 20, late: LATE },
  days: { kind: "correspondence", reserve: 3 * DAY, increment: 3 * DAY, late: LATE },
};

/** Open a table, seat who is to sit there, and begin if nobody is waited for. Its id, and its invitation. */
export async function opened(wanted: NewTable, others: Other[]): Promise<{ id: string; invitation: string }> {
  const bots = others.every((other) => other.kind === "bot");
  const { table, invitation } = await http.newTable({ ...wanted, bots: bots ? others.map(({ bot }) => bot) : [], start: bots });
  if (!bots) {
    for (const [n, other] of others.entries()) {
      if (other.kind === "bot") await http.seatBot(table.id, n + 1, other.bot);
      if (other.kind === "here") await http.join(table.id, { seat: n + 1, name: other.name });
    }
    if (others.every((other) => other.kind !== "friend")) await http.start(table.id);
  }
  return { id: table.id, invitation };
}

// Who judges an accusation, in their order, and how those judged who have.

import { since } from "../../auction/ladder";
import type { Table } from "../../interface";
import type { Seen } from "../view";

export interface Judge {
  seat: number;
  /** One vote each. */
  cardinals: number;
  /** null: still to come. */
  verdict: "for" | "against" | null;
}

export function judges({ view, story }: Pick<Table<Seen>, "view" | "story">): Judge[] {
  const accuser = view.making?.what === "accusation" ? view.making.seat : 0;
  const told = since(story, "accuses").filter(({ name }) => name === "judges");
  const all = view.seats.length;
  return view.seats
    .map((_, n) => (accuser + n) % all)
    .filter((seat) => seat !== view.pope)
    .map((seat) => {
      const judged = told.find(({ nouns }) => nouns["seat"] === seat);
      const verdict = judged?.nouns["verdict"];
      return { seat, cardinals: view.seats[seat]?.cardinals ?? 0, verdict: verdict === "for" || verdict === "against" ? verdict : null };
    });
}

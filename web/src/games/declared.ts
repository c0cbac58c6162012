// Written by tools/view_types.py from what the games declare: `make types` writes it anew.

import { array, choice, fields, literal, number, object, text, type Shape } from "../wire/check";

/** An open auction: what is sold, the highest bid so far (0 if there is none) and whose it is, who is still in, and how far bids lie apart. Prices are in the money of the game. */
export interface Sale {
  what: { [key: string]: number | string };
  price: number;
  leader: number | null;
  in: number[];
  step: number;
}

/** Several choose in secret: who has still to, and the answers that the observer has given so far, of how many. */
export interface SealedChoice {
  owing: number[];
  mine: string[];
  each: number;
}

export const aSealedChoice: Shape<SealedChoice> = /* @__PURE__ */ fields({ owing: array(number), mine: array(text), each: number });
export const aSale: Shape<Sale> = /* @__PURE__ */ fields({ what: object(choice(number, text)), price: number, leader: choice(number, literal(null)), in: array(number), step: number });

// Where we are in the rulebook: the open paragraphs of a view, the innermost first.

import { array, fields, number, object, choice, flag, text, type Typed, anything } from "../wire/check";

export const aFrame = fields(
  { is: text, asked: number },
  { ring: number, leader: number, price: number, owing: number, each: number, given: array(number), seat: number, picked: number },
);
export const aStack = array(aFrame);
export type Frame = Typed<typeof aFrame>;

export const counts = object(number);
export const numberOrText = choice(number, text);
export { anything, array, fields, flag, number, object, text };

/** The innermost paragraph, if it is an open auction. */
export function auction(stack: Frame[]): { ring: number; leader: number; price: number } | null {
  const top = stack[0];
  if (top?.is !== "Ascending" || top.ring === undefined || top.leader === undefined || top.price === undefined) return null;
  return { ring: top.ring, leader: top.leader, price: top.price };
}

/** Which of some paragraphs is open; -1 if none. */
export function phase(stack: Frame[], paragraphs: string[]): number {
  return paragraphs.findIndex((paragraph) => stack.some((frame) => frame.is === paragraph));
}

// What is seen to move, from where to where: events as straight lines between things on the table.

/** A symbol of the sheets that flies from the first thing found to the other; with a ground, it flies on a disc. */
export interface Flight {
  symbol: string;
  from: string[];
  to: string[];
  ground?: string;
  ink?: string;
}

/** Where a family's things come from and go to. */
export function playerArms(seat: number): string {
  return `.player-bar .player:nth-child(${seat + 1}) .arms`;
}

/** Where the first of these lies that is to be seen. A part that is not shown now may hold the same things. */
export function placeOf(selectors: string[]): DOMRect | null {
  const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]).map((one) => one.getBoundingClientRect());
  return boxes.find(({ width, height }) => width + height > 0) ?? null;
}

/** How long each of so many flights takes, and how far apart they begin: more than a second and a half in all is hurried. */
export function pace(count: number): { each: number; apart: number } {
  const each = 260;
  const apart = 120;
  const hurried = each + (count - 1) * apart > 1500;
  return hurried ? { each: each / 3, apart: apart / 3 } : { each, apart };
}

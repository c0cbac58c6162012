// Cards that go back below their deck, in an order as answers write it.

/** The answer that puts the drawn cards back in this order: each by its number among the drawn, the highest in the deck first. */
export function returning(drawn: string[], wanted: string[]): string {
  const digits = wanted.map((card) => drawn.indexOf(card) + 1);
  const ascending = digits.every((digit, n) => digit === n + 1);
  return `return ${ascending ? "as-drawn" : digits.join("")}`;
}

/** With one card moved before another place. */
export function movedTo(row: string[], card: string, place: number): string[] {
  const others = row.filter((one) => one !== card);
  return [...others.slice(0, place), card, ...others.slice(place)];
}

// Who sits where: the families of each game in the order of the seats, as their coats of arms are called.

export const GAMES = ["principe", "borgia", "florence"] as const;
export type GameKey = (typeof GAMES)[number];

export const FAMILIES: Record<GameKey, string[]> = {
  principe: ["medici", "visconti", "carraresi", "deste", "gonzaga"],
  borgia: ["borgia", "medici-b", "rovere", "colonna", "orsini"],
  florence: ["medici", "albizzi", "pitti", "strozzi", "rucellai"],
};

export function isGame(key: string): key is GameKey {
  return (GAMES as readonly string[]).includes(key);
}

export function familyOf(game: string, seat: number): string {
  return (isGame(game) ? FAMILIES[game][seat] : undefined) ?? "medici";
}

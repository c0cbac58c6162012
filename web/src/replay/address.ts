// The address of a moment: which, through whose eyes, and whether hands lie open.

export interface Place {
  at: number | null;
  observer: number | null;
  hands: boolean;
}

export function placeOf(search: string): Place {
  const asked = new URLSearchParams(search);
  return { at: numberOf(asked.get("at")), observer: seatOf(asked.get("eyes")), hands: asked.get("hands") === "open" };
}

/** Behind the #, where no server sees it, the invitation: without it a table that is not public stays closed. */
export function addressOf(table: string, at: number, observer: number, hands: boolean, invitation: string): string {
  const asked = new URLSearchParams({ at: String(at), eyes: observer < 0 ? "spectator" : String(observer), ...(hands ? { hands: "open" } : {}) });
  return `/replay/${table}?${asked}${invitation ? `#${invitation}` : ""}`;
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function seatOf(text: string | null): number | null {
  return text === "spectator" ? -1 : numberOf(text);
}

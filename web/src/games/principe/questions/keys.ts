// The keys of Il Principe.

/** A key a colour: by its initial, and Cathedral for white, whose initial is for withdrawing. */
export const COLOUR_KEYS: { [key: string]: string } = { g: "green", c: "white", r: "red", b: "blue", y: "yellow" };

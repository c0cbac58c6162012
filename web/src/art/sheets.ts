// The artwork: sheets of symbols, put into the page when they are first needed, drawn with <use href="#…">.

const SHEETS = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default" });

export type Sheet = "signs" | "arms" | "cities" | "principe" | "borgia" | "florence";

const laid = new Map<string, Promise<void>>();

/** Lay sheets out, once each. Symbols that are used before are drawn when their sheet arrives. */
export function lay(...names: Sheet[]): Promise<void[]> {
  return Promise.all(names.map(layOne));
}

function layOne(name: Sheet): Promise<void> {
  const under = laid.get(name) ?? fetchSheet(name);
  laid.set(name, under);
  return under;
}

async function fetchSheet(name: Sheet): Promise<void> {
  const text = await drawing(name);
  const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  sheet.setAttribute("class", "sheet");
  sheet.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(sheet, true));
}

/** A drawing as text. */
export async function drawing(name: string): Promise<string> {
  const load = SHEETS[`./${name}.svg`];
  if (!load) throw new Error(`no drawing ${name}`);
  return load();
}

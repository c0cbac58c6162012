// The artwork: sheets of symbols, put into the page when they are first needed, drawn with <use href="#…">.

const SHEETS = import.meta.glob<string>("./*.svg", { query: "?raw", import: "default" });

export type Sheet = "signs" | "arms" | "cities" | "principe" | "borgia" | "florence";

const loading = new Map<string, Promise<void>>();

/** Put sheets into the page, once each. Symbols that are used before are drawn when their sheet arrives. */
export function loadSprites(...names: Sheet[]): Promise<void[]> {
  return Promise.all(names.map(loadSheet));
}

function loadSheet(name: Sheet): Promise<void> {
  const under = loading.get(name) ?? fetchSheet(name);
  loading.set(name, under);
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

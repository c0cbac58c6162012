// The artwork, the house's here and each game's in its folder: sheets of symbols, put into the page when they are first needed, drawn with <use href="#…">.

const FILES = import.meta.glob<string>(["./*.svg", "../games/*/art/*.svg"], { query: "?raw", import: "default" });
const DRAWINGS = new Map(Object.entries(FILES).map(([path, load]) => [path.replace(/.*\/|\.svg$/g, ""), load]));

const loading = new Map<string, Promise<void>>();

/** Put sheets into the page, once each. Symbols that are used before are drawn when their sheet arrives. */
export function loadSprites(...names: string[]): Promise<void[]> {
  return Promise.all(names.map(loadSheet));
}

function loadSheet(name: string): Promise<void> {
  const under = loading.get(name) ?? fetchSheet(name);
  loading.set(name, under);
  return under;
}

async function fetchSheet(name: string): Promise<void> {
  const text = await drawing(name);
  const sheet = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  sheet.setAttribute("class", "sheet");
  sheet.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(sheet, true));
}

/** A drawing as text. */
export async function drawing(name: string): Promise<string> {
  const load = DRAWINGS.get(name);
  if (!load) throw new Error(`no drawing ${name}`);
  return load();
}

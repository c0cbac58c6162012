// The boards, each fetched when its game is opened.

import type { AnyGame, GameModule } from "./interface";

/** Outside its own module a view is only handed on. */
function sealed<V>(module: GameModule<V>): AnyGame {
  return module as unknown as AnyGame;
}

const MODULES = import.meta.glob<GameModule<never>>("./*/index.ts", { import: "default" });

export async function gameModule(game: string): Promise<AnyGame> {
  const load = MODULES[`./${game}/index.ts`];
  if (!load) throw new Error(`no board of ${game}`);
  return sealed(await load());
}

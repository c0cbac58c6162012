// The boards, each fetched when its game is opened.

import type { AnyGame, GameModule } from "./interface";
import type { GameKey } from "./families";

/** Outside its own module a view is only handed on. */
function sealed<V>(module: GameModule<V>): AnyGame {
  return module as unknown as AnyGame;
}

const MODULES: Record<GameKey, () => Promise<AnyGame>> = {
  principe: async () => sealed((await import("./principe")).default),
  borgia: async () => sealed((await import("./borgia")).default),
  florence: async () => sealed((await import("./florence")).default),
};

export function gameModule(game: GameKey): Promise<AnyGame> {
  return MODULES[game]();
}

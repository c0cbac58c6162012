// Until a game's own things are drawn they are told: the last block of its text board.

import type { Block } from "../interface";

export function ownBlock(blocks: Block[]): Block[] {
  return blocks.slice(-1);
}

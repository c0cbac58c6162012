// The box that a table is played with: ours, or fetched once.

import { aValues, OURS, type Box } from "../games/box";
import { checked } from "../wire/check";
import * as http from "../wire/http";
import type { TableFacts } from "../wire/types";

export async function boxOf({ id, box }: TableFacts, invitation: string): Promise<Box> {
  if (!box) return OURS;
  return { name: box.name, digest: box.digest, values: checked(aValues, await http.tableBox(id, invitation)) };
}

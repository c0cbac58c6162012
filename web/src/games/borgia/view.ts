// The view of The Prince.

import { checked } from "../../wire/check";
import type { View } from "../interface";
import { aPublicView, type PublicView } from "./declared";

export type Seen = PublicView;

export function read(view: View): Seen {
  return checked(aPublicView, view);
}

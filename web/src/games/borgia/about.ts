// What the house knows of The Prince before its board is fetched.

import type { About } from "../interface";
import order from "./about.json";

const about: About = {
  ...order,
  families: ["borgia", "medici-b", "rovere", "colonna", "orsini"],
  scene: [],
  gist: ["TP-81", "TP-20", "TP-21", "TP-22", "TP-23", "TP-30", "TP-31", "TP-50", "TP-52", "TP-54", "TP-60", "TP-70", "TP-71", "TP-80", "TP-92", "TP-95"],
};

export default about;

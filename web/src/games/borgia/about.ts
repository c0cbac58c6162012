// What the house knows of The Prince before its board is fetched.

import type { About } from "../interface";
import order from "./about.json";

const about: About = {
  ...order,
  families: ["borgia", "medici-b", "rovere", "colonna", "orsini"],
  scene: [],
};

export default about;

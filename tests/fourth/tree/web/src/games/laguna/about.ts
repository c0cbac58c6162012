// What the house knows of Laguna before its board is fetched.

import type { About } from "../interface";
import order from "./about.json";

const about: About = {
  ...order,
  families: ["medici", "visconti", "carraresi", "deste", "gonzaga"],
  scene: [],
  gist: ["LG-33", "LG-10", "LG-20", "LG-21", "LG-30"],
};

export default about;

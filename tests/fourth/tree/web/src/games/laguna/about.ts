// What the house knows of Laguna before its board is fetched.

import type { About } from "../interface";
import order from "./about.json";

const about: About = {
  ...order,
  families: ["medici", "visconti", "carraresi", "deste", "gonzaga"],
  scene: [],
};

export default about;

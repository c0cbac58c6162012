// What the house knows of Il Principe before its board is fetched.

import type { About } from "../interface";
import order from "./about.json";

const about: About = {
  ...order,
  families: ["medici", "visconti", "carraresi", "deste", "gonzaga"],
  scene: ["cities"],
  changes: ["start", "bids", "cities", "last", "card", "green"],
};

export default about;

// What the house knows of Il Principe before its board is fetched.

import type { About } from "../interface";
import order from "./about.json";

const about: About = {
  ...order,
  families: ["medici", "visconti", "carraresi", "deste", "gonzaga"],
  scene: ["cities"],
  changes: ["start", "bids", "cities", "last", "card", "green"],
  gist: ["IP-75", "IP-21", "IP-30", "IP-31", "IP-33", "IP-38", "IP-40", "IP-41", "IP-42", "IP-51", "IP-53", "IP-60", "IP-61", "IP-70", "IP-71", "IP-72", "IP-73", "IP-74"],
};

export default about;

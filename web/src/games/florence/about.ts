// What the house knows of The Princes of Florence before its board is fetched.

import type { About } from "../interface";
import order from "./about.json";

const about: About = {
  ...order,
  families: ["medici", "albizzi", "pitti", "strozzi", "rucellai"],
  scene: ["cities", "florence"],
};

export default about;

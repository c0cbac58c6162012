// What the house knows of The Princes of Florence before its board is fetched.

import type { About } from "../interface";
import order from "./about.json";

const about: About = {
  ...order,
  families: ["medici", "albizzi", "pitti", "strozzi", "rucellai"],
  scene: ["cities", "florence"],
  gist: ["PF-51", "PF-20", "PF-21", "PF-30", "PF-31", "PF-32", "PF-40", "PF-41", "PF-42", "PF-44", "PF-45", "PF-46", "PF-47", "PF-48", "PF-50"],
};

export default about;

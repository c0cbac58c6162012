// The box of Il Principe, drawn.

import type { PrintedModule } from "../interface";
import Drawing from "./PrintedCity.svelte";

const printed: PrintedModule = { sheets: ["principe", "cities"], nouns: { icons: "building", regions: "region" }, Drawing };

export default printed;

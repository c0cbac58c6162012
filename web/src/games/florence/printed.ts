// The box of The Princes of Florence, drawn.

import type { PrintedModule } from "../interface";
import Drawing from "./PrintedThing.svelte";

const printed: PrintedModule = { sheets: ["florence"], nouns: {}, Drawing };

export default printed;

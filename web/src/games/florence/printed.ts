// The box of The Princes of Florence, drawn.

import type { PrintedModule } from "../interface";
import Drawing from "./PrintedThing.svelte";

const printed: PrintedModule = { sheets: ["florence"], nouns: { counts: "counted", needs: "counted" }, Drawing };

export default printed;

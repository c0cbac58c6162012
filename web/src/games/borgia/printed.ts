// The box of The Prince, drawn.

import type { PrintedModule } from "../interface";
import "./look.css";
import Drawing from "./PrintedCard.svelte";

const printed: PrintedModule = { sheets: ["borgia", "borgia-emblems"], nouns: {}, Drawing };

export default printed;

import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { lay } from "./art/sheets";
import { reach } from "./reach.svelte";
import { self } from "./self.svelte";
import { settings } from "./settings.svelte";

reach.back = () => self.remember();

// A replay has the most to fetch, and need not wait for words.
const [page, id = ""] = location.pathname.split("/").slice(1);
if (page === "replay") {
  void import("./replay/fetching").then(({ fetchAhead }) => fetchAhead(id));
  void import("./pages/Replay.svelte");
}

await Promise.all([settings.begin(), self.remember()]);
mount(App, { target: document.body });
void lay("signs", "arms");
if (import.meta.env.PROD) void import("./install").then(({ install }) => install());

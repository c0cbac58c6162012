import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { loadSprites } from "./art/sheets";
import { connectivity } from "./connectivity.svelte";
import { currentUser } from "./currentUser.svelte";
import { settings } from "./settings.svelte";

connectivity.back = () => currentUser.remember();

// A replay has the most to fetch, and need not wait for words.
const [page, id = ""] = location.pathname.split("/").slice(1);
if (page === "replay") {
  void import("./replay/loading").then(({ fetchAhead }) => fetchAhead(id));
  void import("./pages/Replay.svelte");
}

await Promise.all([settings.begin(), currentUser.remember()]);
mount(App, { target: document.body });
void loadSprites("signs", "arms");
if (import.meta.env.PROD) void import("./install").then(({ install }) => install());

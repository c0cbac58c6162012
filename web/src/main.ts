import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { lay } from "./art/sheets";
import { self } from "./self.svelte";
import { settings } from "./settings.svelte";

await Promise.all([settings.begin(), self.remember()]);
mount(App, { target: document.body });
void lay("signs", "arms");

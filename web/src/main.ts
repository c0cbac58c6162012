import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { lay } from "./art/sheets";
import { reach } from "./reach.svelte";
import { self } from "./self.svelte";
import { settings } from "./settings.svelte";

reach.back = () => self.remember();
await Promise.all([settings.begin(), self.remember()]);
mount(App, { target: document.body });
void lay("signs", "arms");
if (import.meta.env.PROD) void import("./install").then(({ install }) => install());

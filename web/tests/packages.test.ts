import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import installed from "../package.json";

const ROOT = join(import.meta.dirname, "..");
const BUILD = ["vite.config.ts", "vite.worker.ts", "svelte.config.js"];

/** Packages that a file imports at run time: `import type` leaves nothing behind. */
function imported(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf-8").replace(/import type [^;]*;/g, "");
  return [...text.matchAll(/(?:from|import|url)\s*\(?\s*"([@a-z][\w@./:-]*)"/g)].map((found) => String(found[1]));
}

test("the client is built from `dependencies` alone: `npm ci --omit=dev` is enough", () => {
  const files = [...BUILD, ...readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf-8" }).filter((name) => /\.(ts|svelte|css)$/.test(name)).map((name) => join("src", name))];
  const packages = files.flatMap(imported).filter((name) => !name.startsWith("node:")).map((name) => name.split("/").slice(0, name.startsWith("@") ? 2 : 1).join("/"));
  const found = new Set([...packages, "vite"]);
  expect([...found].sort()).toEqual(Object.keys(installed.dependencies).sort());
});

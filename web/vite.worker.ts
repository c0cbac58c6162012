// The service worker with the names of what was built.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

/** What the page needs before it shows anything: the entry, all it imports at once, styles, and the fonts of these. */
function first(manifest: { [key: string]: Chunk }, key = "index.html", found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) if (!/latin-ext|\.woff$/.test(file)) found.add(file);
  for (const other of chunk.imports ?? []) first(manifest, other, found);
  return found;
}

export function worker(): Plugin {
  let folder = "";
  return {
    name: "worker",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf-8")) as { [key: string]: Chunk };
      const all = readdirSync(join(folder, "assets")).sort().map((name) => `/assets/${name}`);
      const page = readFileSync(join(folder, "index.html"));
      const names = {
        VERSION: createHash("sha256").update(all.join()).update(page).digest("hex").slice(0, 12),
        FIRST: [...first(manifest)].map((name) => `/${name}`),
        ALL: all,
      };
      const told = Object.entries(names).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
      writeFileSync(join(folder, "sw.js"), told.join("") + readFileSync(new URL("worker/sw.js", import.meta.url), "utf-8"));
    },
  };
}

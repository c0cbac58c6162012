/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { worker } from "./vite.worker";

const api = { "/api": { target: process.env["SIGNORIA"] ?? "http://127.0.0.1:8000", ws: true } };

export default defineConfig({
  plugins: [svelte(), worker()],
  resolve: { conditions: ["browser"] },
  build: {
    outDir: "../src/signoria/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy allows nothing that is not a file of its own
    reportCompressedSize: false, // `npm run sizes` says what is fetched
    modulePreload: { polyfill: false },
    manifest: "manifest.json",
    // What is always needed comes in one piece: a browser fetches only six at a time.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "house", tags: ["$initial"], test: (id) => !/main\.ts|index\.html/.test(id) }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: api },
  preview: { proxy: api },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
  },
});

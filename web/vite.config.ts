/// <reference types="vitest/config" />
// Builds the pages into the Python package, which serves them; in development the real server answers /api and /faces.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fonts } from './fonts.ts';
import { words } from './words.ts';

const server = process.env.QUADRIGA_SERVER ?? 'http://127.0.0.1:8000';

const SHARED =
  /node_modules\/(svelte|esm-env|clsx)\/|\/src\/(lib|ui)\/|\/src\/table\/(marks\.ts|Traces)|\/src\/games\/board\.ts/;
/** What the first table does not need: forms, the book of rules, links to seats. */
const SELDOM =
  /\/bindings\/(input|select)\.js|\/blocks\/html\.js|\/ui\/(Face|Prose|PromptBar|QrCode)\.svelte|\/lib\/(copy|prose|search)\.ts/;
/**
 * A game, and what of it comes later, with the first move, the first closer look, or on a phone. What is named here must be
 * imported when it is wanted, never outright: the bundler would make a page that does not load.
 */
const GAME = /\/src\/games\/(\w+)\/(?!motion\.ts|closely\.|foresee\.|Lectern|Spread|Store\.|Closer|Pocket|Counters)/;

export default defineConfig(({ mode }) => ({
  plugins: [fonts(), words(), svelte()],
  build: {
    outDir: '../src/quadriga/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    // The first browsers with light-dark(): its substitute for older ones is resolved at the root, and cards would not stay parchment.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The Content-Security-Policy allows data: for pictures only, and a font must not become one.
    assetsInlineLimit: 0,
    // A polyfill for browsers that cannot run this target anyway.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page shares comes in one piece, instead of a dozen of half a kilobyte.
        codeSplitting: {
          groups: [
            { name: 'common', test: (id) => SHARED.test(id) && !SELDOM.test(id) },
            // What games share is no part of one of them.
            { name: (id) => GAME.exec(id)?.[1] ?? null, test: GAME, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/faces': { target: server },
    },
  },
  // Components are tested in their browser build.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    globalSetup: 'tests/golden.setup.ts',
  },
}));

/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { alone, compressed, kernel, listed, shared } from './site-plugin.ts';
import { words } from './words-plugin.ts';

const SITE = '../src/rummel/server/static';
const KERNEL = '../build/wasm/rummel.wasm';
const ALONE = '../build/alone';

export default defineConfig({
  plugins: [svelte(), words(), kernel(KERNEL), alone(ALONE), listed(SITE), compressed(SITE)],
  worker: { format: 'es' },
  build: {
    outDir: SITE,
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the server allows no data: addresses in scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: shared }] },
      },
    },
  },
  server: {
    fs: { allow: ['.', '../build/wasm'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8017', ws: true } },
  },
  test: {
    projects: [
      {
        extends: true,
        resolve: { conditions: ['browser'] },
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/**/*.test.ts'],
          setupFiles: ['tests/setup.ts'],
          pool: 'vmThreads', // each file has its own world, in less than half the time
          maxWorkers: 2,
          testTimeout: 240_000, // on a machine that is busy with other things
          expect: { poll: { timeout: 60_000, interval: 25 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          // On a machine that is busy with other things; what passes waits for none of it.
          testTimeout: 600_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 120_000, interval: 25 } },
          fileParallelism: false,
        },
      },
    ],
  },
});

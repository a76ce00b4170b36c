/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { words } from './words-plugin.ts';

const SITE = '../src/rummel/server/static';

/** Lays a `.br` and a `.gz` beside every text, so that the server never compresses. */
function compressed(): Plugin {
  return {
    name: 'rummel-compressed',
    apply: 'build',
    closeBundle() {
      if (this.meta.watchMode) return;
      for (const entry of readdirSync(SITE, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
        const path = `${entry.parentPath}/${entry.name}`;
        const text = readFileSync(path);
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${path}.br`, brotliCompressSync(text, best));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words(), compressed()],
  build: {
    outDir: SITE,
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the server allows no data: addresses in scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
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
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { ledgers } from './build/ledgers.ts';
import { offline } from './build/offline.ts';
import { preloadFonts } from './build/preload.ts';

// Workspace packages resolve to their sources: the page is never built from a stale package.
const conditions = ['source', 'module', 'browser', 'development|production'];

/** Whatever is written for React, ours or a library's, is drawn by Preact; its types and its tests without a page stay React's. */
const preact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

const RULES = join(import.meta.dirname, '../../docs/rules');

/** Rules of before lie apart: who has no match of them never loads them. */
const output = {
  chunkFileNames: ({ facadeModuleId }: { facadeModuleId: string | null }) =>
    /[\\/]catalog[\\/]pinned[\\/]/.test(facadeModuleId ?? '')
      ? 'assets/old/[name]-[hash].js'
      : 'assets/[name]-[hash].js',
};

/** What a page needs of a game comes in one piece, which is smaller than several; what few read of it lies apart. */
const pieces = {
  includeDependenciesRecursively: false,
  groups: [
    {
      debugName: 'games',
      name: (id: string) => /[\\/]games[\\/]([^\\/]+)[\\/]src[\\/]/.exec(id)?.[1] ?? null,
      test: /[\\/]games[\\/][^\\/]+[\\/]src[\\/](?![a-z]{2}[\\/]|.*(guide|lesson))/,
    },
  ],
};

export default defineConfig({
  plugins: [react(), ledgers(RULES), preloadFonts(), offline(), compress()],
  resolve: { conditions, alias: preact },
  worker: { format: 'es', rolldownOptions: { output } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { ...output, codeSplitting: pieces } },
  },
  server: {
    // `npm run dev` beside `indigo serve`.
    proxy: { '/api': { target: 'http://localhost:4520', ws: true } },
  },
});

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { ledgers } from './build/ledgers.ts';
import { offline } from './build/offline.ts';
import { preloadFonts } from './build/preload.ts';

// Workspace packages resolve to their sources: the page is never built from a stale package.
const conditions = ['source', 'module', 'browser', 'development|production'];

const RULES = join(import.meta.dirname, '../../docs/rules');

/** Rules of before lie apart: who has no match of them never loads them. */
const output = {
  chunkFileNames: ({ facadeModuleId }: { facadeModuleId: string | null }) =>
    /[\\/]catalog[\\/]pinned[\\/]/.test(facadeModuleId ?? '')
      ? 'assets/old/[name]-[hash].js'
      : 'assets/[name]-[hash].js',
};

export default defineConfig({
  plugins: [react(), ledgers(RULES), preloadFonts(), offline(), compress()],
  // Libraries that ask for React get what the page has: Preact.
  resolve: { conditions, dedupe: ['react', 'react-dom'] },
  worker: { format: 'es', rolldownOptions: { output } },
  build: { target: 'es2023', assetsInlineLimit: 0, rolldownOptions: { output } },
  server: {
    // `npm run dev` beside `indigo serve`.
    proxy: { '/api': { target: 'http://localhost:4520', ws: true } },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Workspace packages resolve to their sources: the page is never built from a stale package.
const conditions = ['source', 'module', 'browser', 'development|production'];

export default defineConfig({
  plugins: [react()],
  resolve: { conditions },
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  server: {
    proxy: { '/api': { target: 'http://localhost:4520', ws: true } },
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Workspace packages resolve to their sources: tests never see a stale build.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['{packages,games}/*/test/**/*.test.ts', 'tools/test/**/*.test.{ts,mjs}'],
    // A busy machine is slow, not wrong: only what hangs takes so long, and what is polled for is waited for.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Vitest leaves a core to whoever watches; most files wait for a browser or a disk half of their time.
    maxWorkers: '100%',
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: '.indigo/test-results.json' },
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Workspace packages resolve to their sources: tests never see a stale build.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['{packages,games}/*/test/**/*.test.ts', 'tools/test/**/*.test.{ts,mjs}'],
    testTimeout: 60_000,
    // A busy machine is slow, not wrong: what is polled for is waited for.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: '.indigo/test-results.json' },
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that start servers, browsers and other programs, or change what all share (a language, a setting): each file in a process of its own. */
const REAL = [
  'packages/cli/test/**/*.test.ts',
  'packages/server/test/**/*.test.ts',
  'packages/web/test/**/*.test.ts',
  'tools/test/**/*.test.{ts,mjs}',
];

export default defineConfig({
  // Workspace packages resolve to their sources: tests never see a stale build.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    // A busy machine is slow, not wrong: only what hangs takes so long, and what is polled for is waited for.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default', 'json'],
    outputFile: { json: '.indigo/test-results.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'real',
          include: REAL,
          // They wait for a browser or a disk half of their time.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{packages,games}/*/test/**/*.test.ts'],
          exclude: REAL,
          // Nothing of theirs outlives a test: to load games anew for every file would take longer than to run it.
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

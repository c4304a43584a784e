import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start servers, browsers and other programs, or change what all share (a language, a setting): each file in a process of its own. */
const REAL = [
  'packages/cli/test/**/*.test.ts',
  'packages/server/test/**/*.test.ts',
  'packages/web/test/**/*.test.ts',
  'tools/test/**/*.test.{ts,mjs}',
];

/** What takes long begins early, or at the end one worker is at it while the others have nothing to do. */
const SLOW = [
  /\/e2e\//,
  /\/tools\/test\//,
  /\/packages\/(cli|server|web)\/test\//,
  /(battery|exhaust)\.test\.ts$/,
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = SLOW.findIndex((pattern) => pattern.test(moduleId));
      return found < 0 ? SLOW.length : found;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** More than cores: tests of real programs wait for clocks, sockets and browsers most of the time. */
const WORKERS = 2 * availableParallelism() + 1;

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
    sequence: { sequencer: SlowFirst },
    maxWorkers: WORKERS,
    projects: [
      {
        extends: true,
        test: {
          name: 'real',
          include: REAL,
          // A busy machine may hold a program up for longer than anybody waits: then it is tried once more, and named. What is broken stays so.
          retry: 1,
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
        },
      },
    ],
  },
});

import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from './chromium.mjs';
import { services } from './services.mjs';
import { build, install, root, run } from './setup.mjs';

const results = join(root, '.indigo', 'test-results.json');
const script = (name) => () => run('npm', 'run', '--silent', name);

const stages = {
  install,
  build,
  lint: script('lint'),
  'dead code': script('dead'),
  'types of the tests': script('check'),
  browser: chromium,
  services,
  tests: () => run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)),
};

/** What passed and what failed in vitest's results. A file that fails to load is one failure more. */
function count() {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages.at(-1))}`);
  });
  // What a second try hides today fails both tries one day.
  const retried = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((test) => `${relative(root, name)}: ${test.fullName}: ${firstLine(test.failureMessages.at(-1))}`),
  );
  return { passed: numPassedTests, failed: failures.length, failures, retried };
}

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0];

// Old counts must never be taken for those of this run.
rmSync(results, { force: true });

let code = 0;
for (const [name, stage] of Object.entries(stages)) {
  console.log(`▸ ${name}`);
  const start = performance.now();
  code = stage();
  console.log(`  ${code === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (code !== 0) break;
}

let counts = { passed: 0, failed: 0, failures: [], retried: [] };
try {
  counts = count();
} catch {
  // No results: a stage before the tests failed, or vitest could not start.
}
// A failed stage is a failure even when no test is.
if (code !== 0) counts.failed ||= 1;
else if (counts.failed > 0 || counts.passed === 0) code = 1;
process.exitCode = code;
for (const test of counts.retried) console.log(`↻ only on a second try: ${test}`);
// Again and in brief: often only the end of a long output is kept.
for (const failure of counts.failures) console.log(`✗ ${failure}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);

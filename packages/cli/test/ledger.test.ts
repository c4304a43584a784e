import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { idsIn, readLedger } from '../src/ledger/entries.ts';
import { lines, run, scratch } from './run.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

describe('a rule ledger', () => {
  it('lists the clauses and vectors of classic', () => {
    const ledger = readLedger(readFileSync(join(project, 'docs', 'rules', 'classic.md'), 'utf8'));
    const count = (kind: string): number =>
      [...ledger.values()].filter((entry) => entry.kind === kind).length;
    expect(count('clause')).toBe(245);
    expect(count('vector')).toBe(26);
    expect(ledger.get('C-MOVE-03')?.text).toMatch(/^A trainer gains free roaming.*\(C-AMB-01\)$/);
  });

  it('finds ids of every game, each written out', () => {
    expect(idsIn('C-BALL-03 C-BALL-04, H-E4-02; M-ATK-1 B-X-9 L-EX-01 not C-ball-1 or XC-A-1')).toEqual([
      'C-BALL-03',
      'C-BALL-04',
      'H-E4-02',
      'M-ATK-1',
      'B-X-9',
      'L-EX-01',
    ]);
  });

  it('takes vectors from lists, tables and headings, and no clause from a table', () => {
    const ledger = readLedger(
      '- **M-EX-01** `x` a\n| B-EX-02 | b |\n### L-EX-03: c\n| C-MOVE-01 | d |\n- **H-VEC-04** e',
    );
    expect([...ledger.values()].map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'M-EX-01 vector',
      'B-EX-02 vector',
      'L-EX-03 vector',
      'H-VEC-04 vector',
    ]);
  });
});

const LEDGER = `# Ledger
- **O-TURN-01** [R] One does something.
- **O-TURN-02** [A-01] Nobody flies.
- **O-GIVE-01** [I] One or two pieces.
- **O-REACT-01** [R] Cheering.
- **O-AMB-01** May one fly? No.
| O-EX-01 | two pieces | given |
`;

/** A project with the ledger, code and test results of the orchard. */
function projectWith(
  results: readonly { title: string; status?: string }[] | null,
  files: { [file: string]: string } = {},
): string {
  const root = scratch();
  const all: { [file: string]: string } = {
    'docs/rules/orchard.md': LEDGER,
    'games/orchard/src/rules.ts': '/** O-TURN-01, O-TURN-02, O-REACT-01 */',
    'games/orchard/src/README.md': 'O-GIVE-01',
    'games/orchard/test/a.test.ts': '',
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
    utimesSync(join(root, file), 1000, 1000);
  }
  if (results === null) return root;
  const assertionResults = results.map(({ title, status = 'passed' }) => ({ status, fullName: title }));
  mkdirSync(join(root, '.indigo'));
  writeFileSync(
    join(root, '.indigo', 'test-results.json'),
    JSON.stringify({
      testResults: [
        { name: join(root, 'games/orchard/test/a.test.ts'), assertionResults },
        {
          name: join(root, 'packages/x/test/b.test.ts'),
          assertionResults: [{ status: 'passed', fullName: 'O-GIVE-01' }],
        },
      ],
    }),
  );
  return root;
}

describe('indigo ledger', () => {
  it('compares the ledger with code and passing tests', async () => {
    const root = projectWith([
      { title: 'turns O-TURN-01 O-REACT-01 O-EX-01 does' },
      { title: 'O-TURN-02 fails', status: 'failed' },
      { title: 'O-NONE-01 is not in the ledger' },
    ]);
    const { out, err, code } = await run(['ledger', '--json'], { root });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out)).toEqual([
      {
        game: 'orchard',
        clauses: 3,
        implemented: 2,
        tested: 1,
        reactions: { total: 1, implemented: 1, tested: 1 },
        missing: ['O-TURN-02', 'O-GIVE-01'],
        unimplemented: ['O-GIVE-01'],
        untested: ['O-TURN-02', 'O-GIVE-01'],
        exceptions: [],
        vectors: { total: 1, tested: 1, missing: [] },
        origins: { book: 2, inferred: 1, ruling: 1, design: 0 },
        unsourced: [],
        unknown: ['O-NONE-01'],
      },
    ]);
    const text = await run(['ledger', 'orchard'], { root });
    expect(text.out).toContain('3 clauses: 2 implemented, 1 tested');
    expect(text.out).toContain('not tested (2): O-TURN-02 O-GIVE-01');
  });

  it('is content when nothing is missing, and names exceptions', async () => {
    const root = projectWith([{ title: 'O-TURN-01 O-TURN-02 O-REACT-01 O-EX-01' }], {
      'docs/rules/orchard.exceptions.json': '{"O-GIVE-01": "about a picture"}',
    });
    const { out, code } = await run(['ledger'], { root });
    expect(code).toBe(0);
    expect(out).toContain('excepted: O-GIVE-01: about a picture');
  });

  it('asks of a clause on reactions what it asks of others, and counts it apart', async () => {
    const root = projectWith([{ title: 'O-TURN-01 O-TURN-02 O-GIVE-01 O-EX-01' }], {
      'games/orchard/src/rules.ts': '/** O-TURN-01, O-TURN-02, O-GIVE-01, O-REACT-01 */',
    });
    const { out, code } = await run(['ledger'], { root });
    expect(code).toBe(1);
    expect(out).toContain('3 clauses: 3 implemented, 3 tested');
    expect(out).toContain('1 clause on reactions: 1 implemented, 0 tested');
    expect(out).toContain('not tested (1): O-REACT-01');
  });

  it('refuses an exception the ledger does not know', async () => {
    const root = projectWith([], { 'docs/rules/orchard.exceptions.json': '{"O-GIVE-99": "?"}' });
    expect(await run(['ledger'], { root })).toMatchObject({ code: 2, out: '' });
  });

  it.each([
    ['missing', projectWith(null)],
    ['of other files', projectWith([], { 'games/orchard/test/b.test.ts': '' })],
  ])('runs the tests when their results are %s', async (_, root) => {
    const { err, code } = await run(['ledger'], { root });
    // There is no vitest in that project: it says that it tried.
    expect(code).toBe(2);
    expect(lines(err)[0]).toMatch(
      /there are no results of the tests of \w+ as it stands: running its \d+ test files? first, which takes/,
    );
    expect(lines(err)[1]).toContain('could not be run');
  });

  it.each(['games/orchard/src/rules.ts', 'packages/kernel/src/run.ts'])(
    'does not trust results older than %s',
    async (file) => {
      const root = projectWith([{ title: 'O-TURN-01' }], { 'packages/kernel/src/run.ts': '' });
      expect((await run(['ledger'], { root })).err).toBe('');
      const now = Date.now() / 1000 + 60;
      utimesSync(join(root, file), now, now);
      expect((await run(['ledger'], { root })).err).toContain('as it stands: running');
    },
  );

  it('prints a rule while playing', async () => {
    const root = projectWith([]);
    const { out } = await run(['play', 'orchard', '--seats', '2', '--data', scratch()], {
      root,
      input: ['rule', 'rule o-turn-02', 'why a', 'rule X-Y-1', 'quit'],
    });
    expect(out).toContain('O-TURN-01: One does something.');
    expect(out).toContain('O-TURN-02: Nobody flies. (O-AMB-01)');
    expect(out).toContain('There is no rule X-Y-1.');
  });
});

describe('where clauses come from', () => {
  it('reads it off their tags', () => {
    const ledger = readLedger(
      [
        '- **O-TURN-01** [R] Said.',
        '- **O-TURN-02** [INF] Follows.',
        '- **O-TURN-03** [A-01][D] Decided.',
        '- **O-TURN-04** [A-02] `proposed` Made up.',
        '- **O-TURN-05** [DATA] Proposed: made up, too.',
        '- **O-TURN-06** [D] Printed on a card.',
        '- **O-TURN-07** Nobody knows.',
      ].join('\n'),
    );
    expect([...ledger.values()].map(({ origin }) => origin)).toEqual([
      'book',
      'inferred',
      'ruling',
      'design',
      'design',
      'book',
      null,
    ]);
  });

  it('counts them, and names those that do not say', async () => {
    const unsaid = `${LEDGER}- **O-GIVE-02** Nobody knows.\n`;
    const root = projectWith([], { 'docs/rules/orchard.md': unsaid });
    const { out, code } = await run(['ledger', 'orchard', '--json'], { root });
    const [coverage] = JSON.parse(out);
    expect(coverage.origins).toEqual({ book: 2, inferred: 1, ruling: 1, design: 0 });
    expect(coverage.unsourced).toEqual(['O-GIVE-02']);
    expect(code).not.toBe(0);
  });
});

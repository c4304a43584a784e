import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLedger } from '../build/ledger.ts';

const SMALL = `# Rule ledger: Orchard (2020), prefix O-

Source: somewhere.

## 1. Summary

- **Players** 2 to 4.

## 2. Clauses (all)

### Turn

- **O-TURN-01** [R] Roll one die. [I] It is public.
- **O-TURN-02** [R][A-03] See O-TURN-01.

## 3. Examples

| Id | Roll |
|---|---|
| O-EX-01 | 6 |

## 7. Missing data

Nothing.

## 8. Coverage: what stands where

All.

## Notes for those who build it

- **Decisions the engine must ask for** one.
`;

/** What nobody who plays should have to read. */
const FOR_ENGINEERS =
  /\b(engines?|clients?|APIs?|UI|vectors?|simulat\w+|npx|implement\w*|software|programs?|ledger|throwaway|coverage|expose[sd]?|RNG|ruleset|kernel|JSON)\b|\.ts\b|\btests\b/i;

/** Notation of the data, and references to what stands beside it or in chapters that have no numbers here. */
const NOTATION = /`|[a-z0-9]_[a-z0-9]|\bOCR\b|\bDR-|\bREADME\b|\bsections? \d|\[[A-Z]+(?:-\d+)?\]/i;

describe('a rule ledger as data', () => {
  test('chapters, clauses and tables, without notes for those who write the rules', () => {
    expect(readLedger(SMALL)).toEqual({
      title: 'Orchard (2020)',
      chapters: [
        { title: 'Summary', depth: 1, parts: [{ text: '**Players** 2 to 4.' }] },
        { title: 'The rules', depth: 1, parts: [] },
        {
          title: 'Turn',
          depth: 2,
          parts: [
            { id: 'O-TURN-01', text: 'Roll one die. It is public.', origin: 'book' },
            { id: 'O-TURN-02', text: 'See O-TURN-01.', see: ['O-AMB-03'], origin: 'book' },
          ],
        },
        { title: 'Examples', depth: 1, parts: [{ head: ['Id', 'Roll'], rows: [['O-EX-01', '6']] }] },
      ],
    });
  });

  test('every clause of classic is in it once', () => {
    const file = join(import.meta.dirname, '../../../docs/rules/classic.md');
    const markdown = readFileSync(file, 'utf8');
    const ids = readLedger(markdown).chapters.flatMap(({ parts }) =>
      parts.flatMap((part) => ('id' in part ? [part.id] : [])),
    );
    const written = [...markdown.matchAll(/^- \*\*(C-[A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);
    expect(ids).toEqual(written);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('C-MOVE-05');
  });

  test('leaves out parts of chapters that are left out, and marks before a text', () => {
    const { chapters } = readLedger(
      '## 7. Missing data\n\n### 7a. Fragments\n\nOld.\n\n## 8. Rulings\n\n- **O-AMB-01** `!!` Who begins?\n- **O-EX-01** `constructed` A begins.',
    );
    expect(chapters.map(({ title }) => title)).toEqual(['Rulings']);
    expect(chapters[0].parts).toMatchObject([{ text: 'Who begins?' }, { text: 'A begins.' }]);
  });

  test.each([
    ['All start in the lab (`lab`).', 'All start in the lab.'],
    ['A stone is discarded (DR-A5, DR-A6).', 'A stone is discarded.'],
    ['Ruling: (a), DR-A20; no money (M-EFF; DR-A4, DR-A48).', 'Ruling: (a); no money (M-EFF).'],
    ['Two backs (`sea`, `rock_tunnel`) lie open.', 'Two backs lie open.'],
    [
      '`retreat` (default `always`; `after-win`): with `after-win` nobody',
      '“Retreat” (default “always”; “after win”): with “after win” nobody',
    ],
    ['Option `entry: optional | compulsory`.', 'Option “Entry: optional or compulsory”.'],
    ['With `contestType: none`: fails', 'With “Contest type: none”: fails'],
  ])('%s', (written, said) => {
    expect(readLedger(`## Rules\n\n${written}`).chapters[0].parts).toEqual([{ text: said }]);
  });

  test('calls chapters by their names, which have no numbers there', () => {
    const { chapters } = readLedger('## 2. Turn\n\nAs in section 13b.\n\n### 13b. Battles (BAT)\n\nRoll.');
    expect(chapters[0].parts).toEqual([{ text: 'As in the chapter “Battles”.' }]);
  });

  test('says where figures are kept and what settings are called in words for players', () => {
    const [chapter] = readLedger(
      '## 2.3 Cards (CARD)\n\n- **O-CARD-01** [D] Ten cards (`cards.ts`); option `catchOptional`.',
    ).chapters;
    expect(chapter).toEqual({
      title: 'Cards',
      depth: 1,
      parts: [{ id: 'O-CARD-01', text: 'Ten cards; option “Catch optional”.', origin: 'book' }],
    });
  });

  test.each(['classic', 'hex', 'master', 'badges', 'mit'])(
    '%s is told without words for engineers',
    (game) => {
      const file = join(import.meta.dirname, `../../../docs/rules/${game}.md`);
      const { chapters } = readLedger(readFileSync(file, 'utf8'));
      const said = chapters.flatMap(({ title, parts }) => [
        title,
        ...parts.map((part) => ('rows' in part ? [part.head, ...part.rows].flat().join(' ') : part.text)),
      ]);
      expect(said.filter((text) => FOR_ENGINEERS.test(text))).toEqual([]);
      expect(said.filter((text) => NOTATION.test(text))).toEqual([]);
      // Every rule is still there.
      expect(chapters.flatMap(({ parts }) => parts.filter((part) => 'id' in part)).length).toBeGreaterThan(
        90,
      );
    },
  );
});

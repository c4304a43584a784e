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
`;

describe('a rule ledger as data', () => {
  test('chapters, clauses and tables, without notes for those who write the rules', () => {
    expect(readLedger(SMALL)).toEqual({
      title: 'Orchard (2020)',
      chapters: [
        { title: 'Summary', depth: 1, parts: [{ text: '**Players** 2 to 4.' }] },
        { title: 'Clauses', depth: 1, parts: [] },
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
});

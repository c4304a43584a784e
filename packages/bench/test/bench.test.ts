import { describe, expect, it } from 'vitest';
import { bench, comparisons, holds, type Row, rowsAbout, table } from '../src/index.ts';

const sample: Row = {
  name: 'copying',
  value: 30,
  unit: 'ns',
  ratio: 3,
  against: 'a peer',
  base: 10,
  better: 'less',
  floor: 4,
  aim: 2,
};

describe('a bench run', () => {
  it('gives every row its ratio, or the reason why there is none', async () => {
    const rows = await bench({ quick: true });
    expect(rows).toHaveLength(comparisons.length);
    for (const row of rows) {
      expect(row).toMatchObject({
        name: expect.any(String),
        unit: expect.any(String),
        against: expect.any(String),
        floor: expect.any(Number),
      });
      if (row.ratio === null) expect(row.note).toMatch(/not installed|not on the kernel yet/);
      else expect(row.ratio).toBeCloseTo((row.value as number) / (row.base as number));
    }
    expect(table(rows).split('\n')).toHaveLength(comparisons.length + 1);
  });

  it('measures the rows that are asked for and no others', async () => {
    const rows = await bench({ quick: true, only: ['Race Record', 'one byte'] });
    expect(rows.map(({ name }) => name)).toEqual(['classic record, gzip', 'dice race record, gzip']);
    expect(rowsAbout(['@pkmn/sim']).map(({ ours }) => ours)).toContain('hex-on-kernel');
    expect(rowsAbout(['chess'])).toEqual([]);
  });
});

describe('a row', () => {
  it('holds on the right side of its floor', () => {
    expect(holds(sample)).toBe(true);
    expect(holds({ ...sample, floor: 2 })).toBe(false);
    expect(holds({ ...sample, better: 'more' })).toBe(false);
    expect(holds({ ...sample, ratio: null })).toBeNull();
  });

  it('says in the table whether it holds, and why it cannot be judged', () => {
    expect(table([sample])).toMatch(/copying +30\.0 +ns +3\.00× +a peer \(10\.0\) +≤ 4× +≤ 2× +holds/);
    expect(table([{ ...sample, floor: 2 }])).toContain('FAILS');
    expect(table([sample, { ...sample, floor: 2 }], false)).not.toMatch(/holds|FAILS/);
    expect(table([{ ...sample, ratio: null, note: 'peer not installed: offline' }])).toContain(
      'peer not installed',
    );
  });
});

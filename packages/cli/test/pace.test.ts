import { catalog } from '@indigo/catalog';
import { describe, expect, it } from 'vitest';
import { paceOf } from '../src/commands/pace.ts';
import { run } from './run.ts';

const games = { games: catalog };

describe('pace', () => {
  it('tells the median, what 99 of 100 need at most, and how many keep to their budget', () => {
    const took = Array.from({ length: 200 }, (_, i) => (i < 197 ? 1 + i / 200 : 100));
    expect(paceOf('trainer', took)).toEqual({
      name: 'trainer',
      budget: 2,
      answers: 200,
      median: 1.495,
      p99: 100,
      within: 0.985,
    });
    expect(paceOf('trainer', [2.39, 2.41]).within).toBe(0.5);
  });

  it('times answers of levels, as a table and as JSON', async () => {
    const few = ['--bots', 'youngster,ace', '--answers', '5', '--warm-up', '0'];
    const { out, code, err } = await run(['pace', 'badges', ...few, '--json'], games);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      game: 'badges',
      seats: 2,
      bots: [
        { name: 'youngster', budget: 1, answers: 5 },
        { name: 'ace', budget: 10, answers: 5 },
      ],
    });
    const table = await run(['pace', 'badges', ...few], games);
    expect(table.out).toMatch(/99 of 100 +within 1\.2 budgets\n +youngster +5 +1\.00 +/);
  });

  it('refuses who has no budget', async () => {
    const { code, err } = await run(['pace', 'badges', '--bots', 'ace,greedy'], games);
    expect(code).toBe(2);
    expect(err).toBe(
      'indigo: "greedy" has no budget of time. Those that have one: youngster, trainer, ace, leader, champion.\n',
    );
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, lines, races, run, scratch } from './run.ts';

const race = (data: string, ...more: string[]): string[] => [
  'play',
  'dice-race',
  '--seats',
  '2',
  '--seed',
  '4',
  '--data',
  data,
  ...more,
];

/** Whatever is asked: the first option. */
const eager = (times: number): string[] => Array.from({ length: times }, () => '1');

describe('what the game says about choices', () => {
  it('shows odds, what an option brings and costs, and the hint', async () => {
    const { out } = await run(race(scratch()), { games: races, input: eager(60) });
    expect(out).toMatch(/\* 1 {2}Try it +([1-6] or 6|[2-5] to 6|6) captures it: \d\d? % · \+ \d points?/);
    expect(out).toMatch(/- \d {2}Leave it/);
    expect(out).toContain('One die decides');
    expect(out).toMatch(/− your \w+ card/);
    expect(out).toContain('+ draw a card');
    for (const line of lines(out)) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it('marks what only you were told', async () => {
    const { out } = await run(race(scratch()), { games: races, input: [...eager(20), 'log'] });
    expect(out).toMatch(/› \(only you\) It is \w+\./);
    expect(out).not.toMatch(/› \(only you\) \w+ rolls/);
  });

  it('takes the natural option on Enter, and says so in the prompt', async () => {
    const input = Array.from({ length: 20 }, () => ['', '1']).flat();
    const { out } = await run(race(scratch()), { games: races, input });
    expect(out).toMatch(/Ash \[(?:Try it|Roll the die)\]> \n── .*\n(?:.*\n){0,24}?› Ash rolls \d/);
    expect(out).toMatch(/Ash> \nType the number of an option/);
  });

  it('does not take an Enter pressed before the question was to be seen', async () => {
    const terminal = { columns: 80, rows: 24 };
    const typed = { games: races, terminal, input: ['\n\n\n\n'] };
    const { out } = await run(race(scratch()), typed);
    expect(out.match(/Ash rolls/g)).toHaveLength(1);
  });
});

describe('the dice', () => {
  const recordIn = (data: string): { entries: unknown[] } => {
    const [file] = filesIn(join(data, 'matches'));
    return JSON.parse(readFileSync(join(data, 'matches', file), 'utf8'));
  };

  it('fall the same way however often one leaves and comes back', async () => {
    const [straight, broken] = [scratch(), scratch()];
    await run(race(straight), { games: races, input: eager(12) });
    await run(race(broken), { games: races, input: eager(3) });
    for (let i = 0; i < 9; i++) {
      await run(['play', '--resume', '--data', broken], { games: races, input: eager(1) });
    }
    expect(recordIn(broken).entries).toEqual(recordIn(straight).entries);
  });

  it('fall the same way where bots were cut short', async () => {
    const data = scratch();
    await run(race(data), { games: races, input: eager(12) });
    const { entries, ...rest } = recordIn(data);
    const file = join(data, 'matches', filesIn(join(data, 'matches'))[0]);
    let ahead = 0;
    // As a crash may leave it: somebody was asked and had not answered.
    for (const [cut, entry] of entries.entries()) {
      if (typeof entry !== 'string') continue;
      writeFileSync(file, JSON.stringify({ ...rest, entries: entries.slice(0, cut), marks: [] }));
      await run(['play', '--resume', '--data', data], { games: races });
      const again = recordIn(data).entries;
      expect(again).toEqual(entries.slice(0, again.length));
      if (again.length > cut) ahead++;
    }
    expect(ahead).toBeGreaterThan(0);
  });
});

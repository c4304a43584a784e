import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogOf } from '@indigo/catalog';
import { diceRace } from '@indigo/dice-race';
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
    expect(out).toMatch(/\* 1 {2}Try it +([1-6] or 6|[2-5] to 6|6) captures it: \d\d?% · \+ \d points?/);
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
    const { out } = await run([...race(scratch()), '--no-pause'], typed);
    expect(out.match(/Ash rolls/g)).toHaveLength(1);
  });
});

describe('rolling by hand', () => {
  const terminal = { columns: 80, rows: 24 };
  const go = (...flags: string[]) => [...race(scratch()), ...flags];

  it('waits for Enter before one’s own die, and shows what it brought', async () => {
    // What bots cannot see is read first.
    const { out } = await run(go(), { games: races, terminal, input: [''] });
    expect(out).toContain('Your roll to move. Enter: Roll the die');
    expect(out).not.toMatch(/Ash rolls \d/);
    const rolled = await run(go(), { games: races, terminal, input: ['', '', ...Array(40).fill('x')] });
    expect(rolled.out).toMatch(/Enter: Roll the die[\s\S]*?› Ash rolls \d\.[\s\S]*Where to\?/);
  });

  it('does not wait any more once somebody says so', async () => {
    const { out } = await run(race(scratch()), { games: races, input: ['pause', 'pause', 'quit'] });
    expect(out).toMatch(
      /> pause\nYour dice fall without waiting.*\n.*> pause\nYour dice wait for Enter again\./,
    );
  });

  it('does not wait where somebody wants no pause, nor on a pipe', async () => {
    const ways = [
      { args: go('--no-pause'), typing: { terminal } },
      { args: go(), typing: {} },
    ];
    for (const { args, typing } of ways) {
      const { out } = await run(args, { games: races, ...typing, input: ['quit'] });
      expect(out).toMatch(/Ash rolls \d/);
      expect(out).not.toContain('Enter: Roll');
    }
  });
});

describe('looking', () => {
  it('tells what a thing is, once', async () => {
    const knowing: typeof diceRace = {
      ...diceRace,
      meanings: {
        ...(diceRace.meanings as NonNullable<typeof diceRace.meanings>),
        thing: (art) =>
          art.kind === 'creature' ? { kind: 'creature', say: ['creature', 7], lines: [['points']] } : null,
      },
    };
    const games = catalogOf({ 'dice-race': async () => knowing });
    const { out } = await run(race(scratch()), { games, input: ['look creature', 'look unicorn', 'quit'] });
    expect(out.match(/^Creature 7: points$/gm)).toHaveLength(1);
    expect(out).toContain('Nothing on the table is called "unicorn"');
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

describe('while bots play', () => {
  it('leaves on Ctrl-C, and keeps what was played', async () => {
    const data = scratch();
    const args = ['play', 'dice-race', '--seats', '4', '--bots', '4', '--seed', '1', '--data', data];
    const { code, out } = await run(args, {
      games: races,
      terminal: { columns: 80, rows: 24 },
      input: ['\u0003'],
      hasty: true,
    });
    expect(code).toBe(130);
    expect(out).toContain('Go on with: npx indigo play --resume');
    const [file] = filesIn(join(data, 'matches'));
    const record = JSON.parse(readFileSync(join(data, 'matches', file), 'utf8'));
    expect(record.about.over).toBe(false);
    expect(record.entries.length).toBeGreaterThan(0);
  });

  it('says so where the rules take no answer of a bot', async () => {
    const failing: typeof diceRace = {
      ...diceRace,
      steps: {
        ...diceRace.steps,
        *turn(t, step) {
          if (t.s.active === 1) {
            yield* t.ask(1, { kind: 'start', clause: 'R-TURN-01' }, () => [100, 101]);
            throw new Error('a rule that fails');
          }
          yield* diceRace.steps.turn(t, step);
        },
      },
    };
    const games = catalogOf({ 'dice-race': async () => failing });
    const { code, err } = await run(race(scratch()), { games, input: eager(9) });
    expect(code).toBe(1);
    expect(lines(err)).toEqual(['indigo: something went wrong: no answer of Misty was taken.']);
  });
});

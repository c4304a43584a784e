import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bots } from '@indigo/bots';
import { catalogOf } from '@indigo/catalog';
import { diceRace, WIN_POINTS } from '@indigo/dice-race';
import { Match, type MatchRecord, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { curveLines } from '../src/terminal/curve.ts';
import { lines, run, scratch } from './run.ts';

/** The race with a word on how a position looks. */
const race: typeof diceRace = {
  ...diceRace,
  evaluate: (s, seat) => 0.5 + s.racers[seat].points / (2 * WIN_POINTS),
};
const games = { games: catalogOf({ 'dice-race': async () => race }) };

function record(entries?: number): MatchRecord {
  const match = Match.start(race, { seats: 2, about: { names: ['Ann', 'Bob'] } }, { rng: seeded(3) });
  const rng = seeded(4);
  while (!match.over) {
    const [seat] = match.open();
    match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
  }
  return entries === undefined
    ? match.record
    : { ...match.record, entries: match.record.entries.slice(0, entries), marks: [] };
}

function fileOf(content: MatchRecord): string {
  const file = join(scratch(), 'match.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('analyse', () => {
  it('tells everybody’s chances, luck and errors, turning points and answers, in 80 columns', async () => {
    const { code, out, err } = await run(['analyse', fileOf(record()), '--futures', '6'], games);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Dice race, 2 players, \d+ turns\. Chances of winning in percent,/);
    const words = out.replace(/\s+/g, ' ');
    expect(words).toContain('by 6 futures a position (seed 1). ');
    expect(out).toMatch(/ 100% \|/);
    expect(out).toMatch(
      /\n {2}1 Ann +\d+\.\d +[+−]\d+\.\d +[+−]\d+\.\d +[+−]\d+\.\d +[+−]\d+\.\d +\d+\.\d\n/,
    );
    for (const head of ['Turning points', 'Worst answers', 'Best answers'])
      expect(out).toContain(`\n${head}\n`);
    expect(words).toMatch(
      /Turn \d+, entry \d+\. (Ann|Bob) −\d+\.\d: “[^”]+” \(\d+\.\d%\)\. Better: “[^”]+” \(\d+\.\d%\)\./,
    );
    for (const line of lines(out)) expect(line.length, line).toBeLessThanOrEqual(80);
  });

  it('gives the same for the same seed, as JSON with words, and adds up', async () => {
    const file = fileOf(record());
    const args = ['analyse', file, '--futures', '4', '--seed', '9', '--json'];
    const { out } = await run(args, games);
    expect((await run(args, games)).out).toBe(out);
    const found = JSON.parse(out);
    expect(found).toMatchObject({ game: 'dice-race', seats: 2, futures: 4, seed: 9 });
    expect(found.accounts.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Bob']);
    for (const { start, luck, error, others, rest, result } of found.accounts)
      expect(start + luck + error + others + rest).toBeCloseTo(result, 9);
    expect(found.curve).toHaveLength(found.moments.length + 1);
    for (const at of [...found.worst, ...found.best])
      expect(found.moments[at].answer.given[0]).toEqual(expect.any(String));
    for (const at of found.worst) expect(found.moments[at].answer.better.given[0]).toMatch(/\w+/);
    expect(found.turning).toEqual(found.turning.toSorted((a: number, b: number) => a - b));
  });

  it('takes a match that was not played to its end', async () => {
    const { code, out } = await run(['analyse', fileOf(record(60)), '--futures', '2'], games);
    expect(code).toBe(0);
    expect(out).toMatch(/2 Bob/);
  });

  it.each([
    [['--futures', '0'], /from 1 to 100000/],
    [['--futures', 'many'], /whole number/],
    [['--seed', 'x'], /whole number/],
    [['--fast'], /unknown option/],
  ])('%j: one line, exit code 2', async (more, message) => {
    const { code, out, err } = await run(['analyse', fileOf(record(60)), ...more], games);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(lines(err)).toHaveLength(1);
    expect(err).toMatch(message);
  });

  it('says that there is nothing to analyse', async () => {
    const { code, out, err } = await run(['analyse', fileOf(record(0))], games);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/nothing has happened yet/);
  });
});

describe('the curve', () => {
  it('draws each seat by its number, certain on top and lost below', () => {
    const drawn = curveLines(
      [
        [0.5, 0.5],
        [0.8, 0.2],
        [1, 0],
      ],
      11,
    );
    expect(drawn).toEqual([
      '  100% |  1',
      '       |',
      '       | 1',
      '       |',
      '       |',
      '   50% |1',
      '       |',
      '       |',
      '       | 2',
      '       |',
      '    0% |  2',
    ]);
  });
});

describe('hint', () => {
  const play = (data: string): string[] => [
    'play',
    'dice-race',
    '--seats',
    '2',
    '--seed',
    '7',
    '--data',
    data,
  ];

  it('names the best options by number, with the chance of winning and what speaks for them', async () => {
    const { code, out } = await run(play(scratch()), { ...games, input: ['hint', '1', 'hint', 'quit'] });
    expect(code).toBe(0);
    expect(out).toContain('Chances of winning, as far as can be seen:');
    expect(out).toMatch(/\n {2}\d+\.\d% {2}\d+ \w+/);
    expect((await run(play(scratch()), { ...games, input: ['?', 'quit'] })).out).toMatch(/\nhint {11}/);
  });

  it('is not given where nobody is to have one, nor when such a match goes on', async () => {
    const data = scratch();
    const none = 'No hints are given at this table.';
    const begun = await run([...play(data), '--no-hints'], { ...games, input: ['hint', '1', 'quit'] });
    expect(begun.out).toContain(none);
    const resumed = await run(['play', '--resume', '--data', data], { ...games, input: ['hint', 'quit'] });
    expect(resumed.out).toContain(none);
  });

  it('says so where nobody can say what is good', async () => {
    const blind = { games: catalogOf({ 'dice-race': async () => diceRace }) };
    const { out } = await run(play(scratch()), { ...blind, input: ['hint', 'quit'] });
    expect(out).toContain('No hints are given at this table.');
  });
});

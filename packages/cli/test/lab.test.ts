import { spawn as start } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog } from '@indigo/catalog';
import { type BotName, type Lab, labFile, labOf, type Played, playOut, seriesOf } from '@indigo/lab';
import { describe, expect, it } from 'vitest';
import { fitChanges } from '../src/lab/changes.ts';
import { readSettings } from '../src/settings.ts';
import { bin, filesIn, lines, races, run, scratch } from './run.ts';

const lab = (...more: string[]): string[] => [
  'lab',
  'orchard',
  '--bot',
  'random',
  '--matches',
  '20',
  ...more,
];
/** Threads know the real games only. */
const games = { games: catalog };
const read = (file: string): Lab => JSON.parse(readFileSync(file, 'utf8'));

describe('lab', () => {
  it('tells length, wins and cards, as text and as JSON', async () => {
    const { code, out, err } = await run(lab());
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('orchard, 2 seats, random bots, seed 1');
    expect(out).toMatch(/seat +1 +20 +\d+ +\d+\.\d +\d+\.\d to \d+\.\d/);
    expect(out).toMatch(/never used: 1 \(melon\)/);
    const report = JSON.parse((await run(lab('--json'))).out);
    expect(report).toMatchObject({ matches: 20, finished: 20, even: 0.5, setting: { game: 'orchard' } });
    expect(report.seats[0].wins + report.seats[1].wins).toBe(20);
    expect(report.cards).toHaveLength(11);
  });

  it('has bots change seats, and tells who beats whom', async () => {
    const race = ['lab', 'dice-race', '--bots', 'greedy,random', '--matches', '12', '--json'];
    const { bots, pairs } = JSON.parse((await run(race, { games: races })).out);
    expect(bots.map(({ bot, of }: { bot: string; of: number }) => [bot, of])).toEqual([
      ['greedy', 12],
      ['random', 12],
    ]);
    expect(pairs).toHaveLength(1);
  });

  it('comes to the same on several threads', async () => {
    const args = [
      'lab',
      'classic',
      '--bots',
      'greedy,random',
      '--matches',
      '5',
      '--max-decisions',
      '20',
      '--json',
    ];
    const one = await run(args, games);
    expect(JSON.parse(one.out)).toMatchObject({ matches: 5 });
    expect((await run([...args, '--jobs', '2'], games)).out).toBe(one.out);
  });

  it('goes on where it stopped', async () => {
    const folder = scratch();
    const [whole, parts] = [join(folder, 'whole.json'), join(folder, 'parts.json')];
    await run(lab('--save', whole));
    await run(['lab', 'orchard', '--bot', 'random', '--matches', '7', '--save', parts]);
    expect(read(parts).played).toHaveLength(7);
    const { out } = await run(lab('--save', parts, '--resume'));
    expect(out).toContain('20 matches kept in');
    expect(readFileSync(parts, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    expect(filesIn(folder).sort()).toEqual(['parts.json', 'whole.json']);
  });

  it('lays two settings beside each other', async () => {
    const file = join(scratch(), 'short.json');
    const turns = (most: number): string[] => [
      ...['lab', 'classic', '--bot', 'random', '--matches', '20'],
      ...['--set', `maxTurns=${most}`],
    ];
    await run([...turns(2), '--save', file], games);
    const { out } = await run([...turns(6), '--against', file], games);
    expect(out).toMatch(/^classic, 2 seats, random bots, seed 1\n {2}maxTurns = 6\n {2}finished/);
    expect(out).toContain('  maxTurns: 6 here, 2 there');
    expect(out).toMatch(/turns .* <0\.0001\*/);
    const { against } = JSON.parse((await run([...turns(6), '--against', file, '--json'], games)).out);
    expect(against.lengths[0]).toMatchObject({ what: 'turns', effect: 1 });
  });

  it('puts nothing in the place of what is no file', async () => {
    const folder = scratch();
    for (const option of ['--save', '--csv']) {
      const { code, out, err } = await run(lab(option, folder));
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toBe(`indigo: cannot write ${folder}: it is a directory: name a file.\n`);
      const device = await run(lab(option, '/dev/null'));
      expect(device).toMatchObject({ code: 2, out: '' });
      expect(device.err).toContain('cannot write /dev/null: something else has that name');
    }
    expect(filesIn(folder)).toEqual([]);
  });

  it('writes a table', async () => {
    const file = join(scratch(), 'table.csv');
    expect((await run(lab('--csv', file))).out).toContain('40 rows in');
    expect(lines(readFileSync(file, 'utf8'))).toHaveLength(41);
  });

  it('keeps what was played when it is interrupted', async () => {
    const file = join(scratch(), 'cut.json');
    const args = ['lab', 'classic', '--bot', 'random', '--matches', '100000', '--jobs', '2', '--save', file];
    const command = start(process.execPath, [bin, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    let err = '';
    command.stderr.on('data', (chunk: Buffer) => {
      err += chunk;
    });
    const end = once(command, 'exit');
    while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 50));
    command.kill('SIGINT');
    const [code] = await end;
    expect(code, err).toBe(130);
    const { played } = read(file);
    expect(err).toContain(`stopped after ${played.length} of 100,000 matches`);
    expect(filesIn(join(file, '..'))).toEqual(['cut.json']);
  });
});

describe('what a game tells of its balance', () => {
  it.each(catalog.ids)('%s names its own cards and seats', async (game) => {
    const ruleset = await catalog.load(game);
    const { version, balance, seats } = ruleset;
    const options = readSettings(ruleset, []);
    const bots = new Array<BotName>(seats.max).fill('random');
    const setting = { game, version, options, bots, seed: 2, changes: [], maxDecisions: 2_000 };
    const cards = balance?.cards ?? [];
    const played = [playOut(ruleset, seriesOf(setting), 0)];
    expect(new Set(cards).size).toBe(cards.length);
    expect(labOf(JSON.parse(labFile({ setting, cards, played }))), 'seats there are').not.toBeNull();
    const { used, holders, began } = played[0].counted as NonNullable<Played['counted']>;
    expect(cards).toEqual(expect.arrayContaining([...Object.keys(used), ...Object.keys(holders)]));
    expect(Object.keys(used).length).toBeGreaterThan(0);
    expect(Object.keys(began)).toContain('turn order');
  });
});

describe('changed data', () => {
  const starters = ['Bulbasaur', 'Charmander', 'Squirtle', 'Pikachu', 'Clefairy', 'Meowth'];

  it('is what is played with', async () => {
    const folder = scratch();
    const [changes, table] = [join(folder, 'changes.json'), join(folder, 'table.csv')];
    const renamed = starters.map((name) => [`chips/CHIPS/${name}/name`, `New ${name}`]);
    writeFileSync(changes, JSON.stringify(Object.fromEntries(renamed)));
    const args = [
      'lab',
      'classic',
      '--bot',
      'random',
      '--matches',
      '1',
      '--max-decisions',
      '1',
      '--csv',
      table,
    ];
    const { code, err } = await run([...args, '--changes', changes], games);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [head, ...rows] = lines(readFileSync(table, 'utf8')).map((line) => line.trim().split(','));
    for (const row of rows) expect(row[head.indexOf('starter')]).toMatch(/^New /);
  });

  it.each([
    ['nothing/X/1', 1, 'there is no "nothing". There are: chips, events'],
    ['chips/CHIPS/Missingno/name', 'x', 'there is no "Missingno"'],
    ['chips/CHIPS/Pikachu/colour/deeper', 1, 'there is no "deeper"'],
    [
      'chips/CHIPS/Pikachu/power',
      'much',
      '"chips/CHIPS/Pikachu/power" is a number: it cannot become a string.',
    ],
    ['rules/MAX_SEATS', 9, 'stands by itself'],
    ['chips', 1, 'There are: '],
  ])('is refused where it does not fit: %s', async (path, to, why) => {
    await expect(fitChanges('classic', [{ path, to }])).rejects.toThrow(why);
  });

  it('needs data', async () => {
    await expect(fitChanges('orchard', [{ path: 'a/b', to: 1 }])).rejects.toThrow('has no data');
  });
});

describe('asked wrongly', () => {
  const folder = scratch();
  const there = (name: string, content: string): string => {
    const file = join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  mkdirSync(join(folder, 'sub'));
  const empty = there('empty.json', '{}');
  const other = there(
    'other.json',
    '{"format":"indigo-lab-1","setting":{"game":"hex","version":1,"options":{},"bots":["random"],"seed":1,"changes":[],"maxDecisions":1},"cards":[],"played":[]}',
  );

  it.each([
    ['no such bot', ['--bot', 'randm'], 'Did you mean "random"?'],
    ['no such option', ['--set', 'gaol=3'], 'Did you mean "goal"?'],
    ['resuming nothing', ['--resume'], '--resume needs --save'],
    ['a file that is there', ['--save', empty], 'is there already'],
    ['a file that holds no lab', ['--save', empty, '--resume'], 'holds no lab'],
    ['another lab', ['--save', other, '--resume'], 'holds another lab: its game differs'],
    ['an impossible place', ['--save', join(empty, 'x')], 'cannot write'],
    ['one file for two', ['--save', join(folder, 'one'), '--csv', join(folder, 'one')], 'name two.'],
    ['a table that is there', ['--csv', empty], 'is there already'],
    ['a folder', ['--csv', join(folder, 'sub')], 'it is a directory'],
    ['nothing to compare with', ['--against', join(folder, 'none.json')], 'there is no such file'],
    ['another game', ['--against', other], 'is about hex'],
    ['no JSON', ['--against', there('no.json', '{')], 'is not JSON'],
    ['no changes', ['--changes', empty], 'holds no changes'],
    ['a cluster that is nowhere', ['--cluster'], '--store (INDIGO_STORE)'],
    ['too few', ['--matches', '0'], 'It takes a whole number'],
  ])('%s: one line, exit code 2, nothing written', async (_, more, why) => {
    const before = filesIn(folder);
    const { code, out, err } = await run(lab(...more));
    expect({ code, out, lines: lines(err).length }, err).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toContain(why);
    expect(filesIn(folder)).toEqual(before);
  });
});

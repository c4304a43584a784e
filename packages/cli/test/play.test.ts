import { chmodSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FRUIT } from './orchard.ts';
import { filesIn, lines, run, scratch } from './run.ts';

const solo = (data: string): string[] => ['play', 'orchard', '--seats', '2', '--seed', '7', '--data', data];
const two = (data: string): string[] => [
  'play',
  'orchard',
  '--names',
  'Ann,Bob',
  '--bots',
  '0',
  '--seed',
  '7',
  '--data',
  data,
];

describe('a match at the keyboard', () => {
  it('shows the board, the players, the own basket, the question and its options', async () => {
    const { out, code } = await run(solo(scratch()), { input: ['quit'] });
    expect(code).toBe(0);
    expect(out).toMatch(/── Orchard ── turn 0 ── A Ash ──/);
    expect(out).toMatch(/gate/);
    expect(out).toMatch(/A Ash {2}0\/4 given\n/);
    expect(out).toContain("Misty's basket: 3, hidden");
    expect(out).toMatch(/Your basket: \w+/);
    expect(out).toMatch(/What now\? \[O-TURN-01\]/);
    expect(out).toMatch(/1 {2}Walk/);
    expect(out).toContain('Ash> quit');
  });

  it('marks the places options point at with their numbers', async () => {
    const { out } = await run(solo(scratch()), { input: ['1', 'board', 'quit'] });
    const board = out.slice(out.lastIndexOf('Ash> board'));
    for (const number of ['1', '2', '3']) expect(board).toContain(number);
    expect(board).toContain('A');
  });

  it('keeps to 80 columns and uses no colour on a pipe', async () => {
    const { out } = await run(solo(scratch()), {
      input: ['?', '1', 'why', 'players', 'log', 'board', 'look', '1', 'quit'],
    });
    for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    expect(out).not.toContain('\u001b');
  });

  it.each([
    [{ NO_COLOR: '1' }, []],
    [{}, ['--no-color']],
  ])('honours %j %j on a terminal', async (env, flags) => {
    const terminal = { columns: 80, rows: 24 };
    const plain = await run([...solo(scratch()), ...flags], { input: ['quit'], terminal, env });
    const coloured = await run(solo(scratch()), { input: ['quit'], terminal });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them
    const colour = /\u001b\[\d+m/;
    expect(plain.out).not.toMatch(colour);
    expect(coloured.out).toMatch(colour);
  });

  it('says what each command does', async () => {
    const { out } = await run(solo(scratch()), { input: ['?', 'quit'] });
    for (const word of [
      'board',
      'hand',
      'why',
      'rule',
      'undo',
      'log',
      'save',
      'quit',
      'done',
      'drop',
      'look',
      'face up',
    ]) {
      expect(out).toContain(word);
    }
  });

  it('tells why something is refused, and by which clause', async () => {
    const { out } = await run(solo(scratch()), { input: ['why', 'why a', 'why z', 'quit'] });
    expect(out).toContain('a  Fly: you have no wings [O-TURN-02]');
    expect(out).toContain('Neither option nor refusal "z"');
  });

  it('answers nonsense with a hint and asks again', async () => {
    const { out } = await run(solo(scratch()), { input: ['', 'frobnicate', '9', '1 2', 'quit'] });
    expect(out).toContain('Type the number of an option');
    expect(out).toContain('"frobnicate" is neither');
    expect(out).toContain('There is no option 9; they go from 1 to 3.');
    expect(out).toContain('takes one option');
  });

  it('takes an answer back, and draws the same again', async () => {
    const fair = await run(solo(scratch()), { input: ['undo', '1', 'undo', 'quit'] });
    expect(fair.out).toContain('You have not answered anything yet.');
    expect(fair.out.match(/What now\?/g)).toHaveLength(2);
    const drawn = await run(solo(scratch()), { input: ['2', 'undo', '2', 'quit'] });
    const found = drawn.out.split('undo').map((part) => part.match(/› You find: \w+/g)?.at(-1));
    expect(found).toHaveLength(2);
    expect(found[0]).toBeDefined();
    expect(found[1]).toBe(found[0]);
  });

  it('asks the others where something has happened since', async () => {
    // Ann picks, Bob walks, then Ann would like to pick again.
    const turns = ['', '2', '', '', '1', '1', '', ''];
    const stands = await run(two(scratch()), { input: [...turns, 'undo', 'n', 'quit'] });
    expect(stands.out).toContain('Does Bob agree to take it back? [y/N] n');
    expect(stands.out).toContain('Then it stands.');
    const back = await run(two(scratch()), { input: [...turns, 'undo', 'y', 'players', 'quit'] });
    expect(back.out.slice(back.out.indexOf('[y/N] y'))).toMatch(/Your basket: (\w+, ){2}\w+\n/);
  });

  it('puts an answer together from parts', async () => {
    const { out } = await run(solo(scratch()), {
      input: ['3', 'done', '1', 'drop 1', '1 2', '1', 'done', 'log', 'quit'],
    });
    expect(out).toContain('Not complete: choose 1 more.');
    expect(out).toContain('May be added:');
    expect(out).toContain('Nothing chosen.');
    expect(out).toContain('Ash (2 chosen) [done]> ');
    expect(out).toContain('is chosen already');
    expect(out).toContain('Ash gives 2 away.');
  });

  it('gives what is put together on Enter', async () => {
    const { out } = await run(solo(scratch()), { input: ['3', '', '1', '', 'log', 'quit'] });
    expect(out).toContain('Add parts by number; done gives the answer, drop N takes one out.');
    expect(out).toContain('Ash gives 1 away.');
  });

  it('passes a window on Enter', async () => {
    const { out } = await run(two(scratch()), { input: ['', '3', '1', 'done', '', '', '', 'log', 'quit'] });
    expect(out).toContain('Cheer? [O-GIVE-02]');
    expect(out).not.toContain('cheers.');
  });

  it('plays to the end, names the winner, the record and offers the story', async () => {
    const data = scratch();
    const { out, code } = await run(solo(data), {
      input: [...Array.from({ length: 30 }, () => ['3', '1', 'done', '1']).flat()],
    });
    expect(code).toBe(0);
    expect(out).toMatch(/(Ash|Misty) won after \d+ turns\./);
    expect(out).toMatch(/Record: .*orchard-.*\.json/);
    expect(out).toContain('Read the whole story');
  });

  it('plays bots among themselves, telling the story', async () => {
    const { out, code } = await run(['play', 'orchard', '--bots', '2', '--names', '', '--data', scratch()]);
    expect(code).toBe(2);
    expect(out).toBe('');
    const bots = await run([
      'play',
      'orchard',
      '--seats',
      '2',
      '--bots',
      '2',
      '--seed',
      '3',
      '--data',
      scratch(),
    ]);
    expect(bots.code).toBe(0);
    expect(bots.out).toMatch(/Misty picks something\.[\s\S]*won after/);
    expect(bots.out).not.toContain('You find');
  });
});

describe('who plays', () => {
  const seated = async (...more: string[]): Promise<string> => {
    const args = ['play', 'orchard', '--seed', '7', '--data', scratch(), ...more];
    return (await run(args, { input: ['players', 'quit'] })).out;
  };

  it('are trainers unless others are asked for', async () => {
    expect(await seated()).toContain('C Brock (bot, Trainer)');
    expect(await seated('--bots', 'leader')).toMatch(
      /B Misty \(bot, Gym Leader\)[\s\S]*C Brock \(bot, Gym Leader\)/,
    );
    expect(await seated('--bots', 'ace,random')).toMatch(
      /A Ash {2}[\s\S]*B Misty \(bot, Ace\)[\s\S]*C Brock \(bot, Random\)/,
    );
    expect(await seated('--bots', '1')).not.toContain('Brock');
  });

  it('can be said seat by seat', async () => {
    const out = await seated('--players', 'bot:random,Misty,bot');
    expect(out).toMatch(/A Brock \(bot, Random\)[\s\S]*B Misty {2}[\s\S]*C Erika \(bot, Trainer\)/);
  });

  it('is asked in the menu', async () => {
    const menu = async (seats: string, ...bots: string[]): Promise<string> => {
      const input = ['1', seats, '', '', ...bots, '', 'players', 'quit'];
      return (await run(['play', '--data', scratch()], { input })).out;
    };
    const out = await menu('2', '');
    expect(out).toContain('2  Trainer: knows the game, and still slips now and then');
    expect(out).toContain('B Misty (bot, Trainer)');
    expect(await menu('3', '5')).toMatch(/B Misty \(bot, Champion\)[\s\S]*C Brock \(bot, Champion\)/);
    const each = await menu('3', '9', '1,2,3', '1, 5');
    expect(each).toMatch(/A number from 1 to 8, please\.[\s\S]*One number for all, or 2, please\./);
    expect(each).toMatch(/B Misty \(bot, Youngster\)[\s\S]*C Brock \(bot, Champion\)/);
  });

  it('is warned of bots that see nothing in the game', async () => {
    const listed = (await run(['play', '--data', scratch()], { input: ['1', '2', '', '', 'q'] })).out;
    expect(listed.replace(/\n +/g, ' ')).toContain(
      'Greedy: looks one step ahead (sees nothing in this game and plays at random)',
    );
    expect(listed).toContain('Random: does anything the rules allow\n');
    const out = (...args: string[]): Promise<string> =>
      run(['play', 'orchard', '--data', scratch(), ...args], { input: ['quit'] }).then((ran) =>
        ran.out.replace(/\n +/g, ' '),
      );
    expect(await out('--bots', 'greedy,ace')).toContain(
      'Greedy and Ace see nothing in this game, which does not say how a position looks, and play at random.',
    );
    expect(await out('--bots', 'random')).not.toContain('nothing in this game');
    const german = await out('--bots', 'greedy', '--language', 'de');
    expect(german).toContain('Gierig sieht in diesem Spiel nichts');
  });
});

describe('two people at one keyboard', () => {
  const fruitIn = (text: string): string[] => FRUIT.filter((fruit) => text.includes(fruit));

  it('hides the hand of the one before the other sits down', async () => {
    const { out } = await run(two(scratch()), { input: ['', '1', '1', '', '', 'quit'] });
    const [first, second] = out.split('Pass the keyboard to Bob.');
    const mine = fruitIn(/Your basket: (.*)/.exec(first)?.[1] ?? '');
    const theirs = fruitIn(/Your basket: (.*)/.exec(second)?.[1] ?? '');
    expect(mine.length).toBeGreaterThan(0);
    expect(fruitIn(second).filter((fruit) => !theirs.includes(fruit))).toEqual([]);
    expect(second).toContain("Ann's basket: 3, hidden");
  });

  it('empties the screen and the scrollback on a terminal', async () => {
    const { out } = await run(two(scratch()), {
      input: ['', '1', '1', '', '', 'quit'],
      terminal: { columns: 80, rows: 24 },
    });
    const [before, after] = out.split('Pass the keyboard to Bob.');
    const cleared = before.lastIndexOf('\u001b[2J\u001b[3J\u001b[H');
    expect(cleared).toBeGreaterThan(0);
    expect(fruitIn(before.slice(cleared))).toEqual([]);
    const theirs = fruitIn(/Your basket: (.*)/.exec(after)?.[1] ?? '');
    expect(fruitIn(after).filter((fruit) => !theirs.includes(fruit))).toEqual([]);
  });

  it('shows what came of the answer before', async () => {
    const { out } = await run(two(scratch()), { input: ['', '1', '1', '', 'quit'] });
    expect(out).toMatch(/› Ann walks to the barn\.\nPress Enter to clear the screen for Bob\./);
  });

  it('does not let a key pressed twice lift the curtain', async () => {
    const terminal = { columns: 80, rows: 24 };
    const { out } = await run(two(scratch()), { input: ['', '1', '1\n\n\n'], terminal });
    expect(out).not.toMatch(/── B Bob ──/);
  });

  it('needs no curtain with one person', async () => {
    const { out } = await run(solo(scratch()), { input: ['1', '1', 'quit'] });
    expect(out).not.toContain('Pass the keyboard');
  });
});

describe('saving', () => {
  it('saves at every answer and resumes there', async () => {
    const data = scratch();
    await run(solo(data), { input: ['1', '2'] });
    const [file] = filesIn(join(data, 'matches'));
    const record = JSON.parse(readFileSync(join(data, 'matches', file), 'utf8'));
    expect(record).toMatchObject({
      game: 'orchard',
      seats: 2,
      about: { names: ['Ash', 'Misty'], over: false },
    });
    const resumed = await run(['play', '--resume', '--data', data], { input: ['log', 'quit'] });
    expect(resumed.out).toContain('Ash walks to the pond.');
    const named = await run(['play', '--resume', file.replace('.json', ''), '--data', data], {
      input: ['quit'],
    });
    expect(named.code).toBe(0);
  });

  it('tells the news, and the last lines of the story', async () => {
    const { out } = await run(solo(scratch()), { input: ['1', '2', 'news', 'log 1', 'quit'] });
    const news = (out.split('> news\n')[1] as string).split(/\nAsh(?: \[.*\])?> log 1\n/);
    expect(news[0].split('\n').every((line) => line.startsWith('› '))).toBe(true);
    expect(lines(news[1])[0]).toBe(news[0].split('\n').at(-1));
  });

  it('says which file is damaged instead of passing over it', async () => {
    const data = scratch();
    await run(solo(data), { input: ['1', '2'] });
    const [file] = filesIn(join(data, 'matches'));
    writeFileSync(join(data, 'matches', file), '{"format":');
    const resumed = await run(['play', '--resume', '--data', data]);
    expect(resumed).toMatchObject({ code: 2, out: '' });
    expect(resumed.err).toContain(`Damaged: ${file}`);
    expect((await run(['play', '--data', data], { input: ['q'] })).out).toContain('Damaged and left alone');
  });

  it('says why a match cannot be resumed, and leaves its file alone', async () => {
    const data = scratch();
    await run(solo(data), { input: ['1', '2'] });
    const file = join(data, 'matches', filesIn(join(data, 'matches'))[0]);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const broken = [
      [
        { version: 99 },
        /cannot be resumed: the rules of version 99 of Orchard are not known here, only those of 1/,
      ],
      [{ entries: [...record.entries, 'go:moon'] }, /cannot be resumed: entry \d+ of \d+/],
      [{ entries: record.entries.slice(0, 1) }, /cannot be resumed: it ends before "fruit" came out/],
    ] as const;
    for (const [wrong, message] of broken) {
      const content = JSON.stringify({ ...record, ...wrong });
      writeFileSync(file, content);
      const { code, err } = await run(['play', '--resume', '--data', data]);
      expect(code).toBe(2);
      expect(lines(err)).toHaveLength(1);
      expect(err).toMatch(message);
      expect(readFileSync(file, 'utf8')).toBe(content);
    }
  });

  it('shows nothing a terminal would obey, whatever a file says', async () => {
    const data = scratch();
    await run(solo(data), { input: ['1', '2'] });
    const file = join(data, 'matches', filesIn(join(data, 'matches'))[0]);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const about = {
      ...record.about,
      names: ['\u001b[2JAsh', 'Mi\u009b31m\u202esty'],
      bots: [null, 'ran\u001b[31m'],
    };
    writeFileSync(file, JSON.stringify({ ...record, about }));
    writeFileSync(join(data, 'matches', 'bad\u001b[31m.json'), '{');
    const typed = { input: ['players', 'wh\u001b[2Jat', 'quit'] };
    const outs = [
      await run(['play', '--resume', '--data', data], typed),
      await run(['play', '--data', data], { input: ['q'] }),
      await run(['replay', file]),
      await run(['verify', file]),
    ];
    for (const { code, out, err } of outs) {
      expect(code).toBe(0);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
      expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
    }
    expect(outs[0].out).toContain('Mi31msty (bot, ran[31m)');
  });

  it('lets the random bot stand in for one it does not know', async () => {
    const data = scratch();
    await run(solo(data), { input: ['1', '2'] });
    const file = join(data, 'matches', filesIn(join(data, 'matches'))[0]);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      JSON.stringify({ ...record, about: { ...record.about, bots: [null, 'constructor'] } }),
    );
    const resumed = await run(['play', '--resume', '--data', data], { input: ['1', '1', 'quit'] });
    expect(resumed).toMatchObject({ code: 0, err: '' });
  });

  it('resumes from the menu, and begins a new match from there', async () => {
    const data = scratch();
    const fresh = await run(['play', '--data', data], { input: ['1', '2', '', '', '', '', '1', '3'] });
    expect(fresh.out).toContain('Which game? [1]');
    expect(fresh.out).toContain('6  Greedy: looks one step ahead');
    expect(fresh.out).toContain('windy = false');
    expect(fresh.out).toContain('Go on with: npx indigo play --resume --data');
    const again = await run(['play', '--data', data], { input: ['1', 'log', 'quit'] });
    expect(again.out).toContain('Matches you have not finished:');
    expect(again.out).toContain('Ash walks to the hill.');
    const other = await run(['play', '--data', data], { input: ['9', 'm', 'n', 'q'] });
    expect(other.out).toMatch(/1 or n for a new match, please\.[\s\S]*Which game\?/);
  });

  it('pages a long list of matches, and knows them all by number', async () => {
    const data = scratch();
    await run(solo(data), { input: ['1'] });
    const folder = join(data, 'matches');
    const [first] = filesIn(folder);
    const record = JSON.parse(readFileSync(join(folder, first), 'utf8'));
    for (let i = 1; i <= 39; i++) {
      const about = { ...record.about, names: [`Ann${i}`] };
      writeFileSync(join(folder, `orchard-${i}.json`), JSON.stringify({ ...record, about }));
      utimesSync(join(folder, `orchard-${i}.json`), 1000 - i, 1000 - i);
    }
    const menu = (...input: string[]): Promise<string> =>
      run(['play', '--data', data], { input }).then(({ out }) => out);
    const out = await menu('m', 'm', 'm', '0', '41', 'q');
    expect(out).toMatch(/ 1 {2}Orchard: Ash and 1 bot,[\s\S]* 2 {2}Orchard: Ann1 and 1 bot,/);
    expect(out).toMatch(/ m {2}\d+ older ones\n +n {2}A new match/);
    for (let i = 1; i <= 39; i++) expect(out).toContain(`Ann${i} and 1 bot`);
    expect(out).toContain('A number from 1 to 40 or n for a new match, please.');
    // Every screen of it fits.
    for (const screen of out.split('Go on with which one?').slice(1))
      expect(screen.split('\n').length).toBeLessThanOrEqual(24);
    expect(await menu('40', 'players', 'quit')).toContain('A Ann39');
  });

  it('leaves the menu without writing anything', async () => {
    const data = join(scratch(), 'none');
    expect(await run(['play', '--data', data], { input: ['q'] })).toMatchObject({ code: 0, err: '' });
    expect(await run(['play', '--data', data], { input: [] })).toMatchObject({ code: 0, err: '' });
    expect(existsSync(data)).toBe(false);
  });

  it('takes wrong answers in the menu with patience', async () => {
    const { out } = await run(['play', '--data', scratch()], {
      input: ['7', '1', '9', '2', 'Ann', '', '2', 'wind=1', 'goal=x', 'goal=2 windy=yes', '', 'quit'],
    });
    expect(out).toContain('There is only 1.');
    expect(out).toContain('A number from 2 to 3, please.');
    expect(out).toContain('Did you mean "windy"?');
    expect(out).toContain('is a whole number from 1 to 9');
    expect(out).toContain('A Ann  0/4');
  });

  it('goes on in memory where it cannot save', async () => {
    const folder = scratch();
    const blocked = join(folder, 'file');
    writeFileSync(blocked, '');
    const { out, err, code } = await run(solo(blocked), { input: ['1', '1', 'save', 'quit'] });
    expect(code).toBe(0);
    expect(lines(err)).toEqual([
      'indigo: The match cannot be saved: part of its path is not a directory: name another place. It goes on in memory; "save" tries again.',
    ]);
    expect(out).toContain('NOT SAVED');
    expect(out).toContain('could not be saved and is gone');
  });

  it.skipIf(process.getuid?.() === 0)('goes on in memory where it may not write', async () => {
    const data = join(scratch(), 'data');
    mkdirSync(data);
    chmodSync(data, 0o500);
    const { err, code } = await run(solo(data), { input: ['1', '1', 'quit'] });
    expect(code).toBe(0);
    expect(err).toContain('permission denied');
  });

  it('does not seat more than the game takes, whatever a file says', async () => {
    const data = scratch();
    await run(solo(data), { input: ['1'] });
    const [name] = filesIn(join(data, 'matches'));
    const file = join(data, 'matches', name);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...record, seats: 2 ** 40 }));
    const { code, out, err } = await run(['play', '--resume', '--data', data]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(`indigo: ${file} cannot be resumed: Orchard takes 2 to 3 players, not 1099511627776.\n`);
    expect(filesIn(join(data, 'matches'))).toEqual([name]);
  });

  it('says what there is to resume', async () => {
    const data = scratch();
    expect(await run(['play', '--resume', '--data', data])).toMatchObject({ code: 2, out: '' });
    await run(solo(data), { input: ['1'] });
    const { err, code } = await run(['play', '--resume', 'nope', '--data', data]);
    expect(code).toBe(2);
    expect(err).toMatch(/no unfinished match "nope"\. There are: orchard-/);
  });
});

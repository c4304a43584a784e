import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { catalog } from '@indigo/catalog';
import { type AnyRuleset, type Place, seeded } from '@indigo/kernel';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { submit } from '../src/play/answer.ts';
import { fitted, type Parts } from '../src/play/fitting.ts';
import { optionLines, optionPage } from '../src/play/options.ts';
import { tableScreen } from '../src/play/screen.ts';
import { Session } from '../src/play/session.ts';
import { compose, type Turn, turnOf } from '../src/play/turn.ts';
import { readRecordFile } from '../src/record-file.ts';
import { Saves } from '../src/saves.ts';
import { crop } from '../src/terminal/crop.ts';
import { shortened } from '../src/terminal/hexes.ts';
import { labelsOf } from '../src/terminal/labels.ts';
import { Lines } from '../src/terminal/lines.ts';
import { isMover, signsFor } from '../src/terminal/signs.ts';
import { whereabouts, whereaboutsInFull } from '../src/terminal/whereabouts.ts';
import { widthOf } from '../src/terminal/width.ts';
import { orchard } from './orchard.ts';
import { filesIn, lines, races, run, scratch } from './run.ts';

const SIZES = [
  [80, 24],
  [120, 40],
  [200, 50],
] as const;

/** Questions of each game that are looked at. */
const QUESTIONS = 14;

/** Somebody alone against bots who play at random, and what they see at each size. */
async function alone(
  game: string,
  seen: (turn: Turn, draw: (size: number) => string[]) => void,
): Promise<void> {
  const stdout = Object.assign(new PassThrough(), { columns: 80, rows: 24 });
  stdout.resume();
  const io = { stdin: new PassThrough(), stdout, stderr: stdout, env: {}, catalog, root: scratch() };
  const keyboard = new Lines(io);
  const paint = pc.createColors(false);
  const console = { io, lines: keyboard, paint, data: null, fast: false, pauses: false };
  const players = [null, 'random', 'random'].map((bot, i) => ({ name: ['Ash', 'Misty', 'Brock'][i], bot }));
  const setup = { id: 'alone', players, options: {}, seed: 3, started: '', hints: true };
  const session = await Session.start(console, new Saves(scratch()), await catalog.load(game), setup);
  const rng = seeded(3);
  for (let asked = 0; asked < QUESTIONS; asked++) {
    const seat = await session.next();
    if (seat === null) break;
    const turn = (await turnOf(session, seat)) as Turn;
    seen(turn, (size) => {
      [stdout.columns, stdout.rows] = SIZES[size];
      return tableScreen(turn);
    });
    const { options, shape } = turn.decision;
    const natural = turn.meanings.findIndex(({ role }) => role === 'natural');
    const fit = turn.fitting ?? [];
    if (shape !== 'pick' && turn.missing !== null) await compose(turn, [fit[rng(fit.length)]]);
    const ids = shape === 'pick' ? options[natural < 0 ? rng(options.length) : natural].id : turn.draft;
    if ((await submit(turn, ids)) !== 'answered') break;
  }
  keyboard.close();
  session.close();
}

describe.each(['classic', 'badges', 'mit', 'hex', 'master'])('%s on a screen', (game) => {
  it('fits, with the table and the question, and crops nothing while rows are empty', async () => {
    let screens = 0;
    let beside = 0;
    await alone(game, (turn, draw) => {
      SIZES.forEach(([columns, rows], size) => {
        const drawn = draw(size);
        const what = `${columns}x${rows}\n${drawn.join('\n')}`;
        // The prompt is one line more.
        expect(drawn.length + 1, what).toBeLessThanOrEqual(rows);
        for (const line of drawn) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
        expect(what).toContain(`[${turn.decision.clause}]`);
        const question = drawn.lastIndexOf('');
        const { battle, spread } = turn.session.scene(turn.seat);
        // Below the header, above the letter of the first player.
        const table = drawn.findIndex((line, i) => i > 0 && line.startsWith('A Ash')) - 1;
        expect(table, what).toBeGreaterThanOrEqual(battle === undefined && spread === undefined ? 6 : 2);
        // Whatever lies in the middle, who stands where is to be seen.
        const movers = turn.session.scene(turn.seat).pieces.filter(isMover);
        const where =
          drawn.slice(1, question).some((line) => /^On the board: |players {2}1 2|\(b: all/.test(line)) ||
          // All of the board, without its legend.
          drawn.slice(1, question).filter((line) => line.includes('··')).length >= 7;
        if ((battle ?? spread) !== undefined && movers.length > 0) {
          expect(where, what).toBe(true);
          beside++;
        }
        const isCropped = drawn.slice(0, question).some((line) => /rows? (above|below)/.test(line));
        if (isCropped) expect(drawn.length + 1, what).toBe(rows);
        screens++;
      });
    });
    expect(screens).toBeGreaterThan(40);
    if (['classic', 'mit', 'master'].includes(game)) expect(beside).toBeGreaterThan(0);
  });
});

describe('a screen with little room', () => {
  const rows = (count: number, what: string): string[] =>
    Array.from({ length: count }, (_, i) => `${what}${i}`);
  const parts = (options: number): Parts => ({
    table: (height) => rows(height === null ? 30 : Math.min(30, height), 't'),
    board: () => [],
    where: [],
    whereInFull: [],
    players: [rows(12, 'p'), rows(5, 'p'), rows(3, 'p')],
    news: rows(20, 'n'),
    packed: rows(9, 'n'),
    around: [rows(9, 'n'), [], []],
    earlier: (count) => `${count} before`,
    question: ['', 'Q'],
    options: [rows(options * 2, 'o'), rows(options, 'o')],
    page: (height) => rows(height, 'o'),
  });
  const count = (screen: string[], what: string): number =>
    screen.filter((line) => line.startsWith(what)).length;

  it('keeps every option while it can, and gives the table what is left', () => {
    const screen = fitted(parts(5), 23);
    expect(screen).toHaveLength(23);
    expect([count(screen, 'o'), count(screen, 'p')]).toEqual([5, 5]);
    expect(count(screen, 't')).toBeGreaterThanOrEqual(7);
    expect(screen).toContain('7 before');
  });

  it('tells a sentence there is no room for from its beginning', () => {
    const told = [...rows(5, '› '), '› Two goes on', '  and on', '  and on.', '› Three.'];
    const screen = fitted({ ...parts(5), news: told, packed: told, around: [told, [], []] }, 23);
    const at = screen.findIndex((line) => line.endsWith('before'));
    expect(screen.slice(at, screen.indexOf('Q') - 1)).toEqual(['7 before', '› Two goes …', '› Three.']);
  });

  it('packs the news where that lets the board in below what is laid out, and tells players in short', () => {
    const laid = (board: number): Parts => ({
      ...parts(2),
      table: (height) => rows(Math.min(3, height ?? 3), 't'),
      board: (height) => rows(Math.min(board, height ?? board), 'b'),
      where: ['w'],
      whereInFull: ['w'],
      packed: rows(3, 'n'),
      news: rows(6, 'n'),
    });
    const small = fitted(laid(20), 24);
    expect(small).toHaveLength(24);
    expect(['t', 'b', 'w', 'p', 'n', 'o'].map((what) => count(small, what))).toEqual([3, 7, 0, 5, 3, 4]);
    const large = fitted(laid(20), 60);
    expect(['b', 'w', 'p', 'n'].map((what) => count(large, what))).toEqual([20, 0, 12, 6]);
  });

  it('tells whole who stands where, if it has rows left', () => {
    const laid: Parts = {
      ...parts(2),
      table: () => rows(3, 't'),
      where: ['w0'],
      whereInFull: rows(2, 'w'),
      packed: rows(3, 'n'),
      news: rows(6, 'n'),
    };
    // Besides there are the table, players, packed news, the question and the options.
    const least = 3 + 5 + 3 + 2 + 4;
    expect(count(fitted(laid, least + 1), 'w')).toBe(1);
    const screen = fitted(laid, least + 2);
    expect([screen.length, count(screen, 'w')]).toEqual([least + 2, 2]);
  });

  it('shows the board in place of what is laid out, where the options tell of that and both have no room', () => {
    const laid: Parts = {
      ...parts(3),
      table: (height) => rows(Math.min(3, height ?? 3), 't'),
      board: (height) => rows(Math.min(20, height ?? 20), 'b'),
      where: ['w'],
      whereInFull: ['w'],
      packed: rows(5, 'n'),
      news: rows(6, 'n'),
      around: [rows(5, 'n'), [], []],
    };
    const seen = (isListed: boolean, room: number) => {
      const screen = fitted({ ...laid, isListed }, room);
      expect(screen.length).toBeLessThanOrEqual(room);
      return ['t', 'b', 'w', 'p', 'o'].map((what) => count(screen, what));
    };
    expect(seen(false, 22)).toEqual([3, 0, 1, 5, 6]);
    expect(seen(true, 22)).toEqual([0, 7, 0, 5, 6]);
    // Nor where there is room for it, or for neither.
    expect(seen(true, 40)[0]).toBe(3);
    expect(seen(true, 14)[0]).toBe(seen(false, 14)[0]);
  });

  it('gives half of what is left to a table that is higher, where there is a page of the options', () => {
    const screen = fitted(parts(40), 38);
    expect(screen).toHaveLength(38);
    expect([count(screen, 't'), count(screen, 'o')]).toEqual([15, 16]);
  });

  it('shows a page of the options where they do not fit', () => {
    const screen = fitted(parts(40), 22);
    expect(screen).toHaveLength(22);
    expect([count(screen, 't'), count(screen, 'p'), count(screen, 'o')]).toEqual([7, 3, 8]);
  });
});

describe('before a roll', () => {
  it.each([
    [80, 24],
    [100, 30],
    [200, 50],
  ])('the board is there as it stood, at %ix%i', async (columns, rows) => {
    const args = ['play', 'mit', '--seats', '3', '--seed', '3', '--bots', 'random', '--data', scratch()];
    const { out } = await run(args, {
      games: catalog,
      terminal: { columns, rows },
      env: { TERM: 'xterm', NO_COLOR: '1' },
      input: ['', ''],
    });
    const before = out.split('\u001b[2J\u001b[H').find((screen) => screen.includes('Enter: Roll')) ?? '';
    expect(before).toMatch(/ABC Pallet Town/);
    expect(before).not.toContain('You roll');
    const [shown] = before.split('Enter: Roll');
    expect(shown.split('\n').length).toBeLessThanOrEqual(rows);
  });
});

describe('who stands where', () => {
  it('fits into one line, the longest names cut first', () => {
    const places = ['Oak', 'Sea Routes 19-21, 1 square past Blaine'].map((name) => ({
      id: name,
      x: 0,
      y: 0,
      kind: 'route',
      say: [name] as const,
    }));
    const pieces = [1, 0, 2].map((seat) => ({
      id: `mover:${seat}`,
      kind: 'mover',
      at: places[seat === 2 ? 1 : 0].id,
      seat,
      say: ['mover'] as const,
    }));
    const look = {
      scene: { aspect: 1, places, links: [], pieces, zones: [], gauges: [] },
      say: ([key]: readonly [string, ...unknown[]]) => key,
      players: [],
      you: 0,
      width: 40,
      paint: pc.createColors(false),
    };
    expect(whereabouts(look)).toEqual(['On the board: AB Oak · C Sea Routes 19-…']);
    expect(whereaboutsInFull(look)).toEqual([
      'On the board: AB Oak · C Sea Routes',
      '  19-21, 1 square past Blaine',
    ]);
  });
});

describe("one's own roll", () => {
  it('stays in sight where what happened since does not fit', () => {
    const rows = (count: number, what: string): string[] =>
      Array.from({ length: count }, (_, i) => `${what}${i}`);
    const screen = fitted(
      {
        table: (height) => rows(height === null ? 30 : Math.min(30, height), 't'),
        board: () => [],
        where: [],
        whereInFull: [],
        players: [rows(12, 'p'), rows(5, 'p'), rows(3, 'p')],
        news: ['You roll a 4', ...rows(20, 'n')],
        packed: ['You roll a 4', ...rows(9, 'n')],
        around: [[], ['You roll a 4'], rows(9, 'n')],
        earlier: (count) => `${count} before`,
        question: ['', 'Q'],
        options: [rows(8, 'o')],
        page: (height) => rows(height, 'o'),
      },
      20,
    );
    expect(screen).toHaveLength(20);
    const roll = screen.indexOf('You roll a 4');
    expect(screen.slice(roll, roll + 3)).toEqual(['You roll a 4', expect.stringContaining('before'), 'n8']);
  });

  it.each([
    [80, 24],
    [100, 30],
    [200, 50],
  ])('is told exactly once on the screen that follows it, at %ix%i', async (columns, rows) => {
    const args = ['play', 'classic', '--seats', '3', '--seed', '3', '--bots', 'random', '--data', scratch()];
    const { out } = await run(args, {
      games: catalog,
      terminal: { columns, rows },
      env: { TERM: 'xterm', NO_COLOR: '1' },
      input: ['', '', '', '1', '', '1', '', '1', '', '1', '', '1'],
    });
    const screens = out
      .split('\u001b[2J\u001b[H')
      .map((screen) => screen.split('\n').slice(0, rows).join('\n'));
    const rolls = screens.flatMap((screen, i) => (screen.includes('Enter: Roll') ? [i] : []));
    expect(rolls.length).toBeGreaterThan(0);
    for (const i of rolls) {
      if (screens[i + 1] === undefined) continue;
      expect(screens[i].match(/You roll/g)).toBeNull();
      expect(screens[i + 1].match(/› You roll/g), screens[i + 1]).toHaveLength(1);
    }
  });
});

const XTERM = { terminal: { columns: 80, rows: 24 }, env: { TERM: 'xterm', NO_COLOR: '1' } };
const atOrchard = (): string[] => [
  'play',
  'orchard',
  '--seats',
  '2',
  '--bots',
  'random',
  '--seed',
  '7',
  '--data',
  scratch(),
];

describe('an answer in parts', () => {
  it('is put together before the table, which is drawn anew', async () => {
    const { out } = await run(atOrchard(), { ...XTERM, input: ['3', '1', '1', 'drop 1', 'quit'] });
    const screens = out.split('\u001b[2J\u001b[H');
    const chosen = screens.findIndex((screen) => screen.includes('Chosen: '));
    expect(screens[chosen]).toMatch(/^── Orchard[\s\S]*gate/);
    expect(screens[chosen]).toMatch(/Chosen: \w+\. That may stand: done gives it\.\n/);
    // What cannot be is said below, and not wiped away.
    expect(screens[chosen]).toMatch(/ is chosen already\.\s+Which fruit/);
    expect(screens[chosen + 1]).toMatch(/^── Orchard/);
    expect(screens[chosen + 1]).not.toContain('Chosen: ');
    for (const screen of screens.slice(1))
      expect(screen.split('> ')[0].split('\n').length).toBeLessThanOrEqual(24);
  });

  it('that is not complete leaves in sight what may be added', async () => {
    const { out } = await run(atOrchard(), { ...XTERM, input: ['3', 'done', 'drop 9', 'quit'] });
    for (const said of [/Not complete: choose 1 more\./, /Which of the chosen parts\?/])
      expect(out.split(said)[1]).toMatch(/^.*\s+Which fruit[^>]*\n +1 {2}/);
  });
});

describe('an option', () => {
  it('says once what lies where it leads', async () => {
    let seen = 0;
    await alone('master', (turn) => {
      const { pieces } = turn.session.scene(turn.seat);
      turn.decision.options.forEach(({ at }, i) => {
        const there = pieces.find((piece) => at !== undefined && piece.at === at && piece.of !== undefined);
        if (there === undefined || isMover(there)) return;
        const meanings = turn.meanings.with(i, { brings: [there.say] });
        const name = turn.session.say(turn.seat, there.say);
        const said = optionLines({ ...turn, meanings }).join('\n');
        if (!said.includes(`: ${name}`)) return;
        expect(said).not.toContain(`+ ${name}`);
        seen++;
      });
    });
    expect(seen).toBeGreaterThan(0);
  });
});

describe('a page of options that holds all of them', () => {
  it('names no next one', async () => {
    let pages = 0;
    await alone('classic', (turn) => {
      const page = optionPage(turn, 200);
      expect(page.at(-1)).toBe('(o: more about each)');
      expect(page.length).toBeGreaterThan(1);
      pages++;
    });
    expect(pages).toBe(QUESTIONS);
  });
});

describe('a terminal that changes its size', () => {
  it('gets the screen anew, with what is asked, but not over what was asked for', async () => {
    const { out } = await run(atOrchard(), {
      ...XTERM,
      input: [{ columns: 60, rows: 30 }, '?', XTERM.terminal, 'q'],
    });
    const [before, after, ...more] = out.split('\u001b[2J\u001b[H').slice(1);
    expect(before.split('\n')[0]).toHaveLength(80);
    expect(after.split('\n')[0]).toHaveLength(60);
    for (const screen of [before, after]) expect(screen).toMatch(/What now\? \[O-TURN-01\][\s\S]*> /);
    expect(more).toEqual([]);
  });
});

describe('a line that answers nothing', () => {
  it.each(['', '99', 'frobnicate'])('leaves the question with its options in sight: "%s"', async (typed) => {
    const { out } = await run(atOrchard(), { ...XTERM, input: [typed, typed] });
    const last = out.split('\n').slice(-24).join('\n');
    expect(last).toMatch(/What now\? \[O-TURN-01\]\n(.*\n)* +1 {2}Walk/);
    expect(out.match(/1 {2}Walk/g)).toHaveLength(3);
  });
});

describe('a board that is cut', () => {
  const paint = pc.createColors(false);
  const rows = Array.from({ length: 20 }, (_, i) => `row ${i}`);
  const cut = (own: number[], asked: number[]): string[] => crop(rows, { own, asked }, 6, paint);

  it('shows oneself and what is asked nearby, not the middle between things far apart', () => {
    expect(cut([2], [19])).toContain('row 2');
    expect(cut([2], [19])).not.toContain('row 10');
    expect(cut([10], [7, 8])).toEqual(expect.arrayContaining(['row 7', 'row 8', 'row 10']));
    expect(cut([], [18])).toContain('row 18');
    expect(cut([], []).at(-1)).toContain('above');
  });
});

describe('what is told apart', () => {
  const place = (kind: string, name = kind): Place => ({ id: name, x: 0, y: 0, kind, say: [name] });

  it('has no two signs alike, and none that stands for something else', async () => {
    for (const game of ['classic', 'badges', 'mit', 'hex', 'master']) {
      await alone(game, (turn) => {
        const signs = [...signsFor(turn.session.scene(turn.seat).places).values()];
        expect(new Set([...signs, '●', '○', '·']).size).toBe(signs.length + 3);
      });
    }
    expect(signsFor([place('city'), place('town')]).get('town')).not.toBe('■');
  });

  it('are creatures of one beginning in a narrow cell', () => {
    const names = ['Hitmonlee', 'Hitmonchan', 'Pikachu'];
    expect(names.map((name) => shortened(name, names, 5))).toEqual(['H…lee', 'H…cha', 'Pikac']);
  });

  it('are places whose names begin alike', () => {
    const names = [
      'Route 3, two north of Pewter City',
      'Route 3',
      'Fuchsia City Poké Center by the sea',
      'Fuchsia Gym',
    ];
    const labels = labelsOf(
      names.map((name) => place('x', name)),
      ({ id }) => id,
    );
    expect(names.map((name) => labels.get(name)?.[0])).toEqual([
      undefined,
      undefined,
      'Fuchsia City',
      'Fuchsia Gym',
    ]);
  });
});

describe('a terminal that obeys no escapes', () => {
  it('gets none', async () => {
    const terminal = { columns: 80, rows: 24 };
    const args = ['play', 'orchard', '--names', 'Ann,Bob', '--seed', '5', '--data', scratch()];
    const { out } = await run(args, {
      terminal,
      env: { TERM: 'dumb', FORCE_COLOR: '1' },
      input: ['', '1', '1'],
    });
    expect(out).toContain('What now?');
    expect(out).not.toContain('\u001b');
    const smart = await run(args, { terminal, env: { TERM: 'xterm' }, input: ['', '1'] });
    expect(smart.out).toContain('\u001b');
  });
});

describe('a saved match', () => {
  const play = (data: string): string[] => ['play', 'orchard', '--seats', '2', '--seed', '5', '--data', data];

  it('is played in one place at a time, and says so where somebody else tries', async () => {
    const data = scratch();
    await run(play(data), { input: ['2', 'quit'] });
    const [file] = filesIn(data).filter((name) => name.endsWith('.json'));
    const elsewhere = join(data, `${file}.playing`);
    writeFileSync(elsewhere, JSON.stringify({ pid: process.ppid, began: null }));
    const { code, err, out } = await run(['play', '--resume', '--data', data]);
    expect([code, out]).toEqual([2, '']);
    expect(lines(err)).toEqual([expect.stringContaining(`is being played by process ${process.ppid}`)]);
  });

  it('is free again once whoever played it is gone, however they went', async () => {
    const data = scratch();
    await run(play(data), { input: ['2', 'quit'] });
    const [file] = filesIn(data).filter((name) => name.endsWith('.json'));
    expect(filesIn(data).some((name) => name.endsWith('.playing'))).toBe(false);
    for (const left of ['', '{"pid":999999999,"began":null}', `{"pid":${process.ppid},"began":"1"}`]) {
      writeFileSync(join(data, `${file}.playing`), left);
      const { code, out } = await run(['play', '--resume', '--data', data], { input: ['quit'] });
      expect(code).toBe(0);
      expect(out).toContain('What now?');
    }
  });

  it('is read when it is ours, not before: somebody else may have played on', async () => {
    const data = scratch();
    await run(play(data), { input: ['2', 'quit'] });
    const saves = new Saves(data);
    const [saved] = saves.unfinished().matches;
    const stdout = Object.assign(new PassThrough(), { columns: 80, rows: 24 });
    const io = { stdin: new PassThrough(), stdout, stderr: stdout, env: {}, catalog, root: scratch() };
    const paint = pc.createColors(false);
    const keyboard = new Lines(io);
    const console = { io, lines: keyboard, paint, data, fast: false, pauses: false };
    const resume = (): Session =>
      Session.resume(console, saves, orchard as AnyRuleset, saved.id, () => {
        expect(existsSync(`${saved.file}.playing`)).toBe(true);
        return readRecordFile(saved.file);
      });
    const session = resume();
    // Whoever cannot have it leaves no trace, and whoever fails to read it does not keep it.
    expect(resume).toThrow('is being played by process');
    session.close();
    expect(() =>
      Session.resume(console, saves, orchard as AnyRuleset, saved.id, () => {
        throw new Error('torn');
      }),
    ).toThrow('torn');
    resume().close();
    keyboard.close();
  });

  it('goes on in memory where not even that can be written', async () => {
    const data = scratch();
    writeFileSync(join(data, 'matches'), '');
    mkdirSync(join(data, 'other'));
    const { code, err } = await run(play(data), { input: ['2', 'quit'] });
    expect(code).toBe(0);
    expect(err).toContain('cannot be saved');
  });
});

describe('a long list', () => {
  it('is shown in pages, the question in sight', async () => {
    const terminal = { columns: 80, rows: 24 };
    const args = ['play', 'badges', '--seed', '3', '--bots', 'random', '--no-pause', '--data', scratch()];
    const { out } = await run(args, { games: catalog, terminal, input: ['more', 'hand', 'auto'] });
    expect(out).toMatch(/\(1 to \d+ of \d+; m: the next, o: all\)/);
    expect(out).toMatch(/\((?!1 )\d+ to \d+ of \d+; m: the next, o: all\)/);
    // Drawn, drawn again, and once more after each of the other two.
    expect(out.match(/\[B-[A-Z]+-\d+\]/g)).toHaveLength(4);
    expect(out).toContain('nobody asks you whether to react');
  });
});

describe('a long text', () => {
  it('is read a screen at a time, and what is typed instead of reading on is obeyed', async () => {
    const pager = /Enter for more, q to stop/g;
    const read = await run(atOrchard(), { ...XTERM, input: ['?', '', '', '', 'quit'] });
    const begun = await run(atOrchard(), { ...XTERM, input: ['?', 'hand', 'quit'] });
    expect(read.out.match(pager)?.length).toBeGreaterThan(begun.out.match(pager)?.length ?? 0);
    expect(begun.out.split(/stop -- .*hand/)[1]).toContain('Your basket: ');
    const left = await run(atOrchard(), { ...XTERM, input: ['?', 'q', 'quit'] });
    expect(left.out).toContain('Saved as');
    expect(left.out.match(/What now\?/g)).toHaveLength(2);
  });
});

describe('reacting to others', () => {
  it('stays left to the table when a match is resumed, until they say otherwise', async () => {
    const data = scratch();
    const args = ['play', 'badges', '--seed', '3', '--bots', 'random', '--data', data];
    const begun = await run(args, { games: catalog, input: ['auto', 'quit'] });
    expect(begun.out).toContain('nobody asks you whether to react');
    const resumed = await run(['play', '--resume', '--data', data], {
      games: catalog,
      input: ['auto', 'quit'],
    });
    expect(resumed.out).toContain('You are asked again');
    const again = await run(['play', '--resume', '--data', data], {
      games: catalog,
      input: ['auto', 'quit'],
    });
    expect(again.out).toContain('nobody asks you whether to react');
  });
});

describe('what a game is about', () => {
  it('is told at the start, and whenever somebody asks', async () => {
    const args = ['play', 'badges', '--seed', '3', '--bots', 'random', '--data', scratch()];
    const { out } = await run(args, { games: catalog, input: ['goal', 'quit'] });
    expect(out.match(/^Goal: /gm)).toHaveLength(2);
    expect(out.match(/^Who wins: /gm)).toHaveLength(2);
    const german = await run([...args, '--language', 'de'], { games: catalog, input: ['quit'] });
    expect(german.out).toMatch(/^Ziel: /m);
  });

  it('is not told where the game does not say', async () => {
    const args = ['play', 'dice-race', '--seats', '2', '--seed', '4', '--data', scratch()];
    const { out } = await run(args, { games: races, input: ['goal', 'quit'] });
    expect(out).toContain('This game does not say what it is about.');
  });
});

describe('what lies before one', () => {
  it('is told with what it does', async () => {
    const args = ['play', 'classic', '--seed', '3', '--bots', 'random', '--data', scratch()];
    const { out } = await run(args, { games: catalog, input: ['hand', 'quit'] });
    expect(out.split('> hand')[1]).toMatch(/^ Squirtle \(Starter chip\): Water Gun · power 5 · attack 4/m);
  });
});

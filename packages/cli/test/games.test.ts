import { PassThrough } from 'node:stream';
import { catalog, catalogOf } from '@indigo/catalog';
import { diceRace } from '@indigo/dice-race';
import { type AnyRuleset, type Rng, seeded } from '@indigo/kernel';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { submit } from '../src/play/answer.ts';
import { optionLines } from '../src/play/options.ts';
import { panelLook, tableScreen } from '../src/play/screen.ts';
import { Session } from '../src/play/session.ts';
import { compose, type Turn, turnOf } from '../src/play/turn.ts';
import { Saves } from '../src/saves.ts';
import { Lines } from '../src/terminal/lines.ts';
import { sumInWords } from '../src/terminal/sums.ts';
import { drawTable } from '../src/terminal/table.ts';
import { widthOf } from '../src/terminal/width.ts';
import { text } from '../src/text.ts';
import { scratch } from './run.ts';

const games = catalogOf({
  'dice-race': async () => diceRace,
  ...Object.fromEntries(
    ['classic', 'badges', 'mit', 'hex', 'master'].map((id) => [id, () => catalog.load(id)] as const),
  ),
});

/** Plays a game at one keyboard, everybody choosing at random, and shows what each question looks like. */
async function walk(
  ruleset: AnyRuleset,
  seed: number,
  enough: () => boolean,
  seen: (turn: Turn) => void,
): Promise<void> {
  const stdout = Object.assign(new PassThrough(), { columns: 80, rows: 24 });
  stdout.resume();
  const io = { stdin: new PassThrough(), stdout, stderr: stdout, env: {}, catalog: games, root: scratch() };
  const lines = new Lines(io);
  const console = { io, lines, paint: pc.createColors(false), data: null, fast: false, pauses: false };
  const players = ['Ann', 'Bob', 'Cem'].map((name) => ({ name, bot: null }));
  const setup = { id: 'walk', players, options: {}, seed, started: '', hints: true };
  const session = await Session.start(console, new Saves(scratch()), ruleset, setup);
  const rng = seeded(seed);
  while (!enough()) {
    const seat = await session.next();
    if (seat === null) break;
    const turn = (await turnOf(session, seat)) as Turn;
    seen(turn);
    expect(await answer(turn, rng)).toBe('answered');
  }
  lines.close();
}

/** Any option; of a composed answer parts that fit, until it may stand. */
async function answer(turn: Turn, rng: Rng): Promise<string> {
  const { options, shape } = turn.decision;
  if (shape === 'pick') return submit(turn, options[rng(options.length)].id);
  while (turn.missing !== null || rng(2) === 0) {
    const fitting = turn.fitting ?? [];
    // Nothing more fits and it may not stand: begin anew.
    if (fitting.length > 0) await compose(turn, [...turn.draft, fitting[rng(fitting.length)]]);
    else if (turn.missing === null) break;
    else await compose(turn, []);
  }
  return submit(turn, turn.draft);
}

const flat = (lines: readonly string[]): string => lines.join(' ').replace(/\s+/g, ' ');

/** A side of a battle as it is drawn: its lines without those of the other. */
const column = (lines: readonly string[], side: 0 | 1): string =>
  flat(lines.map((line) => line.split('│')[side] ?? ''));

const LEAST = 60;
const MOST = 1500;

describe.each(['dice-race', 'classic', 'badges', 'mit', 'hex', 'master'])('%s at the keyboard', (game) => {
  it('shows all that the game says about its questions', async () => {
    const ruleset = await games.load(game);
    let questions = 0;
    let odds = 0;
    const enough = (): boolean =>
      questions === MOST || (questions >= LEAST && (odds > 0 || ruleset.meanings === undefined));
    await walk(ruleset, 3, enough, (turn) => {
      questions++;
      const { session, seat, meanings, about } = turn;
      const screen = tableScreen(turn);
      for (const line of screen) expect(widthOf(line), line).toBeLessThanOrEqual(80);
      if (about.hint !== undefined) expect(flat(screen)).toContain(session.say(seat, about.hint));
      const options = flat(optionLines(turn));
      for (const { odds: likely } of meanings) {
        if (likely === undefined) continue;
        const chance = `${likely.about ? 'about ' : ''}${text.odds.percent(likely.chance)}`;
        expect(options).toContain(`${session.say(seat, likely.say)}: ${chance}`);
        odds++;
      }
      const look = panelLook(session, seat);
      const table = drawTable(look, new Map(), null);
      look.scene.battle?.sides.forEach(({ sum }, side) => {
        if (sum === null || sum.parts.length === 0) return;
        expect(column(table, side as 0 | 1)).toContain(sumInWords(sum, look.say));
      });
    });
    expect(odds > 0).toBe(ruleset.meanings !== undefined);
  });
});

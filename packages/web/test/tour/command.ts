/** `npm run tour -w packages/web`: whole matches of all games, both ways. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES, type GameId, isGame } from '../../src/games.ts';
import { World } from '../e2e/world.ts';
import { type By, type Tour, tour } from './tour.ts';

/** Of each game the shortest match that is one: where nobody wins soon, it stops after so many turns, and a League comes after so many rounds. */
const RULES: { readonly [game in GameId]: { readonly [id: string]: string } } = {
  classic: {},
  hex: { maxTurns: '60' },
  master: { maxRounds: '2' },
  badges: {},
  mit: {},
};

const WAYS: readonly By[] = ['keyboard', 'touch'];

const USAGE = `npm run tour -w packages/web [-- --game hex --by touch --seed 2 --dark --most 100 --pictures folder]
  --game      classic, badges, hex, master or mit; all without
  --by        keyboard, touch or both
  --set       a rule of the game: --set maxTurns=40; as often as you like
  --most      stop after so many answers
  --seed      which of several things as good is pressed
  --dark      by night
  --pictures  take a picture of every question when it is first asked, into this folder`;

interface Wanted {
  readonly games: readonly GameId[];
  readonly ways: readonly By[];
  readonly rules: { readonly [id: string]: string };
  readonly most: number | null;
  readonly seed: number;
  readonly dark: boolean;
  readonly pictures: string | null;
}

/** What is wanted; as words: what is wrong with it. */
export function wantedBy(args: readonly string[]): Wanted | string {
  try {
    const { game, by, set, most, seed, dark, pictures } = parseArgs({
      args: [...args],
      options: {
        game: { type: 'string' },
        by: { type: 'string', default: 'both' },
        set: { type: 'string', multiple: true, default: [] },
        most: { type: 'string' },
        seed: { type: 'string', default: '1' },
        dark: { type: 'boolean', default: false },
        pictures: { type: 'string' },
      },
    }).values;
    if (game !== undefined && !isGame(game)) return `there is no game “${game}”`;
    const ways = WAYS.filter((way) => by === way || by === 'both');
    if (ways.length === 0) return `nobody plays by “${by}”`;
    const wrong = set.find((one) => !/^\w+=.+$/.test(one));
    if (wrong !== undefined) return `“${wrong}” sets no rule`;
    if (most !== undefined && !/^[1-9]\d*$/.test(most)) return `“${most}” is no number of answers`;
    if (!/^\d+$/.test(seed)) return `“${seed}” is no seed`;
    return {
      games: game === undefined ? GAMES : [game],
      ways,
      rules: Object.fromEntries(set.map((one) => one.split('=', 2))),
      most: most === undefined ? null : Number(most),
      seed: Number(seed),
      dark,
      pictures: pictures ?? null,
    };
  } catch (error) {
    return (error as Error).message;
  }
}

/** Plays what is wanted and tells of it; returns the exit code: 1 where anything was wrong, 2 where nobody knows what is wanted. */
export async function command(args: readonly string[]): Promise<number> {
  const wanted = wantedBy(args);
  if (typeof wanted === 'string') {
    console.error(`${wanted}\n\n${USAGE}`);
    return 2;
  }
  const { games, ways, rules, most, seed, dark, pictures } = wanted;
  let found = 0;
  const world = await World.open();
  try {
    for (const game of games)
      for (const by of ways) {
        const folder = pictures === null ? null : join(pictures, `${game}-${by}`);
        if (folder !== null) mkdirSync(folder, { recursive: true });
        let shots = 0;
        const begun = performance.now();
        const done = await tour(world, {
          game,
          by,
          rules: { ...RULES[game], ...rules },
          seed,
          colorScheme: dark ? 'dark' : 'light',
          ...(most !== null && { most }),
          ...(folder !== null && {
            look: async (page, what) => {
              const name = `${String(++shots).padStart(2, '0')} ${what.replace(/[^\p{L}# ]/gu, '').slice(0, 60)}`;
              await page.screenshot({ path: join(folder, `${name}.png`) });
            },
          }),
        });
        await done.page.context().close();
        tell(game, by, done, performance.now() - begun);
        found += done.problems.size + (done.over || most !== null ? 0 : 1);
      }
  } finally {
    await world.close();
  }
  return found === 0 ? 0 : 1;
}

function tell(game: string, by: By, { over, answers, questions, tabs, problems }: Tour, ms: number): void {
  const sorted = [...tabs].sort((a, b) => a - b);
  const keys =
    by === 'keyboard' ? `, ${sorted[sorted.length >> 1]} keys to each (at most ${sorted.at(-1)})` : '';
  console.log(
    `${game.padEnd(8)}${by.padEnd(9)} ${over ? 'over' : 'NOT OVER'} after ${answers} answers to ${questions} questions in ${(ms / 1000).toFixed(0)} s${keys}`,
  );
  for (const [problem, where] of problems) console.log(`  ✗ ${problem}   (${where})`);
}

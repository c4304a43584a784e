/** `npm run tour -w packages/web`: whole matches of all games, both ways. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { World } from '../e2e/world.ts';
import { type By, type Tour, tour } from './tour.ts';

/** Of each game the shortest honest match: nobody need win, but everybody could. */
const RULES: { readonly [game: string]: { readonly [id: string]: string } } = {
  classic: {},
  badges: {},
  hex: {},
  master: {},
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

export async function command(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
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
  });
  const games = values.game === undefined ? Object.keys(RULES) : [values.game];
  const ways = values.by === 'both' ? WAYS : WAYS.filter((by) => by === values.by);
  const rules = Object.fromEntries(values.set.map((one) => one.split('=', 2)));
  const numbers = [values.seed, values.most ?? '1'].map(Number);
  if (
    games.some((game) => RULES[game] === undefined) ||
    ways.length === 0 ||
    !numbers.every(Number.isInteger)
  ) {
    console.error(USAGE);
    return 2;
  }
  let found = 0;
  const world = await World.open();
  try {
    for (const game of games)
      for (const by of ways) {
        const { pictures } = values;
        const folder = pictures === undefined ? null : join(pictures, `${game}-${by}`);
        if (folder !== null) mkdirSync(folder, { recursive: true });
        let shots = 0;
        const begun = performance.now();
        const done = await tour(world, {
          game,
          by,
          rules: { ...RULES[game], ...rules },
          seed: Number(values.seed),
          colorScheme: values.dark ? 'dark' : 'light',
          ...(values.most !== undefined && { most: Number(values.most) }),
          ...(folder !== null && {
            look: async (page, what) => {
              const name = `${String(++shots).padStart(2, '0')} ${what.replace(/[^\p{L}# ]/gu, '').slice(0, 60)}`;
              await page.screenshot({ path: join(folder, `${name}.png`) });
            },
          }),
        });
        await done.page.context().close();
        tell(game, by, done, performance.now() - begun);
        found += done.problems.size + (done.over || values.most !== undefined ? 0 : 1);
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

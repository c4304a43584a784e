/** Short matches through the page, by keyboard alone and by touch. Whole ones: `npm run tour -w packages/web`. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GAMES, type GameId } from '../../src/games.ts';
import { type Tour, type TourOptions, tour } from '../tour/tour.ts';
import { watchIt } from './match.ts';
import { story } from './playing.ts';
import { CHROMIUM, PATIENT, World } from './world.ts';

/** Long enough for walks, captures and fights, short enough for a test: nobody need win. */
const SHORT: { readonly [game in GameId]: { readonly [rule: string]: string } } = {
  classic: { maxTurns: '16' },
  hex: { maxTurns: '10' },
  master: { maxRounds: '1' },
  badges: { maxTurns: '12', firstSeat: '1' },
  mit: { maxTurns: '10' },
};
/** Enough for a walk and what comes of it. */
const SOME = 10;

describe.skipIf(CHROMIUM === undefined)('a tour', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  /** A tour on which nothing was wrong. */
  async function go(options: TourOptions): Promise<Tour> {
    const done = await tour(world, options);
    // What moves a moment after a key was pressed is counted as its doing, unless the machine is slow: only a quiet one can tell.
    expect([...done.problems].filter(([problem]) => !problem.startsWith('jumps'))).toEqual([]);
    return done;
  }

  test.each(GAMES)('of %s by keyboard alone: from the home page to the end of a match', async (game) => {
    const { page, over } = await go({ game, by: 'keyboard', rules: SHORT[game] });
    expect(over).toBe(true);
    expect((await story(page)).length).toBeGreaterThan(8);
    await watchIt(page);
  });

  test.each(GAMES)('of %s on a phone by touch', async (game) => {
    const { answers } = await go({ game, by: 'touch', most: SOME, colorScheme: 'dark' });
    expect(answers).toBe(SOME);
  });
});

/** Moments of a match worth looking at, found by playing it once without a page and then opened on one. */
import { bots } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { type Decision, Match, type MatchRecord, type Scene, seeded } from '@indigo/kernel';
import type { Page } from 'playwright-core';
import { targetsOf } from '../../src/table/targets.ts';
import { decision } from './playing.ts';

/** Who is asked in the moments. */
const SEAT = 0;
const SEATS = 3;
/** More answers than a match of a test can last. */
const MOST_ANSWERS = 3000;

export type MomentName = 'start' | 'board' | 'battle' | 'spread' | 'last';

export interface Played {
  readonly record: MatchRecord;
  /** After how many entries of the record each of them stands; what never came is missing. */
  readonly moments: ReadonlyMap<MomentName, number>;
}

/** A whole match between bots, the same in every run. */
export async function played(
  game: string,
  options: { readonly [key: string]: number | string | boolean },
): Promise<Played> {
  const ruleset = await catalog.load(game);
  const rng = seeded(14);
  const about = { names: ['Misty', 'Brock', 'Oak'] };
  const match = Match.start(ruleset, { seats: SEATS, options, about }, { rng });
  const moments = new Map<MomentName, number>();
  const most = new Map<MomentName, number>();
  /** The fullest of its kind, of several the latest. */
  const keep = (name: MomentName, full: number): void => {
    if (full < (most.get(name) ?? 1)) return;
    most.set(name, full);
    moments.set(name, match.length);
  };
  for (let i = 0; i < MOST_ANSWERS && !match.over; i++) {
    const [seat] = match.open();
    if (seat === SEAT) {
      const scene = ruleset.scene(match.view(seat));
      const asked = match.decision(seat);
      if (moments.size === 0) moments.set('start', match.length);
      const sides = scene.battle?.sides ?? [];
      // Who only plays the other side of somebody's battle has a bot for that.
      const own = scene.turn?.seat === SEAT;
      if (scene.battle)
        keep('battle', own ? sides.flatMap(({ fighters, cards }) => [...fighters, ...cards]).length : 0);
      else if (scene.spread) keep('spread', asked?.options.length ?? 0);
      else keep('board', targetsOf(asked, scene).places.size);
      moments.set('last', match.length);
    }
    match.submit(seat, match.no, bots.greedy.answer(match.outlook(seat), rng));
  }
  if (!match.over) throw new Error(`${game} did not end`);
  return { record: match.record, moments };
}

/** A whole match between bots, the same in every run, and where the first question in it is like this. */
export async function playedTo(
  game: string,
  options: { readonly [key: string]: number | string | boolean },
  like: (asked: Decision, scene: Scene) => boolean,
  seed = 14,
): Promise<{ readonly record: MatchRecord; readonly at: number }> {
  const ruleset = await catalog.load(game);
  const rng = seeded(seed);
  const about = { names: ['Misty', 'Brock', 'Oak'] };
  const match = Match.start(ruleset, { seats: SEATS, options, about }, { rng });
  let at = -1;
  for (let i = 0; i < MOST_ANSWERS && !match.over; i++) {
    const [seat] = match.open();
    const asked = seat === SEAT && at < 0 ? match.decision(seat) : null;
    if (asked !== null && like(asked, ruleset.scene(match.view(seat)))) at = match.length;
    match.submit(seat, match.no, bots.greedy.answer(match.outlook(seat), rng));
  }
  if (at < 0 || !match.over) throw new Error(`no question of ${game} was like that`);
  return { record: match.record, at };
}

/** Brings the record of a match to this browser; tells the address of its replay. */
export async function bring(page: Page, { record }: Pick<Played, 'record'>): Promise<string> {
  await page.goto('/matches');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.waitForURL('**/replay/local-*');
  return new URL(page.url()).pathname;
}

/** Opens a moment of a match that was brought, as the one who is asked there. */
export async function playOn(page: Page, replay: string, at: number): Promise<void> {
  // Another address, or the page would stay where it is.
  await page.goto(`${replay}?at=${at}#at=${at}`);
  await page.getByLabel('Seen by').selectOption(String(SEAT));
  await page.getByRole('button', { name: 'Fork from here' }).click();
  await page.waitForURL('**/play/local-*');
  await decision(page).waitFor();
}

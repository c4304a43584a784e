/** A whole match through the page, by keyboard alone or by touch, and everything wrong with it on the way. */
import type { Page } from 'playwright-core';
import { HASTY } from '../e2e/playing.ts';
import { PHONE, type World } from '../e2e/world.ts';
import { finger, type Hand, keyboard, only } from './hand.ts';
import { Player } from './player.ts';
import { problemsOf, shifted, watchShifts } from './problems.ts';

export type By = 'keyboard' | 'touch';

export interface TourOptions {
  readonly game: string;
  readonly by: By;
  /** Rules of the game's own, as its set-up has them. */
  readonly rules?: { readonly [id: string]: string };
  /** It stops after so many answers; without, when the match is over. */
  readonly most?: number;
  /** Which of several things as good is pressed. */
  readonly seed?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Sees the page whenever something is asked that was not asked before, and at the end. */
  readonly look?: (page: Page, what: string) => Promise<void>;
}

export interface Tour {
  /** Where it ended. */
  readonly page: Page;
  readonly over: boolean;
  readonly answers: number;
  /** Different questions, numbers aside. */
  readonly questions: number;
  /** How many keys led to each thing that was pressed. */
  readonly tabs: readonly number[];
  /** What was wrong, with where it was seen first. */
  readonly problems: ReadonlyMap<string, string>;
}

/** No match of a tour is as long as this. */
const MOST_ANSWERS = 6000;

/** Nothing moves, and a first tap chooses: as at first, but nobody waits. */
const SETTINGS = { ...HASTY, oneTap: false };

export async function tour(world: World, options: TourOptions): Promise<Tour> {
  const { game, by, rules = {}, most = MOST_ANSWERS, seed = 1, colorScheme = 'light' } = options;
  const page = await world.person({
    colorScheme,
    ...(by === 'touch' && { viewport: PHONE, hasTouch: true, isMobile: true }),
  });
  const problems = new Map<string, string>();
  let where = 'home';
  const note = (problem: string): void => {
    if (!problems.has(problem)) problems.set(problem, where);
  };
  const keys = keyboard(page, note);
  const hand: Hand = by === 'keyboard' ? keys : finger(page);
  await watchShifts(page);
  await setUp(page, hand, game, rules);

  const player = new Player(page, hand, note, seed);
  const asked = new Set<string>();
  let [over, scene] = [false, ''];
  for (;;) {
    const state = await player.state();
    if (state === null) {
      note('nothing is asked and nothing goes on');
      break;
    }
    over = state.over;
    // Another scene is another picture: it does not jump.
    const jumps = await shifted(page);
    if (state.scene === scene) for (const jump of jumps) note(jump);
    scene = state.scene;
    where = state.words;
    if (!asked.has(where)) {
      asked.add(where);
      for (const problem of await problemsOf(page, by === 'touch')) note(problem);
      await options.look?.(page, where);
    }
    if (over || player.answers >= most) break;
    if (by === 'keyboard' && state.lost) note('the focus is lost');
    if (!(await player.act(state))) break;
  }
  for (const complaint of world.complaints.splice(0)) note(`error: ${complaint}`);
  return { page, over, answers: player.answers, questions: asked.size, tabs: keys.tabs, problems };
}

/** From the home page to a match of two, one of them a bot that does not think long. */
async function setUp(page: Page, hand: Hand, game: string, rules: TourOptions['rules'] = {}): Promise<void> {
  await page.addInitScript((state) => {
    localStorage.setItem('indigo.settings', JSON.stringify({ state, version: 0 }));
  }, SETTINGS);
  await page.goto('/');
  const press = async (found: ReturnType<Page['locator']>): Promise<void> => hand.press(await only(found));
  await press(
    page
      .locator('article')
      .filter({ has: page.locator(`a[href="/rules/${game}"]`) })
      .getByRole('button', { name: 'Set up' }),
  );
  const dialog = page.getByRole('dialog');
  await page
    .getByRole('button', { name: 'Remove seat 2' })
    .or(page.getByLabel('Which bot plays seat 2'))
    .first()
    .waitFor();
  const third = page.getByRole('button', { name: 'Remove seat 3' });
  while ((await third.count()) > 0) await press(third);
  await hand.takeFirst(await only(page.getByLabel('Which bot plays seat 2')));
  if (Object.keys(rules).length > 0) await press(dialog.locator('summary'));
  for (const [id, value] of Object.entries(rules))
    await hand.write(await only(page.locator(`#rule-${id}`)), value);
  await press(dialog.locator('button.main'));
}

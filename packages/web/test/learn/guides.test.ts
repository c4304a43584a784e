import { catalog } from '@indigo/catalog';
import { type AnyGuide, type Illustration, Match, read, type Say, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/table/game.ts';
import type { Skin } from '../../src/table/skin.ts';

/** Kinds of things that are Pokémon, where it is known which. */
const ALIVE = new Set(['chip', 'card', 'member', 'wild', 'token-wild', 'fighter']);

const drawn = (skin: Skin, shown: Illustration): string =>
  'token' in shown
    ? skin.token(shown.token, '', 'team')
    : 'card' in shown
      ? skin.card(shown.card, '', null)
      : JSON.stringify(shown);

const rulesets = await Promise.all(catalog.ids.map((id) => catalog.load(id)));
/** Whoever makes a game tells how it is played before it is released. */
const released = rulesets.filter(({ version }) => version > 0).map(({ id }) => id);

describe.each(released)('how to play %s', (id) => {
  test('in four to seven steps, each with pictures, in every language', async () => {
    const ruleset = await catalog.load(id);
    const guide = (await ruleset.guide?.()) as AnyGuide;
    const { skin } = await loadGame(id, ruleset.version);
    expect(guide.steps.length).toBeGreaterThanOrEqual(4);
    expect(guide.steps.length).toBeLessThanOrEqual(7);
    for (const { shows } of guide.steps) {
      expect(shows.length).toBeGreaterThan(0);
      for (const shown of shows) {
        expect(drawn(skin, shown)).not.toMatch(/undefined|NaN|\[object/);
        if ('token' in shown && shown.token.of !== undefined && ALIVE.has(shown.token.kind))
          expect(skin.creature(shown.token), shown.token.of).not.toBeNull();
      }
    }
    const said: readonly Say[] = [
      guide.goal,
      guide.wins,
      ...guide.steps.flatMap(({ title, text }) => [title, text]),
    ];
    for (const words of [guide.words, ...Object.values(guide.translations)]) {
      for (const say of said) {
        expect(Object.hasOwn(words, say[0]), say[0]).toBe(true);
        expect(read(words, say, { you: null, name: String })).toMatch(/^[A-ZÄÖÜ“„0-9].*\S$/);
      }
    }
  });

  test('the goal is always on the table', async () => {
    const ruleset = await catalog.load(id);
    const match = Match.start(ruleset, { seats: 2, options: {} }, { rng: seeded(1) });
    const { goal } = ruleset.scene(match.view(0));
    const words = goal === undefined ? '' : read(ruleset.words, goal, { you: 0, name: String });
    expect(words).toMatch(/^[A-Z0-9].*\.$/);
  });
});

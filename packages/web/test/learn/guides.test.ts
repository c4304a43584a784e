import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, LANGUAGES } from '@indigo/catalog';
import { type AnyGuide, type Illustration, Match, read, type Say, seeded, wordsIn } from '@indigo/kernel';
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
    for (const language of LANGUAGES) {
      const words = (await (await wordsIn(ruleset, language)).guide?.()) ?? guide.words;
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

test.each(rulesets.map(({ id }) => id))('other languages of %s come only when somebody reads them', (id) => {
  const folder = join(import.meta.dirname, '../../../../games', id, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const told = files.filter((file) => file.endsWith('.ts') && !/^[a-z]{2}[\\/]/.test(file));
  const languages = LANGUAGES.slice(1).join('|');
  const imported = new RegExp(`from '(?:\\.\\./|\\./)*(?:${languages})/`);
  expect(told.filter((file) => imported.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

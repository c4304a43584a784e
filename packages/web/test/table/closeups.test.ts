import { bots } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { Match, read, type Say, type Scene, type Seat, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { type Game, loadGame } from '../../src/table/game.ts';
import type { Thing } from '../../src/table/table-state.ts';
import { namedThing, thingsAt, thingsOf } from '../../src/table/things.ts';
import { besideOf } from '../../src/table/trays.ts';

const GAMES = ['badges', 'classic', 'hex', 'master', 'mit'];
const ANSWERS = 300;
/** Every so many answers all that lies there is looked at. */
const LOOKS = 15;

/** Where decks and piles lie on the board: they say what they are. */
const WITH_DECKS = ['badges', 'hex'];

/** Whatever of a scene can be tapped, as the page finds it. `lying`: what is drawn besides places and pieces. */
function tapped(scene: Scene, lying: string, seats: number, say: (say: Say) => string): readonly Thing[] {
  const { places, pieces, battle, progress } = scene;
  const ids = [
    ...[...lying.matchAll(/data-at="([^"]*)"/g)].map(([, id]) => id),
    ...places.map(({ id }) => id),
    ...pieces.map(({ id }) => id),
    ...(battle?.sides.flatMap(({ fighters }) => fighters.map(({ id }) => id)) ?? []),
  ];
  const found = ids.flatMap((id) => {
    const things = thingsAt(scene, id, say);
    expect(things.length, `${id} can be looked at`).toBeGreaterThan(0);
    return things;
  });
  const rows = progress?.groups.flatMap((group) => group.rows) ?? [];
  const laid = battle?.sides.flatMap(({ cards, emblem, say: who }) => [
    ...cards.map((card) => namedThing(card, card.say, say)),
    ...(emblem === undefined ? [] : [namedThing(emblem, who, say)]),
  ]);
  const people = Array.from({ length: seats }, (_, seat) =>
    thingsOf(scene, seat, besideOf(scene, seat, null), say),
  );
  return [...found, ...rows.map((row) => namedThing(row, row.say, say)), ...(laid ?? []), ...people.flat()];
}

/** It has a title, and a line or a picture. */
function check({ ruleset, skin }: Game, { art, name }: Thing, view: never, seat: Seat): void {
  const say = (said: Say): string => read(ruleset.words, said, { you: seat, name: (one) => `Seat ${one}` });
  const subject = ruleset.meanings?.thing(art, { view, seat }) ?? null;
  const title = subject === null ? name : say(subject.say);
  expect(title.trim(), JSON.stringify(art)).not.toBe('');
  const lines = [...(subject?.lines ?? []), ...(subject?.yours ?? [])].map(say);
  const picture = skin.creature(art) !== null || skin.token(art, title, 'team') !== '';
  if (art.kind === 'deck') expect(lines.length, title).toBeGreaterThan(0);
  expect(lines.length > 0 || picture, `${title}: ${JSON.stringify(art)}`).toBe(true);
  expect(lines.filter((line) => line.trim() === '' || /undefined|NaN/.test(line))).toEqual([]);
}

describe('whatever is tapped opens a close-up', () => {
  test.each(GAMES)('in %s', async (id) => {
    const { version } = await catalog.load(id);
    const game = await loadGame(id, version);
    const { ruleset } = game;
    const say = (said: Say): string => read(ruleset.words, said, { you: 0, name: (seat) => `Seat ${seat}` });
    const seen = new Set<string>();
    const kinds = new Set<string>();
    for (const seed of [1, 2]) {
      const rng = seeded(seed);
      const match = Match.start(await catalog.load(ruleset.id), { seats: 2, options: {} }, { rng });
      for (let i = 0; i < ANSWERS && !match.over; i++) {
        const [seat] = match.open();
        const view = match.view(seat) as never;
        const scene = ruleset.scene(view);
        const lying = i % LOOKS === 0 ? game.skin.board(scene).lying({ view, scene, say }) : null;
        for (const thing of lying === null ? [] : tapped(scene, lying, 2, say)) {
          const key = JSON.stringify(thing.art);
          if (seen.has(key)) continue;
          seen.add(key);
          kinds.add(thing.art.kind);
          check(game, thing, view, seat);
        }
        match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
      }
    }
    expect(kinds.size).toBeGreaterThan(5);
    if (WITH_DECKS.includes(id)) expect(kinds).toContain('deck');
  });
});

describe('all there is in a game is drawn', () => {
  test.each(GAMES)('in %s', async (id) => {
    const { version } = await catalog.load(id);
    const { ruleset, skin } = await loadGame(id, version);
    for (const { things } of ruleset.meanings?.dex?.() ?? []) {
      for (const art of things) {
        const drawn = skin.cards.includes(art.kind)
          ? skin.card(art, 'Name', null)
          : skin.token(art, 'Name', 'team');
        expect(drawn === '' || /undefined|NaN|\[object/.test(drawn), JSON.stringify(art)).toBe(false);
      }
    }
  });
});

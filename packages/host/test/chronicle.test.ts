import { badges } from '@indigo/badges';
import { bots } from '@indigo/bots';
import { classic } from '@indigo/classic';
import { diceRace } from '@indigo/dice-race';
import { hex } from '@indigo/hex';
import { type AnyRuleset, lineMeaning, Match, RecordError, SPECTATOR, seeded } from '@indigo/kernel';
import { master } from '@indigo/master';
import { mit } from '@indigo/mit';
import { describe, expect, test } from 'vitest';
import { chronicleOf, creatureKey } from '../src/index.ts';

const GAMES: readonly AnyRuleset[] = [badges, classic, hex, master, mit];
const ANSWERS = 150;

/** A match of some answers, and what each seat has seen in its own zones on the way. */
function played(ruleset: AnyRuleset, seed: number) {
  const rng = seeded(seed);
  const match = Match.start(ruleset, { seats: 2, options: {} }, { rng });
  const had = [new Set<string>(), new Set<string>()];
  for (let i = 0; i < ANSWERS && !match.over; i++) {
    const [seat] = match.open();
    const { pieces, zones } = ruleset.scene(match.view(seat));
    for (const piece of pieces) {
      const { seat: owner } = zones.find(({ id }) => id === piece.at) ?? {};
      if (owner === seat && piece.of !== undefined && ruleset.meanings?.creatures?.includes(piece.kind))
        had[seat].add(creatureKey(piece));
    }
    match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
  }
  return { match, had };
}

describe.each(GAMES.map((ruleset) => ({ id: ruleset.id, ruleset })))('a match of $id', ({ ruleset }) => {
  const { match, had } = played(ruleset, 5);
  const { seats, results, turns } = chronicleOf(ruleset, match.record);

  test('whatever a seat had is caught, and seen', () => {
    for (const [seat, { caught, seen }] of seats.entries()) {
      const keys = caught.map(creatureKey);
      expect(had[seat].size).toBeGreaterThan(0);
      expect(keys).toEqual(expect.arrayContaining([...had[seat]]));
      expect(new Set(keys).size).toBe(keys.length);
      expect(seen.map(creatureKey)).toEqual(expect.arrayContaining(keys));
    }
    expect(turns).toBe(match.turn);
  });

  test('every Pokémon has a name in the game', () => {
    for (const creature of seats.flatMap(({ seen }) => seen))
      expect(ruleset.meanings?.thing(creature), creature.of).not.toBeNull();
  });

  test('every Pokémon is listed in the Dex of the game, under the same key', () => {
    const { dex, creatures = [] } = ruleset.meanings ?? {};
    const listed = (dex?.() ?? [])
      .flatMap(({ things }) => things)
      .filter(({ kind }) => creatures.includes(kind));
    const keys = listed.map(creatureKey);
    for (const creature of seats.flatMap(({ seen }) => seen)) expect(keys).toContain(creatureKey(creature));
  });

  test('every result is told, in its turn', () => {
    const meant = match
      .story(SPECTATOR)
      .flatMap(({ say }) => lineMeaning(ruleset.meanings, say).result ?? []);
    expect(results.map(({ result }) => result)).toEqual(meant);
    for (const { turn } of results) expect(turn).toBeLessThanOrEqual(turns);
  });
});

test('nobody sees what lies face down', () => {
  const { match } = played(badges, 9);
  const again = Match.start(badges, { seats: 2, options: {} });
  const cardsFor = (seat: number): string[] =>
    badges
      .scene(again.view(seat))
      .pieces.filter(({ kind }) => kind === 'card')
      .map(creatureKey);
  const [mine, theirs] = [new Set<string>(), new Set<string>()];
  for (const entry of match.record.entries) {
    again.enter(entry);
    for (const key of cardsFor(0)) mine.add(key);
    for (const key of cardsFor(1)) theirs.add(key);
  }
  const seen = chronicleOf(badges, match.record).seats[0].seen.map(creatureKey);
  expect([...theirs].filter((key) => !mine.has(key)).length).toBeGreaterThan(0);
  for (const key of seen) expect([...mine]).toContain(key);
});

test('a game that says nothing of its things has a chronicle all the same', () => {
  const { meanings: _, ...silent } = diceRace as AnyRuleset;
  const { match } = played(silent, 1);
  expect(chronicleOf(silent, match.record)).toMatchObject({
    seats: [{ seen: [], caught: [] }, {}],
    results: [],
  });
});

test('a record that does not fit is refused', () => {
  const { record } = played(diceRace, 1).match;
  expect(() =>
    chronicleOf(diceRace, { ...record, entries: [...record.entries.slice(0, 3), 'no-such-option'] }),
  ).toThrow(RecordError);
});

import { seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../src/data/colours.ts';
import { ITEMS, type ItemId } from '../src/data/items.ts';
import { monOf, POKEMON } from '../src/pokemon.ts';
import type { Hex } from '../src/state.ts';
import { event, superEvent } from './events.ts';
import { AWAY, discarded, go, handOf, onlyPile, type Seated, type Told, table, teamOf } from './table.ts';

const SPECTATOR = 7;
const two = (hand: readonly ItemId[], other: Seated = AWAY): Told =>
  table({ players: [{ at: 'new-bark-1', hand }, other] });

describe('hidden information', () => {
  it('H-HID-01 a hand is seen by its owner, its number by all', () => {
    const t = two(['fly', 'honey'], { ...AWAY, hand: ['potion'] });
    expect(t.view(0).players.map(({ known }) => known)).toEqual([['fly', 'honey'], []]);
    expect(t.view(1).players.map(({ known }) => known)).toEqual([[], ['potion']]);
    expect(t.view(1).players.map(({ cards }) => cards)).toEqual([2, 1]);
  });

  it('H-HID-02 discards, used Items and prices are public', () => {
    const t = two(['great-ball'], AWAY);
    go(t, 1, 'new-bark-2').roll('pokemon', 'gastly').answer('great-ball').roll('catch', 1);
    expect(t.view(SPECTATOR).items.discard).toEqual(['great-ball']);
    expect(t.told(SPECTATOR, 'played')).toHaveLength(1);
  });

  it('H-HID-03 H-HID-05 what lies face down, and what is in the piles, nobody can see', () => {
    const t = two([]).expectChance('move');
    const { slots, unseen, piles } = t.view(0);
    expect(new Set(Object.values(slots))).toEqual(new Set(['']));
    // What may lie there is the same set for all, in no order; how many are in the pile is public.
    for (const seat of [0, 1, SPECTATOR]) expect(t.view(seat).unseen).toEqual(unseen);
    for (const colour of COLOURS.slice(0, 5)) {
      expect(piles[colour]).toBeLessThanOrEqual(unseen[colour].length);
      expect(unseen[colour].map(monOf)).toEqual(unseen[colour].map(monOf).sort((a, b) => a - b));
    }
  });

  it('H-HID-05 nobody is shown what a Random roster has, nor can tell from what may be named', () => {
    const rosters = [
      ['gastly', 'rattata', 'abra', 'zubat'],
      ['oddish', 'paras', 'ekans', 'seel'],
    ];
    const tables = rosters.map((ids) =>
      event('kimono-sisters', {
        players: [{ team: ['growlithe'] }, AWAY],
        options: { setup: 'random' },
        also: (s) => onlyPile(s, 'pink', ids),
      }),
    );
    for (const [i, t] of tables.entries()) {
      for (const seat of [0, 1, SPECTATOR]) {
        const seen = JSON.stringify(t.view(seat));
        for (const id of rosters[i]) expect(seen).not.toContain(`"${id}"`);
      }
      // Every type there is among Pink Pokémon, whatever is in the pile.
      expect(t.expectAsked('search-type', 0).optionIds()).toEqual(tables[0].optionIds());
      expect(t.optionIds()).toContain('dragon');
    }
    const [t] = tables;
    t.answer('dragon').roll('search', 4).expectAsked('search-type', 0);
    expect(t.told(SPECTATOR, 'not-found')).toHaveLength(1);
  });

  /** Two seats of a Random roster, whose Pink pile has these. */
  const random = (ids: readonly string[], returned: readonly string[] = []): Told =>
    event('kimono-sisters', {
      players: [{ team: ['growlithe'] }, AWAY],
      options: { setup: 'random' },
      also: (s) => {
        onlyPile(s, 'pink', ids);
        s.returned.push(...returned.map(monOf));
      },
    });
  /** Some worlds of a seat; and their Pink piles. */
  function worldsOf(t: Told, seat: number): Hex[] {
    const rng = seeded(5);
    return Array.from({ length: 40 }, () => {
      const world = t.match.world(seat, rng);
      if (world === null) throw new Error('no such world');
      return world.s;
    });
  }
  const guesses = (t: Told, seat: number): (readonly number[])[] =>
    worldsOf(t, seat).map(({ unseen }) => unseen[0]);

  it('H-HID-05 in the worlds of a seat a Random roster has other Pokémon, as many, none twice or seen elsewhere', () => {
    const ids = ['gastly', 'rattata', 'abra', 'zubat'];
    const t = random(ids).expectAsked('search-type', 0);
    const worlds = guesses(t, 0);
    expect(new Set(worlds.flat()).size).toBeGreaterThan(60);
    for (const pink of worlds) {
      expect(new Set(pink).size).toBe(ids.length);
      expect(pink.map((mon) => POKEMON[mon].colour)).toEqual(ids.map(() => 0));
      expect(pink).not.toContain(monOf('growlithe'));
    }
    // Of a roster all know nothing else may be there.
    const known = event('kimono-sisters', {
      players: [{ team: ['growlithe'] }, AWAY],
      also: (s) => onlyPile(s, 'pink', ids),
    }).expectAsked('search-type', 0);
    expect(new Set(guesses(known, 0).flat())).toEqual(new Set(ids.map(monOf)));
  });

  it('H-HID-05 what went back into a pile of a Random roster all know to be there', () => {
    const t = random(['gastly', 'rattata', 'abra', 'zubat'], ['abra']).expectAsked('search-type', 0);
    for (const seat of [0, 1, SPECTATOR]) expect(t.view(seat).unseen.pink).toEqual(['abra']);
    expect(guesses(t, 1).every((pink) => pink.includes(monOf('abra')))).toBe(true);
  });

  it('H-HID-05 H-CAP-16 so does one that was turned up and put back', () => {
    const t = table({
      players: [{ at: 'new-bark-1', hand: ['repel', 'great-ball'] }, AWAY],
      options: { setup: 'random' },
    });
    go(t, 1, 'new-bark-2').roll('pokemon', 'gastly').answer('repel').roll('pokemon', 'abra');
    expect(t.view(SPECTATOR).unseen.pink).toEqual(['gastly']);
    expect(guesses(t, 0).every((pink) => pink.includes(monOf('gastly')))).toBe(true);
  });

  it('H-HID-05 a search finds the same in every world of those who saw it', () => {
    const t = event('lake-of-rage', {
      players: [{ hand: ['great-ball'] }, AWAY],
      options: { setup: 'random' },
    });
    while (t.match.chance === null) t.answer(t.optionIds()[0]);
    t.roll('search', t.match.chance.counts?.findIndex((count) => count > 0) ?? -1).expectAsked('ball', 0);
    expect(t.s.shown).toHaveLength(1);
    for (const seat of [0, 1])
      expect(worldsOf(t, seat).map(({ shown }) => shown)).toEqual(Array(40).fill(t.s.shown));
  });

  it('H-HID-04 H-HID-16 open Pokémon, tokens, teams, locks, Trainers, badges and visits are public', () => {
    const t = table({
      players: [
        {
          at: 'new-bark-1',
          team: ['growlithe'],
          boosted: ['growlithe'],
          locked: ['growlithe'],
          trainer: 'red',
          badges: ['brock'],
          visited: ['pewter'],
          laps: 1,
        },
        AWAY,
      ],
      slots: { 'new-bark-2': 'weak:gastly' },
    });
    const seen = t.view(SPECTATOR);
    expect(seen.slots['new-bark-2']).toBe('gastly');
    expect(seen.weakened).toEqual(['new-bark-2']);
    expect(seen.players[0]).toMatchObject({
      team: [{ id: 'growlithe', boosted: true }],
      locked: ['growlithe'],
      trainer: 'red',
      badges: ['brock'],
      laps: 1,
    });
    expect(seen.players[0].visited[1]).toBe(true);
    expect({ ...t.view(0).players[0], known: [] }).toEqual(seen.players[0]);
  });

  it('H-HID-06 decks: their number is public, their order is not there', () => {
    const t = two([]).expectChance('move');
    const { items, events, superEvents } = t.view(0);
    expect([items.left, events.left, superEvents.left]).toEqual([74, 65, 18]);
    expect([items.top, events.top]).toEqual([[], []]);
  });

  it('H-HID-12 H-BAT-22 H-BAT-23 a Pokémon is hidden only in being chosen: every team stays public (H-AMB-26)', () => {
    const team = ['growlithe', 'abra'];
    const t = event('duel-volcano', { players: [{ team }, { ...AWAY, team }] }).answers(0, 'abra');
    expect(t.view(1).battle?.sides[0].sent).toEqual([]);
    expect(t.view(1).players[0].team.map(({ id }) => id)).toEqual(team);
    const rng = seeded(2);
    const guesses = new Set(
      Array.from({ length: 30 }, () => t.match.world(1, rng)?.s.battle?.sides[0].sent.length),
    );
    expect(guesses).toEqual(new Set([0]));
  });

  it('H-HID-15 Aqua Operation: what is discarded is public, what is drawn is not', () => {
    const t = superEvent('aqua-operation', { players: [{}, { ...AWAY, hand: ['fly', 'potion'] }] });
    t.answer(['fly']).expectAsked('aqua-take', 0);
    expect(t.view(SPECTATOR).items.discard).toEqual(['fly']);
    t.answer(['fly']).answer('2').rolls(['item', 'vitamin'], ['item', 'honey']);
    expect(t.view(0).players[0].known).toEqual(['fly', 'honey', 'vitamin']);
    expect(t.view(SPECTATOR).players[0]).toMatchObject({ cards: 3, known: ['fly'] });
  });

  it('H-HID-17 a search shows only the card found', () => {
    const t = event('lake-of-rage', { players: [{}, AWAY] });
    const before = t.view(SPECTATOR).unseen;
    while (t.match.chance === null) t.answer(t.optionIds()[0]);
    expect(t.match.chance?.why).toBe('search');
    t.roll('search', 0);
    const after = t.view(SPECTATOR).unseen;
    const count = (all: typeof before) => Object.values(all).reduce((n, list) => n + list.length, 0);
    expect(count(before) - count(after)).toBeLessThanOrEqual(1);
    if (t.match.chance?.why === 'catch') t.roll('catch', 1);
  });

  it('H-HID-19 nothing of what will be drawn is in the state or the record', () => {
    const t = two([]).expectChance('move');
    const { items, events, unseen } = t.s;
    expect([items.kind, events.kind]).toEqual([[], []]);
    expect(items.bag).toEqual(ITEMS.map(({ count }) => count));
    for (const list of unseen) expect(list.slice().sort((a, b) => a - b)).toEqual(list);
    expect(t.match.record.entries ?? []).toEqual([]);
  });

  it('H-HID-20 a spectator sees what all players see, and no more', () => {
    const t = table({ players: [{ hand: ['rocket-attack'] }, { ...AWAY, hand: ['fly', 'potion'] }, {}] });
    t.answer('rocket-attack:1').roll('steal', 0);
    const { seat: _, ...third } = t.view(2);
    const { seat: __, ...spectator } = t.view(SPECTATOR);
    expect(spectator).toEqual(third); // seat 2 holds nothing and knows nothing of its own
    expect(t.told(SPECTATOR)).toEqual(t.told(2));
  });

  it('H-HID-21 Items discarded by choice are public, those drawn for them are not', () => {
    const t = event('professor-rowan', { players: [{ hand: ['fly', 'honey'] }, AWAY] });
    t.answer(['fly']).rolls(['item', 'potion'], ['item', 'vitamin']);
    expect(discarded(t)).toEqual(['fly']);
    expect(t.told(SPECTATOR, 'discarded')).toHaveLength(1);
    expect(handOf(t, 0)).toEqual(['honey', 'potion', 'vitamin']);
    expect(t.view(SPECTATOR).players[0]).toMatchObject({ cards: 3, known: [] });
    expect(t.told(1, 'got-items')).toEqual([]);
  });

  it('H-HID-23 cards shown from a pile are public while they are out, then only in their pile', () => {
    const t = table({
      players: [{ at: 'league-1', entered: true }, AWAY],
      also: (s) => {
        s.players[0].badges = [0, 1, 2, 3, 4, 5];
      },
    });
    go(t, 1, 'league-2').answer('red').rolls(['pokemon', 'gengar'], ['pokemon', 'golem']);
    expect(t.view(SPECTATOR).shown).toEqual(['gengar', 'golem']);
    t.answer('golem').roll('catch', 1);
    expect(t.view(SPECTATOR).shown).toEqual([]);
    expect(t.view(SPECTATOR).unseen.red).toEqual(expect.arrayContaining(['gengar', 'golem']));
    expect(teamOf(t, 0)).toEqual(['bulbasaur']);
  });
});

import { describe, expect, it } from 'vitest';
import { ROUTE_CARDS } from '../src/cards.ts';
import { SQUARES } from '../src/data/squares.ts';
import { IN_TEAM } from '../src/state.ts';
import { expectTurnOf, go, hp, placeOf, table } from './table.ts';

describe('A turn', () => {
  it('L-TURN-01 exactly one of Move and Battle Wild', () => {
    const t = table({ trainers: [{ at: 'route-1-1' }, {}] }).expectAsked('turn', 0);
    expect(t.optionIds()).toEqual(['move', 'wild']);
    go(t, 1);
    expectTurnOf(t, 1); // no Battle Wild after a move
    const other = table({ trainers: [{ at: 'route-1-1' }, {}] })
      .answer('wild')
      .roll('wild', 'pidgey');
    other.answer('ball').roll('ball', 1);
    expectTurnOf(other, 1); // nor a move after that
  });

  it('L-TURN-02 Battle Wild only on a route square', () => {
    for (const at of ['pallet', 'pewter-gym']) {
      table({ trainers: [{ at }, {}] }).expectChance('move');
    }
    table({ trainers: [{ at: 'sea-routes-7' }, {}] }).expectAsked('turn', 0);
  });

  it('L-TURN-02 and only if its stack holds a card', () => {
    const t = table({
      trainers: [{ at: 'route-1-1' }, {}],
      also: (s) => {
        for (const card of ROUTE_CARDS[0]) s.where[card] = IN_TEAM;
      },
    });
    t.expectChance('move');
  });

  it('L-TURN-02 and the player a fit Pokémon', () => {
    const t = table({ trainers: [{ at: 'route-1-1', hp: { charmander: 0 } }, {}] });
    t.expectChance('move');
  });

  it('L-TURN-03 the turn passes clockwise', () => {
    const t = table({ trainers: [{}, {}, {}], active: 1 });
    for (const seat of [1, 2, 0, 1]) {
      expect(t.s.active).toBe(seat);
      go(t, 0, 1);
    }
    expect(t.s.turn).toBe(5);
    t.expectChance('move');
  });

  it('L-TURN-04 Move is always open', () => {
    for (const { id } of SQUARES) {
      const t = table({ trainers: [{ at: id, hp: { charmander: 0 } }, {}] });
      t.expectChance('move');
    }
  });

  it('L-MOVE-01 one die, then forward or backward up to the roll', () => {
    const t = table({ trainers: [{ at: 'pallet' }, {}] }).roll('move', 3);
    expect(t.optionIds()).toEqual([
      'forward:1',
      'forward:2',
      'forward:3',
      'back:1',
      'back:2',
      'back:3',
      'stay',
    ]);
    expect(t.refusal('forward:4')).toMatchObject({ clause: 'L-MOVE-01' });
    t.answer('forward:2');
    expect(placeOf(t, 0)).toBe('route-1-2');
    const back = go(table({ trainers: [{ at: 'pallet' }, {}] }), -2, 6);
    expect(placeOf(back, 0)).toBe('sea-routes-6');
    expectTurnOf(back, 1);
    expectTurnOf(t, 1);
  });

  it('L-MOVE-02 one direction; distance 0 is allowed and is no landing', () => {
    const t = table({ trainers: [{ at: 'pallet', hp: { charmander: 20 } }, {}] });
    go(t, 0, 4);
    expect(hp(t, 'charmander')).toBe(20); // not even a Center heals
    expect(t.told(1, 'stayed')).toHaveLength(1);
    expectTurnOf(t, 1);
  });

  it('L-EX-28 on Misty’s square, roll 3, distance 0: no Gym offer, the turn is over', () => {
    const t = go(table({ trainers: [{ at: 'cerulean-gym' }, {}] }), 0, 3);
    expectTurnOf(t, 1);
  });

  it('L-MOVE-03 walking past Gyms, players and routes has no effect', () => {
    const t = go(table({ trainers: [{ at: 'viridian' }, { at: 'viridian-forest-1' }] }), 3);
    expect(placeOf(t, 0)).toBe('viridian-forest-2');
    expectTurnOf(t, 1); // neither Giovanni nor the other was met
  });

  it('L-MOVE-04 passing or landing on a Center, in either direction, makes it the last Center', () => {
    const past = go(table({ trainers: [{ at: 'route-1-4' }, {}] }), 2, 5);
    expect(past.view(0).trainers[0].center).toBe('viridian');
    past.answer('leave');
    const back = go(table({ trainers: [{ at: 'mt-moon-1' }, {}] }), -4);
    expect(back.view(0).trainers[0].center).toBe('pewter');
    const on = go(table({ trainers: [{ at: 'sea-routes-7', center: 'cinnabar' }, { at: 'saffron' }] }), 1);
    expect(on.view(0).trainers[0].center).toBe('pallet');
    for (const t of [past, back, on]) expectTurnOf(t, 1);
  });

  it('L-MOVE-05 the way is chosen after seeing the roll, and never leaves the board', () => {
    for (const at of ['pallet', 'sea-routes-7']) {
      const t = table({ trainers: [{ at }, {}] });
      if (t.match.chance === null) t.answer('move');
      t.expectChance('move').roll('move', 6).expectAsked('walk', 0);
      expect(t.optionIds()).toHaveLength(13);
      expect(t.decision().options.every((option) => option.id === 'stay' || option.at !== undefined)).toBe(
        true,
      );
    }
  });
});

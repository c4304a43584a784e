import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { EVENT_INDEX } from '../src/data/events.ts';
import { ITEM_INDEX } from '../src/data/items.ts';
import { drawing, stacked } from './drawing.ts';
import { expectTurnOf, isKo, knownTo, revive } from './meeting.ts';
import { handOf, table } from './table.ts';

describe('Event Cards', () => {
  it('C-EVENT-01 a card is shown to all and carried out at once', () => {
    const t = drawing('unknown-dungeon', [{}, {}, {}]);
    t.expectAsked('dungeon', 0);
    for (const seat of [0, 1, 2, SPECTATOR]) {
      expect(t.told(seat, 'drew-event')).toEqual([['drew-event', 0, EVENT_INDEX['unknown-dungeon']]]);
      expect(t.view(seat).event).toBe(EVENT_INDEX['unknown-dungeon']);
    }
  });

  it('C-EVENT-01 then it goes under the deck and is not kept', () => {
    const t = drawing('take-1', [{}, {}]);
    expect(t.view(1).events).toEqual({ unordered: 53, under: [] });
    t.rolls(['item', 'fly']);
    expectTurnOf(t, 1);
    expect(t.s.event).toBe(-1);
    expect(handOf(t.s, 0)).toEqual(['fly']);
    for (const seat of [0, 1, SPECTATOR]) {
      expect(t.view(seat).events).toEqual({ unordered: 53, under: [EVENT_INDEX['take-1']] });
    }
  });

  it('C-EVENT-01 once all have been drawn the deck repeats in the same order, unshuffled', () => {
    const order = ['take-1', 'pokemon-center', 'trade', 'take-1', 'pokemon-center'];
    const t = table({
      trainers: [{ at: 'p01' }, { at: 'p06' }],
      also: (s) => stacked(s, 'take-1', 'pokemon-center', 'trade'),
    });
    // By turns on p02, p07, p04, p11 and p07: only dice are rolled and Item Cards drawn
    t.rolls(['move', 1], ['item', 'potion'], ['move', 1]);
    t.rolls(['move', 3], ['move', 5], ['item', 'potion'], ['move', 3]);
    expectTurnOf(t, 1);
    const drawn = t.told(SPECTATOR, 'drew-event').map(([, , event]) => event);
    expect(drawn).toEqual(order.map((id) => EVENT_INDEX[id as 'trade']));
  });

  it('C-EVENT-02 a card that cannot do anything is discarded and not replaced', () => {
    const t = drawing('pokemon-center', [{}, {}]);
    expectTurnOf(t, 1);
    expect(t.told(1, 'no-effect')).toEqual([['no-effect', EVENT_INDEX['pokemon-center']]]);
    expect(t.told(1, 'drew-event')).toHaveLength(1);
    expect(t.view(1).events.under).toEqual([EVENT_INDEX['pokemon-center']]);
  });
});

describe('Pokémon Center', () => {
  const team = ['Bulbasaur', 'Pidgey', 'Mankey'];

  it('C-PC-01 the drawer revives one own knocked-out Pokémon of choice', () => {
    const t = drawing('pokemon-center', [
      { team, ko: ['Pidgey', 'Mankey'] },
      { team: ['Charmander', 'Onix'], ko: ['Onix'] },
    ]);
    t.expectAsked('center', 0);
    expect(t.optionIds()).toEqual([revive('Pidgey'), revive('Mankey')]);
    t.answer(revive('Mankey'));
    expect([isKo(t, 0, 'Pidgey'), isKo(t, 0, 'Mankey'), isKo(t, 1, 'Onix')]).toEqual([true, false, true]);
    expectTurnOf(t, 1);
  });

  it('C-PC-01 with none knocked out it has no effect, whoever else needs it', () => {
    const t = drawing('pokemon-center', [{ team }, { team: ['Charmander', 'Onix'], ko: ['Onix'] }]);
    expectTurnOf(t, 1);
    expect(t.told(SPECTATOR, 'no-effect')).toHaveLength(1);
    expect(isKo(t, 1, 'Onix')).toBe(true);
  });
});

describe('Take Item Cards', () => {
  const cards = ['fly', 'potion', 'time-machine'] as const;

  it.each([1, 2, 3] as const)('C-TAKE-01 Take %i draws exactly that many, unseen by the others', (n) => {
    const t = drawing(`take-${n}`, [{}, {}]);
    t.rolls(...cards.slice(0, n).map((card) => ['item', card] as const));
    t.expectChance('move');
    expect(handOf(t.s, 0)).toEqual(cards.slice(0, n).toSorted());
    expect(t.told(0, 'got-items')).toEqual([['got-items', cards.slice(0, n).map((id) => ITEM_INDEX[id])]]);
    for (const other of [1, SPECTATOR]) {
      expect(t.told(other, 'got-items')).toEqual([]);
      expect(t.told(other, 'drew-items')).toEqual([['drew-items', 0, n]]);
      expect(knownTo(t, other, 0)).toEqual([]);
      expect(t.view(other).trainers[0].cards).toBe(n);
    }
  });

  it('C-TAKE-01 from the top of the deck', () => {
    const under = ['poke-doll', 'great-ball', 'fly', 'potion'] as const;
    const t = drawing('take-3', [{}, {}], { items: { under, only: true } });
    expect(handOf(t.s, 0)).toEqual(['fly', 'great-ball', 'poke-doll']);
    expect(t.s.items.under).toHaveLength(1);
    t.expectChance('move');
  });
});

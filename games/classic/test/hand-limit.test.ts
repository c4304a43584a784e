import { describe, expect, it } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import { expectTurnOf, give, meeting, potion, want } from './meeting.ts';
import { handOf, SEVEN, table } from './table.ts';

describe('The hand limit', () => {
  it('C-ITEM-05 a trainer over 7 discards cards of choice until 7 are left', () => {
    const t = table({ trainers: [{ at: 'p03', hand: SEVEN }, {}] }).answer('roll');
    t.rolls(['move', 1], ['item', 'time-machine'], ['item', 'time-machine']).expectAsked('discards', 0);
    expect(t.optionIds()).toHaveLength(9); // all of them, those just drawn included
    expect(t.refusal(['fly']).code).toBe('incomplete');
    expect(t.refusal(['fly', 'fly#2', 'potion']).code).toBe('no-such-option');
    t.answer(['time-machine', 'potion']);
    expect(handOf(t.s, 0)).toEqual([
      'attack-bonus-1',
      'fly',
      'fly',
      'great-ball',
      'poke-doll',
      'time-machine',
      'ultra-ball',
    ]);
    expectTurnOf(t, 1);
  });

  it('C-ITEM-05 or plays a card that may be played; exactly 7 may be kept', () => {
    const me = { at: 'p04', roams: true, team: ['Bulbasaur', 'Pidgey'], ko: ['Pidgey'] };
    const hand: readonly ItemId[] = [...SEVEN, 'time-machine'];
    const t = table({ trainers: [{ ...me, hand }, {}], circles: { p05: 'empty' } }).answer('roll');
    t.rolls(['move', 1]).pass().answer('move:p05').expectAsked('last-potion', 0).answer('go-on');
    t.expectAsked('over-limit', 0).answer(potion('Pidgey'));
    expect(t.s.trainers[0].ko).toEqual([]);
    expect(handOf(t.s, 0)).toHaveLength(7);
    expectTurnOf(t, 1);
  });

  it('C-ITEM-08 at the end of every turn, for everybody over 7: the active player first, then clockwise', () => {
    const over: readonly ItemId[][] = [
      [...SEVEN, 'attack-bonus-2'],
      [...SEVEN.slice(3), ...SEVEN.slice(3)],
    ];
    const t = table({
      trainers: [
        { hand: over[0] },
        { hand: over[1] },
        { at: 'p03', hand: ['fly', 'fly', 'potion', 'potion', 'potion', 'potion'] },
      ],
      active: 2,
    });
    t.answer('roll').rolls(['move', 1], ['item', 'time-machine'], ['item', 'time-machine']);
    t.expectAsked('discards', 2).answer(['fly']);
    t.expectAsked('discards', 0).answer(['attack-bonus-2']);
    t.expectAsked('discards', 1).answer(['attack-bonus-1']);
    expect(t.s.trainers.map(({ hand }) => hand.length)).toEqual([7, 7, 7]);
    expectTurnOf(t, 0);
  });

  it('C-ITEM-08 cards that arrive out of turn are trimmed in that same turn', () => {
    const t = meeting(
      { team: ['Bulbasaur', 'Pidgey'], hand: ['time-machine'] },
      { team: ['Charmander', 'Abra'], hand: SEVEN },
    );
    t.answer('trade')
      .answer([give('Pidgey'), want('Abra'), 'give:time-machine'])
      .answer('accept');
    t.expectAsked('discards', 1).answer(['poke-doll']);
    expect(t.s.active).toBe(1);
    expect(handOf(t.s, 1)).toHaveLength(7);
  });

  it('C-EX-23 six cards and Viridian: 8, discard 1; with 20 points Take 3 and Cinnabar: 11, discard 4', () => {
    const six = SEVEN.slice(1);
    const city = table({ trainers: [{ at: 'p03', hand: six }, {}] }).answer('roll');
    city.rolls(['move', 1], ['item', 'potion'], ['item', 'potion']).expectAsked('discards', 0);
    expect([handOf(city.s, 0).length, city.decision().min, city.decision().max]).toEqual([8, 1, 1]);

    const team = ['Bulbasaur', 'Venusaur', 'Tauros', 'Pidgey'];
    const event = table({ trainers: [{ at: 'p01', team, hand: six }, {}] }).answer('roll');
    event.rolls(['move', 1], ['event', 'take-3'], ['item', 'potion'], ['item', 'potion'], ['item', 'potion']);
    expect(handOf(event.s, 0)).toHaveLength(9);
    expect(event.view(0).trainers[0].at).toBe('cinnabar');
    event.rolls(['item', 'great-ball'], ['item', 'great-ball']).expectAsked('discards', 0);
    expect([handOf(event.s, 0).length, event.decision().min, event.decision().max]).toEqual([11, 4, 4]);
  });
});

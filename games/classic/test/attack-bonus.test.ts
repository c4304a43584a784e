import { describe, expect, it } from 'vitest';
import { ITEM_INDEX, type ItemId } from '../src/data/items.ts';
import { challenge, expectTurnOf, totals, underTo } from './meeting.ts';
import { handOf, table } from './table.ts';

describe('Attack Bonus', () => {
  it('C-ATK-01 values 1 to 5, added to the Attack Strength', () => {
    for (const value of [1, 2, 3, 4, 5]) {
      const card = `attack-bonus-${value}` as ItemId;
      const t = challenge({ hand: [card] }, {})
        .answer([card])
        .rolls(['battle', 6], ['battle', 1]);
      expect(totals(t, 1)).toEqual([[0, 4 + 6 + value, 1, 4 + 1]]);
      t.rolls(['item', 'fly'], ['item', 'fly']);
      expectTurnOf(t, 1);
    }
    expect(Object.keys(ITEM_INDEX).filter((id) => id.startsWith('attack-bonus'))).toHaveLength(5);
  });

  it('C-ATK-01 for one battle only', () => {
    const t = challenge({ hand: ['attack-bonus-5'] }, {}).answer(['attack-bonus-5']);
    t.rolls(['battle', 1], ['battle', 6]).expectChance('battle'); // 10 : 10, and it counts after a tie too
    t.rolls(['battle', 3], ['battle', 1], ['item', 'potion'], ['item', 'potion']);
    expect(totals(t, 0).map(([, mine]) => mine)).toEqual([10, 12]);
    expect(handOf(t.s, 0)).toEqual(['potion', 'potion']);
    expect(t.s.trainers[0].aside).toEqual([]);
    expect(underTo(t)).toEqual(['attack-bonus-5']);
    expectTurnOf(t, 1);
  });

  it('C-ATK-02 both sides of a Trainer Battle use up to two', () => {
    const hand: readonly ItemId[] = ['attack-bonus-1', 'attack-bonus-1', 'attack-bonus-2'];
    const other: readonly ItemId[] = ['attack-bonus-3', 'attack-bonus-3', 'attack-bonus-4'];
    const t = challenge({ hand }, { hand: other });
    expect(t.refusal(['attack-bonus-1', 'attack-bonus-1#2', 'attack-bonus-2']).code).toBe('no-such-option');
    t.answer(['attack-bonus-1', 'attack-bonus-1#2']).expectAsked('bonus', 1);
    expect(t.refusal(['attack-bonus-3', 'attack-bonus-3#2', 'attack-bonus-4']).code).toBe('no-such-option');
    t.answer(['attack-bonus-3', 'attack-bonus-4']).rolls(['battle', 1], ['battle', 1], ['item', 'fly']);
    expect(totals(t, 0)).toEqual([[0, 4 + 1 + 2, 1, 4 + 1 + 7]]);
    expectTurnOf(t, 1);
  });

  it('C-ATK-02 the finalist uses up to two, the Master none', () => {
    const hand: readonly ItemId[] = ['attack-bonus-5', 'attack-bonus-5', 'attack-bonus-4'];
    const t = table({ trainers: [{ at: 'i04', hand }, { hand: ['attack-bonus-4', 'attack-bonus-3'] }] });
    t.rolls(['move', 1], ['rival-card', 'Lance']).expectAsked('bonus-final', 0);
    expect(t.refusal(['attack-bonus-5', 'attack-bonus-5#2', 'attack-bonus-4']).code).toBe('no-such-option');
    t.answer(['attack-bonus-5', 'attack-bonus-5#2']).expectChance('battle'); // the Master is not asked
    t.rolls(['battle', 1], ['battle', 2]);
    expect(totals(t, 1)).toEqual([[0, 4 + 1 + 10, 1, 23]]);
    t.rolls(['item', 'fly'], ['item', 'fly']);
    expectTurnOf(t, 1);
  });

  it('C-ATK-03 they change battles only, never movement, catch or revival', () => {
    const hand: readonly ItemId[] = ['attack-bonus-5', 'great-ball', 'time-machine'];
    const ko = ['Bulbasaur', 'Pidgey'];
    const move = table({ trainers: [{ at: 'saffron', hand }, {}] }).rolls(['move', 1]);
    const grab = table({ trainers: [{ hand }, {}] })
      .rolls(['move', 1])
      .pass()
      .rolls(['chip', 'Zubat']);
    const revive = table({ trainers: [{ at: 'g05', team: ko, ko, hand }, {}] })
      .rolls(['move', 1])
      .pass();
    const kinds = ['time-machine', 'ball', 'revive'];
    for (const [i, t] of [move, grab, revive].entries()) {
      t.expectAsked(kinds[i], 0);
      expect(t.optionIds().filter((id) => id.includes('attack-bonus'))).toEqual([]);
      expect(t.refusal('play:attack-bonus-5').clause).toBe('C-ATK-03');
    }
    move.pass().expectAsked('move', 0);
    expect(move.optionIds()).toEqual(['move:g14', 'move:g15', 'move:g17', 'move:b01']);
    revive.answer('dice').rolls(['revive', 2]).expectAsked('time-machine', 0);
    expect(revive.optionIds()).toEqual(['pass', 'reroll:1']);
  });
});

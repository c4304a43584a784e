import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../src/data/chips.ts';
import type { Classic } from '../src/index.ts';
import { drawing } from './drawing.ts';
import { expectTurnOf } from './meeting.ts';
import { dexOf, handOf, type Seated, teamOf } from './table.ts';

const LEGENDS = ['Articuno', 'Zapdos', 'Moltres', 'Mewtwo'];
const YELLOW = COLOURS.indexOf('yellow');

const inDungeon = (...trainers: readonly Seated[]) => drawing('unknown-dungeon', trainers);

describe('Unknown Dungeon Pokémon', () => {
  it('C-UD-01 the drawer picks one of the face-down yellow chips', () => {
    const t = inDungeon({}, {});
    t.expectAsked('dungeon', 0);
    expect(t.optionIds()).toEqual(['chip:1', 'chip:2', 'chip:3', 'chip:4']);
    expect(t.view(0).dungeon).toBe(0);
  });

  it.each(LEGENDS)('C-UD-01 any of them may be %s, and it is turned up for all', (name) => {
    const t = inDungeon({ hand: ['great-ball'] }, {});
    t.answer('chip:3').rolls(['yellow', name]);
    for (const seat of [0, 1, SPECTATOR]) {
      expect(t.view(seat).dungeon).toBe(dexOf(name));
      expect(t.told(seat, 'met-legend')).toEqual([['met-legend', 0, dexOf(name)]]);
    }
  });

  it('C-UD-02 one normal attempt: a Ball before the roll, Time Machine after it', () => {
    const t = inDungeon({ hand: ['ultra-ball'] }, { hand: ['time-machine'] });
    t.pass(); // nobody touches the movement roll
    t.answer('chip:1').rolls(['yellow', 'Zapdos']);
    t.expectAsked('ball', 0);
    expect(t.optionIds()).toEqual(['try', 'ball:ultra-ball']);
    t.answer('ball:ultra-ball').rolls(['catch', 1]);
    t.expectAsked('time-machine', 1);
    t.answer('reroll:1').rolls(['catch', 4]); // 4 + 2 = 6
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Zapdos']);
    expect([handOf(t.s, 0), handOf(t.s, 1)]).toEqual([[], []]);
    expectTurnOf(t, 1);
  });

  it('C-UD-02 one attempt only, and only a 6 catches', () => {
    for (const die of [1, 2, 3, 4, 5]) {
      const t = inDungeon({}, {});
      t.answer('chip:2').rolls(['yellow', 'Mewtwo'], ['catch', die]);
      expect(teamOf(t.s, 0)).toEqual(['Bulbasaur']);
      expectTurnOf(t, 1);
    }
  });

  it('C-UD-03 caught, it joins the team and is not replaced', () => {
    const t = inDungeon({}, { at: 'p06' });
    t.answer('chip:4').rolls(['yellow', 'Moltres'], ['catch', 6]);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Moltres']);
    expect([t.s.dungeon, t.s.unseen[YELLOW].length]).toEqual([0, 3]);
    expect(t.told(SPECTATOR, 'legends-mixed')).toEqual([]);
    t.rolls(['move', 1], ['event', 'unknown-dungeon']);
    expect(t.optionIds()).toEqual(['chip:1', 'chip:2', 'chip:3']);
  });

  it('C-UD-03 missed, it is turned down and all are shuffled: any chip may be any of them again', () => {
    for (const next of LEGENDS) {
      const t = inDungeon({}, { at: 'p06' });
      t.answer('chip:1').rolls(['yellow', 'Articuno'], ['catch', 5]);
      expect(t.told(1, 'legends-mixed')).toHaveLength(1);
      expect([t.view(1).dungeon, t.view(1).unseen[YELLOW].length]).toEqual([0, 4]);
      t.rolls(['move', 1], ['event', 'unknown-dungeon']);
      t.answer('chip:1').rolls(['yellow', next], ['catch', 6]);
      expect(teamOf(t.s, 1)).toEqual(['Charmander', next]);
      expectTurnOf(t, 0);
    }
  });

  it('C-UD-04 with no yellow chip left it has no effect', () => {
    const also = (s: Classic) => void s.unseen[YELLOW].splice(0);
    const t = drawing('unknown-dungeon', [{}, {}], { also });
    expectTurnOf(t, 1);
    expect(t.told(SPECTATOR, 'no-effect')).toHaveLength(1);
  });

  it('C-UD-04 the last one left can still be met', () => {
    const t = drawing('unknown-dungeon', [
      { team: ['Pikachu', ...LEGENDS.slice(0, 2)] },
      { team: ['Meowth', 'Moltres'] },
    ]);
    t.rolls(['catch', 6]); // one chip: nothing to choose and nothing to draw
    expect(teamOf(t.s, 0)).toContain('Mewtwo');
    t.rolls(['item', 'fly'], ['item', 'fly']); // 3 + 8 + 8 + 9 Power Points: to Cinnabar Island
    expectTurnOf(t, 1);
  });
});

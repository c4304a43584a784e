import { describe, expect, it } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import { monOf, POKEMON } from '../src/pokemon.ts';
import { advantage, itemBonus } from '../src/rules/sums.ts';
import { ITEM_SORT } from '../src/sorts.ts';
import { evolutionBonus, obeys, powerOf } from '../src/team.ts';
import {
  discarded,
  drawn,
  handOf,
  type Seated,
  strengthOf,
  type Told,
  table,
  teamOf,
  totals,
} from './table.ts';

const owner = (team: string[], more: Partial<Seated> = {}) => {
  const t = table({ players: [{ team, ...more }, {}] }).expectChance('move');
  return t.s.players[0];
};
const power = (id: string, team: string[], more: Partial<Seated> = {}) =>
  powerOf(owner(team, more), monOf(id), 'top');

describe('evolution', () => {
  it('H-EVO-02 H-VEC-09 two of a line: +2 to the more evolved', () => {
    expect(power('raticate', ['rattata', 'raticate'])).toBe(7);
    expect(evolutionBonus(owner(['rattata', 'raticate']), monOf('rattata'))).toBe(0); // H-EVO-05
  });
  it('H-EVO-04 H-VEC-10 three: +4', () => {
    expect(power('alakazam', ['abra', 'kadabra', 'alakazam'])).toBe(12);
  });
  it('H-EVO-03 H-VEC-11 a gap in the line still gives +2', () => {
    expect(power('alakazam', ['abra', 'alakazam'])).toBe(10);
  });
  it('H-EVO-08 H-VEC-12 without the top stage the next one has the bonus', () => {
    expect(evolutionBonus(owner(['abra', 'kadabra']), monOf('kadabra'))).toBe(2);
  });
  it('H-EVO-09 copies count once', () => {
    expect(evolutionBonus(owner(['eevee', 'eevee', 'umbreon']), monOf('umbreon'))).toBe(2);
  });
  it('H-EEV-03 H-EEV-04 H-VEC-13 Eevee is never a set of three, and every evolution has +2', () => {
    const team = ['eevee', 'umbreon', 'flareon'];
    expect([power('umbreon', team), power('flareon', team)]).toEqual([9, 9]);
  });
  it('H-EEV-06 two evolutions without an Eevee are no set, nor two Eevees', () => {
    expect(evolutionBonus(owner(['umbreon', 'flareon']), monOf('umbreon'))).toBe(0);
    expect(evolutionBonus(owner(['eevee', 'eevee']), monOf('eevee'))).toBe(0);
  });
  it('H-EVO-10 H-VEC-47 branches: each end has the bonus of its own line', () => {
    const team = ['tyrogue', 'hitmonlee', 'hitmonchan'];
    const bonuses = ['hitmonlee', 'hitmonchan'].map((id) => evolutionBonus(owner(team), monOf(id)));
    expect(bonuses).toEqual([2, 2]);
    expect(power('charizard', ['charmander', 'charizard'])).toBe(10);
    expect(power('charizard', ['charmander', 'charmeleon', 'charizard'])).toBe(12);
  });
  it('H-LOCK-03 H-LOCK-04 H-VEC-14 a lock adds +1 to the most evolved member', () => {
    const locked = { locked: ['growlithe'] };
    expect(power('arcanine', ['growlithe', 'arcanine'], locked)).toBe(11);
    expect(power('growlithe', ['growlithe', 'arcanine'], locked)).toBe(4);
  });
  it('H-VEC-15 a late member adds its bonus to the lock', () => {
    expect(power('dragonite', ['dragonite'], { locked: ['dratini'] })).toBe(9);
    expect(power('dragonite', ['dragonite', 'dratini'], { locked: ['dratini'] })).toBe(11);
  });
});

describe('obedience', () => {
  it('H-OBEY-01 H-OBEY-02 H-OBEY-03 H-OBEY-04 H-BAT-02 colours open with badges', () => {
    const team = ['gastly', 'haunter', 'charmander', 'wartortle', 'gengar', 'rayquaza'];
    const all = ['brock', 'gardenia', 'misty', 'brawly'];
    const obeying = (n: number) => {
      const me = owner(team, { badges: all.slice(0, n) });
      return team.filter((id) => obeys(me, monOf(id)));
    };
    expect(obeying(0)).toEqual(['gastly', 'haunter', 'charmander']);
    expect(obeying(1)).toEqual(['gastly', 'haunter', 'charmander', 'wartortle']);
    expect(obeying(2)).toEqual(['gastly', 'haunter', 'charmander', 'wartortle', 'gengar']);
    expect(obeying(3)).not.toContain('rayquaza'); // H-LEG-04
    expect(obeying(4)).toEqual(team);
  });
});

describe('the sum of a battle', () => {
  it('H-BAT-05 H-VEC-28 +2 for each opposing type in the own list', () => {
    const list = POKEMON[monOf('geodude')].advantages;
    const both = POKEMON[monOf('charizard')].types;
    expect(advantage(list, both)).toBe(4);
    expect(advantage(list, POKEMON[monOf('growlithe')].types)).toBe(2);
  });
  it('H-ITEM-60 H-ITEM-61 H-ITEM-62 power bonuses, and bluffs that give nothing', () => {
    const bonus = (item: keyof typeof ITEM_SORT, mon: string) => itemBonus(ITEM_SORT[item], monOf(mon));
    expect([bonus('vitamin', 'gastly'), bonus('x-item', 'gastly')]).toEqual([2, 3]);
    expect([bonus('charcoal', 'growlithe'), bonus('charcoal', 'gastly')]).toEqual([4, 0]);
    expect([bonus('spell-tag', 'gastly'), bonus('bicycle', 'gastly'), bonus('potion', 'gastly')]).toEqual([
      4, 0, 0,
    ]);
  });
  it('H-BAT-08 H-TRN-10 H-TRN-12 Trainers add theirs', () => {
    const t = table({ players: [{ team: ['parasect'], trainer: 'erika' }, {}] }).expectChance('move');
    expect(strengthOf(t.s, 0, monOf('parasect'))).toBe(POKEMON[monOf('parasect')].power + 1);
  });
});

/** A duel of Growlithe and Butterfree in the volcano, less what the place does: the example of the rulebook. */
const example = (b: readonly ItemId[], a: readonly ItemId[] = []): Told =>
  drawn('duel-open-sea', {
    players: [
      { team: ['growlithe', 'gastly'], trainer: 'blaine', hand: a },
      { at: 'pewter-0', team: ['butterfree', 'haunter'], trainer: 'hiker', hand: b, badges: ['brock'] },
    ],
  });
/** Open Sea takes 1 from Fire. */
const SEA = -1;

describe('a battle', () => {
  it('H-VEC-01 H-BAT-03 H-BAT-09 H-BAT-14 the example: 10 against 9', () => {
    const t = example(['vitamin']);
    t.expectAsked('send', [0, 1]).answers(1, 'butterfree').answers(0, 'growlithe');
    t.expectAsked('lay', 1)
      .answer('vitamin')
      .rolls(['battle', 3 - SEA], ['battle', 1]);
    expect(totals(t)[0]).toEqual([0, 10, 1, 9]);
    expect(discarded(t)).toEqual(['vitamin']);
    t.roll('pokemon', 'wartortle'); // H-DUEL-09: the prize
    expect(teamOf(t, 0)).toContain('wartortle');
  });
  it('H-VEC-02 H-BAT-16 H-BAT-19 a draw: both send another, never the same', () => {
    const t = example(['vitamin']);
    t.answers(0, 'growlithe')
      .answers(1, 'butterfree')
      .answer('vitamin')
      .rolls(['battle', 3 - SEA], ['battle', 2]);
    expect(t.told(7, 'sent').slice(-2)).toEqual([
      ['sent', 0, monOf('gastly')],
      ['sent', 1, monOf('haunter')],
    ]);
    t.rolls(['battle', 1], ['battle', 6], ['pokemon', 'wartortle']);
    expect(teamOf(t, 1)).toContain('wartortle');
  });
  it('H-VEC-03 H-BAT-15 H-ITEM-54 H-ITEM-55 H-REACT-30 a Potion starts it anew', () => {
    const t = example(['vitamin', 'potion']);
    t.answers(0, 'growlithe')
      .answers(1, 'butterfree')
      .answer('vitamin')
      .rolls(['battle', 3 - SEA], ['battle', 1]);
    t.expectAsked('on-loss', 1)
      .answer('potion')
      .rolls(['battle', 1 - SEA], ['battle', 3]);
    expect(totals(t)[1]).toEqual([0, 8, 1, 9]);
    expect(discarded(t).sort()).toEqual(['potion', 'vitamin']);
    t.roll('pokemon', 'wartortle');
  });
  it('H-VEC-04 H-BAT-11 a bluff gives nothing and is gone', () => {
    const t = example(['bicycle']);
    t.answers(0, 'growlithe')
      .answers(1, 'butterfree')
      .answer('bicycle')
      .rolls(['battle', 3 - SEA], ['battle', 1]);
    expect(totals(t)[0]).toEqual([0, 10, 1, 7]);
    t.roll('pokemon', 'wartortle');
    expect(t.s.players[1].extra).toBe(0);
    expect(handOf(t, 1)).toEqual([]);
  });
  it('H-HID-11 which Item lies there is hidden until the dice', () => {
    const t = example(['vitamin', 'x-item'], ['charcoal', 'potion']);
    t.answers(0, 'growlithe')
      .answers(1, 'butterfree')
      .answers(1, 'x-item')
      .answers(0, 'nothing')
      .expectChance('battle');
    expect(t.view(0).battle?.sides[1]).toMatchObject({ laid: 1, items: [null] });
    expect(t.view(1).battle?.sides[1].items).toEqual(['x-item']);
  });
  it('H-VEC-05 Time Travel in a battle; a Doll keeps the roll', () => {
    const t = example(['vitamin', 'time-travel']);
    t.answers(0, 'growlithe')
      .answers(1, 'butterfree')
      .answer('vitamin')
      .rolls(['battle', 3 - SEA], ['battle', 1]);
    t.expectAsked('on-roll', 1)
      .answer('time-travel:1')
      .rolls(['battle', 1 - SEA], ['pokemon', 'wartortle']);
    expect(totals(t)[0]).toEqual([0, 8, 1, 9]);
  });
  it('H-VEC-34 H-DUEL-04 H-DUEL-08 the volcano', () => {
    const badges = ['brock', 'misty'];
    const t = drawn('duel-volcano', {
      players: [
        { team: ['golem'], badges },
        { at: 'pewter-0', team: ['lapras'], badges },
      ],
    });
    t.rolls(['battle', 3], ['battle', 4]);
    expect(totals(t)[0]).toEqual([0, 13, 1, 12]);
    t.rolls(['item', 'potion'], ['item', 'vitamin']);
    expect(handOf(t, 0)).toEqual(['potion', 'vitamin']);
  });
  it('H-DUEL-13 the chosen opponent may block the whole Duel', () => {
    const t = drawn('duel-dojo', {
      players: [{ team: ['growlithe'] }, { at: 'pewter-0', hand: ['poke-doll'] }],
    });
    t.expectAsked('on-hit', 1).answer('poke-doll');
    expect(t.told(7, 'battle')).toEqual([]);
  });
});

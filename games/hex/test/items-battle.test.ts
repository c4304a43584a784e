import { describe, expect, it } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import { monOf } from '../src/pokemon.ts';
import { itemBonus } from '../src/rules/sums.ts';
import { ITEM_SORT } from '../src/sorts.ts';
import {
  AWAY,
  BOARD,
  discarded,
  drawn,
  handOf,
  type Seated,
  type TableSetup,
  type Told,
  table,
} from './table.ts';

/** Seat 0 with these Items in its first free moment, another player elsewhere. */
const _holding = (hand: readonly ItemId[], me: Seated = {}, more: Partial<TableSetup> = {}): Told =>
  table({ players: [{ hand, ...me }, AWAY], ...more });
const _ids = (t: Told, start: string): string[] => t.optionIds().filter((id) => id.startsWith(start));

describe('power bonuses', () => {
  it('H-ITEM-60 Vitamin +2 and X Item +3, on any Pokémon', () => {
    for (const mon of ['gastly', 'golem', 'lapras']) {
      expect(itemBonus(ITEM_SORT.vitamin, monOf(mon))).toBe(2);
      expect(itemBonus(ITEM_SORT['x-item'], monOf(mon))).toBe(3);
    }
  });

  it.each([
    ['poison-fang', ['gastly'], 'growlithe'],
    ['soft-sand', ['golem'], 'growlithe'],
    ['twisted-spoon', ['abra'], 'growlithe'],
    ['dragon-fang', ['dratini'], 'growlithe'],
    ['silk-scarf', ['rattata', 'clefairy'], 'growlithe'],
    ['black-belt', ['machop'], 'growlithe'],
    ['charcoal', ['growlithe'], 'machop'],
    ['rare-crystal', ['lapras', 'magnemite'], 'machop'],
    ['magnet', ['pikachu'], 'machop'],
    ['mystic-water', ['squirtle'], 'machop'],
    ['hard-stone', ['golem'], 'machop'],
    ['spell-tag', ['gastly', 'umbreon'], 'machop'],
    ['sharp-beak', ['butterfree'], 'machop'],
    ['miracle-seed', ['bulbasaur', 'butterfree', 'parasect'], 'machop'],
  ] as const)('H-ITEM-61 H-ITEM-62 %s: +4 on its types, once, and nothing on others', (item, fits, not) => {
    for (const mon of fits) expect(itemBonus(ITEM_SORT[item], monOf(mon))).toBe(4);
    expect(itemBonus(ITEM_SORT[item], monOf(not))).toBe(0);
  });

  it('H-ITEM-63 it lasts for one battle', () => {
    const t = table({
      players: [{ hand: ['vitamin', 'x-item'], at: 'pewter-0', team: ['growlithe'] }, AWAY],
    });
    t.answer('stay').answer('vitamin').roll('battle', 1);
    expect(t.told(7, 'gym-totals')[0][2]).toBe(4 + 2 + 1);
    expect([handOf(t, 0), discarded(t)]).toEqual([['x-item'], ['vitamin']]);
  });
});

describe('Potion', () => {
  const duel = (a: readonly ItemId[], b: readonly ItemId[]): Told =>
    drawn('duel-volcano', {
      players: [
        { team: ['abra', 'pikachu'], hand: a },
        { at: 'pewter-0', team: ['abra', 'pikachu'], hand: b },
      ],
    })
      .answers(0, 'abra')
      .answers(1, 'abra');

  it('H-ITEM-56 the same Pokémon stay, both may lay anew and both roll (H-AMB-55)', () => {
    const t = duel(['potion'], ['vitamin']);
    t.answers(0, 'nothing').answers(1, 'nothing').rolls(['battle', 1], ['battle', 3]);
    t.expectAsked('on-loss', 0).answer('potion').expectAsked('lay', 1).answer('vitamin');
    t.rolls(['battle', 6], ['battle', 1]);
    expect(t.told(7, 'sent')).toHaveLength(2);
    t.rolls(['item', 'fly'], ['item', 'honey']);
    expect(handOf(t, 0)).toEqual(['fly', 'honey']);
    t.answer('done');
  });

  it('H-ITEM-57 any number, by whoever has just lost', () => {
    const t = duel(['potion', 'potion'], ['potion']);
    t.answers(0, 'nothing').answers(1, 'nothing').rolls(['battle', 1], ['battle', 3]).answers(0, 'potion');
    t.answers(0, 'nothing').answers(1, 'nothing').rolls(['battle', 3], ['battle', 1]).answers(1, 'potion');
    t.answers(0, 'nothing').rolls(['battle', 1], ['battle', 3]).expectAsked('on-loss', 0).answer('potion');
    t.rolls(['battle', 1], ['battle', 3], ['item', 'fly'], ['item', 'honey']);
    expect(handOf(t, 1)).toEqual(['fly', 'honey']);
  });

  it('H-ITEM-58 not in a draw (H-AMB-55)', () => {
    const t = duel(['potion'], ['potion']);
    t.answers(0, 'nothing').answers(1, 'nothing').rolls(['battle', 2], ['battle', 2]);
    t.expectAsked('lay', [0, 1]);
    expect(t.told(7, 'sent')).toHaveLength(4);
  });

  it('H-ITEM-59 in a dual gym battle one Potion restarts it all (H-AMB-55)', () => {
    const t = table({
      players: [
        { hand: ['potion'], at: 'celadon-0', team: ['growlithe', 'abra'], visited: ['celadon'] },
        AWAY,
      ],
      board: BOARD.with(3, 'celadon'),
    });
    t.answer('stay').answer('growlithe').roll('battle', 1);
    t.expectAsked('on-loss', 0).answer('potion').roll('battle', 2);
    expect(t.told(7, 'gym-totals')).toHaveLength(2);
    expect(t.told(7, 'sent')).toHaveLength(2);
  });
});

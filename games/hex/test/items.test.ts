import { describe, expect, it } from 'vitest';
import { ITEMS, type ItemClass, type ItemId } from '../src/data/items.ts';
import {
  AWAY,
  drain,
  drawn,
  go,
  handOf,
  type Seated,
  type TableSetup,
  type Told,
  table,
  trainerOf,
} from './table.ts';

/** Seat 0 with these Items in its first free moment, another player elsewhere. */
const holding = (hand: readonly ItemId[], me: Seated = {}, more: Partial<TableSetup> = {}): Told =>
  table({ players: [{ hand, ...me }, AWAY], ...more });
const ids = (t: Told, start: string): string[] => t.optionIds().filter((id) => id.startsWith(start));

describe('Items in general', () => {
  it('H-ITEM-09 H-ITEM-02 the deck: 74 cards of three kinds', () => {
    const of = (kind: ItemClass) =>
      Object.fromEntries(ITEMS.filter((item) => item.class === kind).map(({ id, count }) => [id, count]));
    expect(of('common')).toEqual({
      bicycle: 3,
      'escape-rope': 1,
      'fishing-rod': 1,
      fly: 1,
      honey: 1,
      'lure-module': 1,
      'great-ball': 8,
      'ultra-ball': 6,
      'master-ball': 2,
      'pokenav-plus': 4,
      'rare-candy': 1,
      'rocket-attack': 3,
    });
    expect(of('quick')).toEqual({
      'exp-share': 2,
      'poke-doll': 4,
      'poke-flute': 2,
      repel: 2,
      'time-travel': 3,
    });
    const { potion, vitamin, 'x-item': x, ...four } = of('battle');
    expect([potion, vitamin, x]).toEqual([4, 6, 5]);
    expect(Object.values(four)).toEqual(Array(14).fill(1));
    expect(ITEMS.reduce((sum, { count }) => sum + count, 0)).toBe(74);
  });

  it('H-ITEM-01 the hand limit is looked at when the own turn ends, and at no other moment', () => {
    const seven: ItemId[] = ['vitamin', 'vitamin', 'vitamin', 'vitamin', 'x-item', 'x-item', 'potion'];
    const t = go(holding(seven, { at: 'new-bark-4' }), 1, 'new-bark-5').roll('event', 'professor-oak');
    t.rolls(['item', 'x-item'], ['item', 'x-item']).expectAsked('discards', 0);
    expect(handOf(t, 0)).toHaveLength(9);
    t.answer(['vitamin', 'vitamin#2', 'vitamin#3']).expectChance('move');
    expect(handOf(t, 0)).toHaveLength(6);
  });

  it('H-ITEM-03 a used Item lies face up on the discard pile, also when it was blocked', () => {
    const t = table({ players: [{ hand: ['rocket-attack'] }, { hand: ['poke-doll', 'vitamin'] }] });
    t.answer('rocket-attack:1').answer('poke-doll').expectChance('move');
    expect(t.view(7).items.discard).toEqual(['rocket-attack', 'poke-doll']);
  });

  it('H-ITEM-04 the hand is hidden, how many cards it has is not', () => {
    const t = holding(['fly', 'potion']);
    expect(t.view(0).players[0]).toMatchObject({ cards: 2, known: ['fly', 'potion'] });
    for (const seat of [1, 7]) expect(t.view(seat).players[0]).toMatchObject({ cards: 2, known: [] });
  });

  it('H-ITEM-05 H-REACT-41 common Items at the two free moments of the own turn; the travelling ones before it (H-AMB-44)', () => {
    const hand: ItemId[] = ['honey', 'fly', 'fishing-rod', 'escape-rope', 'great-ball', 'rocket-attack'];
    const t = table({
      players: [
        { hand, at: 'new-bark-4' },
        { ...AWAY, hand: ['bicycle', 'vitamin'] },
      ],
    });
    t.expectAsked('turn', 0);
    expect(t.optionIds()).toEqual(['roll', 'fishing-rod', 'fly', 'honey', 'rocket-attack:1']);
    t.answer('roll').roll('move', 1).expectAsked('on-count', 0).pass().answer('to:new-bark-5');
    t.roll('event', 'pokemon-egg').roll('pokemon', 'gastly').expectAsked('after', 0);
    expect(t.optionIds()).toEqual(['done', 'honey', 'rocket-attack:1']);
    t.answer('done').expectAsked('turn', 1); // only now the other player's
  });

  it('H-ITEM-06 a Quick Item waits for its own moment (H-AMB-44)', () => {
    const t = holding(['exp-share', 'poke-doll', 'poke-flute', 'repel', 'time-travel']);
    t.expectChance('move');
  });

  it('H-ITEM-07 any number of Items in a turn', () => {
    const t = table({
      players: [{ hand: ['rocket-attack', 'rocket-attack', 'bicycle'] }, { hand: ['vitamin', 'vitamin'] }],
    });
    t.answer('rocket-attack:1').roll('steal', 0).answer('rocket-attack:1').answer('bicycle');
    t.expectChance('move');
    expect(handOf(t, 0)).toEqual(['vitamin', 'vitamin']);
  });

  it('H-ITEM-08 without a legal target there is no play (H-AMB-44)', () => {
    const nothing = holding(['rare-candy', 'rocket-attack']);
    nothing.expectChance('move'); // nobody has an Item, no relative lies open
    const t = holding(['honey', 'lure-module'], { at: 'league-1', entered: true });
    expect(t.optionIds()).not.toContain('honey'); // no Pokémon lies in the last hexagon
    expect(t.optionIds()).toContain('lure-module');
  });
});

describe('Bicycle', () => {
  it('H-ITEM-10 H-ITEM-11 H-VEC-29 each gives a further turn, before the next seat', () => {
    const t = table({ players: [{ hand: ['bicycle', 'bicycle'], at: 'new-bark-4' }, AWAY] });
    t.answer('bicycle').answer('bicycle');
    for (let turn = 0; turn < 3; turn++) {
      expect(t.s.active).toBe(0);
      go(t, 1, turn % 2 === 0 ? 'new-bark-5' : 'new-bark-6').rolls(
        ['event', 'pokemon-egg'],
        ['pokemon', ['gastly', 'abra', 'oddish'][turn]],
      );
    }
    expect(t.s.active).toBe(1);
  });

  it('H-ITEM-12 an extra turn is a full turn, in which another may be played', () => {
    const t = holding(['bicycle', 'bicycle'], { at: 'new-bark-4' });
    t.answer('bicycle');
    go(t, 1, 'new-bark-5')
      .rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly'])
      .answer('done')
      .answer('done');
    t.expectAsked('turn', 0);
    expect(t.s.extraTurn).toBe(true);
    t.answer('bicycle');
    go(t, 1, 'new-bark-6').rolls(['event', 'pokemon-egg'], ['pokemon', 'abra']).expectChance('move');
    expect(t.s.active).toBe(0);
  });

  it('H-ITEM-13 H-REACT-39 it may wait until after a gym battle (H-AMB-46)', () => {
    const t = table({ players: [{ hand: ['bicycle'], at: 'pewter-0', visited: ['pewter'] }, AWAY] });
    t.answer('stay').roll('battle', 1).expectAsked('last', 0);
    expect(t.optionIds()).toEqual(['done', 'bicycle']);
    t.answer('bicycle');
    expect([t.s.active, t.s.extraTurn]).toEqual([0, true]);
  });
});

describe('PokéNav Plus', () => {
  it('H-ITEM-51 H-ITEM-52 H-VEC-44 the chosen player gets two for one and names the active one', () => {
    const seven: ItemId[] = ['vitamin', 'vitamin', 'vitamin', 'vitamin', 'vitamin', 'vitamin', 'x-item'];
    const t = table({
      players: [
        { at: 'new-bark-4', hand: ['pokenav-plus'], trainer: 'misty' },
        { at: 'new-bark-6', hand: seven, trainer: 'koga' },
      ],
    });
    expect(ids(t, 'pokenav-plus')).toEqual(['pokenav-plus:0', 'pokenav-plus:1']);
    t.answer('pokenav-plus:1').rolls(['trainer', 'alder'], ['trainer', 'backpacker']);
    t.expectAsked('name-active', 1).answer('backpacker');
    expect(trainerOf(t, 1)).toBe('backpacker');
    expect(t.view(7).players[1].spare).toEqual(['alder']);
    go(t, 1, 'new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    go(t, 1, 'new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'abra']);
    t.expectAsked('keep-trainer', 1).answer('alder').expectAsked('discards', 1);
    expect(t.decision().min).toBe(4); // with Backpacker none would go
  });

  it('H-ITEM-51 also for oneself, H-ITEM-53 and then no Doll is asked for', () => {
    const t = holding(['pokenav-plus', 'poke-doll'], { trainer: 'misty' }).answer('pokenav-plus:0');
    t.rolls(['trainer', 'alder'], ['trainer', 'red']).expectAsked('name-active', 0).answer('red');
    expect(trainerOf(t, 0)).toBe('red');
  });

  it('H-ITEM-53 H-REACT-32 the Doll of the affected player stops it', () => {
    const t = table({
      players: [
        { hand: ['pokenav-plus'], trainer: 'misty' },
        { ...AWAY, hand: ['poke-doll'], trainer: 'koga' },
      ],
    });
    t.answer('pokenav-plus:1').expectAsked('on-hit', 1).answer('poke-doll').expectChance('move');
    expect(trainerOf(t, 1)).toBe('koga');
  });
});

describe('Rocket Attack', () => {
  it('H-ITEM-72 takes a random Item of an opponent', () => {
    const t = table({ players: [{ hand: ['rocket-attack'] }, { hand: ['potion', 'fly'] }] });
    t.answer('rocket-attack:1').roll('steal', 1).expectChance('move'); // Fly is no second action (H-ITEM-28)
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([['fly'], ['potion']]);
  });

  it('H-ITEM-73 H-HID-13 only the two learn which', () => {
    const t = table({ players: [{ hand: ['rocket-attack'] }, { hand: ['potion', 'vitamin'] }, {}] });
    t.answer('rocket-attack:1').roll('steal', 1).expectChance('move');
    expect(t.view(1).players[0].known).toEqual(['vitamin']);
    expect(t.view(2).players[0]).toMatchObject({ cards: 1, known: [] });
    expect([0, 1, 2, 7].map((seat) => t.told(seat, 'stole-these').length)).toEqual([1, 1, 0, 0]);
  });

  it('H-ITEM-74 who has nothing cannot be chosen', () => {
    const t = table({ players: [{ hand: ['rocket-attack', 'fly'] }, {}, { hand: ['potion'] }] });
    expect(ids(t, 'rocket-attack')).toEqual(['rocket-attack:2']);
  });
});

it('H-COMP-12 an empty deck and an empty discard pile give nothing', () => {
  const t = drawn('professor-oak', { players: [{}, AWAY], also: (s) => drain(s.items) });
  expect(handOf(t, 0)).toEqual([]);
});

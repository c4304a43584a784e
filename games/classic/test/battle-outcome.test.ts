import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import { challenge, expectTurnOf, isKo, knownTo, openHands, type Played, send, underTo } from './meeting.ts';
import { handOf, teamOf } from './table.ts';

const ALONE = { team: ['Bulbasaur'] };
const FOE = { team: ['Charmander'] }; // both have Attack Strength 4
const CARDS: readonly ItemId[] = ['great-ball', 'ultra-ball', 'master-ball'];

describe('Winner and loser', () => {
  /** Seat 0 wins against the Charmander of seat 1, the battle stands before its spoils. */
  const won = (hand: readonly ItemId[], others = [{}]): Played =>
    challenge(ALONE, { ...FOE, hand }, { others }).rolls(['battle', 6], ['battle', 1]);

  it('C-BATTLE-10 the winner takes two cards at random from the loser’s hand', () => {
    const t = won(CARDS);
    expect(t.match.chance).toMatchObject({ why: 'spoils', n: 3, counts: null });
    t.rolls(['spoils', 2]);
    expect(t.match.chance).toMatchObject({ why: 'spoils', n: 2, counts: null });
    t.rolls(['spoils', 0]);
    expect([handOf(t.s, 0), handOf(t.s, 1)]).toEqual([['great-ball', 'master-ball'], ['ultra-ball']]);
    expectTurnOf(t, 1);
  });

  it('C-BATTLE-10 winner and loser know the spoils, others only their number', () => {
    const t = won(CARDS).rolls(['spoils', 2], ['spoils', 0]);
    for (const seat of [0, 1]) expect(t.told(seat, 'spoils')).toEqual([['spoils', 0, 1, [7, 5]]]);
    expect(knownTo(t, 1, 0)).toEqual(['great-ball', 'master-ball']);
    expect(knownTo(t, 0, 1)).toEqual([]);
    for (const seat of [2, SPECTATOR]) {
      expect(t.told(seat, 'spoils')).toEqual([]);
      expect(t.told(seat, 'took-spoils')).toEqual([['took-spoils', 0, 1, 2]]);
      expect([knownTo(t, seat, 0), knownTo(t, seat, 1)]).toEqual([[], []]);
    }
    expectTurnOf(t, 1);
  });

  it('C-BATTLE-10 what others knew of the loser’s hand they no longer know, nor that it went to the winner', () => {
    const t = challenge(ALONE, { ...FOE, hand: CARDS }, { others: [{}], also: openHands });
    expect(knownTo(t, 2, 1)).toEqual(CARDS);
    t.rolls(['battle', 6], ['battle', 1], ['spoils', 0], ['spoils', 0]);
    expect([knownTo(t, 2, 0), knownTo(t, 2, 1)]).toEqual([[], []]);
    expect(knownTo(t, 0, 1)).toEqual(['master-ball']);
    expectTurnOf(t, 1);
  });

  it('C-BATTLE-11 a loser with one card: that one and one from the deck', () => {
    const t = won(['fly']).rolls(['item', 'potion']);
    expect([handOf(t.s, 0), handOf(t.s, 1)]).toEqual([['fly', 'potion'], []]);
    expect(t.told(1, 'got-items')).toEqual([]);
    expectTurnOf(t, 1);
  });

  it('C-BATTLE-11 a loser without cards: two from the deck', () => {
    const t = won([]).rolls(['item', 'potion'], ['item', 'fly']);
    expect([handOf(t.s, 0), handOf(t.s, 1)]).toEqual([['fly', 'potion'], []]);
    expectTurnOf(t, 1);
  });

  it('C-BATTLE-12 cards set aside are spent before the spoils, by both sides', () => {
    const t = challenge(
      { ...ALONE, hand: ['attack-bonus-5'] },
      { ...FOE, hand: ['attack-bonus-4', 'attack-bonus-3', 'fly'] },
    );
    t.answer(['attack-bonus-5']).answer(['attack-bonus-3', 'attack-bonus-4']);
    t.rolls(['battle', 6], ['battle', 1], ['item', 'potion']); // of the loser only Fly is left
    expect(handOf(t.s, 0)).toEqual(['fly', 'potion']);
    expect(underTo(t)).toEqual(['attack-bonus-5', 'attack-bonus-3', 'attack-bonus-4']);
    expect(t.s.trainers.map(({ aside }) => aside)).toEqual([[], []]);
    expectTurnOf(t, 1);
  });

  it('C-BATTLE-13 the loser’s fighter is knocked out, nobody else', () => {
    const t = challenge({ team: ['Bulbasaur', 'Pidgey'] }, { team: ['Charmander', 'Abra'] });
    t.answer(send('Pidgey')).answer(send('Abra'));
    t.rolls(['battle', 1], ['battle', 6], ['item', 'fly'], ['item', 'fly']);
    expect(t.view(0).trainers.map(({ ko }) => ko)).toEqual([[16], []]);
    expect(t.told(0, 'won-battle').map((say) => say.slice(0, 4))).toEqual([['won-battle', 1, 0, 16]]);
    expectTurnOf(t, 1);
  });

  it('C-BATTLE-14 no mover moves for winning or losing, and no Pokémon changes hands', () => {
    for (const pips of [1, 6]) {
      const t = challenge(ALONE, FOE).rolls(['battle', pips], ['battle', 3]);
      t.rolls(['item', 'fly'], ['item', 'fly']);
      expect(t.view(0).trainers.map(({ at }) => at)).toEqual(['p03', 'p03']);
      expect([teamOf(t.s, 0), teamOf(t.s, 1)]).toEqual([['Bulbasaur'], ['Charmander']]);
      expect(t.view(0).trainers.map(({ power }) => power)).toEqual(pips === 1 ? [0, 5] : [4, 0]);
      expectTurnOf(t, 1);
    }
  });

  it('C-BATTLE-16 a Starter fights and is knocked out like any other', () => {
    const t = won([]).rolls(['item', 'fly'], ['item', 'fly']);
    expect(isKo(t, 1, 'Charmander')).toBe(true);
    expect(t.view(1).trainers[1].power).toBe(0);
    expectTurnOf(t, 1);
  });
});

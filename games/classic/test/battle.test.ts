import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import { asideTo, challenge, expectTurnOf, isKo, meeting, send, totals } from './meeting.ts';
import { handOf, table } from './table.ts';

const EVENT_SPACE = { at: 'p01' }; // one step from the event space p02
const ALONE = { team: ['Bulbasaur'] };
const FOE = { team: ['Charmander'] }; // both have Attack Strength 4

describe('When to fight', () => {
  it('C-BATTLE-01 a lone trainer passed may be challenged, or left alone', () => {
    const t = meeting(ALONE, FOE).expectAsked('stop', 0);
    expect(t.optionIds()).toEqual(['go-on', 'challenge']);
    t.answer('go-on').rolls(['item', 'fly'], ['item', 'fly']);
    expect(t.told(0, 'challenged')).toEqual([]);
    expectTurnOf(t, 1);
  });

  it('C-BATTLE-01 after Let’s Fight! a challenge is compulsory', () => {
    const t = table({ trainers: [EVENT_SPACE, {}, {}] });
    t.rolls(['move', 1], ['event', 'fight']).expectAsked('fight', 0);
    expect(t.optionIds()).toEqual(['fight:1', 'fight:2']); // and no way round it
  });

  it('C-BATTLE-02 the challenged trainer must fight: without a Poké Doll nothing is asked', () => {
    const t = challenge(ALONE, { ...FOE, hand: ['great-ball', 'fly'] });
    t.expectChance('battle');
    expect(t.told(1, 'sent-out')).toHaveLength(2);
  });

  it('C-BATTLE-02 a Poké Doll is the only refusal', () => {
    const t = challenge(ALONE, { ...FOE, hand: ['poke-doll', 'fly'] }).expectAsked('doll-challenge', 1);
    expect(t.optionIds()).toEqual(['pass', 'use']);
  });

  it('C-BATTLE-03 only trainers with a fit Pokémon challenge or are challenged', () => {
    const mine = { team: ['Bulbasaur', 'Pidgey'] };
    const theirs = { team: ['Charmander', 'Abra'] };
    for (const [me, other] of [
      [{ ...mine, ko: mine.team }, theirs],
      [mine, { ...theirs, ko: theirs.team }],
    ]) {
      const t = meeting(me, other);
      expect(t.optionIds()).toEqual(['go-on', 'trade']);
      expect(t.refusal('challenge').clause).toBe('C-BATTLE-03');
    }
    const t = table({ trainers: [EVENT_SPACE, { team: ['Charmander'], ko: ['Charmander'] }, {}, {}] });
    t.rolls(['move', 1], ['event', 'fight']);
    expect(t.optionIds()).toEqual(['fight:2', 'fight:3']);
    expect(t.refusal('fight:1').clause).toBe('C-BATTLE-03');
  });

  it('C-BATTLE-15 a challenge stopped by a Poké Doll lets the challenger finish the move', () => {
    const t = challenge(ALONE, { ...FOE, hand: ['poke-doll'] }).answer('use');
    t.rolls(['item', 'potion'], ['item', 'potion']);
    expect(t.view(0).trainers[0].at).toBe('viridian');
    expect(handOf(t.s, 0)).toEqual(['potion', 'potion']);
    expectTurnOf(t, 1);
  });
});

describe('How to fight', () => {
  const mine = { team: ['Bulbasaur', 'Pidgey', 'Rattata'], ko: ['Rattata'] };
  const theirs = { team: ['Charmander', 'Abra'] };

  it('C-BATTLE-04 each side picks exactly one fit Pokémon of its own', () => {
    const t = challenge(mine, theirs).expectAsked('send', 0);
    expect(t.optionIds()).toEqual([send('Bulbasaur'), send('Pidgey')]);
    expect(t.refusal([send('Bulbasaur'), send('Pidgey')]).code).toBe('ill-formed');
    expect(t.decision().say).toEqual(['ask.send', 1]);
    t.answer(send('Pidgey')).expectAsked('send', 1);
    expect(t.decision().say).toEqual(['ask.send', 0]);
    expect(t.optionIds()).toEqual([send('Charmander'), send('Abra')]);
  });

  it('C-BATTLE-05 up to two Attack Bonus cards face down: the number is said, the values stay secret', () => {
    const three: readonly ItemId[] = ['attack-bonus-1', 'attack-bonus-5', 'attack-bonus-5'];
    const t = challenge({ ...ALONE, hand: three }, FOE, { others: [{}] }).expectAsked('bonus', 0);
    expect(t.refusal(['attack-bonus-1', 'attack-bonus-5', 'attack-bonus-5#2']).code).toBe('no-such-option');
    t.answer(['attack-bonus-5', 'attack-bonus-1']);
    expect(asideTo(t, 0, 0)).toEqual(['attack-bonus-5', 'attack-bonus-1']);
    for (const seat of [1, 2, SPECTATOR]) {
      expect(asideTo(t, seat, 0)).toEqual([null, null]);
      expect(t.told(seat, 'set-aside')).toEqual([
        ['set-aside', 0, 2, false],
        ['set-aside', 1, 0, false],
      ]);
      expect(t.view(seat).battle?.cards).toEqual([2, 0]);
    }
    t.rolls(['battle', 1]);
    expect(asideTo(t, 1, 0)).toEqual([null, null]); // until after the roll
    expect(t.told(1, 'turned-up')).toEqual([]);
    t.rolls(['battle', 2], ['item', 'fly'], ['item', 'fly']);
    expect(t.told(1, 'turned-up')).toEqual([['turned-up', 0, [4, 0]]]);
    expectTurnOf(t, 1);
  });

  it('C-BATTLE-05 no card or one card may be set aside as well', () => {
    const t = challenge(
      { ...ALONE, hand: ['attack-bonus-1'] },
      { ...FOE, hand: ['attack-bonus-1', 'attack-bonus-2'] },
    );
    t.answer([]).answer(['attack-bonus-2']);
    expect(t.s.battle?.cards).toEqual([0, 1]);
    t.expectChance('battle');
  });

  it('C-BATTLE-06 the challenger chooses and announces first, openly, and only Attack Bonus cards', () => {
    const t = challenge(
      { ...mine, hand: ['attack-bonus-1', 'great-ball', 'fly'] },
      { ...theirs, hand: ['attack-bonus-2', 'master-ball'] },
    );
    t.expectAsked('send', 0).answer(send('Pidgey'));
    expect(t.told(1, 'sent-out')).toEqual([['sent-out', 0, 16, false]]);
    t.expectAsked('send', 1).answer(send('Abra')).expectAsked('bonus', 0);
    expect(t.optionIds()).toEqual(['attack-bonus-1']);
    t.answer(['attack-bonus-1']);
    expect(t.told(1, 'set-aside')).toEqual([['set-aside', 0, 1, false]]);
    t.expectAsked('bonus', 1);
    expect(t.optionIds()).toEqual(['attack-bonus-2']);
  });

  it('C-BATTLE-07 each side rolls one die, and Time Machine comes before any bonus card is turned up', () => {
    const t = challenge({ ...ALONE, hand: ['attack-bonus-1', 'time-machine'] }, FOE);
    t.answer(['attack-bonus-1']).rolls(['battle', 2], ['battle', 5]).expectAsked('time-machine', 0);
    expect(t.told(1, 'rolled').slice(-2)).toEqual([
      ['rolled', 0, 2, 'battle'],
      ['rolled', 1, 5, 'battle'],
    ]);
    expect(t.told(1, 'turned-up')).toEqual([]);
    expect(asideTo(t, 1, 0)).toEqual([null]);
  });

  it('C-BATTLE-08 the higher of Attack Strength, Evolution Bonus, die and cards wins', () => {
    const t = challenge(
      { team: ['Squirtle', 'Pidgey', 'Pidgeotto', 'Pidgeot'], hand: ['attack-bonus-1', 'attack-bonus-3'] },
      { team: ['Charmander', 'Mewtwo'], hand: ['attack-bonus-5', 'fly', 'fly'] },
    );
    t.answer(send('Pidgeot')).answer(send('Mewtwo'));
    t.answer(['attack-bonus-1', 'attack-bonus-3']).answer(['attack-bonus-5']);
    t.rolls(['battle', 4], ['battle', 4], ['spoils', 0]);
    expect(totals(t, 0)).toEqual([[0, 6 + 5 + 4 + 4, 1, 9 + 0 + 4 + 5]]);
    expect(isKo(t, 1, 'Mewtwo')).toBe(true);
    expectTurnOf(t, 1);
  });

  it('C-BATTLE-09 equal totals roll again as often as needed', () => {
    const t = challenge(ALONE, FOE);
    for (const pips of [1, 6, 3]) {
      t.rolls(['battle', pips], ['battle', pips]);
      t.expectChance('battle');
      expect(t.view(1).battle).toMatchObject({ decided: null, dice: [0, 0] });
    }
    t.rolls(['battle', 2], ['battle', 1], ['item', 'fly'], ['item', 'fly']);
    expect(totals(t, 0)).toHaveLength(4);
    expect(isKo(t, 1, 'Charmander')).toBe(true);
    expectTurnOf(t, 1);
  });

  it('C-BATTLE-17 a re-roll after a tie changes nothing but the dice', () => {
    const t = challenge(
      { ...mine, hand: ['attack-bonus-2', 'attack-bonus-3'] },
      { ...theirs, hand: ['attack-bonus-4'] },
    );
    t.answer(send('Bulbasaur')).answer(send('Charmander')).answer(['attack-bonus-2']).answer([]);
    t.rolls(['battle', 1], ['battle', 3]).expectChance('battle'); // 7 : 7, and nothing is asked
    expect(t.s.battle).toMatchObject({ picks: [1, 4], cards: [1, 0] });
    t.rolls(['battle', 3], ['battle', 4], ['item', 'fly']);
    expect(totals(t, 1).at(-1)).toEqual([0, 4 + 3 + 2, 1, 4 + 4]);
    expect(t.told(1, 'set-aside')).toHaveLength(2);
    expect(t.told(1, 'turned-up')).toHaveLength(1);
    expectTurnOf(t, 1);
  });
});

describe('Worked examples', () => {
  const raichu = { team: ['Pikachu', 'Raichu'] };
  const machoke = { team: ['Charmander', 'Machoke'], hand: ['fly', 'potion', 'great-ball'] as const };
  /** What the Evolution Bonus of seat 0 is worth with this Pokémon in battle, by the totals. */
  function bonus(team: readonly string[], name: string, strength: number): number {
    const t = challenge({ team }, { team: ['Squirtle'] })
      .answer(send(name))
      .rolls(['battle', 1], ['battle', 6]);
    const mine = totals(t, 0)[0][1];
    if (t.match.chance !== null) t.expectChance(t.match.chance.why);
    return mine - strength - 1;
  }

  it('C-EX-02 Pikachu and Raichu: Raichu +3, Pikachu +0', () => {
    expect(bonus(['Pikachu', 'Raichu'], 'Raichu', 6)).toBe(3);
    expect(bonus(['Pikachu', 'Raichu'], 'Pikachu', 3)).toBe(0);
  });

  it('C-EX-03 Bulbasaur, Ivysaur and Venusaur: Venusaur +5, Ivysaur +0', () => {
    expect(bonus(['Bulbasaur', 'Ivysaur', 'Venusaur'], 'Venusaur', 8)).toBe(5);
    expect(bonus(['Bulbasaur', 'Ivysaur', 'Venusaur'], 'Ivysaur', 7)).toBe(0);
  });

  it('C-EX-24 Eevee, Vaporeon and Jolteon: +3 each, Eevee +0', () => {
    const team = ['Bulbasaur', 'Eevee', 'Vaporeon', 'Jolteon'];
    expect(bonus(team, 'Vaporeon', 6)).toBe(3);
    expect(bonus(team, 'Jolteon', 6)).toBe(3);
    expect(bonus(team, 'Eevee', 3)).toBe(0);
  });

  it('C-EX-11 Raichu 6 + 3 + 3 + 4 = 16 beats Machoke 7 + 6 = 13', () => {
    const t = challenge({ ...raichu, hand: ['attack-bonus-4'] }, machoke);
    t.answer(send('Raichu')).answer(send('Machoke')).answer(['attack-bonus-4']);
    t.rolls(['battle', 3], ['battle', 6], ['spoils', 0], ['spoils', 1]);
    expect(totals(t, 0)).toEqual([[0, 16, 1, 13]]);
    expect(isKo(t, 1, 'Machoke')).toBe(true);
    expect([handOf(t.s, 0), handOf(t.s, 1)]).toEqual([['fly', 'great-ball'], ['potion']]);
    expectTurnOf(t, 1);
  });

  it('C-EX-12 without the card 12 : 12, both roll again', () => {
    const t = challenge(raichu, machoke).answer(send('Raichu')).answer(send('Machoke'));
    t.rolls(['battle', 3], ['battle', 5]).expectChance('battle');
    expect(totals(t, 0)).toEqual([[0, 12, 1, 12]]);
    t.rolls(['battle', 4]).expectChance('battle');
  });
});

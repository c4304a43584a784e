import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../src/board.ts';
import { drawing } from './drawing.ts';
import { expectTurnOf, isKo, potion, send, totals } from './meeting.ts';
import { handOf, teamOf } from './table.ts';

describe('Let’s Fight!', () => {
  it('C-FIGHT-01 the drawer must challenge one other trainer, at any distance', () => {
    const t = drawing('fight', [{}, { at: 'p01' }, { at: 'cinnabar' }, { at: 'i13' }]);
    t.expectAsked('fight', 0);
    expect(t.optionIds()).toEqual(['fight:1', 'fight:2', 'fight:3']);
    for (const id of ['fight:0', 'go-on', 'pass', 'leave']) expect(t.refusal(id).code).toBe('no-such-option');
    t.answer('fight:3').rolls(['battle', 1], ['battle', 6]);
    expect(t.told(SPECTATOR, 'challenged')).toEqual([['challenged', 0, 3]]);
    t.expectChance('item');
  });

  it('C-FIGHT-01 the normal battle follows: totals, the loser’s Pokémon knocked out, two cards, nobody moves', () => {
    const t = drawing('fight', [
      { team: ['Bulbasaur', 'Onix'], hand: ['attack-bonus-2'] },
      { team: ['Charmander', 'Seel'], at: 'g03', hand: ['fly', 'potion', 'great-ball'] },
    ]);
    t.expectAsked('send', 0).answer(send('Onix')).expectAsked('send', 1).answer(send('Seel'));
    t.expectAsked('bonus', 0).answer(['attack-bonus-2']);
    t.rolls(['battle', 3], ['battle', 6], ['spoils', 0], ['spoils', 0]);
    expect(totals(t, SPECTATOR)).toEqual([[0, 7 + 3 + 2, 1, 5 + 6]]);
    expect([isKo(t, 0, 'Onix'), isKo(t, 1, 'Seel')]).toEqual([false, true]);
    expect([handOf(t.s, 0), handOf(t.s, 1)]).toEqual([['fly', 'potion'], ['great-ball']]);
    expect(t.s.trainers.map(({ at }) => SPACES[at].id)).toEqual(['p02', 'g03']);
    expectTurnOf(t, 1);
  });

  it('C-FIGHT-02 without a Doll the target must fight', () => {
    const t = drawing('fight', [{}, { hand: ['fly', 'potion'] }]);
    t.rolls(['battle', 6], ['battle', 1], ['spoils', 1]); // one Pokémon each: nobody is asked anything
    expect(isKo(t, 1, 'Charmander')).toBe(true);
    expectTurnOf(t, 1);
  });

  it('C-FIGHT-02 with a Doll the target fights or stops it', () => {
    const asked = () => drawing('fight', [{}, { hand: ['poke-doll'] }]).expectAsked('doll-challenge', 1);
    expect(asked().optionIds()).toEqual(['pass', 'use']);
    const fought = asked().pass().rolls(['battle', 6], ['battle', 1], ['item', 'fly']);
    expect(isKo(fought, 1, 'Charmander')).toBe(true);
    expect(handOf(fought.s, 0)).toEqual(['fly', 'poke-doll']); // the Doll was not used, so it was there to lose
    expectTurnOf(fought, 1);
    const stopped = asked().answer('use');
    expect(stopped.s.trainers.map(({ ko }) => ko)).toEqual([[], []]);
    expect([handOf(stopped.s, 0), handOf(stopped.s, 1)]).toEqual([[], []]);
    expectTurnOf(stopped, 1);
  });

  it('C-FIGHT-04 after a Doll the card is used up, though there are other targets', () => {
    const t = drawing('fight', [{}, { hand: ['poke-doll'] }, {}]);
    t.answer('fight:1').answer('use');
    expectTurnOf(t, 1);
    expect(t.told(SPECTATOR, 'challenged')).toHaveLength(1);
    expect(t.s.events.under).toHaveLength(1);
  });

  it('C-FIGHT-03 a drawer without a fit Pokémon: no effect', () => {
    const t = drawing('fight', [{ ko: ['Bulbasaur'] }, {}, {}]);
    expectTurnOf(t, 1);
    expect(t.told(SPECTATOR, 'no-effect')).toHaveLength(1);
  });

  it('C-FIGHT-03 nobody else with a fit Pokémon: no effect', () => {
    const t = drawing('fight', [{}, { ko: ['Charmander'] }, { ko: ['Squirtle'] }]);
    expectTurnOf(t, 1);
    expect(t.told(SPECTATOR, 'no-effect')).toHaveLength(1);
  });

  it('C-FIGHT-03 one who has none is no target while others have', () => {
    const t = drawing('fight', [{}, { ko: ['Charmander'] }, {}, {}]);
    expect(t.optionIds()).toEqual(['fight:2', 'fight:3']);
    expect(t.refusal('fight:1')).toMatchObject({ code: 'no-such-option', clause: 'C-BATTLE-03' });
  });

  it('C-FIGHT-03 a Potion played on seeing the card makes the drawer able', () => {
    const t = drawing('fight', [{ ko: ['Bulbasaur'], hand: ['potion'] }, {}]);
    t.expectAsked('event', 0).answer(potion('Bulbasaur'));
    t.rolls(['battle', 5], ['battle', 1], ['item', 'fly'], ['item', 'fly']);
    expect(isKo(t, 1, 'Charmander')).toBe(true);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur']);
    t.expectChance('move');
  });
});

import { describe, expect, it } from 'vitest';
import { challenge, expectTurnOf, underTo } from './meeting.ts';
import { handOf, type Seated, table, teamOf } from './table.ts';

const DOLL = 'poke-doll';
const MINE: Seated = { at: 'p01', team: ['Bulbasaur', 'Pidgey'] };
const THEIRS: Seated = { team: ['Charmander', 'Abra'] };

/** Seat 0 draws Trade Pokémon and wants Abra of seat 1 for Pidgey. */
const forced = (other: Seated, ...more: Seated[]) =>
  table({ trainers: [MINE, { ...THEIRS, ...other }, ...more] }).rolls(['move', 1], ['event', 'trade']);

describe('Poké Doll', () => {
  it('C-DOLL-01 the target of a challenge cancels it: no dice, nobody knocked out, no spoils', () => {
    const t = challenge({ hand: ['fly'] }, { hand: [DOLL, 'fly', 'fly'] }).answer('use');
    t.rolls(['item', 'potion'], ['item', 'potion']); // Viridian City, where the challenger was headed
    expect(t.told(0, 'rolled')).toEqual([['rolled', 0, 2, 'move']]);
    expect(t.s.trainers.map(({ ko }) => ko)).toEqual([[], []]);
    expect(handOf(t.s, 1)).toEqual(['fly', 'fly']);
    expect(t.s.battle).toBeNull();
    expectTurnOf(t, 1);
  });

  it('C-DOLL-01 it also stops the challenge of Let’s Fight!', () => {
    const t = table({ trainers: [{ at: 'p01' }, { hand: [DOLL] }] }).rolls(['move', 1], ['event', 'fight']);
    t.expectAsked('doll-challenge', 1).answer('use');
    expect(t.told(0, 'sent-out')).toEqual([]);
    expectTurnOf(t, 1);
  });

  it('C-DOLL-02 the target of a Trade Pokémon event cancels the trade: no chip moves', () => {
    const t = forced({ hand: [DOLL] })
      .expectAsked('doll-trade', 1)
      .answer('use');
    expect([teamOf(t.s, 0), teamOf(t.s, 1)]).toEqual([MINE.team, THEIRS.team]);
    expectTurnOf(t, 1);
    const kept = forced({ hand: [DOLL] }).answer('pass');
    expect([teamOf(kept.s, 0), teamOf(kept.s, 1)]).toEqual([
      ['Bulbasaur', 'Abra'],
      ['Charmander', 'Pidgey'],
    ]);
    expect(handOf(kept.s, 1)).toEqual([DOLL]);
    expectTurnOf(kept, 1);
  });

  it('C-DOLL-03 it is spent on use, and shown to all', () => {
    const t = forced({ hand: [DOLL, DOLL] }).answer('use');
    expect(handOf(t.s, 1)).toEqual([DOLL]);
    expect(underTo(t)).toEqual([DOLL]);
    expect(t.told(0, 'played')).toEqual([['played', 1, 11]]);
    expectTurnOf(t, 1);
  });

  it('C-DOLL-03 it protects its holder only', () => {
    const t = challenge({ hand: [DOLL] }, {}, { others: [{ hand: [DOLL] }] });
    t.expectChance('battle'); // neither the challenger nor a third trainer can stop it
    const trade = forced({}, { hand: [DOLL] });
    expect(teamOf(trade.s, 0)).toEqual(['Bulbasaur', 'Abra']);
    expectTurnOf(trade, 1);
  });

  it('C-DOLL-03 and only against the challenge or trade at hand', () => {
    const t = table({ trainers: [{ at: 'p02' }, { at: 'p02' }, { at: 'p03', hand: [DOLL] }] });
    t.rolls(['move', 2]).answer('challenge').answer('use').rolls(['item', 'potion'], ['item', 'potion']);
    t.rolls(['move', 2]).expectAsked('stop', 1).answer('challenge').expectChance('battle');
  });

  it('C-DOLL-04 it does not work against a Final Battle or a drawn Rival Card', () => {
    const t = table({ trainers: [{ at: 'i04', hand: [DOLL] }, { hand: [DOLL] }] });
    t.rolls(
      ['move', 1],
      ['rival-card', 'Gary'],
      ['battle', 1],
      ['battle', 1],
      ['item', 'fly'],
      ['item', 'fly'],
    );
    expect([handOf(t.s, 0), handOf(t.s, 1)]).toEqual([[DOLL], ['fly', 'fly', DOLL]]);
    expectTurnOf(t, 1);
  });

  it('C-DOLL-04 nor against spoils or Time Machine', () => {
    const t = challenge({ hand: ['time-machine'] }, { hand: [DOLL, 'fly'] }).pass();
    t.rolls(['battle', 2], ['battle', 2]).expectAsked('time-machine', 0).answer('reroll:1');
    t.rolls(['battle', 3], ['spoils', 0]); // nobody is asked, and the Doll itself goes
    expect(handOf(t.s, 0)).toEqual(['fly', DOLL]);
    expectTurnOf(t, 1);
  });
});

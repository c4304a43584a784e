import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../src/board.ts';
import { drawing } from './drawing.ts';
import { expectTurnOf, give, isKo } from './meeting.ts';
import { dexOf, handOf, teamOf } from './table.ts';

const take = (name: string): string => `take:${dexOf(name)}`;

const MINE = ['Bulbasaur', 'Pidgey', 'Mankey'];
const THEIRS = ['Charmander', 'Onix', 'Ditto'];
const FIT_ONLY = { options: { tradeEventFitOnly: true } };

describe('Trade Pokémon', () => {
  it('C-TRADEV-01 the drawer picks a trainer anywhere, what to take and what to give', () => {
    const t = drawing('trade', [{ team: MINE }, { team: THEIRS, at: 'i09' }, { team: ['Squirtle', 'Seel'] }]);
    t.expectAsked('trade-want', 0);
    expect(t.optionIds()).toEqual([take('Onix'), take('Ditto'), take('Seel')]);
    t.answer(take('Onix')).expectAsked('trade-give', 0);
    expect(t.optionIds()).toEqual([give('Pidgey'), give('Mankey')]);
    t.answer(give('Pidgey'));
    expect([0, 1, 2].map((seat) => teamOf(t.s, seat))).toEqual([
      ['Bulbasaur', 'Mankey', 'Onix'],
      ['Charmander', 'Ditto', 'Pidgey'],
      ['Squirtle', 'Seel'],
    ]);
    expectTurnOf(t, 1);
  });

  it('C-TRADEV-01 it is compulsory', () => {
    const t = drawing('trade', [{ team: MINE }, { team: THEIRS }]);
    for (const id of ['refuse', 'go-on', 'pass', 'leave']) expect(t.refusal(id).code).toBe('no-such-option');
    t.answer(take('Onix'));
    for (const id of ['refuse', 'go-on', 'pass', 'leave']) expect(t.refusal(id).code).toBe('no-such-option');
  });

  it('C-TRADEV-02 Starters are excluded on both sides', () => {
    const t = drawing('trade', [{ team: MINE }, { team: THEIRS }]);
    expect(t.refusal(take('Charmander'))).toMatchObject({ code: 'no-such-option', clause: 'C-TRADEV-02' });
    t.answer(take('Ditto'));
    expect(t.refusal(give('Bulbasaur'))).toMatchObject({ code: 'no-such-option', clause: 'C-TRADEV-02' });
  });

  it('C-TRADEV-03 the target is not asked without a Poké Doll, whoever else holds one', () => {
    const t = drawing('trade', [
      { team: MINE, hand: ['poke-doll'] },
      { team: THEIRS, hand: ['fly'] },
      { team: ['Squirtle', 'Seel'], hand: ['poke-doll'] },
    ]);
    t.answer(take('Onix')).answer(give('Pidgey'));
    expect(teamOf(t.s, 0)).toContain('Onix');
    expectTurnOf(t, 1);
  });

  it('C-TRADEV-03 with a Doll it may be stopped or let happen, and nothing else', () => {
    const asked = () =>
      drawing('trade', [{ team: MINE }, { team: THEIRS, hand: ['poke-doll'] }])
        .answer(take('Onix'))
        .answer(give('Pidgey'))
        .expectAsked('doll-trade', 1);
    const t = asked();
    expect(t.optionIds()).toEqual(['pass', 'use']);
    t.pass();
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Mankey', 'Onix']);
    expect(handOf(t.s, 1)).toEqual(['poke-doll']);
    expectTurnOf(t, 1);
    const stopped = asked().answer('use');
    expect(teamOf(stopped.s, 0)).toEqual(MINE);
    expect(teamOf(stopped.s, 1)).toEqual(THEIRS);
    expect(handOf(stopped.s, 1)).toEqual([]);
    expectTurnOf(stopped, 1);
  });

  it('C-TRADEV-07 after a Doll the card is used up, though there are other targets', () => {
    const t = drawing('trade', [
      { team: MINE },
      { team: THEIRS, hand: ['poke-doll'] },
      { team: ['Squirtle', 'Seel'] },
    ]);
    t.answer(take('Onix')).answer(give('Pidgey')).answer('use');
    expectTurnOf(t, 1);
    expect([0, 2].map((seat) => teamOf(t.s, seat))).toEqual([MINE, ['Squirtle', 'Seel']]);
    expect(t.s.events.under).toHaveLength(1);
  });

  it('C-TRADEV-04 nothing but a Starter with the drawer, or with every other: no effect', () => {
    for (const [mine, theirs] of [
      [['Bulbasaur'], THEIRS],
      [MINE, ['Charmander']],
    ]) {
      const t = drawing('trade', [{ team: mine }, { team: theirs }, {}]);
      expectTurnOf(t, 1);
      expect(t.told(SPECTATOR, 'no-effect')).toHaveLength(1);
      expect([teamOf(t.s, 0), teamOf(t.s, 1)]).toEqual([mine, theirs]);
    }
  });

  it('C-TRADEV-05 any one but a Starter, knocked out or not, is given and taken', () => {
    const t = drawing('trade', [
      { team: MINE, ko: ['Pidgey'] },
      { team: THEIRS, ko: ['Onix'] },
    ]);
    expect(t.optionIds()).toEqual([take('Onix'), take('Ditto')]);
    t.answer(take('Onix'));
    expect(t.optionIds()).toEqual([give('Pidgey'), give('Mankey')]);
    t.answer(give('Pidgey'));
    expect([teamOf(t.s, 0), teamOf(t.s, 1)]).toEqual([
      ['Bulbasaur', 'Mankey', 'Onix'],
      ['Charmander', 'Ditto', 'Pidgey'],
    ]);
    expect([isKo(t, 0, 'Onix'), isKo(t, 1, 'Pidgey')]).toEqual([true, true]); // as they were
    expectTurnOf(t, 1);
  });

  it('C-TRADEV-05 a trainer with nothing fit but the Starter is a target all the same', () => {
    const t = drawing('trade', [
      { team: ['Bulbasaur', 'Pidgey'], ko: ['Pidgey'] },
      { team: ['Charmander', 'Onix'], ko: ['Onix'] },
    ]);
    expect([teamOf(t.s, 0), teamOf(t.s, 1)]).toEqual([
      ['Bulbasaur', 'Onix'],
      ['Charmander', 'Pidgey'],
    ]);
    expectTurnOf(t, 1);
  });

  it('C-OPT-07 with `tradeEventFitOnly` knocked-out Pokémon can be neither given nor taken', () => {
    const t = drawing(
      'trade',
      [
        { team: [...MINE, 'Abra'], ko: ['Pidgey'] },
        { team: [...THEIRS, 'Seel'], ko: ['Onix'] },
      ],
      FIT_ONLY,
    );
    expect(t.optionIds()).toEqual([take('Ditto'), take('Seel')]);
    expect(t.refusal(take('Onix'))).toMatchObject({ code: 'no-such-option', clause: 'C-OPT-07' });
    t.answer(take('Ditto'));
    expect(t.optionIds()).toEqual([give('Mankey'), give('Abra')]);
    expect(t.refusal(give('Pidgey'))).toMatchObject({ code: 'no-such-option', clause: 'C-OPT-07' });
  });

  it('C-OPT-07 a trainer without a fit non-Starter is no target, and gives nothing', () => {
    const ko = { team: THEIRS, ko: ['Onix', 'Ditto'] };
    const t = drawing('trade', [{ team: MINE }, ko, { team: ['Squirtle', 'Seel', 'Abra'] }], FIT_ONLY);
    expect(t.optionIds()).toEqual([take('Seel'), take('Abra')]);
    const none = drawing('trade', [{ team: MINE }, ko], FIT_ONLY);
    expectTurnOf(none, 1);
    expect(none.told(SPECTATOR, 'no-effect')).toHaveLength(1);
    const mine = drawing('trade', [{ team: MINE, ko: ['Pidgey', 'Mankey'] }, { team: THEIRS }], FIT_ONLY);
    expectTurnOf(mine, 1);
    expect(mine.told(SPECTATOR, 'no-effect')).toHaveLength(1);
    expect(isKo(mine, 0, 'Pidgey')).toBe(true);
  });

  it('C-TRADEV-06 exactly one for one: no Item Cards, and movers stay put', () => {
    const t = drawing('trade', [
      { team: MINE, hand: ['great-ball'] },
      { team: THEIRS, at: 'g03', hand: ['fly', 'ultra-ball'] },
    ]);
    t.expectAsked('trade-want', 0);
    expect([t.decision().shape, t.decision().max]).toEqual(['pick', 1]);
    t.answer(take('Ditto'));
    expect([t.decision().shape, t.decision().max]).toEqual(['pick', 1]);
    t.answer(give('Mankey'));
    expect([teamOf(t.s, 0).length, teamOf(t.s, 1).length]).toEqual([3, 3]);
    expect([handOf(t.s, 0), handOf(t.s, 1)]).toEqual([['great-ball'], ['fly', 'ultra-ball']]);
    expect(t.s.trainers.map(({ at }) => SPACES[at].id)).toEqual(['p02', 'g03']);
    expectTurnOf(t, 1);
  });
});

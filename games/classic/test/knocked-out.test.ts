import { describe, expect, it } from 'vitest';
import { challenge, expectTurnOf, give, isKo, meeting, send, totals, want } from './meeting.ts';
import { table, teamOf } from './table.ts';

describe('Knocked out', () => {
  it('C-KO-01 a knocked-out Pokémon lies face down in its owner’s team and remains owned', () => {
    const t = challenge({ team: ['Bulbasaur', 'Pidgey'] }, { team: ['Charmander'] }, { others: [{}] });
    t.answer(send('Pidgey')).rolls(['battle', 1], ['battle', 6], ['item', 'fly'], ['item', 'fly']);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Pidgey']);
    for (const seat of [0, 1, 2]) {
      expect(t.view(seat).trainers[0]).toMatchObject({ team: [1, 16], ko: [16] }); // its identity stays public
    }
    expectTurnOf(t, 1);
  });

  it('C-KO-02 a knocked-out Pokémon cannot be picked for a battle', () => {
    const t = challenge(
      { team: ['Bulbasaur', 'Pidgey', 'Mewtwo'], ko: ['Mewtwo'] },
      { team: ['Charmander', 'Abra', 'Onix'], ko: ['Charmander'] },
    );
    expect(t.optionIds()).toEqual([send('Bulbasaur'), send('Pidgey')]);
    expect(t.refusal(send('Mewtwo')).clause).toBe('C-KO-02');
    t.answer(send('Pidgey'));
    expect(t.optionIds()).toEqual([send('Abra'), send('Onix')]);
    expect(t.refusal(send('Charmander')).clause).toBe('C-KO-02');
  });

  it('C-KO-02 nor for a Final Battle', () => {
    const team = ['Bulbasaur', 'Pidgey', 'Mewtwo'];
    const t = table({ trainers: [{ at: 'i04', team, ko: ['Mewtwo'] }, {}] });
    t.rolls(['move', 1], ['rival-card', 'Lance']).expectAsked('send-final', 0);
    expect(t.optionIds()).toEqual([send('Bulbasaur'), send('Pidgey')]);
    expect(t.refusal(send('Mewtwo')).clause).toBe('C-KO-02');
  });

  it('C-KO-03 a knocked-out Pokémon adds nothing to its owner’s Power Points', () => {
    const team = ['Bulbasaur', 'Venusaur', 'Tauros', 'Pidgey']; // 4 + 7 + 7 + 2
    const fit = table({ trainers: [{ at: 'p02', team }, {}] });
    const hurt = table({ trainers: [{ at: 'p02', team, ko: ['Pidgey'] }, {}] });
    expect([fit, hurt].map((t) => t.view(1).trainers[0].power)).toEqual([20, 18]);
    fit.rolls(['move', 2], ['item', 'fly'], ['item', 'fly'], ['item', 'potion'], ['item', 'potion']);
    hurt.rolls(['move', 2], ['item', 'fly'], ['item', 'fly']);
    expect([fit, hurt].map((t) => t.view(1).trainers[0].at)).toEqual(['cinnabar', 'viridian']);
    for (const t of [fit, hurt]) expectTurnOf(t, 1);
  });

  it('C-KO-04 it may be traded in a regular trade', () => {
    const t = meeting({ team: ['Bulbasaur', 'Pidgey'], ko: ['Pidgey'] }, { team: ['Charmander', 'Abra'] });
    t.answer('trade')
      .answer([give('Pidgey'), want('Abra')])
      .answer('accept');
    expect(isKo(t, 1, 'Pidgey')).toBe(true);
    expectTurnOf(t, 1);
  });

  it('C-KO-04 by the Trade Pokémon event too', () => {
    const mine = { at: 'p01', team: ['Bulbasaur', 'Pidgey', 'Ekans', 'Zubat'], ko: ['Pidgey'] };
    const t = table({ trainers: [mine, { team: ['Charmander', 'Abra', 'Onix', 'Seel'], ko: ['Abra'] }] });
    t.rolls(['move', 1], ['event', 'trade']);
    expect(t.optionIds()).toEqual(['take:63', 'take:95', 'take:86']);
    t.answer('take:95');
    expect(t.optionIds()).toEqual(['give:16', 'give:23', 'give:41']);
  });

  it('C-EX-25 Venusaur and Ivysaur fit, Bulbasaur knocked out: Venusaur 8 + 5', () => {
    const team = ['Bulbasaur', 'Ivysaur', 'Venusaur'];
    const t = challenge({ team, ko: ['Bulbasaur'] }, { team: ['Charmander'] }).answer(send('Venusaur'));
    t.rolls(['battle', 1], ['battle', 1], ['item', 'fly'], ['item', 'fly']);
    expect(totals(t, 0)).toEqual([[0, 8 + 5 + 1, 1, 4 + 1]]);
    expectTurnOf(t, 1);
  });
});

import { describe, expect, it } from 'vitest';
import { challenge, expectTurnOf, meeting, potion, send, underTo } from './meeting.ts';
import { handOf, type Seated, table, teamOf } from './table.ts';

const HURT: Seated = {
  team: ['Bulbasaur', 'Pidgey', 'Abra'],
  ko: ['Pidgey', 'Abra'],
  hand: ['potion', 'potion'],
};

describe('Potion', () => {
  it('C-POT-01 it revives one own Pokémon, and the turn goes on normally', () => {
    const t = table({ trainers: [{ ...HURT, hand: ['potion'] }, {}] }).answer(potion('Abra'));
    expect(t.s.trainers[0].ko).toEqual([16]);
    expect(underTo(t)).toEqual(['potion']);
    t.rolls(['move', 4], ['item', 'fly'], ['item', 'fly']);
    expect(t.view(0).trainers[0].at).toBe('viridian');
    expectTurnOf(t, 1);
  });

  it('C-POT-02 before the roll or Fly, any number one after another', () => {
    const t = table({ trainers: [{ ...HURT, hand: ['potion', 'potion', 'fly'] }, {}] });
    t.answer(potion('Abra')).expectAsked('start', 0).answer(potion('Pidgey')).expectAsked('start', 0);
    expect(t.s.trainers[0].ko).toEqual([]);
    t.answer('fly:pewter').rolls(['item', 'potion'], ['item', 'fly']);
    expectTurnOf(t, 1);
  });

  it('C-POT-02 before the step onto the plateau', () => {
    const team = ['Bulbasaur', 'Venusaur', 'Tauros', 'Pidgey']; // 20 with all of them fit
    const t = table({ trainers: [{ at: 'cinnabar', team, ko: ['Pidgey'], hand: ['potion'] }, {}] });
    expect(t.optionIds()).toEqual(['roll', potion('Pidgey')]);
    t.answer(potion('Pidgey'));
    expect(t.optionIds()).toEqual(['enter', 'roll']);
  });

  it('C-POT-02 at an offered stop, before a challenge', () => {
    const t = meeting(HURT, {}).expectAsked('stop', 0);
    expect(t.optionIds()).toEqual(['go-on', 'challenge', potion('Pidgey'), potion('Abra')]);
    t.answer(potion('Abra')).expectAsked('stop', 0).answer('challenge');
    expect(t.optionIds()).toContain(send('Abra'));
  });

  it('C-POT-02 a Potion at a stop can make the challenge possible', () => {
    const team = ['Bulbasaur', 'Pidgey'];
    const t = meeting({ team, ko: team, hand: ['potion'] }, { team: ['Charmander', 'Abra'] });
    expect(t.optionIds()).toEqual(['go-on', 'trade', potion('Bulbasaur'), potion('Pidgey')]);
    t.answer(potion('Pidgey'));
    expect(t.optionIds()).toEqual(['go-on', 'trade', 'challenge']);
  });

  it('C-POT-02 after an Event Card is shown and before it takes effect', () => {
    const t = table({ trainers: [{ ...HURT, at: 'p01' }, {}] }).answer('roll');
    t.rolls(['move', 1], ['event', 'pokemon-center']).expectAsked('event', 0);
    expect(t.told(1, 'drew-event')).toHaveLength(1);
    t.answer(potion('Pidgey')).expectAsked('event', 0).answer('go-on');
    expect(t.s.trainers[0].ko).toEqual([]); // the event found one more to revive
    expectTurnOf(t, 1);
  });

  it('C-POT-02 before picking the own Pokémon of a battle', () => {
    const t = challenge(HURT, {}).expectAsked('send', 0);
    expect(t.optionIds()).toEqual([send('Bulbasaur'), potion('Pidgey'), potion('Abra')]);
    t.answer(potion('Abra')).expectAsked('send', 0).answer(send('Abra')).expectChance('battle');
  });

  it('C-POT-02 on ENTER before anybody rolls, and not after', () => {
    const t = table({ trainers: [{ ...HURT, at: 'i04' }, {}, {}] })
      .answer('roll')
      .rolls(['move', 1]);
    t.expectAsked('final-potion', 0).answer(potion('Abra')).expectAsked('final-potion', 0).answer('go-on');
    t.rolls(['rival', 2], ['rival', 1], ['rival-card', 'Lance']).expectAsked('send-final', 0);
    expect(t.optionIds()).toEqual([send('Bulbasaur'), send('Abra')]);
    expect(t.refusal('play:potion').clause).toBe('C-POT-02');
  });

  it('C-POT-02 in the end step, in time for the 20 Power Points', () => {
    const team = ['Bulbasaur', 'Venusaur', 'Tauros', 'Pidgey'];
    const me = { at: 'p02', team, ko: ['Pidgey'], hand: ['potion'] as const };
    const t = table({ trainers: [me, {}] }).answer('roll');
    t.rolls(['move', 2], ['item', 'fly'], ['item', 'fly'])
      .expectAsked('last-potion', 0)
      .answer(potion('Pidgey'));
    t.rolls(['item', 'fly'], ['item', 'fly']);
    expect(t.view(0).trainers[0].at).toBe('cinnabar');
    expectTurnOf(t, 1);
  });

  it('C-POT-02 never between a roll and its use', () => {
    const move = table({ trainers: [{ ...HURT, at: 'saffron', hand: ['potion', 'time-machine'] }, {}] });
    move.answer('roll').rolls(['move', 1]).expectAsked('time-machine', 0);
    expect(move.refusal('play:potion').clause).toBe('C-POT-02');
    move.pass().expectAsked('move', 0);
    expect(move.refusal('play:potion').clause).toBe('C-POT-02');
    const grab = table({ trainers: [{ ...HURT, hand: ['potion', 'great-ball'] }, {}] }).answer('roll');
    grab.rolls(['move', 1], ['chip', 'Zubat']).expectAsked('ball', 0);
    expect(grab.optionIds()).toEqual(['try', 'ball:great-ball']);
    expect(grab.refusal('play:potion').clause).toBe('C-POT-02');
  });

  it('C-POT-02 on the own turn only: not as the one who is challenged', () => {
    const t = challenge({ team: ['Charmander'] }, { ...HURT, ko: ['Pidgey'] }).expectAsked('send', 1);
    expect(t.optionIds()).toEqual([send('Bulbasaur'), send('Abra')]);
    expect(t.refusal('play:potion').clause).toBe('C-POT-02');
  });

  it('C-POT-03 it cannot be played without a knocked-out Pokémon', () => {
    const t = table({ trainers: [{ hand: ['potion', 'fly'] }, { team: ['Pikachu'], ko: ['Pikachu'] }] });
    expect(t.optionIds().filter((id) => id.startsWith('potion'))).toEqual([]);
    expect(t.refusal('play:potion').clause).toBe('C-POT-03');
    const alone = table({ trainers: [{ hand: ['potion'] }, {}] }).rolls(
      ['move', 4],
      ['item', 'fly'],
      ['item', 'fly'],
    );
    expect(handOf(alone.s, 0)).toContain('potion'); // never even asked
    expect(teamOf(alone.s, 0)).toEqual(['Bulbasaur']);
    expectTurnOf(alone, 1);
  });
});

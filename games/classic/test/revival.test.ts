import { describe, expect, it } from 'vitest';
import type { Answer } from '../src/answers.ts';
import { EVENT_INDEX } from '../src/data/events.ts';
import { expectTurnOf, type Played, potion, revive, send } from './meeting.ts';
import { type Moment, playRandomly } from './random.ts';
import { handOf, type Seated, table } from './table.ts';

const TEAM = ['Bulbasaur', 'Pidgey', 'Abra', 'Onix'];

/** Seat 0 is one step before a city and lands there. */
const landing = (city: 'cerulean' | 'vermilion', me: Seated): Played =>
  table({ trainers: [{ at: city === 'cerulean' ? 'g05' : 'b03', team: TEAM, ...me }, {}] });
const atCerulean = (ko: readonly string[]): Played =>
  landing('cerulean', { ko, roams: false }).rolls(['move', 1]);

describe('Reviving', () => {
  it('C-REV-01 only Potion, the Pokémon Center event and the two cities revive', () => {
    const cities = ['pallet', 'viridian', 'pewter', 'lavender', 'saffron', 'celadon', 'fuchsia', 'cinnabar'];
    for (const city of cities) {
      const t = table({ trainers: [{ at: 'cerulean', team: TEAM, ko: ['Pidgey'], hand: ['fly'] }, {}] });
      t.answer(`fly:${city}`);
      if (city !== 'pallet') t.rolls(['item', 'fly'], ['item', 'great-ball']);
      expect(t.s.trainers[0].ko).toEqual([16]);
      expectTurnOf(t, 1);
    }
  });

  it('C-REV-01 in play nothing but one of the three ever revives', () => {
    const revivals = new Set<string>();
    let down: readonly number[] = [];
    const knockedOut = ({ s }: Moment['run']): number[] => s.trainers.flatMap(({ ko }) => ko);
    let event = -1;
    const look = (s: Moment['run']['s'], run: Moment['run']): void => {
      down = knockedOut(run);
      event = s.event;
    };
    const after = ({ run, answer, told }: Moment): void => {
      const now = knockedOut(run);
      if (down.every((dex) => now.includes(dex))) return;
      const drawn = told.find(([what]) => what === 'drew-event')?.[2] ?? event;
      const center = drawn === EVENT_INDEX['pokemon-center'];
      const dice = told.some(([what]) => what === 'challenge-won');
      revivals.add(center ? 'center' : dice ? 'dice' : (answer as Answer).do);
    };
    for (const seed of [1, 2, 3, 4]) playRandomly(4, seed, { turns: 1000, look, after });
    expect([...revivals].sort()).toEqual(['center', 'dice', 'potion', 'revive']);
  });

  it('C-REV-02 a revived Pokémon counts and may fight again at once', () => {
    const t = table({
      trainers: [{ at: 'p02', team: TEAM, ko: ['Pidgey'], hand: ['potion'] }, { at: 'p03' }],
    });
    expect(t.view(1).trainers[0].power).toBe(4 + 3 + 6);
    t.answer(potion('Pidgey'));
    expect(t.view(1).trainers[0]).toMatchObject({ ko: [], power: 4 + 2 + 3 + 6 });
    t.rolls(['move', 2]).answer('challenge');
    expect(t.optionIds()).toContain(send('Pidgey'));
  });

  it('C-REV-03 the trainer chooses among the own knocked-out Pokémon only', () => {
    const other = { team: ['Charmander', 'Zubat'], ko: ['Zubat'] };
    const me = { at: 'g05', roams: false, team: TEAM, ko: ['Pidgey', 'Onix'] };
    const city = table({ trainers: [me, other] }).rolls(['move', 1]);
    expect(city.optionIds()).toEqual([revive('Pidgey'), revive('Onix'), 'dice', 'leave']);
    const event = table({ trainers: [{ ...me, at: 'p01' }, other] });
    event.rolls(['move', 1], ['event', 'pokemon-center']);
    expect(event.optionIds()).toEqual([revive('Pidgey'), revive('Onix')]);
    const card = table({ trainers: [{ ...me, at: 'p01', hand: ['potion'] }, other] });
    expect(card.optionIds()).toEqual(['roll', potion('Pidgey'), potion('Onix')]);
  });

  it('C-REV-04 Potion and Pokémon Center revive exactly one, without a roll', () => {
    const me = { at: 'p01', team: TEAM, ko: ['Pidgey', 'Onix'] };
    const card = table({ trainers: [{ ...me, hand: ['potion'] }, {}] }).answer(potion('Onix'));
    expect(card.s.trainers[0].ko).toEqual([16]);
    card.expectChance('move');
    const event = table({ trainers: [me, {}] }).rolls(['move', 1], ['event', 'pokemon-center']);
    event.answer(revive('Pidgey'));
    expect(event.s.trainers[0].ko).toEqual([95]);
    expectTurnOf(event, 1);
  });

  it('C-REV-05 on Cerulean and Vermilion one of choice is revived, or none', () => {
    const cerulean = atCerulean(['Pidgey', 'Abra']).expectAsked('revive', 0).answer(revive('Abra'));
    expect(cerulean.s.trainers[0].ko).toEqual([16]);
    const vermilion = landing('vermilion', { ko: ['Pidgey'] })
      .rolls(['move', 1])
      .answer('move:vermilion');
    vermilion.expectAsked('revive', 0).answer(revive('Pidgey'));
    expect(vermilion.s.trainers[0].ko).toEqual([]);
    const nothing = atCerulean(['Pidgey']).answer('leave');
    expect(nothing.s.trainers[0].ko).toEqual([16]);
    for (const t of [cerulean, vermilion, nothing]) expectTurnOf(t, 1);
    expect(handOf(nothing.s, 0)).toEqual([]); // and no cards there
  });

  it('C-REV-06 with two or more knocked out the Dice Challenge may be taken instead', () => {
    const t = atCerulean(['Pidgey', 'Abra']);
    expect(t.optionIds()).toContain('dice');
    t.answer('dice').expectChance('revive');
  });

  it('C-REV-07 a 1 or a 6 revives all, anything else none, and the single revival is forfeited', () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) {
      const t = atCerulean(['Pidgey', 'Abra', 'Onix']).answer('dice').rolls(['revive', pips]);
      expect(t.s.trainers[0].ko).toEqual(pips === 1 || pips === 6 ? [] : [16, 63, 95]);
      expectTurnOf(t, 1); // nothing more is asked
    }
  });

  it('C-REV-08 with none knocked out the landing does nothing, with one there is no Dice Challenge', () => {
    expectTurnOf(atCerulean([]), 1);
    const one = atCerulean(['Pidgey']);
    expect(one.optionIds()).toEqual([revive('Pidgey'), 'leave']);
    expect(one.refusal('dice').clause).toBe('C-REV-08');
  });

  it('C-EX-10 two knocked out, Cerulean, the challenge: all on 1 or 6, none on 2 to 5', () => {
    const left = [1, 2, 3, 4, 5, 6].map((pips) => {
      const t = atCerulean(['Pidgey', 'Abra']).answer('dice').rolls(['revive', pips]);
      t.expectChance('move');
      return t.s.trainers[0].ko.length;
    });
    expect(left).toEqual([0, 2, 2, 2, 2, 0]);
  });
});

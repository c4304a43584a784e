/** The Trainer cards with an effect of their own. */
import { script } from '@indigo/battery';
import { describe, expect, it } from 'vitest';
import { hex } from '../src/index.ts';
import { trainerEffect } from '../src/rules/trainer.ts';
import {
  AWAY,
  discarded,
  drain,
  drawn,
  drawnSuper,
  go,
  handOf,
  isWeak,
  liesAt,
  placeOf,
  type Seated,
  type Told,
  table,
  teamOf,
  trainerOf,
} from './table.ts';
import { alone, beside, SPACE } from './trainers.ts';

describe('Blue', () => {
  it('H-TRN-16 an Item for a capture and for a Pokémon of an Event', () => {
    const t = go(beside('gastly', { trainer: 'blue' }), 1, SPACE).rolls(['catch', 3], ['item', 'vitamin']);
    expect(handOf(t, 0)).toEqual(['vitamin']);
    const egg = drawn('pokemon-egg', { players: [{ trainer: 'blue' }, AWAY] });
    egg.rolls(['pokemon', 'gastly'], ['item', 'potion']);
    expect(handOf(egg, 0)).toEqual(['potion']);
  });

  it('H-TRN-17 H-VEC-32 three at once, three Items', () => {
    const t = drawnSuper('egg-incubators', { players: [{ trainer: 'blue' }, AWAY] });
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'abra'], ['pokemon', 'rattata']);
    t.rolls(['item', 'potion'], ['item', 'vitamin'], ['item', 'magnet']);
    expect(handOf(t, 0)).toEqual(['magnet', 'potion', 'vitamin']);
  });

  it('H-TRN-18 badges and prizes count, the Starter does not (H-AMB-71)', () => {
    const badges = ['brock', 'gardenia'];
    const team = ['squirtle', 'blastoise', 'wartortle'];
    const t = table({ players: [{ at: 'cinnabar-0', team, badges, trainer: 'blue' }, {}] });
    t.answer('stay').answer('blastoise').rolls(['battle', 6], ['item', 'potion'], ['pokemon', 'kadabra']);
    t.roll('item', 'vitamin');
    expect(handOf(t, 0)).toEqual(['potion', 'vitamin']);
    const start = script(hex, { seats: 4, seed: 11 });
    for (const { hand } of start.s.players) expect(hand).toHaveLength(1);
  });
});

describe('Cynthia', () => {
  const NEAR = { at: 'new-bark-9', trainer: 'cynthia' } as const;

  it('H-TRN-19 H-TRN-23 H-REACT-29 she follows a failure on her hexagon and keeps what she catches', () => {
    const t = go(beside('gastly', {}, NEAR), 1, SPACE).roll('catch', 1);
    t.expectAsked('on-fail', 1).answer('cynthia').roll('catch', 4);
    expect([teamOf(t, 0), teamOf(t, 1)]).toEqual([['bulbasaur'], ['charmander', 'gastly']]);
    expect([liesAt(t, SPACE), isWeak(t, SPACE)]).toEqual(['', false]);
  });

  it('H-TRN-19 not from another hexagon, and only if she likes', () => {
    const far = go(beside('gastly', {}, { ...NEAR, at: 'pewter-0' }), 1, SPACE).roll('catch', 1);
    expect(far.told(1, 'missed')).toHaveLength(1);
    expect(far.s.active).toBe(1);
    const t = go(beside('gastly', {}, NEAR), 1, SPACE)
      .roll('catch', 1)
      .pass(1);
    expect(isWeak(t, SPACE)).toBe(true);
    t.expectChance('move');
  });

  it('H-TRN-20 before the token of that failure; one already there counts', () => {
    const fresh = go(beside('gastly', {}, NEAR), 1, SPACE)
      .roll('catch', 1)
      .answer('cynthia')
      .roll('catch', 6);
    expect(teamOf(fresh, 1)).not.toContain('gastly');
    expect(isWeak(fresh, SPACE)).toBe(true);
    const weak = go(beside('weak:kadabra', {}, NEAR), 1, SPACE).roll('catch', 2);
    weak.answer('cynthia').roll('catch', 3);
    expect(teamOf(weak, 1)).toContain('kadabra');
  });

  it('H-TRN-21 with a ball of her own', () => {
    const t = go(beside('gastly', {}, { ...NEAR, hand: ['great-ball'] }), 1, SPACE).roll('catch', 1);
    t.answers(1, 'cynthia').expectAsked('ball', 1).answer('great-ball').roll('catch', 6);
    expect(teamOf(t, 1)).toContain('gastly');
    expect(discarded(t)).toEqual(['great-ball']);
  });

  it('H-TRN-22 one roll for a failure, none for her own (H-AMB-72)', () => {
    const t = go(beside('gastly', {}, NEAR, { at: 'new-bark-0' }), 1, SPACE).roll('catch', 1);
    t.answer('cynthia').roll('catch', 1);
    expect(t.told(7, 'missed')).toHaveLength(2);
    expect([isWeak(t, SPACE), t.s.active]).toEqual([true, 1]);
    const own = go(beside('gastly', { trainer: 'cynthia' }), 1, SPACE).roll('catch', 1);
    expect(own.s.active).toBe(1);
  });
});

describe('May', () => {
  it('H-TRN-31 H-TRN-32 is discarded to copy what an opponent activates', () => {
    const t = drawn('pokemon-egg', { players: [{}, { ...AWAY, trainer: 'may' }] });
    t.expectAsked('on-copy', 1).answer('may');
    t.rolls(['trainer', 'koga'], ['pokemon', 'gastly'], ['pokemon', 'abra']);
    expect([teamOf(t, 0), teamOf(t, 1)]).toEqual([
      ['bulbasaur', 'gastly'],
      ['charmander', 'abra'],
    ]);
    expect(t.view(0).trainers.discard).toEqual(['may']);
  });

  it('H-TRN-32 H-REACT-13 once for a card, even if she is drawn back at once', () => {
    const t = drawn('pokemon-egg', {
      players: [{}, { ...AWAY, trainer: 'may' }],
      also: (s) => drain(s.trainers),
    });
    // The deck is made of the discard pile, which is May.
    t.answers(1, 'may').rolls(['trainer', 'may'], ['pokemon', 'gastly'], ['pokemon', 'abra']);
    expect([trainerOf(t, 1), t.told(7, 'copies-event').length]).toEqual(['may', 1]);
  });

  it('H-TRN-31 a Super Event too, and only if the owner likes; never the own one', () => {
    const t = drawnSuper('egg-incubators', { players: [{}, { ...AWAY, trainer: 'may' }] });
    t.expectAsked('on-copy', 1).pass(1);
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'abra'], ['pokemon', 'rattata']);
    expect(trainerOf(t, 1)).toBe('may');
    const own = drawn('pokemon-egg', { players: [{ trainer: 'may' }, AWAY] }).roll('pokemon', 'gastly');
    expect(trainerOf(own, 0)).toBe('may');
  });
});

describe('travel', () => {
  it('H-TRN-25 Green: two dice, if the owner likes, and one of them counts', () => {
    const t = alone('green');
    expect(t.optionIds()).toEqual(['roll', 'roll-two']);
    t.answer('roll-two').rolls(['move', 5], ['move', 1]).expectAsked('which-die', 0);
    expect(t.optionIds()).toEqual(['5', '1']);
    t.answer('1').answer('to:new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect(placeOf(t, 0)).toBe('new-bark-5');
    alone('green').answer('roll').roll('move', 1).expectAsked('move', 0);
  });

  it('H-TRN-26 Hiker: one or two spaces instead of the roll', () => {
    const t = alone('hiker').answer('hiker').expectAsked('how-far', 0);
    expect(t.optionIds()).toEqual(['1', '2']);
    t.answer('2').answer('to:new-bark-6').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect(placeOf(t, 0)).toBe('new-bark-6');
  });

  it('H-TRN-27 H-VEC-21 Hiker: under Prepare for Trouble one space, not two', () => {
    const t = drawn('prepare-for-trouble', { players: [{}, { at: 'new-bark-4', trainer: 'hiker' }] });
    t.expectAsked('turn', 1).answer('hiker').expectAsked('move', 1);
    expect(t.optionIds().sort()).toEqual(['to:new-bark-3', 'to:new-bark-5', 'to:new-bark-7']);
    const rolled = drawn('prepare-for-trouble', { players: [{}, { at: 'new-bark-4', trainer: 'hiker' }] });
    rolled.answer('roll').roll('move', 5);
    expect(rolled.optionIds().sort()).toEqual(['to:new-bark-3', 'to:new-bark-5', 'to:new-bark-7']);
  });

  it('H-TRN-27 Hiker: nothing in a battle or a capture', () => {
    const t = table({ players: [{ trainer: 'hiker' }, AWAY] });
    const { power, reach } = trainerEffect(t.s, 0);
    expect([power, reach]).toEqual([undefined, undefined]);
  });

  it('H-TRN-28 Lyra: two Items instead of the turn', () => {
    const t = alone('lyra').answer('lyra').rolls(['item', 'potion'], ['item', 'vitamin']);
    expect([handOf(t, 0), placeOf(t, 0), t.s.active]).toEqual([['potion', 'vitamin'], 'new-bark-4', 1]);
  });

  it('H-TRN-29 Lyra: a turn with a deed in it is no skipped one, and nothing follows the two Items (H-AMB-77)', () => {
    const t = alone('lyra', { hand: ['honey', 'bicycle'] }).expectAsked('turn', 0);
    expect(t.optionIds()).toContain('lyra');
    t.answer('lyra').rolls(['item', 'potion'], ['item', 'vitamin']);
    expect([t.s.active, handOf(t, 0)]).toEqual([1, ['bicycle', 'honey', 'potion', 'vitamin']]);
    const late = alone('lyra', { hand: ['bicycle'] })
      .answer('bicycle')
      .expectChance('move');
    expect(late.s.active).toBe(0);
  });

  it('H-TRN-29 Lyra: no gym in it, no use of a turn that is lost, the hand limit as always (H-AMB-77)', () => {
    const gym = table({ players: [{ at: 'pewter-0', trainer: 'lyra' }, {}] });
    gym.answer('lyra').rolls(['item', 'potion'], ['item', 'vitamin']);
    expect(gym.s.active).toBe(1);
    const skip = table({
      players: [{ trainer: 'lyra' }, {}],
      also: (s) => {
        s.players[0].skips = 1;
      },
    }).expectChance('move');
    expect([skip.s.active, handOf(skip, 0)]).toEqual([1, []]);
    const hand = ['potion', 'potion', 'vitamin', 'vitamin', 'x-item', 'x-item'] as const;
    const full = alone('lyra', { hand }).answer('lyra').rolls(['item', 'magnet'], ['item', 'charcoal']);
    full.expectAsked('discards', 0).answer(['magnet', 'charcoal']).expectChance('move');
  });
});

describe('Red', () => {
  const lands = () => go(beside('gastly', { trainer: 'red' }), 1, SPACE).expectAsked('how-many-dice', 0);

  it('H-TRN-34 H-REACT-28 two dice or one', () => {
    const one = lands().answer('1').roll('catch', 1);
    expect([teamOf(one, 0), isWeak(one, SPACE)]).toEqual([['bulbasaur'], true]);
  });

  it('H-TRN-35 either may do; both failing is one failure (H-AMB-73)', () => {
    const t = lands().answer('2').rolls(['catch', 1], ['catch', 4]);
    expect(teamOf(t, 0)).toContain('gastly');
    const miss = go(beside('gastly', { trainer: 'red' }, { at: 'new-bark-9', trainer: 'cynthia' }), 1, SPACE);
    miss.answer('2').rolls(['catch', 1], ['catch', 6]).expectAsked('on-fail', 1).pass(1);
    expect(miss.told(7, 'weakened')).toHaveLength(1);
    miss.expectChance('move');
  });
});

describe('Silver', () => {
  it('H-TRN-36 an Item for a 1 on any die, if the owner likes', () => {
    const t = alone('silver').roll('move', 1).expectAsked('silver', 0).answer('yes').roll('item', 'potion');
    expect(handOf(t, 0)).toEqual(['potion']);
    alone('silver').roll('move', 1).answer('no').expectAsked('move', 0);
    const t2 = alone('silver').roll('move', 2).expectAsked('move', 0);
    expect(t2.told(0, 'drew-items')).toEqual([]);
  });

  it('H-TRN-36 in captures and battles too', () => {
    const t = go(beside('gastly', { trainer: 'silver', at: 'new-bark-4' }), 2, SPACE);
    t.roll('catch', 1).expectAsked('silver', 0).answer('yes').roll('item', 'potion');
    const gym = table({ players: [{ at: 'pewter-0', team: ['growlithe'], trainer: 'silver' }, {}] });
    gym.answer('stay').roll('battle', 1).expectAsked('silver', 0).answer('no').expectChance('move');
  });

  it("H-TRN-37 the face that stands after all Time Travel, and never another's die (H-AMB-74)", () => {
    const t = table({
      players: [
        { at: 'new-bark-4', trainer: 'silver' },
        { ...AWAY, hand: ['time-travel'] },
      ],
    });
    t.roll('move', 1).answers(1, 'time-travel:1').roll('move', 2).expectAsked('move', 0);
    const other = table({ players: [{ at: 'new-bark-4' }, { ...AWAY, trainer: 'silver' }] });
    other.roll('move', 1).expectAsked('move', 0);
  });
});

describe('Wally', () => {
  const lyra = (more: Seated): Told =>
    drawn('professor-oak', { players: [{ trainer: 'wally', ...more }, AWAY] });

  it('H-TRN-38 H-REACT-31 one Item goes for one more, before the cards are seen', () => {
    const t = lyra({ hand: ['magnet', 'potion'] })
      .expectAsked('on-draw', 0)
      .answer('wally');
    t.expectAsked('wally', 0).answer('magnet');
    t.rolls(['item', 'vitamin'], ['item', 'x-item'], ['item', 'charcoal']);
    expect(handOf(t, 0)).toEqual(['charcoal', 'potion', 'vitamin', 'x-item']);
    expect(discarded(t)).toEqual(['magnet']);
  });

  it('H-TRN-39 once for an instruction, not with an empty hand, not for a theft (H-AMB-75)', () => {
    const t = lyra({}).rolls(['item', 'vitamin'], ['item', 'x-item']);
    expect(handOf(t, 0)).toEqual(['vitamin', 'x-item']);
    const thief = table({
      players: [
        { at: 'new-bark-4', trainer: 'wally', hand: ['rocket-attack', 'magnet'] },
        { ...AWAY, hand: ['potion'] },
      ],
    });
    thief.answer('rocket-attack:1').expectChance('move');
    expect(handOf(thief, 0)).toEqual(['magnet', 'potion']);
  });

  it('H-TRN-39 H-VEC-41 a hand thrown away leaves nothing to pay with; one that is left does', () => {
    const four = ['potion', 'vitamin', 'magnet', 'x-item'] as const;
    const fresh = drawn('fresh-start', { players: [{ trainer: 'wally', hand: four }, AWAY] });
    fresh.rolls(['item', 'charcoal'], ['item', 'vitamin'], ['item', 'potion']).answer('no');
    expect(handOf(fresh, 0)).toEqual(['charcoal', 'potion', 'vitamin']);
    const three = ['potion', 'vitamin', 'magnet'] as const;
    const rowan = drawn('professor-rowan', { players: [{ trainer: 'wally', hand: three }, AWAY] });
    rowan.answer(['potion', 'vitamin']).expectAsked('on-draw', 0).answer('wally');
    rowan.rolls(['item', 'charcoal'], ['item', 'vitamin'], ['item', 'potion'], ['item', 'x-item']);
    expect(handOf(rowan, 0)).toEqual(['charcoal', 'potion', 'vitamin', 'x-item']);
    expect(discarded(rowan)).toEqual(['potion', 'vitamin', 'magnet']);
  });
});

import { type OptionValues, SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import {
  acts,
  badgesOf,
  boxOf,
  expectTurnOf,
  faintedOf,
  kindOf,
  knownOf,
  partyOf,
  placeOf,
  type Seated,
  siteOf,
  squareOf,
  table,
  turnWith,
} from './table.ts';

const DOOR = { fire: '11-2', water: '20-9', grass: '2-9' } as const;

/** Seat 0 challenges the Gym of this type. */
function gym(type: keyof typeof DOOR, me: Seated, other: Seated = {}, options: OptionValues = {}) {
  return turnWith(4, { seats: [{ at: DOOR[type], ...me }, other], options }).answer(`challenge:gym-${type}`);
}

describe('Gyms', () => {
  it('B-GYM-01 from the square beside it, and the action is used', () => {
    for (const type of ['fire', 'water', 'grass'] as const) {
      const t = gym(type, { party: ['Ditto', 'Eevee'] });
      expect(t.told(1, 'challenged')).toEqual([['challenged', 0, siteOf(`gym-${type}`)]]);
      t.expectAsked('fight', 0);
    }
    const far = turnWith(4, { seats: [{ at: '11-3', party: ['Ditto'] }, {}] });
    expect(acts(far)).toEqual(['end']);
  });

  it('B-GYM-02 B-GYM-09 three Pokémon one after another, and the badge for all three', () => {
    const t = gym('grass', { party: ['Vulpix', 'Ditto'] });
    for (const beaten of [0, 1, 2]) {
      expect(t.view(1).gym).toMatchObject({ site: siteOf('gym-grass'), beaten });
      expect(badgesOf(t.s, 0)).toEqual([]);
      t.answer('send:vulpix').roll('fight', 3);
    }
    expect(badgesOf(t.s, 0)).toEqual(['gym-grass']);
    expect(t.told(1, 'won-badge')).toEqual([['won-badge', 0, siteOf('gym-grass'), 1]]);
    expectTurnOf(t, 1);
  });

  it('B-GYM-03 one fit Pokémon of the Party is picked before the first roll', () => {
    const t = gym('fire', { party: ['Ditto', 'Eevee', 'Vulpix'], box: ['Magikarp'], fainted: ['Eevee'] });
    expect(t.optionIds()).toEqual(['send:ditto', 'send:vulpix']);
    expect(t.refusal('retreat')).toMatchObject({ clause: 'B-GYM-08', why: ['why.first-roll'] });
  });

  it.each([
    ['B-EX-03 Grass against the Water Gym', 'water', 'Hoppip', 2],
    ['B-EX-04 Normal against the Water Gym', 'water', 'Ditto', 3],
    ['B-EX-04 Water against the Water Gym', 'water', 'Magikarp', 3],
    ['B-EX-05 Fire against the Water Gym', 'water', 'Vulpix', 4],
    ['B-EX-06 a Legendary against the Fire Gym', 'fire', 'Celebi', 2],
    ['B-EX-06 a Legendary against the Water Gym', 'water', 'Ho-Oh', 2],
    ['B-EX-06 a Legendary against the Grass Gym', 'grass', 'Suicune', 2],
    ['B-GYM-04 Water against the Grass Gym', 'grass', 'Magikarp', 4],
  ] as const)('%s: the die decides', (_, type, name, loses) => {
    const fight = (pips: number) =>
      gym(type, { party: [name, 'Eevee'] })
        .answer(`send:${name.toLowerCase()}`)
        .roll('fight', pips);
    const lost = fight(loses);
    expect(faintedOf(lost.s, 0)).toEqual([name]);
    expect(lost.s.gym?.beaten).toBe(0);
    const won = fight(loses + 1);
    expect(faintedOf(won.s, 0)).toEqual([]);
    expect(won.s.gym?.beaten).toBe(1);
  });

  it('B-GYM-05 B-EX-07 Water twice, fainted at the second, then Normal: three beaten', () => {
    const t = gym('fire', { party: ['Magikarp', 'Ditto'] });
    t.answer('send:magikarp').roll('fight', 5);
    expect(t.s.gym?.beaten).toBe(1);
    t.answer('send:magikarp').roll('fight', 2);
    t.answer('send:ditto').roll('fight', 4).answer('send:ditto').roll('fight', 4);
    expect(badgesOf(t.s, 0)).toEqual(['gym-fire']);
    expect(faintedOf(t.s, 0)).toEqual(['Magikarp']);
    expectTurnOf(t, 1);
  });

  it('B-GYM-06 the loser faints, the Gym Pokémon stays', () => {
    const t = gym('fire', { party: ['Hoppip', 'Ditto'] })
      .answer('send:hoppip')
      .roll('fight', 4);
    expect(t.told(1, 'fainted')).toEqual([['fainted', 0, kindOf('Hoppip'), 4, 5]]);
    expect(t.s.gym?.beaten).toBe(0);
    expect(partyOf(t.s, 0)).toEqual(['Ditto', 'Hoppip']);
  });

  it('B-GYM-07 the same one again or another, before every roll', () => {
    const t = gym('fire', { party: ['Magikarp', 'Ditto'] })
      .answer('send:magikarp')
      .roll('fight', 6);
    expect(t.optionIds()).toEqual(['send:magikarp', 'send:ditto', 'retreat']);
    t.answer('send:ditto').roll('fight', 1);
    expect(t.optionIds()).toEqual(['send:magikarp', 'retreat']);
    expect(t.refusal('send:ditto')).toMatchObject({
      clause: 'B-FAINT-01',
      why: ['why.fainted', kindOf('Ditto')],
    });
  });

  it('B-GYM-08 a retreat ends the turn: no badge, the mover stays, the fainted stay so', () => {
    const t = gym('fire', { party: ['Magikarp', 'Ditto'] })
      .answer('send:ditto')
      .roll('fight', 1)
      .answer('retreat');
    expect([badgesOf(t.s, 0), faintedOf(t.s, 0), placeOf(t.s, 0)]).toEqual([[], ['Ditto'], DOOR.fire]);
    expect(t.s.gym).toBeNull();
    expectTurnOf(t, 1);
  });

  it('B-GYM-08 after a lost fight too: the book forbids it nowhere', () => {
    const t = gym('fire', { party: ['Magikarp', 'Ditto'] });
    t.answer('send:ditto').roll('fight', 3);
    expect(t.optionIds()).toEqual(['send:magikarp', 'retreat']);
  });

  it('B-OPT-09 with `after-win` a retreat only follows a won fight', () => {
    const strict = { retreat: 'after-win' };
    const t = gym('fire', { party: ['Magikarp', 'Ditto', 'Eevee'] }, {}, strict);
    expect(t.refusal('retreat')).toMatchObject({ clause: 'B-GYM-08', why: ['why.first-roll'] });
    t.answer('send:ditto').roll('fight', 3); // lost: 4 was needed
    expect(t.optionIds()).toEqual(['send:magikarp', 'send:eevee']);
    expect(t.refusal('retreat')).toMatchObject({ clause: 'B-OPT-09', why: ['why.lost-fight'] });
    t.answer('send:magikarp').roll('fight', 3); // won: 3 was needed
    expect(t.optionIds()).toEqual(['send:magikarp', 'send:eevee', 'retreat']);
    t.answer('send:eevee').roll('fight', 1);
    t.roll('fight', 1); // nobody else is left, and there is no retreat: it fights, and all is lost
    expect(t.told(1, 'whited-out')).toHaveLength(1);
    expect(placeOf(t.s, 0)).toBe('11-10');
    expectTurnOf(t, 1);
    const away = gym('fire', { party: ['Magikarp', 'Ditto'] }, {}, strict);
    away.answer('send:ditto').roll('fight', 4).answer('retreat');
    expect([badgesOf(away.s, 0), faintedOf(away.s, 0), placeOf(away.s, 0)]).toEqual([[], [], DOOR.fire]);
    expectTurnOf(away, 1);
  });

  it('B-GYM-10 B-EX-19 nothing is kept for the next challenge', () => {
    const t = gym('fire', { party: ['Magikarp', 'Ditto'] });
    for (const pips of [4, 4, 1]) t.answer('send:magikarp').roll('fight', pips);
    t.answer('retreat').rolls(['move', 1], ['move', 1]).answer('end');
    t.rolls(['move', 1], ['move', 1]).answer('challenge:gym-fire');
    t.expectChance('fight'); // only Ditto can
    expect(t.s.gym?.beaten).toBe(0);
    expect(faintedOf(t.s, 0)).toEqual(['Magikarp']);
    t.roll('fight', 4);
    expect(t.view(1).gym?.beaten).toBe(1);
  });

  it('B-GYM-11 not again by its winner, but by the others, who get the same badge', () => {
    const own = turnWith(4, { seats: [{ at: DOOR.fire, party: ['Ditto'], badges: ['gym-fire'] }, {}] });
    expect(acts(own)).toEqual(['end']);
    expect(own.refusal('challenge:gym-fire')).toMatchObject({ clause: 'B-GYM-11' });
    const t = gym('fire', { party: ['Magikarp', 'Ditto'] }, { badges: ['gym-fire'] });
    for (const _ of [0, 1, 2]) t.answer('send:magikarp').roll('fight', 6);
    expect([badgesOf(t.s, 0), badgesOf(t.s, 1)]).toEqual([['gym-fire'], ['gym-fire']]);
    expectTurnOf(t, 1);
  });

  it('B-GYM-12 not without a fit Pokémon in the Party', () => {
    for (const me of [{}, { box: ['Ditto'] }, { party: ['Ditto'], fainted: ['Ditto'], box: ['Eevee'] }]) {
      const t = turnWith(4, { seats: [{ at: DOOR.fire, ...me }, {}] });
      expect(acts(t)).not.toContain('challenge:gym-fire');
      expect(t.refusal('challenge:gym-fire')).toMatchObject({ clause: 'B-GYM-12', why: ['why.no-fit'] });
    }
  });

  it('B-GYM-13 nobody else has a part in it', () => {
    const t = gym('fire', { party: ['Magikarp', 'Ditto'] }, { party: ['Eevee'] });
    for (const pips of [6, 1]) {
      expect(t.match.open()).toEqual([0]);
      t.answer('send:magikarp').roll('fight', pips);
    }
    expect(t.match.open()).toEqual([0]);
  });

  it('B-GEN-04 who fights is seen by all', () => {
    const t = gym('fire', { party: ['Magikarp', 'Ditto'] });
    expect(knownOf(t, 0, SPECTATOR)).toEqual({});
    t.answer('send:magikarp').roll('fight', 6);
    expect(knownOf(t, 0, SPECTATOR)).toEqual({ Magikarp: 'party' });
  });
});

describe('Fainting', () => {
  it('B-FAINT-01 keeps a Pokémon from Gyms until it is healed', () => {
    const t = turnWith(4, {
      seats: [{ at: '11-2', party: ['Ditto', 'Eevee', 'Vulpix'], fainted: ['Ditto'] }, {}],
    });
    expect(t.answer('challenge:gym-fire').optionIds()).toEqual(['send:eevee', 'send:vulpix']);
  });

  it('B-FAINT-02 it stays in its place and is usable otherwise', () => {
    const party = ['Rattata', 'Meowth', 'Pidgey', 'Ditto'];
    const t = turnWith(4, { seats: [{ at: '3-2', party, fainted: party }, { party: ['Vulpix'] }] });
    expect(acts(t)).toContain('trade:1');
    expect(acts(t)).toContain('compete:contest-normal');
    t.answer('compete:contest-normal');
    expect(badgesOf(t.s, 0)).toEqual(['contest-normal']);
    expect(faintedOf(t.s, 0)).toEqual([...party].sort());
    expectTurnOf(t, 1);
  });

  it('B-FAINT-03 B-EX-08 the last fit one faints: to the Center, all healed, turn over', () => {
    const t = gym('fire', { party: ['Hoppip'], box: ['Magikarp'] }).roll('fight', 4);
    expect(placeOf(t.s, 0)).toBe('11-10');
    expect(faintedOf(t.s, 0)).toEqual([]);
    expect(t.told(1, 'whited-out')).toEqual([
      ['whited-out', 0, siteOf('gym-fire'), [{ card: kindOf('Hoppip'), pips: 4 }], squareOf('11-2')],
    ]);
    expect(t.s.gym).toBeNull();
    expectTurnOf(t, 1);
  });

  it('B-FAINT-04 the Box does not prevent it, but is healed too', () => {
    const t = gym('fire', {
      party: ['Hoppip', 'Ditto'],
      box: ['Magikarp', 'Eevee'],
      fainted: ['Ditto', 'Eevee'],
    });
    t.roll('fight', 4);
    expect(faintedOf(t.s, 0)).toEqual([]);
    expect(placeOf(t.s, 0)).toBe('11-10');
    expectTurnOf(t, 1);
  });

  it('B-FAINT-05 it costs no card and no badge', () => {
    const t = gym('fire', { party: ['Hoppip'], box: ['Magikarp'], badges: ['gym-water'] }).roll('fight', 1);
    expect([partyOf(t.s, 0), boxOf(t.s, 0), badgesOf(t.s, 0)]).toEqual([
      ['Hoppip'],
      ['Magikarp'],
      ['gym-water'],
    ]);
    expectTurnOf(t, 1);
  });

  it('B-FAINT-06 a Party that is all fainted by a trade is no white out', () => {
    const t = turnWith(4, {
      seats: [
        { at: '11-11', party: ['Ditto'] },
        { party: ['Vulpix', 'Eevee'], fainted: ['Vulpix'] },
      ],
      keep: [1],
    });
    t.answer('trade:1').answer(['give:ditto', 'want:vulpix']).answer('give:vulpix');
    expect([placeOf(t.s, 0), faintedOf(t.s, 0)]).toEqual(['11-11', ['Vulpix']]);
    t.rolls(['move', 1], ['move', 1]).answer('end').rolls(['move', 1], ['move', 1]);
    expect(acts(t)).toEqual(['capture', 'trade:1', 'end']);
    t.answer('go:11-10');
    expect(acts(t)).toContain('swap');
    t.answer('swap').answer([]);
    expect(faintedOf(t.s, 0)).toEqual([]);
    expectTurnOf(t, 1);
  });
});

describe('The end', () => {
  const THREE = ['gym-water', 'gym-grass', 'contest-fire'];

  it('B-GEN-01 B-END-01 the fourth badge wins at once, in mid-round', () => {
    const t = table({
      seats: [{}, { at: '11-2', party: ['Magikarp', 'Ditto'], badges: THREE }, { badges: THREE }],
      active: 1,
    });
    t.rolls(['move', 1], ['move', 1]).answer('challenge:gym-fire');
    for (const _ of [0, 1, 2]) t.answer('send:magikarp').roll('fight', 3);
    expect(t.winners).toEqual([1]);
    expect(t.match.open()).toEqual([]);
    expect(t.told(0, 'won')).toEqual([['won', 1, [...THREE, 'gym-fire'].map(siteOf)]]);
  });

  it('B-END-01 nobody comes after the first player who wins', () => {
    const t = table({ seats: [{ at: '11-2', party: ['Magikarp', 'Ditto'], badges: THREE }, {}] });
    t.rolls(['move', 1], ['move', 1]).answer('challenge:gym-fire');
    for (const _ of [0, 1, 2]) t.answer('send:magikarp').roll('fight', 3);
    expect([t.winners, t.s.active, t.s.agenda]).toEqual([[0], 0, []]);
  });

  it('B-GEN-01 three are not enough', () => {
    const t = gym('fire', { party: ['Magikarp', 'Ditto'], badges: THREE.slice(1) });
    for (const _ of [0, 1, 2]) t.answer('send:magikarp').roll('fight', 3);
    expect(t.winners).toBeNull();
    expectTurnOf(t, 1);
  });

  it('B-EX-11 a Contest won with three badges in hand ends the match', () => {
    const party = ['Ditto', 'Eevee', 'Clefairy', 'Rattata'];
    const t = turnWith(4, { seats: [{ at: '3-2', party, badges: THREE }, {}, {}] });
    t.answer('compete:contest-normal');
    expect(t.winners).toEqual([0]);
  });
});

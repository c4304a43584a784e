import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import {
  acts,
  badgesOf,
  expectTurnOf,
  kindOf,
  knownOf,
  partyOf,
  type Seated,
  siteOf,
  turnWith,
} from './table.ts';

const DOOR = { fire: '2-15', water: '20-16', grass: '19-3', normal: '3-2' } as const;
const FOUR = {
  fire: ['Vulpix', 'Growlithe', 'Ponyta', 'Magmar'],
  water: ['Magikarp', 'Goldeen', 'Feebas', 'Marill'],
  grass: ['Hoppip', 'Seedot', 'Shroomish', 'Exeggcute'],
  normal: ['Ditto', 'Eevee', 'Clefairy', 'Rattata'],
} as const;
type Type = keyof typeof DOOR;
const TYPES = Object.keys(DOOR) as Type[];

const at = (type: Type, me: Seated, options = {}) =>
  turnWith(4, { seats: [{ at: DOOR[type], ...me }, {}], options });
const compete = (type: Type, me: Seated, options = {}) =>
  at(type, me, options).answer(`compete:contest-${type}`);

describe('Contests', () => {
  it('B-CON-01 from the square beside it, and the action is used', () => {
    for (const type of TYPES) {
      const t = compete(type, { party: FOUR[type] });
      expect(badgesOf(t.s, 0)).toEqual([`contest-${type}`]);
      expectTurnOf(t, 1);
    }
    expect(acts(turnWith(4, { seats: [{ at: '3-3', party: FOUR.normal }, {}] }))).not.toContain(
      'compete:contest-normal',
    );
  });

  it('B-CON-02 four of the type in the Party win, without dice; the Box does not count', () => {
    const five = compete('fire', { party: [...FOUR.fire, 'Numel'] });
    expect(badgesOf(five.s, 0)).toEqual(['contest-fire']);
    expect(five.told(0, 'shone')).toHaveLength(1);
    expectTurnOf(five, 1);
    const boxed = compete('fire', { party: FOUR.fire.slice(1), box: [FOUR.fire[0]] });
    expect(badgesOf(boxed.s, 0)).toEqual([]);
    expectTurnOf(boxed, 1);
  });

  it('B-CON-03 with fewer the attempt is offered all the same, fails and costs the action', () => {
    for (const party of [[], FOUR.water.slice(0, 3), ['Vulpix']]) {
      const t = compete('water', { party });
      expect(badgesOf(t.s, 0)).toEqual([]);
      expect(partyOf(t.s, 0)).toEqual([...party].sort());
      expect(t.told(1, 'outshone')).toEqual([['outshone', 0, siteOf('contest-water')]]);
      expectTurnOf(t, 1);
    }
  });

  it('B-CON-04 B-GEN-02 a badge, and the Pokémon are kept', () => {
    const t = compete('grass', { party: FOUR.grass });
    expect(t.told(1, 'won-badge')).toEqual([['won-badge', 0, siteOf('contest-grass'), 1]]);
    expect(partyOf(t.s, 0)).toEqual([...FOUR.grass].sort());
    expectTurnOf(t, 1);
  });

  it('B-GEN-02 nothing else gives a badge', () => {
    const t = turnWith(4, { seats: [{ at: '11-11', party: ['Ditto'] }, { party: ['Eevee'] }], keep: [1] });
    t.answer('trade:1')
      .answer(['give:ditto', 'want:any'])
      .answer('reject')
      .answer('capture')
      .roll('card', 'Clefairy');
    expect([badgesOf(t.s, 0), badgesOf(t.s, 1)]).toEqual([[], []]);
    expectTurnOf(t, 1);
  });

  it('B-CON-05 B-EX-18 not again by its winner, but by the others', () => {
    const t = compete('normal', { party: FOUR.normal });
    t.rolls(['move', 1], ['move', 1]).answer('end').rolls(['move', 1], ['move', 1]);
    expect(acts(t)).toEqual(['end']);
    expect(t.refusal('compete:contest-normal')).toMatchObject({
      clause: 'B-CON-05',
      why: ['why.badge', siteOf('contest-normal')],
    });
    const other = turnWith(4, {
      seats: [{ at: DOOR.normal, party: FOUR.normal }, { badges: ['contest-normal'] }],
    }).answer('compete:contest-normal');
    expect(badgesOf(other.s, 0)).toEqual(['contest-normal']);
    expectTurnOf(other, 1);
  });

  it('B-CON-07 the four are shown to all, those known already first', () => {
    const t = compete('fire', { party: ['Slugma', 'Numel', ...FOUR.fire], fainted: ['Magmar', 'Ponyta'] });
    const names = ['Magmar', 'Numel', 'Ponyta', 'Slugma'];
    for (const seat of [1, SPECTATOR]) {
      expect(Object.keys(knownOf(t, 0, seat)).sort()).toEqual(names);
      const [, , , kinds] = t.told(seat, 'shone')[0];
      expect(kinds).toEqual(['Ponyta', 'Magmar', 'Slugma', 'Numel'].map(kindOf));
    }
    expectTurnOf(t, 1);
    const failed = compete('fire', { party: FOUR.fire.slice(1) });
    expect(knownOf(failed, 0, 1)).toEqual({});
    expectTurnOf(failed, 1);
  });

  it('B-CON-08 B-OPT-05 with three Contests the Normal one is left out', () => {
    const t = at('normal', { party: FOUR.normal }, { contests: 3 });
    expect(acts(t)).toEqual(['end']);
    expect(t.refusal('compete:contest-normal')).toMatchObject({ clause: 'B-CON-08', why: ['why.not-held'] });
    for (const type of ['fire', 'water', 'grass'] as const) {
      expect(acts(at(type, { party: FOUR[type] }, { contests: 3 }))).toContain(`compete:contest-${type}`);
    }
  });

  it('B-TYPE-06 B-OPT-04 B-EX-10 a Legendary counts as the type of its pile, unless the option says none', () => {
    const party = ['Ho-Oh', 'Vulpix', 'Growlithe', 'Ponyta'];
    const t = compete('fire', { party });
    expect(badgesOf(t.s, 0)).toEqual(['contest-fire']);
    expectTurnOf(t, 1);
    const none = compete('fire', { party }, { legendaryContestType: 'none' });
    expect(badgesOf(none.s, 0)).toEqual([]);
    expectTurnOf(none, 1);
  });

  it.each([
    ['Ho-Oh', 'fire'],
    ['Suicune', 'water'],
    ['Celebi', 'grass'],
  ] as const)('B-TYPE-06 %s counts in the %s Contest and in no other', (legend, own) => {
    for (const type of ['fire', 'water', 'grass', 'normal'] as const) {
      const t = compete(type, { party: [legend, ...FOUR[type].slice(0, 3)] });
      expect(badgesOf(t.s, 0), `${legend} with three of ${type}`).toEqual(
        type === own ? [`contest-${type}`] : [],
      );
      const [, , , shown] = t.told(1, 'shone')[0] ?? [];
      if (type === own) expect(shown).toContain(kindOf(legend));
      expectTurnOf(t, 1);
    }
  });
});

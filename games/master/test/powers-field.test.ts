import { describe, expect, it } from 'vitest';
import { POWERS } from '../src/data/powers.ts';
import {
  attacks,
  exhausted,
  field,
  has,
  hearts,
  hexPlaceOf,
  isOut,
  match,
  type On,
  offered,
  type Setting,
  type Told,
} from './field.ts';
import { attacker, BIG, foe, lost } from './fighters.ts';

const user = attacker('snorlax', BIG);
const set = (
  high: readonly On[],
  low: readonly On[],
  mine: string[],
  theirs: string[] = [],
  more: Partial<Setting> = {},
): Told => field({ high, low, powers: [mine, theirs], ...more });

describe('Power tokens on the field', () => {
  it('M-POW-01 each once per match, openly; at the same moment the activating player decides first', () => {
    expect(POWERS).toHaveLength(7);
    const t = set(
      [user(['close-combat']), { is: 'pidgey', at: '4,0' }],
      [foe('4,2')],
      ['defensive-position'],
      ['defensive-position'],
    );
    t.answer('attack:close-combat')
      .expectAsked('field-guard', 0)
      .answer('no')
      .expectAsked('field-guard', 1)
      .answer('yes');
    expect([lost(t), match(t).sides[1].powers, t.told(7, 'f.used-power')]).toEqual([
      0,
      [],
      [['f.used-power', 1, 0]],
    ]);
  });

  it('M-POW-02 never compulsory; a moment let pass may come again', () => {
    const t = set([user([])], [foe('4,2')], [], ['defensive-position'])
      .answer('attack:tackle')
      .answer('no')
      .answer('end');
    t.answer('attack:tackle').expectAsked('field-guard', 1);
  });

  it('M-POW-04 Defensive Position: the damage of one attack to all own Pokémon is ignored, other effects are not', () => {
    const t = set(
      [user(['bone-club'])],
      [foe('4,2', { done: true }), foe('3,2', { is: 'mew', done: true })],
      [],
      ['defensive-position'],
    );
    t.answer('attack:bone-club').answer('mewtwo+mew').answer('yes');
    expect([lost(t), lost(t, 'mew'), has(t, 'mewtwo'), has(t, 'mew')]).toEqual([
      0,
      0,
      ['flinched'],
      ['flinched'],
    ]);
  });

  it('M-POW-06 Power Surge: declared with an own attack, one normal more for each target', () => {
    const t = set([user(['close-combat'])], [foe('4,2'), foe('4,0', { is: 'mew' })], ['power-surge']);
    t.answer('attack:close-combat').answer('yes');
    expect([lost(t), lost(t, 'mew')]).toEqual([2, 2]);
    set([user(['sing'])], [foe('4,2')], ['power-surge'])
      .answer('attack:sing')
      .expectAsked('field-act', 0); // no symbol, not asked
  });

  it('M-POW-08 Second Wind: two hearts at the start of an own activation', () => {
    const t = set([user([], { also: { hearts: 5, speed: 2 } })], [foe('8,0')], ['second-wind']);
    t.answer('power:second-wind');
    expect(hearts(t, 'snorlax')).toBe(7);
    const late = set([user([], { also: { hearts: 5, speed: 2 } })], [foe('8,0')], ['second-wind']).answer(
      'step:4,2',
    );
    expect(offered(late, 'power')).toEqual([]);
    const whole = set([user([], { also: { speed: 2 } })], [foe('8,0')], ['second-wind']);
    expect(offered(whole, 'power')).toEqual([]); // nothing to regain
  });

  it('M-POW-10 Quick Step: two free moves at one point of the activation, not while asleep', () => {
    const t = set([user([])], [foe('4,2')], ['quick-step'])
      .answer('attack:tackle')
      .answer('power:quick-step');
    t.answer('4,0').answer('3,0');
    expect(hexPlaceOf(t, 'snorlax')).toBe('3,0');
    const asleep = set([user(['snore'], { has: ['asleep'] })], [foe('4,2')], ['quick-step']);
    expect(offered(asleep, 'power')).toEqual([]);
  });

  it('M-POW-12 Endure: one own Pokémon that would faint keeps a heart', () => {
    const t = set(
      [user(['slash'])],
      [
        { is: 'oddish', at: '4,2', hearts: 1 },
        { is: 'weedle', at: '3,2', hearts: 1 },
      ],
      [],
      ['endure'],
    );
    t.answer('attack:slash').answer('oddish+weedle').expectAsked('field-endure', 1);
    expect(t.optionIds()).toEqual(['oddish', 'weedle', 'no']);
    t.answer('weedle');
    expect([isOut(t, 'oddish'), hearts(t, 'weedle')]).toEqual([true, 1]);
  });

  it('M-POW-14 Rally: before its attack an exhausted attack is ready again', () => {
    const t = set([user(['body-slam'], { exhausted: ['body-slam', 'rest'] })], [foe('4,2')], ['rally']);
    t.answer('power:rally').answer('body-slam');
    expect(exhausted(t, 'snorlax')).toEqual(['rest']);
    expect(attacks(t)).toContain('body-slam');
  });

  it('M-POW-16 Feint: at the start of an own activation a foe becomes flinched, no sight needed', () => {
    const t = set([user([])], [foe('8,0', { done: true }), foe('8,5', { is: 'mew' })], ['feint']);
    t.answer('power:feint').answer('mewtwo');
    expect(has(t, 'mewtwo')).toEqual(['flinched']);
    // Nobody to feint while the other side waits for its reserve.
    const alone = set(
      [user([], { done: true }), { is: 'pidgey', at: '0,0' }],
      [foe('4,2', { hearts: 1, also: { hearts: 1 } })],
      ['feint'],
      [],
      {
        benches: [[], ['onix']],
        also: (m) => {
          m.fighters[3].hex = -1;
          m.fighters[3].done = true;
          Object.assign(m.sides[1], { reserve: 'due', place: 3 });
        },
      },
    );
    expect(offered(alone, 'power')).toEqual([]);
  });
});

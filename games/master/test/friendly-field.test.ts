import { describe, expect, it } from 'vitest';
import { master } from '../src/index.ts';
import { at, field, match, type Setting, type Told } from './field.ts';
import { attacker, BIG, foe, lost } from './fighters.ts';

const user = attacker('snorlax', BIG);

describe('Between friends', () => {
  const met = 1;
  const arriver = 0;
  const friends = (more: Partial<Setting> = {}): Told =>
    field({
      high: [{ is: 'pidgey' }, { is: 'rattata' }, { is: 'meowth' }],
      low: [{ is: 'oddish' }, { is: 'weedle' }, { is: 'ekans' }],
      kind: 'friendly',
      step: 'match-prepare',
      types: [{ flying: 2 }, {}],
      powers: [['endure'], ['feint']],
      also: (m) => {
        m.fighters.forEach((f) => {
          f.card = -1;
        });
      },
      ...more,
    });
  const placed = (): Told => {
    const t = friends().answers(met, ['oddish', 'weedle', 'ekans']).answer('0,0').answer('0,1').answer('0,2');
    return t.answers(arriver, ['pidgey', 'rattata', 'meowth']).answer('8,0').answer('8,1').answer('8,2');
  };

  it('M-FRIEND-07 no boulders are placed', () => {
    friends().expectAsked('field-commit', met);
  });
  it('M-FRIEND-08 no reserve', () => {
    expect(match(placed()).sides.map(({ reserve }) => reserve)).toEqual(['gone', 'gone']);
  });
  it('M-FRIEND-09 type tokens have no effect', () => {
    const t = placed();
    expect([at(t, 'pidgey').max, match(t).sides[0].hearts.every((n) => n === 0)]).toEqual([
      at(t, 'pidgey').hearts,
      true,
    ]);
  });
  it('M-FRIEND-10 the one met places first and is the lower seed', () => {
    const t = friends().expectAsked('field-commit', met);
    expect(match(t).sides[1].seat).toBe(met);
  });
  it('M-FRIEND-11 Power tokens cannot be used', () => {
    expect(match(placed()).sides.map(({ powers }) => powers)).toEqual([[], []]);
  });
  it('M-FRIEND-18 Rock Tomb still makes boulders', () => {
    const t = field({
      kind: 'friendly',
      high: [user(['rock-tomb'])],
      low: [foe('4,2')],
    }).answer('attack:rock-tomb');
    t.answer(t.optionIds()[0]).answer('3,2');
    expect(match(t).boulders).toHaveLength(1);
  });
  it('M-FRIEND-21 the one met plays the upper side, the arriver the lower', () => {
    expect(match(friends()).sides.map(({ home }) => home)).toEqual([1, 0]);
  });
  it('M-FRIEND-23 so the arriver activates first and wins a simultaneous wipe-out', () => {
    expect(placed().view(0).league?.match?.active).toBe('pidgey');
  });
});

describe('Expansions of the field', () => {
  it('M-EXP-01 the four are options of their own, all off by default', () => {
    const flags = master.options.filter(({ key }) =>
      ['abilities', 'flips', 'initiative', 'draft'].includes(key),
    );
    expect(flags.map((option) => option.default)).toEqual([false, false, false, false]);
  });

  const shell = (kind: Setting['kind'], abilities: boolean): number =>
    lost(
      field({
        high: [user([])],
        low: [foe('4,2', { is: 'shellder' })],
        abilities,
        kind: kind ?? 'league',
      }).answer('attack:tackle'),
      'shellder',
    );

  it('M-EXP-02 with the expansion the ability of a card is in force', () => {
    expect([shell('league', false), shell('league', true)]).toEqual([1, 0]);
  });

  it('M-EXP-08 in League matches and in friendly battles', () => {
    expect([shell('league', true), shell('friendly', true)]).toEqual([0, 0]);
  });

  it('M-FLOW-02 a question that is not compulsory has a no, a stop or an end', () => {
    const compulsory = ['field-side', 'field-place', 'field-lay', 'field-boulder', 'field-share'];
    const t = field({ high: [user(['u-turn'])], low: [foe('4,2')] });
    expect(t.optionIds()).toContain('end');
    t.answer('attack:u-turn');
    expect([t.decision().kind, t.optionIds().includes('stop')]).toEqual(['field-free-move', true]);
    expect(compulsory).not.toContain(t.decision().kind);
  });

  it('M-FLOW-03 a compulsory choice with one answer is taken, without one its effect is void', () => {
    const one = field({
      high: [user(['rock-tomb'])],
      low: [foe('4,2')],
      boulders: ['3,3', '3,2', '4,3', '5,3'],
    });
    one.answer('attack:rock-tomb').answer('mewtwo@4,2+5,2');
    expect(match(one).boulders).toHaveLength(5); // 5,2 was the only free hex
    const none = field({ high: [user(['disable'])], low: [foe('4,2', { is: 'ditto' })] }).answer(
      'attack:disable',
    );
    none.expectAsked('field-act', 1);
  });
});

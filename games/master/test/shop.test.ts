/** Marts, the department store and bikes. */
import { describe, expect, it } from 'vitest';
import { deptWorth } from '../src/rules/shop/goods.ts';
import { IN_SUPPLY, OWNED } from '../src/state.ts';
import {
  ballsOf,
  go,
  hearts,
  level,
  me,
  moneyOf,
  type Seated,
  type TableSetup,
  type Told,
  table,
  team,
  where,
} from './table.ts';

const at = (place: string, first: Seated, more: Partial<TableSetup> = {}): Told =>
  table({ players: [{ at: place, team: ['charmander'], ...first }, { team: ['bulbasaur'] }], ...more });
const inMart = (money: readonly string[], more: Partial<TableSetup> = {}, first: Seated = {}): Told =>
  at('vir-mart', { money, ...first }, more);
const basket = (t: Told): string[] => go(t, 'interact').expectAsked('basket', 0).optionIds();

describe('marts', () => {
  it('M-MART-01 M-MART-04 M-AMB-26 one action, any number of goods in one basket', () => {
    const t = go(inMart(['hiker', 'lass', 'coin']), 'interact').answer(['ultra', 'poke', 'poke-2']);
    t.expectAsked('pay', 0).answer(['hiker', 'coin']);
    expect([ballsOf(t), moneyOf(t), t.s.left]).toEqual([[2, 0, 1, 0], ['lass'], 4]);
    t.expectAsked('act', 0);
  });

  it('M-MART-02 prices: what costs more than there is cannot be in the basket', () => {
    expect(basket(inMart(['coin']))).toEqual(['poke']);
    expect(basket(inMart(['lass']))).toEqual(['poke', 'poke-2', 'great']);
    expect(basket(inMart(['fisherman']))).toContain('ultra');
    expect(basket(inMart(['hiker']))).not.toContain('stone:fire');
    expect(basket(inMart(['gentleman']))).toContain('stone:fire');
    expect(basket(inMart(['gentleman']))).not.toContain('porygon');
    expect(basket(inMart(['swimmer']))).toContain('porygon');
    expect(basket(inMart(['swimmer']))).not.toContain('bike');
    expect(basket(inMart(['swimmer', 'coin']))).toContain('bike');
    const t = inMart(['coin']);
    basket(t);
    expect(t.refusal('great')).toMatchObject({ clause: 'M-MART-03' });
  });

  it('M-MART-03 tokens of all kinds pay, a surplus is lost', () => {
    const t = go(inMart(['coin', 'hiker', 'brock', 'nugget-1']), 'interact').answer(['great']);
    expect(t.expectAsked('pay', 0).optionIds()).toEqual(['coin', 'hiker', 'brock', 'nugget-1']);
    expect(t.refusal(['coin']).code).toBe('incomplete');
    expect(t.refusal(['brock', 'hiker']).code).not.toBe('incomplete');
    t.answer(['hiker']);
    expect(moneyOf(t)).toEqual(['coin', 'brock', 'nugget-1']);
  });

  it('M-EX-11 an Ultra Ball with a 4$ token, and a Poké Ball besides for the same token', () => {
    const one = go(inMart(['hiker']), 'interact').answer(['ultra']);
    expect([ballsOf(one), moneyOf(one)]).toEqual([[0, 0, 1, 0], []]);
    const two = go(inMart(['hiker']), 'interact').answer(['ultra', 'poke']);
    expect([ballsOf(two), moneyOf(two)]).toEqual([[1, 0, 1, 0], []]);
  });

  it('M-MART-05 a spent token is gone with its key and its TM', () => {
    const t = go(inMart(['jessie', 'brock'], {}, { team: ['geodude'] }), 'interact').answer([
      'stone:fire',
      'ultra',
    ]);
    expect(moneyOf(t)).toEqual([]);
    expect(t.optionIds().some((id) => id.startsWith('teach') || id === 'move:giovanni')).toBe(false);
    go(t, 'move:vir');
    expect(t.refusal('move:giovanni')).toMatchObject({ clause: 'M-OBS-04' });
  });

  it('M-MART-06 Porygon comes at level 1 and full health, once, and the turn goes on', () => {
    const t = inMart(['swimmer', 'channeler']);
    expect(where(t, 'porygon')).toBe(IN_SUPPLY);
    go(t, 'interact').answer(['porygon']).answer(['swimmer']);
    expect([team(t), level(t, 'porygon'), where(t, 'porygon')]).toEqual([
      ['charmander', 'porygon'],
      1,
      OWNED,
    ]);
    expect(hearts(t, 'porygon')).toBeGreaterThan(0);
    t.expectAsked('act', 0);
    expect(go(t, 'interact').optionIds()).not.toContain('porygon');
  });

  it('M-MART-07 stones of five kinds', () => {
    const stones = basket(inMart(['gentleman'])).filter((id) => id.startsWith('stone'));
    expect(stones).toEqual(['stone:fire', 'stone:water', 'stone:thunder', 'stone:leaf', 'stone:moon']);
    const t = go(inMart(['gentleman']), 'interact').answer(['stone:moon']);
    expect(me(t).stones).toEqual([0, 0, 0, 0, 1]);
  });

  it('M-MART-08 no candies and no TMs in the adventure phase', () => {
    const ids = basket(
      inMart(['swimmer', 'channeler', 'jessie', 'james'], {}, { team: ['charmander', 'geodude'] }),
    );
    expect(ids.filter((id) => id.startsWith('tm') || id.startsWith('candy'))).toEqual([]);
  });

  it('M-MART-09 M-DEF-06 -1$ tokens do not matter here', () => {
    const t = go(inMart(['lass'], {}, { also: { debts: 5 } }), 'interact').answer(['great']);
    expect([ballsOf(t), me(t).debts]).toEqual([[0, 1, 0, 0], 5]);
  });

  it('M-INT-06 not offered where nothing can be paid; a basket may be dropped', () => {
    expect(inMart([]).refusal('interact')).toMatchObject({ clause: 'M-INT-06' });
    const t = go(inMart(['lass']), 'interact').answer([]);
    expect([moneyOf(t), t.s.left]).toEqual([['lass'], 4]);
  });

  it('M-SIMP-10 M-AMB-61 in the simplified game a leader token is no money', () => {
    expect(inMart(['brock'], { options: { simplified: true } }).optionIds()).not.toContain('interact');
    expect(inMart(['brock']).optionIds()).toContain('interact');
  });
});

describe('the department store', () => {
  it('M-DEPT-01 M-DEPT-02 it sells what a mart sells, and 2$ count as 3$', () => {
    const t = at('dept', { money: ['lass'] });
    expect(basket(t)).toEqual(['poke', 'poke-2', 'poke-3', 'great', 'ultra']);
    t.answer(['ultra']);
    expect([ballsOf(t), moneyOf(t)]).toEqual([[0, 0, 1, 0], []]);
  });

  it('M-DEPT-04 M-EX-12 M-AMB-32 4$ pay 6, 5 pay 7, 3 pay 4, 1 pays 1', () => {
    expect([4, 5, 3, 1].map(deptWorth)).toEqual([6, 7, 4, 1]);
    expect(basket(at('dept', { money: ['gentleman'] }))).toContain('bike');
    expect(basket(at('dept', { money: ['hiker'] }))).not.toContain('bike');
    expect(basket(at('dept', { money: ['hiker'] }))).toContain('porygon');
  });

  it('M-DEPT-03 the bonus is reckoned on the whole payment', () => {
    // 3$ and 1$ are 4$ and count as 6, singly they would count as 4 and 1.
    const t = at('dept', { money: ['fisherman', 'coin'] });
    expect(basket(t)).toContain('porygon');
    t.answer(['porygon']);
    expect([team(t), moneyOf(t)]).toEqual([['charmander', 'porygon'], []]);
  });
});

describe('bikes', () => {
  const rich = ['swimmer', 'channeler', 'lass'];
  const mart = (first: Seated, more: Partial<TableSetup> = {}): Told =>
    table({
      players: [{ at: 'y2', team: ['charmander'], money: rich, ...first }, { team: ['bulbasaur'] }],
      spots: { y2: '', y3: '' },
      ...more,
    });

  it('M-EX-13 M-BIKE-03 bought with the 4th action it adds 2 to what is left, with the upgrade 4', () => {
    const walk = ['move:y1', 'move:y2', 'move:y3'];
    const spots = { y1: '', y2: '', y3: '' };
    const t = table({ players: [{ at: 'lab', money: rich }, {}], spots, left: 5 });
    go(t, ...walk, 'move:vir', 'move:vir-mart');
    expect(t.s.left).toBe(1);
    const three = mart({ at: 'vir-mart' }, { left: 2 });
    go(three, 'interact').answer(['bike']).answer(['swimmer', 'lass']);
    expect([three.s.left, me(three).bike]).toEqual([3, 1]);
    const five = mart({ at: 'vir-mart' }, { left: 2 });
    go(five, 'interact').answer(['bike', 'mach-bike']);
    expect([five.s.left, me(five).bike, moneyOf(five)]).toEqual([5, 2, []]);
    const late = mart({ at: 'vir-mart' }, { left: 2, options: { bike: 'late' } });
    go(late, 'interact').answer(['bike']).answer(['swimmer', 'lass']);
    expect(late.s.left).toBe(2);
  });

  it.each([
    [1, 7],
    [2, 9],
  ])('M-BIKE-01 M-BIKE-02 M-BOPT-01 bike %i: %i actions a turn', (bike, actions) => {
    expect(mart({ also: { bike } }).s.left).toBe(actions);
  });

  it('M-BIKE-02 the upgrade needs a bike', () => {
    const t = mart({ at: 'vir-mart' });
    go(t, 'interact').expectAsked('basket', 0);
    expect(t.refusal(['mach-bike']).code).not.toBe('incomplete');
    const owner = go(mart({ at: 'vir-mart', also: { bike: 1 } }), 'interact').answer(['mach-bike']);
    owner.answer(['swimmer', 'lass']);
    expect([me(owner).bike, owner.s.left]).toEqual([2, 8]);
  });

  it('M-BIKE-04 a second bike is refused', () => {
    const t = go(mart({ at: 'vir-mart', also: { bike: 1 } }), 'interact');
    expect(t.refusal('bike')).toMatchObject({ clause: 'M-BIKE-04' });
    const mach = go(mart({ at: 'vir-mart', also: { bike: 2 } }), 'interact');
    expect(mach.optionIds().filter((id) => id.includes('bike'))).toEqual([]);
  });

  it('M-BOPT-02 M-BOPT-03 option 2: one action more until a leader falls, then two for all; no upgrade', () => {
    const late = (gyms: number): Told =>
      mart(
        { at: 'vir-mart', also: { bike: 1 } },
        {
          options: { bike: 'late' },
          also: (s) => {
            s.gymsBeaten = gyms;
          },
        },
      );
    expect([late(0).s.left, late(1).s.left]).toEqual([6, 7]);
    expect(go(late(1), 'interact').optionIds()).not.toContain('mach-bike');
  });
});

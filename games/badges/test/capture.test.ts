import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { SQUARES } from '../src/board.ts';
import {
  acts,
  boxOf,
  expectTurnOf,
  FIVE,
  faintedOf,
  kindOf,
  partyOf,
  SIX,
  turnWith,
  underOf,
} from './table.ts';

/** Seat 0 on Route 3 with so many cards. */
const on3 = (party: readonly string[], box: readonly string[], more: object = {}) =>
  turnWith(2, { seats: [{ at: '11-4', party, box }, {}], keep: [3], ...more });

describe('Capture', () => {
  it('B-CAP-01 on a route, the top card of its pile', () => {
    const t = on3([], []).answer('capture').roll('card', 'Magikarp');
    expect(partyOf(t.s, 0)).toEqual(['Magikarp']);
    expect(t.view(1).routes[2].wild).toBe(5);
    expectTurnOf(t, 1);
  });

  it('B-CAP-01 only cards the bubbles allow can come', () => {
    const t = on3([], []).answer('capture').expectChance('card'); // WWWNNG
    const counts = t.match.chance?.counts as number[];
    expect(counts[kindOf('Vulpix')]).toBe(0);
    expect(counts[kindOf('Magikarp')]).toBeGreaterThan(counts[kindOf('Ditto')]);
    expect(counts[kindOf('Ditto')]).toBeGreaterThan(counts[kindOf('Hoppip')]);
  });

  it('B-CAP-02 with room in the Party it goes there', () => {
    const t = on3(SIX.slice(0, 5), []).answer('capture').roll('card', 'Ditto');
    expect(partyOf(t.s, 0)).toContain('Ditto');
    expect(boxOf(t.s, 0)).toEqual([]);
    expectTurnOf(t, 1);
  });

  it('B-CAP-03 B-EX-20 with a full Party and room in the Box it goes there, unasked and unseen', () => {
    const t = on3(SIX, FIVE.slice(0, 4)).answer('capture').roll('card', 'Ditto');
    expect(boxOf(t.s, 0)).toContain('Ditto');
    expect(partyOf(t.s, 0)).toEqual([...SIX].sort());
    expect(t.told(0, 'was-caught')).toEqual([['was-caught', 0, kindOf('Ditto'), 10, false]]);
    for (const seat of [1, SPECTATOR]) {
      expect(t.told(seat, 'was-caught')).toEqual([]);
      expect(t.told(seat, 'captured')).toEqual([['captured', 0, 2, true, 10]]);
      expect(t.view(seat).trainers[0].cards.at(-1)).toEqual({
        no: 10,
        from: 2,
        card: null,
        fainted: false,
        in: 'box',
      });
    }
    expectTurnOf(t, 1);
  });

  it('B-CAP-04 with both full: one of the Party for it, or let it go; never one of the Box', () => {
    const t = on3(SIX, FIVE).answer('capture').roll('card', 'Ditto').expectAsked('exchange', 0);
    expect(t.optionIds()).toEqual(['let-go', ...SIX.map((name) => `return:${name.toLowerCase()}`)]);
    expect(t.told(0, 'was-drawn')).toEqual([['was-drawn', 0, kindOf('Ditto'), 11, false]]); // having seen it
    expect(t.refusal('return:hoppip')).toMatchObject({ clause: 'B-CAP-04', why: ['why.not-box'] });
    t.answer('return:ponyta');
    expect(partyOf(t.s, 0)).toEqual([...SIX.filter((name) => name !== 'Ponyta'), 'Ditto'].sort());
    expect(boxOf(t.s, 0)).toEqual([...FIVE].sort());
    expect(underOf(t.s, 3)).toEqual(['Ponyta']);
    expectTurnOf(t, 1);
  });

  it('B-EX-09 let go: under the pile it came from, hands unchanged, turn over', () => {
    const t = on3(SIX, FIVE).answer('capture').roll('card', 'Ditto').answer('let-go');
    expect(underOf(t.s, 3)).toEqual(['Ditto']);
    expect(partyOf(t.s, 0)).toEqual([...SIX].sort());
    expect(boxOf(t.s, 0)).toEqual([...FIVE].sort());
    expectTurnOf(t, 1);
  });

  it('B-CAP-05 to the bottom, whatever its type', () => {
    const t = on3(SIX, FIVE, { under: { 3: ['Eevee'] } })
      .answer('capture')
      .roll('card', 'Ditto');
    expect(t.decision().secret).toBe(true);
    t.answer('return:vulpix');
    expect(underOf(t.s, 3)).toEqual(['Eevee', 'Vulpix']); // no Fire bubble there
    const [[, kind, route, , open]] = t.told(0, 'went-under');
    expect([kind, route, open]).toEqual([kindOf('Vulpix'), 2, false]);
    expect(t.told(1, 'went-under')).toEqual([]);
    expectTurnOf(t, 1);
  });

  it('B-CAP-05 what lies underneath comes once the rest is drawn, in its order', () => {
    const t = on3([], [], { empty: [3], under: { 3: ['Vulpix', 'Eevee'] } }).answer('capture');
    expect(partyOf(t.s, 0)).toEqual(['Vulpix']);
    expect(underOf(t.s, 3)).toEqual(['Eevee']);
    expectTurnOf(t, 1);
  });

  it('B-CAP-06 an empty pile is not offered', () => {
    const t = on3(['Ditto'], [], { empty: [3] });
    expect(acts(t)).toEqual(['end']);
    expect(t.refusal('capture')).toMatchObject({ clause: 'B-CAP-06', why: ['why.empty', 2] });
  });

  it('B-CAP-07 a card under a pile loses its fainted mark, and a captured one is fit', () => {
    const t = turnWith(2, {
      seats: [{ at: '11-4', party: SIX, box: FIVE, fainted: ['Ponyta', 'Vulpix'] }, { at: '11-4' }],
      empty: [3],
      under: { 3: ['Ditto'] },
    });
    t.answer('capture').answer('return:ponyta');
    expect(faintedOf(t.s, 0)).toEqual(['Vulpix']);
    const [, kind, route, , open] = t.told(1, 'went-under')[0];
    expect([kind, route, open]).toEqual([kindOf('Ponyta'), 2, true]);
    t.rolls(['move', 1], ['move', 1]).answer('capture');
    expect(partyOf(t.s, 1)).toEqual(['Ponyta']);
    expect(faintedOf(t.s, 1)).toEqual([]);
    expectTurnOf(t, 0);
  });

  it('B-CAP-08 B-OPT-02 the Party holds six, or what partyMax says', () => {
    for (const partyMax of [4, 5, 6]) {
      const party = SIX.slice(0, partyMax);
      const t = on3(party, [], { options: { partyMax } }).answer('capture').roll('card', 'Ditto');
      expect([partyOf(t.s, 0).length, boxOf(t.s, 0)]).toEqual([partyMax, ['Ditto']]);
      expectTurnOf(t, 1);
    }
  });

  it('B-CAP-09 on the 68 squares of routes and the four cut shrubs on one', () => {
    const places = SQUARES.filter(({ route }) => route >= 0);
    expect(places.filter(({ kind }) => kind === 'route')).toHaveLength(68);
    expect(places.filter(({ kind }) => kind === 'shrub')).toHaveLength(4);
    const shrub = turnWith(2, { seats: [{ at: '15-3' }, {}], cut: ['15-3'] });
    expect(acts(shrub)).toEqual(['capture', 'end']);
    for (const at of ['11-10', '11-2', '3-2', '7-4', '11-15']) {
      const t = turnWith(2, { seats: [{ at }, {}] });
      expect(acts(t)).not.toContain('capture');
      expect(t.refusal('capture')).toMatchObject({ clause: 'B-CAP-09', why: ['why.no-route'] });
    }
    expect(acts(turnWith(2, { seats: [{ at: '9-4' }, {}], cut: 'all' }))).toEqual(['end']); // a shrub on a trail
  });

  it('B-CAP-10 without a roll, and without a Pokémon', () => {
    const t = on3([], []).answer('capture').expectChance('card').roll('card', 'Ditto');
    expect(t.told(0).map(([key]) => key)).toEqual(['turn', 'rolled', 'captured', 'was-caught', 'turn']);
    expectTurnOf(t, 1);
  });

  it('B-OPT-06 openParties: everybody sees what was captured', () => {
    const t = on3([], [], { options: { openParties: true } })
      .answer('capture')
      .roll('card', 'Ditto');
    expect(t.told(1, 'was-caught')).toEqual([['was-caught', 0, kindOf('Ditto'), 0, true]]);
    expect(t.view(1).trainers[0].cards[0].card).toBe(kindOf('Ditto'));
    expectTurnOf(t, 1);
  });
});

import { script } from '@indigo/battery';
import { readOptions, SetupError, SPECTATOR, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { TYPES } from '../src/data/types.ts';
import { badges } from '../src/index.ts';
import { BUBBLES, TYPE_OF } from '../src/kinds.ts';
import { odds } from '../src/rules/wild.ts';
import { expectTurnOf, FIVE, kindOf, outcome, placeOf, SIX, table, turnWith } from './table.ts';

const begin = (seats: number, options = {}) => script(badges, { seats, options, outcome });

const DEFAULTS = Object.fromEntries(badges.options.map(({ key, default: value }) => [key, value]));

describe('Setup', () => {
  it('B-GEN-03 two to four players, with nothing', () => {
    for (const seats of [2, 3, 4]) {
      const t = begin(seats).roll('first', seats - 1);
      for (const { party, box, badges: won } of t.view(SPECTATOR).trainers) {
        expect([party, box, won]).toEqual([0, 0, []]);
      }
      t.expectChance('move');
    }
    for (const seats of [1, 5]) expect(() => begin(seats)).toThrow(SetupError);
  });

  it('B-SETUP-06 everybody starts beside the Pokémon Center', () => {
    const t = begin(3).roll('first', 0);
    for (const seat of [0, 1, 2]) expect(placeOf(t.s, seat)).toBe('11-10');
    t.expectChance('move');
  });

  it('B-SETUP-06 before the first roll nothing has happened', () => {
    const none = {
      turn: 0,
      active: 0,
      winner: -1,
      drawn: -1,
      cut: 0,
      dice: [0, 0],
      steps: 0,
      hms: 0,
      asked: 0,
    };
    expect(badges.create(2, DEFAULTS)).toMatchObject(none);
  });

  it('B-SETUP-04 six cards a route, 48 in all', () => {
    const t = begin(2).roll('first', 0);
    expect(t.view(0).routes.map(({ wild, under }) => [wild, under.length])).toEqual(
      Array.from({ length: 8 }, () => [6, 0]),
    );
    t.expectChance('move');
  });

  it('B-SETUP-04 the first card of a route is of a type as often as it has bubbles of it', () => {
    const s = badges.create(2, readOptions(badges));
    for (const [route, bubbles] of BUBBLES.entries()) {
      const counts = odds(s, route);
      const total = counts.reduce((sum, n) => sum + n, 0);
      TYPES.forEach((_, type) => {
        const share = counts.reduce((sum, n, kind) => sum + (TYPE_OF[kind] === type ? n : 0), 0) / total;
        expect(share).toBeCloseTo(bubbles[type] / 6);
      });
    }
  });

  it('B-SETUP-05 what is drawn is gone: from its type everywhere, from its route’s bubbles there', () => {
    const t = table({ seats: [{ party: ['Vulpix'] }, {}], keep: [1, 2, 3, 4, 5, 6, 7] }).expectChance('move');
    const [route] = t.s.from;
    const chance = (of: number, name: string): number => {
      const counts = odds(t.s, of);
      return counts[kindOf(name)] / counts.reduce((sum, n) => sum + n, 0);
    };
    expect(route).toBe(7); // FFWWGG, one F less
    expect(chance(7, 'Vulpix')).toBe(0);
    expect(chance(7, 'Ponyta')).toBeCloseTo((1 / 5) * (1 / 11));
    expect(chance(5, 'Ponyta')).toBeCloseTo((4 / 6) * (1 / 11));
    expect(chance(7, 'Magikarp')).toBeCloseTo((2 / 5) * (1 / 12));
  });

  it('B-SETUP-05 what others have drawn unseen differs from world to world', () => {
    const t = turnWith(4, { seats: [{ at: '11-11', party: SIX, box: FIVE }, {}] });
    const firsts = new Set<number>();
    const rng = seeded(1);
    for (let i = 0; i < 20; i++) firsts.add(t.match.world(1, rng)?.s.cards.kind[0] as number);
    expect(firsts.size).toBeGreaterThan(5);
  });

  it('B-TURN-01 the host names who begins, else chance does', () => {
    const drawn = begin(3).roll('first', 2);
    expectTurnOf(drawn, 2);
    expect(drawn.told(0, 'goes-first')).toEqual([['goes-first', 2, true]]);
    for (const firstSeat of [1, 2, 3]) expectTurnOf(begin(3, { firstSeat }), firstSeat - 1);
    expect(() => begin(2, { firstSeat: 3 })).toThrow(SetupError);
  });

  it('B-TURN-01 turns go round the table', () => {
    const t = begin(3, { firstSeat: 2 });
    for (const active of [1, 2, 0, 1]) {
      expect(t.s.active).toBe(active);
      t.rolls(['move', 1], ['move', 1]).answer('end');
      expect(t.s.steps).toBe(0);
      expectTurnOf(t, (active + 1) % 3);
    }
  });

  it('B-OPT-01 every option is another reading, a cut-off or who begins, and names its clause', () => {
    expect(badges.options.map(({ key, clause, default: value }) => [key, clause, value])).toEqual([
      ['partyMax', 'B-OPT-02', 6],
      ['hmUsesPerTurn', 'B-OPT-03', 1],
      ['legendaryContestType', 'B-OPT-04', 'pile'],
      ['contests', 'B-OPT-05', 4],
      ['openParties', 'B-OPT-06', false],
      ['maxTurns', 'B-OPT-07', 0],
      ['flyStops', 'B-OPT-08', 'region'],
      ['retreat', 'B-OPT-09', 'always'],
      ['firstSeat', 'B-TURN-01', 0],
    ]);
    for (const options of [{ partyMax: 3 }, { partyMax: 7 }, { hmUsesPerTurn: 4 }, { contests: 2 }]) {
      expect(() => begin(2, options)).toThrow(SetupError);
    }
  });

  it('B-END-02 a map with fewer than four badges is refused', () => {
    expect(() => badges.create(2, { ...DEFAULTS, contests: 0 })).toThrow(SetupError);
    expect(() => badges.create(2, { ...DEFAULTS, contests: 1 })).not.toThrow();
  });

  it('B-OPT-07 B-END-04 maxTurns stops the match without a winner; without it nothing does', () => {
    const t = begin(2, { maxTurns: 3, firstSeat: 1 });
    for (let i = 0; i < 3; i++) t.rolls(['move', 1], ['move', 1]).answer('end');
    expect(t.winners).toEqual([]);
    expect(t.told(SPECTATOR, 'stopped-match')).toEqual([['stopped-match', 3]]);
    const on = begin(2, { firstSeat: 1 });
    for (let i = 0; i < 60; i++) on.rolls(['move', 1], ['move', 1]).answer('end');
    expectTurnOf(on, 0);
  });
});

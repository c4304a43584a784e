import { ALL } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { ELITE_BONUS, ELITES } from '../src/data/elites.ts';
import {
  deal,
  discarded,
  drain,
  handOf,
  placeOf,
  type Seated,
  SIX,
  type TableSetup,
  type Told,
  table,
} from './table.ts';

/** Seat 0 stops on "Start the League". */
const lands = (me: Seated, also?: TableSetup['also']): Told =>
  table({
    players: [{ at: 'league-6', laps: 1, entered: true, badges: SIX, ...me }, { at: 'pewter-1' }],
    options: { league: 'elite-4' },
    also: (s) => also?.(s),
  }).roll('move', 1);
const meets = (elite: string, me: Seated, also?: TableSetup['also']): Told =>
  lands(me, (s) => {
    drain(s.items);
    also?.(s);
  }).roll('elite-card', elite);

/** The three dice of a duel: the player's, the Elite's, its bonus. */
const dice = (t: Told, own: number, elite: number, bonus: number): Told =>
  t.rolls(['elite', own], ['elite', elite], ['elite', bonus]);
const totals = (t: Told): unknown =>
  t
    .told(7, 'elite-totals')
    .at(-1)
    ?.filter((_, i) => i === 2 || i === 4);
const wins = (t: Told): Told => dice(t, 6, 1, 1);
const loses = (t: Told): Told => dice(t, 1, 6, 6);
const beat = (t: Told): boolean => t.told(7, 'beat-elite').length > 0;
const lost = (t: Told): boolean => t.told(7, 'lost-to-elite').length > 0;

/** Persian (9) and Mewtwo (12) of Giovanni, neither with an advantage here. */
const STRONG = { team: ['rayquaza', 'kyogre', 'groudon', 'blastoise'] };

describe('the Elite 4 format', () => {
  it('H-E4-01 H-LG-01 the way to the Plateau is the same; the format is an option of the match (H-AMB-34)', () => {
    const t = lands({ laps: 0 }).roll('item', 'potion');
    expect(t.view(0).options.league).toBe('elite-4');
    expect(handOf(t, 0)).toEqual(['potion']);
  });

  it('H-E4-02 who lands on the start meets one of the Elite Trainers, and nobody else fights', () => {
    const t = meets('giovanni', STRONG).expectAsked('send-elite', 0);
    expect(t.view(1).battle).toMatchObject({ kind: 'elite', sides: [{ seat: 0 }, { seat: -1 }] });
  });

  it('H-E4-03 without a full loop: an Item (H-AMB-43)', () => {
    const t = lands({ laps: 0 }).roll('item', 'vitamin');
    expect([handOf(t, 0), t.told(7, 'challenged-elite')]).toEqual([['vitamin'], []]);
  });

  it('H-E4-04 H-E4-05 H-E4-08 two against two, the left one first; three Items and the card for the winner', () => {
    const t = lands(STRONG).roll('elite-card', 'giovanni').answer('rayquaza');
    wins(t);
    expect(t.view(1).battle?.sides[1].lost).toBe(1);
    wins(t).rolls(['item', 'potion'], ['item', 'vitamin'], ['item', 'magnet']);
    expect(handOf(t, 0)).toHaveLength(3);
    expect(t.view(1).players[0].elites).toEqual(['giovanni']);
    expect(t.over).toBe(false);
  });

  it("H-VEC-36 H-E4-06 H-E4-07 H-E4-17 Drake's Flygon against Blastoise: 19 all, or 20 with Mystic Water", () => {
    const t = meets('drake', { team: ['blastoise', 'rattata'], hand: ['x-item', 'mystic-water', 'vitamin'] });
    t.answer('blastoise').expectAsked('lay-elite', 0).answer('x-item');
    dice(t, 6, 3, 5);
    expect(totals(t)).toEqual([19, 19]);
    expect(t.view(1).battle?.sides).toMatchObject([{ fainted: ['blastoise'] }, { lost: 1 }]);
    const other = meets('drake', { team: ['blastoise', 'rattata'], hand: ['x-item', 'mystic-water'] });
    other.answer('blastoise').answer('mystic-water');
    dice(other, 6, 3, 5);
    expect(totals(other)).toEqual([20, 19]);
    expect(other.view(1).battle?.sides).toMatchObject([{ fainted: [] }, { lost: 1 }]);
  });

  it('H-E4-06 what the bonus die adds', () => {
    expect(ELITE_BONUS).toEqual([2, 2, 3, 3, 4, 5]);
  });

  it('H-E4-09 H-E4-14 beaten: the card goes back, the pawn stays (H-AMB-43)', () => {
    const t = meets('giovanni', { team: ['rattata', 'meowth'] }).answer('rattata');
    loses(t);
    loses(t);
    expect(lost(t)).toBe(true);
    expect(t.view(0).elites.left).toBe(ELITES.length);
    expect(t.view(0).players[0].elites).toEqual([]);
    expect([placeOf(t, 0), t.s.active]).toEqual(['league-7', 1]);
  });

  it('H-E4-10 the first with two of them wins the match', () => {
    const t = meets('giovanni', STRONG, (s) => s.players[0].elites.push(deal(s.elites, 0, ALL)));
    wins(wins(t.answer('rayquaza')));
    expect(t.winners).toEqual([0]);
  });

  it('H-E4-11 a kept card is not met again', () => {
    const t = meets('giovanni', STRONG).answer('rayquaza');
    wins(wins(t));
    expect(t.view(1).elites).toMatchObject({ left: ELITES.length - 1, discard: [] });
    expect(t.s.elites.bag[ELITES.findIndex(({ id }) => id === 'giovanni')]).toBe(0);
  });

  it('H-E4-12 two down while the Elite has one standing: lost; a tie knocks down both', () => {
    const t = meets('giovanni', STRONG).answer('rayquaza');
    wins(t);
    loses(t).expectAsked('send-elite', 0);
    expect(t.optionIds()).not.toContain('rayquaza');
    t.answer('kyogre');
    loses(t);
    expect(lost(t)).toBe(true);
    // 11 + 3 against 9 + 3 + 2.
    const tie = meets('giovanni', STRONG).answer('rayquaza');
    dice(tie, 3, 3, 1);
    expect(totals(tie)).toEqual([14, 14]);
    tie.expectAsked('send-elite', 0);
    expect(tie.view(1).battle?.sides).toMatchObject([{ fainted: ['rayquaza'] }, { lost: 1 }]);
  });

  it('H-E4-12 a tie that fells the second of theirs and the first of mine is won', () => {
    const t = meets('giovanni', STRONG).answer('rayquaza');
    wins(t);
    // 11 + 6 against 12 + 3 + 2.
    dice(t, 6, 3, 1);
    expect([totals(t), beat(t)]).toEqual([[17, 17], true]);
  });

  it('H-E4-13 the last of both fall: a third against the right one once more (H-AMB-43)', () => {
    const both = (team: readonly string[]) => {
      const t = meets('giovanni', { team }).answer(team[0]);
      loses(t);
      if (t.match.chance === null) t.answer(team[1]);
      wins(t);
      // Kyogre, 11 as well.
      return dice(t, 6, 3, 1);
    };
    const t = both(['rayquaza', 'kyogre', 'groudon']).expectChance('elite');
    expect(t.view(1).battle?.sides).toMatchObject([{ sent: ['groudon'] }, { lost: 1 }]);
    expect(beat(wins(t))).toBe(true);
    expect(lost(both(['rayquaza', 'kyogre']))).toBe(true);
  });

  it('H-E4-15 when all are kept, an Item (H-AMB-43)', () => {
    const t = lands(STRONG, (s) => drain(s.elites)).roll('item', 'potion');
    expect(handOf(t, 0)).toEqual(['potion']);
  });

  it('H-E4-16 23 Elite Trainers with two Pokémon each', () => {
    expect(ELITES).toHaveLength(23);
    for (const { pokemon } of ELITES) {
      expect([9, 10]).toContain(pokemon[0].power);
      expect([11, 12]).toContain(pokemon[1].power);
    }
  });

  it('H-E4-18 the card is seen before anything is sent, and the Item lies open', () => {
    const t = meets('giovanni', { ...STRONG, hand: ['x-item'] });
    expect(t.told(0, 'challenged-elite')).toHaveLength(1);
    t.answer('rayquaza').answer('x-item').expectChance('elite');
    expect(t.view(1).battle?.sides[0].items).toEqual(['x-item']);
  });

  it('H-E4-19 H-REACT-10 three dice in one window, all again after a Potion (H-AMB-103)', () => {
    const t = meets('giovanni', { ...STRONG, hand: ['time-travel', 'potion'] });
    t.pass(0).answer('rayquaza');
    dice(t, 1, 6, 6).expectAsked('on-roll', 0);
    expect(t.optionIds()).toEqual(['pass', 'time-travel:1', 'time-travel:2', 'time-travel:3']);
    t.answer('time-travel:3').roll('elite', 5).expectAsked('on-loss', 0).answer('potion');
    dice(t, 6, 1, 1);
    expect(totals(t)).toEqual([17, 12]);
    expect(discarded(t)).toEqual(['time-travel', 'potion']);
    t.expectChance('elite');
  });

  it('H-TRN-06 the Trainer counts against an Elite', () => {
    const t = meets('giovanni', { ...STRONG, trainer: 'alder' }).answer('rayquaza');
    wins(t);
    expect(totals(t)).toEqual([18, 12]);
    t.expectChance('elite');
  });
});

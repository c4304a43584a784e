import { diceRace } from '@indigo/dice-race';
import type { AnyRuleset } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { compare } from '../src/compare.ts';
import { csvOf } from '../src/csv.ts';
import { labFile, labOf } from '../src/file.ts';
import { differences, inOrder, type Lab, type Setting, seriesOf } from '../src/lab.ts';
import { type BotName, type Played, playOut } from '../src/playout.ts';
import { reportOn } from '../src/report.ts';

const setting = (bots: readonly BotName[] = ['random', 'random']): Setting => ({
  game: 'dice-race',
  version: diceRace.version,
  options: Object.fromEntries(diceRace.options.map((spec) => [spec.key, spec.default])),
  bots,
  seed: 3,
  changes: [],
  maxDecisions: 1_000,
});

/** A match nobody played, in which this happened. */
const match = (index: number, won: number, more: Partial<Played> = {}): Played => ({
  index,
  decisions: 10 + index,
  turns: 5,
  winners: [won],
  counted: { began: {}, used: {}, users: {}, holders: {} },
  ...more,
});

const lab = (played: readonly Played[], bots?: readonly BotName[], cards: readonly string[] = []): Lab => ({
  setting: setting(bots),
  cards,
  played,
});

describe('a lab', () => {
  it('plays the same matches in whatever order', () => {
    const play = (index: number): Played => playOut(diceRace as AnyRuleset, seriesOf(setting()), index);
    const forth = [0, 1, 2, 3].map(play);
    expect(inOrder([forth[2], forth[0]], [3, 1, 2].map(play))).toEqual(forth);
    expect(new Set(forth.map(({ decisions }) => decisions)).size).toBeGreaterThan(1);
  });

  it('counts wins by seat, and by how one began', () => {
    const began = { turn: ['first', undefined] as const, starter: ['Oddish', 'Abra'] };
    const counted = { began, used: {}, users: {}, holders: {} };
    const report = reportOn(
      lab([match(0, 0, { counted }), match(1, 0), match(2, 1), match(3, 0, { winners: null })]),
    );
    expect(report).toMatchObject({ matches: 4, finished: 3, even: 0.5 });
    expect(report.seats.map(({ wins, of }) => [wins, of])).toEqual([
      [2, 3],
      [1, 3],
    ]);
    expect(report.starts.map(({ sort, choice, wins, of }) => [sort, choice, wins, of])).toEqual([
      ['starter', 'Abra', 0, 1],
      ['starter', 'Oddish', 1, 1],
      ['turn', 'first', 1, 1],
    ]);
    expect(report.turns).toMatchObject({ mean: 5, median: 5, low: 5, high: 5 });
  });

  it('tells what a card is worth, used and held', () => {
    const counted = { began: {}, used: { Fly: 3 }, users: { Fly: [1] }, holders: { Fly: [1, 0] } };
    const { cards } = reportOn(lab([match(0, 1, { counted }), match(1, 0)], undefined, ['Fly', 'Potion']));
    expect(cards.map(({ card, uses, matches }) => [card, uses, matches])).toEqual([
      ['Fly', 3, 1],
      ['Potion', 0, 0],
    ]);
    const [{ used, held }] = cards;
    expect([used.with.wins, used.with.of, used.without.wins, used.without.of]).toEqual([1, 1, 1, 3]);
    expect(used.difference).toBeCloseTo(2 / 3);
    expect(used.low).toBeLessThan(used.difference);
    expect(used.high).toBeGreaterThan(used.difference);
    expect([held.with.wins, held.with.of, held.difference]).toEqual([1, 2, 0]);
  });

  it('has bots sit everywhere, and tells who beats whom', () => {
    // Seat 0 wins both: greedy in the first match, random in the second.
    const { bots, pairs } = reportOn(lab([match(0, 0), match(1, 0), match(2, 0)], ['greedy', 'random']));
    expect(bots.map(({ bot, wins, of }) => [bot, wins, of])).toEqual([
      ['greedy', 2, 3],
      ['random', 1, 3],
    ]);
    expect(pairs).toMatchObject([{ a: 'greedy', b: 'random', wins: 2, of: 3 }]);
    expect(reportOn(lab([match(0, 0)])).bots).toEqual([]);
  });

  it('lays two settings beside each other', () => {
    const series = (won: (i: number) => number, turns: number): Lab =>
      lab(Array.from({ length: 40 }, (_, i) => match(i, won(i), { turns: turns + (i % 4) })));
    const fair = series((i) => i % 2, 10);
    const unfair = series((i) => (i % 10 === 0 ? 1 : 0), 30);
    const { lengths, shares } = compare(fair, unfair);
    expect(lengths[0]).toMatchObject({ what: 'turns', a: 11.5, b: 31.5, effect: -1 });
    expect(lengths[0].held).toBeLessThan(0.001);
    expect(shares[0]).toMatchObject({ sort: 'seat', name: '1', difference: -0.4 });
    expect(shares[0].p).toBeLessThan(0.001);
    expect(shares[0].held).toBeGreaterThan(shares[0].p);
    expect(compare(fair, fair).lengths.every(({ p }) => p > 0.9)).toBe(true);
  });

  it('comes back from its file as it was, and from nothing else', () => {
    const counted = {
      began: { start: ['a', undefined] },
      used: { Fly: 1 },
      users: { Fly: [0] },
      holders: { Fly: [0] },
    };
    const one = lab([match(0, 1, { counted }), match(4, 0)], undefined, ['Fly']);
    const read = labOf(JSON.parse(labFile(one)));
    expect(read === null ? null : reportOn(read)).toEqual(reportOn(one));
    const data = JSON.parse(labFile(one));
    const broken: readonly unknown[] = [
      null,
      [],
      {},
      { ...data, format: 1 },
      { ...data, played: [{ ...data.played[0], winners: [7] }] },
      { ...data, played: [data.played[1], data.played[0]] },
      { ...data, played: [{ ...data.played[0], turns: 'many' }] },
      { ...data, setting: { ...data.setting, bots: ['nobody'] } },
      { ...data, cards: 'Fly' },
    ];
    for (const wrong of broken) expect(labOf(wrong), JSON.stringify(wrong)).toBeNull();
    expect(differences(one.setting, { ...one.setting, seed: 4 })).toEqual(['seed']);
  });

  it('is a table, too', () => {
    const counted = {
      began: { 'first, or not': ['first', undefined] },
      used: { Fly: 1 },
      users: { Fly: [0] },
      holders: { Fly: [0, 1] },
    };
    const one = lab([match(0, 1, { counted })], ['greedy', 'random'], ['Fly', 'Potion']);
    expect(csvOf(one).split('\r\n')).toEqual([
      'match,seat,bot,finished,won,turns,decisions,"first, or not",Fly',
      '0,1,greedy,1,0,5,10,first,used',
      '0,2,random,1,1,5,10,,held',
      '',
    ]);
  });
});

import { type Plain, SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../src/board.ts';
import { CHIPS } from '../src/data/chips.ts';
import { RIVALS } from '../src/data/rivals.ts';
import { type Classic, classic } from '../src/index.ts';
import { entering, rolling } from './drawing.ts';
import { expectTurnOf, isKo, revive, send } from './meeting.ts';
import { playRandomly } from './random.ts';
import { handOf } from './table.ts';

/** As if a million turns had been played. */
const late = (s: Classic): void => {
  s.turn = 1_000_000;
};

describe('The end', () => {
  it('C-END-01 there is no turn limit: a million turns are followed by the next', () => {
    const t = rolling([{}, {}], 'i14', { also: late }).rolls(['move', 1]);
    expect([t.s.turn, t.over]).toEqual([1_000_002, false]);
    expectTurnOf(t, 1);
  });

  it('C-END-01 every match ends with one winner of a Final Battle', () => {
    for (const seed of [11, 12, 13]) {
      let last: readonly Plain[] = [];
      const winners = playRandomly(seed - 9, seed, {
        hear: (what, facts) => {
          last = [what, ...facts];
        },
      });
      expect(winners).toHaveLength(1);
      expect(last.slice(0, 2)).toEqual(['won', winners[0]]);
    }
  });

  it('C-END-02 a won Final Battle skips the end step: no hand limit, no reward', () => {
    const cards = ['great-ball', 'ultra-ball', 'attack-bonus-1', 'attack-bonus-2'] as const;
    const eight = [...cards, ...cards];
    const team = ['Bulbasaur', 'Ivysaur', 'Venusaur', 'Pidgey'];
    const t = entering([{ team, ko: ['Pidgey'], hand: [...eight, 'potion'] }, { hand: eight }]);
    t.answer('go-on').rolls(['rival-card', 'Lorelei']).answer(send('Venusaur')).answer([]);
    t.rolls(['battle', 6], ['battle', 1]);
    expect(t.winners).toEqual([0]); // neither a last Potion nor discards were asked for
    expect([handOf(t.s, 0).length, handOf(t.s, 1).length]).toEqual([9, 8]);
    expect(t.told(SPECTATOR, 'drew-items')).toEqual([]);
  });

  it('C-END-03 chips worth 728 never leave play, and cards return to the decks', () => {
    const inPlay = (s: Classic): readonly number[] => [
      ...s.unseen.flat(),
      ...s.circles.filter((lies) => lies > 0),
      ...s.trainers.flatMap(({ team }) => team),
    ];
    for (const seed of [21, 22, 23]) {
      playRandomly(seed - 17, seed, {
        turns: 800,
        look: (s) => {
          const power = inPlay(s).reduce((sum, dex) => sum + CHIPS[dex - 1].power, 0);
          if (power !== 728) throw new Error(`${power} Power Points in play on turn ${s.turn}`);
          const held = s.trainers.reduce((sum, { hand, aside }) => sum + hand.length + aside.length, 0);
          const lie = s.items.left + s.items.under.length;
          if (held + lie !== 54 || lie < 7) throw new Error(`${held} cards in hands and ${lie} in the deck`);
        },
      });
    }
  });

  it.each([
    ['g05', 'cerulean'],
    ['b02', 'vermilion'],
  ])('C-END-03 a wholly knocked-out team can be revived: from %s in %s', (at, city) => {
    const t = rolling([{ team: ['Bulbasaur', 'Onix'], ko: ['Bulbasaur', 'Onix'] }, {}], at).rolls([
      'move',
      1,
    ]);
    if (t.optionIds().includes(`move:${city}`)) t.answer(`move:${city}`);
    t.answer(revive('Onix'));
    expect([isKo(t, 0, 'Onix'), isKo(t, 0, 'Bulbasaur')]).toEqual([false, true]);
    expectTurnOf(t, 1);
  });

  it('C-END-03 every Master can be beaten: Gary’s lowest 22 by 7 + 6 + 5 + 5 = 23', () => {
    const lowest = RIVALS.map(({ attack, bonus }) =>
      Math.min(...bonus.map((more, i) => attack + i + 1 + more)),
    );
    expect(Math.max(...lowest)).toBe(22);
    for (const { name } of RIVALS) {
      const hand = ['attack-bonus-5', 'attack-bonus-5'] as const;
      const t = entering([{ team: ['Bulbasaur', 'Onix'], hand }, {}]).rolls(['rival-card', name]);
      t.answer(send('Onix'))
        .answer(['attack-bonus-5', 'attack-bonus-5#2'])
        .rolls(['battle', 6], ['battle', 1]);
      expect(t.winners).toEqual([0]);
    }
  });
});

describe('Options', () => {
  it('C-OPT-01 only the alternative readings of the ledger and the cut-off, all off by default', () => {
    const options = classic.options.map((spec) => [spec.key, spec.clause, spec.default]);
    expect(options).toEqual([
      ['catchOptional', 'C-OPT-02', false],
      ['ballShiftMandatory', 'C-OPT-03', false],
      ['indigoEntry', 'C-OPT-04', 'optional'],
      ['pushedFinal', 'C-OPT-06', false],
      ['tradeEventFitOnly', 'C-OPT-07', false],
      ['maxTurns', 'C-OPT-05', 0],
    ]);
    expect(() => rolling([{}, {}], 'i14', { options: { shortGame: true } })).toThrow('shortGame');
  });

  it('C-OPT-05 after that many turns the match is stopped without a winner', () => {
    const t = rolling([{}, { at: 'i14' }], 'i13', { options: { maxTurns: 3 } });
    t.rolls(['move', 2]); // i14 is passed
    t.answer('go-on');
    expect([t.over, SPACES[t.s.trainers[0].at].id]).toEqual([false, 'i01']);
    t.rolls(['move', 1]).answer('go-on').rolls(['item', 'fly']); // turn 2: pushed on from i01 to i02
    expect(t.over).toBe(false);
    t.rolls(['move', 3]).answer('go-on').rolls(['item', 'fly'], ['item', 'fly'], ['item', 'fly']); // turn 3
    expect([t.over, t.winners, t.s.winner, t.s.stopped]).toEqual([true, [], -1, true]);
    expect(t.told(1).at(-1)).toEqual(['stopped-match', 3]);
  });

  it('C-OPT-05 the last turn is played out: a win in it counts, so does its end step', () => {
    const won = entering([{ team: ['Bulbasaur', 'Ivysaur', 'Venusaur'] }, {}], { options: { maxTurns: 1 } });
    won.rolls(['rival-card', 'Lorelei']).answer(send('Venusaur')).rolls(['battle', 6], ['battle', 1]);
    expect(won.winners).toEqual([0]);
    const rich = ['Bulbasaur', 'Ivysaur', 'Venusaur', 'Pidgey'];
    const ended = rolling([{ team: rich }, {}], 'g04', { options: { maxTurns: 1 } }).rolls(['move', 2]);
    ended.rolls(['item', 'fly'], ['item', 'fly']); // called to Cinnabar Island
    expect([ended.winners, ended.s.stopped]).toEqual([[], true]);
  });
});

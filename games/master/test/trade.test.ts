/** Trades between players. */
import { describe, expect, it } from 'vitest';
import { cardOf, MAX_LEVEL } from '../src/cards.ts';
import {
  ballsOf,
  expectTurnOf,
  go,
  hearts,
  level,
  me,
  moneyOf,
  type Seated,
  stage,
  type TableSetup,
  type Told,
  table,
  team,
} from './table.ts';

const two = (first: Seated, second: Seated, more: Partial<TableSetup> = {}): Told =>
  table({
    players: [
      { at: 'y1', ...first },
      { at: 'y1', ...second },
    ],
    spots: { y1: '' },
    ...more,
  });
const trade = (t: Told, parts: readonly string[], answer = 'accept'): Told =>
  go(t, 'trade:2').expectAsked('offer', 0).answer(parts).expectAsked('answer-offer', 1).answer(answer);
const partners = (t: Told): string[] => t.optionIds().filter((id) => id.startsWith('trade'));

describe('trades', () => {
  it('M-TRADE-01 M-LAB-02 at one location or in one city, for no action', () => {
    const at = (a: string, b: string): string[] =>
      partners(two({ at: a }, { at: b }, { spots: { y1: '', y2: '' } }));
    expect(at('y1', 'y1')).toEqual(['trade:2']);
    expect(at('vir', 'vir-mart')).toEqual(['trade:2']);
    expect(at('lab', 'lab')).toEqual(['trade:2']);
    expect(at('y1', 'y2')).toEqual([]);
    expect(at('vir', 'pew')).toEqual([]);
    const t = trade(two({ balls: { poke: 1 } }, {}), ['give:poke']);
    expect(t.s.left).toBe(5);
    t.expectAsked('act', 0);
  });

  it('M-TRADE-02 M-TRADE-12 everything owned can be traded, all at the same moment', () => {
    const t = two(
      {
        team: ['charmander', 'meowth'],
        balls: { poke: 2, master: 1 },
        stones: { moon: 1 },
        types: { fire: 1 },
        powers: ['endure'],
        also: { candies: 1, revives: 1, bike: 1 },
      },
      { team: ['bulbasaur', 'oddish'], money: ['lass', 'brock'] },
    );
    const mine = [
      'meowth',
      'poke',
      'poke-2',
      'master',
      'stone:moon',
      'candy',
      'revive',
      'bike',
      'type:fire',
      'power:endure',
    ];
    trade(t, [...mine.map((id) => `give:${id}`), 'want:oddish', 'want:money:lass', 'want:money:brock']);
    expect([team(t), team(t, 1)]).toEqual([
      ['charmander', 'oddish'],
      ['bulbasaur', 'meowth'],
    ]);
    expect([moneyOf(t), moneyOf(t, 1), ballsOf(t, 1)]).toEqual([['lass', 'brock'], [], [2, 0, 0, 1]]);
    expect(me(t, 1)).toMatchObject({ candies: 1, revives: 1, bike: 1, powers: [4], stones: [0, 0, 0, 0, 1] });
    expect([me(t, 1).types[0], me(t).types[0], me(t).bike, me(t).powers]).toEqual([1, 0, 0, []]);
    expect(t.told(0, 'traded')).toHaveLength(1);
  });

  it('M-TRADE-13 a gift is a trade', () => {
    const t = trade(two({ balls: { poke: 1 } }, {}), ['give:poke']);
    expect([ballsOf(t)[0], ballsOf(t, 1)[0]]).toEqual([0, 1]);
    expect(ballsOf(trade(two({}, { balls: { great: 1 } }), ['want:great']))[1]).toBe(1);
  });

  it('M-TRADE-14 M-AMB-36 -1$ tokens can be traded, unless debts stay', () => {
    const t = trade(two({ also: { debts: 2 } }, {}), ['give:debt', 'give:debt-2']);
    expect([me(t).debts, me(t, 1).debts]).toEqual([0, 2]);
    const stay = two({ also: { debts: 2 }, balls: { poke: 1 } }, {}, { options: { debts: 'stay' } });
    expect(go(stay, 'trade:2').optionIds()).not.toContain('give:debt');
  });

  it('M-DEF-08 a debt can be neither spent nor thrown away', () => {
    const t = two({ at: 'vir-mart', money: ['lass'], also: { debts: 1 } }, { at: 'cin' });
    go(t, 'interact').answer(['great']);
    expect([me(t).debts, t.optionIds().some((id) => id.includes('debt'))]).toEqual([1, false]);
  });

  it('M-TRADE-03 M-AMB-37 out of turn: who is joined by somebody may offer a trade at once', () => {
    const t = two({ at: 'y2', balls: { poke: 1 } }, { balls: { great: 1 } }, { spots: { y1: '', y2: '' } });
    go(t, 'move:y1').expectAsked('meet', 1);
    expect(t.optionIds(1)).toEqual(['pass', 'trade:1']);
    t.answers(1, 'trade:1').expectAsked('offer', 1).answer(['give:great', 'want:poke']);
    t.expectAsked('answer-offer', 0).answer('accept');
    expect([ballsOf(t), ballsOf(t, 1)]).toEqual([
      [0, 1, 0, 0],
      [1, 0, 0, 0],
    ]);
    t.expectAsked('meet', 1).pass(1).expectAsked('act', 0); // the turn goes on
    expect(t.s.left).toBe(4);
    expectTurnOf(go(t, 'camp', 'pass'), 1); // who wanted none is not asked again
  });

  it('M-TRADE-03 M-AMB-37 on the turn of a third, and by one who was sent to the others by a defeat', () => {
    const t = table({
      players: [
        { at: 'y4', team: [{ is: 'charmander', hearts: 1 }], checkpoint: 'vir' },
        { at: 'vir', team: ['bulbasaur'] },
        { at: 'vir-mart', team: ['squirtle'], balls: { poke: 1 } },
      ],
      spots: { y4: '', 't-b1': 'hiker' },
    });
    go(t, 'move:t-b1').rolls(['die', 1]).expectAsked('meet', [0, 1, 2]);
    t.pass(0, 1).answers(2, 'trade:2').expectAsked('offer', 2).answer(['give:poke']);
    t.expectAsked('answer-offer', 1).answer('accept');
    expect(ballsOf(t, 1)[0]).toBe(1);
    t.expectAsked('meet', [0, 1, 2]).pass(0, 1, 2);
    expectTurnOf(t, 1);
  });

  it('M-TRADE-03 M-TRADE-06 Active between two acts of the own turn; several in a turn', () => {
    const t = two({ balls: { poke: 2 } }, {});
    trade(t, ['give:poke']);
    trade(t, ['give:poke']);
    expect(ballsOf(t, 1)[0]).toBe(2);
    const wild = two({ balls: { poke: 1 } }, {}, { spots: { y1: 'slowpoke' } });
    expect(go(wild, 'interact').expectAsked('wild', 0).optionIds()).toEqual(['defeat', 'catch']);
    const over = go(t, 'pass');
    expectTurnOf(over, 1);
    expect(partners(over)).toEqual(['trade:1']);
  });

  it('M-TRADE-04 between two players each', () => {
    const t = table({ players: [{ at: 'lab' }, { at: 'lab' }, { at: 'lab' }] });
    expect(partners(t)).toEqual(['trade:2', 'trade:3']);
    go(t, 'trade:3').expectAsked('offer', 0);
    expect(t.optionIds().filter((id) => id.startsWith('want'))).toEqual(['want:squirtle']);
  });

  it('M-TRADE-05 a Pokémon keeps level, hearts, HMs and TMs', () => {
    const t = two(
      { team: ['charmander', { is: 'rattata', level: 3, hearts: 1, taught: ['cut', 'swift'] }] },
      {},
    );
    trade(t, ['give:rattata']);
    expect(t.view(0).players[1].team[1]).toMatchObject({
      card: 'rattata',
      level: 3,
      hearts: 1,
      taught: ['cut', 'swift'],
    });
    const fainted = two({ team: ['charmander', { is: 'rattata', hearts: 0 }] }, {});
    trade(fainted, ['give:rattata']);
    expect(hearts(fainted, 'rattata')).toBe(0);
  });

  it('M-TRADE-07 M-EX-62 nobody gives away the last fit Pokémon for none', () => {
    const first = { team: ['pikachu', { is: 'geodude', hearts: 0 }] };
    const second = { team: ['bulbasaur', 'oddish'], money: ['hiker'] };
    const t = go(two(first, second), 'trade:2');
    expect(t.refusal(['give:pikachu', 'want:money:hiker'])).toMatchObject({ code: 'incomplete' });
    t.answer(['give:pikachu', 'want:oddish']).answer('accept');
    expect(team(t)).toEqual(['geodude', 'oddish']);
  });

  it('M-TRADE-07 two single Pokémon can be swapped, not given', () => {
    const t = go(two({ team: ['charmander'] }, { team: ['bulbasaur'] }), 'trade:2');
    expect(t.refusal(['give:charmander']).code).toBe('incomplete');
    expect(t.refusal(['want:bulbasaur']).code).toBe('incomplete');
    t.answer(['give:charmander', 'want:bulbasaur']).answer('accept');
    expect([team(t), team(t, 1)]).toEqual([['bulbasaur'], ['charmander']]);
  });

  it('M-TRADE-07 M-TYPE-07 nor a type token whose heart is the last one', () => {
    const t = go(
      two({ team: [{ is: 'charmander', hearts: 1 }], types: { fire: 1 } }, { team: ['bulbasaur'] }),
      'trade:2',
    );
    expect(t.refusal(['give:type:fire']).code).not.toBe(undefined);
    const fit = two(
      { team: [{ is: 'charmander', hearts: 3 }], types: { fire: 1 } },
      { team: ['bulbasaur', 'vulpix'] },
    );
    const before = hearts(fit, 'vulpix');
    trade(fit, ['give:type:fire']);
    expect([hearts(fit, 'charmander'), hearts(fit, 'vulpix')]).toEqual([2, before + 1]);
  });

  it('M-TRADE-09 M-TRADE-10 an offer is put together, dropped, refused or answered with another', () => {
    const t = two({ balls: { poke: 1 } }, { balls: { great: 1 } });
    go(t, 'trade:2').answer([]);
    t.expectAsked('act', 0);
    trade(t, ['give:poke', 'want:great'], 'refuse');
    expect(ballsOf(t)).toEqual([1, 0, 0, 0]);
    trade(t, ['give:poke', 'want:great'], 'counter').expectAsked('counter', 1);
    expect(t.optionIds()).toEqual(['give:bulbasaur', 'give:great', 'want:charmander', 'want:poke']);
    t.answer(['want:poke']).expectAsked('answer-counter', 0);
    expect(t.optionIds()).toEqual(['accept', 'refuse']);
    expect(ballsOf(t)).toEqual([1, 0, 0, 0]); // nothing changes hands before both agree
    t.answer('accept').expectAsked('act', 0);
    expect([ballsOf(t), ballsOf(t, 1)]).toEqual([
      [0, 0, 0, 0],
      [1, 1, 0, 0],
    ]);
  });

  it('M-TRADE-09 of several of a kind the second comes after the first', () => {
    const t = go(two({ balls: { poke: 2 } }, {}), 'trade:2');
    expect(t.refusal(['give:poke-2'])).toBeTruthy();
    t.answer(['give:poke', 'give:poke-2']).answer('accept');
    expect([ballsOf(t)[0], ballsOf(t, 1)[0]]).toEqual([0, 2]);
  });

  it('M-TRADE-10 an empty counter-offer or a refused one ends it', () => {
    const t = two({ balls: { poke: 1 } }, {});
    trade(t, ['give:poke'], 'counter').answer([]).expectAsked('act', 0);
    trade(t, ['give:poke'], 'counter').answer(['want:poke']).answer('refuse').expectAsked('act', 0);
    expect(ballsOf(t)[0]).toBe(1);
  });

  it('M-TRADE-11 M-AMB-73 six offers to the same player in a turn, dropped ones too', () => {
    const t = two({ balls: { poke: 1 } }, {});
    for (let i = 0; i < 6; i++) go(t, 'trade:2').answer([]);
    expect(t.refusal('trade:2')).toMatchObject({ clause: 'M-TRADE-11' });
    const few = two({ balls: { poke: 1 } }, {}, { options: { offers: 1 } });
    trade(few, ['give:poke'], 'accept');
    expect(partners(few)).toEqual([]);
  });

  it('M-TRADE-08 M-SHOP-11 not after the adventure phase', () => {
    const t = table({
      players: [
        { at: 'lab', team: ['charmander'], money: ['swimmer'] },
        { at: 'lab', team: ['bulbasaur'] },
      ],
      also: (s) => {
        s.phase = 'intermediate';
        s.seeds = [1, 0];
        s.agenda = [{ do: 'shopping' }];
      },
    });
    expect(t.expectAsked('shop', 0).optionIds()).toEqual(['buy', 'pass']);
  });

  it('M-HID-10 the offer is seen by the two, the trade by all', () => {
    const t = table({
      players: [{ at: 'y1', balls: { poke: 1 } }, { at: 'y1' }, { at: 'cin' }],
      spots: { y1: '' },
    });
    go(t, 'trade:2').answer(['give:poke']);
    expect([t.told(0, 'offered').length, t.told(1, 'offered').length, t.told(2, 'offered').length]).toEqual([
      1, 1, 0,
    ]);
    expect([t.view(1).offer?.parts, t.view(2).offer?.parts, t.view(2).offer?.size]).toEqual([
      ['give:poke'],
      [],
      1,
    ]);
    // The terms stand with the answer, which only the asked sees.
    expect(t.match.decision(1)?.options[0].say).toEqual([
      'do.accept-offer',
      [expect.objectContaining({ kind: 'ball' })],
    ]);
    expect(t.match.decision(2)).toBeNull();
    t.answer('accept');
    expect(t.told(2, 'traded')).toHaveLength(1);
  });

  it('M-GROW-14 M-AMB-20 a stage reached by trade comes with the change of owner', () => {
    const t = two({ team: ['charmander', { is: 'abra', level: 4 }] }, {});
    const before = stage(t, 'abra');
    trade(t, ['give:abra']);
    expect([before, stage(t, 'abra'), level(t, 'abra')]).toEqual(['Kadabra', 'Alakazam', 4]);
    const low = two({ team: ['charmander', 'abra'] }, {});
    trade(low, ['give:abra']);
    expect(stage(low, 'abra')).toBe('Abra');
  });

  it('M-HM-06 the right to cross goes with the Pokémon, and the old owner may teach again', () => {
    const t = two(
      { at: 'hm-a', team: ['charmander', { is: 'rattata', taught: ['cut'] }, 'oddish'] },
      { at: 'hm-a', team: ['bulbasaur'] },
      { spots: { 'hm-a': 'cut' } },
    );
    expect(t.optionIds()).not.toContain('interact');
    trade(t, ['give:rattata']);
    expect(t.optionIds()).toContain('interact');
  });

  it('M-HM-08 two that know the same HM may come together by trade', () => {
    const t = two(
      { team: [{ is: 'rattata', taught: ['cut'] }] },
      { team: ['bulbasaur', { is: 'oddish', taught: ['cut'] }] },
    );
    trade(t, ['want:oddish']);
    expect(t.view(0).players[0].team.map(({ taught }) => taught)).toEqual([['cut'], ['cut']]);
  });

  it('M-HM-09 M-FRIEND-11 the attack of an HM goes with it to the hex field', async () => {
    const { fighterOf } = await import('../src/league/roster.ts');
    const { newMatch } = await import('../src/league/prepare.ts');
    const { attackOf } = await import('../src/attacks/known.ts');
    const t = two({ team: [{ is: 'rattata', taught: ['cut'] }] }, {});
    const m = newMatch(t.s, 'friendly', 0, 1);
    expect(fighterOf(t.s, m.sides[0], me(t).team[0]).attacks).toContain(attackOf('cut'));
  });

  describe('bikes in trades', () => {
    const riders = (left: number | undefined, first: Partial<Seated['also']> = { bike: 1 }): Told =>
      two(
        { balls: { poke: 1 }, also: first as never },
        { balls: { great: 1 }, also: { bike: 0 } },
        left === undefined ? {} : { left },
      );

    it('M-BIKE-05 M-AMB-47 given away, it takes its actions out of those left', () => {
      const t = riders(undefined);
      expect(t.s.left).toBe(7);
      trade(t, ['give:bike']);
      expect([t.s.left, me(t).bike, me(t, 1).bike]).toEqual([5, 0, 1]);
      go(t, 'pass');
      expect(t.s.left).toBe(7); // the receiver's next turn
    });

    it('M-BIKE-05 not with fewer actions left', () => {
      const t = riders(undefined);
      go(t, 'camp', 'camp', 'camp', 'trade:2');
      expect(t.s.left).toBe(1);
      expect(t.refusal('give:bike')).toMatchObject({ clause: 'M-BIKE-05' });
    });

    it('M-BIKE-05 received, it counts from the next turn', () => {
      const t = two({}, { also: { bike: 2 } });
      trade(t, ['want:mach-bike']);
      expect([t.s.left, me(t).bike]).toEqual([5, 2]);
      trade(t, ['give:mach-bike']);
      expect(t.s.left).toBe(5); // it had added nothing
    });

    it('M-BIKE-04 a second bike gives no more actions', () => {
      const t = two({ also: { bike: 1 } }, { also: { bike: 1 } });
      trade(t, ['want:bike']);
      expect([me(t).bike, me(t, 1).bike, t.s.left]).toEqual([1, 0, 7]);
    });
  });

  it('M-END-06 trades can start or undo an end condition until the test', () => {
    const grown = (is: string) => ({ is, level: MAX_LEVEL[cardOf(is)] });
    const most = { team: [grown('pikachu'), grown('meowth'), 'charmander'] };
    const undone = two(most, { team: ['bulbasaur'] });
    trade(undone, ['give:meowth']);
    expectTurnOf(go(undone, 'pass'), 1);
    const begun = two({ team: [grown('pikachu')] }, { team: [grown('meowth'), 'bulbasaur'] });
    trade(begun, ['want:meowth']);
    go(begun, 'pass');
    expect(begun.s.phase).not.toBe('adventure');
    begun.expectChance('boulder');
  });
});

import { describe, expect, it } from 'vitest';
import type { Hex } from '../src/state.ts';
import { league, outs, owns, pairs, quiet, step, wins } from './league.ts';
import { placeOf, type TableSetup, type Told } from './table.ts';

describe('six players', () => {
  const six = (also?: (s: Hex) => void, options?: TableSetup['options']) =>
    league(6, [{}, { team: owns(3) }, {}, { team: owns(4) }], {
      pioneer: 3,
      also: (s) => {
        quiet(s);
        also?.(s);
      },
      ...(options === undefined ? {} : { options }),
    });
  /** 3 is the pioneer, 1 has most of the others; 4, 5, 0 and 2 fight. */
  const firstRound = (t: Told) => wins(wins(t.roll('pairing', 1), 4), 2);

  it('H-LG6-01 the pioneer and the best catcher besides rest; H-LG6-02 the others fight in random pairs', () => {
    const t = six().roll('pairing', 1);
    expect(pairs(t)).toEqual([[4, 0]]);
    wins(t, 4);
    expect(pairs(t)).toEqual([
      [4, 0],
      [5, 2],
    ]);
    wins(t, 2);
    expect(t.view(7).league).toMatchObject({ round: 'semifinals', inside: [1, 2, 3, 4] });
    expect(t.told(7, 'drew-items').map(([, seat]) => seat)).toEqual([4, 2]);
  });

  it('H-LG6-06 the two losers are out', () => {
    expect(outs(firstRound(six()))).toEqual([0, 5]);
  });

  it('H-LG6-04 H-LG6-03 play goes on; who next starts the League chooses, the others fight each other (H-AMB-39)', () => {
    const t = firstRound(
      six((s) => {
        Object.assign(s.players[2], { laps: 1, at: s.players[0].at });
      }),
    );
    expect(t.match.chance?.why).toBe('move');
    expect(step(t)).toBe(1);
    t.roll('move', 1).expectAsked('choose-rival', 2);
    expect(t.told(7, 'league-starts').at(-1)).toEqual(['league-starts', 2, 'semifinals']);
    expect(t.optionIds()).toEqual(['player:1', 'player:3', 'player:4']);
    t.answer('player:3');
    wins(wins(t, 2), 4);
    expect(pairs(t).slice(2)).toEqual([
      [2, 3],
      [1, 4],
    ]);
    expect(t.view(7).league).toMatchObject({
      round: 'interlude',
      inside: [2, 4],
      turnsLeft: [0, 0, 3, 0, 2, 0],
    });
  });

  it('H-LG6-04 without a full loop nobody starts the semifinals', () => {
    const t = firstRound(
      six((s) => {
        s.players[1].at = s.players[0].at;
      }),
    );
    expect(step(t)).toBe(1);
    expect([placeOf(t, 1), t.told(7, 'league-starts').length]).toEqual(['league-7', 1]);
  });

  it('H-LG6-04 as a setting the semifinals follow at once; the starter chooses, or the pioneer (H-AMB-39)', () => {
    const t = six(undefined, { semifinals: 'at-once' }).roll('pairing', 1);
    wins(wins(t, 4), 2).expectAsked('choose-rival', 3);
    const other = six(undefined, { semifinals: 'at-once' }).roll('pairing', 1);
    wins(wins(other, 0), 2).expectAsked('choose-rival', 0);
  });
});

describe('five players', () => {
  const five = (pioneer: number) => league(5, [{}, { team: owns(3) }], { pioneer, also: quiet });

  it('H-LG5-01 H-LG5-02 the best catcher rests, the pioneer chooses', () => {
    const t = five(4).expectAsked('choose-rival', 4);
    expect(t.optionIds()).toEqual(['player:2', 'player:3', 'player:0']);
    t.answer('player:0');
    wins(t, 4);
    expect(pairs(t)).toEqual([
      [4, 0],
      [2, 3],
    ]);
    t.expectChance('battle');
  });

  it('H-LG5-03 H-LG5-04 the winners are in, and the losers fight for the last place', () => {
    const t = wins(wins(five(4).answer('player:0'), 4), 2);
    expect(outs(t)).toEqual([]);
    expect(pairs(t).at(-1)).toEqual([0, 3]);
    wins(t, 3);
    expect(outs(t)).toEqual([0]);
    expect(t.view(7).league).toMatchObject({ round: 'semifinals', inside: [1, 2, 3, 4] });
    expect(t.told(7, 'drew-items').map(([, seat]) => seat)).toEqual([4, 2, 3]);
    expect(t.s.active).toBe(1);
  });

  it('H-LG5-05 semifinals and final as with six', () => {
    const t = league(5, [{}, { team: owns(3) }], {
      pioneer: 4,
      also: (s) => {
        quiet(s);
        Object.assign(s.players[1], { laps: 1, at: s.players[0].at });
      },
    });
    wins(wins(wins(t.answer('player:0'), 4), 2), 3);
    t.roll('move', 1).expectAsked('choose-rival', 1).answer('player:2');
    wins(wins(t, 1), 4);
    expect(t.told(7, 'finalists')).toEqual([['finalists', 1, 4]]);
    const turns = Array.from({ length: 6 }, () => step(t));
    expect(turns).toEqual([4, 1, 4, 1, 4, 1]);
    expect(wins(t, 1).winners).toEqual([1]);
  });

  it('H-LG5-06 a pioneer who is also the best catcher rests, and the pairs are random (H-AMB-40)', () => {
    const t = five(1).roll('pairing', 2);
    wins(t, 2);
    expect(pairs(t)).toEqual([
      [2, 0],
      [3, 4],
    ]);
    t.expectChance('battle');
  });
});

describe('four players', () => {
  it('H-LG4-01 H-LG4-02 H-LG4-03 semifinals at once: the best catcher chooses; the winners are the finalists (H-AMB-41)', () => {
    const t = league(4, [{}, {}, {}, { team: owns(2) }], { also: quiet }).expectAsked('choose-rival', 3);
    expect(t.optionIds()).toEqual(['player:0', 'player:1', 'player:2']);
    wins(wins(t.answer('player:1'), 1), 2);
    expect(pairs(t)).toEqual([
      [3, 1],
      [0, 2],
    ]);
    expect([outs(t), t.told(7, 'finalists')]).toEqual([[0, 3], [['finalists', 1, 2]]]);
    expect(t.told(7, 'drew-items').map(([, seat]) => seat)).toEqual([1, 2]);
  });
});

describe('three players', () => {
  const three = (beaten = 0, also?: (s: Hex) => void) =>
    league(3, [], {
      also: (s) => {
        quiet(s);
        s.players[0].beaten = beaten;
        also?.(s);
      },
    });

  it('H-LG3-01 without a win the opponent is random', () => {
    const t = three().roll('rival', 1);
    expect(pairs(t)).toEqual([[0, 2]]);
    t.expectChance('battle');
  });

  it('H-LG3-02 with a win it is the one not beaten yet', () => {
    const t = three(0b100);
    expect(pairs(t)).toEqual([[0, 1]]);
    t.expectChance('battle');
  });

  it('H-LG3-03 H-LG3-04 H-LG3-07 the winner draws, all three go back, nobody is out', () => {
    const t = wins(three().roll('rival', 1), 2);
    expect(t.told(7, 'drew-items').map(([, seat]) => seat)).toEqual([2]);
    expect([0, 1, 2].map((seat) => placeOf(t, seat))).toEqual(['league-0', 'league-0', 'league-0']);
    expect([outs(t), t.over, t.s.active]).toEqual([[], false, 1]);
  });

  it('H-LG3-05 H-LG3-06 who has beaten both wins the match, also when challenged; twice the same counts once', () => {
    const t = wins(three(0b100), 0);
    expect(t.winners).toEqual([0]);
    const challenged = three(0, (s) => {
      s.players[1].beaten = 0b100;
    });
    expect(wins(challenged.roll('rival', 0), 1).winners).toEqual([1]);
    const twice = three(0, (s) => {
      s.players[1].beaten = 0b001;
    });
    expect(wins(twice.roll('rival', 0), 1).over).toBe(false);
  });

  it('H-LG3-08 laps stay, and who has none still needs one (H-AMB-10)', () => {
    const t = wins(three().roll('rival', 1), 2);
    // Over to the starts by 6 and 1; only seat 0 has a lap.
    for (const pips of [6, 6, 6]) step(t, pips);
    expect([0, 1, 2].map((seat) => placeOf(t, seat))).toEqual(['league-6', 'league-6', 'league-6']);
    expect([step(t, 1), step(t, 1)]).toEqual([1, 2]);
    expect(t.told(7, 'league-starts')).toHaveLength(1);
    t.rolls(['move', 1], ['rival', 0]);
    expect(t.told(7, 'league-starts')).toHaveLength(2);
    t.expectChance('battle');
  });
});

describe('two players', () => {
  const two = (wins: readonly [number, number] = [0, 0]) =>
    league(2, [], {
      also: (s) => {
        quiet(s);
        s.players.forEach((player, seat) => {
          player.leagueWins = wins[seat];
        });
      },
    });

  it('H-LG2-01 H-LG2-02 H-LG2-04 both fight, the winner draws, both go back and walk again', () => {
    const t = wins(two(), 1);
    expect(pairs(t)).toEqual([[0, 1]]);
    expect([placeOf(t, 0), placeOf(t, 1), t.over]).toEqual(['league-0', 'league-0', false]);
    expect(t.told(7, 'drew-items').map(([, seat]) => seat)).toEqual([1]);
    expect(t.view(7).players[1].leagueWins).toBe(1);
  });

  it('H-LG2-03 two wins are the match', () => {
    expect(wins(two([1, 1]), 1).winners).toEqual([1]);
    expect(wins(two([1, 0]), 1).over).toBe(false);
  });
});

import { ALL } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { LAST_SLOT } from '../src/board.ts';
import { ITEMS } from '../src/data/items.ts';
import { EVENT_SORT } from '../src/sorts.ts';
import type { Hex } from '../src/state.ts';
import {
  deal,
  drain,
  eventsDiscarded,
  handOf,
  placeOf,
  type Seated,
  type TableSetup,
  type Told,
  table,
} from './table.ts';

const SIX = ['brock', 'gardenia', 'morty', 'lt-surge', 'piers', 'blaine'];

/** So many Pokémon, all alike. */
const owns = (n: number): string[] => Array.from({ length: n }, () => 'eevee');

/** Seat 0 stands before "Start the League" and goes there; the others have one Eevee each, if not said, and are anywhere. */
const league = (
  n: number,
  more: readonly Seated[] = [],
  { pioneer = 0, prize = false, also, options }: LeagueSetup = {},
): Told =>
  table({
    players: Array.from({ length: n }, (_, seat) => ({
      ...(seat === 0 ? { at: 'league-6', laps: 1, entered: true, badges: SIX } : { at: `new-bark-${seat}` }),
      team: owns(1),
      ...more[seat],
    })),
    options: { offers: 0, ...options },
    also: (s) => {
      s.pioneers[LAST_SLOT] = pioneer;
      if (!prize) drain(s.items);
      also?.(s);
    },
  }).roll('move', 1);
interface LeagueSetup {
  readonly pioneer?: number;
  /** Winners draw Items; without it the deck is empty, and so is its discard pile. */
  readonly prize?: boolean;
  readonly also?: (s: Hex) => void;
  readonly options?: TableSetup['options'];
}

/** The battle being fought, which this seat wins without an Item. */
function wins(t: Told, seat: number): Told {
  const fought = t.told(7, 'battle-won').length;
  const [, a, b] = t.told(7, 'battle').at(-1) as [string, number, number];
  if (seat !== a && seat !== b) throw new Error(`${a} and ${b} fight, not ${seat}`);
  while (t.told(7, 'battle-won').length === fought) {
    for (const one of t.match.chance === null ? t.match.open() : []) t.answers(one, 'nothing');
    t.rolls(['battle', seat === a ? 6 : 1], ['battle', seat === b ? 6 : 1]);
  }
  return t;
}
const pairs = (t: Told): unknown[] => t.told(7, 'battle').map(([, a, b]) => [a, b]);
const outs = (t: Told): number[] => t.view(7).players.flatMap(({ out }, seat) => (out ? [seat] : []));
/** Any three Items of the deck. */
const prize = (t: Told): Told => {
  for (let i = 0; i < 3; i++) {
    const sort = t.s.items.bag.findIndex((left, one) => left > 0 && ITEMS[one].class === 'battle');
    t.roll('item', ITEMS[sort].id);
  }
  return t;
};

/** Turns of players who walk in New Bark until it is another's; each rolls 1 and nothing else happens. */
const quiet = (s: Hex): void => {
  for (let slot = 0; slot < s.slots.length; slot++) s.slots[slot] = -1;
  drain(s.events);
  drain(s.superEvents);
  for (const pile of s.unseen) pile.length = 0;
};
/** One turn of whoever it is: a roll of 1, the first way. The seat. */
function step(t: Told, pips = 1): number {
  const seat = t.s.active;
  if (t.match.chance === null) t.answer('roll');
  t.roll('move', pips);
  while (t.match.chance === null && !t.over && t.s.active === seat && t.decision(seat).kind !== 'turn') {
    t.answer(t.optionIds(seat)[0]);
  }
  return seat;
}

describe('the League for everybody', () => {
  it('H-LG-02 H-LG-03 it starts for all, wherever they are and whatever badges they lack', () => {
    const t = league(4, [{}, { at: 'cinnabar-3', team: ['blastoise', 'eevee'] }, { at: 'pewter-2' }]);
    expect(t.told(7, 'league-starts')).toEqual([['league-starts', 0, 'semifinals']]);
    t.answers(1, 'player:0');
    // Without badges Blastoise does not obey, so Eevee was sent unasked.
    expect(t.view(7).battle?.sides[0].sent).toEqual(['eevee']);
    t.expectChance('battle');
  });

  it('H-LG-04 H-LG-05 every winner draws three Items, at once', () => {
    const t = league(4, [{}, { team: owns(2) }], { prize: true }).answers(1, 'player:0');
    wins(t.expectChance('battle'), 0);
    prize(t).expectChance('battle');
    expect(handOf(t, 0)).toHaveLength(3);
    expect(pairs(t)).toHaveLength(2);
  });

  it("H-LG-05 a hand too large waits for its owner's own turn", () => {
    const hand = ['vitamin', 'vitamin', 'potion', 'potion', 'x-item', 'x-item'] as const;
    const t = league(2, [{}, { hand }], { prize: true });
    wins(t, 1);
    prize(t).expectChance('move');
    expect([t.s.active, handOf(t, 1).length]).toEqual([1, 9]);
  });

  it('H-LG-06 H-LG-07 most captures: most Pokémon owned now; the starter chooses among equals (H-AMB-35)', () => {
    const t = league(4, [{}, { team: owns(3) }, { team: owns(3) }, { team: owns(2) }]);
    t.expectAsked('most-captures', 0);
    expect(t.optionIds()).toEqual(['player:1', 'player:2']);
    t.answer('player:2').expectAsked('choose-rival', 2);
  });

  it('H-LG-09 H-REACT-06 who is beaten out has no turns, no responses, and is no target (H-AMB-36)', () => {
    const t = league(
      6,
      [
        { hand: ['rocket-attack'] },
        { team: owns(2), hand: ['magnet'] },
        { hand: ['time-travel', 'vitamin'] },
      ],
      { also: quiet },
    );
    t.answers(0, 'roll').pass(2).roll('pairing', 0).answers(2, 'nothing');
    t.rolls(['battle', 1], ['battle', 6]).pass(2);
    // Seat 2 is out: nobody asks about the next dice.
    t.rolls(['battle', 1], ['battle', 6]);
    expect(outs(t)).toEqual([2, 4]);
    expect(handOf(t, 2)).toEqual(['time-travel', 'vitamin']);
    expect([step(t), step(t), step(t)]).toEqual([1, 3, 5]);
    expect(t.expectAsked('turn', 0).optionIds()).toEqual(['roll', 'rocket-attack:1']);
  });

  it('H-LG-09 what lasts by the turns of who is out goes by those of the next; what waits for them is over (H-AMB-36)', () => {
    const t = league(6, [{}, { team: owns(2) }], {
      also: (s) => {
        const card = deal(s.events, EVENT_SORT['rocket-bribe'], ALL);
        quiet(s);
        const notes = s.players.map(() => 0);
        s.lasting.push(
          { event: 'prepare-for-trouble', owner: 0, card: -1, clock: 2, left: 3, notes },
          { event: 'rocket-bribe', owner: 2, card, clock: -1, left: 0, notes },
        );
      },
    });
    wins(wins(t.roll('pairing', 0), 3), 5);
    expect(outs(t)).toEqual([2, 4]);
    expect(t.view(7).lasting.map(({ event, clock }) => [event, clock])).toEqual([['prepare-for-trouble', 3]]);
    expect(eventsDiscarded(t)).toEqual(['rocket-bribe']);
  });

  it('H-LG-09 a starter who is out is asked nothing at the end of that turn either', () => {
    const t = league(4, [{ hand: ['bicycle'] }, { team: owns(2) }], { also: quiet }).answers(0, 'roll');
    wins(wins(t.answers(1, 'player:0'), 1), 3);
    expect([outs(t), t.s.active, handOf(t, 0)]).toEqual([[0, 2], 1, ['bicycle']]);
  });

  it('H-LG-10 the turn of the starter ends with the round', () => {
    const t = league(4, [{ hand: ['rocket-attack', 'bicycle'] }, { team: owns(2), hand: ['vitamin'] }]);
    t.answers(0, 'roll');
    wins(wins(t.answers(1, 'player:0'), 0), 2).expectAsked('last', 0);
    expect(t.optionIds()).toEqual(['done', 'bicycle']);
  });
});

describe('the final', () => {
  /** Four players; 0 and 2 reach the final. */
  const finalists = (more: LeagueSetup = {}): Told => {
    const t = league(4, [{}, { team: owns(2) }], { ...more, also: both(more.also) }).answers(1, 'player:0');
    return wins(wins(t, 0), 2);
  };
  const both = (also?: (s: Hex) => void) => (s: Hex) => {
    quiet(s);
    also?.(s);
  };

  it('H-LG-11 H-LG4-04 H-LG6-05 both go back to the Plateau, have three turns each, and fight for the match', () => {
    const t = finalists();
    expect(t.told(7, 'finalists')).toEqual([['finalists', 0, 2]]);
    expect([placeOf(t, 0), placeOf(t, 2)]).toEqual(['league-0', 'league-0']);
    const turns = Array.from({ length: 6 }, () => step(t));
    expect(turns).toEqual([2, 0, 2, 0, 2, 0]); // H-LG-12: clockwise after the starter (H-AMB-37)
    expect(pairs(t).at(-1)).toEqual([0, 2]);
    wins(t, 2);
    expect(t.winners).toEqual([2]);
  });

  it('H-LG-12 if the starter is no finalist, the next clockwise goes first', () => {
    const t = wins(wins(league(4, [{}, { team: owns(2) }], { also: quiet }).answers(1, 'player:0'), 1), 3);
    expect([step(t), step(t), step(t)]).toEqual([1, 3, 1]);
  });

  it('H-LG-13 H-LG-14 landing there in the interlude; extra turns are played and do not count (H-AMB-37)', () => {
    const t = finalists({
      also: (s) => {
        s.players[2].laps = 1;
        s.players[2].extra = 1;
      },
    });
    // The extra turn first: on to league-6, then the first of the three: on to the start.
    expect([step(t, 6), step(t, 1)]).toEqual([2, 2]);
    expect([placeOf(t, 2), t.told(7, 'league-starts').length]).toEqual(['league-7', 1]);
    expect(t.told(7, 'drew-items').at(-1)?.[1]).toBe(2); // an Item, were there one
    const rest = Array.from({ length: 5 }, () => step(t));
    expect(rest).toEqual([0, 2, 0, 2, 0]);
    wins(t, 0);
    expect(t.winners).toEqual([0]);
  });

  it('H-TURN-07 a skipped turn is one of the three (H-AMB-94)', () => {
    const t = finalists({
      also: (s) => {
        s.players[2].skips = 1;
      },
    });
    expect(Array.from({ length: 5 }, () => step(t))).toEqual([0, 2, 0, 2, 0]);
    t.expectChance('battle');
  });

  it('H-LG-15 the way back is no visit: no lock, and the gate stays shut behind (H-AMB-38)', () => {
    const t = finalists();
    expect(t.view(7).players[2]).toMatchObject({ entered: false, locked: [], badges: [] });
    expect(t.view(7).players[2].visited[LAST_SLOT]).toBe(false);
    t.roll('move', 1).expectAsked('move', 2);
    expect(t.optionIds()).toContain('to:league-1');
  });

  it('H-LG-12 counted from the starter, also if that was an extra turn', () => {
    const t = finalists({
      also: (s) => {
        s.regular = 2;
        s.extraTurn = true;
      },
    });
    expect([step(t), step(t)]).toEqual([2, 0]);
  });

  it('H-LG-14 an extra turn of who comes last does not bring the final nearer (H-AMB-37)', () => {
    const t = finalists({
      also: (s) => {
        s.players[0].extra = 1;
      },
    });
    expect(Array.from({ length: 7 }, () => step(t))).toEqual([0, 2, 0, 2, 0, 2, 0]);
    t.expectChance('battle');
  });

  it('H-LG-14 an extra turn won in the last of them is played before the final', () => {
    const t = league(4, [{ hand: ['bicycle'] }, { team: owns(2) }], { also: quiet }).answers(0, 'roll');
    wins(wins(t.answers(1, 'player:0'), 0), 2).answers(0, 'done');
    expect(Array.from({ length: 5 }, () => step(t))).toEqual([2, 0, 2, 0, 2]);
    expect([step(t.answers(0, 'bicycle')), step(t)]).toEqual([0, 0]);
    expect(t.view(7).league?.round).toBe('final');
    t.expectChance('battle');
  });

  it('H-REACT-01 in the final the player who started the round counts as active, even if out', () => {
    const t = wins(wins(league(4, [{}, { team: owns(2) }], { also: quiet }).answers(1, 'player:0'), 1), 3);
    expect(Array.from({ length: 6 }, () => step(t))).toEqual([1, 3, 1, 3, 1, 3]);
    expect([t.s.active, t.view(7).league?.round]).toEqual([0, 'final']);
    t.expectChance('battle');
  });
});

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

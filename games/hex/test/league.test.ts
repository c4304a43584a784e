import { ALL } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { LAST_SLOT } from '../src/board.ts';
import { hex } from '../src/index.ts';
import { EVENT_SORT } from '../src/sorts.ts';
import type { Hex } from '../src/state.ts';
import { type LeagueSetup, league, outs, owns, pairs, prize, quiet, step, wins } from './league.ts';
import { deal, eventsDiscarded, handOf, placeOf, type Told } from './table.ts';

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

  it('H-LG-11 H-REACT-01 the final is part of nobody’s turn', () => {
    const t = finalists();
    for (let i = 0; i < 5; i++) step(t);
    const before = hex.turn(t.s);
    step(t);
    expect([t.view(7).league?.round, hex.turn(t.s) - before]).toEqual(['final', 1]);
    t.expectChance('battle');
  });

  it('H-REACT-01 in the final the player who started the round counts as active, even if out', () => {
    const t = wins(wins(league(4, [{}, { team: owns(2) }], { also: quiet }).answers(1, 'player:0'), 1), 3);
    expect(Array.from({ length: 6 }, () => step(t))).toEqual([1, 3, 1, 3, 1, 3]);
    expect([t.s.active, t.view(7).league?.round]).toEqual([0, 'final']);
    t.expectChance('battle');
  });
});

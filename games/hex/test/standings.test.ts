import { describe, expect, it } from 'vitest';
import { hex } from '../src/index.ts';
import type { Hex } from '../src/state.ts';
import { league, owns, quiet, step, wins } from './league.ts';
import type { Told } from './table.ts';

const standings = (t: Told) => hex.scene(t.view(7)).standings;

/** The three turns each, then the final. */
function final(t: Told, winner: number): Told {
  for (let turn = 0; turn < 6; turn++) step(t);
  return wins(t, winner);
}
const won = (t: Told, ...winners: readonly number[]): Told => winners.reduce(wins, t);

describe('how a match came out', () => {
  it('four players: the winner, the other finalist, those beaten in the semifinals (H-LG4-03)', () => {
    const t = league(4, [{ badges: ['misty'] }, {}, {}, { team: owns(2) }], { also: quiet });
    won(t.answer('player:1'), 1, 2);
    expect(standings(t)).toBeUndefined();
    expect(standings(final(t, 2))).toEqual([[2], [1], [0, 3]]);
  });

  it('five players: who lost twice in the first round is last (H-LG5-04), who rested is not (H-LG5-01)', () => {
    const also = (s: Hex): void => {
      quiet(s);
      Object.assign(s.players[1], { laps: 1, at: s.players[0].at });
    };
    const t = league(5, [{}, { team: owns(3) }], { pioneer: 4, also });
    won(t.answer('player:0'), 4, 2, 3);
    won(t.roll('move', 1).answer('player:2'), 2, 4);
    expect(standings(final(t, 4))).toEqual([[4], [2], [1, 3], [0]]);
  });

  describe('six players', () => {
    /** 3 is the pioneer, 1 has most of the others; 4 beats 0, 2 beats 5; then 2 chooses a rival. */
    const six = (): Told => {
      const also = (s: Hex): void => {
        quiet(s);
        Object.assign(s.players[2], { laps: 1, at: s.players[0].at });
      };
      const t = league(6, [{}, { team: owns(3) }, {}, { team: owns(4) }], { pioneer: 3, also });
      won(t.roll('pairing', 1), 4, 2);
      step(t);
      return t.roll('move', 1);
    };

    it('those of the semifinals come before those of the first round (H-LG6-06)', () => {
      const t = won(six().answer('player:3'), 2, 1);
      expect(standings(final(t, 1))).toEqual([[1], [2], [3, 4], [0, 5]]);
      const other = won(six().answer('player:4'), 2, 3);
      expect(standings(final(other, 2))).toEqual([[2], [3], [1, 4], [0, 5]]);
    });

    it('they stand together where nobody can say who was beaten when', () => {
      const t = won(six().answer('player:1'), 2, 3);
      expect(standings(final(t, 3))).toEqual([[3], [2], [0, 1, 4, 5]]);
    });
  });

  it('three players: by opponents beaten (H-LG3-05)', () => {
    const also = (s: Hex): void => {
      quiet(s);
      s.players[0].beaten = 0b100;
      s.players[2].beaten = 0b010;
    };
    expect(standings(wins(league(3, [], { also }), 0))).toEqual([[0], [2], [1]]);
  });

  it('the Elite 4: by Elite Trainers beaten, then by badges (H-E4-10)', () => {
    const t = league(4, [], { options: { league: 'elite-4' } });
    const view = t.view(7);
    const players = view.players.map((player, seat) => ({
      ...player,
      elites: ['drake', 'agatha', 'bruno'].slice(0, [0, 2, 1, 0][seat]),
      badges: view.players[0].badges.slice(0, [6, 6, 6, 4][seat]),
    }));
    expect(hex.scene({ ...view, players, winner: 1 }).standings).toEqual([[1], [2], [0], [3]]);
    t.expectChance(t.match.chance?.why as string);
  });
});

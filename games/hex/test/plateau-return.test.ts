/** Pawns the League has put back on the Plateau. */
import { describe, expect, it } from 'vitest';
import { LAST_SLOT } from '../src/board.ts';
import type { Hex } from '../src/state.ts';
import { drain, placeOf, type Seated, type Told, table } from './table.ts';

const SIX = ['brock', 'gardenia', 'morty', 'lt-surge', 'piers', 'blaine'];

/** Two players; seat 0 starts the League and wins its battle; both are back on the Plateau and seat 1 is next. */
function returned(other: Seated, also?: (s: Hex) => void): Told {
  const t = table({
    players: [{ at: 'league-6', laps: 1, entered: true, badges: SIX, team: ['rattata'] }, other],
    also: (s) => {
      s.pioneers[LAST_SLOT] = 0;
      drain(s.items);
      also?.(s);
    },
  }).roll('move', 1);
  while (t.told(7, 'battle-won').length === 0) {
    if (t.match.chance === null)
      t.answers(1, t.optionIds().includes('nothing') ? 'nothing' : t.optionIds()[0]);
    else t.rolls(['battle', 6], ['battle', 1]);
  }
  return t;
}

describe('back on the Plateau', () => {
  it('H-LG2-02 H-PLAT-10 the loop is walked anew: the steps of an unfinished one are gone (H-AMB-10)', () => {
    const t = returned({ at: 'league-13', entered: true, badges: SIX, team: ['rattata'] }, (s) => {
      s.players[1].loopSteps = 10;
    });
    expect([placeOf(t, 1), t.s.active]).toEqual(['league-0', 1]);
    expect(t.s.players[1]).toMatchObject({ loopSteps: 0, laps: 0 });
  });

  it('H-LG-15 H-PLAT-01 a Fishing Rod is no way round the six badges: no visit and no lock (H-AMB-38)', () => {
    const t = returned({ at: 'new-bark-0', hand: ['fishing-rod'], team: ['rattata'] });
    t.expectAsked('turn', 1).answer('fishing-rod').expectAsked('cast-where', 1);
    expect(t.optionIds()).not.toContain('activate:league-0');
    expect(t.optionIds()).toContain('activate:league-1');
  });

  it('H-LG-15 with six badges it is the first stop, and locks (H-ITEM-25)', () => {
    const t = returned({ at: 'new-bark-0', hand: ['fishing-rod'], badges: SIX, team: ['rattata', 'gastly'] });
    t.expectAsked('turn', 1).answer('fishing-rod').answer('activate:league-0').expectAsked('lock', 1);
  });
});

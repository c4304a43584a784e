/** What the agenda can hold of the League, and how it begins (M-LEAGUE). */
import { ALL, NOTHING, type Rules, type Seat, type Step } from '@indigo/kernel';
import { type T, tell } from '../table.ts';
import { act } from './activation.ts';
import { EVERYBODY, formOf, isOnField, matchOf, seatOf } from './fighters.ts';
import { commit, commitSecond, newMatch, PREPARE, prepare, start } from './prepare.ts';
import { go, round, roundEnd } from './round.ts';
import type { League } from './state.ts';

const LEAGUE: Step = { do: 'league-match' };

/** M-LEAGUE-01: puts the League on the agenda, once seeds are fixed and shopping is over. Its last step sets `s.winner`. */
export function beginLeague(t: T): void {
  t.s.league = { kind: 'league', winner: -1, finalists: [], final: false, barred: [], match: null };
  t.s.agenda.push(LEAGUE);
}

/** M-FRIEND-06: puts a friendly battle on the agenda. When it is over, `s.league.winner` says who has won. */
export function beginFriendly(t: T, met: Seat, arriver: Seat): void {
  t.s.league = { kind: 'friendly', winner: -1, finalists: [], final: false, barred: [], match: null };
  playMatch(t, arriver, met); // M-FRIEND-10: the one met counts as the lower seed
}

function playMatch(t: T, higher: Seat, lower: Seat): void {
  const league = t.s.league as League;
  league.match = newMatch(t.s, league.kind, higher, lower);
  league.winner = -1;
  tell(t, ALL, league.kind === 'friendly' ? 'f.friendly-match' : 'f.league-match', higher, lower);
  t.s.agenda.push(PREPARE);
}

/** M-SEED-06: semi-finals by place in the seeds, 1-4 before 2-3 (M-LEAGUE-02); who is in none goes straight to the final (M-VAR-01, 02). */
const SEMI_FINALS: { readonly [players: number]: readonly (readonly [number, number])[] } = {
  4: [
    [0, 3],
    [1, 2],
  ],
  3: [[1, 2]],
  2: [],
};

/** Who meets whom before the final; who is in no semi-final stands alone. */
export function firstMatches(seeds: readonly Seat[]): readonly (readonly Seat[])[] {
  const semis = SEMI_FINALS[seeds.length] ?? [];
  if (semis.length === 0) return [seeds];
  const alone = seeds.filter((_, place) => !semis.some((pair) => pair.includes(place)));
  return [...alone.map((seat) => [seat]), ...semis.map((pair) => pair.map((place) => seeds[place]))];
}

/** M-LEAGUE-01, M-FLOW-05: the next match, or the end of the game. */
function league(t: T): Rules {
  const { seeds } = t.s;
  const here = t.s.league as League;
  const semis = SEMI_FINALS[seeds.length];
  if (here.final) {
    t.s.winner = here.winner;
    tell(t, ALL, 'f.champion', here.winner);
    return NOTHING;
  }
  t.s.agenda.push(LEAGUE);
  if (here.finalists.length < semis.length) {
    const [high, low] = semis[here.finalists.length];
    playMatch(t, seeds[high], seeds[low]);
  } else {
    here.final = true;
    const isIn = (seat: Seat, seed: number): boolean =>
      here.finalists.includes(seat) || !semis.some((pair) => pair.includes(seed));
    const [high, low] = seeds.filter(isIn); // M-LEAGUE-08: seeds keep their order; M-VAR-06
    playMatch(t, high, low);
  }
  return NOTHING;
}

/** M-MEND-01: what a match leads to; no xp (M-LEAGUE-03). */
function end(t: T): Rules {
  const m = matchOf(t.s);
  const here = t.s.league as League;
  here.winner = m.sides[m.winner as 0 | 1].seat;
  const [won, lost] = m.winner === 0 ? m.sides : [m.sides[1], m.sides[0]];
  const standing = EVERYBODY.filter((who) => isOnField(m, who) && seatOf(m, who) === won.seat);
  tell(
    t,
    ALL,
    'f.match-won',
    won.seat,
    lost.seat,
    m.round,
    standing.map((who) => formOf(m.fighters[who])),
  );
  if (here.kind === 'league') {
    here.barred.push(...m.fallen); // M-LEAGUE-04, M-LEAGUE-07
    if (!here.final) here.finalists.push(here.winner);
  }
  return NOTHING;
}

export const leagueSteps: { readonly [name: string]: (t: T, step: Step) => Rules } = {
  'league-match': league,
  'match-prepare': prepare,
  'match-commit': commit,
  'match-commit-second': commitSecond,
  'match-start': start,
  'match-round': round,
  'match-go': go,
  'match-act': act,
  'match-round-end': roundEnd,
  'match-end': end,
};

import type { Seat } from '@indigo/kernel';
import { LAST_SLOT } from './board.ts';
import type { HexView, PlayerView } from './view.ts';

/** How a match that is won came out, the best first, equals together; null before, and of a match that was stopped. */
export function standingsOf(view: HexView): Seat[][] | null {
  const { winner, players, options, league } = view;
  if (winner < 0) return null;
  const others = players.flatMap((_, seat) => (seat === winner ? [] : [seat]));
  if (options.league === 'elite-4') return [[winner], ...byElites(players, others)];
  // H-LG3-07: nobody was out of it; H-LG3-06: twice the same counts once.
  if (league === null || league.round === 'open') {
    return [[winner], ...byFigure(others, (seat) => beatenBy(players, seat).length)];
  }
  const rest = others.filter((seat) => !league.inside.includes(seat));
  return [[winner], others.filter((seat) => league.inside.includes(seat)), ...byRound(view, rest)];
}

/** H-E4-10: Elite Trainers beaten; among equals badges, which lead to them (H-PLAT-01). */
const byElites = (players: readonly PlayerView[], seats: readonly Seat[]): Seat[][] =>
  byFigure(seats, (seat) => players[seat].elites.length).flatMap((alike) =>
    byFigure(alike, (seat) => players[seat].badges.length),
  );

const hasBeaten = (players: readonly PlayerView[], one: Seat, other: Seat): boolean =>
  ((players[one].beaten >> other) & 1) === 1;
const beatenBy = (players: readonly PlayerView[], seat: Seat): Seat[] =>
  players.flatMap((_, other) => (hasBeaten(players, seat, other) ? [other] : []));
const conquerorsOf = (players: readonly PlayerView[], seat: Seat): Seat[] =>
  players.flatMap((_, other) => (hasBeaten(players, other, seat) ? [other] : []));

function byFigure(seats: readonly Seat[], figure: (seat: Seat) => number): Seat[][] {
  const figures = [...new Set(seats.map(figure))].sort((a, b) => b - a);
  return figures.map((one) => seats.filter((seat) => figure(seat) === one));
}

/**
 * Those beaten before the final: in the semifinals, then in the first round. Which it was is not written down, only who has beaten
 * whom; where that leaves it open (six players, and the best catcher lost to somebody of the first round) they stand together.
 */
function byRound(view: HexView, rest: readonly Seat[]): Seat[][] {
  const semifinalists = rest.filter((seat) => wasInSemifinals(view, seat));
  if (semifinalists.length !== SEMIFINALS) return [[...rest]];
  return [semifinalists, rest.filter((seat) => !semifinalists.includes(seat))].filter(
    (alike) => alike.length > 0,
  );
}

/** As many lose one. */
const SEMIFINALS = 2;

/** Certainly: by a win of the first round, or a rest in it. */
function wasInSemifinals({ players, pioneers }: HexView, seat: Seat): boolean {
  if (players[seat].leagueWins > 0) return true;
  const conquerors = conquerorsOf(players, seat);
  // H-LG5-01, H-LG5-04: who is beaten in the first round and by another loser of it is out; who rested has lost once.
  if (players.length === 5) return conquerors.length === 1;
  // H-LG6-01: the pioneer's first battle is a semifinal.
  const pioneer = pioneers[LAST_SLOT];
  return players.length === 6 && (seat === pioneer || conquerors.includes(pioneer));
}

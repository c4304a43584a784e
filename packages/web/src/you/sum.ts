import { eachOnce } from '@indigo/host';
import type { GameDeeds } from '@indigo/protocol';
import type { KeptDeeds } from '../local/shelf.ts';

/** What somebody has done in a game, here and online. */
export type GameRecord = GameDeeds;

/** All of it, and what could not be read. */
export interface YourRecord {
  readonly games: readonly GameRecord[];
  /** This browser keeps nothing. */
  readonly lost: boolean;
}

const oneMatch = ({ game, won, seen, caught }: KeptDeeds): GameRecord => ({
  game,
  played: 1,
  won: Number(won),
  seen: [...seen],
  caught: [...caught],
});

/** Game by game, the one played most first. */
function sumUp(parts: readonly GameRecord[]): GameRecord[] {
  const games = [...new Set(parts.map(({ game }) => game))];
  const total = (game: string): GameRecord => {
    const of = parts.filter((part) => part.game === game);
    return {
      game,
      played: of.reduce((sum, { played }) => sum + played, 0),
      won: of.reduce((sum, { won }) => sum + won, 0),
      seen: eachOnce(of.flatMap(({ seen }) => seen)),
      caught: eachOnce(of.flatMap(({ caught }) => caught)),
    };
  };
  return games.map(total).sort((a, b) => b.played - a.played);
}

/** From what was kept here (null: nothing can be) and what the server says; `but`: without this match, as it was before it. */
export function recordFrom(
  here: readonly KeptDeeds[] | null,
  online: readonly GameRecord[],
  but: string | null = null,
): YourRecord {
  const local = (here ?? []).filter(({ id }) => id !== but).map(oneMatch);
  return { games: sumUp([...local, ...online]), lost: here === null };
}

import type { PageWords } from './words/words.ts';

/** The games as their boxes stand on the shelf. */
export const GAMES = ['classic', 'hex', 'master', 'badges', 'mit'] as const;

export type GameId = (typeof GAMES)[number];

export const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id);

/** All that can be played: those with a box, as they stand on the shelf, then those of a catalog that have none yet. */
export const playable = (ids: readonly string[]): readonly string[] => [
  ...GAMES,
  ...ids.filter((id) => !isGame(id)),
];

/** What people call a game; one we have no box of goes by its id. */
export const gameName = ({ boxes }: PageWords, id: string): string => (isGame(id) ? boxes[id].name : id);

import type { PageWords } from './words/words.ts';

/** The games as their boxes stand on the shelf. */
export const GAMES = ['classic', 'hex', 'master', 'badges', 'mit'] as const;

export type GameId = (typeof GAMES)[number];

export const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id);

/** What people call a game; one we have no box of goes by its id. */
export const gameName = ({ boxes }: PageWords, id: string): string => (isGame(id) ? boxes[id].name : id);

/** A game as its box tells of it. */
export interface GameBox {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly meta: string;
}

const box = (id: string, name: string, meta: string, line: string): GameBox => ({
  id,
  name,
  meta,
  line,
});

export const GAMES: readonly GameBox[] = [
  box(
    'classic',
    'Master Trainer',
    '1999 · 2–6 players · about an hour',
    'Catch, trade and fight along the road, then face a Master.',
  ),
  box(
    'hex',
    'HEX Edition',
    'Edition 6.3 · 2–6 players · about 40 turns each',
    'A new island of eight hexagons every time, and over a thousand Pokémon.',
  ),
  box(
    'master',
    'Pokémon Master',
    '2–4 players · about two hours',
    'Raise a team on action points, then duel on a field of hexes.',
  ),
  box(
    'badges',
    'Four Badges',
    '2–4 players · about an hour',
    'Cut, surf and fly across the grid. Four badges win.',
  ),
  box(
    'mit',
    'The Board Game',
    'MIT 2008 · 2–3 players · about 55 turns each',
    'Turn-by-turn battles round the loop for all eight badges.',
  ),
];

/** What people call a game; one we have no box of goes by its id. */
export const gameName = (id: string): string => GAMES.find((game) => game.id === id)?.name ?? id;

/** The page that says how a game is played. What it says of the game is the game's own. */
export const how = {
  opening: 'Opening the guide…',
  none: 'There is no guide to this game',
  toGames: 'To the games',
  title: (game: string) => `How to play ${game}`,
  games: 'Games',
  goal: 'The goal.',
  turn: 'Your turn',
  wins: 'What wins.',
  learn: 'Learn by playing',
  allRules: 'All rules',
};

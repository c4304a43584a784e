export const home = {
  title: 'Where to today?',
  line: 'Five Pokémon board games, played by the book: alone, round one screen, or with friends.',
  solo: 'Solo',
  pass: 'Pass and play',
  invite: 'Invite friends',
  playNow: 'Play now',
  learn: 'Learn',
  how: 'How to play',
  setUp: 'Set up',
  rules: 'Rules',
  rulesOf: (game: string) => ` of ${game}`,
  yourTables: 'Your tables',
  waiting: (tables: number) => (tables === 1 ? '1 waits for you' : `${tables} wait for you`),
  noTables: 'No tables yet. Start one alone in ten seconds, or send a friend a link.',
  allMatches: 'All your matches',
  openTables: 'Open tables',
  joinByCode: 'Join with a code',
  yourTurn: 'Your turn',
};

/** What a game's box says of it. */
export const boxes = {
  classic: {
    name: 'Master Trainer',
    meta: '1999 · 2–6 players · about an hour',
    line: 'Catch, trade and fight along the road, then face a Master.',
  },
  hex: {
    name: 'HEX Edition',
    meta: 'Edition 6.3 · 2–6 players · about 40 turns each',
    line: 'A new island of eight hexagons every time, and over a thousand Pokémon.',
  },
  master: {
    name: 'Pokémon Master',
    meta: '2–4 players · about two hours',
    line: 'Raise a team on action points, then duel on a field of hexes.',
  },
  badges: {
    name: 'Four Badges',
    meta: '2–4 players · about an hour',
    line: 'Cut, surf and fly across the grid. Four badges win.',
  },
  mit: {
    name: 'The Board Game',
    meta: 'MIT 2008 · 2–3 players · about 55 turns each',
    line: 'Turn-by-turn battles round the loop for all eight badges.',
  },
};

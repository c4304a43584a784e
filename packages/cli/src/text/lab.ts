import type { Setting } from '@indigo/lab';

const many = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
const percent = (share: number): string => (100 * share).toFixed(1);
const signed = (value: number, digits: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

export const lab = {
  head: ({ game, bots, seed }: Setting) =>
    `${game}, ${many(bots.length, 'seat')}, ${new Set(bots).size === 1 ? bots[0] : bots.join(', ')} bots, seed ${seed}`,
  option: (key: string, value: string) => `  ${key} = ${value}`,
  finished: (finished: number, matches: number) =>
    `  finished   ${finished} of ${many(matches, 'match', 'matches')}`,
  length: (what: string, median: number, p95: number, mean: number, low: number, high: number) =>
    `  ${what.padEnd(9)}  ${median} (median), ${p95} (95 of 100 need no more), mean ${mean.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`,
  wins: (even: number) =>
    `Wins, in percent of players with their 95% intervals; ${percent(even)} where all are equal:`,
  winsHead: ['', '', 'players', 'wins', 'share', '95% interval', ''],
  seat: 'seat',
  bot: 'bot',
  share: percent,
  interval: (low: number, high: number) => `${percent(low)} to ${percent(high)}`,
  off: '*',
  offMeans: '* The interval does not hold the even share.',
  pairs: 'Who beats whom, of the matches that one of them won:',
  pair: (a: string, b: string) => `${a} against ${b}`,
  cards: 'Cards: wins of players with less those of players without, in percent of players. Used, and had:',
  cardsHead: [
    '',
    'uses',
    'matches',
    'users',
    'used: worth',
    '95% interval',
    'had by',
    'had: worth',
    '95% interval',
  ],
  worth: (value: number) => signed(100 * value, 1),
  cause: '  Who wins has had more time to use things: worth is no cause.',
  noCards: 'This game names no cards.',
  unused: (cards: readonly string[]) => `  never used: ${cards.length} (${cards.join(', ')})`,
  more: (cards: number) => `  and ${many(cards, 'card')} more: --json or --csv tells of all`,
  against: (file: string, a: Setting, b: Setting) =>
    `Beside ${file}${a.seed === b.seed ? '' : ` (seed ${b.seed})`}:`,
  settings: {
    game: 'game',
    version: 'version of the rules',
    options: 'options of the game',
    bots: 'list of bots',
    seed: 'seed',
    changes: 'list of changes',
    maxDecisions: 'limit of decisions',
  } satisfies { readonly [key in keyof Setting]: string },
  differs: (what: string, here: string, there: string) => `  ${what}: ${here} here, ${there} there`,
  none: 'none',
  compareHead: ['', '', 'here', 'there', 'difference', '95% interval', 'effect', 'p', 'p of all'],
  median: (value: number) => String(value),
  lengthName: { turns: 'turns', decisions: 'decisions' },
  effect: (value: number) => signed(value, 2),
  p: (p: number) => (p < 0.0001 ? '<0.0001' : p.toFixed(4)),
  cardSort: 'card',
  tests:
    '  Length: medians, rank test of Mann and Whitney, effect: how likely longer less how likely shorter. Shares: z test, effect: Cohen’s h.',
  held: '  p of all: where so many are tested at once (Holm). * is where that is below 0.05.',
  nothing: '  Nothing else differs more than chance explains.',
  progress: (done: number, total: number) => `${done} of ${many(total, 'match', 'matches')}`,
  saved: (matches: number, file: string) => `  ${many(matches, 'match', 'matches')} kept in ${file}`,
  table: (rows: number, file: string) => `  ${many(rows, 'row')} in ${file}`,
  speed: (matches: number, seconds: number) =>
    `  ${many(matches, 'match', 'matches')} in ${seconds.toFixed(1)} s: ${(matches / seconds).toPrecision(3)} a second`,
};

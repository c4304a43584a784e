import type { MatchRecord } from '@indigo/kernel';
import { names } from './playing.ts';

const many = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

export const about = {
  indigo:
    'Pokémon board games by their rulebooks, in your terminal: alone against bots or with friends at one keyboard.',
  play: 'Play. Without a game, a menu asks for everything. Every answer is saved; type ? at any question for help.',
  serve: 'Serve the page and its tables: play in the browser, here and on other devices in the house.',
  backup:
    'Copy everything a server keeps into one file, checked. A server may go on meanwhile: nobody notices.',
  restore:
    'Put a backup in the place of what is kept in a data folder. What was there before is kept aside. No server may run there.',
  migrate:
    'Copy everything from a data folder into an empty PostgreSQL database that several servers may share, and compare. The folder stays as it is. No server may run there.',
  tidy: 'Write matches that are finished, or untouched for a long time, into files and remove them, then guests who have nothing left. A server may go on meanwhile.',
  worker:
    'Play for others: shares of simulations, arenas and labs that were started with --cluster on any machine. Start as many as you like.',
  admin:
    'Look after the matches of a server, whether it runs or not: list, show, end, remove, and mute guests.',
  list: 'List matches, the longest untouched first.',
  show: 'Show one match: who sits there, with their guest ids, and what was said last.',
  end: 'End a match before somebody has won it. Those at the table are told.',
  remove: 'Remove a match with all that happened in it. Those at the table are told.',
  mute: 'Stop a guest from chatting (see: indigo admin show). They can play on.',
  unmute: 'Let a guest talk again.',
  games: 'List the games: how many players, and which options their rulebooks leave open.',
  simulate:
    'Let bots play many matches to their end and tell what came of it. The same seed gives the same matches.',
  arena:
    'Let bots play against each other in every seat order and tell who is better: shares with their 95% intervals, ratings, who beats whom. The same seed gives the same matches.',
  lab: 'Let bots play many matches and tell how balanced the game is: length, wins by seat, start and bot, use and worth of every card, with 95% intervals. Lay two settings beside each other, options or changed data, with a test of the difference. The page opens what is saved.',
  pace: 'Let levels think by the clock, as at a table of a server, and tell how long their answers take against their budgets. The clock is that of the thread they think on.',
  train:
    'Let a game learn what a position is worth from matches of bots against themselves. The same seed learns the same, on however many cores.',
  env: 'Let another program play, in any language: one line of JSON in, one out, on standard input and output. It is told what the seat to act may know and do, and what came of it (see: docs/env.md).',
  replay: 'Tell the story of a match from its record, then show the table as it stood.',
  analyse:
    "Tell luck from skill in a match: everybody's chances all along, what rolls and draws brought whom, which answers lost how much and what would have been better. The same seed and futures give the same analysis.",
  verify:
    'Replay records and check that every answer fits the rules, and every die what the record says was settled before. With --pledge, that this is what you were shown.',
  ledger:
    'Tell how far the rules are written and tested, clause by clause. Runs tests if their results are out of date.',
  bench:
    'Measure the engine and compare it with its peers. Takes some minutes, and installs the peers the first time.',
};

export const examples = {
  indigo: [
    'indigo play                            choose from a menu',
    'indigo play classic --names Ann,Bob --bots 1',
    'indigo games                           what there is to play',
    'indigo help simulate                   all about one command',
  ],
  play: [
    'indigo play                            menu; resumes what you left',
    'indigo play classic                    you against two bots',
    'indigo play classic --names Ann,Bob --bots 2',
    'indigo play hex --bots champion        against the best',
    'indigo play badges --bots ace,youngster',
    'indigo play master --players Ann,bot,Bob,bot:ace',
    'indigo play classic --set indigoEntry=compulsory',
    'indigo play --resume                   go on where you stopped',
  ],
  serve: [
    'indigo serve',
    'indigo serve --port 3000 --data matches',
    'indigo serve --host 127.0.0.1        only on this machine',
    'indigo serve --trust-proxy 127.0.0.1 --public-url https://games.example',
  ],
  backup: ['indigo backup indigo-monday.db', 'indigo backup --data matches --force latest.db'],
  restore: ['indigo restore indigo-monday.db', 'indigo restore --data matches latest.db'],
  migrate: ['indigo migrate /var/lib/indigo --store postgres://indigo@db/indigo'],
  worker: [
    'indigo worker --store postgres://indigo@db/indigo --redis redis://db:6379',
    'indigo worker --jobs 4                 the rest from the environment',
  ],
  tidy: [
    'indigo tidy --keep-finished 90 --keep-abandoned 30',
    'indigo tidy --keep-finished 365 --to archive',
  ],
  admin: [
    'indigo admin list --state playing --untouched 7',
    'indigo admin show k3x9abcdefgh',
    'indigo admin end k3x9abcdefgh',
  ],
  list: ['indigo admin list', 'indigo admin list --game hex --state over --json'],
  show: ['indigo admin show k3x9abcdefgh', 'indigo admin show k3x9abcdefgh --json'],
  end: ['indigo admin end k3x9abcdefgh'],
  remove: ['indigo admin remove k3x9abcdefgh'],
  mute: ['indigo admin mute p7q2abcdefgh'],
  unmute: ['indigo admin unmute p7q2abcdefgh'],
  games: ['indigo games', 'indigo games --json'],
  simulate: [
    'indigo simulate classic --matches 1000 --seats 4 --seed 7 --jobs',
    'indigo simulate classic --matches 10 --save records',
    'indigo simulate badges --matches 200 --bot greedy --report',
    'indigo simulate hex --matches 100000 --cluster    on many machines',
  ],
  arena: [
    'indigo arena badges --bots champion,ace,greedy --matches 300 --jobs',
    'indigo arena mit --bots champion,leader --until-sure --matches 400',
    'indigo arena hex --bots ace,trainer --save hex.json --resume',
  ],
  lab: [
    'indigo lab badges --matches 400 --jobs --save badges.json',
    'indigo lab badges --matches 400 --set contests=3 --against badges.json',
    'indigo lab master --bots ace,trainer --csv master.csv',
    'indigo lab master --changes rich.json   with {"trainers/TRAINERS/hiker/3": 6}',
    'indigo lab badges --matches 800 --save badges.json --resume',
  ],
  pace: ['indigo pace badges', 'indigo pace classic --bots ace,champion --answers 200'],
  train: [
    'indigo train badges --matches 2000 --jobs',
    'indigo train mit --save mit.json --resume --out learned.ts',
  ],
  env: [
    'indigo env badges',
    'indigo env hex --matches 64 --seats 4 --seed 7 --no-view',
    'python3 docs/examples/env.py master     a player that chooses at random',
  ],
  replay: ['indigo replay records/classic-7-0.json', 'indigo replay match.json --to 100 --seat 1'],
  analyse: [
    'indigo analyse records/badges-1-0.json',
    'indigo analyse match.json --futures 96   slower, and surer',
    'indigo analyse match.json --json',
  ],
  verify: [
    'indigo verify records/*.json',
    'indigo verify match.json.gz',
    'indigo verify match.json --pledge 1f0c…',
  ],
  ledger: ['indigo ledger', 'indigo ledger classic --json'],
  bench: [
    'indigo bench',
    'indigo bench --only hex,master         the rows that speak of these games',
    'indigo bench --quick                   a smoke run of some seconds',
  ],
};

export const options = {
  version: 'show the version',
  help: 'show help',
  helpCommand: 'show help for a command',
  language: (known: readonly string[]) =>
    `the language of games and questions: ${known.join(', ')} (so does the environment variable INDIGO_LANGUAGE; else LANG decides)`,
  noColor: 'no colours (so does the environment variable NO_COLOR)',
  examples: 'Examples:',
  exitCodes: [
    'Exit codes: 0 done · 1 the answer is no (a record that does not fit, a clause',
    'that is not tested), or it may work later (a port in use) · 2 asked wrongly,',
    'or nothing can be written there · 130 ended by Ctrl-C, what was done is told ·',
    '129, 143 the terminal was closed or the system ended it, what was done is kept',
  ],
  json: 'print JSON',
  seats: 'how many players (default: 3, or as many as you name)',
  bots: 'how many of them are bots (default: all but the named ones), or which: one for all or a,b,… (youngster, trainer, ace, leader, champion, greedy, habit, random; default: trainer)',
  names: 'the people at this keyboard',
  players: 'everybody seat by seat: a name, bot, or bot:champion',
  set: 'an option of the game; may be given several times (see: indigo games)',
  setDefault: 'as in the rulebook',
  seed: 'seed of the dice, for a match that can be repeated (default: random)',
  data: 'where matches are saved (default: $XDG_DATA_HOME/indigo or ~/.local/share/indigo)',
  port: 'where to listen; 0 takes any free port',
  host: 'which address of this machine to listen on',
  publicUrl: 'where people find it, if a proxy is in front, such as https://games.example',
  trustProxy: 'trusted proxies, whose X-Forwarded headers are believed, such as 127.0.0.1,10.0.0.0/8',
  metricsToken: 'whoever sends this token may read /metrics; without it nobody may',
  logLevel: 'how much is logged: silent, fatal, error, warn, info, debug or trace',
  abandonAfter: 'end matches that nobody who plays has come to for so many days; 0: never',
  keepFinished: 'export and remove matches finished for so many days (default: kept for ever)',
  keepAbandoned: 'export and remove unfinished matches untouched for so many days (default: kept for ever)',
  store: 'the PostgreSQL database that several servers share, postgres://…, instead of a data folder',
  address: 'where those other servers reach this one, such as http://10.0.0.1:8080',
  redisOfServer:
    'the Redis in which those servers count together how often somebody asks, and ask workers to think, redis://…',
  redis: 'the Redis that work for several machines waits in, redis://…',
  cluster: 'let workers play (see: indigo worker); needs --store and --redis',
  sharesAtATime: 'how many shares at a time (default: as many as there are cores)',
  storeOfShares: 'the PostgreSQL database results are kept in, postgres://…',
  secret: 'what those servers know each other by; the same for all',
  environment: (about: string, name: string) => `${about} [${name}]`,
  force: 'write over a file of that name',
  exportTo: 'where to write the files (default: exported in the data folder)',
  game: 'only this game',
  state: 'only matches that are waiting, playing or over',
  untouched: 'only matches in which nothing has happened for so many days',
  limit: 'at most so many',
  resume: 'go on with the latest unfinished match, or with this one',
  fast: 'show the board only when asked for it',
  noPause: 'roll your dice without waiting for Enter',
  noHints: 'give no hints in this match',
  matches: 'how many matches',
  seatsOfSimulation: 'how many players (default: as few as the game takes)',
  seedOfSimulation: 'seed of the whole series',
  bot: 'who plays',
  botsBySeat: 'who plays, seat by seat, instead of the same bot in every seat',
  botsOfArena: 'who plays against whom; with more bots than seats every group of so many meets',
  matchesOfArena: 'how many matches, at most, shared among all groups',
  matchesOfTraining: 'how many matches to learn from',
  out: 'where what was learned is written (default: with the data of the game)',
  saveTraining: 'keep in this file what is needed to go on',
  botsOfPace: 'whose answers are timed (default: all levels)',
  answers: 'how many answers of each are timed',
  warmUp: 'seconds of thought before: who has just begun is slow',
  untilSure: 'no more matches of two bots once it is sure who is better (sequential test, errors of 5%)',
  margin: 'how much better is meant by that: wins in percent of the better one',
  saveLab: 'keep the report and every match in this file; the page opens it, too',
  against: 'lay it beside what this file of a lab holds, with a test of the difference',
  csv: 'write a row for every player of every match into this file, for spreadsheets',
  changes: 'change data of the game by this file of JSON: {"file/TABLE/row/column": value, …}',
  botOfLab: 'who plays in every seat',
  botsOfLab: 'who plays, one for each seat, instead of the same bot; they change seats from match to match',
  saveArena: 'keep every match played in this file',
  resumeArena: 'go on with what that file holds',
  jobs: 'how many matches at a time; without a number as many as there are cores',
  save: 'write the record of every match into this directory',
  matchesAtOnce: 'so many matches at once, each at a table of its own',
  seedOfEnv: 'seed of the first match; each that follows takes the next number',
  noView: 'show ids and features only, not what the seat sees: quicker',
  maxDecisions: 'give a match up after this many decisions',
  report: 'how fair the game is: length, wins by seat and by how one began, use of every card',
  futures: 'how many futures a position is valued by',
  seedOfAnalysis: 'seed of those futures',
  to: 'stop after this many entries of the record',
  pledge:
    'the dice fingerprint shown before an online match: its dice must have been settled by that very one',
  seat: 'what this seat saw (0 is the first), or the player of this name; by default everything once the match is over',
  onlyRows: 'only the rows that speak of one of these, separated by commas',
  quick: 'a smoke run: the figures mean nothing',
};

export const games = {
  flag: 'true | false',
  range: (min: number, max: number) => `${min} to ${max}`,
  option: (key: string, range: string, usual: string, meaning: string, clause: string) =>
    `${key} = ${usual} (${range}): ${meaning} [${clause}]`,
  hint: 'Play one: indigo play <game> [--set option=value]',
};

const figure = (value: number): string => String(Number(value.toFixed(1)));
const percent = (share: number): string => `${Math.round(share * 100)}%`;

export const simulate = {
  head: (game: string, seats: number, bot: string, seed: number) =>
    `${game}, ${many(seats, 'seat')}, ${bot} bots, seed ${seed}`,
  finished: (finished: number, matches: number) =>
    `  finished    ${finished} of ${many(matches, 'match', 'matches')}`,
  decisions: (median: number, p95: number) =>
    `  decisions   ${median} a match (median), ${p95} (95 of 100 need no more)`,
  turns: (median: number, p95: number) =>
    `  turns       ${median} a match (median), ${p95} (95 of 100 need no more)`,
  win: (seat: number, count: number, share: number) => `${names.seat(seat)}: ${count} (${percent(share)})`,
  wins: (wins: readonly string[]) => `  wins        ${wins.join(', ')}`,
  speed: (decisions: number, matches: number) =>
    `  speed       ${decisions.toLocaleString('en')} decisions and ${matches.toLocaleString('en')} matches per second`,
  turnsEach: (median: number, p95: number) =>
    `  each player ${figure(median)} turns (median), ${figure(p95)} (95 of 100 need no more)`,
  seat: 'seat',
  balanceHead: ['', 'wins of', 'players', 'wins', 'ratio to share'],
  uses: '  cards: times used, in how many matches',
  use: (card: string, uses: number, matches: number) => `${card} ${uses}, ${matches}`,
  unused: (cards: readonly string[]) =>
    `  never used: ${cards.length === 0 ? 'none' : `${cards.length} (${cards.join(', ')})`}`,
  noCards: '  This game names no cards.',
  progress: (done: number, total: number) => `${done} of ${many(total, 'match', 'matches')}`,
  saved: (matches: number, folder: string) => `  records     ${many(matches, 'file')} in ${folder}`,
  stopped: (done: number, total: number) =>
    done === 0
      ? `stopped before any of ${many(total, 'match', 'matches')} was over.`
      : `stopped after ${done.toLocaleString('en')} of ${many(total, 'match', 'matches')}; the figures are of those.`,
  broken: (index: number, seed: number, why: string) => `match ${index} of seed ${seed}: ${why}`,
};

export const arena = {
  head: (game: string, seats: number, matches: number, seed: number) =>
    `${game}, ${many(seats, 'seat')}, ${many(matches, 'match', 'matches')}, seed ${seed}`,
  columns: ['', 'wins', 'share', '95% interval', 'rating', 'ms a decision'],
  share: (value: number) => `${(100 * value).toFixed(1)}%`,
  interval: (low: number, high: number) => `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}%`,
  rating: (rating: number, error: number) => `${rating.toFixed(0)} ± ${error.toFixed(0)}`,
  ms: (ms: number) => ms.toFixed(2),
  wins: (wins: number) => String(Number(wins.toFixed(1))),
  against: 'wins of the row against the column',
  nobody: '-',
  better: (better: string, other: string) => `  ${better} is better than ${other}.`,
  neither: (a: string, b: string, margin: number) =>
    `  Neither ${a} nor ${b} wins ${margin}% against the other.`,
  open: (a: string, b: string) => `  Not sure yet who of ${a} and ${b} is better.`,
  progress: (done: number, total: number) => `${done} of ${many(total, 'match', 'matches')}`,
  saved: (matches: number, file: string) => `  ${many(matches, 'match', 'matches')} kept in ${file}`,
  /** What two arenas may differ in. */
  terms: {
    game: 'game',
    version: 'version of the rules',
    seats: 'number of seats',
    options: 'options of the game',
    bots: 'list of bots',
    seed: 'seed',
    maxDecisions: 'limit of decisions',
  },
};

export const pace = {
  head: (game: string) => `${game}: how long an answer takes, in milliseconds`,
  columns: (slack: number) => ['', 'answers', 'budget', 'median', '99 of 100', `within ${slack} budgets`],
  ms: (ms: number) => ms.toFixed(2),
  within: (share: number) => `${(100 * share).toFixed(1)}%`,
};

export const train = {
  progress: (done: number, total: number, loss: number | null) =>
    `${done} of ${many(total, 'match', 'matches')}${loss === null ? '' : `, ${loss.toFixed(3)} off`}`,
  done: (game: string, matches: number, losses: readonly number[], coin: number) => {
    const late = losses.slice(-LATE);
    const mean = late.reduce((sum, loss) => sum + loss, 0) / Math.max(1, late.length);
    return `${game}: learned from ${many(matches, 'match', 'matches')}. Before it learned from them, the last ${many(late.length, 'round')} came as a surprise of ${mean.toFixed(3)} a position; to who knows nothing it is ${coin.toFixed(3)}.`;
  },
  written: (file: string) => `  written to ${file}`,
  stopped: (done: number, total: number, file: string | null) => {
    if (done === 0) return 'stopped before the first round was over, so nothing was learned.';
    const so = `stopped after ${done.toLocaleString('en')} of ${many(total, 'match', 'matches')}, and nothing is written yet:`;
    return file === null
      ? `${so} next time --save <file> lets you go on.`
      : `${so} go on with --save ${file} --resume.`;
  },
  file: (game: string, matches: number, seed: number) =>
    `What a position is worth, learned from ${many(matches, 'match', 'matches')} by \`indigo train ${game} --matches ${matches} --seed ${seed}\`: no figures of the rulebook.`,
};

/** Rounds whose mean says how well it went. */
const LATE = 5;

const outcome = (winners: readonly number[] | null): string => {
  if (winners === null) return 'unfinished';
  return winners.length === 0 ? 'over, nobody won' : `won by ${winners.map(names.seat).join(' and ')}`;
};

export const verify = {
  ok: (file: string, { game, seats, entries }: MatchRecord, winners: readonly number[] | null) =>
    `ok  ${file}: ${game}, ${many(seats, 'seat')}, ${many(entries.length, 'entry', 'entries')}, ${outcome(winners)}`,
  differs: (file: string, why: string) => `no  ${file}: ${why}`,
  uncovered: (entries: number) =>
    `    ${many(entries, 'entry', 'entries')} since the last checksum: allowed by the rules, and no more can be said`,
  dice: (outcomes: number, hash: string) =>
    `    ${many(outcomes, 'die or card', 'dice and cards')} as settled before the match by ${hash} and everybody's words`,
  otherPledge: (hash: string) => `its dice were settled by ${hash}, which is not what was pledged`,
  noPledge: 'it does not say what its dice were settled by',
  wrongDice: (at: number) => `entry ${at} is not what was settled before the match`,
};

const points = (gain: number): string => `${gain < 0 ? '−' : '+'}${(100 * Math.abs(gain)).toFixed(1)}`;

export const analyse = {
  progress: (done: number, total: number) => `${done} of ${many(total, 'entry', 'entries')}`,
  head: (
    title: string,
    turns: number,
    { seats, seed, futures }: { seats: number; seed: number; futures: number },
  ) =>
    `${title}, ${many(seats, 'player')}, ${many(turns, 'turn')}. Chances of winning in percent, by ${many(futures, 'future')} a position (seed ${seed}).`,
  columns: ['', 'start', 'luck', 'error', 'others', 'rest', 'result'],
  legend: [
    'start + luck + error + others + rest = result',
    'luck: what rolls and draws brought, against the average over their outcomes',
    'error: what own answers lost, against the best found by what that player could know',
    'others: the same of the answers of the others, as far as it concerns this player',
    'rest: by how much the best answers surpass the usual, own less others’, and what the estimates are off',
  ],
  share: (chance: number) => (100 * chance).toFixed(1),
  gain: points,
  turning: 'Turning points',
  worst: 'Worst answers',
  best: 'Best answers',
  moment: ({ turn, at }: { turn: number; at: number }, name: string, gain: number, what: string) =>
    `Turn ${turn}, entry ${at + 1}. ${name} ${points(gain)}: ${what}`,
  answered: (name: string, answer: string) => `${name} answers “${answer}”.`,
  instead: (given: string, better: string, { chance, error }: { chance: number; error: number }) =>
    `“${given}” (${(100 * chance).toFixed(1)}%). Better: “${better}” (${(100 * (chance - error)).toFixed(1)}%).`,
  nothing: 'nothing',
  chance: 'a roll or a draw.',
};

export const story = {
  only: (to: readonly string[]) => `(only ${to.join(', ')})`,
  unfinished: (entries: number, turn: number) =>
    `Turn ${turn}, after ${many(entries, 'entry', 'entries')}. Not over yet.`,
};

export const bench = {
  quick: 'A smoke run: everything ran once, and the figures mean nothing.',
  noRow: (words: readonly string[], names: readonly string[]) =>
    `no row speaks of ${words.map((word) => `"${word}"`).join(' or ')}; there are: ${names.join('; ')}.`,
};

export const ledger = {
  none: (game: string) => `there is no ledger docs/rules/${game}.md.`,
  running: (game: string, files: number) =>
    `there are no results of the tests of ${game} as it stands: running its ${many(files, 'test file')} first, which takes one to eight minutes and is done once.`,
  noResults: (game: string) => `the tests of ${game} could not be run.`,
  badException: (file: string, id: string) => `${file}: "${id}" must be an id of the ledger with a reason.`,
  clauses: (total: number, implemented: number, tested: number) =>
    `  ${many(total, 'clause')}: ${implemented} implemented, ${tested} tested`,
  reactions: (total: number, implemented: number, tested: number) =>
    `  ${many(total, 'clause')} on reactions: ${implemented} implemented, ${tested} tested`,
  vectors: (total: number, tested: number) => `  ${many(total, 'worked example')}: ${tested} tested`,
  origins: (of: {
    readonly book: number;
    readonly inferred: number;
    readonly ruling: number;
    readonly design: number;
  }) =>
    `  from: ${of.book} the book, ${of.inferred} what follows from it, ${of.ruling} our rulings, ${of.design} our own design`,
  unsourced: (count: number) => `without an origin (${count})`,
  unimplemented: (count: number) => `not implemented (${count})`,
  untested: (count: number) => `not tested (${count})`,
  vectorsMissing: (count: number) => `worked examples not tested (${count})`,
  unknown: (count: number) => `named, but not in the ledger (${count})`,
  exception: (id: string, reason: string) => `excepted: ${id}: ${reason}`,
};

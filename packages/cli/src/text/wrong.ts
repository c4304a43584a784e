/** What can be wrong with a command line, a file or a setting: one line each. */
const meant = (near: string | null): string => (near === null ? '' : ` Did you mean "${near}"?`);
const list = (names: readonly string[]): string => names.join(', ') || 'none';

/** After a colon a sentence goes on. */
const goingOn = (said: string): string => `${said.charAt(0).toLowerCase()}${said.slice(1)}`;

export const wrong = {
  setting: (given: string) => `"${given}" is not of the form option=value.`,
  option: (title: string, key: string, known: readonly string[], near: string | null) =>
    `${title} has no option "${key}".${meant(near)} Options: ${list(known)}.`,
  bot: (name: string, known: readonly string[], near: string | null) =>
    `there is no bot "${name}".${meant(near)} Bots: ${list(known)}.`,
  blind: (title: string, bots: readonly string[]) =>
    `${title} does not say how a position looks: there ${list(bots)} can only play at random.`,
  digits: (most: number) => `It takes a whole number of at most ${most} digits.`,
  whole: (least: number, most: number) => {
    if (least === Number.MIN_SAFE_INTEGER) return 'It takes a whole number.';
    return most === Number.MAX_SAFE_INTEGER
      ? `It takes a whole number, at least ${least}.`
      : `It takes a whole number from ${least} to ${most}.`;
  },
  empty: 'It takes a name, which cannot be empty.',
  command: (name: string, known: readonly string[], near: string | null) =>
    `there is no command "${name}".${meant(near)} Commands: ${list(known)}.`,
  output: (why: string) => `the output cannot be written: ${why}.`,
  endless: (file: string, megabytes: number) => `${file} is larger than ${megabytes} MB: nothing of ours is.`,
  deep: (file: string) => `${file} is nested too deeply: nothing of ours is.`,
  noMarks: (file: string, entries: number) =>
    `${file}: ${entries} of its entries come without checksums, so nothing says that it is what was played.`,
  alreadyStopping: 'stopping after the matches under way; Ctrl-C again stops at once.',
  stoppingRound: 'stopping after the round under way; Ctrl-C again stops at once.',
  percent: (least: number) => `It takes a share in percent, above ${least} and below 100.`,
  longLine: (most: number) => `a line is longer than ${most.toLocaleString('en')} characters.`,
  oneBot: 'an arena takes at least two bots: --bots greedy,random.',
  untimed: (name: string, timed: readonly string[]) =>
    `"${name}" has no budget of time. Those that have one: ${list(timed)}.`,
  twinBots: (name: string) => `bot "${name}" is named twice.`,
  resumeWhat: '--resume needs --save <file>: that is where the matches so far are.',
  sameFile: (file: string) => `${file} cannot be two files at once: name two.`,
  savedAlready: (file: string) =>
    `${file} is there already. Go on with it by --resume, or take another name.`,
  noFeatures: (title: string) => `${title} says nothing a bot could learn from: its mind has no features.`,
  noCourse: (file: string) => `${file} holds no training that was saved.`,
  otherCourse: (file: string) =>
    `${file} holds another training: of other rules, seats, options, features or seed.`,
  noArena: (file: string) => `${file} holds no arena that was saved.`,
  otherArena: (file: string, what: string) => `${file} holds another arena: its ${what} differs.`,
  otherBots: (file: string) =>
    `${file} holds matches of other bots: what they know or do has changed since. Begin another file.`,
  noLab: (file: string) => `${file} holds no lab that was saved.`,
  otherLab: (file: string, what: string) => `${file} holds another lab: its ${what} differs.`,
  otherGame: (file: string, game: string) =>
    `${file} is about ${game}: only labs of one game can be compared.`,
  noChanges: (file: string) => `${file} holds no changes. They look so: {"file/TABLE/row/column": 3}.`,
  noData: (game: string) => `${game} has no data that could be changed.`,
  oneOf: (choices: readonly string[]) => `It takes one of ${choices.join(', ')}.`,
  proxies: (part: string) => `"${part}" is no address or network, such as 127.0.0.1 or 10.0.0.0/8.`,
  peer: 'It takes an address such as http://10.0.0.1:8080, with nothing after it.',
  postgres: 'It takes an address such as postgres://indigo:password@10.0.0.9/indigo.',
  secret: (least: number) => `It takes at least ${least} letters, digits or signs, without spaces.`,
  noSecret: 'servers that share a database know each other by a secret: say --secret, the same for all',
  noStore: (flag: string) => `${flag} is for servers that share a database: say --store, too`,
  noDatabase: 'say where to: --store postgres://… (INDIGO_STORE)',
  noMeeting: (flag: string, variable: string) =>
    `machines that play together meet in a database and in Redis: say ${flag} (${variable}), too`,
  redis: 'It takes an address such as redis://:password@10.0.0.9:6379.',
  manyJobs: '--cluster leaves the playing to workers: it goes without --jobs',
  noFolder: (flag: string) => `${flag} goes with a data folder, not with --store`,
  url: 'It takes an address such as https://games.example, with nothing after the name.',
  hash: 'It takes the whole fingerprint: 64 figures and letters from a to f.',
  onePledge: '--pledge is for one match: name one record.',
  environment: (name: string, value: string, why: string) => `${name}=${value}: ${goingOn(why)}`,
  hushed: (name: string, why: string) => `${name}: ${goingOn(why)}`,
  id: (given: string) =>
    `"${given}" is not an id: ids are letters and digits (see: indigo admin list, indigo admin show).`,
  keepWhat: 'say how long to keep matches: --keep-finished <days>, --keep-abandoned <days>, or both.',
  seating: (seats: number, named: number | null, bots: number | null) =>
    `${seats} seats do not go with ${[
      named === null ? '' : `${named} named ${named === 1 ? 'player' : 'players'}`,
      bots === null ? '' : `${bots} ${bots === 1 ? 'bot' : 'bots'}`,
    ]
      .filter((part) => part !== '')
      .join(' and ')}.`,
  emptyName: 'names are separated by commas, none of them empty.',
  eitherPlayers: '--players names everybody: it goes without --seats, --names and --bots.',
  twins: 'two players cannot have the same name.',
  whichGame: '--seats, --bots, --names, --players and --set need a game: indigo play <game> …',
  noGames: 'there are no games to play.',
  unreadable: (file: string, why: string) => `cannot read ${file}: ${why}.`,
  unwritable: (file: string, why: string) => `cannot write ${file}: ${why}.`,
  unkept: (folder: string, why: string) => `nothing can be kept in ${folder}: ${why}.`,
  noJson: (file: string, why: string) => `${file} is not JSON: ${why.replace(/\s+/g, ' ')}.`,
  noRecord: (file: string, why: string) => `${file}: ${why}.`,
  nothingPlayed: (file: string) => `${file} holds a match in which nothing has happened yet.`,
  recordOf: (file: string, why: string) => `${file}: ${why}`,
  noResume: (file: string, why: string) => `${file} cannot be resumed: ${why}.`,
  playedElsewhere: (file: string, pid: number) =>
    `${file} is being played by process ${pid}. Go on there, or leave it there first.`,
  endsEarly: (chance: string) => `it ends before "${chance}" came out`,
  noSaved: (wanted: string | null, known: readonly string[], folder: string, damaged: readonly string[]) => {
    const none =
      known.length === 0
        ? `there is no unfinished match in ${folder}.`
        : `there is no unfinished match "${wanted}". There are: ${known.slice(0, 5).join(', ')}.`;
    return damaged.length === 0 ? none : `${none} Damaged: ${damaged.slice(0, 5).join(', ')}.`;
  },
  noSeat: (wanted: string, names: readonly string[]) =>
    `nobody sits at "${wanted}". Seats: ${names.map((name, seat) => `${seat} ${name}`).join(', ')}.`,
  refused: (code: string) => `the system refuses it (${code})`,
  about: (file: string, why: string) => `${file}: ${why}.`,
  unexpected: (why: string) => `something went wrong: ${why}`,
};

/** What the system says about files, and what can be done about it. */
export const system: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied: name another place, or have its owner allow it',
  EPERM: 'permission denied: name another place, or have its owner allow it',
  EISDIR: 'it is a directory: name a file',
  ENOTDIR: 'part of its path is not a directory: name another place',
  EEXIST: 'something else has that name: name another place',
  ENOTEMPTY: 'something else has that name: name another place',
  ENAMETOOLONG: 'its name is too long: choose a shorter one',
  EINVAL: 'it cannot have that name: choose another',
  ELOOP: 'its links lead in a circle: name another place',
  ENOSPC: 'the disk is full: make room, or name another place',
  EDQUOT: 'your disk quota is used up: make room, or name another place',
  EFBIG: 'the file has become too large: name another place',
  EROFS: 'the disk is read-only: name another place',
  EIO: 'the disk does not answer as it should: check it, or name another place',
  EBUSY: 'something else is using it: try again later',
  ETXTBSY: 'something else is using it: try again later',
  EMFILE: 'too many files are open: try again later',
  ENFILE: 'too many files are open: try again later',
  ENXIO: 'nothing can be read or written there: name another place',
  ENODEV: 'nothing can be read or written there: name another place',
};

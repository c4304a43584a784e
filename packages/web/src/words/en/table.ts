/** What the table page says of seats, turns and the match, whatever game is played. */
export const table = {
  players: 'Players',
  you: 'You',
  tags: { winner: 'winner', away: 'away', thinking: 'thinking', toMove: 'to move' },
  bot: 'Bot',
  botForThem: 'A bot plays for them',
  askForBot: (name: string) => `Ask the table to let a bot play for ${name}`,
  letBotPlay: (name: string) => `Let a bot play for ${name}`,
  gauge: (value: number, goal: number, what: string) => `${value} of ${goal} ${what}`,
  /** The unit of a figure, in the middle of a line. */
  unit: (what: string) => what.toLowerCase(),
  cards: 'cards',
  playersAndLog: 'Players and log',
  yourTurn: 'Your turn',
  turn: (turn: number) => `Turn ${turn}`,
  cannotOpen: 'This table cannot be opened',
  cannotLoad: 'This game could not be loaded',
  lookingForServer: 'Looking for the server…',
  playersLogChat: 'Players, log and chat',
  rules: 'Rules',
  why: 'Why can’t I…?',
  nothingForbidden: 'Nothing you can see is forbidden right now.',
  andMore: (things: readonly string[], more: number) => `${things.join(', ')} and ${more} more`,
  readTheRule: 'Read the rule',
  sound: 'Sound',
  soundOn: 'Sound is on',
  soundOff: 'Sound is off',
  settings: 'Table settings',
  whatHappens: 'What happens',
  sheet: 'Hand, team, players, log',
  log: 'Log',
  newestTurns: 'Back to the newest turn',
  chat: 'Chat',
  backToMap: 'Back to the map',
  lookAtBoard: 'Look at the board',
  nearer: 'Nearer',
  further: 'Further',
  wholeBoard: 'Whole board',
  listView: 'List view',
  boardAsList: 'The board as a list',
  smallMap: 'Small map: tap to look there',
};

/** What people say to each other, and the rules beside them. */
export const talk = {
  nothingSaid: 'Nobody has said anything yet.',
  nobodyReads: 'Nobody else reads here.',
  mute: 'Mute',
  muteThem: (name: string) => `Mute ${name}`,
  muted: (name: string) => `${name} is muted.`,
  hear: 'Hear again',
  hearThem: (name: string) => `Hear ${name} again`,
  saySomething: 'Say something',
  say: 'Say',
  searchRules: 'Search the rules',
  mattersNow: 'What matters now',
  nothingAsked: 'Nothing is asked of you.',
};

/** Why something was not said, by what the server calls it. */
export const unsaid = {
  'too-fast': 'That was too fast. Wait a moment, then say it again.',
  'not-allowed': 'Those who run this server have asked you not to talk here for now.',
  'ill-formed': 'That cannot be said here. Try plain words in one line.',
  storage: 'That was not said. Try again in a moment.',
};

/** What can be done about a match itself, each with what comes of it. */
export const match = {
  title: 'This match',
  download: 'Download the record',
  downloadAbout: 'A file to keep, to watch again or to check.',
  playMyself: 'Play myself again',
  playMyselfAbout: 'Take your seat back from the bot.',
  letBot: 'Let a bot play for me',
  letBotAbout: 'It plays until you take your seat back.',
  goOn: 'Go on',
  goOnAbout: 'Clocks and bots run again.',
  pause: 'Pause the match',
  pauseAbout: 'Clocks and bots stop.',
  pauseIfAgreed: 'If everybody agrees, clocks and bots stop.',
  leave: 'Leave the table',
  leaveAbout: 'A bot plays for you until you come back.',
  end: 'End the match',
  endAbout: 'It ends, and nobody wins.',
  suggestEnd: 'Suggest ending the match',
  endIfAgreed: 'If everybody agrees, it ends and nobody wins.',
  giveUp: 'Give up my seat',
  giveUpSure: 'Give up for good?',
  giveUpAbout: 'A bot keeps your seat for good. This cannot be undone.',
};

/** What concerns the table beside the match. */
export const notices = {
  tryingIn: (seconds: number) => ` Trying in ${seconds} s.`,
  trying: ' Trying…',
  offline: 'Offline.',
  offlineAbout: 'Moves wait here and are sent when you are back.',
  closed: 'The table was closed.',
  tooLate: 'Too late:',
  changedNothing: (why: string) => `${why}. Your answer changed nothing.`,
  botPlays: 'A bot plays for you.',
  paused: 'The match is paused.',
  waitingFor: (names: readonly string[]) => `Waiting for ${names.join(', ')}.`,
  yes: 'Fine with me',
  no: 'No',
  youAskUndo: 'You asked to take your last move back.',
  asksUndo: (name: string) => `${name} would like to take the last move back.`,
  youAskPause: 'You asked for a pause.',
  asksPause: (name: string) => `${name} would like a pause.`,
  youSuggestEnd: 'You suggest ending the match without a winner.',
  suggestsEnd: (name: string) => `${name} suggests ending the match without a winner.`,
  youSuggestBot: (who: string) => `You suggest that a bot plays for ${who}.`,
  suggestsBot: (name: string, who: string) => `${name} suggests that a bot plays for ${who}.`,
};

/** Taking back the last answer. */
export const undo = {
  lastAnswer: 'your last answer',
  nothing: 'Nothing to take back yet',
  asked: 'You have asked to take it back',
  ask: (what: string) => `Ask to take back: ${what}`,
  act: (what: string) => `Undo: ${what}`,
};

/** What a device finds that draws all dice of a match again. */
export const dice = {
  check: 'Check the dice',
  drawing: 'Drawing them again…',
  noRecord: 'There is no record to look at.',
  notSettled: 'The dice of this match were not settled beforehand.',
  noSecret: 'Something is wrong: the dice were settled before the match, but the record does not say how!',
  otherHash: (kept: string, found: string) =>
    `Something is wrong: before the match this device was shown the fingerprint ${kept}, but the record has ${found}!`,
  otherWord: 'Something is wrong: the random word this device gave is not the one in the record!',
  wrongEntry: (entry: number) =>
    `Something is wrong: entry ${entry} of the record is not what was settled before the match!`,
  fell: (outcomes: number) =>
    `All ${outcomes} dice and cards fell as the record’s secret and words settle them.`,
  noneKept: (hash: string) =>
    `This device kept no fingerprint from before the match to compare them with. The record’s is ${hash}.`,
  same: (hash: string) => `The fingerprint is the one this device was shown before the match: ${hash}.`,
  sameWithWord: (hash: string) =>
    `The fingerprint is the one this device was shown before the match, and its own word is in there: ${hash}.`,
};

/** Tables over the network: how people find each other. */
export const online = {
  // Inviting
  sendLink: 'Send this link to your friends. Each opens it, types a name and takes a seat.',
  orCode: (code: string) => `Or they choose “Join with a code” and type ${code}.`,
  share: 'Share',
  shareTitle: (game: string) => `Indigo: ${game}`,
  copy: 'Copy',
  copied: 'Copied',
  qr: 'QR code of the link: a phone’s camera opens it',
  onlyHere:
    'This link works on this device only. Start the server so that others reach it (indigo serve), or give it a public address (--public-url).',
  sameNetwork: 'Works for everybody in your network, such as the same Wi-Fi.',
  otherAddress: 'Address',
  // Joining
  joinTitle: 'Join with a code',
  linkOrCode: 'The link or code a friend sent you',
  goOn: 'Go on',
  noCode: (typed: string) =>
    `“${typed}” is not a code. A code is the last part of the link: small letters and digits, such as k3x9m2pq.`,
  invites: (host: string) => `${host} invites you`,
  invited: 'You are invited',
  allTaken: 'All seats are taken.',
  allTakenNoWatch: 'All seats are taken, and this match is not open to watch.',
  isOver: 'This match is over.',
  watchMatch: 'Watch the match',
  seeReplay: 'See it again',
  yourName: 'Your name',
  yourSeat: 'Your seat',
  free: 'Free',
  takeSeat: 'Take the seat',
  deadInvite: 'This invitation does not work',
  tryAnother: 'Try another link or code',
  // Open tables
  openTables: 'Open tables',
  freeSeats: 'Free seats',
  nobodyWaits: 'Nobody waits right now. Open a table of your own and let others find it.',
  toWatch: 'To watch',
  noneToWatch: 'No open match is being played.',
  sitting: (names: string, taken: number, seats: number, since: string) =>
    `${names} · ${taken} of ${seats} seats · ${since}`,
  join: 'Join',
  watch: 'Watch',
  goThere: 'Go there',
  lobbyAway: 'The lobby is out of reach',
  playHere: 'Play on this device',
  // The waiting room
  everybodyHere: 'Everybody is here.',
  waitingFor: (free: number): string => (free === 1 ? 'Waiting for one more.' : `Waiting for ${free} more.`),
  begins: 'The match begins when every seat is taken.',
  botIs: (about: string) => `bot: ${about}`,
  away: 'away',
  you: 'You',
  sendAway: 'Send away',
  sendAwayWho: (name: string) => `Send away: ${name}`,
  whichBot: 'Which bot takes the free seats',
  begin: 'Begin',
  beginWithBots: (free: number): string =>
    free === 1 ? 'Begin with a bot in the free seat' : 'Begin with bots in the free seats',
  leave: 'Leave',
  closeTable: 'Close the table',
  closeForSure: 'Close it for everybody?',
  // Dice
  fingerprint: (start: string) => `Dice fingerprint: ${start}…`,
  fingerprintAbout:
    'The dice are settled before the match, and everybody at the table has the same fingerprint of them. This device remembers it; “Check the dice” compares it once the match is over.',
  // Being called
  callMe: 'Tell me when it is my turn',
  callMeAbout:
    'A notice of your device when a table waits for you and you look elsewhere. Nothing of the match is in it.',
  callBlocked:
    'This browser does not allow notices from here. Allow them for this page in its settings, then try again.',
  turnTitle: 'Your turn',
  turnBody: (game: string) => `${game}: the table waits for you.`,
};

/** Why the server sends somebody away, by its own words for it. */
export const byes = {
  'this table was closed': 'This table was closed.',
  'you no longer sit at this table': 'You no longer sit at this table.',
  'this match was too old to be kept': 'This match was too old to be kept.',
  'this match was removed by those who run this server':
    'This match was removed by those who run this server.',
  'nothing was said': 'Nothing was said.',
};

/** What went wrong, and what to do next. By what the server calls it. */
export const troubles = {
  offline: 'The server cannot be reached. Playing on this device works all the same.',
  'no-such-invitation':
    'No table has this code. Its match may be over or closed: ask your friend for a new link.',
  'no-such-match': 'There is no such table any more. Whoever opened it may have closed it.',
  'not-allowed': 'This table is not open to you. Ask whoever opened it for an invitation.',
  'not-seated': 'Only those who sit at the table can do that.',
  taken: 'Somebody was faster: this seat is taken. Choose another one.',
  full: 'All seats are taken.',
  started: 'The match has begun already.',
  over: 'The match is over.',
  'not-over': 'A match can be seen again once it is over.',
  'no-name': 'Tell us your name first.',
  'ill-formed': 'That was not understood. Check what you typed, then try again.',
  'too-fast': 'That was too much at once. Wait a moment, then try again.',
  'too-many': 'You have too many matches going on. Finish or close one first.',
  'no-such-dice': 'That took too long, and the dice were put away. Try again.',
  'foreign-origin':
    'This page was opened by an address the server does not know. Open it by the server’s own.',
  storage: 'The server cannot keep anything right now. Try again in a moment.',
  closing: 'The server is being restarted. Try again in a moment.',
  broken: 'Something went wrong at the server. Try again later.',
};

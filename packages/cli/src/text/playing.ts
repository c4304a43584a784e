/** What is said while a match is played. */
import { bots } from '@indigo/bots';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const names = {
  you: 'Ash',
  person: (index: number) => (index === 0 ? 'Ash' : `Player ${index + 1}`),
  seat: (seat: number) => `Player ${seat + 1}`,
  bots: ['Misty', 'Brock', 'Erika', 'Koga', 'Sabrina', 'Blaine', 'Surge', 'Janine'],
};

export const menu = {
  welcome: ['Indigo', 'Enter takes what stands in [brackets], q leaves.'],
  unfinished: 'Matches you have not finished:',
  damaged: (names: readonly string[], folder: string) =>
    `Damaged and left alone in ${folder}: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`,
  fresh: 'A new match',
  more: (rest: number) => `${many(rest, 'older one')}`,
  resume: 'Go on with which one? [1] ',
  whichSaved: (count: number, more: boolean) =>
    `${count === 1 ? '1' : `A number from 1 to ${count}`}${more ? ', m for more' : ''} or n for a new match, please.`,
  saved: (title: string, people: readonly string[], bots: number, turn: number, when: Date) =>
    `${title}: ${and([...people, ...(bots > 0 ? [many(bots, 'bot')] : [])])}, turn ${turn}, ${when.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}`,
  games: 'Games:',
  game: (title: string, min: number, max: number) => `${title}, ${min} to ${max} players`,
  whichGame: 'Which game? [1] ',
  howMany: (min: number, max: number, usual: number) => `How many players, ${min} to ${max}? [${usual}] `,
  whoSits: 'Who sits at this keyboard? Name each person; an empty line leaves the other seats to bots.',
  seat: (number: number, usual: string) => `Player ${number}? [${usual === '' ? 'bots' : usual}] `,
  bots: 'Bots:',
  bot: (title: string, about: string, blind: boolean) =>
    `${title}: ${about}${blind ? ' (sees nothing in this game and plays at random)' : ''}`,
  whichBot: (usual: number) => `Which of them plays? One for all seats, or one each, as 1,5. [${usual}] `,
  botsFor: (free: number) =>
    free === 1
      ? 'One number, please: there is one seat for a bot.'
      : `One number for all, or ${free}, please.`,
  taken: (name: string) => `There is a ${name} already. Another name, please.`,
  options: 'Options of the game:',
  change: 'Change any? option=value, or Enter to begin: ',
  number: (min: number, max: number) =>
    min === max ? `There is only ${min}.` : `A number from ${min} to ${max}, please.`,
  changed: (settings: readonly string[]) => `Changed: ${settings.join(', ')}.`,
};

/** Kinds of places whose own word says too little. */
const kinds: { readonly [kind: string]: string | undefined } = {
  arrival: 'where you arrive',
  'catch-any': 'catch any colour',
  center: 'Pokémon Center',
  deck: 'cards',
  draw: 'draw cards',
  final: 'last battle',
  giovanni: 'Giovanni',
  gym: 'Gym',
  hm: 'HM',
  league: 'League battle',
  pick: 'choose a card',
  'poke-center': 'Poké Center',
  'poke-mart': 'Poké Mart',
  pokemon: 'Pokémon',
  super: 'Super Event',
  wild: 'wild Pokémon',
};

/** What bots are called, and what is said of them. */
export const botWords: {
  readonly [bot: string]: { readonly title: string; readonly about: string } | undefined;
} = Object.fromEntries(Object.entries(bots).map(([name, { title, about }]) => [name, { title, about }]));

export const board = {
  kind: (kind: string) => kinds[kind] ?? kind.replace('-', ' '),
  faceDown: 'face down',
  faceUp: 'face up',
  signs: ['A B … players', '1 2 … options'],
  where: (parts: readonly string[]) => `On the board: ${parts.join(' · ')}`,
  cropped: (above: number, below: number) => {
    const parts = [
      above > 0 ? `${many(above, 'row')} above` : '',
      below > 0 ? `${many(below, 'row')} below` : '',
    ];
    return ` … ${parts.filter((part) => part !== '').join(', ')} (b: all of it)`;
  },
};

export const table = {
  turn: (turn: number) => `turn ${turn}`,
  help: '? for help',
  unsaved: 'NOT SAVED',
  auto: 'auto',
  bot: (name: string, bot: string) => `${name} (bot, ${bot})`,
  tray: (title: string, about: string) => (about === '' ? title : `${title} (${about})`),
  onlyYou: '(only you)',
  result: (lines: readonly string[]) => `★ ${lines.map((line) => line.replace(/\.$/, '')).join(' · ')}.`,
  noBattle: 'There is no battle now, and nothing laid out.',
  nothing: 'nothing',
  hidden: (count: number) => `${count}, hidden`,
  andHidden: (count: number) => ` and ${count} hidden`,
  earlier: (count: number) => `  … ${many(count, 'line')} before (n: all news)`,
  moreBefore: '… (h: all of it)',
  noStory: 'Nothing has happened yet.',
  noNews: 'Nothing has happened since your last answer.',
};

export const ask = {
  /** `enter`: what Enter does. */
  prompt: (name: string, chosen: number, enter: string | null) =>
    `${name}${chosen === 0 ? '' : ` (${chosen} chosen)`}${enter === null ? '' : ` [${enter}]`}> `,
  roles: { natural: '*', aside: '+', idle: '-', ends: '-', harms: '!' },
  brings: (what: string) => (what.startsWith('+') ? what : `+ ${what}`),
  costs: (what: string) => `− ${what}`,
  moreAbout: '(o: more about each)',
  page: (from: number, to: number, count: number) => `(${from} to ${to} of ${count}; m: the next, o: all)`,
  subject: (name: string, tag: string | null, lines: readonly string[]) =>
    `${name}${tag === null ? '' : ` (${tag})`}${lines.length === 0 ? '' : `: ${lines.join(' · ')}`}`,
  empty: 'Type the number of an option, or ? for help.',
  unknown: (word: string) => `"${word}" is neither an option nor a command. ? shows what you can type.`,
  noSuchNumber: (number: string, count: number) =>
    `There is no option ${number}; ${count === 1 ? 'there is only 1' : `they go from 1 to ${count}`}.`,
  onlyOne: 'This question takes one option.',
  refused: (why: string) => `Not taken: ${why}.`,
  sentence: (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
};

/** Figures of a sum. */
export const sum = { unknown: '?', minus: '−', more: ' + …', open: ' so far' };

const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return 'under 1%';
  return whole === 100 && chance < 1 ? 'over 99%' : `${whole}%`;
};

/** `1 or 6`, `3 to 6`, `1, 3 or 5` */
const faces = (helpful: readonly number[]): string => {
  const sorted = helpful.toSorted((a, b) => a - b);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${first} to ${last}`;
  return sorted.length < 2 ? sorted.join('') : `${sorted.slice(0, -1).join(', ')} or ${last}`;
};

export const odds = {
  percent,
  chance: (helpful: readonly number[], what: string, chance: number, about: boolean) =>
    `${helpful.length === 0 ? '' : `${faces(helpful)} `}${what}: ${about ? 'about ' : ''}${percent(chance)}`,
  against: (mine: string, theirs: string) => `${mine} against ${theirs}`,
  makes: (mine: number, theirs: number) => `makes it ${mine} to ${theirs}`,
};

export const battle = {
  full: '█',
  empty: '░',
  signs: { fights: '●', waits: '○', out: '×' },
  arrow: ' ▸ ',
  won: '★ won',
  dice: (dice: readonly string[]) => `Dice: ${dice.join(' ')}`,
  cards: (cards: readonly string[]) => `Cards: ${cards.join(', ')}`,
  due: (names: readonly string[]) => `To act: ${and(names)}.`,
};

export const goals = {
  none: 'This game keeps no list of goals.',
  signs: { now: '▸', done: '✓', later: '·' },
  owners: (letters: readonly string[]) => `held by ${letters.join(' ')}`,
};

export const goal = {
  goal: (what: string) => `Goal: ${what}`,
  wins: (what: string) => `Who wins: ${what}`,
  none: 'This game does not say what it is about.',
  blind: (bots: readonly string[]) =>
    `${and(bots)} ${bots.length === 1 ? 'sees' : 'see'} nothing in this game, which does not say how a position looks, and ${bots.length === 1 ? 'plays' : 'play'} at random.`,
  begin: 'Enter to begin ("goal" shows this again, "?" helps). ',
};

export const auto = {
  on: 'From now on nobody asks you whether to react to others. "auto" changes that again.',
  off: 'You are asked again before others go on.',
};

export const undo = {
  nothing: 'You have not answered anything yet.',
  agreed: (others: readonly string[]) =>
    `Something has happened since. ${others.length === 1 ? `Does ${others[0]}` : `Do ${and(others)}`} agree to take it back? [y/N] `,
  yes: /^y(es)?$/i,
  stands: 'Then it stands.',
};

export const compose = {
  hint: (mayBeNone: boolean) =>
    `Add parts by number; done gives the answer${mayBeNone ? ' (alone: none)' : ''}, drop N takes one out.`,
  empty: 'Nothing chosen.',
  chosen: (names: readonly string[]) => `Chosen: ${names.join(', ')}.`,
  soFar: 'Chosen:',
  next: 'May be added:',
  nothingFits: 'Nothing more can be added.',
  mayStand: 'That may stand: done gives it.',
  done: 'done',
  notYet: (missing: string) => `Not complete: ${missing}`,
  tooFew: (count: number) => `choose ${Math.max(1, count)} more.`,
  already: (name: string) => `${name} is chosen already.`,
  doesNotFit: (name: string) => `${name} does not fit with what you have chosen.`,
  dropWhat: 'Which of the chosen parts? For example: drop 3',
};

export const hint = {
  head: 'Chances of winning, as far as can be seen:',
  none: 'Nothing can be said about that.',
  option: (number: number, name: string) => `${number} ${name}`,
  answer: (chance: number, parts: readonly string[], reason: string) =>
    `${(100 * chance).toFixed(1)}%  ${parts.length === 0 ? 'nothing' : parts.join(', ')}${reason === '' ? '' : ` (${reason})`}`,
};

export const why = {
  nothing: 'Nothing you can see is refused just now.',
  list: 'Not possible now:',
  refused: (what: readonly string[], reason: string, clause: string, most = 5) => {
    const shown = what.length > most + 1 ? [...what.slice(0, most), `${what.length - most} more`] : what;
    return `${and(shown)}: ${reason} [${clause}]`;
  },
  more: 'why a tells the rule behind the first, why 1 the rule behind option 1.',
  noSuch: (which: string) => `Neither option nor refusal "${which}". why lists what is refused.`,
};

export const rule = {
  noLedger: (id: string) => `${id}: the rules of this game are not written down here.`,
  unknown: (id: string) => `There is no rule ${id}.`,
};

export const look = {
  noSuch: (wanted: string) => `Nothing on the table is called "${wanted}".`,
  place: (
    name: string,
    kind: string,
    colour: string | undefined,
    here: readonly string[],
    next: readonly string[],
  ) =>
    `${name} (${[colour, kind.replace('-', ' ')].filter((part) => part !== undefined).join(' ')})${
      here.length > 0 ? `: ${here.join(', ')}` : ''
    }${next.length > 0 ? `. Leads to ${and(next)}.` : '.'}`,
};

export const curtain = {
  handOver: (name: string) => `Press Enter to clear the screen for ${name}. `,
  line: '────────',
  pass: (name: string) => `Pass the keyboard to ${name}. ${name}, press Enter. `,
};

export const byHand = {
  waits: 'Your dice wait for Enter again.',
  goesOn: 'Your dice fall without waiting. "pause" changes that again.',
  /** `Your roll to catch Pidgey (5 or 6 catches it: 33%). Enter: Roll` */
  roll: (what: string, odds: string | null, act: string) =>
    `${odds === null ? what : `${what.replace(/\.$/, '')} (${odds}).`} Enter: ${act}`,
};

export const saved = {
  at: (file: string) => `Saved: ${file}`,
  failed: (reason: string) =>
    `The match cannot be saved: ${reason}. It goes on in memory; "save" tries again.`,
  resume: (id: string, data: string | null) => [
    `Saved as ${id}.`,
    `Go on with: npx indigo play --resume${data === null ? '' : ` --data ${data}`}`,
  ],
  lost: 'The match could not be saved and is gone.',
  resumed: (title: string, turn: number) => `${title}, turn ${turn}: on we go.`,
};

export const play = { stuck: (name: string) => `no answer of ${name} was taken` };

export const end = {
  winners: (winners: readonly string[], turns: number) =>
    `${winners.length === 0 ? 'The match is over; nobody won' : `${and(winners)} won`} after ${many(turns, 'turn')}.`,
  record: (file: string) => `Record: ${file}`,
  replay: 'Read the whole story, hidden cards and all? [y/N] ',
};

export const more: string = '-- Enter for more, q to stop -- ';

export const help = [
  'Answer a question with the number of an option (or its id).',
  '',
  '1, 2, …        take that option; where an answer has several parts, add it',
  'Enter          what stands in [brackets]: what most would do next, a pass, or what you have put together',
  'done           give an answer of several parts',
  'drop N         take part N out again',
  '',
  'board, b       the whole board',
  'battle         the battle, or what is laid out, once more and in full',
  'options, o     the options again, with all there is to say about each',
  'more, m        the next options, where not all fit on the screen',
  'hand, h        what lies before you, and what each of it does',
  'players, p     everybody, as far as you may see, and the decks',
  'goal           what the game is about, a turn in a few steps, and how it is won',
  'goals, g       what there is to reach, and who has it',
  'hint           what a search finds best, your chance of winning with it, and what speaks for it',
  'look [NAME]    a place of the board: what lies there, where it leads; or a card, a Pokémon: what it is',
  'news, n        what happened since your last answer',
  'log [N], l     the whole story so far, or its last N lines',
  'why            what you cannot do now, and by which rule',
  'why X          the rule behind refusal a, b, … (or its name) or option 1, 2, …',
  'rule [ID]      a rule of the ledger, as rule C-MOVE-05; alone: the rule of this question',
  'pause          roll your dice without waiting for Enter, or wait again',
  'auto           stop asking me whether to react to others, or ask again',
  'undo, u        take your last answer back; once something has happened since, the other people must agree. The dice fall the same way again.',
  'save           save now and tell where (every answer is saved anyway)',
  'quit, q        leave, as do Ctrl-C and Ctrl-D; npx indigo play --resume goes on',
  '?              this help',
  '',
  'At an option',
  '* + - !        what most would do next, what can be done besides, what only ends something, what hits none but your own',
  '+ and −        what it brings, what it costs; before them how likely it comes off',
  '',
  'On the board',
  'A B C …        players; the letters stand before their names',
  '1 2 3 …        the place an option points at; 3+ if several do',
  '● ○            something lying there, face up or face down',
  '· · ·          the ways',
  'Other signs are the kinds of places; the line below the board names them. The colour is the colour of the place.',
];

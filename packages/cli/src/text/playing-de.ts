/** What is said while a match is played, in German. */
import { botsInGerman } from '@indigo/bots';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;

export const names = {
  you: 'Ash',
  person: (index: number) => (index === 0 ? 'Ash' : `Spieler ${index + 1}`),
  seat: (seat: number) => `Spieler ${seat + 1}`,
  bots: ['Misty', 'Rocko', 'Erika', 'Koga', 'Sabrina', 'Pyro', 'Bob', 'Janina'],
};

export const menu = {
  welcome: ['Indigo', 'Enter nimmt, was in [Klammern] steht, q verlässt das Spiel.'],
  unfinished: 'Partien, die noch nicht zu Ende sind:',
  damaged: (files: readonly string[], folder: string) =>
    `Beschädigt und unberührt in ${folder}: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ', …' : ''}`,
  fresh: 'Eine neue Partie',
  more: (rest: number) => `${many(rest, 'ältere', 'ältere')}`,
  resume: 'Mit welcher geht es weiter? [1] ',
  whichSaved: (count: number, more: boolean) =>
    `Bitte ${count === 1 ? '1' : `eine Zahl von 1 bis ${count}`}${more ? ', m für weitere' : ''} oder n für eine neue Partie.`,
  saved: (title: string, people: readonly string[], bots: number, turn: number, when: Date) =>
    `${title}: ${and([...people, ...(bots > 0 ? [many(bots, 'Bot', 'Bots')] : [])])}, Zug ${turn}, ${when.toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short' })}`,
  games: 'Spiele:',
  game: (title: string, min: number, max: number) => `${title}, ${min} bis ${max} Personen`,
  whichGame: 'Welches Spiel? [1] ',
  howMany: (min: number, max: number, usual: number) =>
    `Wie viele spielen mit, ${min} bis ${max}? [${usual}] `,
  whoSits: 'Wer sitzt an dieser Tastatur? Nenne alle; eine leere Zeile überlässt die übrigen Plätze Bots.',
  seat: (number: number, usual: string) => `Spieler ${number}? [${usual === '' ? 'Bots' : usual}] `,
  bots: 'Bots:',
  bot: (title: string, about: string, blind: boolean) =>
    `${title}: ${about}${blind ? ' (sieht in diesem Spiel nichts und zieht nach Zufall)' : ''}`,
  whichBot: (usual: number) =>
    `Welcher von ihnen spielt? Einer für alle Plätze oder je einer, etwa 1,5. [${usual}] `,
  botsFor: (free: number) =>
    free === 1
      ? 'Bitte eine Zahl: Es gibt einen Platz für einen Bot.'
      : `Bitte eine Zahl für alle oder ${free} Zahlen.`,
  taken: (name: string) => `${name} gibt es schon. Bitte ein anderer Name.`,
  options: 'Optionen des Spiels:',
  change: 'Etwas ändern? option=wert, oder Enter, um anzufangen: ',
  number: (min: number, max: number) =>
    min === max ? `Es gibt nur ${min}.` : `Bitte eine Zahl von ${min} bis ${max}.`,
  changed: (settings: readonly string[]) => `Geändert: ${settings.join(', ')}.`,
};

const kinds: { readonly [kind: string]: string | undefined } = {
  arrival: 'hier kommst du an',
  catch: 'fangen',
  'catch-any': 'jede Farbe fangen',
  center: 'Pokémon-Center',
  city: 'Stadt',
  contest: 'Wettbewerb',
  deck: 'Karten',
  'department-store': 'Kaufhaus',
  dojo: 'Dojo',
  draw: 'Karten ziehen',
  dungeon: 'Höhle',
  event: 'Ereignis',
  final: 'letzter Kampf',
  giovanni: 'Giovanni',
  gym: 'Arena',
  hm: 'VM',
  item: 'Item',
  lab: 'Labor',
  league: 'Liga-Kampf',
  legendary: 'legendär',
  path: 'Pfad',
  pick: 'Karte aussuchen',
  'poke-center': 'Poké-Center',
  'poke-mart': 'Poké-Markt',
  pokemon: 'Pokémon',
  road: 'Weg',
  route: 'Route',
  shrub: 'Strauch',
  super: 'Super-Ereignis',
  'trade-center': 'Tauschcenter',
  trainer: 'Trainer',
  water: 'Wasser',
  wild: 'wildes Pokémon',
};

export const botWords: {
  readonly [bot: string]: { readonly title: string; readonly about: string } | undefined;
} = botsInGerman;

export const board = {
  kind: (kind: string) => kinds[kind] ?? kind.replace('-', ' '),
  faceDown: 'verdeckt',
  faceUp: 'offen',
  signs: ['A B … Mitspieler', '1 2 … Möglichkeiten'],
  where: (parts: readonly string[]) => `Auf dem Brett: ${parts.join(' · ')}`,
  cropped: (above: number, below: number) => {
    const parts = [
      above > 0 ? `${many(above, 'Zeile', 'Zeilen')} darüber` : '',
      below > 0 ? `${many(below, 'Zeile', 'Zeilen')} darunter` : '',
    ];
    return ` … ${parts.filter((part) => part !== '').join(', ')} (b: alles)`;
  },
};

export const table = {
  turn: (turn: number) => `Zug ${turn}`,
  help: '? für Hilfe',
  unsaved: 'NICHT GESPEICHERT',
  auto: 'automatisch',
  bot: (name: string, bot: string) => `${name} (Bot, ${bot})`,
  tray: (title: string, about: string) => (about === '' ? title : `${title} (${about})`),
  onlyYou: '(nur du)',
  result: (lines: readonly string[]) => `★ ${lines.map((line) => line.replace(/\.$/, '')).join(' · ')}.`,
  noBattle: 'Gerade ist kein Kampf, und nichts liegt aus.',
  nothing: 'nichts',
  hidden: (count: number) => `${count}, verdeckt`,
  andHidden: (count: number) => ` und ${count} verdeckt`,
  earlier: (count: number) => `  … ${many(count, 'Zeile', 'Zeilen')} davor (n: alle Neuigkeiten)`,
  moreBefore: '… (h: alles)',
  noStory: 'Noch ist nichts geschehen.',
  noNews: 'Seit deiner letzten Antwort ist nichts geschehen.',
};

export const ask = {
  prompt: (name: string, chosen: number, enter: string | null) =>
    `${name}${chosen === 0 ? '' : ` (${chosen} gewählt)`}${enter === null ? '' : ` [${enter}]`}> `,
  roles: { natural: '*', aside: '+', idle: '-', ends: '-', harms: '!' },
  brings: (what: string) => (what.startsWith('+') ? what : `+ ${what}`),
  costs: (what: string) => `− ${what}`,
  moreAbout: '(o: mehr zu jeder)',
  page: (from: number, to: number, count: number) =>
    `(${from} bis ${to} von ${count}; m: die nächsten, o: alle)`,
  subject: (name: string, tag: string | null, lines: readonly string[]) =>
    `${name}${tag === null ? '' : ` (${tag})`}${lines.length === 0 ? '' : `: ${lines.join(' · ')}`}`,
  empty: 'Tippe die Nummer einer Möglichkeit, oder ? für Hilfe.',
  unknown: (word: string) =>
    `„${word}“ ist weder eine Möglichkeit noch ein Befehl. ? zeigt, was du tippen kannst.`,
  noSuchNumber: (number: string, count: number) =>
    `Eine Möglichkeit ${number} gibt es nicht; ${count === 1 ? 'es gibt nur 1' : `sie gehen von 1 bis ${count}`}.`,
  onlyOne: 'Auf diese Frage gibt es eine einzige Antwort.',
  refused: (why: string) => `Nicht angenommen: ${why}.`,
  sentence: (said: string) => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`,
};

export const sum = { unknown: '?', minus: '−', more: ' + …', open: ' bisher' };

const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return 'unter 1 %';
  return whole === 100 && chance < 1 ? 'über 99 %' : `${whole} %`;
};

/** `1 oder 6`, `3 bis 6`, `1, 3 oder 5` */
const faces = (helpful: readonly number[]): string => {
  const sorted = helpful.toSorted((a, b) => a - b);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${first} bis ${last}`;
  return sorted.length < 2 ? sorted.join('') : `${sorted.slice(0, -1).join(', ')} oder ${last}`;
};

export const odds = {
  percent,
  chance: (helpful: readonly number[], what: string, chance: number, about: boolean) =>
    `${helpful.length === 0 ? '' : `${faces(helpful)} `}${what}: ${about ? 'etwa ' : ''}${percent(chance)}`,
  against: (mine: string, theirs: string) => `${mine} gegen ${theirs}`,
  makes: (mine: number, theirs: number) => `macht ${mine} zu ${theirs}`,
};

export const battle = {
  full: '█',
  empty: '░',
  signs: { fights: '●', waits: '○', out: '×' },
  arrow: ' ▸ ',
  won: '★ gewonnen',
  dice: (dice: readonly string[]) => `Würfel: ${dice.join(' ')}`,
  cards: (cards: readonly string[]) => `Karten: ${cards.join(', ')}`,
  due: (due: readonly string[]) => `Am Zug: ${and(due)}.`,
};

export const goals = {
  none: 'Dieses Spiel führt keine Liste von Zielen.',
  signs: { now: '▸', done: '✓', later: '·' },
  owners: (letters: readonly string[]) => `bei ${letters.join(' ')}`,
};

export const goal = {
  goal: (what: string) => `Ziel: ${what}`,
  wins: (what: string) => `Wer gewinnt: ${what}`,
  none: 'Dieses Spiel sagt nicht, worum es geht.',
  blind: (bots: readonly string[]) =>
    `${and(bots)} ${bots.length === 1 ? 'sieht' : 'sehen'} in diesem Spiel nichts, denn es sagt nicht, wie eine Stellung steht: Gezogen wird nach Zufall.`,
  begin: 'Enter, um anzufangen („goal“ zeigt das wieder, „?“ hilft). ',
};

export const auto = {
  on: 'Ab jetzt fragt niemand mehr, ob du auf andere reagieren willst. „auto“ ändert das wieder.',
  off: 'Du wirst wieder gefragt, bevor andere weitermachen.',
};

export const undo = {
  nothing: 'Du hast noch nichts geantwortet.',
  agreed: (others: readonly string[]) =>
    `Seither ist etwas geschehen. ${others.length === 1 ? `Ist ${others[0]}` : `Sind ${and(others)}`} einverstanden, es zurückzunehmen? [j/N] `,
  yes: /^(j|ja|y|yes)$/i,
  stands: 'Dann bleibt es dabei.',
};

export const compose = {
  hint: (mayBeNone: boolean) =>
    `Füge Teile mit ihrer Nummer hinzu; done gibt die Antwort${mayBeNone ? ' (allein: keine)' : ''}, drop N nimmt einen heraus.`,
  empty: 'Nichts gewählt.',
  chosen: (names: readonly string[]) => `Gewählt: ${names.join(', ')}.`,
  soFar: 'Gewählt:',
  next: 'Kann dazukommen:',
  nothingFits: 'Mehr kann nicht dazukommen.',
  mayStand: 'Das kann so bleiben: done gibt die Antwort.',
  done: 'done',
  notYet: (missing: string) => `Nicht vollständig: ${missing}`,
  tooFew: (count: number) => `Wähle noch ${Math.max(1, count)}.`,
  already: (name: string) => `${name} ist schon gewählt.`,
  doesNotFit: (name: string) => `${name} passt nicht zu dem, was du gewählt hast.`,
  dropWhat: 'Welchen der gewählten Teile? Zum Beispiel: drop 3',
};

export const hint = {
  head: 'Gewinnchancen, soweit sich das sehen lässt:',
  none: 'Dazu lässt sich nichts sagen.',
  option: (number: number, name: string) => `${number} ${name}`,
  answer: (chance: number, parts: readonly string[], reason: string) =>
    `${(100 * chance).toFixed(1).replace('.', ',')} %  ${parts.length === 0 ? 'nichts' : parts.join(', ')}${reason === '' ? '' : ` (${reason})`}`,
};

export const why = {
  nothing: 'Nichts, was du siehst, ist gerade verwehrt.',
  list: 'Gerade nicht möglich:',
  refused: (what: readonly string[], reason: string, clause: string, most = 5) => {
    const shown = what.length > most + 1 ? [...what.slice(0, most), `${what.length - most} weitere`] : what;
    return `${and(shown)}: ${reason} [${clause}]`;
  },
  more: 'why a nennt die Regel hinter dem ersten, why 1 die Regel hinter Möglichkeit 1 (Regeln auf Englisch).',
  noSuch: (which: string) => `Weder Möglichkeit noch Verwehrtes: „${which}“. why zeigt, was nicht geht.`,
};

export const rule = {
  noLedger: (id: string) => `${id}: Die Regeln dieses Spiels sind hier nicht aufgeschrieben.`,
  unknown: (id: string) => `Eine Regel ${id} gibt es nicht.`,
};

export const look = {
  noSuch: (wanted: string) => `Nichts auf dem Tisch heißt „${wanted}“.`,
  // Kinds and colours of places are words of the program: German says only what lies there and where it leads.
  place: (
    name: string,
    _kind: string,
    _colour: string | undefined,
    here: readonly string[],
    next: readonly string[],
  ) =>
    `${name}${here.length > 0 ? `: ${here.join(', ')}` : ''}${next.length > 0 ? `. Führt zu: ${and(next)}.` : '.'}`,
};

export const curtain = {
  handOver: (name: string) => `Drück Enter, um den Bildschirm für ${name} zu leeren. `,
  line: '────────',
  pass: (name: string) => `Gib die Tastatur an ${name}. ${name}, drück Enter. `,
};

export const byHand = {
  waits: 'Deine Würfel warten wieder auf Enter.',
  goesOn: 'Deine Würfel fallen, ohne zu warten. „pause“ ändert das wieder.',
  /** `Dein Wurf, um Taubsi zu fangen (5 oder 6 fängt es: 33 %). Enter: Würfeln` */
  roll: (what: string, odds: string | null, act: string) =>
    `${odds === null ? what : `${what.replace(/\.$/, '')} (${odds}).`} Enter: ${act}`,
};

export const saved = {
  at: (file: string) => `Gespeichert: ${file}`,
  failed: (reason: string) =>
    `Die Partie lässt sich nicht speichern: ${reason}. Sie geht im Speicher weiter; „save“ versucht es noch einmal.`,
  resume: (id: string, data: string | null) => [
    `Gespeichert als ${id}.`,
    `Weiter geht es mit: npx indigo play --resume${data === null ? '' : ` --data ${data}`}`,
  ],
  lost: 'Die Partie ließ sich nicht speichern und ist weg.',
  resumed: (title: string, turn: number) => `${title}, Zug ${turn}: Weiter geht es.`,
};

export const play = { stuck: (name: string) => `keine Antwort von ${name} wurde angenommen` };

export const end = {
  winners: (winners: readonly string[], turns: number) =>
    `${winners.length === 0 ? 'Die Partie ist vorbei; niemand hat gewonnen' : `${and(winners)} ${winners.length === 1 ? 'hat' : 'haben'} gewonnen`}, nach ${many(turns, 'Zug', 'Zügen')}.`,
  record: (file: string) => `Aufzeichnung: ${file}`,
  replay: 'Die ganze Geschichte lesen, mit allen verdeckten Karten? [j/N] ',
};

export const more: string = '-- Enter für mehr, q zum Aufhören -- ';

export const help = [
  'Beantworte eine Frage mit der Nummer einer Möglichkeit (oder ihrer Kennung).',
  '',
  '1, 2, …        diese Möglichkeit; hat eine Antwort mehrere Teile, kommt sie dazu',
  'Enter          was in [Klammern] steht: was die meisten täten, passen, oder was du zusammengestellt hast',
  'done           eine Antwort aus mehreren Teilen geben',
  'drop N         Teil N wieder herausnehmen',
  '',
  'board, b       das ganze Brett',
  'battle         der Kampf oder was ausliegt, noch einmal und ganz',
  'options, o     die Möglichkeiten noch einmal, mit allem, was zu jeder zu sagen ist',
  'more, m        die nächsten Möglichkeiten, wo nicht alle auf den Bildschirm passen',
  'hand, h        was vor dir liegt und was es kann',
  'players, p     alle, soweit du sie sehen darfst, und die Stapel',
  'goal           worum es geht, ein Zug in wenigen Schritten, und wie man gewinnt',
  'goals, g       was zu erreichen ist und wer es hat',
  'hint           was eine Suche am besten findet, deine Gewinnchance damit und was dafür spricht',
  'look [NAME]    ein Ort auf dem Brett: was dort liegt, wohin er führt; oder eine Karte, ein Pokémon: was es ist',
  'news, n        was seit deiner letzten Antwort geschah',
  'log [N], l     die ganze Geschichte bisher, oder ihre letzten N Zeilen',
  'why            was du gerade nicht kannst, und nach welcher Regel',
  'why X          die Regel hinter Verwehrtem a, b, … (oder seinem Namen) oder Möglichkeit 1, 2, …',
  'rule [ID]      eine Regel auf Englisch, etwa rule C-MOVE-05; allein: die Regel dieser Frage',
  'pause          eigene Würfel ohne Enter werfen, oder wieder warten',
  'auto           nicht mehr fragen, ob ich auf andere reagiere, oder wieder fragen',
  'undo, u        deine letzte Antwort zurücknehmen; ist seither etwas geschehen, müssen die anderen einverstanden sein. Die Würfel fallen wieder gleich.',
  'save           jetzt speichern und sagen, wo (jede Antwort wird ohnehin gespeichert)',
  'quit, q        aufhören, wie Strg-C und Strg-D; npx indigo play --resume macht weiter',
  '?              diese Hilfe',
  '',
  'An einer Möglichkeit',
  '* + - !        was die meisten täten, was außerdem geht, was nur etwas beendet, was nur die eigenen trifft',
  '+ und −        was es bringt, was es kostet; davor, wie wahrscheinlich es gelingt',
  '',
  'Auf dem Brett',
  'A B C …        Mitspieler; die Buchstaben stehen vor ihren Namen',
  '1 2 3 …        der Ort, auf den eine Möglichkeit zeigt; 3+ wenn mehrere es tun',
  '● ○            etwas, das dort liegt, offen oder verdeckt',
  '· · ·          die Wege',
  'Andere Zeichen sind die Arten von Orten; die Zeile unter dem Brett nennt sie. Die Farbe ist die Farbe des Ortes.',
];

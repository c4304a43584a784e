import type { PageWords } from '../words.ts';

export const shell = {
  skip: 'Zum Inhalt springen',
  brand: 'Indigo, Startseite',
  places: 'Bereiche',
  play: 'Spielen',
  learn: 'Lernen',
  matches: 'Partien',
  you: 'Du',
  guest: 'Gast',
  toSettings: ', Einstellungen',
  toDay: 'Zum Tag wechseln',
  toNight: 'Zur Nacht wechseln',
  day: 'Tag',
  night: 'Nacht',
  close: 'Schließen',
  toGames: 'Zu den Spielen',
  loading: 'Das Brett wird ausgegraben…',
  nothingHere: 'Hier ist nichts',
  mistyped: 'Vielleicht ist die Adresse vertippt, oder was hier war, gibt es nicht mehr.',
  broke: 'Auf dieser Seite ist etwas kaputtgegangen',
  tablesSafe: 'Deine Tische sind sicher: Jede angenommene Antwort ist gespeichert.',
  again: 'Noch einmal versuchen',
  copyDetails: 'Einzelheiten kopieren',
  eyesOnly: (name) => `Nur für ${name}`,
  handOver: (name) =>
    `Gib das Gerät weiter. Die Karten bleiben verdeckt, bis ${name} den Knopf gedrückt hält.`,
  hold: (name) => `Halten: Ich bin ${name}`,
  seat: (seat) => `Platz ${seat + 1}`,
  player: (seat) => `Spieler ${seat + 1}`,
  list: (names) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`,
} satisfies PageWords['shell'];

import type { PageWords } from '../words.ts';

export const end = {
  over: 'Die Partie ist vorbei',
  abandoned: 'Lange kam niemand, also ist die Partie vorbei',
  noWinner: 'Die Partie endet ohne Sieger',
  youWin: 'Du gewinnst!',
  wins: (names) =>
    names.length === 1
      ? `${names[0]} gewinnt`
      : `${names.slice(0, -1).join(', ')} und ${names.at(-1)} gewinnen`,
  turns: (turns) => (turns === 1 ? 'Ein Zug' : `${turns} Züge`),
  you: 'Du',
  standings: 'Endstand',
  caughtCount: (caught) => `${caught} gefangen`,
  nextReady: 'Der nächste Tisch steht bereit: Die anderen warten auf dich.',
  again: 'Noch einmal spielen',
  replay: 'Wiederholung ansehen',
  look: 'Den Tisch ansehen',
  luck: 'Glück und Können',
  luckAbout: 'Spielt die Partie auf viele Arten noch einmal und sagt, was Glück war und was Können.',
  account: (luck, errors) => `Glück ${luck}, Fehler ${errors}`,
  noTurning: 'Kein einzelner Moment hat sie entschieden.',
  more: 'Die ganze Auswertung',
  team: 'Gefangen und behalten',
  nobodyCaught: 'Niemand hat etwas gefangen.',
  isNew: 'neu in deinem Dex',
  since: (turn) => `seit Zug ${turn}`,
  battles: 'Was geschah',
  turn: (turn) => `Zug ${turn}`,
  earlier: (count) => (count === 1 ? 'Noch eins zeigen' : `Noch ${count} zeigen`),
  dex: 'Dein Dex',
  dexHere: (seen, caught) => `In dieser Partie hast du ${seen} Pokémon gesehen und ${caught} gehabt.`,
  dexAll: (seen, caught, played) =>
    `In ${played === 1 ? 'einer Partie' : `${played} Partien`}: ${seen} gesehen, ${caught} gefangen.`,
  toYou: 'Deine Bilanz',
  loading: 'Blick zurück…',
  failed: 'Was geschah, lässt sich hier nicht noch einmal erzählen.',
} satisfies PageWords['end'];

export const you = {
  title: 'Deine Bilanz',
  about: 'Alle zu Ende gespielten Partien: auf diesem Gerät und online, wo der Server dich kennt.',
  lost: 'Dieser Browser behält nichts, also zählen Partien auf diesem Gerät nicht.',
  none: 'Noch nichts',
  noneAbout: 'Spiel eine Partie zu Ende, dann zählt sie hier.',
  play: 'Eine Partie spielen',
  played: 'Gespielt',
  won: 'Gewonnen',
  seen: 'Gesehen',
  caught: 'Gefangen',
  dexOf: (game) => `Dex – ${game}`,
  ofAll: (caught, all) => `${caught} von ${all} gefangen.`,
  wholeDex: 'Alle ansehen',
  settings: 'Name und Einstellungen',
  matches: 'Deine Partien',
  loading: 'Wird gezählt…',
} satisfies PageWords['you'];

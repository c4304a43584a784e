import type { PageWords } from '../words.ts';

export const home = {
  title: 'Wohin heute?',
  line: 'Fünf Pokémon-Brettspiele, genau nach Anleitung: allein, an einem Bildschirm oder mit Freunden.',
  solo: 'Allein',
  pass: 'Reihum am Gerät',
  invite: 'Freunde einladen',
  playNow: 'Gleich spielen',
  learn: 'Lernen',
  how: 'So geht’s',
  setUp: 'Einrichten',
  rules: 'Regeln',
  rulesOf: (game) => `: ${game}`,
  yourTables: 'Deine Tische',
  waiting: (tables) => (tables === 1 ? '1 wartet auf dich' : `${tables} warten auf dich`),
  noTables: 'Noch keine Tische. Fang in zehn Sekunden allein an, oder schick Freunden einen Link.',
  allMatches: 'Alle deine Partien',
  openTables: 'Offene Tische',
  joinByCode: 'Mit Code beitreten',
  yourTurn: 'Du bist dran',
} satisfies PageWords['home'];

export const boxes = {
  classic: {
    name: 'Master Trainer',
    meta: '1999 · 2–6 Personen · etwa eine Stunde',
    line: 'Fange, tausche und kämpfe unterwegs, und tritt dann gegen einen Meister an.',
  },
  hex: {
    name: 'HEX Edition',
    meta: 'Ausgabe 6.3 · 2–6 Personen · etwa 40 Züge für jeden',
    line: 'Jedes Mal eine neue Insel aus acht Sechsecken und über tausend Pokémon.',
  },
  master: {
    name: 'Pokémon Master',
    meta: '2–4 Personen · etwa zwei Stunden',
    line: 'Zieh mit Aktionspunkten ein Team groß und kämpfe auf einem Feld aus Sechsecken.',
  },
  badges: {
    name: 'Vier Orden',
    meta: '2–4 Personen · etwa eine Stunde',
    line: 'Mit Zerschneider, Surfer und Fliegen übers Raster. Vier Orden gewinnen.',
  },
  mit: {
    name: 'Das Brettspiel',
    meta: 'MIT 2008 · 2–3 Personen · etwa 55 Züge für jeden',
    line: 'Kämpfe Zug um Zug auf dem Rundweg um alle acht Orden.',
  },
} satisfies PageWords['boxes'];

import type { PageWords } from '../words.ts';

export const how = {
  opening: 'Die Anleitung wird aufgeschlagen …',
  none: 'Zu diesem Spiel gibt es keine Kurzanleitung',
  toGames: 'Zu den Spielen',
  title: (game) => `So geht ${game}`,
  games: 'Spiele',
  goal: 'Das Ziel.',
  turn: 'Dein Zug',
  wins: 'Wer gewinnt.',
  learn: 'Spielend lernen',
  allRules: 'Alle Regeln',
} satisfies PageWords['how'];

import type { PageWords } from '../words.ts';

export const table = {
  players: 'Mitspieler',
  you: 'Du',
  tags: { winner: 'gewonnen', away: 'weg', thinking: 'denkt nach', toMove: 'am Zug' },
  bot: 'Bot',
  botForThem: 'Ein Bot spielt dafür',
  askForBot: (name) => `Den Tisch fragen, ob ein Bot für ${name} spielen soll`,
  letBotPlay: (name) => `Einen Bot für ${name} spielen lassen`,
  gauge: (value, goal, what) => `${value} von ${goal} ${what}`,
  unit: (what) => what,
  cards: 'Karten',
} satisfies PageWords['table'];

import type { PageWords } from '../words.ts';

export const rules = {
  opening: 'Die Regeln werden aufgeschlagen…',
  notWritten: (game) => `Die Regeln von ${game} sind noch nicht aufgeschrieben`,
  games: 'Spiele',
  chapters: 'Kapitel',
  about:
    'Regeln auf Englisch. Jede Regel, wie sie hier gespielt wird, mit einer Nummer zum Wiederfinden. Was die Anleitung nicht selbst sagt, ist gekennzeichnet. Tippe auf eine Nummer, um sie zu verlinken.',
  search: 'Die Regeln durchsuchen (auf Englisch)',
  example: 'Suche: trade, Poké Ball, C-MOVE-05…',
  found: (rules) => `${rules} gefunden`,
  nothing: (words) => `Hier steht nichts von „${words}“. Die Regeln sind auf Englisch.`,
  ruling: 'Unsere Auslegung:',
  origins: {
    inferred: 'Folgt aus der Anleitung',
    ruling: 'Unsere Auslegung',
    design: 'Unser eigener Entwurf',
  },
} satisfies PageWords['rules'];

import type { PageWords } from '../words.ts';

export const learn = {
  coach: 'Professor Hasel',
  learned: (known, all) => `${known} von ${all} Dingen gelernt`,
  others: 'Jetzt ziehen die anderen. Schau zu, was sie tun: Der Verlauf erzählt es in Worten.',
  yours: 'Das ist deine Sache: Drück unten den Knopf, wenn du so weit bist.',
  next: 'Weiter',
  showMe: 'Zeig es mir',
  confirm: 'Jetzt bestätigen',
  leave: 'Ohne Begleitung weiterspielen',
  taught: 'Das war das ganze Spiel: Jetzt kannst du es!',
  over: 'Die Partie ist zu Ende, und du kannst das Spiel!',
  playOn: 'Weiterspielen',
  realMatch: 'Eine richtige Partie',
  game: 'Dieses Spiel',
  learn: 'Spielend lernen',
  learnAbout: 'Eine kurze Partie mit Begleitung. Dieser Tisch wartet auf dich.',
  how: 'So geht’s',
  howAbout: 'Das Ziel, ein Zug und wer gewinnt, auf einer Seite.',
  allRules: 'Alle Regeln',
  rulesAbout: 'Jede Regel, zum Suchen.',
  lesson: (names) => `Lernpartie mit ${names}`,
} satisfies PageWords['learn'];

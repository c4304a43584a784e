import type { PageWords } from '../words.ts';

export const analysis = {
  title: 'Auswertung',
  working: 'Die Partie wird auf viele Arten noch einmal gespielt…',
  howFar: 'Wie weit die Auswertung ist',
  stop: 'Anhalten',
  begin: 'Partie auswerten',
  noRecord: 'Es gibt keine Aufzeichnung dazu.',
  you: 'Du',
  nothing: 'nichts',
  chance: 'Ein Wurf oder eine gezogene Karte',
  turningPoints: 'Wendepunkte',
  worst: 'Schlechteste Antworten',
  best: 'Beste Antworten',
  better: (answer, chance, instead) => `Besser: ${answer} (${chance} statt ${instead})`,
  estimates: (futures) =>
    `Gewinnchancen sind geschätzt: das Mittel aus ${futures} Zukünften je Stellung. Unterschiede, die Zufall sein können, zählen nicht als Fehler.`,
  caption: 'In Prozent. Von links nach rechts ergibt es das Ergebnis.',
  player: 'Spieler',
  start: 'Anfang',
  result: 'Ergebnis',
  parts: {
    luck: { name: 'Glück', about: 'Was Würfe und Karten brachten, gegenüber ihrem Durchschnitt' },
    error: {
      name: 'Fehler',
      about: 'Was eigene Antworten kosteten, gegenüber der besten nach dem, was man wissen konnte',
    },
    others: {
      name: 'Andere',
      about: 'Was andere durch ihre Antworten verloren, soweit es diesen Spieler betrifft',
    },
    rest: {
      name: 'Rest',
      about:
        'Wie weit die besten Antworten über das Übliche gehen, eigene abzüglich der anderen, und worin die Schätzung danebenliegt',
    },
  },
  goThere: 'Zu diesem Moment der Wiederholung',
  turn: (turn) => `Zug ${turn}`,
  curve: (seats) => `Gewinnchancen im Lauf der Partie: ${seats.join(', ')}`,
  fromTo: (name, from, to) => `${name} von ${from} auf ${to}`,
} satisfies PageWords['analysis'];

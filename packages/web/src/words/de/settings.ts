import type { PageWords } from '../words.ts';

export const settings = {
  title: 'Du und dieses Gerät',
  kept: 'Alles hier bleibt nur in diesem Browser gespeichert.',
  name: 'Name',
  othersRead: 'Was andere lesen',
  look: 'Aussehen',
  language: 'Sprache',
  asDevice: 'Wie das Gerät',
  theme: 'Farben',
  day: 'Tag',
  night: 'Nacht',
  plainMap: 'Schlichte Karte',
  plainMapAbout: 'Ohne Landschaft und mit dicken Wegen: leichter zu lesen.',
  movementAndSound: 'Bewegung und Ton',
  speed: 'Tempo',
  speeds: { calm: 'Ruhig', normal: 'Normal', fast: 'Schnell', veryFast: 'Sehr schnell', atOnce: 'Sofort' },
  movement: 'Bewegung',
  full: 'Voll',
  reduced: 'Weniger',
  sound: 'Ton',
  soundAbout: 'Würfel, Schritte und ein Klang, wenn du dran bist.',
  answers: 'Antworten',
  oneTap: 'Ein Tippen antwortet',
  oneTapAbout:
    'Das erste Tippen auf ein leuchtendes Ziel ist die Antwort. Sonst zeigt es, was geschähe, und das zweite Tippen tut es.',
  rollsItself: 'Von selbst würfeln',
  rollsItselfAbout:
    'Deine Würfel fallen ohne Tippen, und Ergebnisse ziehen nach einem Moment vorbei. Sonst wartet der Tisch auf dich.',
  autoPass: 'Reaktionen überspringen',
  autoPassAbout:
    'Du wirst nie gefragt, ob du andere unterbrechen willst. Deine eigenen Züge bleiben, wie sie sind.',
} satisfies PageWords['settings'];

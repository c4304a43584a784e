/** How hex is played, on one page, in German. */
import type { Translation } from '@indigo/kernel';
import { ADVANTAGE, BADGES_NEEDED, EVOLUTION_BONUS, HAND_LIMIT } from '../data/rules.ts';
import type { GuideText } from '../text/guide.ts';

export const guide = {
  'guide.goal': {
    say: () =>
      `Gewinne ${BADGES_NEEDED} Orden auf einer Insel, die jedes Mal neu ist, und dann die Pokémon-Liga.`,
  },
  'guide.roll': {
    say: () => 'Würfeln und gehen',
  },
  'guide.roll.text': {
    say: () =>
      'Ein Würfel, jede Richtung, kein Feld zweimal. In einer Stadt darfst du immer anhalten. Aus jeder Stadt fährt ein Zug in eine, in der du schon warst.',
  },
  'guide.catch': {
    say: () => 'Fangen',
  },
  'guide.catch.text': {
    say: () =>
      'Auf einem Ballfeld wird das Pokémon aufgedeckt, und ein Würfel entscheidet. Die Farbe seiner Karte sagt, welche Würfe es fangen. Entkommt es, ist es geschwächt und beim nächsten Mal leichter zu fangen.',
  },
  'guide.cards': {
    say: () => 'Ereignisse und Items',
  },
  'guide.cards.text': {
    say: () =>
      `Auf „!“-Feldern ziehst du ein Ereignis, das sofort gilt. Items bleiben auf der Hand, höchstens ${HAND_LIMIT}. Deine Trainerkarte hilft dir immer.`,
  },
  'guide.family': {
    say: () => 'Familien sammeln',
  },
  'guide.family.text': {
    say: () =>
      `Zwei aus einer Entwicklungsreihe geben dem stärksten +${EVOLUTION_BONUS[1]} Stärke, drei +${EVOLUTION_BONUS[2]}.`,
  },
  'guide.gym': {
    say: () => 'Arenaleiter besiegen',
  },
  'guide.gym.text': {
    say: () =>
      `In einer Stadt darfst du gegen ihren Arenaleiter kämpfen: Stärke, +${ADVANTAGE} für jeden Typ, gegen den du stark bist, ein Item und dein Würfel. Gleichstand gewinnt.`,
  },
  'guide.badge': {
    say: () => 'Mit Orden wachsen',
  },
  'guide.badge.text': {
    say: () =>
      'Anfangs gehorchen dir nur rosa, grüne und Starter-Pokémon. Jeder Orden bringt ein Item, und stärkere Farben folgen.',
  },
  'guide.wins': {
    say: () =>
      `Mit ${BADGES_NEEDED} Orden betrittst du das Indigo Plateau, gehst einmal rundherum und beginnst die Liga. Wer sie gewinnt, gewinnt das Spiel.`,
  },
} satisfies Translation<GuideText>;

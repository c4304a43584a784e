/** How classic is played, on one page, in German. */
import type { Translation } from '@indigo/kernel';
import { BONUS_CARDS_PER_BATTLE, GOAL_POWER, HAND_LIMIT, SPOILS } from '../data/rules.ts';
import type { GuideText } from '../text/guide.ts';

export const guide = {
  'guide.goal': {
    say: () =>
      `Sammle Pokémon im Wert von ${GOAL_POWER} Stärkepunkten und besiege dann auf dem Indigo Plateau einen Pokémon-Meister.`,
  },
  'guide.roll': {
    say: () => 'Würfeln und gehen',
  },
  'guide.roll.text': {
    say: () =>
      'Ein Würfel sagt, wie weit du gehst, und du gehst den ganzen Wurf. Bis Azuria City gibt es nur einen Weg; danach gehst du, wohin du willst.',
  },
  'guide.catch': {
    say: () => 'Fangen',
  },
  'guide.catch.text': {
    say: () =>
      'Auf einem runden Feld wird ein Chip aufgedeckt. Die kleinen Würfel darauf sagen, welche Würfe ihn fangen. Ein Ball, vorher geworfen, lässt mehr Würfe fangen.',
  },
  'guide.cards': {
    say: () => 'Karten ziehen',
  },
  'guide.cards.text': {
    say: () =>
      `Städte geben Item-Karten, die nur du siehst; am Ende eines Zuges behältst du höchstens ${HAND_LIMIT}. Ereignisfelder decken eine Karte auf, die sofort gilt.`,
  },
  'guide.meet': {
    say: () => 'Tauschen oder kämpfen',
  },
  'guide.meet.text': {
    say: () =>
      'Kommst du an jemandem vorbei, darfst du dort anhalten und Pokémon tauschen oder herausfordern, statt auf dein Ziel zu gehen.',
  },
  'guide.battle': {
    say: () => 'Kämpfe gewinnen',
  },
  'guide.battle.text': {
    say: () =>
      `Angriffsstärke, ein Würfel und bis zu ${BONUS_CARDS_PER_BATTLE} Angriffsbonus-Karten: Die höhere Summe gewinnt ${SPOILS} Item-Karten. Das unterlegene Pokémon ist besiegt und zählt nicht mehr.`,
  },
  'guide.revive': {
    say: () => 'Beleben',
  },
  'guide.revive.text': {
    say: () =>
      'Tränke, manche Ereignisse und die Center von Azuria City und Orania City bringen besiegte Pokémon zurück.',
  },
  'guide.wins': {
    say: () =>
      `Mit ${GOAL_POWER} Punkten wirst du auf die Zinnoberinsel gerufen; von dort führt der Weg zum Indigo Plateau. Ein genauer Wurf beginnt den Finalkampf: Besiege den Meister, und du gewinnst.`,
  },
} satisfies Translation<GuideText>;

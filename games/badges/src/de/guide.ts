/** How badges is played, on one page, in German. */
import type { Translation } from '@indigo/kernel';
import { BADGES_TO_WIN, CONTEST_NEEDS } from '../data/rules.ts';
import { NEEDED } from '../data/types.ts';
import type { GuideText } from '../text-guide.ts';

export const guide = {
  'guide.goal': {
    say: () => `Hol dir als Erster ${BADGES_TO_WIN} Orden. Jede Arena und jeder Wettbewerb gibt jedem einen.`,
  },
  'guide.roll': {
    say: () => 'Würfeln und gehen',
  },
  'guide.roll.text': {
    say: () =>
      'Zwei Würfel sagen, wie viele Felder du gehen darfst. Du musst nicht alle nutzen. Büsche und Wasser sind im Weg.',
  },
  'guide.hm': {
    say: () => 'Eine VM einsetzen',
  },
  'guide.hm.text': {
    say: () =>
      'Manches Pokémon in deinem Team kann eine: Zerschneider entfernt einen Busch für immer, Surfer quert Wasser, Fliegen führt geradeaus statt zu Fuß. Das kostet keine Aktion.',
  },
  'guide.capture': {
    say: () => 'Fangen',
  },
  'guide.capture.text': {
    say: () =>
      'Auf einer Route darfst du die oberste Karte ihres Stapels ziehen. Das gelingt immer. Die sechs Blasen zeigen, welche Typen im Stapel liegen.',
  },
  'guide.gym': {
    say: () => 'Arenen besiegen',
  },
  'guide.gym.text': {
    say: () =>
      `Neben einer Arena besiegst du ihre drei Pokémon nacheinander, je mit einem Würfel. Der bessere Typ braucht ${NEEDED.super} oder mehr, ein gleicher ${NEEDED.effective}, der schlechtere ${NEEDED.weak}. Wer verliert, wird ohnmächtig.`,
  },
  'guide.contest': {
    say: () => 'Wettbewerbe gewinnen',
  },
  'guide.contest.text': {
    say: () =>
      `Neben einem Wettbewerb gewinnen ihn ${CONTEST_NEEDS} Pokémon seines Typs im Team. Ganz ohne Würfel.`,
  },
  'guide.center': {
    say: () => 'Heilen und tauschen',
  },
  'guide.center.text': {
    say: () =>
      'Das Pokémon-Center heilt alle und lässt dich Team und Box tauschen. Mit jedem, nah oder fern, darfst du eins gegen eins tauschen.',
  },
  'guide.wins': {
    say: () =>
      `Gehen ist frei, soweit dein Wurf reicht; danach machst du eine Aktion, und dein Zug endet. ${BADGES_TO_WIN} Orden gewinnen sofort.`,
  },
} satisfies Translation<GuideText>;

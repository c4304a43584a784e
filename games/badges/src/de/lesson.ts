import type { Translation } from '@indigo/kernel';
import { BADGES_TO_WIN, BOX_MAX, CONTEST_NEEDS } from '../data/rules.ts';
import { NEEDED } from '../data/types.ts';
import type { LessonText } from '../text-lesson.ts';
import { badgeName, judged, opponent, routeName, siteIs, squares, up } from './names.ts';

export const lesson = {
  'coach.goal': {
    say: () =>
      `Willkommen, Trainer! Das Ziel ist schnell gesagt: Hab als Erster ${BADGES_TO_WIN} Orden. Arenen und Wettbewerbe geben je einen, und für beide brauchst du Pokémon.`,
  },
  'coach.dice': {
    say: (_, left) =>
      `Zwei Würfel sagen, wie weit du gehen darfst: jetzt bis zu ${squares(left)}, und nicht alle, wenn du nicht willst. Nach dem Gehen hast du eine Aktion, und die beendet deinen Zug.`,
  },
  'coach.walk': {
    say: () =>
      'Farbige Felder sind Routen, und jede Route hat einen Stapel wilder Pokémon. Ihre sechs Punkte zeigen, welche Typen darin liegen. Geh auf eine Route.',
  },
  'coach.walk-done': { say: () => 'Hier kannst du etwas fangen.' },
  'coach.walk-strayed': { say: () => 'Sieh dich ruhig um. Die Pokémon sind auf den Routen.' },
  'coach.capture': {
    say: (_, route) =>
      `Du stehst auf ${routeName(route)}. Fangen gelingt immer: Du ziehst die oberste Karte des Stapels. Das ist deine Aktion in diesem Zug.`,
  },
  'coach.capture-done': { say: () => 'Gefangen! Sonst sieht niemand, welches es ist.' },
  'coach.capture-strayed': { say: () => 'Wie du magst. Der Stapel wartet auf dich.' },
  'coach.caught': {
    say: (_, kind, most) =>
      `Du hast ${judged(kind)} im Team. Das Team fasst ${most}; weitere kommen in deine Box, die ${BOX_MAX} fasst.`,
  },
  'coach.types': {
    say: () =>
      `Typen entscheiden Kämpfe: Feuer schlägt Pflanze, Pflanze schlägt Wasser, Wasser schlägt Feuer. Mit dem besseren Typ gewinnt der Würfel ab ${NEEDED.super}, mit einem gleichen ab ${NEEDED.effective}, mit dem schlechteren ab ${NEEDED.weak}.`,
  },
  'coach.hm': {
    say: () =>
      'Manche Pokémon können eine VM: Zerschneider entfernt einen Busch, Surfer überquert Wasser, Fliegen bringt dich geradeaus, statt zu gehen. Das ist keine Aktion, du kannst es also unterwegs tun. Versuch es.',
  },
  'coach.hm-done': { say: () => 'Das spart einen weiten Umweg.' },
  'coach.hm-strayed': { say: () => 'Merk es dir: Eine VM je Zug ist umsonst.' },
  'coach.gym': {
    say: (_, site) =>
      `Hier ist ${siteIs(site).the}. Drei Pokémon warten darin, und du musst alle besiegen, mit je einem Würfel. Die Chance neben dem Knopf sagt, wie es aussieht. Fordere sie heraus!`,
  },
  'coach.gym-done': { say: () => 'Hinein mit dir.' },
  'coach.gym-strayed': { say: () => 'Erst ein größeres Team: klug. Die Arena bleibt, wo sie ist.' },
  'coach.fight': {
    say: (_, site, beaten) =>
      `${up(opponent(site, beaten))} tritt vor. Schick das Pokémon, das am wenigsten auf dem Würfel braucht. Verliert es, ist es besiegt, und du kannst ein anderes schicken.`,
  },
  'coach.fight-done': { say: () => 'Eine gute Wahl.' },
  'coach.fight-strayed': { say: () => 'Eine Überraschung! Soll der Würfel entscheiden.' },
  'coach.fought': {
    say: () =>
      'Wer gewinnt, kann weiterkämpfen. Ist in deinem Team niemand mehr kampffähig, wachst du im Pokémon-Center auf, alle sind geheilt, und die Arena beginnt beim nächsten Mal von vorn.',
  },
  'coach.badge': {
    say: (_, site) =>
      `Der ${badgeName(site)} gehört dir! Noch ${BADGES_TO_WIN - 1}, und du gewinnst. Jede Arena und jeder Wettbewerb gibt dir seinen Orden nur einmal.`,
  },
  'coach.contest': {
    say: () =>
      `Wettbewerbe brauchen keine Würfel: Stell dich mit ${CONTEST_NEEDS} Pokémon seines Typs im Team daneben, tritt an, und sein Orden gehört dir.`,
  },
  'coach.center': {
    say: () =>
      'Neben dem Pokémon-Center kann deine Aktion alle heilen und Pokémon zwischen Team und Box umlegen. Besiegte können vorher nicht kämpfen.',
  },
  'coach.center-done': { say: () => 'Alle sind wieder wohlauf.' },
  'coach.center-strayed': { say: () => 'Es hat immer geöffnet.' },
  'coach.trade': {
    say: () =>
      'Du darfst jedem einen Tausch anbieten, nah oder fern: ein Pokémon für eines. Klappt es, war es deine Aktion; wenn nicht, kannst du noch etwas anderes tun.',
  },
  'coach.q.move': {
    say: () =>
      'Geh, dann handle: auf einer Route fangen, eine Arena herausfordern, antreten, heilen oder tauschen. Eine Aktion je Zug.',
  },
  'coach.q.exchange': { say: () => 'Es ist kein Platz mehr. Leg zurück, was dir am wenigsten hilft.' },
  'coach.q.rearrange': {
    say: () => 'Nur Pokémon im Team kämpfen und treten an. Nimm hinein, was dein nächster Orden braucht.',
  },
  'coach.q.offer': { say: () => 'Nenne ein Pokémon, das du gibst, und was du dafür willst.' },
  'coach.q.answer-offer': {
    say: () => 'Gib eines, das passt, oder lehne ab. Du schuldest niemandem einen Tausch.',
  },
  'coach.q.fight': { say: () => 'Schick, wer am wenigsten auf dem Würfel braucht.' },
} satisfies Translation<LessonText>;

import type { Translation } from '@indigo/kernel';
import { LEADERS } from '../data/leaders.ts';
import { BATTLE_MAX, TEAM_MAX, WEAKNESS } from '../data/rules.ts';
import type { LessonText } from '../text-lesson.ts';
import { badgeName, leaderName, orLess, pokemon } from './names.ts';

export const lesson = {
  'coach.goal': {
    say: () =>
      `Willkommen, Trainer! Acht Arenaleiter warten an diesem Weg, jeder mit einem Orden. Hab als Erster alle ${LEADERS.length}, und du bist der Champ.`,
  },
  'coach.starter': {
    say: () =>
      'Wähle deinen ersten Partner. Jede Karte zeigt seine KP, seine Attacken und wogegen er schwach ist. Schiggy hat es gegen die Felsen in Rockos Arena leicht.',
  },
  'coach.starter-done': { say: () => 'Ein feiner Partner für den Anfang.' },
  'coach.starter-strayed': { say: () => 'Gute Wahl! Aus allen dreien kann ein Champ werden.' },
  'coach.walk': {
    say: (_, pips) =>
      `Du hast eine ${pips} gewürfelt: Geh bis zu so viele Felder vor oder zurück, oder bleib. Bleib auf einer Route stehen, um dort im nächsten Zug Pokémon zu finden.`,
  },
  'coach.walk-done': { say: () => 'Da bist du.' },
  'coach.walk-strayed': { say: () => 'Auch das geht. Pokémon leben auf den farbigen Feldern.' },
  'coach.wild': {
    say: () =>
      'Du stehst auf einer Route. Such ein wildes Pokémon: Das kostet deinen ganzen Zug, und vielleicht kommt es in dein Team.',
  },
  'coach.wild-done': { say: () => 'Da raschelt etwas…' },
  'coach.wild-strayed': {
    say: () => 'Nur weiter. Ein Team aus einem hat es später allerdings schwer.',
  },
  'coach.attack': {
    say: (_, enemy) =>
      `Jetzt kämpfst du gegen ${pokemon(enemy)}, Zug um Zug. Jede Attacke nennt ihren Schaden und den höchsten Wurf, der trifft. Eine Schwäche gibt ${WEAKNESS} dazu. Wähle eine Attacke.`,
  },
  'coach.attack-done': { say: () => 'Nun entscheidet der Würfel, ob sie trifft.' },
  'coach.attack-strayed': { say: () => 'Sehen wir, was daraus wird.' },
  'coach.ball': {
    say: (_, needed) =>
      `Jetzt ist es schwach genug: Ein Pokéball fängt es bei ${orLess(needed)}. Je weniger KP es noch hat, desto besser deine Chance. Wirf einen, sie gehen nie aus.`,
  },
  'coach.ball-done': { say: () => 'Los, Pokéball!' },
  'coach.ball-strayed': {
    say: () => 'Du kannst warten, aber ein besiegtes wildes Pokémon kommt zurück in seinen Stapel.',
  },
  'coach.caught': {
    say: (_, card) =>
      `${pokemon(card)} kommt in dein Team, mit allen Wunden. Ein Team fasst ${TEAM_MAX}, und bis zu ${BATTLE_MAX} davon gehen in einen Kampf.`,
  },
  'coach.damage': {
    say: () =>
      'Wunden bleiben nach dem Kampf. Wer auf einem Pokémon-Center stehen bleibt, heilt sein ganzes Team, und wer einen Kampf verliert, wacht im letzten Center auf, an dem er vorbeikam.',
  },
  'coach.gym': {
    say: (_, leader) =>
      `Die Arena von ${leaderName(leader)}! Du darfst so viele Pokémon mitbringen, wie dort warten. Jemand anders spielt für die Arena. Nimm die Herausforderung an.`,
  },
  'coach.gym-done': { say: () => 'Los geht es.' },
  'coach.gym-strayed': { say: () => 'Gut vorbereitet ist besser. Die Arena bleibt, wo sie ist.' },
  'coach.badge': {
    say: (_, leader) =>
      `Der ${badgeName(leader)} gehört dir! Noch ${LEADERS.length - 1}, und du gewinnst. Die Reihenfolge der Orden ist dir überlassen.`,
  },
  'coach.lost': {
    say: () =>
      'Das war zu stark. Heile, fang mehr Pokémon, und versuch es noch einmal: Nichts ist für immer verloren.',
  },
  'coach.evolve': {
    say: () =>
      'Nach einem gewonnenen Kampf kann sich ein Pokémon, das dabei war, entwickeln, wenn der Würfel es erlaubt und du den Orden dafür hast. Sein Schaden bleibt.',
  },
  'coach.q.starter': { say: () => 'Wähle den Partner, der dir am besten gefällt.' },
  'coach.q.turn': { say: () => 'Geh, oder such ein wildes Pokémon, wenn du auf einer Route stehst.' },
  'coach.q.walk': {
    say: () => 'Wähle ein leuchtendes Feld: Routen für Pokémon, Center zum Heilen, Arenen für Orden.',
  },
  'coach.q.call': { say: () => 'Jemand kam auf dein Feld. Kämpfe nur, wenn dein Team fit ist.' },
  'coach.q.gym': { say: () => 'Kämpfe, wenn dein Team fit ist; nichts zwingt dich.' },
  'coach.q.select': { say: () => 'Wähle, wer kämpft. Das zuerst genannte geht zuerst hinein.' },
  'coach.q.act': {
    say: () => 'Greif an, wechsle, oder wirf einen Pokéball auf ein schwaches wildes Pokémon.',
  },
  'coach.q.act-leader': {
    say: () => 'Du spielst jetzt für die Arena. Kämpfe, so gut du kannst: Es kostet dich nichts.',
  },
  'coach.q.replace': { say: () => 'Schick, wer noch die meisten KP hat.' },
  'coach.q.release': {
    say: () => 'Eines muss gehen. Behalte die starken und die, die sich entwickeln können.',
  },
  'coach.q.evolve': { say: () => 'Versuch es: Sagt der Würfel nein, ist nichts verloren.' },
} satisfies Translation<LessonText>;

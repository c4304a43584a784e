import type { Translation } from '@indigo/kernel';
import { CHIPS } from '../data/chips.ts';
import { BONUS_CARDS_PER_BATTLE, GOAL_POWER, HAND_LIMIT, SPOILS } from '../data/rules.ts';
import type { LessonText } from '../text/lesson.ts';
import { or, pokemon } from './names.ts';

const facesOf = (dex: number): string => or(CHIPS[dex - 1].catches.map(String));

export const lesson = {
  'coach.goal': {
    say: () =>
      `Willkommen, Trainer! Das Ziel: Fang Pokémon mit zusammen ${GOAL_POWER} Stärkepunkten, und besieg dann einen Pokémon-Meister. Wer das zuerst schafft, gewinnt.`,
  },
  'coach.starter': {
    say: (_, dex) =>
      `Das ist dein erstes Pokémon: ${pokemon(dex)} mit Stärke ${CHIPS[dex - 1].power}. Ein Starter gehört dir für immer: Niemand kann ihn wegtauschen.`,
  },
  'coach.road': {
    say: () =>
      'In jedem Zug bringt dich ein Würfel den Weg entlang, und du gehst den ganzen Wurf. Bis Azuria City gibt es nur einen Weg; danach gehst du, wohin du willst.',
  },
  'coach.wild': {
    say: (_, dex) =>
      `Ein wildes ${pokemon(dex)}! Die kleinen Würfel auf seinem Chip sagen, was es fängt: eine ${facesOf(dex)} mit einem Würfel. Grüne Chips sind stärker als rosa, blaue und rote noch stärker.`,
  },
  'coach.caught': {
    say: (_, dex) =>
      `${pokemon(dex)} ist gefangen, und seine Stärke ${CHIPS[dex - 1].power} zählt sofort für dich. Ein anderer Chip dieser Farbe kommt verdeckt an seinen Platz, solange es welche gibt.`,
  },
  'coach.missed': {
    say: (_, dex) =>
      `${pokemon(dex)} ist diesmal entkommen. Es bleibt offen auf dem Brett liegen: Wer dort landet, darf es wieder versuchen.`,
  },
  'coach.items': {
    say: () =>
      `Orte geben dir Item-Karten, und nur du siehst sie. Bälle helfen beim Fangen, Angriffsbonus-Karten beim Kämpfen. Am Ende deines Zuges darfst du ${HAND_LIMIT} behalten.`,
  },
  'coach.event': {
    say: () =>
      'Das war eine Ereigniskarte: Ihr Text gilt sofort. Manche bringen Pokémon oder Items, manche einen Kampf, manche lassen dich Pokémon mit jemandem tauschen.',
  },
  'coach.ball': {
    say: (_, dex) =>
      `Bevor du um ${pokemon(dex)} würfelst, darfst du einen Ball werfen. Er verschiebt den Wurf, nachdem der Würfel gefallen ist, sodass mehr Zahlen fangen. Sieh dir die Chancen neben jeder Wahl an, und nimm den besten Ball.`,
  },
  'coach.ball-done': { say: () => 'Guter Wurf. Ein Ball ist verbraucht, ob er hilft oder nicht.' },
  'coach.ball-strayed': {
    say: () => 'Die Bälle für stärkere Pokémon aufheben: auch ein Plan.',
  },
  'coach.stop': {
    say: (r, met) =>
      `Du kommst an ${r.name(met)} vorbei! Du darfst dort anhalten und tauschen oder kämpfen; dann zählt das Feld nicht, zu dem du wolltest. Fordern wir ${r.name(met)} zum Kampf.`,
  },
  'coach.stop-done': { say: () => 'Eine Herausforderung! Nur eine Poképuppe könnte sie noch abwenden.' },
  'coach.stop-strayed': {
    say: () => 'Weitergehen ist in Ordnung: Erst kommt das Fangen. Ihr trefft euch wieder.',
  },
  'coach.send': {
    say: () =>
      'Wähle, wer kämpft. Angriffsstärke plus ein Würfel plus Karten ergibt deine Summe, und die höhere gewinnt. Das Pokémon des Verlierers ist kampfunfähig, also nimm ein starkes.',
  },
  'coach.send-done': { say: () => 'Eine gute Wahl.' },
  'coach.send-strayed': { say: () => 'Eine mutige Wahl! Vielleicht macht es der Würfel wett.' },
  'coach.bonus': {
    say: () =>
      `Bevor die Würfel fallen, darf jede Seite bis zu ${BONUS_CARDS_PER_BATTLE} Angriffsbonus-Karten verdeckt beiseitelegen. Sie sind verbraucht, wer auch gewinnt. Eine Karte genügt.`,
  },
  'coach.bonus-done': {
    say: () => 'Sonst weiß niemand, wie viel sie wert ist. Jetzt fallen die Würfel.',
  },
  'coach.bonus-strayed': { say: () => 'Deine Karten, deine Entscheidung. Jetzt fallen die Würfel.' },
  'coach.fought': {
    say: () =>
      `Wer gewinnt, nimmt ${SPOILS} Item-Karten. Das Pokémon des Verlierers liegt verdeckt: Bis es wiederbelebt ist, kann es nicht kämpfen, und seine Stärke zählt nicht.`,
  },
  'coach.crossroads': {
    say: () =>
      'Azuria City, und der Weg gabelt sich. Von hier an darfst du in jedem Zug in beide Richtungen. Tippe auf einen leuchtenden Ort, um zu sehen, was er bringt. Ich würde dorthin gehen, wo stärkere Pokémon leben.',
  },
  'coach.crossroads-done': {
    say: () => 'Auf geht es. Umkehren darfst du immer, wenn ein neuer Zug beginnt.',
  },
  'coach.crossroads-strayed': { say: () => 'Der Weg steht dir genauso offen.' },
  'coach.fly': {
    say: () =>
      'Ein Flug bringt dich statt eines Wurfs sofort in einen beliebigen Ort. Um einen Ort weit vorn leben stärkere Pokémon: Versuch es.',
  },
  'coach.fly-done': { say: () => 'Viel schneller als zu Fuß.' },
  'coach.fly-strayed': { say: () => 'Die Karte hält sich. Du kannst in jedem späteren Zug fliegen.' },
  'coach.time-machine': {
    say: () =>
      'Eine Zeitmaschine wirft einen Würfel neu, deinen oder den von jemand anderem, aber der neue Wurf gilt. Nimm sie, wenn dir der Wurf auf dem Tisch schadet.',
  },
  'coach.revive': {
    say: () =>
      'Ein Pokémon-Center! Beleb ein Pokémon sicher wieder. Sind zwei oder mehr kampfunfähig, darfst du stattdessen um alle spielen.',
  },
  'coach.power': {
    say: (_, power) =>
      `Du hast ${power} der ${GOAL_POWER} Stärkepunkte, die du brauchst. Mit ${GOAL_POWER} wirst du am Ende deines Zuges auf die Zinnoberinsel gerufen; von dort führt der Weg hinauf zum Indigo Plateau.`,
  },
  'coach.master': {
    say: () =>
      'Auf dem Indigo Plateau bringt dich ein genauer Wurf in den Finalkampf: eines deiner Pokémon, deine Karten und ein Würfel gegen einen verdeckten Meister. Gewinnst du ihn, gewinnst du das Spiel.',
  },
  'coach.q.start': {
    say: () => 'Du bist dran. Du darfst zuerst eine Karte spielen; sonst würfle einfach.',
  },
  'coach.q.move': { say: () => 'Wähle einen leuchtenden Ort. Jeder sagt, was du dort fändest.' },
  'coach.q.stop': {
    say: () => 'Du darfst hier für einen Tausch oder Kampf anhalten, oder weitergehen.',
  },
  'coach.q.offer': {
    say: () =>
      'Stell dein Angebot zusammen: von jeder Seite mindestens ein Pokémon, und Karten, um es zu versüßen. Es geht auch ohne Tausch.',
  },
  'coach.q.answer-offer': {
    say: () => 'Vergleiche, was du bekämst und gäbest. Du darfst ablehnen.',
  },
  'coach.q.ball': {
    say: () => 'Je mehr Zahlen fangen, desto besser. Ohne Ball entscheidet der Würfel allein.',
  },
  'coach.q.reroll': {
    say: () => 'Würfle nur neu, wenn dir nicht gefällt, was da liegt: Der neue Wurf gilt.',
  },
  'coach.q.doll': { say: () => 'Deine Poképuppe kann das abwenden. Ohne sie musst du mitmachen.' },
  'coach.q.send': { say: () => 'Wer kämpft? Die Chancen daneben sagen, wie es wohl ausgeht.' },
  'coach.q.bonus': {
    say: () =>
      'Leg Angriffsbonus-Karten beiseite, wenn dir der Kampf wichtig ist: Verbraucht sind sie so oder so.',
  },
  'coach.q.revive': {
    say: () => 'Hol zurück, was du am meisten brauchst: Seine Stärke zählt sofort wieder.',
  },
  'coach.q.event': { say: () => 'Lies die Karte. Bevor sie gilt, darfst du einen Trank spielen.' },
  'coach.q.dungeon': {
    say: () => 'Vier Legenden liegen hier verdeckt. Jeder Chip kann jede von ihnen sein.',
  },
  'coach.q.chance': {
    say: () => 'Nimm den Chip, den du magst: ohne Würfeln. Ein verdeckter ist eine Überraschung.',
  },
  'coach.q.trade': {
    say: () => 'Diesen Tausch kann niemand ablehnen: Nimm ein starkes, gib ein schwaches.',
  },
  'coach.q.fight': {
    say: () => 'Du musst jemanden herausfordern, nah oder fern. Nimm, wer am schwächsten aussieht.',
  },
  'coach.q.catch-any': { say: () => 'Wähle irgendeinen Chip dieser Farbe, und würfle um ihn.' },
  'coach.q.potion': {
    say: () => 'Ein Trank holt ein kampfunfähiges Pokémon zurück, und seine Stärke mit ihm.',
  },
  'coach.q.discard': {
    say: () => `Nur ${HAND_LIMIT} Karten dürfen auf deiner Hand bleiben. Gib die unnützeste her.`,
  },
} satisfies Translation<LessonText>;

/** What the coach of classic says in German. */
import type { Translation } from '@indigo/kernel';
import { CHIPS } from '../data/chips.ts';
import { BONUS_CARDS_PER_BATTLE, GOAL_POWER, HAND_LIMIT, SPOILS } from '../data/rules.ts';
import type { LessonText } from '../text/lesson.ts';
import { or, pokemon } from './names.ts';

const facesOf = (dex: number): string => or(CHIPS[dex - 1].catches.map(String));

export const lessonGerman = {
  'coach.goal': {
    say: () =>
      `Willkommen! Darum geht es: Fange Pokémon, die zusammen ${GOAL_POWER} Stärkepunkte wert sind, und besiege dann einen Pokémon-Meister. Wer das zuerst schafft, gewinnt.`,
  },
  'coach.starter': {
    say: (_, dex) =>
      `Das ist dein erstes Pokémon: ${pokemon(dex)}, Stärke ${CHIPS[dex - 1].power}. Ein Starter bleibt dir: Niemand kann ihn dir abtauschen.`,
  },
  'coach.road': {
    say: () =>
      'In jedem Zug bewegt dich ein Würfel die Straße entlang, und du gehst den ganzen Wurf. Bis Azuria City gibt es nur einen Weg; danach gehst du, wohin du willst.',
  },
  'coach.wild': {
    say: (_, dex) =>
      `Ein wildes ${pokemon(dex)}! Die kleinen Würfel auf dem Chip sagen, was es fängt: ${facesOf(dex)} mit einem Würfel. Grüne Chips sind stärker als rosa, dann kommen blaue, dann rote.`,
  },
  'coach.caught': {
    say: (_, dex) =>
      `${pokemon(dex)} ist gefangen, und seine Stärke ${CHIPS[dex - 1].power} zählt sofort für dich. Ein anderer Chip dieser Farbe kommt verdeckt an seine Stelle, solange es welche gibt.`,
  },
  'coach.missed': {
    say: (_, dex) =>
      `${pokemon(dex)} ist diesmal entkommen. Es bleibt offen liegen: Wer dort landet, darf es wieder versuchen.`,
  },
  'coach.items': {
    say: () =>
      `Städte geben dir Item-Karten, die nur du siehst. Bälle helfen beim Fangen, Angriffsbonus-Karten im Kampf. Am Ende deines Zuges darfst du ${HAND_LIMIT} behalten.`,
  },
  'coach.event': {
    say: () =>
      'Das war eine Ereigniskarte: Sie gilt sofort. Manche bringen Pokémon oder Items, manche beginnen einen Kampf, manche lassen dich Pokémon tauschen.',
  },
  'coach.ball': {
    say: (_, dex) =>
      `Bevor du für ${pokemon(dex)} würfelst, darfst du einen Ball werfen. Er verschiebt den Wurf, nachdem der Würfel gefallen ist, also fangen mehr Zahlen. Sieh dir die Chancen an und nimm den besten Ball.`,
  },
  'coach.ball-done': { say: () => 'Guter Wurf. Ein Ball ist weg, ob er hilft oder nicht.' },
  'coach.ball-strayed': { say: () => 'Die Bälle für stärkere Pokémon aufheben: auch ein Plan.' },
  'coach.stop': {
    say: (r, met) =>
      `Du kommst an ${r.name(met)} vorbei! Du darfst dort anhalten und tauschen oder kämpfen; dann gilt das Feld nicht, zu dem du wolltest. Fordern wir ${r.name(met)} heraus!`,
  },
  'coach.stop-done': { say: () => 'Eine Herausforderung! Nur eine Poképuppe könnte sie verhindern.' },
  'coach.stop-strayed': { say: () => 'Weitergehen ist gut: Fangen geht vor. Ihr seht euch wieder.' },
  'coach.send': {
    say: () =>
      'Wähle, wer kämpft. Angriffsstärke, ein Würfel und Karten ergeben deine Summe, und die höhere gewinnt. Das unterlegene Pokémon ist besiegt, also nimm ein starkes.',
  },
  'coach.send-done': { say: () => 'Eine gute Wahl.' },
  'coach.send-strayed': { say: () => 'Eine mutige Wahl! Der Würfel kann es noch richten.' },
  'coach.bonus': {
    say: () =>
      `Bevor die Würfel fallen, darf jede Seite bis zu ${BONUS_CARDS_PER_BATTLE} Angriffsbonus-Karten verdeckt beiseitelegen. Sie sind weg, wer auch gewinnt. Eine reicht.`,
  },
  'coach.bonus-done': { say: () => 'Niemand sonst weiß, wie viel sie wert ist. Jetzt fallen die Würfel.' },
  'coach.bonus-strayed': { say: () => 'Deine Karten, deine Wahl. Jetzt fallen die Würfel.' },
  'coach.fought': {
    say: () =>
      `Wer gewinnt, nimmt ${SPOILS} Item-Karten. Das unterlegene Pokémon liegt verdeckt: Bis es wiederbelebt ist, kann es nicht kämpfen, und seine Stärke zählt nicht.`,
  },
  'coach.crossroads': {
    say: () =>
      'Azuria City, und der Weg teilt sich. Ab hier darfst du in jedem Zug in beide Richtungen. Tippe auf einen leuchtenden Ort, um zu sehen, was er bringt. Ich ginge dorthin, wo stärkere Pokémon leben.',
  },
  'coach.crossroads-done': { say: () => 'Auf geht’s. In jedem neuen Zug darfst du umkehren.' },
  'coach.crossroads-strayed': { say: () => 'Dieser Weg steht dir genauso offen.' },
  'coach.fly': {
    say: () =>
      'Mit einer Fliegen-Karte bist du sofort in einer beliebigen Stadt, statt zu würfeln. Weit vorn gibt es stärkere Pokémon: Probier es.',
  },
  'coach.fly-done': { say: () => 'Viel schneller als zu Fuß.' },
  'coach.fly-strayed': { say: () => 'Die Karte läuft nicht weg. Fliegen kannst du auch später.' },
  'coach.time-machine': {
    say: () =>
      'Eine Zeitmaschine würfelt einen Würfel neu, deinen oder einen fremden, aber dann gilt der neue Wurf. Nimm sie, wenn dir der Wurf schadet, der daliegt.',
  },
  'coach.revive': {
    say: () =>
      'Ein Pokémon-Center! Ein Pokémon wird sicher wiederbelebt. Sind zwei oder mehr besiegt, darfst du stattdessen um alle würfeln.',
  },
  'coach.power': {
    say: (_, power) =>
      `Du hast ${power} von ${GOAL_POWER} Stärkepunkten. Mit ${GOAL_POWER} wirst du am Ende deines Zuges auf die Zinnoberinsel gerufen; von dort führt der Weg zum Indigo Plateau.`,
  },
  'coach.master': {
    say: () =>
      'Auf dem Indigo Plateau bringt dich ein genauer Wurf zum Finalkampf: ein Pokémon, deine Karten und ein Würfel gegen einen verborgenen Meister. Gewinnst du, hast du das Spiel gewonnen.',
  },
  'coach.q.start': { say: () => 'Du bist dran. Du darfst erst eine Karte spielen; sonst würfle einfach.' },
  'coach.q.move': { say: () => 'Wähle einen leuchtenden Ort. Jeder sagt, was du dort findest.' },
  'coach.q.stop': { say: () => 'Du darfst hier anhalten, um zu tauschen oder zu kämpfen, oder weitergehen.' },
  'coach.q.offer': {
    say: () =>
      'Stell dein Angebot zusammen: mindestens ein Pokémon von jeder Seite, und Karten als Zugabe. Du kannst es auch lassen.',
  },
  'coach.q.answer-offer': {
    say: () => 'Vergleiche, was du bekommst und gibst. Du darfst jederzeit ablehnen.',
  },
  'coach.q.ball': {
    say: () => 'Je mehr Zahlen fangen, desto besser. Ohne Ball entscheidet der Würfel allein.',
  },
  'coach.q.reroll': { say: () => 'Würfle nur neu, wenn dir nicht gefällt, was daliegt: Der neue Wurf gilt.' },
  'coach.q.doll': { say: () => 'Deine Poképuppe kann das verhindern. Ohne sie musst du mitmachen.' },
  'coach.q.send': { say: () => 'Wer kämpft? Die Chancen daneben sagen, wie es wohl ausgeht.' },
  'coach.q.bonus': {
    say: () => 'Leg Angriffsbonus-Karten beiseite, wenn dir der Kampf wichtig ist: Sie sind so oder so weg.',
  },
  'coach.q.revive': { say: () => 'Hol zurück, wen du am meisten brauchst: Die Stärke zählt sofort wieder.' },
  'coach.q.event': { say: () => 'Lies die Karte. Bevor sie gilt, darfst du einen Trank spielen.' },
  'coach.q.dungeon': {
    say: () => 'Vier Legenden liegen hier verdeckt. Jeder Chip kann jede von ihnen sein.',
  },
  'coach.q.chance': {
    say: () => 'Nimm den Chip, den du magst: ohne Wurf. Ein verdeckter ist eine Überraschung.',
  },
  'coach.q.trade': {
    say: () => 'Dieser Tausch kann nicht abgelehnt werden: Nimm ein starkes, gib ein schwaches.',
  },
  'coach.q.fight': {
    say: () => 'Du musst jemanden herausfordern, nah oder fern. Nimm, wer am schwächsten aussieht.',
  },
  'coach.q.catch-any': { say: () => 'Wähle irgendeinen Chip dieser Farbe und würfle, um ihn zu fangen.' },
  'coach.q.potion': { say: () => 'Ein Trank bringt ein besiegtes Pokémon zurück, und seine Stärke dazu.' },
  'coach.q.discard': {
    say: () => `Nur ${HAND_LIMIT} Karten dürfen auf deiner Hand bleiben. Gib ab, was am wenigsten nützt.`,
  },
} satisfies Translation<LessonText>;

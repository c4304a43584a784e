import type { Translation } from '@indigo/kernel';
import { ADVANTAGE, BADGES_NEEDED, EVOLUTION_BONUS, HAND_LIMIT } from '../data/rules.ts';
import { TRAINERS } from '../data/trainers.ts';
import { POKEMON } from '../pokemon.ts';
import type { LessonText } from '../text/lesson.ts';
import { colourName } from './colours.ts';
import { cardText, leaderName, monName, trainerName } from './names.ts';
import { facesOf } from './phrases.ts';

export const lesson = {
  'coach.goal': {
    say: () =>
      `Willkommen auf der Insel, Trainer! Gewinne die Orden von ${BADGES_NEEDED} Arenaleitern, dann die Pokémon-Liga auf dem Indigo Plateau. Wer die Liga gewinnt, gewinnt das Spiel.`,
  },
  'coach.starter': {
    say: (_, mon) =>
      `${monName(mon)} ist dein Starter-Pokémon, mit Stärke ${POKEMON[mon].power}. Stärke ist, was in Kämpfen zählt.`,
  },
  'coach.trainer': {
    say: (_, sort) =>
      `Du hast auch eine Trainerkarte: ${trainerName(sort)}. ${cardText(TRAINERS[sort].id)} Das gilt für dich die ganze Zeit.`,
  },
  'coach.turn': {
    say: () =>
      'Dein Zug. Meist würfelst du mit einem Würfel und gehst. Karten, die du spielen darfst, stehen daneben, und aus einer Stadt könntest du stattdessen mit dem Magnetzug in eine fahren, in der du schon warst. Würfle!',
  },
  'coach.turn-done': { say: () => 'Los geht es.' },
  'coach.turn-strayed': { say: () => 'Auch das ist erlaubt. Gewürfelt wird ein andermal.' },
  'coach.move': {
    say: () =>
      'Jedes Feld, das leuchtet, ist erreichbar: jede Richtung, kein Feld zweimal. Bälle sind wilde Pokémon, auf „!“-Feldern ziehst du ein Ereignis, und in einer Stadt darfst du immer anhalten. Ich würde es mit einem Pokémon versuchen.',
  },
  'coach.move-done': { say: () => 'Gut. Was dort wartet, geschieht sofort.' },
  'coach.move-strayed': { say: () => 'Warum nicht? Überall ist etwas los.' },
  'coach.wild': {
    say: (_, mon) =>
      `Ein wildes ${monName(mon)}, Farbe ${colourName(POKEMON[mon].colour)}: Ein Würfel muss ${facesOf(mon)} zeigen. Entkommt es, ist es geschwächt und beim nächsten Mal leichter zu fangen.`,
  },
  'coach.caught': {
    say: (_, mon) =>
      `${monName(mon)} ist in deinem Team. Sammle seine Familie: Mit zweien einer Reihe bekommt das stärkste +${EVOLUTION_BONUS[1]} Stärke, mit dreien +${EVOLUTION_BONUS[2]}.`,
  },
  'coach.ball': {
    say: () =>
      'Du hast einen Ball. Mit ihm darfst du den Wurf verschieben, also fangen mehr Seiten; verbraucht ist er so oder so. Sieh dir die Chancen an und wirf den besseren.',
  },
  'coach.ball-done': { say: () => 'Jetzt der Würfel.' },
  'coach.ball-strayed': { say: () => 'Für ein selteneres aufgehoben.' },
  'coach.items': {
    say: () =>
      `Deine Items siehst nur du: Bälle, Hilfe im Kampf und Tricks. Am Ende eines Zuges darfst du ${HAND_LIMIT} behalten, wenn keine Karte etwas anderes sagt.`,
  },
  'coach.event': {
    say: () =>
      'Ein Ereignis: Seine Karte wird vorgelesen und sofort ausgeführt. Manche wirken eine Weile, manche treffen andere, manche bringen Pokémon.',
  },
  'coach.city': {
    say: () =>
      'Eine Stadt! Manche belohnen nur den allerersten Besuch, manche den ersten von jedem. Von jetzt an bringt dich der Magnetzug hierher zurück.',
  },
  'coach.gym': {
    say: (_, leader) =>
      `Hier ist die Arena von ${leaderName(leader)}. Stärke, Typ und dein Würfel zählen für dich; gegenüber wird nicht gewürfelt. Gleichstand gewinnt. Sieh dir deine Chance an und kämpfe.`,
  },
  'coach.gym-done': {
    say: () => 'Mutig! Eine Niederlage kostet nur deinen Zug und die Items, die du legst.',
  },
  'coach.gym-strayed': { say: () => 'Du kannst stärker wiederkommen: Der Magnetzug hält hier.' },
  'coach.send': {
    say: (_, leader) =>
      `Wen schickst du gegen ${leaderName(leader)}? Jeder Typ, gegen den du stark bist, bringt ${ADVANTAGE}. Anfangs gehorchen dir nur rosa, grüne und Starter-Pokémon.`,
  },
  'coach.send-done': { say: () => 'Das beste, das du hast.' },
  'coach.send-strayed': { say: () => 'Eine ungewöhnliche Wahl. Mal sehen.' },
  'coach.lay': {
    say: () =>
      'Ein Item kann in diesem Kampf Stärke bringen. Verbraucht ist es, ob du gewinnst oder verlierst.',
  },
  'coach.badge': {
    say: (_, leader, have) =>
      `Der Orden von ${leaderName(leader)} gehört dir: ${have} von ${BADGES_NEEDED}. Jeder Orden bringt ein Item, und stärkere Farben beginnen dir zu gehorchen.`,
  },
  'coach.lost': {
    say: () => 'Diesmal nicht. Nach einem Kampf sind alle wieder fit, also sammle Kräfte und komm zurück.',
  },
  'coach.league': {
    say: () =>
      `Mit ${BADGES_NEEDED} Orden darfst du auf das Indigo Plateau im Nordosten. Dort treffen sich alle in der Liga, mit je drei Pokémon, und wer die Liga gewinnt, gewinnt das Spiel.`,
  },
  'coach.q.turn': { say: () => 'Spiel eine Karte, wenn sie hilft, sonst würfle und geh.' },
  'coach.q.move': { say: () => 'Tipp auf ein Feld, das leuchtet, und sieh, was es bringt.' },
  'coach.q.die': { say: () => 'Überleg, wohin dich jeder Würfel bringen würde.' },
  'coach.q.pay': { say: () => 'Wähle die Items, die du am wenigsten brauchst.' },
  'coach.q.after': { say: () => 'Bevor dein Zug endet, darfst du noch etwas davon tun.' },
  'coach.q.trainer': {
    say: () => 'Lies beide Karten und behalte die, die zu deiner Art zu spielen passt.',
  },
  'coach.q.discards': {
    say: () => 'Du hast mehr Items, als du behalten darfst. Gib die schwächsten her.',
  },
  'coach.q.ball': { say: () => 'Je mehr Seiten leuchten, desto besser deine Chance.' },
  'coach.q.send': { say: () => 'Schick, wer die beste Chance hat; die Typen zählen.' },
  'coach.q.lay': { say: () => 'Leg ein Item, wenn es diesen Kampf wenden kann. Sonst heb es auf.' },
  'coach.q.lock': { say: () => 'Wähle deine stärkste Familie: Sie bekommt +1 und bleibt dir.' },
  'coach.q.card': { say: () => 'Eine Karte lässt dich wählen. Die Zeile darunter sagt, was daraus wird.' },
  'coach.q.whom': { say: () => 'Wähle, wen es betrifft. Neben dem Namen steht, was wer hat.' },
  'coach.q.mon': {
    say: () => 'Wähle ein Pokémon: Stärke und Familie sagen, was es dir wert ist.',
  },
  'coach.q.where': { say: () => 'Wähle einen Ort. Es zählt, als wärst du dorthin gegangen.' },
  'coach.q.trade': {
    say: () =>
      'Zu einem Tausch gehören zwei. Biete, was du entbehren kannst, für das, was eine Familie vollendet.',
  },
  'coach.q.answer': {
    say: () => 'Vergleiche, was du bekommst und was du gibst. Du darfst ablehnen.',
  },
  'coach.q.react': {
    say: () =>
      'Du hast eine Karte, die das ändern könnte. Setz sie ein, wenn sie dir hilft; verzichten kostet nichts.',
  },
  'coach.q.league': { say: () => 'Die Liga: Denk an Typ und Stärke, und daran, wen du noch brauchst.' },
} satisfies Translation<LessonText>;

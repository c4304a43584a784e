/** What is asked, how answers read, and why not. */
import type { Translation } from '@indigo/kernel';
import { CHIPS } from '../data/chips.ts';
import { DICE_CHALLENGE_FACES, DICE_CHALLENGE_NEEDS, GOAL_POWER, HAND_LIMIT } from '../data/rules.ts';
import type { optionsText } from '../text/options.ts';
import type { questionsText } from '../text/questions.ts';
import type { refusalsText } from '../text/refusals.ts';
import { cards, colourIs, count, itemIs, itemName, or, place, pokemon, rivalName, up } from './names.ts';
import { eventSentence, PURPOSE, terms, valued, wild } from './phrases.ts';

const knockedOut = (ko: boolean): string => (ko ? ' (kampfunfähig)' : '');

export const questions = {
  'ask.start': { say: () => 'Du bist dran: Was machst du?' },
  'ask.move': { say: (_, pips) => `Du hast eine ${pips} gewürfelt. Wohin gehst du?` },
  'ask.stop': {
    say: (r, met, rest) =>
      `Du kommst auf dem Weg ${place(rest.at(-1) as number).to} an ${r.name(met)} vorbei. Hältst du dort?`,
  },
  'ask.offer': { say: (r, met) => `Was bietest du ${r.name(met)}, und was willst du dafür?` },
  'ask.answer-offer': {
    say: (r, from, parts, ko) => {
      const { give, want } = terms(parts, (dex) => valued(dex, ko.includes(dex)));
      return `${r.name(from)} bietet ${give} für ${want} von dir. Nimmst du an?`;
    },
  },
  'ask.ball': {
    say: (_, dex) =>
      `Du brauchst eine ${or(CHIPS[dex - 1].catches.map(String))}, um ${valued(dex)} zu fangen. Wirfst du vorher einen Ball?`,
  },
  'ask.time-machine': {
    say: (_, why, dice, dex) =>
      `Der Wurf ${PURPOSE[why]}${dex > 0 ? ` von ${pokemon(dex)}` : ''}: ${dice.join(' und ')}. Spielst du die Zeitmaschine, um neu zu würfeln?`,
  },
  'ask.doll-challenge': {
    say: (r, challenger) =>
      `${r.name(challenger)} fordert dich heraus. Verhinderst du den Kampf mit deiner Poképuppe?`,
  },
  'ask.doll-trade': {
    say: (r, drawer, given, wanted, ko) =>
      `${r.name(drawer)} will dein ${pokemon(wanted)} für ${valued(given, ko)}. Verhinderst du den Tausch mit deiner Poképuppe?`,
  },
  'ask.send': { say: (r, opponent) => `Kampf gegen ${r.name(opponent)}: Welches Pokémon kämpft?` },
  'ask.send-final': { say: () => 'Finalkampf: Welches Pokémon wählst du?' },
  'ask.bonus': {
    say: (r, opponent) => `Legst du gegen ${r.name(opponent)} verdeckt Angriffsbonus-Karten zur Seite?`,
  },
  'ask.bonus-final': {
    say: (_, rival) => `Legst du gegen ${rivalName(rival)} verdeckt Angriffsbonus-Karten zur Seite?`,
  },
  'ask.revive': { say: () => 'Pokémon-Center: Welches Pokémon belebst du wieder?' },
  'ask.center': { say: () => 'Pokémon-Center: Welches Pokémon belebst du wieder?' },
  'ask.event': { say: (_, event) => `${eventSentence(event)} Spielst du vorher einen Trank?` },
  'ask.dungeon': { say: () => 'Azuria-Höhle: Welchen Chip drehst du um?' },
  'ask.chance': {
    say: (_, colour) =>
      colour < 0
        ? 'Glückskarte: Welchen Chip vom Brett nimmst du?'
        : `Glückskarte: Welchen ${colourIs(colour, 'en')} Chip nimmst du?`,
  },
  'ask.trade-want': { say: () => 'Pokémon-Tausch: Welches Pokémon nimmst du?' },
  'ask.trade-give': { say: (_, wanted) => `Welches Pokémon gibst du für ${pokemon(wanted)}?` },
  'ask.fight': { say: () => 'Auf in den Kampf! Wen forderst du heraus?' },
  'ask.catch-any': { say: (_, colour) => `Welchen ${colourIs(colour, 'en')} Chip versuchst du zu fangen?` },
  'ask.last-potion': { say: () => 'Dein Zug endet: Spielst du noch einen Trank?' },
  'ask.final-potion': { say: () => 'Vor dem Finalkampf: Spielst du einen Trank?' },
  'ask.over-limit': {
    say: (_, over) => `Du hast ${cards(over)} zu viel. Legst du ab, oder spielst du einen Trank?`,
  },
  'ask.discards': {
    say: (_, over) =>
      `Du darfst ${HAND_LIMIT} Karten behalten. Welche ${over === 1 ? '' : `${over} `}legst du ab?`,
  },
} satisfies Translation<typeof questionsText>;

export const options = {
  pass: { say: () => 'Nichts tun' },
  roll: { say: () => 'Würfeln' },
  enter: { say: () => 'Das Indigo Plateau betreten und würfeln' },
  'go-on': { say: () => 'Weiter' },
  trade: { say: () => 'Einen Tausch anbieten' },
  challenge: { say: () => 'Zum Kampf herausfordern' },
  try: { say: () => 'Ohne Ball würfeln' },
  decline: { say: () => 'In Ruhe lassen' },
  leave: { say: () => 'Nichts davon' },
  dice: {
    say: () => `Würfelprobe: Eine ${or(DICE_CHALLENGE_FACES.map(String))} belebt alle wieder`,
  },
  accept: { say: () => 'Annehmen' },
  refuse: { say: () => 'Ablehnen' },
  use: { say: () => 'Poképuppe spielen' },
  discard: { say: () => 'Karten ablegen' },
  fly: { say: (_, at) => `${up(place(at).to)} fliegen` },
  potion: { say: (_, dex) => `Trank für ${pokemon(dex)}` },
  send: { say: (_, dex, strength) => `${pokemon(dex)} (Angriff ${strength})` },
  revive: { say: (_, dex) => `${pokemon(dex)} wiederbeleben` },
  ball: { say: (_, sort) => `${up(itemIs(sort).a)} werfen` },
  go: { say: (_, at) => place(at).name },
  'go-by': { say: (_, at, by) => `${place(at).name}, ${place(by).over}` },
  reroll: { say: (_, die, pips) => `Würfel ${die + 1} neu werfen (er zeigt ${pips})` },
  card: { say: (_, sort) => itemName(sort) },
  'dungeon-chip': { say: (_, chip) => `Verdeckter Chip ${chip + 1}` },
  'chip-on': {
    say: (_, at, dex) => (dex > 0 ? `${wild(dex)} ${place(at).on}` : `Verdeckter Chip ${place(at).on}`),
  },
  'take-from': { say: (r, dex, owner, ko) => `${valued(dex, ko)} von ${r.name(owner)}` },
  'pokemon-given': { say: (_, dex, ko) => `${pokemon(dex)}${knockedOut(ko)}` },
  pokemon: { say: (_, dex) => pokemon(dex) },
  trainer: { say: (r, seat) => r.name(seat) },
  'give-pokemon': { say: (_, dex, ko) => `${pokemon(dex)} geben${knockedOut(ko)}` },
  'want-pokemon': { say: (_, dex, ko) => `${valued(dex, ko)} verlangen` },
  'give-item': { say: (_, sort) => `${itemName(sort)} geben` },
  'want-item': { say: (_, sort) => `${itemName(sort)} verlangen` },
  'chip-named': { say: (_, dex, ko) => `${pokemon(dex)}${knockedOut(ko)}` },
  'deal.worth': {
    say: (_, points, n) =>
      [...(points > 0 ? [`${points} Stärkepunkte`] : []), ...(n > 0 ? [cards(n)] : [])].join(' und ') ||
      'Nichts',
  },
  'offer-needs-both': { say: () => 'Nenne von beiden Seiten mindestens ein Pokémon.' },
} satisfies Translation<typeof optionsText>;

export const refusals = {
  'why.goal': {
    say: (_, points) => `Das Indigo Plateau öffnet sich bei ${GOAL_POWER} Stärkepunkten; du hast ${points}.`,
  },
  'why.must-enter': { say: () => 'An diesem Tisch muss das Indigo Plateau betreten, wer kann.' },
  'why.here': { say: () => 'Dort bist du schon.' },
  'why.forward': { say: () => 'Bis Azuria City geht es nur vorwärts.' },
  'why.count': { say: (_, pips) => `Es ist nicht ${count(pips, 'Feld', 'Felder')} entfernt.` },
  'why.turn-back': {
    say: (_, pips) => `Eine ${pips} führt daran vorbei, und auf einem Weg kehrt man nicht um.`,
  },
  'why.occupied': {
    say: () => 'Dort steht schon jemand: Du gehst weiter zum nächsten freien Feld.',
  },
  'why.plateau': { say: () => 'Das Plateau betrittst du von der Zinnoberinsel aus, bevor du würfelst.' },
  'why.only-starters': { say: () => 'Beide Seiten brauchen ein Pokémon außer ihrem Starter-Pokémon.' },
  'why.no-fit': { say: () => 'Beide Seiten brauchen ein Pokémon, das nicht kampfunfähig ist.' },
  'why.ko': { say: (_, dex) => `${pokemon(dex)} ist kampfunfähig.` },
  'why.starter': {
    say: (_, dex) => `${pokemon(dex)} ist ein Starter-Pokémon: Es bleibt, wo es ist.`,
  },
  'why.one-ko': {
    say: () =>
      `Die Würfelprobe gibt es erst, wenn ${DICE_CHALLENGE_NEEDS} oder mehr Pokémon kampfunfähig sind.`,
  },
  'why.colour': { say: (_, colour) => `Zur Wahl stehen nur ${colourIs(colour, 'e')} Chips.` },
  'why.no-chip': { say: () => 'Dort liegt kein Chip mehr.' },
  'why.ball': {
    say: () => 'Einen Ball wirfst du, wenn du den Chip gesehen hast und bevor du zum Fangen würfelst.',
  },
  'why.attack-bonus': { say: () => 'Angriffsbonus-Karten legst du in einem Kampf zur Seite.' },
  'why.time-machine': { say: () => 'Die Zeitmaschine spielst du gleich nach einem Wurf.' },
  'why.fly': { say: () => 'Flug spielst du am Anfang deines Zuges, statt zu würfeln.' },
  'why.potion': {
    say: () => 'Einen Trank spielst du in deinem Zug, aber nicht zwischen einem Wurf und dem, wofür er ist.',
  },
  'why.no-ko': { say: () => 'Keines deiner Pokémon ist kampfunfähig.' },
  'why.doll': {
    say: () => 'Die Poképuppe spielst du, wenn du herausgefordert wirst oder tauschen musst.',
  },
} satisfies Translation<typeof refusalsText>;

/** How answers read in German, what lies on the table, and why not; trades. */
import type { Translation } from '@indigo/kernel';
import type { OpenPart } from '../rules/trade.ts';
import type { words } from '../text/words.ts';
import { colourIs, colourName, typeName } from './colours.ts';
import {
  cardName,
  eventName,
  itemName,
  leaderName,
  memberWords,
  monName,
  monWords,
  quoted,
  someItems,
  trainerName,
} from './names.ts';
import { place } from './places.ts';
import { count, does, items, list, of, toThem, up } from './speech.ts';

type Says = Translation<typeof words>;

const answers = {
  pass: { say: () => 'So lassen' },
  'do.yes': { say: () => 'Ja' },
  'do.no': { say: () => 'Nein' },
  'do.done': { say: () => 'Weiter' },
  'do.nothing': { say: () => 'Nichts davon' },
  'do.roll': { say: () => 'Würfeln und gehen' },
  'do.stay': { say: () => 'Bleiben und in der Arena kämpfen' },
  'do.gym': { say: () => 'In der Arena kämpfen' },
  'do.offer': { say: () => 'Einen Tausch anbieten' },
  'to-space': { say: (_, space) => `${up(place(space).to)} gehen` },
  'activate-space': { say: (_, space) => `${up(place(space).the)} auslösen` },
  'pay-to': { say: (_, space) => `Bezahlen und ${place(space).to} gehen` },
  'train-to': { say: (_, space) => `Mit dem Magnetzug ${place(space).to}` },
  'slot-at': {
    say: (_, space, mon) => `${mon < 0 ? 'Verdeckt' : monWords(mon)} ${place(space).on}`,
  },
  mon: { say: (_, mon) => monWords(mon) },
  theirs: { say: (r, mon, seat) => `${monWords(mon)} von ${r.name(seat)}` },
  player: { say: (r, seat) => (r.you === seat ? 'Du selbst' : r.name(seat)) },
  card: { say: (_, sort) => itemName(sort) },
  use: { say: (_, card) => cardName(card) },
  'use-on': { say: (r, card, seat) => `${cardName(card)}: ${r.name(seat)}` },
  'use-by': { say: (_, card, by) => `${cardName(card)}: ${by > 0 ? '+' : '−'}${Math.abs(by)}` },
  'use-die': { say: (_, card, pips) => `${cardName(card)} für die ${pips}` },
  colour: { say: (_, colour) => colourName(colour) },
  type: { say: (_, type) => typeName(type) },
  family: { say: (_, mon) => `Die Familie von ${monName(mon)}` },
  'event-card': { say: (_, sort) => eventName('event', sort) },
  trainer: { say: (_, sort) => trainerName(sort) },
  leader: { say: (_, leader) => leaderName(leader) },
  amount: { say: (_, n) => String(n) },
} satisfies Partial<Says>;

const table = {
  pawn: { say: (r, seat) => r.name(seat) },
  member: { say: (_, mon, power) => memberWords(mon, power) },
  place: { say: (_, space) => place(space).name },
  team: { say: (r, seat) => `Pokémon von ${r.name(seat)}` },
  hand: { say: (r, seat) => `Items von ${r.name(seat)}` },
  'trainer-zone': { say: (r, seat) => `Trainer von ${r.name(seat)}` },
  'face-down': { say: (_, colour) => `Ein ${colourIs(colour, 'es')} Pokémon, verdeckt` },
  pile: { say: (_, colour) => `${up(colourIs(colour, 'er'))} Stapel` },
  'item-deck': { say: () => 'Items' },
  'items-counted': { say: (_, n) => (n === 1 ? 'Item' : 'Items') },
  'event-deck': { say: () => 'Ereignisse' },
  'super-deck': { say: () => 'Super-Ereignisse' },
  'trainer-deck': { say: () => 'Trainer' },
  badges: { say: () => 'Orden' },
  'badges-of': { say: (r, seat) => (r.you === seat ? 'Deine Orden' : `Orden von ${r.name(seat)}`) },
} satisfies Partial<Says>;

const refusals = {
  'why.only': { say: () => 'Was du getan hast, war schon alles für diesen Zug' },
  'why.alone': {
    say: (_, card) => `Wer ${quoted(cardName(card))} einsetzt, darf im selben Zug sonst nichts tun`,
  },
  'why.travel': { say: () => 'Es ersetzt das Gehen: Setz es ein, bevor du würfelst' },
  'why.no-target': { say: () => 'Hier gibt es nichts dafür' },
  'why.ball': { say: () => 'Wirf ihn, wenn du ein Pokémon zu fangen versuchst' },
  'why.battle': { say: () => 'Leg es in einem Kampf' },
  'why.window': { say: () => 'Du wirst gefragt, wenn der Augenblick kommt' },
  'why.disobeys': { say: (_, mon) => `${monName(mon)} gehorcht dir noch nicht: Gewinne mehr Orden` },
} satisfies Partial<Says>;

const named = (part: OpenPart): string =>
  'mon' in part ? monName(part.mon) : 'theirs' in part ? monName(part.theirs) : trainerName(part.trainer);

/** `Pikachu und 2 Items gegen Fukano`; a Trainer is named among what is given, for it comes with another. */
function terms(open: readonly OpenPart[], given: number, wanted: number): string {
  const side = (parts: readonly OpenPart[], n: number): string =>
    list([...parts.map(named), ...(n > 0 ? [items(n)] : [])]) || 'nichts';
  const trainers = open.filter((part) => 'trainer' in part);
  const swap = trainers.length > 0 ? `, und die Trainer wechseln: ${list(trainers.map(named))}` : '';
  return `${side(
    open.filter((part) => 'mon' in part),
    given,
  )} gegen ${side(
    open.filter((part) => 'theirs' in part),
    wanted,
  )}${swap}`;
}

const trade = {
  'ask.trade-with': { say: () => 'Wem bietest du einen Tausch an?' },
  'ask.offer-cards': { say: (r, other) => `Welche Pokémon und Trainer tauschst du mit ${r.name(other)}?` },
  'ask.offer-items': { say: (r, other) => `Welche deiner Items gibst du ${r.name(other)}?` },
  'ask.want-items': { say: (r, other) => `Welche Items willst du von ${r.name(other)}?` },
  'ask.answer-offer': {
    say: (r, from, open, given, wanted) =>
      `${r.name(from)} bietet ${terms(open, given, wanted)}. Nimmst du an?`,
  },
  'do.accept': { say: () => 'Annehmen' },
  'do.refuse': { say: () => 'Ablehnen' },
  'trainer-for-trainer': { say: () => 'Ein Trainer kann nur gegen einen Trainer getauscht werden.' },
  'keep-a-pokemon': { say: () => 'Niemand darf ohne Pokémon bleiben.' },
  offered: {
    say: (r, seat, other, open, given, wanted) =>
      `${does(r, seat, 'bietet', 'bietest')} ${toThem(r, other)} ${terms(open, given, wanted)}.`,
  },
  'offered-items': {
    say: (r, seat, given, wanted) =>
      `${does(r, seat, 'gibt', 'gibst')} ${someItems(given) || 'kein Item'} und ${r.you === seat ? 'willst' : 'will'} ${someItems(wanted) || 'keines'}.`,
  },
  'would-trade': {
    say: (r, seat, mon, other, theirs) =>
      `${does(r, seat, 'will', 'willst')} ${monName(mon)} gegen ${of(r, other, monName(theirs))} tauschen.`,
  },
  accepted: { say: (r, other) => `${does(r, other, 'nimmt', 'nimmst')} den Tausch an.` },
  refused: { say: (r, other) => `${does(r, other, 'lehnt', 'lehnst')} den Tausch ab.` },
  'why.locked': {
    say: (_, mon) => `Die Familie von ${monName(mon)} ist gesichert und kann nicht getauscht werden.`,
  },
  'why.offers': {
    say: (_, n) => `Du hast in diesem Zug schon ${count(n, 'Angebot', 'Angebote')} gemacht.`,
  },
} satisfies Partial<Says>;

export const options = { ...answers, ...table, ...refusals, ...trade };

/** What Event cards, and what Events and Super Events share, ask and tell. */
import type { Reader, Seat } from '@indigo/kernel';
import { DUELS } from '../data/duels.ts';
import {
  cardName,
  colourName,
  count,
  either,
  eventName,
  itemName,
  list,
  monName,
  monWords,
  some,
  typeName,
} from '../names.ts';
import type { LeastCard } from '../rules/ranking.ts';
import { does, them, up, whose } from './speech.ts';

const questions = {
  'ask.duel-whom': {
    say: (_: Reader, duel: number) => `${cardName(DUELS[duel].event)}: whom do you battle?`,
  },
  'ask.settle-tie': {
    say: (_: Reader, card: string) => `${cardName(card)}: they are tied. Who comes first?`,
  },
  'ask.search-colour': { say: () => 'Which pile is searched?' },
  'ask.search-type': {
    say: (_: Reader, colour: number) => `Which type do you want from the ${colourName(colour)} pile?`,
  },
  'ask.trade-give': { say: (_: Reader, card: string) => `${cardName(card)}: which Pokémon do you give?` },
  'ask.trade-take': { say: (_: Reader, _card: string, mine: number) => `${monName(mine)} for which one?` },
  'ask.assign': { say: (_: Reader, deck: string, sort: number) => `Who gets ${eventName(deck, sort)}?` },
  'ask.which-leader': { say: () => 'Alternative Gym: which Leader do you fight?' },
  'ask.take-on-route': { say: () => 'Blocked Route: which Pokémon do you take?' },
  'ask.try-there': { say: () => 'Blocked Route: which Pokémon do you try to capture?' },
  'ask.gift': {
    say: (_: Reader, colour: number) => `Delibird's Gift: which ${colourName(colour)} Pokémon do you take?`,
  },
  'ask.fool': { say: () => 'Imposter Oak: who discards all Items with you?' },
  'ask.swap-trainer': { say: () => 'Poké Fans: with whom do you swap Trainers?' },
  'ask.try-afar': { say: () => 'Regional Map: which Pokémon do you try to capture?' },
  'ask.try-water': { say: () => 'Fishing: which Water Pokémon do you try to capture?' },
  'ask.sell-colour': { say: () => 'Sketchy Salesman: two Pokémon of which colour for one of the pile?' },
  'ask.sell': { say: (_: Reader, colour: number) => `Which ${colourName(colour)} Pokémon goes back?` },
  'ask.renew-items': {
    say: () => 'Professor Rowan: which Items do you discard? You draw as many and one more.',
  },
  'ask.renew-trainer': {
    say: (_: Reader, card: string) => `${cardName(card)}: discard your Trainer for the next one?`,
  },
  'ask.give-up': { say: () => 'Silph Company: which of the drawn Items do you discard?' },
  'ask.exchange': { say: () => 'Bill: which Pokémon do you exchange?' },
  'ask.return-for-stronger': { say: () => "N's Offer: which Pokémon goes back for a stronger one?" },
  'ask.dig-to': { say: () => "Diglett's Cave: where do you go?" },
  'ask.go-city': { say: () => 'Pokémon Center: which city do you go to?' },
  'ask.buy': { say: () => 'Traveling Salesman: two Items for a Green Pokémon?' },
  'ask.price-items': { say: (_: Reader, n: number) => `Which ${count(n, 'Item')} do you pay?` },
  'do.nobody': { say: () => 'Nobody' },
  'do.from-pile': { say: () => 'One nobody has seen, off the pile' },
};

/** Why a card points at somebody: `Misty owns the fewest Pokémon: 2.` */
const LEAST: { readonly [K in LeastCard]: (who: string, one: boolean, least: number) => string } = {
  'professor-birch': (who, one, least) => `${who} ${one ? 'has' : 'have'} the fewest Items: ${least}.`,
  'mr-fuji': (who, one, least) => `${who} ${one ? 'owns' : 'own'} the fewest Pokémon: ${least}.`,
  'pokemon-day-care': (who, _one, least) => `${who} strongest Pokémon is the weakest of all: power ${least}.`,
};

const story = {
  storm: {
    clause: 'H-EVT-37',
    say: (r: Reader, seat: Seat, n: number) =>
      `${count(n, 'Pokémon', 'Pokémon')} around ${them(r, seat)} ${n === 1 ? 'goes' : 'go'} back into the piles.`,
  },
  'asks-for': {
    clause: 'H-EVT-46',
    say: (r: Reader, seat: Seat, colour: number, type: number) =>
      `${does(r, seat, 'asks', 'ask')} for ${some(typeName(type))} Pokémon from the ${colourName(colour)} pile.`,
  },
  sought: {
    clause: 'H-EVT-14',
    say: (_: Reader, colour: number, types: readonly number[], weaker: boolean) =>
      `${weaker ? 'It has none, so the' : 'The'} ${colourName(colour)} pile is searched for ${some(either(types.map(typeName)))} Pokémon.`,
  },
  'has-least': {
    clause: 'H-EVT-02',
    say: (r: Reader, card: LeastCard, seat: Seat, least: number, tied: readonly Seat[], chooser: Seat) => {
      const one = tied.length === 1;
      const who = up(list(tied.map((one) => (card === 'pokemon-day-care' ? whose(r, one) : them(r, one)))));
      const why = LEAST[card](who, one && r.you !== seat, least);
      if (one) return why;
      const self = r.you === seat ? 'yourself' : 'themself';
      return `${why} ${does(r, chooser, 'chooses', 'choose')} ${chooser === seat ? self : them(r, seat)}.`;
    },
  },
  'own-most': {
    clause: 'H-EVT-57',
    say: (r: Reader, order: readonly Seat[], owned: readonly number[]) =>
      `Most Pokémon: ${list(order.map((seat, i) => `${them(r, seat)} (${owned[i]})`))}.`,
  },
  'die-wins': {
    clause: 'H-EVT-33',
    say: (_: Reader, pips: number, colour: number) =>
      `A ${pips} wins ${colour < 0 ? 'an Item' : `a ${colourName(colour)} Pokémon`}.`,
  },
  'not-found': {
    clause: 'H-EVT-47',
    say: (_: Reader, colour: number, type: number) =>
      `The ${colourName(colour)} pile has no ${typeName(type)} Pokémon: something else must be named.`,
  },
  'traded-mons': {
    clause: 'H-EVT-79',
    say: (r: Reader, seat: Seat, mon: number, other: Seat, theirs: number) =>
      `${does(r, seat, 'trades', 'trade')} ${monName(mon)} for ${whose(r, other)} ${monWords(theirs)}.`,
  },
  'wish-shows': {
    clause: 'H-HID-08',
    say: (r: Reader, seat: Seat, deck: string, sorts: readonly number[]) =>
      `${does(r, seat, 'draws', 'draw')} ${list(sorts.map((sort) => eventName(deck, sort)))} to give away.`,
  },
  assigned: {
    clause: 'H-EVT-44',
    say: (r: Reader, seat: Seat, deck: string, sort: number) =>
      `${does(r, seat, 'gets', 'get')} ${eventName(deck, sort)}.`,
  },
  'given-to-nobody': {
    clause: 'H-EVT-44',
    say: (_: Reader, deck: string, sort: number) => `${eventName(deck, sort)} is discarded unused.`,
  },
  'returned-mon': {
    clause: 'H-AMB-66',
    say: (r: Reader, seat: Seat, mon: number) =>
      `${up(whose(r, seat))} ${monName(mon)} goes back to its pile.`,
  },
  'park-over': {
    clause: 'H-EVT-51',
    say: (r: Reader, order: readonly Seat[], captures: readonly number[], powers: readonly number[]) =>
      order.length === 0
        ? 'National Park is over: nobody captured anything.'
        : `National Park is over. First to last: ${list(order.map((seat, i) => `${them(r, seat)} (${count(captures[i], 'capture')}, power ${powers[i]})`))}.`,
  },
  'trainers-swapped': {
    clause: 'H-EVT-54',
    say: (r: Reader, seat: Seat, other: Seat) =>
      `${does(r, seat, 'swaps', 'swap')} Trainers with ${them(r, other)}.`,
  },
  'found-ball': {
    clause: 'H-EVT-91',
    say: (r: Reader, seat: Seat, sort: number) => `Kurt has ${itemName(sort)} for ${them(r, seat)}.`,
  },
  repeats: {
    clause: 'H-EVT-108',
    say: (r: Reader, seat: Seat, sort: number) =>
      `${does(r, seat, 'repeats', 'repeat')} ${eventName('event', sort)}.`,
  },
};

export const eventsText = { ...questions, ...story };

/** What Super Event cards ask and tell. */
import type { Reader, Seat } from '@indigo/kernel';
import { cardName, itemName, list, monName, monWords, trainerName } from '../names.ts';
import { does, up, whose } from './speech.ts';

export const superEventsText = {
  'ask.victim': { say: (_: Reader, card: string) => `${cardName(card)}: whom does it hit?` },
  'ask.second-victim': {
    say: (r: Reader, card: string, first: Seat) => `${cardName(card)}: who else, or ${r.name(first)} twice?`,
  },
  'do.same-again': { say: () => 'The same player twice' },
  'ask.aqua-discard': { say: () => 'Aqua Operation: which Item do you discard?' },
  'ask.aqua-take': { say: () => 'Aqua Operation: which of the discarded Items do you take?' },
  'ask.aqua-draw': { say: () => 'Aqua Operation: how many Items do you draw besides?' },
  'ask.reveal-which': { say: () => "Bill's Machine: which Pokémon is revealed?" },
  'ask.machine-try': { say: () => "Bill's Machine: which Pokémon do you try to capture?" },
  'ask.point-at': { say: () => 'Boosted Pokénav: who discards the Trainer?' },
  'ask.drop-trainer': { say: () => 'Boosted Pokénav: which Trainer do you discard?' },
  'ask.leave-one': { say: () => 'Fossil Expert: which Pokémon goes back? The others are yours.' },
  'ask.magma-swap': { say: () => 'Magma Operation: which Trainer do you take for yours?' },
  'ask.breed': { say: () => 'Pokémon Breeders: a relative of which family?' },
  'ask.predict': { say: () => "Sabrina's Prediction: which Event do you activate?" },
  'ask.predict-next': { say: () => "Sabrina's Prediction: which Event comes first on the deck?" },
  'fossils-shown': {
    clause: 'H-SUP-14',
    say: (r: Reader, seat: Seat, mons: readonly number[]) =>
      `${does(r, seat, 'sees', 'see')} ${list(mons.map(monWords))}.`,
  },
  'took-discarded': {
    clause: 'H-SUP-03',
    say: (r: Reader, seat: Seat, sorts: readonly number[]) =>
      `${does(r, seat, 'takes', 'take')} ${list(sorts.map(itemName))}.`,
  },
  'trainer-taken': {
    clause: 'H-SUP-18',
    say: (r: Reader, seat: Seat, sort: number) => `${trainerName(sort)} is ${whose(r, seat)} Trainer now.`,
  },
  'asks-relative': {
    clause: 'H-SUP-31',
    say: (r: Reader, seat: Seat, family: number) =>
      `${does(r, seat, 'asks', 'ask')} for a relative of ${monName(family)}.`,
  },
  'no-relative': {
    clause: 'H-SUP-31',
    say: (_: Reader, family: number) => `No relative of ${monName(family)} is in the piles.`,
  },
  'boat-changes': {
    clause: 'H-SUP-22',
    say: (r: Reader, seat: Seat, n: number) => `${up(whose(r, seat))} boat makes that ${n}.`,
  },
};

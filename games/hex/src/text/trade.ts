/** What trades ask and tell. */
import type { Reader, Seat } from '@indigo/kernel';
import { count, itemName, list, monName, trainerName } from '../names.ts';
import type { OpenPart } from '../rules/trade.ts';
import { does, them, up, whose } from './speech.ts';

const named = (part: OpenPart): string =>
  'mon' in part ? monName(part.mon) : 'theirs' in part ? monName(part.theirs) : trainerName(part.trainer);

/** `Pikachu and 2 Items for Growlithe`; a Trainer is named among what is given, for it comes with another. */
function terms(open: readonly OpenPart[], given: number, wanted: number): string {
  const side = (parts: readonly OpenPart[], items: number): string =>
    list([...parts.map(named), ...(items > 0 ? [count(items, 'Item')] : [])]) || 'nothing';
  const gives = open.filter((part) => 'mon' in part);
  const wants = open.filter((part) => 'theirs' in part);
  const trainers = open.filter((part) => 'trainer' in part);
  const swap = trainers.length > 0 ? `, and Trainers change hands: ${list(trainers.map(named))}` : '';
  return `${side(gives, given)} for ${side(wants, wanted)}${swap}`;
}

export const tradeText = {
  'ask.trade-with': { say: () => 'Whom do you offer a trade?' },
  'ask.offer-cards': {
    say: (r: Reader, other: Seat) => `Which Pokémon and Trainers change hands with ${r.name(other)}?`,
  },
  'ask.offer-items': { say: (r: Reader, other: Seat) => `Which of your Items do you give ${r.name(other)}?` },
  'ask.want-items': { say: (r: Reader, other: Seat) => `Which Items do you want from ${r.name(other)}?` },
  'ask.answer-offer': {
    say: (r: Reader, from: Seat, open: readonly OpenPart[], given: number, wanted: number) =>
      `${r.name(from)} offers ${terms(open, given, wanted)}. Do you accept?`,
  },
  'do.accept': { say: () => 'Accept' },
  'do.refuse': { say: () => 'Refuse' },
  'trainer-for-trainer': { say: () => 'A Trainer can only be exchanged for a Trainer.' },
  'keep-a-pokemon': { say: () => 'Nobody may be left without a Pokémon.' },
  offered: {
    clause: 'H-TRADE-01',
    say: (r: Reader, seat: Seat, other: Seat, open: readonly OpenPart[], given: number, wanted: number) =>
      `${does(r, seat, 'offers', 'offer')} ${them(r, other)} ${terms(open, given, wanted)}.`,
  },
  'offered-items': {
    clause: 'H-HID-14',
    say: (r: Reader, seat: Seat, given: readonly number[], wanted: readonly number[]) =>
      `${up(does(r, seat, 'gives', 'give'))} ${list(given.map(itemName)) || 'no Item'} and ${r.you === seat ? 'ask' : 'asks'} for ${list(wanted.map(itemName)) || 'none'}.`,
  },
  'would-trade': {
    clause: 'H-REACT-34',
    say: (r: Reader, seat: Seat, mon: number, other: Seat, theirs: number) =>
      `${does(r, seat, 'wants', 'want')} to trade ${monName(mon)} for ${whose(r, other)} ${monName(theirs)}.`,
  },
  accepted: {
    clause: 'H-TRADE-03',
    say: (r: Reader, other: Seat, _seat: Seat) => `${does(r, other, 'accepts', 'accept')} the trade.`,
  },
  refused: {
    clause: 'H-TRADE-03',
    say: (r: Reader, other: Seat, _seat: Seat) => `${does(r, other, 'refuses', 'refuse')} the trade.`,
  },
  'why.locked': {
    say: (_: Reader, mon: number) => `The family of ${monName(mon)} is locked and cannot be traded.`,
  },
  'why.offers': { say: (_: Reader, n: number) => `You have already made ${count(n, 'offer')} this turn.` },
};

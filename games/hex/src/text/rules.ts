/** What the rules say: turns, moves, captures, battles, gyms. */
import type { Reader, Seat } from '@indigo/kernel';
import { HEXAGONS } from '../board.ts';
import { CATCHES } from '../data/colours.ts';
import {
  cityName,
  colourName,
  count,
  either,
  itemName,
  leaderName,
  list,
  monName,
  monWords,
  spaceName,
  trainerName,
} from '../names.ts';
import { POKEMON } from '../pokemon.ts';
import type { Reach } from '../rules/capture.ts';
import { does, them, whose } from './speech.ts';

export const PURPOSE: { readonly [why: string]: string } = {
  move: 'to move',
  catch: 'to capture',
  battle: 'in battle',
  elite: 'in battle',
  'event-die': 'for the Event',
  tie: 'to settle the tie',
};

/** `Great Ball ±1`. */
export const helpWords = ([what, value, of]: Reach): string =>
  `${what === 'weakened' ? 'weakened' : what === 'ball' ? itemName(of) : trainerName(of)} ±${value}`;

/** What a capture roll needs, and what helps it: ` (it takes 2 or 3; Great Ball ±1)`. */
const needs = (mon: number, helps: readonly Reach[]): string => {
  const faces = either(CATCHES[POKEMON[mon].colour].map(String));
  const more = helps.length > 0 ? `; ${helps.map(helpWords).join(', ')}` : '';
  return ` (it takes ${faces}${more})`;
};

const questions = {
  'ask.turn': { say: () => 'Your turn: what will you do?' },
  'ask.move': {
    say: (_: Reader, steps: number, _dice: readonly number[]) => `Move ${count(steps, 'space')}: where to?`,
  },
  'ask.which-die': {
    say: (_: Reader, dice: readonly number[]) => `You rolled ${list(dice.map(String))}. Which one counts?`,
  },
  'ask.pay-items': { say: (_: Reader, n: number) => `Discard ${count(n, 'Item')} for the passage.` },
  'ask.after': { say: () => 'Anything else before your turn ends?' },
  'ask.last': { say: () => 'Your turn ends: play a last card?' },
  'ask.keep-trainer': { say: () => 'Which Trainer do you keep?' },
  'ask.name-active': { say: () => 'Which Trainer is active?' },
  'ask.discards': { say: (_: Reader, n: number) => `Too many Items: discard ${n}.` },
  'ask.ball': {
    say: (_: Reader, mon: number, weakened: boolean, _span: number, _helps: readonly Reach[]) =>
      `${weakened ? 'A weakened ' : ''}${monWords(mon)} appears. Throw a ball?`,
  },
  'ask.send': { say: () => 'Which Pokémon do you send?' },
  'ask.send-next': { say: () => 'A draw: which Pokémon do you send next?' },
  'ask.send-gym': {
    say: (_: Reader, leader: number) => `Which Pokémon do you send against ${leaderName(leader)}?`,
  },
  'ask.lay': { say: () => 'Lay an Item face down?' },
  'ask.lay-gym': {
    say: (_: Reader, _leader: number, mon: number, _left: number) => `An Item for ${monName(mon)}?`,
  },
  'ask.lock': { say: () => 'Which family do you lock? It gets +1 and cannot be traded.' },
  'ask.new-trainer': { say: () => 'Discard your Trainer for the next one?' },
  'ask.pay-for-event': { say: () => 'Discard an Item to draw an Event?' },
  'ask.swap-items': { say: () => 'Discard any Items to draw as many?' },
  'ask.rob': { say: () => 'Whom do you take an Item from?' },
  'ask.which-colour': { say: () => 'Which colour?' },
  'ask.pick-event': { say: () => 'Which of the two Events do you activate?' },
};

const story = {
  turn: {
    clause: 'H-TURN-04',
    say: (r: Reader, seat: Seat, turn: number) => `Turn ${turn}: ${whose(r, seat)} turn.`,
  },
  skipped: {
    clause: 'H-TURN-07',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'skips this turn', 'skip this turn')}.`,
  },
  'stopped-match': { say: (_: Reader, turns: number) => `The match stops after ${count(turns, 'turn')}.` },
  board: {
    clause: 'H-SETUP-10',
    say: (_: Reader, board: readonly number[]) =>
      `The board: ${list(board.map((hexagon) => HEXAGONS[hexagon].city))}.`,
  },
  starter: {
    clause: 'H-SETUP-12',
    say: (r: Reader, seat: Seat, mon: number) => `${does(r, seat, 'gets', 'get')} ${monName(mon)}.`,
  },
  'goes-first': {
    clause: 'H-SETUP-16',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'goes', 'go')} first.`,
  },
  rolled: {
    say: (r: Reader, seat: Seat, pips: number, why: string) =>
      `${seat < 0 ? 'The Elite Trainer rolls' : does(r, seat, 'rolls', 'roll')} ${pips} ${PURPOSE[why] ?? why}.`,
  },
  'rolled-to-catch': {
    clause: 'H-CAP-02',
    say: (r: Reader, seat: Seat, pips: number, mon: number, _span: number, _dice: number) =>
      `${does(r, seat, 'rolls', 'roll')} ${pips} ${PURPOSE.catch} ${monName(mon)}.`,
  },
  moved: {
    clause: 'H-MOVE-01',
    say: (r: Reader, seat: Seat, to: number, how: string, _path: readonly number[]) =>
      `${does(r, seat, how === 'train' ? 'takes the train' : 'goes', how === 'train' ? 'take the train' : 'go')} to ${spaceName(to)}.`,
  },
  stuck: {
    clause: 'H-MOVE-08',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'has', 'have')} nowhere to go.`,
  },
  lap: {
    clause: 'H-PLAT-10',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'completes', 'complete')} a full loop.`,
  },
  pioneer: {
    clause: 'H-CITY-03',
    say: (r: Reader, seat: Seat, space: number) =>
      `${does(r, seat, 'is', 'are')} the first to reach ${cityName(space)}.`,
  },
  first: {
    clause: 'H-CITY-04',
    say: (r: Reader, seat: Seat, space: number) =>
      `${whose(r, seat) === 'your' ? 'Your' : whose(r, seat)} first visit to ${cityName(space)}.`,
  },
  'drew-items': {
    say: (r: Reader, seat: Seat, n: number) =>
      n === 0
        ? `No Item is left for ${them(r, seat)} to draw.`
        : `${does(r, seat, 'draws', 'draw')} ${count(n, 'Item')}.`,
  },
  'got-items': { say: (_: Reader, sorts: readonly number[]) => `You got ${list(sorts.map(itemName))}.` },
  played: {
    clause: 'H-ITEM-03',
    say: (r: Reader, seat: Seat, sort: number) => `${does(r, seat, 'plays', 'play')} ${itemName(sort)}.`,
  },
  discarded: {
    say: (r: Reader, seat: Seat, sorts: readonly number[]) =>
      `${does(r, seat, 'discards', 'discard')} ${list(sorts.map(itemName))}.`,
  },
  stole: {
    clause: 'H-HID-13',
    say: (r: Reader, thief: Seat, victim: Seat, n: number) =>
      `${does(r, thief, 'takes', 'take')} ${count(n, 'Item')} from ${them(r, victim)}.`,
  },
  'stole-these': {
    clause: 'H-HID-13',
    say: (_: Reader, _thief: Seat, _victim: Seat, sorts: readonly number[]) =>
      `The stolen card${sorts.length === 1 ? ' is' : 's are'} ${list(sorts.map(itemName))}.`,
  },
  'trainer-drawn': {
    clause: 'H-HID-22',
    say: (r: Reader, seat: Seat, sort: number) =>
      `${does(r, seat, 'draws', 'draw')} Trainer ${trainerName(sort)}.`,
  },
  'trainer-active': {
    clause: 'H-TRN-03',
    say: (r: Reader, seat: Seat, sort: number) => `${trainerName(sort)} is ${whose(r, seat)} Trainer.`,
  },
  'trainer-kept': {
    clause: 'H-TRN-02',
    say: (r: Reader, seat: Seat, sort: number) => `${does(r, seat, 'keeps', 'keep')} ${trainerName(sort)}.`,
  },
  'trainer-gone': {
    clause: 'H-TRN-08',
    say: (r: Reader, seat: Seat, sort: number) =>
      `${does(r, seat, 'discards', 'discard')} Trainer ${trainerName(sort)}.`,
  },
  appeared: {
    clause: 'H-CAP-01',
    say: (_: Reader, mon: number, space: number) => `${monWords(mon)} appears on ${spaceName(space)}.`,
  },
  caught: {
    clause: 'H-CAP-02',
    say: (r: Reader, seat: Seat, mon: number, pips: number, helps: readonly Reach[]) =>
      `${does(r, seat, 'captures', 'capture')} ${monName(mon)} with a ${pips}${needs(mon, helps)}.`,
  },
  missed: {
    clause: 'H-CAP-02',
    say: (r: Reader, seat: Seat, mon: number, pips: number, helps: readonly Reach[]) =>
      `${monName(mon)} escapes ${them(r, seat)}: a ${pips} does not catch it${needs(mon, helps)}.`,
  },
  weakened: {
    clause: 'H-WEAK-01',
    say: (_: Reader, mon: number, _space: number) => `${monName(mon)} is weakened.`,
  },
  gained: {
    clause: 'H-CAP-10',
    say: (r: Reader, seat: Seat, mon: number) => `${monWords(mon)} joins ${whose(r, seat)} team.`,
  },
  locked: {
    clause: 'H-LOCK-01',
    say: (r: Reader, seat: Seat, family: number) =>
      `${does(r, seat, 'locks', 'lock')} the family of ${monName(family)}.`,
  },
  badge: {
    clause: 'H-BADGE-01',
    say: (r: Reader, seat: Seat, leader: number, n: number) =>
      `${does(r, seat, 'wins', 'win')} ${leaderName(leader)}'s badge and now ${r.you === seat ? 'have' : 'has'} ${n}.`,
  },
  'badge-gives': {
    clause: 'H-BADGE-04',
    say: (r: Reader, seat: Seat, colour: number) =>
      `With this badge ${r.you === seat ? 'you get' : `${r.name(seat)} gets`} a ${colourName(colour)} Pokémon.`,
  },
  'weaker-pile': {
    clause: 'H-BADGE-10',
    say: (_: Reader, colour: number, from: number) =>
      `The ${colourName(colour)} pile is empty, so a ${colourName(from)} Pokémon comes instead.`,
  },
  'obeys-now': {
    clause: 'H-BADGE-02',
    say: (r: Reader, seat: Seat, colour: number) =>
      `${colourName(colour)} Pokémon obey ${them(r, seat)} now.`,
  },
};

export const rulesText = { ...questions, ...story };

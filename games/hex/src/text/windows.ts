/** Questions of the windows (section 26) and the story of Events. */
import type { Reader, Seat } from '@indigo/kernel';
import {
  cardName,
  count,
  eventId,
  eventName,
  eventText,
  isCard,
  list,
  monName,
  spaceName,
} from '../names.ts';
import { NO_EFFECT } from './no-effect.ts';
import { PURPOSE } from './rules.ts';
import { does, them, up, whose } from './speech.ts';

/** `Misty rolled 3 and 5`, `Misty rolled 3 and you rolled 5`. */
function rolledBy(r: Reader, dice: readonly number[], rollers: readonly number[]): string {
  const parts = [...new Set(rollers)].map((roller) => {
    const own = dice.filter((_, die) => rollers[die] === roller).map(String);
    return `${roller < 0 ? 'the Elite Trainer' : them(r, roller)} rolled ${list(own)}`;
  });
  return up(list(parts));
}

export const windowsText = {
  'ask.on-roll': {
    say: (
      r: Reader,
      why: string,
      dice: readonly number[],
      rollers: readonly number[],
      _aim: readonly number[],
    ) => `${rolledBy(r, dice, rollers)} ${PURPOSE[why] ?? why}. Let it stand?`,
  },
  'ask.on-count': {
    say: (r: Reader, roller: Seat, n: number, _dice: readonly number[]) =>
      `${does(r, roller, 'moves', 'move')} ${n}. Change that?`,
  },
  'ask.on-event': {
    say: (r: Reader, seat: Seat, sort: number) =>
      `${does(r, seat, 'activates', 'activate')} ${eventName('event', sort)}. Cancel it?`,
  },
  'ask.on-copy': {
    say: (r: Reader, seat: Seat, deck: string, sort: number) =>
      `${does(r, seat, 'activates', 'activate')} ${eventName(deck, sort)}. Copy it?`,
  },
  'ask.on-hit': {
    say: (r: Reader, what: string, by: Seat) => {
      const card = up(by >= 0 ? `${whose(r, by)} ${cardName(what)}` : cardName(what));
      return what === 'repel'
        ? `${card} is about to drive the Pokémon away. Stop it?`
        : `${card} is about to hit you. Stop it?`;
    },
  },
  'ask.on-reveal': {
    say: (_: Reader, mon: number, space: number) =>
      `${monName(mon)} appeared on ${spaceName(space)}. Drive it away?`,
  },
  'ask.on-fail': {
    say: (r: Reader, seat: Seat, mon: number, _space: number) =>
      `${monName(mon)} escaped ${them(r, seat)}. Try yourself?`,
  },
  'ask.on-loss': { say: () => 'You lost. Start this battle anew?' },
  'ask.on-draw': { say: (_: Reader, n: number) => `You are about to draw ${count(n, 'Item')}.` },
  'hit-stopped': {
    clause: 'H-ITEM-40',
    say: (r: Reader, what: string, by: Seat, on: readonly Seat[]) => {
      const card = up(by >= 0 ? `${whose(r, by)} ${cardName(what)}` : cardName(what));
      if (what === 'poke-doll' || what === 'repel') return `${card} is stopped.`;
      const whom = list(on.map((seat) => them(r, seat)));
      if (isCard(what)) return `${card} does not hit ${whom}.`;
      return by >= 0 ? `Nothing is taken from ${whom}.` : `The city does nothing to ${whom}.`;
    },
  },
  'drew-event': {
    clause: 'H-SPACE-05',
    say: (r: Reader, seat: Seat, deck: string, sort: number) =>
      `${does(r, seat, 'draws', 'draw')} ${eventName(deck, sort)}: ${eventText(deck, sort)}`,
  },
  'saw-events': {
    clause: 'H-HID-07',
    say: (_: Reader, sorts: readonly number[]) =>
      `You see ${list(sorts.map((sort) => eventName('event', sort)))}.`,
  },
  'event-unused': {
    clause: 'H-PLAT-14',
    say: (_: Reader, sort: number) => `${eventName('event', sort)} is discarded unused.`,
  },
  'event-cancelled': {
    clause: 'H-REACT-12',
    say: (r: Reader, seat: Seat, sort: number) =>
      `${up(whose(r, seat))} ${eventName('event', sort)} is cancelled.`,
  },
  'will-copy': {
    clause: 'H-REACT-13',
    say: (r: Reader, seat: Seat, by: string) => `${cardName(by)} will copy it for ${them(r, seat)}.`,
  },
  'copies-event': {
    clause: 'H-REACT-14',
    say: (r: Reader, seat: Seat, sort: number, deck: string) =>
      `${does(r, seat, 'copies', 'copy')} ${eventName(deck, sort)}.`,
  },
  'extra-turn': {
    clause: 'H-TURN-06',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'gets', 'get')} an extra turn.`,
  },
  'must-skip': {
    clause: 'H-EVT-11',
    say: (r: Reader, seat: Seat, n: number) =>
      `${does(r, seat, 'has', 'have')} to skip ${n === 1 ? 'the next turn' : `the next ${n} turns`}.`,
  },
  lasts: {
    clause: 'H-EVT-07',
    say: (r: Reader, seat: Seat, event: string) => `${up(whose(r, seat))} ${cardName(event)} stays in play.`,
  },
  'no-longer': {
    clause: 'H-EVT-08',
    say: (r: Reader, seat: Seat, event: string) => `${up(whose(r, seat))} ${cardName(event)} is over.`,
  },
  'no-effect': {
    clause: 'H-EVT-09',
    say: (_: Reader, deck: string, sort: number) => {
      const why = NO_EFFECT[eventId(deck, sort)];
      return `${eventName(deck, sort)} has no effect${why === undefined ? '' : `: ${why}`}.`;
    },
  },
};

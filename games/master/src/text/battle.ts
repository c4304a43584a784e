/** Battles with trainers and gym leaders. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { aType, does, foeName, foePokemon, left, list, pokemon, up, whose } from '../names.ts';

export const battleWords = {
  challenged: {
    clause: 'M-BATTLE-01',
    say: (r: Reader, seat: Seat, foe: number) => `${does(r, seat, 'faces', 'face')} ${foeName(foe)}.`,
  },
  committed: {
    clause: 'M-BATTLE-02',
    say: (r: Reader, seat: Seat, cards: readonly number[]) =>
      `${does(r, seat, 'commits', 'commit')} ${list(cards.map((card) => pokemon(card)))}.`,
  },
  round: {
    clause: 'M-BATTLE-05',
    say: (_r: Reader, round: number, foe: number) => `Round ${round} against ${foeName(foe)}.`,
  },
  rolled: {
    clause: 'M-BATTLE-06',
    say: (r: Reader, seat: Seat, card: number, pips: readonly number[], _types: readonly number[]) =>
      `${up(whose(r, seat))} ${pokemon(card)} rolls ${pips.join(', ')}.`,
  },
  hit: {
    clause: 'M-BATTLE-09',
    say: (_r: Reader, foe: number, on: number, type: number, hearts: number) =>
      `${up(aType(type))} hit on ${foePokemon(foe, on)}: ${left(hearts)}.`,
  },
  objected: {
    clause: 'M-ADV-08',
    say: (r: Reader, seat: Seat, decider: Seat) =>
      `${does(r, seat, 'objects', 'object')} to what ${r.name(decider)} decided.`,
  },
  overruled: {
    clause: 'M-ADV-09',
    say: (r: Reader, _seat: Seat, decider: Seat) => `${up(whose(r, decider))} decision is overruled.`,
  },
  'not-overruled': {
    clause: 'M-ADV-09',
    say: (r: Reader, _seat: Seat, decider: Seat) => `${up(whose(r, decider))} decision stands.`,
  },
  'lost-battle': {
    clause: 'M-BATTLE-21',
    say: (r: Reader, seat: Seat, foe: number, _rounds: number, _hearts: readonly number[]) =>
      `${does(r, seat, 'loses', 'lose')} to ${foeName(foe)}.`,
  },
  'won-battle': {
    clause: 'M-BATTLE-17',
    say: (r: Reader, seat: Seat, foe: number, _rounds: number, _fainted: readonly number[]) =>
      `${does(r, seat, 'beats', 'beat')} ${foeName(foe)}.`,
  },
} as const satisfies Words;

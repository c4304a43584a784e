/** Battles with trainers and gym leaders. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { HIT } from '../data/rules.ts';
import { FOES } from '../foes.ts';
import { name } from '../league/names.ts';
import { aType, count, does, foeName, foePokemon, isSuper, left, list, up, whose } from '../names.ts';
import type { Decided, Why } from '../questions.ts';
import { decidedText } from './decided.ts';

export const battleWords = {
  challenged: {
    clause: 'M-BATTLE-01',
    say: (r: Reader, seat: Seat, foe: number) => `${does(r, seat, 'faces', 'face')} ${foeName(foe)}.`,
  },
  committed: {
    clause: 'M-BATTLE-02',
    say: (r: Reader, seat: Seat, forms: readonly number[]) =>
      `${does(r, seat, 'commits', 'commit')} ${list(forms.map(name))}.`,
  },
  round: {
    clause: 'M-BATTLE-05',
    say: (_r: Reader, round: number, foe: number) => `Round ${round} against ${foeName(foe)}.`,
  },
  rolled: {
    clause: 'M-BATTLE-06',
    say: (r: Reader, seat: Seat, form: number, pips: readonly number[], _types: readonly number[]) =>
      `${up(whose(r, seat))} ${name(form)} rolls ${pips.join(', ')}: ${count(pips.filter((one) => one >= HIT).length, 'hit')}.`,
  },
  hit: {
    clause: 'M-BATTLE-09',
    say: (_r: Reader, foe: number, on: number, type: number, hearts: number) =>
      `${up(aType(type))} hit on ${foePokemon(foe, on)}${isSuper(type, FOES[foe].pokemon[on].type) ? ', super effective' : ''}: ${left(hearts)}.`,
  },
  decided: {
    clause: 'M-ADV-08',
    say: (r: Reader, seat: Seat, foe: number, decided: Decided) =>
      `${does(r, seat, 'decides', 'decide')} for ${foeName(foe)}: ${decidedText(foe, decided)}.`,
  },
  'by-rule': {
    clause: 'M-ADV-13',
    say: (_r: Reader, foe: number, decided: Decided, why: readonly Why[]) =>
      `The fixed rule of a quick table decides for ${foeName(foe)}: ${decidedText(foe, decided, why)}.`,
  },
  'same-whatever': {
    clause: 'M-ADV-12',
    say: (_r: Reader, foe: number) => `Wherever the damage of ${foeName(foe)} goes, it comes to the same.`,
  },
  'all-stands': {
    clause: 'M-ADV-08',
    say: (r: Reader, seat: Seat, foe: number) =>
      `${does(r, seat, 'accepts', 'accept')} everything decided for ${foeName(foe)} in this battle.`,
  },
  proposed: {
    clause: 'M-ADV-09',
    say: (r: Reader, seat: Seat, foe: number, decided: Decided) =>
      `${does(r, seat, 'suggests', 'suggest')} this for ${foeName(foe)}: ${decidedText(foe, decided)}.`,
  },
  objected: {
    clause: 'M-ADV-08',
    say: (r: Reader, seat: Seat, decider: Seat) =>
      `${does(r, seat, 'objects', 'object')} to ${whose(r, decider)} decision.`,
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

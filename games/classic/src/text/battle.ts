/** Battles (../battle-scene.ts) and what came of things. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { RIVALS } from '../data/rivals.ts';
import { MASTER_REWARD } from '../data/rules.ts';
import { count, pokemon } from '../names.ts';
import type { SumPart } from '../sums.ts';
import { does, them, up, whose } from './speech.ts';
import { mustered, PARTS } from './sums.ts';

/** Battles and what came of things. */
export const battleText = {
  'trainer-battle': { say: () => 'Trainer Battle' },
  'final-battle': { say: () => 'Final Battle' },
  side: { say: (r: Reader, seat: Seat) => up(them(r, seat)) },
  'side.master': {
    say: (r: Reader, seat: Seat, rival: number) =>
      `${rival < 0 ? 'The Master' : RIVALS[rival].name} (${them(r, seat)})`,
  },
  'only-you': { say: () => 'Only you see this card yet.' },
  'rival-text': {
    say: (_: Reader, rival: number) => `Adds ${RIVALS[rival].bonus.join(', ')} for a die of 1 to 6.`,
  },
  part: { say: (_: Reader, what: SumPart[0]) => PARTS[what] },
  'part.face-down': { say: () => 'face-down card' },
  'stage.choose': { say: () => 'Choose Pokémon' },
  'stage.bonus': { say: () => 'Set cards aside' },
  'stage.roll': { say: () => 'Roll' },
  'stage.window': { say: () => 'Rerolls' },
  'stage.totals': { say: () => 'Totals' },

  'result.battle': {
    say: (r: Reader, winner: Seat, loser: Seat) => `${does(r, winner, 'beats', 'beat')} ${them(r, loser)}`,
  },
  'result.sum': { say: (r: Reader, seat: Seat, parts: readonly SumPart[]) => mustered(r, seat, parts) },
  'result.out': {
    say: (r: Reader, seat: Seat, dex: number) => `${up(whose(r, seat))} ${pokemon(dex)} is knocked out.`,
  },
  'result.won': {
    say: (r: Reader, seat: Seat, rival: number) =>
      `${does(r, seat, 'beats', 'beat')} ${RIVALS[rival].name} and ${r.you === seat ? 'win' : 'wins'} the game`,
  },
  'result.lost-final': {
    say: (r: Reader, seat: Seat, rival: number) => `${RIVALS[rival].name} beats ${them(r, seat)}`,
  },
  'result.reward': {
    say: () => `Whoever played the Master draws ${count(MASTER_REWARD, 'Item Card')}.`,
  },
  'result.legend': {
    say: (r: Reader, seat: Seat, dex: number) => `${does(r, seat, 'catches', 'catch')} ${pokemon(dex)}`,
  },
  'result.called': {
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'goes', 'go')} to Cinnabar Island`,
  },
  'result.power': { say: (_: Reader, points: number) => `${points} Power Points open Indigo Plateau.` },
  'result.challenge': {
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'wins', 'win')} the Dice Challenge`,
  },
  'result.revived': { say: (_: Reader, n: number) => `All ${n} Pokémon are revived.` },
  'result.challenge-lost': {
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'loses', 'lose')} the Dice Challenge`,
  },
  'result.still-out': { say: (_: Reader, n: number) => `${n} Pokémon stay knocked out.` },
} satisfies Words;

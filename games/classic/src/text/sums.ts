/** Totals in words, with all their parts. */
import type { Reader, Seat } from '@indigo/kernel';
import { RIVALS } from '../data/rivals.ts';
import { pokemon } from '../names.ts';
import { type SumPart, totalOf } from '../sums.ts';
import { them, up } from './speech.ts';

export const PARTS: { readonly [K in SumPart[0]]: string } = {
  attack: 'attack',
  master: 'attack',
  evolution: 'evolution',
  die: 'die',
  'masters-bonus': "Master's bonus",
  card: 'card',
};

/** `Arcanine 15 + die 1 + Master's bonus 6 = 22`. */
function sum(parts: readonly SumPart[]): string {
  const named = ([what, value, of]: SumPart): string => {
    if (what === 'attack') return `${pokemon(of)} ${value}`;
    return `${what === 'master' ? RIVALS[of].pokemon : PARTS[what]} ${value}`;
  };
  return `${parts.map(named).join(' + ')} = ${totalOf(parts)}`;
}

/** `You: …`, `Gary: …`: a Master by the name on the Rival Card. */
export function mustered(r: Reader, seat: Seat, parts: readonly SumPart[]): string {
  const rival = parts.find(([what]) => what === 'master')?.[2];
  return `${rival === undefined ? up(them(r, seat)) : RIVALS[rival].name}: ${sum(parts)}.`;
}

/** The lowest and the highest total a Master can come to. */
export function masterTotals(rival: number): readonly [number, number] {
  const { attack, bonus } = RIVALS[rival];
  const totals = bonus.map((extra, i) => attack + i + 1 + extra);
  return [Math.min(...totals), Math.max(...totals)];
}

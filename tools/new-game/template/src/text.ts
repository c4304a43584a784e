import type { Reader, Seat, Words } from '@indigo/kernel';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** Everything people read, by key. */
export const text = {
  pass: { say: () => 'Pass' },
  goal: { say: () => 'Be the first to have 20 points.' },
  'ask.act': { say: () => 'Roll again, or keep the pot?' },
  'hint.act': { say: () => 'A roll of 1 loses the whole pot.' },
  roll: { say: () => 'Roll' },
  keep: { say: () => 'Keep the pot' },
  gains: { say: (_: Reader, count: number) => points(count) },
  points: { say: () => 'points' },
  survives: { say: () => 'saves the pot' },
  pot: { say: () => 'Pot' },
  'pot-text': { say: () => 'What was rolled this turn. It is yours once you keep it.' },
  coins: { say: (_: Reader, count: number) => `${points(count)} in the pot` },
  turn: {
    clause: '__X__-TURN-01',
    say: (r: Reader, seat: Seat, no: number) => `Turn ${no}: ${r.name(seat)}.`,
  },
  rolls: {
    clause: '__X__-ROLL-01',
    say: (r: Reader, seat: Seat, pips: number) => `${r.name(seat)} rolls ${pips}.`,
  },
  loses: {
    clause: '__X__-ROLL-01',
    say: (r: Reader, seat: Seat, pips: number) => `${r.name(seat)} rolls ${pips} and loses the pot.`,
  },
  keeps: {
    clause: '__X__-TURN-01',
    say: (r: Reader, seat: Seat, pot: number) => `${r.name(seat)} keeps ${points(pot)}.`,
  },
} satisfies Words;

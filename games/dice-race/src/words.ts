import type { Reader, Seat, Words } from '@indigo/kernel';
import { CARDS } from './board.ts';

const card = (kind: number): string => CARDS[kind];

export const words = {
  pass: { say: () => 'Pass' },
  'ask.start': { say: () => 'Roll, or play a card first?' },
  'ask.go': { say: () => 'Where to?' },
  'ask.jump': { say: () => 'Teleport to which hub?' },
  'ask.try': { say: () => 'Try to capture it?' },
  roll: { say: () => 'Roll the die' },
  'beat.move': { say: () => 'Your roll to move.' },
  play: { say: (_: Reader, kind: number) => `Play ${card(kind)}` },
  go: { say: (_: Reader, node: number) => `Go to node ${node}` },
  try: { say: () => 'Try it' },
  skip: { say: () => 'Leave it' },
  node: { say: (_: Reader, node: number) => `Node ${node}` },
  racer: { say: (r: Reader, seat: Seat) => r.name(seat) },
  points: { say: () => 'points' },
  captures: { say: () => 'captures it' },
  worth: { say: (_: Reader, points: number) => (points === 1 ? '1 point' : `${points} points`) },
  spends: { say: (_: Reader, kind: number) => `your ${card(kind)} card` },
  'card-node': { say: () => 'draw a card' },
  'creature-node': { say: (_: Reader, power: number) => `a creature caught with ${power} or more` },
  'card-node-text': { say: () => 'Land here to draw a card.' },
  'creature-node-text': { say: () => 'Land on a creature here to try to capture it.' },
  'node-text': { say: () => 'Nothing lives here.' },
  'hub-text': { say: () => 'A teleport card takes you here.' },
  'racer-text': {
    say: (r: Reader, seat: Seat) => (r.you === seat ? 'Your racer.' : `The racer of ${r.name(seat)}.`),
  },
  'creature-text': {
    say: (_: Reader, power: number, points: number) =>
      `A roll of ${power} or more captures it, for ${points === 1 ? '1 point' : `${points} points`}.`,
  },
  'hint.try': { say: () => 'One die decides; a lit face captures it.' },
  hand: { say: (r: Reader, seat: Seat) => `Hand of ${r.name(seat)}` },
  creature: { say: (_: Reader, kind: number) => `Creature ${kind}` },
  lands: {
    clause: 'R-MOVE-01',
    say: (r: Reader, seat: Seat, node: number, _from: number) => `${r.name(seat)} lands on node ${node}.`,
  },
  rolls: {
    clause: 'R-TURN-01',
    say: (r: Reader, seat: Seat, pips: number) => `${r.name(seat)} rolls ${pips}.`,
  },
  plays: {
    clause: 'R-CARD-04',
    say: (r: Reader, seat: Seat, kind: number) => `${r.name(seat)} plays ${card(kind)}.`,
  },
  draws: { clause: 'R-CARD-03', say: (r: Reader, seat: Seat) => `${r.name(seat)} draws a card.` },
  drew: { clause: 'R-CARD-03', say: (_: Reader, kind: number) => `It is ${card(kind)}.` },
  reshuffled: { clause: 'R-CARD-03', say: () => 'The used cards are shuffled.' },
  caught: {
    clause: 'R-CATCH-02',
    say: (r: Reader, seat: Seat, kind: number, pips: number) =>
      `${r.name(seat)} rolls ${pips} and captures creature ${kind}.`,
  },
  missed: {
    clause: 'R-CATCH-02',
    say: (r: Reader, seat: Seat, kind: number, pips: number) =>
      `${r.name(seat)} rolls ${pips} and misses creature ${kind}.`,
  },
} satisfies Words;

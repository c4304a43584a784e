import { meaningsOf } from '@indigo/kernel';
import { LOSES, SIDES } from './data.ts';
import type { GameView } from './state.ts';
import type { text } from './text.ts';

const FACES = Array.from({ length: SIDES }, (_, i) => i + 1).filter((pips) => pips !== LOSES);

/** What options, questions and lines mean: page, terminal and bots read it. */
export const meanings = meaningsOf<typeof text, GameView>({
  options: {
    roll: ({ seat }) => ({
      role: 'natural',
      odds: {
        chance: FACES.length / SIDES,
        faces: FACES,
        say: ['survives'],
        yes: [['rolls', seat]],
        no: [['loses', seat]],
      },
    }),
    keep: ({ view }) => ({ brings: [['gains', view.pot]], role: 'ends' }),
  },
  questions: { act: () => ({ hint: ['hint.act'] }) },
  lines: {
    turn: (seat, no) => ({ tone: 'turn', turn: { seat, no } }),
    rolls: (seat, pips) => ({ tone: 'dice', dice: [{ seat, pips }] }),
    loses: (seat, pips) => ({ tone: 'missed', dice: [{ seat, pips }] }),
    keeps: { tone: 'caught' },
  },
  things: {
    pot: (art) => ({ ...art, say: ['pot'], lines: [['pot-text']] }),
    coins: (art) => ({ ...art, say: ['coins', art.count ?? 0], lines: [['pot-text']] }),
  },
});

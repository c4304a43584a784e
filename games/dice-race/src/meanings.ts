/** What choices and lines of the race mean. */
import {
  type Art,
  type Choice,
  meaningsOf,
  type Odds,
  type OptionMeaning,
  type Say,
  type Subject,
} from '@indigo/kernel';
import {
  CAPTURE,
  CARD_BONUS,
  creaturePoints,
  creaturePower,
  HUBS,
  isCardNode,
  isCreatureNode,
  wayTo,
} from './board.ts';
import type { RaceView } from './index.ts';
import type { words } from './words.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const place = (node: number): string => `n${node}`;

function tries({ view, seat }: Choice<RaceView>, bonus: number): OptionMeaning {
  const creature = view.nodes[view.racers[seat].at];
  const faces = FACES.filter((pips) => pips + bonus >= creaturePower(creature));
  const odds: Odds = {
    chance: faces.length / FACES.length,
    faces,
    say: ['captures'],
    yes: [['caught', seat, creature]],
    no: [['missed', seat, creature]],
  };
  return { odds, brings: [['worth', creaturePoints(creature)]], role: 'natural' };
}

const nodeLines = (node: number): readonly Say[] => [
  isCardNode(node) ? ['card-node-text'] : isCreatureNode(node) ? ['creature-node-text'] : ['node-text'],
  ...(HUBS.includes(node) ? [['hub-text'] as const] : []),
];

const things: { readonly [kind: string]: (art: Art) => Subject } = {
  node: (art) => {
    const node = Number(art.of?.slice(1));
    return { ...art, say: ['node', node], lines: nodeLines(node) };
  },
  mover: (art) => ({ ...art, say: ['racer', art.seat ?? 0], lines: [['racer-text', art.seat ?? 0]] }),
  creature: (art) => {
    const kind = Number(art.of);
    return {
      ...art,
      say: ['creature', kind],
      lines: [['creature-text', creaturePower(kind), creaturePoints(kind)]],
    };
  },
};

export const meanings = meaningsOf<typeof words, RaceView>({
  options: {
    roll: () => ({ role: 'natural' }),
    skip: () => ({ role: 'ends' }),
    try: (at) => tries(at, 0),
    play: (at, kind) => ({
      ...(at.decision.kind === 'try' && kind === CAPTURE ? tries(at, CARD_BONUS) : {}),
      costs: [['spends', kind]],
    }),
    go: ({ view, seat, decision }, node) => {
      const creature = view.nodes[node];
      return {
        ...(decision.kind === 'go' && { way: wayTo(view.racers[seat].at, node).map(place) }),
        ...(isCardNode(node) && { brings: [['card-node']] }),
        ...(creature >= 0 && { brings: [['creature-node', creaturePower(creature)]] }),
      };
    },
  },
  questions: { try: () => ({ hint: ['hint.try'] }) },
  lines: {
    rolls: (seat, pips) => ({
      tone: 'dice',
      dice: [{ seat, pips }],
      beat: { seat, say: ['beat.move'], act: ['roll'] },
    }),
    lands: (seat, node, from) => ({
      tone: 'step',
      ...(from !== node && { walk: { piece: `racer${seat}`, path: wayTo(from, node).map(place) } }),
    }),
    drew: { secret: true },
    draws: { tone: 'deal' },
    caught: (seat, _creature, pips) => ({ tone: 'caught', dice: [{ seat, pips }] }),
    missed: (seat, _creature, pips) => ({ tone: 'missed', dice: [{ seat, pips }] }),
  },
  things,
  creatures: ['creature'],
});

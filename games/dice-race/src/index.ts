import {
  type Asking,
  clonePile,
  type Face,
  known,
  pileOf,
  type Ruleset,
  redeal,
  type Scene,
  type Seat,
} from '@indigo/kernel';
import { CARD_COUNT, CARDS, COPIES, CREATURES, LINKS, NODES, WIN_POINTS } from './board.ts';
import { meanings } from './meanings.ts';
import { PLAIN_TRY, PLAY, ROLL, SKIP, setup, turn } from './rules.ts';
import type { Race } from './state.ts';
import { words } from './words.ts';

export * from './board.ts';
export type { Race, Racer } from './state.ts';

/** What one seat sees: everything but the other hands. */
export type RaceView = {
  readonly seats: number;
  readonly turn: number;
  readonly active: Seat;
  readonly winner: Seat | -1;
  readonly racers: readonly {
    readonly at: number;
    readonly points: number;
    readonly cards: number;
    readonly known: readonly number[];
    readonly team: readonly number[];
  }[];
  readonly nodes: readonly number[];
  readonly bag: readonly number[];
  readonly deck: number;
  readonly used: readonly number[];
};

/** A tiny game that exercises the kernel alone and carries its benchmark. Its rules: `docs/rules/dice-race.md`. */
export const diceRace: Ruleset<Race, RaceView> = {
  id: 'dice-race',
  title: 'Dice race',
  version: 2,
  seats: { min: 2, max: 4 },
  options: [],
  create: (seats) => ({
    agenda: [{ do: 'setup' }],
    turn: 0,
    active: 0,
    winner: -1,
    racers: Array.from({ length: seats }, (_, seat) => ({
      at: seat * (NODES / 4),
      points: 0,
      hand: [],
      team: [],
    })),
    nodes: new Array<number>(NODES).fill(-1),
    bag: new Array<number>(CREATURES).fill(COPIES),
    cards: pileOf(CARDS.map(() => CARD_COUNT)),
    used: [],
  }),
  steps: { setup, turn },
  outcome: (s) => (s.winner >= 0 ? [s.winner] : null),
  turn: (s) => s.turn,
  clone: (s) => ({
    agenda: s.agenda.slice(),
    turn: s.turn,
    active: s.active,
    winner: s.winner,
    racers: s.racers.map((r) => ({ at: r.at, points: r.points, hand: r.hand.slice(), team: r.team.slice() })),
    nodes: s.nodes.slice(),
    bag: s.bag.slice(),
    cards: clonePile(s.cards),
    used: s.used.slice(),
  }),
  view: (s, seat) => ({
    seats: s.racers.length,
    turn: s.turn,
    active: s.active,
    winner: s.winner,
    racers: s.racers.map((racer) => ({
      at: racer.at,
      points: racer.points,
      cards: racer.hand.length,
      known: racer.hand.map((card) => known(s.cards, card, seat)).filter((kind) => kind !== null),
      team: racer.team.slice(),
    })),
    nodes: s.nodes.slice(),
    bag: s.bag.slice(),
    deck: s.cards.left,
    used: s.used.map((card) => s.cards.kind[card]),
  }),
  redeal: (s, seat, rng, since) => redeal(s.cards, seat, rng, since.cards),
  face: (_s, asking, value) => face(asking, value as number),
  refused: () => [],
  scene,
  words,
  meanings,
};

const go = Array.from(
  { length: NODES },
  (_, node): Face => ({ id: `go:${node}`, say: ['go', node], at: `n${node}` }),
);
const acts: { [act: number]: Face } = {
  [ROLL]: { id: 'roll', say: ['roll'] },
  [PLAIN_TRY]: { id: 'try', say: ['try'] },
  [SKIP]: { id: 'skip', say: ['skip'] },
};
CARDS.forEach((name, kind) => {
  acts[PLAY + kind] = { id: `play:${name}`, say: ['play', kind] };
});

function face(asking: Asking, value: number): Face {
  const { kind } = asking.question;
  return kind === 'go' || kind === 'jump' ? go[value] : acts[value];
}

function scene(view: RaceView): Scene {
  const angle = (node: number): number => (2 * Math.PI * node) / NODES;
  return {
    aspect: 1,
    places: view.nodes.map((_, node) => ({
      id: `n${node}`,
      x: 0.5 + 0.45 * Math.cos(angle(node)),
      y: 0.5 + 0.45 * Math.sin(angle(node)),
      kind: 'node',
      say: ['node', node],
    })),
    links: LINKS.map(([a, b]) => [`n${a}`, `n${b}`]),
    pieces: [
      ...view.racers.map(({ at }, seat) => ({
        id: `racer${seat}`,
        kind: 'mover',
        at: `n${at}`,
        seat,
        say: ['racer', seat] as const,
      })),
      ...view.nodes.flatMap((kind, node) =>
        kind < 0
          ? []
          : [
              {
                id: `creature${node}`,
                kind: 'creature',
                at: `n${node}`,
                of: String(kind),
                say: ['creature', kind] as const,
              },
            ],
      ),
    ],
    zones: view.racers.map(({ cards }, seat) => ({
      id: `hand${seat}`,
      kind: 'hand',
      seat,
      count: cards,
      say: ['hand', seat],
    })),
    turn: { seat: view.active, no: view.turn + 1 },
    gauges: view.racers.map(({ points }, seat) => ({
      seat,
      value: points,
      goal: WIN_POINTS,
      say: ['points'],
    })),
  };
}

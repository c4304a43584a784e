/** The dice race by hand, on plain mutable objects: about as fast as these rules get while still readable. */
import * as board from '@indigo/dice-race';

export const SEATS = 4;

export const PHASE_ROLL = 0;
export const PHASE_MOVE = 1;
export const PHASE_TELEPORT = 2;
export const PHASE_CAPTURE = 3;
export const PHASE_OVER = 4;

// Options are small integers.
export const ROLL = 0;
export const BOOST = 1;
export const TELEPORT = 2;
export const TRY = 3;
export const TRY_WITH_CARD = 4;
export const SKIP = 5;
export const GO = 10; // GO + node

/** All creatures, and all cards, before they are shuffled. */
export const CREATURES: readonly number[] = copies(board.CREATURES, board.COPIES);
export const CARDS: readonly number[] = copies(board.CARDS.length, board.CARD_COUNT);

function copies(kinds: number, count: number): number[] {
  return Array.from({ length: kinds * count }, (_, i) => i % kinds);
}

export const startNode = (seat: number): number => (seat * board.NODES) / SEATS;

const WIDTH = board.MAX_STEP + 1;
/** The board's own lists are frozen, which costs a sixth of the speed: this is the limit, so it has its own. */
const REACH = Array.from({ length: board.NODES * WIDTH }, (_, i) =>
  Int32Array.from(board.reach(Math.floor(i / WIDTH), i % WIDTH)),
);

/** The nodes in reach of a roll. */
export const reach = (node: number, steps: number): Int32Array =>
  REACH[node * WIDTH + Math.min(board.MAX_STEP, steps)];

/** Never more options than this at once. */
export const MOST_OPTIONS = 128;

interface Racer {
  node: number;
  points: number;
  hand: number[];
  team: number[];
}
export interface Race {
  dice: number;
  current: number;
  phase: number;
  die: number;
  boost: number;
  winner: number;
  racers: Racer[];
  creatureAt: number[]; // kind of creature, -1 for none
  bag: number[];
  deck: number[];
  discard: number[];
}

/** mulberry32; its state is part of the race. */
export function below(dice: { dice: number }, n: number): number {
  dice.dice = (dice.dice + 0x6d2b79f5) | 0;
  const s = dice.dice;
  let t = Math.imul(s ^ (s >>> 15), 1 | s);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
}

export function shuffle(dice: { dice: number }, list: number[]): number[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(dice, i + 1);
    const swapped = list[i];
    list[i] = list[j];
    list[j] = swapped;
  }
  return list;
}

export function create(seed: number): Race {
  const race: Race = {
    dice: seed | 0,
    current: 0,
    phase: PHASE_ROLL,
    die: 0,
    boost: 0,
    winner: -1,
    racers: [],
    creatureAt: [],
    bag: CREATURES.slice(),
    deck: CARDS.slice(),
    discard: [],
  };
  shuffle(race, race.bag);
  shuffle(race, race.deck);
  for (let seat = 0; seat < SEATS; seat++)
    race.racers.push({ node: startNode(seat), points: 0, hand: [], team: [] });
  for (let node = 0; node < board.NODES; node++)
    race.creatureAt.push(board.isCreatureNode(node) ? (race.bag.pop() as number) : -1);
  return race;
}

/** Writes the options into `out` and returns how many. */
export function options(race: Race, out: Int32Array): number {
  const me = race.racers[race.current];
  let n = 0;
  switch (race.phase) {
    case PHASE_ROLL:
      out[n++] = ROLL;
      if (race.boost === 0 && me.hand.includes(board.BOOST)) out[n++] = BOOST;
      if (me.hand.includes(board.TELEPORT)) out[n++] = TELEPORT;
      break;
    case PHASE_MOVE: {
      const nodes = reach(me.node, race.die + race.boost);
      for (let i = 0; i < nodes.length; i++) out[n++] = GO + nodes[i];
      break;
    }
    case PHASE_TELEPORT:
      for (let i = 0; i < board.HUBS.length; i++) out[n++] = GO + board.HUBS[i];
      break;
    case PHASE_CAPTURE:
      out[n++] = TRY;
      if (me.hand.includes(board.CAPTURE)) out[n++] = TRY_WITH_CARD;
      out[n++] = SKIP;
      break;
  }
  return n;
}

export function apply(race: Race, option: number): void {
  const me = race.racers[race.current];
  switch (race.phase) {
    case PHASE_ROLL:
      if (option === ROLL) {
        race.die = below(race, 6) + 1;
        race.phase = PHASE_MOVE;
      } else if (option === BOOST) {
        spend(race, me, board.BOOST);
        race.boost = board.CARD_BONUS;
      } else {
        spend(race, me, board.TELEPORT);
        race.phase = PHASE_TELEPORT;
      }
      break;
    case PHASE_MOVE:
    case PHASE_TELEPORT:
      land(race, me, option - GO);
      break;
    case PHASE_CAPTURE:
      if (option !== SKIP) capture(race, me, option === TRY_WITH_CARD);
      if (race.winner < 0) endTurn(race);
      break;
  }
}

function land(race: Race, me: Racer, node: number): void {
  me.node = node;
  if (board.isCardNode(node)) {
    drawCard(race, me);
    endTurn(race);
  } else if (race.creatureAt[node] >= 0) {
    race.phase = PHASE_CAPTURE;
  } else {
    endTurn(race);
  }
}

function drawCard(race: Race, me: Racer): void {
  if (me.hand.length === board.HAND_LIMIT) return;
  if (race.deck.length === 0) {
    race.deck = shuffle(race, race.discard);
    race.discard = [];
  }
  const card = race.deck.pop();
  if (card !== undefined) me.hand.push(card);
}

function capture(race: Race, me: Racer, withCard: boolean): void {
  if (withCard) spend(race, me, board.CAPTURE);
  const creature = race.creatureAt[me.node];
  if (below(race, 6) + 1 + (withCard ? board.CARD_BONUS : 0) < board.creaturePower(creature)) return;
  me.team.push(creature);
  me.points += board.creaturePoints(creature);
  race.creatureAt[me.node] = race.bag.pop() ?? -1;
  if (me.points < board.WIN_POINTS) return;
  race.winner = race.current;
  race.phase = PHASE_OVER;
}

function spend(race: Race, me: Racer, card: number): void {
  me.hand.splice(me.hand.indexOf(card), 1);
  race.discard.push(card);
}

function endTurn(race: Race): void {
  race.current = (race.current + 1) % SEATS;
  race.phase = PHASE_ROLL;
  race.die = 0;
  race.boost = 0;
}

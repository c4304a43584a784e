import {
  ALL,
  type Card,
  covert,
  draw,
  holds,
  maskOf,
  mixIn,
  type Question,
  type Rules,
  show,
  type Table,
  take,
} from '@indigo/kernel';
import {
  BOOST,
  CAPTURE,
  CARD_BONUS,
  creaturePoints,
  creaturePower,
  HAND_LIMIT,
  HUBS,
  isCardNode,
  isCreatureNode,
  MAX_STEP,
  reach,
  TELEPORT,
  WIN_POINTS,
} from './board.ts';
import type { Race, Racer } from './state.ts';

type T = Table<Race>;

const START: Question = { kind: 'start', clause: 'R-TURN-01' };
/** By seat: the same, where it turns on the hand whether there is anything to decide. */
const HIDDEN_START: readonly Question[] = Array.from({ length: 7 }, (_, seat) => covert(START, maskOf(seat)));
const GO: Question = { kind: 'go', clause: 'R-MOVE-01' };
const JUMP: Question = { kind: 'jump', clause: 'R-CARD-02' };
const TRY: Question = { kind: 'try', clause: 'R-CATCH-01' };

export const ROLL = 100;
export const SKIP = 101;
export const PLAIN_TRY = 102;
/** Playing a card: this plus its kind. */
export const PLAY = 110;

/** Puts a creature on every node that takes one. R-SETUP-01 */
export function* setup(t: T): Rules {
  for (let node = 0; node < t.s.nodes.length; node++) {
    if (isCreatureNode(node)) t.s.nodes[node] = yield* drawCreature(t);
  }
  t.s.agenda.push(TURN);
}

function* drawCreature(t: T): Rules<number> {
  const creature = yield* t.weighted('creature', t.s.bag);
  t.s.bag[creature]--;
  return creature;
}

/** Roll and go, with a boost or not, or teleport to a hub; then do what the node says. R-TURN-01 */
export function* turn(t: T): Rules {
  const { s } = t;
  const me = s.racers[s.active];
  let boost = 0;
  let node = -1;
  while (node < 0) {
    const act = yield* t.ask(s.active, me.hand.length > 0 ? HIDDEN_START[s.active] : START, () =>
      startOptions(s, me, boost),
    );
    if (act === ROLL) {
      const pips = 1 + (yield* t.chance('move', 6));
      t.tell(ALL, 'rolls', s.active, pips);
      node = yield* t.ask(s.active, GO, () => reach(me.at, Math.min(MAX_STEP, pips + boost))); // R-MOVE-01
      continue;
    }
    spend(t, me, act - PLAY);
    if (act === PLAY + TELEPORT)
      node = yield* t.ask(s.active, JUMP, () => HUBS); // R-CARD-02
    else boost = CARD_BONUS; // R-CARD-01
  }
  t.tell(ALL, 'lands', s.active, node, me.at);
  me.at = node;
  if (isCardNode(node)) {
    if (me.hand.length < HAND_LIMIT) yield* drawCard(t, me); // R-CARD-03
  } else if (s.nodes[node] >= 0) {
    const act = yield* t.ask(s.active, TRY, () => (holds(s.cards, me.hand, CAPTURE) ? CARD_TRIES : TRIES)); // R-CATCH-01
    if (act !== SKIP) yield* capture(t, me, node, act === PLAY + CAPTURE);
  }
  if (s.winner >= 0) return;
  s.active = (s.active + 1) % t.n;
  s.turn++;
  s.agenda.push(TURN);
}

const TURN = { do: 'turn' } as const;
const TRIES: readonly number[] = [PLAIN_TRY, SKIP];
const CARD_TRIES: readonly number[] = [PLAIN_TRY, PLAY + CAPTURE, SKIP];
/** With neither card, with a boost, with a teleport, with both. */
const STARTS: readonly (readonly number[])[] = [
  [ROLL],
  [ROLL, PLAY + BOOST],
  [ROLL, PLAY + TELEPORT],
  [ROLL, PLAY + BOOST, PLAY + TELEPORT],
];

function startOptions(s: Race, me: Racer, boost: number): readonly number[] {
  const boosts = boost === 0 && holds(s.cards, me.hand, BOOST) ? 1 : 0;
  return STARTS[boosts + (holds(s.cards, me.hand, TELEPORT) ? 2 : 0)];
}

/** A used card is shown and lies open until the deck runs out. R-CARD-04 */
function spend(t: T, me: Racer, kind: number): void {
  const card = take(t.s.cards, me.hand, kind);
  show(t, t.s.cards, card, ALL);
  t.s.used.push(card);
  t.tell(ALL, 'plays', t.s.active, kind);
}

/** R-CARD-03: the used ones are shuffled when the deck is out. */
function* drawCard(t: T, me: Racer): Rules {
  const { s } = t;
  if (s.cards.left === 0 && s.used.length > 0) {
    mixIn(s.cards, s.used);
    s.used = [];
    t.tell(ALL, 'reshuffled');
  }
  const card: Card | null = yield* draw(t, s.cards, maskOf(s.active), 'card');
  if (card === null) return;
  me.hand.push(card);
  t.tell(ALL, 'draws', s.active);
  t.tell(maskOf(s.active), 'drew', s.cards.kind[card]);
}

/** R-CATCH-02, R-CATCH-03: with a card or without. */
function* capture(t: T, me: Racer, node: number, withCard: boolean): Rules {
  const { s } = t;
  if (withCard) spend(t, me, CAPTURE);
  const bonus = withCard ? CARD_BONUS : 0;
  const creature = s.nodes[node];
  const pips = 1 + (yield* t.chance('catch', 6));
  const caught = pips + bonus >= creaturePower(creature);
  t.tell(ALL, caught ? 'caught' : 'missed', s.active, creature, pips);
  if (!caught) return;
  me.team.push(creature);
  me.points += creaturePoints(creature);
  s.nodes[node] = s.bag.some((count) => count > 0) ? yield* drawCreature(t) : -1;
  if (me.points >= WIN_POINTS) s.winner = s.active; // R-END-01
}

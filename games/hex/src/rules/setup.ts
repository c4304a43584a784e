import { ALL, pileOf, type Rules } from '@indigo/kernel';
import { FIRST_HEXAGON, graphOf, LAST_HEXAGON, POOLS, START } from '../board.ts';
import { ACHIEVEMENTS } from '../data/achievements.ts';
import { ELITES } from '../data/elites.ts';
import { EVENTS } from '../data/events.ts';
import { SLOTS } from '../data/hexagons/slots.ts';
import { ITEMS } from '../data/items.ts';
import { FIRST_ITEMS } from '../data/rules.ts';
import { SUPER_EVENTS } from '../data/super-events.ts';
import { TRAINERS } from '../data/trainers.ts';
import { GREY, PILES } from '../pokemon.ts';
import { FACE_DOWN, type Hex, type Mon, type Options, type Player } from '../state.ts';
import { type T, tell } from '../table.ts';
import { drawItems } from './items.ts';
import { pickRandom, rosterOf } from './roster.ts';
import { drawTrainer } from './trainer.ts';
import { TURN } from './turn.ts';

/** H-COMP-01: a deck for each kind of card that is drawn. */
const counts = (cards: readonly { readonly count: number }[]): number[] => cards.map(({ count }) => count);

/** The table before anything is drawn; a roster that cannot be played is refused here (H-SETUP-09). */
export function createHex(seats: number, options: Options): Hex {
  return {
    agenda: [{ do: 'setup' }],
    options, // frozen, and shared by all copies of the state
    turn: 0,
    active: 0,
    regular: 0,
    extraTurn: false,
    winner: -1,
    stopped: false,
    board: FIRST_BOARD,
    players: Array.from({ length: seats }, newPlayer),
    slots: [],
    weakened: [],
    unseen: rosterOf(options).map((cards) => cards.slice()),
    returned: [],
    items: pileOf(counts(ITEMS)),
    itemDiscard: [],
    events: pileOf(counts(EVENTS)),
    eventDiscard: [],
    superEvents: pileOf(counts(SUPER_EVENTS)),
    superDiscard: [],
    trainers: pileOf(counts(TRAINERS)),
    trainerDiscard: [],
    elites: pileOf(ELITES.map(() => 1)),
    pioneers: SLOTS.map(() => -1),
    achievements: options.achievements ? ACHIEVEMENTS.map(() => -1) : [],
    lasting: [],
    acting: [],
    shown: [],
    fought: false,
    deeds: 'none',
    battle: null,
    league: null,
  };
}

/** H-SETUP-15, H-SETUP-17: in the city of the first hexagon, which is no visit. */
const newPlayer = (): Player => ({
  at: START,
  team: [],
  boosted: [],
  caughtLegends: [],
  hand: [],
  trainer: -1,
  spare: [],
  badges: [],
  rewards: 0,
  upgraded: [],
  locked: [],
  visited: 0,
  entered: false,
  laps: 0,
  loopSteps: 0,
  skips: 0,
  offered: 0,
  offers: 0,
  extra: 0,
  elites: [],
  beaten: 0,
  leagueWins: 0,
  out: false,
});

/** The first hexagons of each tier: a board to stand on until the setup has drawn one. */
const FIRST_BOARD: readonly number[] = Object.freeze(
  SLOTS.map(({ tier }, slot) =>
    tier < 0 ? (slot === 0 ? FIRST_HEXAGON : LAST_HEXAGON) : POOLS[tier][(slot + 1) % 2],
  ),
);

/** H-SETUP-10 to H-SETUP-18: everything chance decides is drawn here, for all who play (H-SETUP-02); then the first turn. */
export function* setup(t: T): Rules {
  const { s } = t;
  if (s.options.setup === 'random') s.unseen = yield* pickRandom(t, s.unseen);
  s.board = yield* layHexagons(t);
  tell(t, ALL, 'board', s.board);
  yield* dealStarters(t);
  layBoard(s);
  for (const seat of t.from(0)) {
    yield* drawItems(t, seat, FIRST_ITEMS);
    s.players[seat].trainer = yield* drawTrainer(t); // H-TRN-01
    tell(t, ALL, 'trainer-active', seat, s.trainers.kind[s.players[seat].trainer]);
  }
  s.active = yield* t.chance('first', t.n); // H-SETUP-16
  s.regular = s.active;
  tell(t, ALL, 'goes-first', s.active);
  s.agenda.push(TURN);
}

/** H-HEX-03, H-SETUP-11: two of each tier, in the order drawn. */
function* layHexagons(t: T): Rules<readonly number[]> {
  const pools = POOLS.map((pool) => pool.slice());
  const board: number[] = [];
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const { tier } = SLOTS[slot];
    if (tier < 0) board.push(slot === 0 ? FIRST_HEXAGON : LAST_HEXAGON);
    else board.push(pools[tier].splice(yield* t.chance('hexagon', pools[tier].length), 1)[0]);
  }
  return Object.freeze(board);
}

/** H-SETUP-12, H-SETUP-13: one each, no two alike while there are enough; the others take no part (H-SETUP-19). */
function* dealStarters(t: T): Rules {
  const { s } = t;
  const all = s.unseen[GREY];
  let left: Mon[] = [];
  for (const seat of t.from(0)) {
    if (left.length === 0) left = all.slice();
    const [mon] = left.splice(yield* t.chance('starter', left.length), 1);
    s.players[seat].team.push(mon);
    tell(t, ALL, 'starter', seat, mon);
  }
  s.unseen.length = PILES;
}

/** H-SETUP-14: one face-down card on every capture space. */
export function layBoard(s: Hex): void {
  const { captures } = graphOf(s);
  s.slots = captures.map(() => FACE_DOWN);
  s.weakened = captures.map(() => 0);
}

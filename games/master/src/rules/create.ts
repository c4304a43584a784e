import { boardFor, FACE_DOWN_KINDS } from '../board.ts';
import { BACK_OF } from '../cards.ts';
import { ITEMS } from '../data/items.ts';
import { HMS } from '../data/machines.ts';
import { POKEMON } from '../data/pokemon.ts';
import { BALLS, STONES } from '../data/shop.ts';
import { TYPE_TOKENS } from '../data/tokens.ts';
import { TYPES } from '../data/types.ts';
import { DECK } from '../machines.ts';
import {
  EMPTY,
  FACE_DOWN,
  IN_SUPPLY,
  type Machine,
  type Master,
  type Options,
  type Player,
  UNSEEN,
} from '../state.ts';

/** What a Pokémon has learned before it is taught anything: one list for all. */
export const NOTHING_TAUGHT: readonly Machine[] = Object.freeze([]);

/**
 * The table before anything is dealt. Whatever lies face down is drawn when it is turned up, from those of its back
 * that nobody has seen (M-GEN-07, M-SETUP-06), so nothing hidden is ever in the state (M-HID-01, M-HID-02). There are as
 * many spots as the map has of each kind (M-SETUP-11); what is left over, like two legendary tokens (M-SETUP-10), is never drawn.
 */
export function createMaster(seats: number, options: Options): Master {
  const map = boardFor(options.simplified);
  return {
    agenda: [{ do: 'setup' }],
    options, // frozen, and shared by all copies of the state
    phase: 'setup',
    turn: 0,
    goes: 0,
    first: 0,
    active: 0,
    winner: -1,
    left: 0,
    extra: 0,
    turnOver: false,
    used: 0,
    walked: 0,
    clock: 0,
    players: Array.from({ length: seats }, () => createPlayer(map.start, seats)),
    where: POKEMON.map((_, card) => (BACK_OF[card] < 0 ? IN_SUPPLY : UNSEEN)),
    stage: POKEMON.map(() => 0),
    level: POKEMON.map(() => 1),
    hearts: POKEMON.map(() => 0),
    taught: POKEMON.map(() => NOTHING_TAUGHT),
    spots: map.spaces.map(({ kind }) => (FACE_DOWN_KINDS.has(kind) ? FACE_DOWN : EMPTY)),
    obstacles: Array.from({ length: map.slots }, () => 0),
    gymPowers: map.gyms.map(() => FACE_DOWN), // M-SETUP-08, M-SETUP-14
    powersSeen: 0,
    items: ITEMS.map(({ copies }) => copies),
    hms: HMS.map(({ copies }) => copies),
    types: TYPES.map(() => TYPE_TOKENS),
    karate: 0,
    giovanni: 0,
    gymsBeaten: 0,
    battle: null,
    offer: null,
    seeds: [],
    tms: DECK.slice(),
    passes: 0,
    draft: null,
    league: null,
  };
}

/** M-SETUP-19, M-SETUP-20: in the lab, which is the first checkpoint. */
const createPlayer = (start: number, seats: number): Player => ({
  at: start,
  starter: -1,
  checkpoint: 0,
  moved: false,
  entered: 0,
  team: [],
  balls: BALLS.map(() => 0),
  stones: STONES.map(() => 0),
  candies: 0,
  revives: 0,
  bike: 0,
  spares: [0, 0],
  money: [],
  debts: 0,
  types: TYPES.map(() => 0),
  flipped: TYPES.map(() => 0),
  powers: [],
  friendly: false,
  met: (1 << seats) - 1, // all are in the lab
  offers: Array.from({ length: seats }, () => 0),
});

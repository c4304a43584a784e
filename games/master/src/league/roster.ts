/** Pokémon of a team as they enter a match. */
import type { Seat } from '@indigo/kernel';
import { IS_LAST, knownAttacks, PRINTED } from '../attacks/known.ts';
import { cardOf, HP, TYPE_AT } from '../cards.ts';
import { POKEMON } from '../data/pokemon.ts';
import type { Card, Master, Type } from '../state.ts';
import { OFF } from './field.ts';
import { type Fighter, type League, type Match, type Side, UNSLOWED } from './state.ts';

/** A place nobody has taken. */
export const nobody = (): Fighter => ({
  card: -1,
  stage: 0,
  hex: OFF,
  tail: OFF,
  hearts: 0,
  max: 0,
  type: 0,
  speed: 0,
  grown: true,
  attacks: [],
  abilities: [],
  exhausted: [],
  marks: 0,
  slowedTo: UNSLOWED,
  slowedBy: 0,
  counters: [],
  hitBy: -1,
  done: false,
  passed: false,
  activations: 0,
  falling: false,
});

const MAGIKARP = cardOf('magikarp');

/** M-ABIL-01, M-ABIL-49: the ability of a card, which Magikarp has only once it has grown. */
const abilitiesOf = (card: Card, stage: number): readonly Card[] =>
  card === MAGIKARP && stage === 0 ? [] : [card];

/** M-PREP-08: full hearts with type tokens, nothing exhausted, no condition. */
export function fighterOf(s: Master, side: Side, card: Card): Fighter {
  const stage = s.stage[card];
  const type: Type = TYPE_AT[card][stage];
  const max = HP[card][s.level[card] - 1] + side.hearts[type];
  // Not a spread: that makes an object of another shape, and all rules of a match look at both.
  return Object.assign(nobody(), {
    card,
    stage,
    hearts: max,
    max,
    type,
    speed: POKEMON[card].speed,
    grown: IS_LAST[card][stage],
    attacks: knownAttacks(PRINTED[card][stage], s.taught[card]),
    abilities: abilitiesOf(card, stage),
  });
}

/** M-LEAGUE-04: Pokémon of a player that may take part. A friendly battle takes fainted ones too (M-FRIEND-12). */
export const usableTeam = (s: Master, seat: Seat): Card[] =>
  s.players[seat].team.filter((card) => !(s.league as League).barred.includes(card));

/** M-RES-07: usable, and not committed in this match. */
export const uncommitted = (s: Master, m: Match, side: Side): Card[] =>
  usableTeam(s, side.seat).filter(
    (card) => !m.fallen.includes(card) && !m.fighters.some((fighter) => fighter.card === card),
  );

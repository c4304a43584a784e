/** How strong Pokémon and teams are in the League: hearts and what their attacks take. No rule depends on it. */
import type { Seat } from '@indigo/kernel';
import { knownAttacks, PRINTED } from '../attacks/known.ts';
import { HP, TYPE_AT } from '../cards.ts';
import { TEAM_SIZE } from '../data/battlefield.ts';
import type { AttackIndex } from '../league/state.ts';
import type { Card, Master } from '../state.ts';
import { tokenHearts } from '../team.ts';
import { sting } from './attacks.ts';

const NONE: readonly AttackIndex[] = [];

/** What a card stings with its printed attacks alone, by stage: most know nothing else. */
const PRINTED_STING: readonly (readonly number[])[] = PRINTED.map((stages) =>
  stages.map((attacks) => sting(knownAttacks(attacks, []), NONE)),
);

/** What a Pokémon does in an activation, at a stage. */
function stingAt(s: Master, card: Card, stage: number): number {
  const taught = s.taught[card];
  if (taught.length === 0) return PRINTED_STING[card][stage];
  return sting(knownAttacks(PRINTED[card][stage], taught), NONE);
}
export const stingOf = (s: Master, card: Card): number => stingAt(s, card, s.stage[card]);

/** Somebody who stands is in the way, whatever hearts are left. */
export const BODY = 1;

const bodyAt = (s: Master, seat: Seat, card: Card, stage: number): number =>
  BODY + HP[card][s.level[card] - 1] + tokenHearts(s, seat, TYPE_AT[card][stage]);

export const bodyOf = (s: Master, seat: Seat, card: Card): number => bodyAt(s, seat, card, s.stage[card]);

/** How good a Pokémon is in the League: how long it lasts times what it does meanwhile. */
export const prowessOf = (s: Master, seat: Seat, card: Card): number =>
  bodyOf(s, seat, card) * stingOf(s, card);

/** How much the reserve counts, and one that stays at home. */
const RESERVE = 0.6;
const AT_HOME = 0.1;

/** Hearts and stings of each of a team, the best first; kept between calls, for nothing of it outlives one. */
const bodies: number[] = [];
const stings: number[] = [];

/** What a team brings to the League: hearts and stings of those who fight, a share of the others. */
export interface Might {
  readonly hearts: number;
  readonly stings: number;
}

export function mightWith(
  s: Master,
  seat: Seat,
  team: readonly Card[],
  stageOf: (card: Card) => number,
): Might {
  for (let i = 0; i < team.length; i++) {
    const stage = stageOf(team[i]);
    const body = bodyAt(s, seat, team[i], stage);
    const pain = stingAt(s, team[i], stage);
    let place = i;
    for (; place > 0 && bodies[place - 1] * stings[place - 1] < body * pain; place--) {
      bodies[place] = bodies[place - 1];
      stings[place] = stings[place - 1];
    }
    bodies[place] = body;
    stings[place] = pain;
  }
  let [hearts, pains] = [0, 0];
  for (let i = 0; i < team.length; i++) {
    const share = i < TEAM_SIZE ? 1 : i === TEAM_SIZE ? RESERVE : AT_HOME;
    hearts += share * bodies[i];
    pains += share * stings[i];
  }
  return { hearts, stings: pains };
}

/** How much hearts and stings tell: measured, who has e times as many wins so many times e times as often. */
const HEARTS_TELL = 2.5;
const STINGS_TELL = 0.8;

/** A team's strength, as a power of e. */
export const strengthOf = ({ hearts, stings: pains }: Might): number =>
  HEARTS_TELL * Math.log(hearts) + STINGS_TELL * Math.log(pains);

export const mightOf = (s: Master, seat: Seat): Might =>
  mightWith(s, seat, s.players[seat].team, (card) => s.stage[card]);

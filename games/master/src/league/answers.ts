/** The answers, one shared object or list each, so that making options costs little and comparing them nothing. */
import { ATTACKS } from '../data/attacks.ts';
import { TEAM_SIZE } from '../data/battlefield.ts';
import { POWERS } from '../data/powers.ts';
import type { Power } from '../state.ts';
import { HEXES, type Hex } from './field.ts';
import type { AttackIndex, Who } from './state.ts';

/** M-ACT-13: what a Pokémon does in its activation. */
export type FieldAnswer =
  | { readonly do: 'step'; readonly to: Hex }
  | { readonly do: 'attack'; readonly attack: AttackIndex; readonly borrowed: boolean }
  | { readonly do: 'power'; readonly power: Power }
  | { readonly do: 'transform'; readonly into: Who }
  | { readonly do: 'wait' }
  | { readonly do: 'end' };

export const STEPS: readonly FieldAnswer[] = HEXES.map((_, to) => Object.freeze({ do: 'step' as const, to }));
export const ATTACK: readonly FieldAnswer[] = ATTACKS.map((_, attack) =>
  Object.freeze({ do: 'attack' as const, attack, borrowed: false }),
);
export const BORROW: readonly FieldAnswer[] = ATTACKS.map((_, attack) =>
  Object.freeze({ do: 'attack' as const, attack, borrowed: true }),
);
export const POWER: readonly FieldAnswer[] = POWERS.map((_, power) =>
  Object.freeze({ do: 'power' as const, power }),
);
export const TRANSFORM: readonly FieldAnswer[] = Array.from({ length: 2 * TEAM_SIZE }, (_, into) =>
  Object.freeze({ do: 'transform' as const, into }),
);
export const WAIT: FieldAnswer = Object.freeze({ do: 'wait' as const });
export const END: FieldAnswer = Object.freeze({ do: 'end' as const });

export const YES_OR_NO: readonly ('yes' | 'no')[] = ['yes', 'no'];
export const SIDES: readonly number[] = [0, 1];
export const MINE_OR_THEIRS: readonly ('me' | 'them')[] = ['me', 'them'];
export const SPEED_OR_RANGE: readonly ('speed' | 'range')[] = ['speed', 'range'];
export const SOON_OR_LATER: readonly ('now' | 'later')[] = ['now', 'later'];

/** A push: who, and where to. */
export type Shove = { readonly who: Who; readonly to: Hex };
const SHOVES: readonly (readonly Shove[])[] = Array.from({ length: 2 * TEAM_SIZE }, (_, who) =>
  HEXES.map((_, to) => Object.freeze({ who, to })),
);
export const shove = (who: Who, to: Hex): Shove => SHOVES[who][to];

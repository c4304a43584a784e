/**
 * The answers, one shared object each and whole lists of them where few can differ, so that making options costs no
 * allocation and comparing them no more than a pointer.
 */
import { CARDS, FACE_OF, NEXT_OF } from './cards.ts';
import { BATTLE_MAX, DIE_SIDES } from './data/rules.ts';
import type { Card, Face } from './state.ts';

/** What to do with a turn (L-TURN-01). */
export type TurnAnswer = 'move' | 'wild';
export const MOVE_ONLY: readonly TurnAnswer[] = ['move'];
export const MOVE_OR_WILD: readonly TurnAnswer[] = ['move', 'wild'];

/** L-MOVE-01, L-MOVE-02: squares forward, backward (negative) or none, by the roll. */
export const WALKS: readonly (readonly number[])[] = Array.from({ length: DIE_SIDES + 1 }, (_, pips) => {
  const far = Array.from({ length: pips }, (_, i) => i + 1);
  return [...far, ...far.map((steps) => -steps), 0];
});

/** Take an occupant's or a Leader's battle, or not. */
export const FIGHT_ONLY: readonly 'fight'[] = ['fight'];
export type GymAnswer = 'fight' | 'leave';
export const FIGHT_OR_LEAVE: readonly GymAnswer[] = ['fight', 'leave'];

/** L-BAT-06, L-WILD-03: an action of a battle. `which` attack, and `to` which of the selected Pokémon. */
export type Action =
  | { readonly do: 'attack'; readonly which: number }
  | { readonly do: 'switch'; readonly to: number }
  | { readonly do: 'ball' };

/** The most attacks a face has. */
const ATTACK: readonly Action[] = [0, 1].map((which) => Object.freeze({ do: 'attack' as const, which }));
const SWITCH: readonly Action[] = Array.from({ length: BATTLE_MAX }, (_, to) =>
  Object.freeze({ do: 'switch' as const, to }),
);
const THROW: Action = Object.freeze({ do: 'ball' as const });

export const attackAct = (which: number): Action => ATTACK[which];

const inMask = <V>(list: readonly V[], mask: number): V[] => list.filter((_, i) => (mask & (1 << i)) !== 0);
const MASKS = Array.from({ length: 1 << BATTLE_MAX }, (_, mask) => mask);

/** All actions, by the number of attacks, the mask of fit Pokémon on the bench, and whether a Pokéball may be thrown. */
const ACTIONS: readonly (readonly (readonly (readonly Action[])[])[])[] = [1, 2].map((attacks) =>
  MASKS.map((mask) =>
    [[], [THROW]].map((ball) => [...ATTACK.slice(0, attacks), ...inMask(SWITCH, mask), ...ball]),
  ),
);
export const actions = (attacks: number, bench: number, ball: boolean): readonly Action[] =>
  ACTIONS[attacks - 1][bench][ball ? 1 : 0];

/** Which of the selected Pokémon comes in, by the mask of those that can. */
export const REPLACEMENTS: readonly (readonly number[])[] = MASKS.map((mask) =>
  inMask([...SWITCH.keys()], mask),
);

/** L-EVO-13: a Pokémon, and what it is to become. */
export type Evolution = { readonly card: Card; readonly into: Face };
export const EVOLUTIONS_OF: readonly (readonly Evolution[])[] = CARDS.map((_, card) =>
  NEXT_OF[FACE_OF[card]].map((into) => Object.freeze({ card, into })),
);

/** Continuous Events and other effects that last (H-EVT-07, H-EVT-08). */
import { ALL, type Rules, type Seat } from '@indigo/kernel';
import type { Activation, LastingEffect } from '../effects.ts';
import { lastingEffects } from '../registry.ts';
import type { Lasting } from '../state.ts';
import { type T, tell } from '../table.ts';
import { checkAchievements } from './achievements.ts';
import { discardEvent } from './decks.ts';

export const lastingOf = ({ event }: Lasting): LastingEffect => lastingEffects.get(event) as LastingEffect;

/** H-EVT-08, H-REACT-20: lasts for so many regular turns of the player whose turn it is; a copy ends with its original. */
export function lastTurns(t: T, event: string, a: Activation, turns: number, notes: number[]): void {
  const { s } = t;
  // Extra turns do not count, so one that begins in an extra turn has no turn of its own to leave out.
  const left = s.extraTurn ? turns - 1 : turns;
  s.lasting.push({ event, owner: a.seat, card: a.card, clock: s.active, left, notes });
  tell(t, ALL, 'lasts', a.seat, event);
}

/** Lasts until the owner's next turn would begin. */
export function lastUntilOwnTurn(t: T, event: string, a: Activation, notes: number[]): void {
  t.s.lasting.push({ event, owner: a.seat, card: a.card, clock: -1, left: 0, notes });
  tell(t, ALL, 'lasts', a.seat, event);
}

/** The end of a regular turn of `seat`, skipped ones included: counts down what its turns count. */
export function* countTurn(t: T, seat: Seat): Rules {
  const { s } = t;
  for (const effect of s.lasting.slice()) {
    if (effect.clock !== seat || !s.lasting.includes(effect)) continue;
    // The turn in which it began is not one of the following ones.
    if (effect.left-- === 0) yield* finish(t, effect);
  }
}

/** A turn of `seat` would begin: what lasts until then ends. */
export function* untilNow(t: T, seat: Seat): Rules {
  const { s } = t;
  for (const effect of s.lasting.slice()) {
    if (effect.clock >= 0 || effect.owner !== seat) continue;
    if (s.extraTurn && lastingOf(effect).spansExtraTurns) continue;
    yield* finish(t, effect);
  }
}

/**
 * H-LG-09: a player is out of the League. What that player's turns count down, the next seat's that is still in counts;
 * what was to last until the own next turn is over, for there is none.
 */
export function handOn(t: T, seat: Seat): void {
  const { s } = t;
  const next = t.others(seat).find((other) => !s.players[other].out) as Seat;
  for (const effect of s.lasting) if (effect.clock < 0 && effect.owner === seat) layDown(t, effect);
  s.lasting = s.lasting
    .filter(({ clock, owner }) => clock >= 0 || owner !== seat)
    .map((effect) => (effect.clock === seat ? { ...effect, clock: next } : effect));
}

function* finish(t: T, effect: Lasting): Rules {
  const { s } = t;
  s.lasting.splice(s.lasting.indexOf(effect), 1);
  layDown(t, effect);
  const { ends } = lastingOf(effect);
  if (ends === undefined) return;
  yield* ends(t, effect);
  if (s.achievements.length > 0) yield* checkAchievements(t);
}

/** Its card, if it has one of its own, goes to the discards where all can see it. */
function layDown(t: T, { owner, event, card }: Lasting): void {
  tell(t, ALL, 'no-longer', owner, event);
  if (card >= 0) discardEvent(t.s, event, card);
}

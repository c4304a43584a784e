/** Damage that is no attack's packet (M-SEQ-15). */
import { ALL, NOTHING, type Rules } from '@indigo/kernel';
import { HOOKS } from '../abilities/abilities.ts';
import { ability, inForce } from '../abilities/force.ts';
import type { Type } from '../state.ts';
import { type T, tell } from '../table.ts';
import { TAKES } from '../types.ts';
import type { Chain } from './context.ts';
import { faints } from './faints.ts';
import { OFF } from './field.ts';
import { formOf, isOnField, isOver, regain, seatOf } from './fighters.ts';
import type { Match, Who } from './state.ts';
import { tollOf } from './toll.ts';

export interface Harm {
  readonly who: Who;
  readonly type: Type;
  readonly n: number;
}

/** M-ABIL-43, 44: neither packets nor anything else hurts it now. */
export const isUnhurt = (m: Match, who: Who): boolean => ability(m, who, HOOKS.unhurt)?.(m, who) === true;

/** M-SEQ-15: by type, with no reduction, cap or poison; all at once, then a faint step, then those who answer harm. */
export function* wound(t: T, m: Match, chain: Chain, by: Who, harms: readonly Harm[]): Rules {
  if (isOver(m)) return;
  const harmed: Who[] = [];
  for (const harm of harms) if (suffer(t, m, by, harm)) harmed.push(harm.who);
  if (harmed.length === 0) return;
  yield* faints(t, m, chain);
  for (const who of harmed) yield* answerHarm(t, m, chain, who);
}

function suffer(t: T, m: Match, by: Who, { who, type, n }: Harm): boolean {
  const f = m.fighters[who];
  if (f.hex === OFF || isUnhurt(m, who)) return false;
  if (ability(m, who, HOOKS.absorbs) === type) {
    const healed = regain(f, n); // M-ABIL-42
    if (healed > 0) tell(t, ALL, 'f.regained', seatOf(m, who), formOf(f), healed, f.hearts);
    return false;
  }
  const lost = Math.min(f.hearts, n * TAKES[type][f.type]);
  f.hearts -= lost;
  tell(t, ALL, 'f.lost-hearts', seatOf(m, who), formOf(f), lost, f.hearts, {
    by: formOf(m.fighters[by]),
    tolls: tollOf(type, n, f.type),
  });
  return true;
}

/** M-ABIL-46: only if still on the field. */
export function answerHarm(t: T, m: Match, chain: Chain, who: Who): Rules {
  const answers = isOnField(m, who) && !isOver(m) && ability(m, who, HOOKS.afterHarm) !== undefined;
  return answers ? answerIt(t, m, chain, who) : NOTHING;
}

function* answerIt(t: T, m: Match, chain: Chain, who: Who): Rules {
  for (const card of inForce(m, who)) {
    const afterHarm = HOOKS.afterHarm[card];
    if (afterHarm !== undefined) yield* afterHarm(t, m, who, chain);
  }
}

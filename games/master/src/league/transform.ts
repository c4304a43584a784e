import { ALL } from '@indigo/kernel';
import { PRINTED } from '../attacks/known.ts';
import { type T, tell } from '../table.ts';
import { formOf, ownerOf, seatOf } from './fighters.ts';
import type { Match, Who } from './state.ts';

/**
 * M-ABIL-63: type, ability, card speed and printed attacks of another; hearts, level and taught attacks stay. Token hearts
 * follow the type, and the last one may be lost so (M-TYPE-07).
 */
export function transformInto(t: T, m: Match, who: Who, into: Who): void {
  const f = m.fighters[who];
  const model = m.fighters[into];
  const { hearts } = ownerOf(m, who);
  const change = hearts[model.type] - hearts[f.type];
  const printed = PRINTED[f.card][f.stage];
  const taught = f.attacks.filter((attack) => !printed.includes(attack));
  f.max += change;
  f.hearts = Math.max(0, f.hearts + change);
  f.type = model.type;
  f.speed = model.speed;
  f.abilities = model.abilities.slice(0, 1);
  f.attacks = [...new Set([...PRINTED[model.card][model.stage], ...taught])];
  tell(t, ALL, 'f.transformed', seatOf(m, who), formOf(f), formOf(model));
}

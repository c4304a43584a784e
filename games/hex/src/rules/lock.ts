import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { FAMILY } from '../answers.ts';
import { FAMILY_OF } from '../pokemon.ts';
import { ask } from '../questions.ts';
import type { Mon } from '../state.ts';
import { type T, tell } from '../table.ts';

const LOCK = ask('lock', 'H-LOCK-02');

/**
 * H-LOCK-01 to H-LOCK-13: the player chooses a family of the team, at once (H-LOCK-10), of one member, if need be (H-LOCK-07),
 * another one than before (H-LOCK-08).
 */
export function* lockFamily(t: T, seat: Seat): Rules {
  const me = t.s.players[seat];
  const families: Mon[] = [];
  for (const mon of me.team) {
    const family = FAMILY_OF[mon];
    if (!families.includes(family) && !me.locked.includes(family)) families.push(family);
  }
  if (families.length === 0) return;
  const { family } = yield* t.ask(seat, LOCK, () => families.map((one) => FAMILY[one]));
  me.locked.push(family);
  if (!me.upgraded.includes(family)) me.upgraded.push(family);
  tell(t, ALL, 'locked', seat, family);
}

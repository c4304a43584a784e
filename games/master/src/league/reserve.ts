/** The reserve: who it can be, and its coming in (M-RES). */

import { ALL, type Rules } from '@indigo/kernel';
import { HOOKS } from '../abilities/abilities.ts';
import { ability } from '../abilities/force.ts';
import type { Card, Master } from '../state.ts';
import { type T, tell } from '../table.ts';
import { type Hex, START_HEXES } from './field.ts';
import { formOf, isFree, sideOf } from './fighters.ts';
import { PLACE, RESERVE } from './questions.ts';
import { fighterOf, uncommitted } from './roster.ts';
import type { Match, Side, SideIndex, Who } from './state.ts';

/** M-PREP-09: the reserve is not named in advance. */
export const benchOf = (s: Master, m: Match, side: SideIndex): Card[] => uncommitted(s, m, m.sides[side]);

/** M-RES-08: own start hexes without Pokémon and boulders. */
const freeStarts = (m: Match, { home }: Side): Hex[] => START_HEXES[home].filter((hex) => isFree(m, hex));

const NO_RESERVE = 'no';

/** M-RES-05: yes or no, which one and where, now that it is due. */
export function* sendReserve(t: T, m: Match, who: Who): Rules<'entered' | 'declined' | 'waits'> {
  const index = sideOf(who);
  const side = m.sides[index];
  if (freeStarts(m, side).length === 0) {
    tell(t, ALL, 'f.reserve-waits', side.seat); // M-RES-09
    return 'waits';
  }
  const card = yield* t.ask(side.seat, RESERVE, () => [...benchOf(t.s, m, index), NO_RESERVE]);
  side.reserve = 'gone';
  side.waits = false;
  if (card === NO_RESERVE) {
    tell(t, ALL, 'f.no-reserve', side.seat);
    return 'declined';
  }
  const fighter = fighterOf(t.s, side, card as Card);
  const hex = yield* t.ask(side.seat, PLACE(formOf(fighter)), () => freeStarts(m, side)); // M-RES-02
  fighter.hex = hex;
  m.fighters[who] = fighter; // M-RES-03: in the place of the card that fainted
  tell(t, ALL, 'f.reserve-came', side.seat, formOf(fighter), hex);
  const atStart = ability(m, who, HOOKS.atStart);
  if (atStart !== undefined) yield* atStart(t, m, who);
  return 'entered';
}

/** Sudden death: when it is offered (M-SUD-01 to 09). */
import { ALL, type Rules } from '@indigo/kernel';
import { QUIET_ROUNDS, SUDDEN_ROUND } from '../data/battlefield.ts';
import { type T, tell } from '../table.ts';
import { SOON_OR_LATER, YES_OR_NO } from './answers.ts';
import { heartsOf } from './fighters.ts';
import { NEVER } from './prepare.ts';
import { SUDDEN, SUDDEN_WHEN } from './questions.ts';
import type { Match } from './state.ts';

/** M-SUD-06: a round in which nobody fainted and no side ended with fewer hearts than it began with. */
export function countQuiet(m: Match): void {
  const isQuiet =
    m.fallen.length === m.fallenBefore &&
    heartsOf(m, 0) >= m.heartsBefore[0] &&
    heartsOf(m, 1) >= m.heartsBefore[1];
  m.quiet = isQuiet ? m.quiet + 1 : 0;
}

/** M-SUD-01: both must agree; M-SUD-04, M-SUD-09: the higher seed says whether in the coming round or in the one after. */
export function* offerSudden(t: T, m: Match): Rules {
  if (m.sudden !== NEVER || (m.quiet < QUIET_ROUNDS && m.round < SUDDEN_ROUND)) return;
  const seats = [m.sides[0].seat, m.sides[1].seat];
  const answers = yield* t.together(seats, SUDDEN(m.round, m.quiet), () => YES_OR_NO);
  if (answers.includes('no')) {
    tell(t, ALL, 'f.no-sudden');
    return;
  }
  const when = yield* t.ask(seats[0], SUDDEN_WHEN, () => SOON_OR_LATER);
  m.sudden = m.round + (when === 'now' ? 1 : 2);
  tell(t, ALL, 'f.sudden-agreed', m.sudden);
}

/** Seeding (M-SEED) and the way from it to the League. */
import { ALL, NOTHING, type Rules, type Seat, type Step } from '@indigo/kernel';
import { HP } from '../cards.ts';
import { beginLeague } from '../league/steps.ts';
import type { Master } from '../state.ts';
import { type T, tell } from '../table.ts';
import { DRAFT } from './draft.ts';
import { FLIPS } from './flips.ts';
import { healAll } from './grow.ts';
import { SHOPPING } from './shop/shopping.ts';

export const SEEDING: Step = { do: 'seeding' };
const LEAGUE: Step = { do: 'league' };

/** M-SEED-07, M-SEED-04, M-TYPE-08: maximum hearts at the current level, the highest first, without type tokens. */
const ranks = (s: Master, seat: Seat): number[] =>
  s.players[seat].team.map((card) => HP[card][s.level[card] - 1]).sort((a, b) => b - a);

/** M-SEED-02, M-SEED-03: below 0 if the first is the better; whoever has fewer counts 0 for those missing. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** M-SEED-01: fixed right after the adventure phase. M-SEED-05: those who are equal are drawn for. */
export function* seeding(t: T): Rules {
  const { s } = t;
  const hearts = s.players.map((_, seat) => ranks(s, seat));
  const left: Seat[] = s.players.map((_, seat) => seat);
  while (left.length > 0) {
    const best = left.filter((seat) => left.every((other) => compare(hearts[seat], hearts[other]) <= 0));
    const seat = best[yield* t.chance('seed', best.length)];
    s.seeds.push(seat);
    left.splice(left.indexOf(seat), 1);
  }
  tell(t, ALL, 'seeded', s.seeds.slice());
  for (const seat of s.seeds) healAll(s, seat); // M-SHOP-12
  // M-SHOP-20: the draft, shopping, flips, then the League; M-BASIC-04: draft and flips only with their expansions.
  const { draft, flips, simplified } = s.options;
  s.agenda.push(LEAGUE);
  if (flips && !simplified) s.agenda.push(FLIPS); // M-TYPE-09, M-BASIC-03
  s.agenda.push(SHOPPING);
  if (draft && !simplified) s.agenda.push(DRAFT); // M-SIMP-05
}

/** M-FLOW-01: shopping is over, the League begins. M-SHOP-13: nothing in it asks for money. */
export function league(t: T): Rules {
  t.s.phase = 'league';
  tell(t, ALL, 'league-begins');
  beginLeague(t);
  return NOTHING;
}

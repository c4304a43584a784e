/** How likely things come off, exactly, from what a seat sees. What helps and what counts is asked of the rules. */

import { COLOURS } from './data/colours.ts';
import { ELITE_BONUS } from './data/elites.ts';
import { DIE_SIDES } from './data/rules.ts';
import { monOf } from './pokemon.ts';
import { catches, spanOf } from './rules/capture.ts';
import { mayBeIn } from './rules/roster.ts';
import { type Field, muster, type SumPart, totalOf } from './rules/sums.ts';
import { outside, searchCounts } from './rules/supply.ts';
import { effectSeen, type Seen } from './seen.ts';
import type { Mon } from './state.ts';
import type { HexView } from './view.ts';

const FACES: readonly number[] = Array.from({ length: DIE_SIDES }, (_, i) => i + 1);

/** The faces of one die that catch a Pokémon. */
export const catching = (mon: Mon, span: number): readonly number[] =>
  FACES.filter((pips) => catches(mon, pips, span));

/** One of them, of so many dice. */
export const chanceOf = (faces: readonly number[], dice: number): number =>
  1 - (1 - faces.length / DIE_SIDES) ** dice;

/** The Pokémon that may lie face down, each as likely: all nobody has seen of that colour; of a Random roster, all there are. */
function mayLie({ options, unseen, players, slots, shown }: HexView, colour: number): readonly Mon[] {
  if (options.setup !== 'random') return unseen[COLOURS[colour]].map(monOf);
  const open = [
    ...players.flatMap(({ team }) => team.map(({ id }) => id)),
    ...Object.values(slots),
    ...shown,
  ];
  return mayBeIn(options, colour, new Set(open.filter((id) => id !== '').map(monOf)));
}

/** Of a Pokémon nobody has turned up yet, with all that helps but a ball. */
export function chanceOfUnseen(view: HexView, me: Seen, colour: number, dice: number): number {
  const mons = mayLie(view, colour);
  const effect = effectSeen(me);
  const sum = mons.reduce((all, mon) => all + chanceOf(catching(mon, spanOf(effect, mon, false)), dice), 0);
  return mons.length === 0 ? 0 : sum / mons.length;
}

/** How a duel may come out, for its first side. */
export interface Chances {
  readonly wins: number;
  readonly draws: number;
  /** Where a single die is still to fall: the faces that win. */
  readonly faces: readonly number[] | null;
  readonly sums: readonly [readonly SumPart[], readonly SumPart[]];
}

/** What a part that is still to fall may bring. */
const FALLS = { die: FACES, bonus: ELITE_BONUS } as const;

/** How often the open dice of a sum bring each number. */
function bring(parts: readonly SumPart[]): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]]);
  for (const [what, value] of parts) {
    if (value !== null || (what !== 'die' && what !== 'bonus')) continue;
    const more = new Map<number, number>();
    for (const [sum, often] of ways)
      for (const fall of FALLS[what]) more.set(sum + fall, (more.get(sum + fall) ?? 0) + often);
    ways = more;
  }
  return ways;
}

/** All that is not known yet of this field are dice: how they may fall. */
export function chancesOf(field: Field, at: 0 | 1): Chances {
  const mine = muster(field, at);
  const theirs = muster(field, at === 0 ? 1 : 0);
  const lead = totalOf(mine) - totalOf(theirs);
  const [own, other] = [bring(mine), bring(theirs)];
  let [wins, draws, all] = [0, 0, 0];
  for (const [a, often] of own) {
    for (const [b, also] of other) {
      all += often * also;
      if (lead + a > b) wins += often * also;
      else if (lead + a === b) draws += often * also;
    }
  }
  const mineToFall = mine.some(([what, value]) => what === 'die' && value === null);
  const single = other.size === 1 && mineToFall;
  return {
    wins: wins / all,
    draws: draws / all,
    // Against a Leader a draw is won.
    faces: single ? FACES.filter((pips) => lead + pips >= (field.kind === 'gym' ? 0 : 1)) : null,
    sums: [mine, theirs],
  };
}

/** How likely the pile of a colour has one of those that fit; what fits may all lie face down on the board. */
export function chanceInPile(view: HexView, colour: number, fits: (mon: Mon) => boolean): number {
  const unseen = mayLie(view, colour);
  const cards = unseen.filter(fits).length;
  if (cards === 0) return 0;
  const missed = outside(unseen.length, view.piles[COLOURS[colour]], cards);
  if (missed === 0 || missed === 1) return 1 - missed;
  const [each, none] = searchCounts(missed, cards);
  return (each * cards) / (each * cards + none);
}

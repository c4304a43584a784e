/** Players who know what they want: catch until something can be won, go there, and win it. Now and then they do anything. */
import type { Policy } from '@indigo/battery';
import type { Seat } from '@indigo/kernel';
import { BY_CENTER, distancesFrom, SITES_BY, SQUARES } from '../src/board.ts';
import { CARDS } from '../src/data/cards.ts';
import { BOX_MAX, CONTEST_NEEDS } from '../src/data/rules.ts';
import { SITES } from '../src/data/sites.ts';
import { TYPES } from '../src/data/types.ts';
import type { Badges } from '../src/index.ts';
import { isHeld } from '../src/rules/contest.ts';

/** Fit Pokémon with which a Gym is worth a try. */
const READY = 4;
const CENTER = 'center';

export const seeker: Policy = ({ kind, options, seat }, match, rng) => {
  if (rng(6) === 0) return null;
  const s = match.s as Badges;
  const ids = options.map(({ id }) => id);
  if (kind === 'fight') return ids.find((id) => id.startsWith('send:')) ?? null;
  if (kind === 'rearrange') return rearranged(s, seat);
  if (kind === 'exchange') return unwanted(s, seat) ?? null;
  return kind === 'move' ? next(s, seat, ids, rng) : null;
};

function next(s: Badges, seat: Seat, ids: readonly string[], rng: (n: number) => number): string | null {
  const { at } = s.trainers[seat];
  const goal = goalOf(s, seat);
  const hm = ids.find((id) => /^(cut|surf|fly)/.test(id));
  if (hm !== undefined && rng(3) === 0) return hm;
  if (goal === null) {
    if (ids.includes('capture') && rng(2) === 0) return 'capture';
    const walks = ids.filter((id) => id.startsWith('go:'));
    return walks.length > 0 ? walks[rng(walks.length)] : null;
  }
  const here = ids.find((id) => (goal === CENTER ? id === 'swap' : id.endsWith(goal)));
  if (here !== undefined) return here;
  const doors = [...SQUARES.keys()].filter((door) =>
    goal === CENTER ? BY_CENTER[door] : SITES_BY[door].some((site) => SITES[site].id === goal),
  );
  const far = (square: number): number => {
    const steps = distancesFrom(square, s.cut);
    return Math.min(...doors.map((door) => (steps[door] < 0 ? 99 : steps[door])));
  };
  let best = ids.includes('capture') ? 'capture' : 'end';
  let least = far(at);
  for (const id of ids) {
    if (!id.startsWith('go:')) continue;
    const steps = far(SQUARES.findIndex((square) => `go:${square.id}` === id));
    if (steps < least) [best, least] = [id, steps];
  }
  return best;
}

/** The site whose badge can be won now, or the Center if it could be after a Swap. */
function goalOf(s: Badges, seat: Seat): string | null {
  const me = s.trainers[seat];
  const missing = SITES.filter((_, site) => !me.badges.includes(site) && isHeld(s.options, site));
  const count = (cards: readonly number[], type: string): number =>
    cards.filter((card) => CARDS[s.cards.kind[card]].type === type).length;
  const contests = missing.filter(({ kind }) => kind === 'contest');
  const won = contests.find(({ type }) => count(me.party, type) >= CONTEST_NEEDS);
  if (won !== undefined) return won.id;
  if (me.party.length - me.fainted.length >= READY) {
    const gym = missing.find(({ kind }) => kind === 'gym');
    if (gym !== undefined) return gym.id;
  }
  const all = [...me.party, ...me.box];
  if (me.fainted.length > 1 || contests.some(({ type }) => count(all, type) >= CONTEST_NEEDS)) return CENTER;
  return null;
}

const nameOf = (s: Badges, card: number): string => CARDS[s.cards.kind[card]].id;

/** The type there is most of among those whose Contest is not won. */
function favourite(s: Badges, seat: Seat): string {
  const me = s.trainers[seat];
  const open = TYPES.filter((type) => !me.badges.some((site) => SITES[site].id === `contest-${type}`));
  const count = (type: string): number =>
    [...me.party, ...me.box].filter((card) => CARDS[s.cards.kind[card]].type === type).length;
  return open.reduce((best, type) => (count(type) > count(best) ? type : best), open[0] ?? TYPES[0]);
}

/** As many of the favourite type into the Party as others can make room for. */
function rearranged(s: Badges, seat: Seat): string[] {
  const me = s.trainers[seat];
  const type = favourite(s, seat);
  const fits = (card: number): boolean => CARDS[s.cards.kind[card]].type === type;
  const ins = me.box.filter(fits);
  const outs = me.party.filter((card) => !fits(card)).slice(0, Math.min(ins.length, BOX_MAX));
  return outs.flatMap((card, i) => [`box:${nameOf(s, card)}`, `party:${nameOf(s, ins[i])}`]);
}

function unwanted(s: Badges, seat: Seat): string | undefined {
  const type = favourite(s, seat);
  const drawn = CARDS[s.cards.kind[s.drawn]].type === type;
  const card = s.trainers[seat].party.find((held) => CARDS[s.cards.kind[held]].type !== type);
  return drawn && card !== undefined ? `return:${nameOf(s, card)}` : 'let-go';
}

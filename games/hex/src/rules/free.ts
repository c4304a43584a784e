/** H-REACT-41: what may be played at the free moments of a turn, and at its end (H-REACT-39). */
import { holds, type Rules, type Seat } from '@indigo/kernel';
import type { Answer, Use } from '../answers.ts';
import { ITEMS } from '../data/items.ts';
import type { FreePlay, Travelled } from '../effects.ts';
import { itemEffects } from '../registry.ts';
import { ITEM_SORT } from '../sorts.ts';
import type { Sort } from '../state.ts';
import type { T } from '../table.ts';
import { checkAchievements } from './achievements.ts';
import { playItem } from './items.ts';
import { trainerEffect } from './trainer.ts';

export const isUse = (answer: Answer): answer is Use => 'use' in answer;

/** What is open at each moment: an `end` card is a free one that may also wait (H-ITEM-13). */
const OPEN: { readonly [K in FreePlay['when']]: readonly FreePlay['when'][] } = {
  travel: ['travel', 'free', 'end'],
  free: ['free', 'end'],
  end: ['end'],
};

/** H-ITEM-05, H-ITEM-07: the Items, any number, and before the travel action the Trainer, that may be used now. */
export function freeUses(t: T, seat: Seat, moment: FreePlay['when']): readonly Use[] {
  const { items, players, deeds } = t.s;
  let uses = NO_USES;
  if (deeds === 'only') return uses;
  const open = ({ alone }: FreePlay): boolean => alone === undefined || deeds === 'none';
  const { hand } = players[seat];
  if (hand.length > 0) {
    for (const sort of playableAt(moment)) {
      if (!holds(items, hand, sort)) continue;
      const free = itemEffects[sort].free as FreePlay;
      if (open(free)) uses = joined(uses, free.uses(t, seat));
    }
  }
  const { travel } = trainerEffect(t.s, seat);
  if (travel !== undefined && OPEN[moment].includes(travel.when) && open(travel))
    uses = joined(uses, travel.uses(t, seat));
  return uses;
}

const NO_USES: readonly Use[] = [];
const joined = (some: readonly Use[], more: readonly Use[]): readonly Use[] =>
  some.length === 0 ? more : [...some, ...more];

const playable: { [K in FreePlay['when']]?: readonly Sort[] } = {};

/** The Items that may be played at such a moment: found once, when the cards are there. */
function playableAt(moment: FreePlay['when']): readonly Sort[] {
  playable[moment] ??= ITEMS.flatMap((_, sort) => {
    const { free } = itemEffects[sort];
    return free !== undefined && OPEN[moment].includes(free.when) ? [sort] : [];
  });
  return playable[moment];
}

/** Plays it: an Item is paid first. */
export function* playFree(t: T, seat: Seat, use: Use): Rules<Travelled | undefined> {
  const went = yield* played(t, seat, use);
  if (t.s.achievements.length > 0) yield* checkAchievements(t); // H-OPT-10
  return went;
}

function played(t: T, seat: Seat, use: Use): Rules<Travelled | undefined> {
  if (Object.hasOwn(ITEM_SORT, use.use)) {
    const sort: Sort = ITEM_SORT[use.use as keyof typeof ITEM_SORT];
    playItem(t, seat, sort);
    return done(t, itemEffects[sort].free as FreePlay).play(t, seat, use);
  }
  return done(t, trainerEffect(t.s, seat).travel as FreePlay).play(t, seat, use);
}

/** Written down before it is carried out: what it asks belongs to it. */
function done({ s }: T, free: FreePlay): FreePlay {
  s.deeds = free.alone === undefined ? 'some' : 'only';
  return free;
}

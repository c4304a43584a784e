/** What things bring and cost, as every interface lists it. */
import type { Say, Seat } from '@indigo/kernel';
import type { OfferPart } from '../answers.ts';
import { CIRCLES_BY_COLOUR, COLOUR_OF, type Path, SPACES } from '../board.ts';
import { CHIPS } from '../data/chips.ts';
import { GOAL_POWER } from '../data/rules.ts';
import { canFight } from '../rules/battle.ts';
import { canTrade } from '../rules/trade.ts';
import type { Dex } from '../state.ts';
import { evolutionBonus, type Team } from '../team.ts';
import type { ClassicView } from '../view.ts';

/** So much more power, and what that makes. */
export const powerGained = (view: ClassicView, seat: Seat, more: number): Say => [
  'brings.power',
  more,
  view.trainers[seat].power + more,
  GOAL_POWER,
];

/** Which of a team has a greater Evolution Bonus once these have joined. */
export function setsCompleted({ team }: Pick<Team, 'team'>, joining: readonly Dex[]): readonly Say[] {
  const after = { team: [...team, ...joining] };
  return after.team.flatMap((dex): Say[] => {
    const bonus = evolutionBonus(after, dex);
    return bonus > evolutionBonus({ team }, dex) || (bonus > 0 && joining.includes(dex))
      ? [['brings.set', dex, bonus]]
      : [];
  });
}

/** A Pokémon for the team. Knocked out it counts for nothing yet. */
export const joins = (view: ClassicView, seat: Seat, dex: Dex, fit = true): readonly Say[] => [
  ['brings.chip', dex],
  ...(fit ? [powerGained(view, seat, CHIPS[dex - 1].power)] : []),
  ...setsCompleted(view.trainers[seat], [dex]),
];

/** What landing on a space brings. */
export function landing(view: ClassicView, seat: Seat, at: number): Say {
  const { id, kind, effect } = SPACES[at];
  const colour = COLOUR_OF[at];
  const dex = view.circles[id];
  switch (kind) {
    case 'catch':
      if (dex === undefined) return ['lands.nothing'];
      return dex > 0 ? ['lands.wild', dex] : ['lands.face-down', colour];
    case 'event':
      return ['lands.event'];
    case 'final':
      return ['lands.final'];
    case 'catch-any':
      return CIRCLES_BY_COLOUR[colour].some((space) => view.circles[SPACES[space].id] !== undefined)
        ? ['lands.catch-any', colour]
        : ['lands.nothing'];
    default:
      if (effect === null) return ['lands.nothing'];
      if (effect !== 'revive') return ['lands.draw', effect.draw];
      return view.trainers[seat].ko.length > 0 ? ['lands.revive'] : ['lands.all-fit'];
  }
}

/** Those who may be approached on the way: each stands alone on a space that is passed. */
export function passed(view: ClassicView, seat: Seat, path: Path): readonly Say[] {
  const me = view.trainers[seat];
  return path.slice(0, -1).flatMap((space): Say[] => {
    const there = [...view.trainers.keys()].filter(
      (other) => other !== seat && view.trainers[other].at === SPACES[space].id,
    );
    const other = view.trainers[there[0]];
    return there.length === 1 && (canTrade(me, other) || canFight(me, other))
      ? [['brings.stop', there[0]]]
      : [];
  });
}

/** What changes hands in an offer, seen by the side that gives (`give`) or by the other. */
export function goods(parts: readonly OfferPart[], side: 'give' | 'want'): { gets: Say[]; loses: Say[] } {
  const gets: Say[] = [];
  const loses: Say[] = [];
  for (const part of parts) {
    if ('give' in part || 'want' in part) {
      const mine = 'give' in part === (side === 'give');
      const dex = 'give' in part ? part.give : part.want;
      if (mine) loses.push(['cost.pokemon', dex]);
      else gets.push(['brings.chip', dex]);
    } else {
      const mine = 'giveItem' in part === (side === 'give');
      const sort = 'giveItem' in part ? part.giveItem : part.wantItem;
      if (mine) loses.push(['cost.card', sort]);
      else gets.push(['card', sort]);
    }
  }
  return { gets, loses };
}

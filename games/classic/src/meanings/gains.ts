/** What things bring and cost, as every interface lists it. */
import type { OptionMeaning, Say, Seat } from '@indigo/kernel';
import type { OfferPart } from '../answers.ts';
import { CIRCLES_BY_COLOUR, COLOUR_OF, type Path, SPACES } from '../board.ts';
import { CHIPS } from '../data/chips.ts';
import { GOAL_POWER } from '../data/rules.ts';
import { canFight } from '../rules/battle.ts';
import { canTrade } from '../rules/trade.ts';
import type { Dex } from '../state.ts';
import { evolutionBonus, isFit, type Team } from '../team.ts';
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

/** A Pokémon given away, and whose Evolution Bonus goes with it. */
export const gives = ({ team }: Pick<Team, 'team'>, given: Dex): readonly Say[] => {
  const rest = { team: team.filter((dex) => dex !== given) };
  return [
    ['cost.pokemon', given],
    ...rest.team.flatMap((dex): Say[] =>
      evolutionBonus(rest, dex) < evolutionBonus({ team }, dex) ? [['cost.set', dex]] : [],
    ),
  ];
};

/** A Pokémon for the team, in exchange for something. */
export const gets = (view: ClassicView, seat: Seat, dex: Dex, ko: boolean): readonly Say[] => [
  ['brings.chip', dex, ko],
  ...setsCompleted(view.trainers[seat], [dex]),
];

/** A Pokémon for the team, for nothing. */
export const joins = (view: ClassicView, seat: Seat, dex: Dex): readonly Say[] => [
  ['brings.chip', dex, false],
  powerGained(view, seat, CHIPS[dex - 1].power),
  ...setsCompleted(view.trainers[seat], [dex]),
];

/** What landing on a space brings. `lands`: it is carried out, as all are but an ENTER space one is pushed on to. */
export function landing(view: ClassicView, seat: Seat, at: number, lands = true): Say {
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
      return lands ? ['lands.final'] : ['lands.pushed'];
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

/** What one side of a trade comes to: Power Points, and cards, which have none. */
export const worthOf = (points: number, cards: number): Say => ['deal.worth', points, cards];

/** C-KO-03: a Pokémon that is knocked out counts for nothing. */
export const pointsOf = (dex: Dex, ko: boolean): number => (ko ? 0 : CHIPS[dex - 1].power);

/** What an offer of `from` to `to` means to one of them: what changes hands, and what that does to their power. */
export function bargain(
  view: ClassicView,
  seat: Seat,
  [from, to]: readonly [Seat, Seat],
  parts: readonly OfferPart[],
): OptionMeaning {
  const brings: Say[] = [];
  const costs: Say[] = [];
  const points = { give: 0, get: 0 };
  const cards = { give: 0, get: 0 };
  for (const part of parts) {
    const given = 'give' in part || 'giveItem' in part;
    const mine = given === (seat === from);
    if ('give' in part || 'want' in part) {
      const dex = 'give' in part ? part.give : part.want;
      const ko = !isFit(view.trainers[given ? from : to], dex);
      points[mine ? 'give' : 'get'] += pointsOf(dex, ko);
      if (mine) costs.push(['cost.pokemon', dex]);
      else brings.push(['brings.chip', dex, ko]);
    } else {
      const sort = 'giveItem' in part ? part.giveItem : part.wantItem;
      cards[mine ? 'give' : 'get']++;
      if (mine) costs.push(['cost.card', sort]);
      else brings.push(['card', sort]);
    }
  }
  const deal = { give: worthOf(points.give, cards.give), get: worthOf(points.get, cards.get) };
  return { brings: [...brings, powerGained(view, seat, points.get - points.give)], costs, deal };
}

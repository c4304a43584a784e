/** What things are to whoever looks at them: who of the team stands well against them, and how likely a throw is. */
import type { Looker, Say, Subject } from '@indigo/kernel';
import { cardOf, DICE_AT, TYPE_AT } from '../cards.ts';
import { DIE_SIDES } from '../data/rules.ts';
import { HEARTS } from '../data/types.ts';
import { FOES } from '../foes.ts';
import { bestThrow, facesOf } from '../rules/catch.ts';
import type { Card, Foe, Type } from '../state.ts';
import { TAKES } from '../types.ts';
import type { MasterView, PokemonView } from '../view.ts';
import { battleChance } from './battles.ts';
import { ballsIn, typeIn } from './seen.ts';

type At = Looker<MasterView>;

const named = ({ card, stage }: PokemonView): readonly [Card, number] => [cardOf(card), stage];

/** Who of the team takes more hearts than others from such a type, and who loses more to such damage. */
function matched({ view, seat }: At, types: readonly Type[], damage: readonly Type[]): Say[] {
  const { team } = view.players[seat];
  const strong = team.filter(({ card, stage }) =>
    DICE_AT[cardOf(card)][stage].some((die) => types.some((type) => TAKES[die][type] > HEARTS)),
  );
  const weak = team.filter((one) => damage.some((type) => TAKES[type][typeIn(one)] > HEARTS));
  return [
    ...(strong.length > 0 ? [['yours.strong', strong.map(named)] as const] : []),
    ...(weak.length > 0 ? [['yours.weak', weak.map(named)] as const] : []),
  ];
}

export function adversaryTo(at: At, foe: Foe): Pick<Subject, 'yours' | 'chances'> {
  const { pokemon } = FOES[foe];
  return {
    yours: matched(
      at,
      pokemon.map(({ type }) => type),
      pokemon.flatMap(({ damage }) => damage),
    ),
    ...(at.view.players[at.seat].team.length > 0 && {
      chances: [{ chance: battleChance(at.view, at.seat, foe), say: ['yours.beats'], about: true }],
    }),
  };
}

/** A Pokémon nobody of the own team is: the best throw with the balls at hand, where it is not somebody's. */
export function pokemonTo(at: At, card: Card, stage: number): Pick<Subject, 'yours' | 'chances'> {
  const { view, seat } = at;
  const owner = view.players.findIndex(({ team }) => team.some((one) => cardOf(one.card) === card));
  if (owner === seat) return {};
  const type = TYPE_AT[card][stage];
  const yours = matched(at, [type], [type]);
  if (owner >= 0) return { yours };
  const picked = bestThrow(ballsIn(view, seat), card);
  if (picked === null) return { yours: [...yours, ['yours.no-ball']] };
  const faces = facesOf(card, picked);
  const chance = faces === null ? 1 : faces.length / DIE_SIDES;
  return { yours, chances: [{ chance, ...(faces !== null && { faces }), say: ['yours.throw'] }] };
}

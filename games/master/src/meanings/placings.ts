/** All damage of a wild Pokémon laid out at once, one symbol after the other. */
import type { Say, Seat, Series } from '@indigo/kernel';
import { cardOf } from '../cards.ts';
import { TYPES } from '../data/types.ts';
import type { Type } from '../state.ts';
import { heartsLost } from '../types.ts';
import type { MasterView } from '../view.ts';
import { typeIn } from './seen.ts';

/** M-WILD-03, M-WILD-05: each on one that is fit by then; what nobody is left to take is void. */
export function placingsOf({ players }: MasterView, seat: Seat, symbols: readonly Type[]): Series {
  const { team } = players[seat];
  const placings = [...new Set(symbols)].flatMap((type) =>
    team.map((one, on) => ({ id: `${TYPES[type].id}:${one.card}`, type, on })),
  );
  const after: Series['after'] = (ids) => {
    const left = symbols.slice();
    const hearts = team.map((one) => one.hearts);
    for (const id of ids) {
      const placing = placings.find((one) => one.id === id);
      if (placing === undefined) continue;
      const { type, on } = placing;
      hearts[on] -= heartsLost(hearts[on], type, typeIn(team[on]));
      left.splice(left.indexOf(type), 1);
    }
    return {
      next: placings.flatMap(({ id, type, on }) => (left.includes(type) && hearts[on] > 0 ? [id] : [])),
      meaning: {
        costs: team.flatMap(({ card, stage, hearts: before }, on): Say[] => {
          const lost = before - hearts[on];
          return lost === 0 ? [] : [['cost.hearts', cardOf(card), stage, lost, hearts[on]]];
        }),
      },
    };
  };
  // One alone takes all of it, in any order.
  const alone = team.filter(({ hearts }) => hearts > 0).length === 1;
  return { after, ...(alone && { same: allOf(after) }) };
}

function allOf(after: Series['after']): readonly string[] {
  const ids: string[] = [];
  for (let [next] = after(ids).next; next !== undefined; [next] = after(ids).next) ids.push(next);
  return ids;
}

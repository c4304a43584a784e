/** Ways over several roads in one go: as far as the actions last and nothing comes up in between. */
import type { Journey, Seat } from '@indigo/kernel';
import { FACE_DOWN_KINDS, OBSTACLES, type Road, type Space } from '../board.ts';
import { MACHINES } from '../machines.ts';
import { MONEY } from '../money.ts';
import { placeNo } from '../names.ts';
import { CLOSED, openerOf, tollOf } from '../rules/roads.ts';
import type { Node } from '../state.ts';
import type { MasterView } from '../view.ts';
import { battleOdds, foeAt } from './battles.ts';
import { boardIn, isBattle, waitsAt } from './waiting.ts';

/** What each kind of obstacle is to this player: may it be passed? */
function opened({ players }: MasterView, seat: Seat): readonly boolean[] {
  const { team, money } = players[seat];
  const key = MONEY.some(({ id, key: opens }) => opens && money.includes(id));
  return OBSTACLES.map((_, kind) => {
    const opener = openerOf(kind);
    if (opener === null) return true;
    return opener === 'key' ? key : team.some(({ taught }) => taught.includes(MACHINES[opener].attack));
  });
}

/** M-MOVE-04 to M-MOVE-07: entering it turns something up or begins a battle, so nobody walks through. */
const stops = (view: MasterView, space: Space): boolean =>
  (FACE_DOWN_KINDS.has(space.kind) && view.spots[space.id] === '?') ||
  (space.kind === 'trainer' && isBattle(view, space));

interface Reached {
  readonly node: Node;
  /** Where it was reached from; null: here. */
  readonly from: Reached | null;
  readonly cost: number;
  readonly steps: number;
  /** M-TURN-11: steps for nothing in a row. */
  readonly walked: number;
}

const isNearer = (one: Reached, other: Reached): boolean =>
  one.cost < other.cost || (one.cost === other.cost && one.steps < other.steps);

/** The cheapest way to every place within reach. */
function reached(view: MasterView, seat: Seat): readonly Reached[] {
  const { spaces, roads, ways } = boardIn(view);
  const open = opened(view, seat);
  const kinds: readonly string[] = OBSTACLES;
  const kindOf = ({ slot, obstacle }: Road): number =>
    slot < 0 ? obstacle : kinds.indexOf(view.obstacles[slot]);
  const here = spaces.findIndex(({ id }) => id === view.players[seat].at);
  const best = new Map<Node, Reached>();
  const queue: Reached[] = [{ node: here, from: null, cost: 0, steps: 0, walked: view.walked }];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const known = best.get(at.node);
    if (known !== undefined && !isNearer(at, known)) continue;
    best.set(at.node, at);
    if (at.node !== here && stops(view, spaces[at.node])) continue;
    for (const { road, to } of ways[at.node]) {
      const kind = kindOf(roads[road]);
      const toll = tollOf(roads[road], kind, open[kind]);
      const cost = at.cost + toll;
      if (toll === CLOSED || cost > view.left || (toll === 0 && at.walked >= view.options.freeSteps))
        continue;
      queue.push({ node: to, from: at, cost, steps: at.steps + 1, walked: toll === 0 ? at.walked + 1 : 0 });
    }
  }
  return [...best.values()];
}

/** M-MOVE-01: every place that takes more than one road. Each road is an answer of its own. */
export function journeysOf(view: MasterView, seat: Seat): readonly Journey[] {
  const { spaces } = boardIn(view);
  return reached(view, seat).flatMap((last): Journey[] => {
    if (last.steps < 2) return [];
    const way: string[] = [];
    for (let one: Reached | null = last; one !== null; one = one.from) way.unshift(spaces[one.node].id);
    const space = spaces[last.node];
    const forced = space.kind === 'trainer' && isBattle(view, space);
    return [
      {
        at: space.id,
        say: ['do.move', placeNo(view, last.node), last.cost],
        ids: way.slice(1).map((id) => `move:${id}`),
        meaning: {
          ...(forced && { odds: battleOdds(view, seat, foeAt(view, space)) }),
          way,
          brings: waitsAt(view, space),
          costs: [
            ...(last.cost === 0 ? [] : [['cost.actions', last.cost] as const]),
            ...(forced ? [['cost.turn'] as const] : []),
          ],
        },
      },
    ];
  });
}

/** What waits at a location, and what it costs to get there or to deal with it. */
import type { Say } from '@indigo/kernel';
import { type Board, boardFor, type Space } from '../board.ts';
import { cardOf, DOJO_CARDS } from '../cards.ts';
import { ITEMS } from '../data/items.ts';
import { HMS } from '../data/machines.ts';
import { POWERS } from '../data/powers.ts';
import { KARATE_WINS } from '../data/rules.ts';
import { BOSS, FOES, foeOf, KARATE } from '../foes.ts';
import { tokenOf } from '../money.ts';
import { isLegendary } from '../rules/wild.ts';
import type { MasterView } from '../view.ts';

export const boardIn = ({ options }: MasterView): Board => boardFor(options.simplified);

type Waits = (view: MasterView, space: Space, what: string) => readonly Say[];

const foe = (index: number): Say => ['waits.foe', index];
const city: Waits = () => [['waits.city']];
const wild: Waits = ({ options }, { kind }, what) => {
  if (what === '?') return [[kind === 'legendary' ? 'waits.legendary-down' : 'waits.wild-down']];
  const card = cardOf(what);
  return [
    ['waits.wild', card],
    ...(isLegendary(card) && !options.simplified ? [['get.legend'] as const] : []),
  ];
};

/** Only where something lies. */
const LYING: { readonly [kind: string]: Waits } = {
  wild,
  legendary: wild,
  item: (_view, _space, what) =>
    what === '?' ? [['waits.item-down']] : [['waits.item', ITEMS.findIndex(({ id }) => id === what)]],
  trainer: (_view, _space, what) => [foe(foeOf(what)), ['get.prize', tokenOf(foeOf(what))]],
  gym: (view, { id }, what) => [foe(foeOf(what)), ['get.prize', tokenOf(foeOf(what))], power(view, id)],
  hm: ({ hms }, _space, what) => {
    const machine = HMS.findIndex(({ attack }) => attack === what);
    return [['waits.hm', machine, hms[machine]]];
  },
  'trade-center': (_view, { wants }, what) => [['waits.trade', cardOf(what), wants]],
};

/** Whatever lies there. */
const STANDING: { readonly [kind: string]: Waits } = {
  lab: city,
  'poke-center': city,
  'poke-mart': () => [['waits.mart']],
  'department-store': () => [['waits.store']],
  dojo: ({ karate, supply }) =>
    karate < KARATE_WINS
      ? [
          foe(KARATE),
          ['get.pokemon-prize', DOJO_CARDS.filter((card) => supply.some((id) => cardOf(id) === card))],
        ]
      : [],
  giovanni: ({ giovanni }) => (giovanni === 0 ? [foe(BOSS), ['get.boss-prize']] : []),
};

/** M-GYM-05: known once somebody has challenged the leader. */
function power(view: MasterView, place: string): Say {
  const { gyms, spaces } = boardIn(view);
  const shown = view.gymPowers[gyms.findIndex((node) => spaces[node].id === place)];
  const index = POWERS.findIndex(({ id }) => id === shown);
  return index < 0 ? ['get.some-power'] : ['get.power', index];
}

export function waitsAt(view: MasterView, space: Space): readonly Say[] {
  const what = view.spots[space.id];
  if (what !== undefined) return LYING[space.kind]?.(view, space, what) ?? [];
  return STANDING[space.kind]?.(view, space, '') ?? [];
}

/** M-TURN-04: a battle with whoever stands there, and so the end of the turn. */
export const isBattle = ({ spots }: MasterView, { id, kind }: Space): boolean =>
  kind === 'dojo' ||
  kind === 'giovanni' ||
  (spots[id] !== undefined && FOES.some((one) => one.id === spots[id]));

/** What each kind of location does. */
import type { Seat } from '@indigo/kernel';
import { board } from '../../board.ts';
import type { SpaceKind } from '../../data/map.ts';
import { INTERACT_COST } from '../../data/rules.ts';
import { EMPTY, FACE_DOWN, type Master } from '../../state.ts';
import { dojo } from './dojo.ts';
import { giovanni } from './giovanni.ts';
import { gym } from './gym.ts';
import { hm } from './hm.ts';
import { item } from './item.ts';
import { departmentStore, mart } from './mart.ts';
import type { SpaceRules } from './space.ts';
import { tradeCenter } from './trade-center.ts';
import { trainer } from './trainer.ts';
import { wild } from './wild.ts';

/** M-INT-05: nothing to interact with. */
const QUIET: SpaceRules = {};

const SPACES: { readonly [kind in SpaceKind]: SpaceRules } = {
  lab: QUIET,
  path: QUIET,
  'poke-center': QUIET,
  wild,
  legendary: wild,
  trainer,
  item,
  hm,
  'poke-mart': mart,
  'department-store': departmentStore,
  gym,
  'trade-center': tradeCenter,
  dojo,
  giovanni,
};

export const spaceRules = (kind: SpaceKind): SpaceRules => SPACES[kind];

/** Kinds on which a token lies that can be used up. */
const TOKEN_KINDS: ReadonlySet<SpaceKind> = new Set(['wild', 'legendary', 'item', 'gym', 'trade-center']);

/**
 * M-INT-01: there is something here to interact with, as often as there are actions for it (M-INT-04); turned up (M-INT-02), even
 * if it was put back under the figure (M-INT-03); that would do something (M-INT-05, M-INT-06).
 */
export function canInteract(s: Master, seat: Seat): boolean {
  if (s.left < INTERACT_COST) return false;
  const { at } = s.players[seat];
  const { kind } = board(s).spaces[at];
  const { interact, offers } = SPACES[kind];
  if (interact === undefined) return false;
  const spot = s.spots[at];
  if (spot === FACE_DOWN || (spot === EMPTY && TOKEN_KINDS.has(kind))) return false;
  return offers === undefined || offers(s, seat, at);
}

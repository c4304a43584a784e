/** What a seat sees, as the rules' own functions want it: so that what is shown is found by the rules themselves. */
import type { Seat } from '@indigo/kernel';
import { type Graph, graphOf, HEXAGONS, spaceOf } from './board.ts';
import { ITEMS } from './data/items.ts';
import { LEADERS } from './data/leaders.ts';
import { TRAINERS } from './data/trainers.ts';
import type { TrainerEffect } from './effects.ts';
import { monOf } from './pokemon.ts';
import { trainerEffects } from './registry.ts';
import type { Field, Fielded } from './rules/sums.ts';
import type { Mon, Sort, SpaceIndex } from './state.ts';
import type { Commander, Owner } from './team.ts';
import type { BattleView, HexView, PlayerView, SideView } from './view.ts';

const indexOf = (list: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(list.map(({ id }, i) => [id, i]));
const HEXAGON = indexOf(HEXAGONS);
const ITEM = indexOf(ITEMS);
const TRAINER = indexOf(TRAINERS);
const LEADER = indexOf(LEADERS);

const numbers = (index: ReadonlyMap<string, number>, ids: readonly string[]): number[] =>
  ids.map((id) => index.get(id) ?? -1);

let latest: { readonly key: string; readonly board: readonly number[] } = { key: '', board: [] };

/** The board of a match never changes: the same list for the same board. */
export function boardSeen({ board }: Pick<HexView, 'board'>): readonly number[] {
  const key = board.join();
  if (latest.key !== key) latest = { key, board: numbers(HEXAGON, board) };
  return latest.board;
}

export const graphSeen = (view: HexView): Graph => graphOf({ board: boardSeen(view) });

/** A player as far as rules ask what a team is worth, may do and has won. */
export interface Seen extends Owner, Commander {
  readonly at: SpaceIndex;
  readonly badges: readonly number[];
  readonly entered: boolean;
  readonly visited: number;
  readonly caughtLegends: readonly Mon[];
  readonly trainer: Sort | -1;
  /** The Items this seat knows to be in the hand: of its own all. */
  readonly hand: readonly Sort[];
  readonly cards: number;
}

export const playerSeen = (player: PlayerView): Seen => ({
  at: spaceOf(player.at),
  team: player.team.map(({ id }) => monOf(id)),
  boosted: player.team.flatMap(({ id, boosted }) => (boosted ? [monOf(id)] : [])),
  upgraded: player.upgraded.map(monOf),
  rewards: player.rewards,
  badges: numbers(LEADER, player.badges),
  entered: player.entered,
  visited: player.visited.reduce((bits, been, slot) => bits | (Number(been) << slot), 0),
  caughtLegends: player.caughtLegends.map(monOf),
  trainer: TRAINER.get(player.trainer) ?? -1,
  hand: numbers(ITEM, player.known),
  cards: player.cards,
});

const NO_TRAINER: TrainerEffect = {};
export const effectSeen = ({ trainer }: Seen): TrainerEffect =>
  trainer < 0 ? NO_TRAINER : trainerEffects[trainer];

export const seatSeen = (view: HexView, seat: Seat): Seen => playerSeen(view.players[seat]);

/** A battle as sums want it. */
export const fieldSeen = (view: HexView, { kind, foe, sides: [a, b] }: BattleView): Field => ({
  kind,
  foe,
  lockBonus: view.options.lockBonus,
  sides: [sideSeen(view, a), sideSeen(view, b)],
});

function sideSeen(view: HexView, side: SideView): Fielded {
  const owner = side.seat < 0 ? null : seatSeen(view, side.seat);
  return {
    owner,
    trainer: owner?.trainer ?? -1,
    sent: side.sent.map(monOf),
    lost: side.lost,
    items: side.items.map((id) => (id === null ? null : (ITEM.get(id) ?? null))),
    bearers: side.bearers.map(monOf),
    die: side.die,
    bonus: side.bonus,
  };
}

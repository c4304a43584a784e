/** Spaces of the board to whoever may go there: the way, and what waits. */
import type { Say, Seat } from '@indigo/kernel';
import { HEXAGONS, LEADER_OF, SPACES, slotOf } from '../board.ts';
import type { Visit } from '../data/hexagons/hexagon.ts';
import { monOf } from '../pokemon.ts';
import { wants } from '../rules/gym.ts';
import { hasLeague } from '../rules/plateau.ts';
import { isMeetingPlace } from '../rules/same-space.ts';
import { graphSeen, type Seen, seatSeen } from '../seen.ts';
import type { SpaceIndex } from '../state.ts';
import { canFight, typesOf } from '../team.ts';
import type { HexView } from '../view.ts';
import { gateOf, wayTo } from '../walk.ts';
import type { Target } from './odds.ts';

const ids = (spaces: readonly SpaceIndex[]): readonly string[] | undefined =>
  spaces.length < 2 ? undefined : spaces.map((space) => SPACES[space].id);

/** On foot with a count, at last perhaps through an item passage. */
export function walkOf(view: HexView, seat: Seat, to: SpaceIndex, count: number, pays: boolean) {
  const me = seatSeen(view, seat);
  return ids(wayTo(graphSeen(view), me.at, count, typesOf(me), gateOf(me), to, pays));
}

/** By train and through the air straight on. */
export function flightOf(view: HexView, seat: Seat, to: SpaceIndex) {
  const { at } = seatSeen(view, seat);
  return ids(at === to ? [at] : [at, to]);
}

/** What the passage into a space costs from where a way comes. */
export function priceOf(view: HexView, way: readonly string[] | undefined, to: SpaceIndex): number {
  const { lines } = graphSeen(view);
  const before = SPACES.findIndex(({ id }) => id === way?.at(-2));
  return before < 0 ? 0 : (lines[before].find((line) => line.to === to)?.cost ?? 0);
}

/** What lies at a capture space; null: nothing. */
export function targetAt(view: HexView, space: SpaceIndex): Target | null {
  const { id, colour } = SPACES[space];
  const lies = view.slots[id];
  if (lies === undefined) return null;
  return { mon: lies === '' ? -1 : monOf(lies), colour, weakened: view.weakened.includes(id) };
}

/** Who must be fought by whoever stops there (H-OPT-02). */
export function rivalsAt(view: HexView, seat: Seat, space: SpaceIndex): readonly Seat[] {
  if (!view.options.sameSpace || !isMeetingPlace(space) || !canFight(seatSeen(view, seat))) return [];
  return view.players.flatMap((other, one) => {
    const meets = one !== seat && !other.out && other.at === SPACES[space].id;
    return meets && canFight(seatSeen(view, one)) ? [one] : [];
  });
}

/** What waits for whoever stops on a space. */
export function waitsAt(view: HexView, seat: Seat, space: SpaceIndex): Say[] {
  const waits: Say[] = rivalsAt(view, seat, space).map((other) => ['waits.rival', other]);
  const { kind, hexagon } = SPACES[space];
  if (kind === 'league') waits.push(atStart(view, seat));
  else if (kind === 'city') waits.push(...inCity(view, seat, hexagon, slotOf(graphSeen(view), space)));
  else waits.push(liesAt(view, space));
  return waits;
}

/** H-ITEM-25: what a space gives to who stands next to it, without a stop of the pawn. */
export function givesBeside(view: HexView, seat: Seat, space: SpaceIndex): Say[] {
  const { kind, hexagon } = SPACES[space];
  if (kind === 'league') return [['waits.item-only']];
  if (kind !== 'city') return [liesAt(view, space)];
  const visits = toVisit(view, seat, hexagon, slotOf(graphSeen(view), space));
  return visits.length > 0 ? visits : [['waits.nothing']];
}

function liesAt(view: HexView, space: SpaceIndex): Say {
  const { kind, draws, colour } = SPACES[space];
  if (kind === 'draw') return ['waits.draw', draws, colour];
  if (kind !== 'pokemon') return [`waits.${kind}`];
  const target = targetAt(view, space);
  if (target === null) return ['waits.nobody'];
  return target.mon < 0 ? ['waits.unknown', colour] : ['waits.mon', target.mon, target.weakened];
}

function atStart(view: HexView, seat: Seat): Say {
  if (!hasLeague(view, view.elites.left)) return ['waits.item-only'];
  return [view.players[seat].laps > 0 ? 'waits.league' : 'waits.item'];
}

const toVisit = (view: HexView, seat: Seat, hexagon: number, slot: number): Say[] => {
  const { visit } = HEXAGONS[hexagon];
  return visit !== null && isOpen(view, seat, visit, slot) ? [['waits.visit', hexagon]] : [];
};

function inCity(view: HexView, seat: Seat, hexagon: number, slot: number): Say[] {
  const waits = toVisit(view, seat, hexagon, slot);
  const leader = LEADER_OF[hexagon];
  if (leader < 0) return waits.length > 0 ? waits : [['waits.nothing']];
  const me: Seen = seatSeen(view, seat);
  if (me.badges.includes(leader)) return [...waits, ['waits.beaten', leader]];
  return [...waits, [wants(me, leader) ? 'waits.leader' : 'waits.band', leader]];
}

/** H-CITY-03, H-CITY-04: an effect not used up. */
const isOpen = (view: HexView, seat: Seat, { when }: Visit, slot: number): boolean =>
  when === 'pioneer' ? view.pioneers[slot] < 0 : !view.players[seat].visited[slot];

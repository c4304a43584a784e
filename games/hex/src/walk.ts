/**
 * Where a pawn may go with a count (H-MOVE-05), off along any line (H-MOVE-02); other pawns are never in the way (H-MOVE-06,
 * H-MOVE-11). Kept for each board, for the same question comes again and again.
 */
import { type Graph, isCity, PLATEAU, SPACES } from './board.ts';
import { BADGES_NEEDED } from './data/rules.ts';
import type { SpaceIndex } from './state.ts';

/** May a pawn enter the Plateau space (H-PLAT-01), and must it stop there (H-PLAT-02)? */
export const GATE_CLOSED = 0;
export const GATE_STOPS = 1;
export const GATE_OPEN = 2;

/**
 * H-PLAT-01, H-PLAT-02: whether the Plateau is closed or stops a pawn; after the first stop it is a city like others (H-PLAT-03)
 * and the way into the last hexagon (H-PLAT-05). See H-LG-15.
 */
export function gateOf({ badges, entered }: Gated): number {
  if (entered) return GATE_OPEN;
  return badges.length >= BADGES_NEEDED ? GATE_STOPS : GATE_CLOSED;
}
type Gated = { readonly badges: readonly unknown[]; readonly entered: boolean };

export interface Reach {
  /** Where the move may end. Nothing happens on the way, so two ways to one end are one choice. */
  readonly ends: readonly SpaceIndex[];
  /** Spaces behind item passages passed or stopped next to, with their price (H-PASS-06). */
  readonly paid: readonly { readonly to: SpaceIndex; readonly cost: number }[];
}

/** Which passages of this board these types open: one bit each. */
function openOf(graph: Graph, types: number): number {
  let open = 0;
  for (let i = 0; i < graph.passages.length; i++) if ((types >> graph.passages[i]) & 1) open |= 1 << i;
  return open;
}

export function reach(graph: Graph, from: SpaceIndex, count: number, types: number, gate: number): Reach {
  const key = ((from * 64 + count) * 3 + gate) * 64 + openOf(graph, types);
  let found = graph.reaches.get(key) as Reach | undefined;
  if (found === undefined) {
    found = new Walk(graph, from, types, gate).of(count);
    graph.reaches.set(key, found);
  }
  return found;
}

/** How one of these walks leads to a space, its start first: the shortest. `pays`: through an item passage at last. */
export function wayTo(
  graph: Graph,
  from: SpaceIndex,
  count: number,
  types: number,
  gate: number,
  to: SpaceIndex,
  pays: boolean,
): readonly SpaceIndex[] {
  return new Walk(graph, from, types, gate).way(count, to, pays);
}

class Walk {
  private readonly graph: Graph;
  private readonly from: SpaceIndex;
  private readonly types: number;
  private readonly leaving: number;
  private readonly gate: number;
  /** H-MOVE-04: the spaces of this move so far, the first included. */
  private readonly passed: SpaceIndex[] = [];
  // Lists, for none gets long and each walk makes its own: sets are slow to make.
  private readonly full: SpaceIndex[] = [];
  private readonly stops: SpaceIndex[] = [];
  private readonly dead: SpaceIndex[] = [];
  private readonly paid: { readonly to: SpaceIndex; readonly cost: number }[] = [];
  /** Whoever asks for a way: where to, and the shortest found so far. */
  private goal: SpaceIndex | -1 = -1;
  private goalPaid = false;
  private found: readonly SpaceIndex[] = [];
  /** A way that runs dead, which counts only where no other leads there. */
  private deadEnd: readonly SpaceIndex[] = [];

  constructor(graph: Graph, from: SpaceIndex, types: number, gate: number) {
    this.graph = graph;
    this.from = from;
    // H-PASS-05, H-MOVE-13: nobody is shut in; in our hexagons such a pocket is a single space.
    const shutIn = graph.lines[from].every(
      ({ type, cost }) => cost > 0 || (type >= 0 && ((types >> type) & 1) === 0),
    );
    this.types = types;
    this.leaving = shutIn ? -1 : types;
    this.gate = gate;
  }

  of(count: number): Reach {
    this.step(this.from, count);
    // H-MOVE-08: short of the count only where no path uses it up.
    const ends = this.full;
    const dead = ends.length === 0 ? this.dead : [];
    for (const stop of this.stops) add(ends, stop);
    for (const end of dead) add(ends, end);
    return { ends, paid: this.paid };
  }

  way(count: number, to: SpaceIndex, pays: boolean): readonly SpaceIndex[] {
    this.goal = to;
    this.goalPaid = pays;
    this.step(this.from, count);
    return this.found.length > 0 ? this.found : this.deadEnd;
  }

  /** The walk so far may end on this space. */
  private reached(to: SpaceIndex, pays: boolean): void {
    if (to !== this.goal || pays !== this.goalPaid) return;
    const steps = [...this.passed, to];
    if (this.found.length === 0 || steps.length < this.found.length) this.found = steps;
  }

  private step(at: SpaceIndex, left: number): void {
    this.passed.push(at);
    // Leaving a pocket opens the passages around it, no others.
    const types = at === this.from ? this.leaving : this.types;
    let stuck = true;
    for (const { to, type, cost } of this.graph.lines[at]) {
      if (left === 0 && cost === 0) continue; // at the end only item passages count
      if (this.passed.includes(to)) continue; // H-MOVE-03, H-MOVE-04
      if (cost > 0) {
        if (!this.paid.some((passage) => passage.to === to)) this.paid.push({ to, cost }); // H-PASS-16
        this.reached(to, true);
        continue;
      }
      if (type >= 0 && ((types >> type) & 1) === 0) continue; // H-PASS-01, H-PASS-02
      if (to === PLATEAU && this.gate !== GATE_OPEN) {
        // H-PLAT-02; H-PLAT-27: a closed one is not there
        if (this.gate === GATE_STOPS) {
          add(this.stops, to);
          this.reached(to, false);
        }
        continue;
      }
      stuck = false;
      if (left === 1) add(this.full, to);
      else if (isCity(to)) add(this.stops, to); // H-MOVE-07, H-CITY-01
      if (left === 1 || isCity(to)) this.reached(to, false);
      // The last step is taken too, to see the item passages beside it.
      this.step(to, left - 1);
    }
    if (stuck && left > 0 && at !== this.from) {
      add(this.dead, at);
      if (at === this.goal) this.deadEnd = this.passed.slice();
    }
    this.passed.pop();
  }
}

/** Each space once. */
function add(spaces: SpaceIndex[], space: SpaceIndex): void {
  if (!spaces.includes(space)) spaces.push(space);
}

/** H-PLAT-10: the steps along loop arrows of a walk inside the last hexagon. */
export function loopSteps(graph: Graph, from: SpaceIndex, to: SpaceIndex): number {
  let steps = 0;
  for (let at = from; at !== to && steps <= SPACES.length; at = graph.lines[at][0].to) {
    if (at - PLATEAU >= LOOP_BEGINS) steps++;
  }
  return steps;
}

/** The lap marker's number in its hexagon: there the way in meets the loop, which runs to the last space. */
export const LOOP_BEGINS = 3;
export const LOOP_LENGTH =
  SPACES.filter(({ hexagon }) => hexagon === SPACES[PLATEAU].hexagon).length - LOOP_BEGINS;

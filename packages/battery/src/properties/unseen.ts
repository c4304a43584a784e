import { type Card, type Pile, type Plain, type Seat, SPECTATOR, sees } from '@indigo/kernel';
import { lookers, type Point } from '../game.ts';
import {
  inPile,
  kindOfPath,
  leaves,
  matches,
  otherValues,
  type Path,
  pathName,
  valueAt,
  withLeaf,
} from '../leaves.ts';

/**
 * Neither seen nor dealt: a part of the state that a seat's view does not show must vary over its worlds, or search
 * would know it. Gathers over many points; what remains in `open` was neither.
 */
export class Unseen {
  /** Kinds of paths that were seen or dealt at some point. */
  readonly settled = new Set<string>();
  /** The rest, with an example. */
  readonly open = new Map<string, string>();
  /** Patterns of what is right as it is, though neither. */
  private readonly reviewed: readonly string[];
  private readonly worlds: number;

  constructor(reviewed: readonly string[], worlds = 8) {
    this.reviewed = reviewed;
    this.worlds = worlds;
  }

  /** Looks at one point. */
  look({ match, rng }: Point): void {
    const s = JSON.parse(JSON.stringify(match.s)) as Plain;
    const moment: Moment = {
      fresh: match.ruleset.create(match.seats, match.options) as unknown as Plain,
      snapshot: match.fork(null, true).snapshot as unknown as Plain,
      seats: match.seats,
    };
    for (const seat of lookers(match, SPECTATOR)) {
      const doubtful: [string, Path, Plain][] = [];
      for (const [path, leaf] of leaves(s)) {
        const kind = nameOf(path, s, moment, seat);
        if (kind !== null && !this.isDone(kind)) doubtful.push([kind, path, leaf]);
      }
      if (doubtful.length === 0) continue;
      // Worlds are cheap: a view is made only for what they leave in doubt.
      for (let i = 0; i < this.worlds; i++) {
        const world = match.world(seat, rng);
        if (world === null) continue;
        for (const [kind, path, leaf] of doubtful) {
          if (valueAt(world.s as unknown as Plain, path) !== leaf) this.settled.add(kind);
        }
      }
      const view = JSON.stringify(match.view(seat));
      for (const [kind, path, leaf] of doubtful) {
        if (this.isDone(kind)) continue;
        if (otherValues(leaf).some((value) => this.shows(match, s, path, value, seat, view))) {
          this.settled.add(kind);
        } else this.open.set(kind, pathName(path));
      }
    }
    for (const kind of this.open.keys()) if (this.settled.has(kind)) this.open.delete(kind);
  }

  /** Nothing more is to be found out; what is reviewed has only to be met. */
  private isDone(kind: string): boolean {
    return this.settled.has(kind) || (this.open.has(kind) && this.isReviewed(kind));
  }

  private isReviewed(kind: string): boolean {
    return ALWAYS.concat(this.reviewed).some((pattern) => matches(pattern, bare(kind)));
  }

  private shows(
    match: Point['match'],
    s: Plain,
    path: Path,
    value: Plain,
    seat: number,
    view: string,
  ): boolean {
    return withLeaf(s, path, value, () => {
      try {
        return JSON.stringify(match.ruleset.view(s as unknown as typeof match.s, seat)) !== view;
      } catch {
        return true; // it looked there and fell over what it found
      }
    });
  }

  /** Throws if anything is left that nobody has reviewed, or if the review names what does not exist. */
  report(): void {
    const left = [...this.open.keys()].filter((kind) => !this.isReviewed(kind));
    if (left.length > 0) {
      const list = left.map((kind) => `  ${kind} (such as ${this.open.get(kind)})`).join('\n');
      throw new Error(
        `neither seen nor dealt:\n${list}\nLet redeal draw them anew or the view show them; if both are right as they are, add them to "reviewed".`,
      );
    }
    const all = [...this.settled, ...this.open.keys()].map(bare);
    const stale = this.reviewed.filter((pattern) => !all.some((kind) => matches(pattern, kind)));
    if (stale.length > 0) throw new Error(`"reviewed" names no part of the state: ${stale.join(', ')}`);
  }
}

const bare = (kind: string): string => kind.replace('spectator: ', '');

/** What runs next is public in kind. */
const ALWAYS: readonly string[] = ['agenda[].do'];

interface Moment {
  readonly fresh: Plain;
  readonly snapshot: Plain;
  readonly seats: number;
}

/**
 * What to call a part of the state as a seat meets it. A card that the seat has seen hides nothing from it; the others
 * are told apart by whether they were there when the step began (later ones vary by themselves). A pile's notes about who
 * has seen what are not things of the game.
 */
function nameOf(path: Path, s: Plain, { fresh, snapshot, seats }: Moment, seat: Seat): string | null {
  const kind = kindOfPath(fresh, path, seats, seat);
  const who = seat === SPECTATOR ? 'spectator: ' : '';
  if (!inPile(s, path)) return who + kind;
  if (path.some((step) => PILE_NOTES.includes(step as string))) return null;
  if (path.at(-2) !== 'kind') return who + kind;
  const pile = valueAt(s, path.slice(0, -2)) as unknown as Pile;
  const before = valueAt(snapshot, path.slice(0, -2)) as unknown as Pile | undefined;
  const card = path.at(-1) as Card;
  if (pile.kind[card] < 0) return null;
  if (sees(pile.seen[card], seat)) return null;
  const old = before !== undefined && before.kind[card] >= 0 && before.lot[card] === pile.lot[card];
  return `${who}${kind.slice(0, -2)}[${old ? 'hidden' : 'new'}]`;
}

const PILE_NOTES: readonly string[] = ['seen', 'lot', 'now', 'fate'];

import {
  type AnyRuleset,
  type Art,
  lineMeaning,
  Match,
  type MatchRecord,
  RecordError,
  type Result,
  readEntry,
  type Seat,
  SPECTATOR,
} from '@indigo/kernel';

/** A Pokémon of the game: what it is to the artwork, without how it stands at the moment. */
export type Creature = Pick<Art, 'kind' | 'of' | 'form'>;

/** One that a seat has had, and since which turn. */
export interface Caught extends Creature {
  readonly turn: number;
}

/** What a match was to one seat. */
export interface Deeds {
  /** All it has seen, its own ones among them, in the order they were first seen. */
  readonly seen: readonly Creature[];
  readonly caught: readonly Caught[];
}

/** Something that was worth telling large. */
export interface Told {
  readonly turn: number;
  /** After so many entries of the record. */
  readonly at: number;
  readonly result: Result;
}

/** What happened in a match, as far as the game says what its things and lines mean. */
export interface Chronicle {
  readonly turns: number;
  readonly seats: readonly Deeds[];
  readonly results: readonly Told[];
}

/** The same Pokémon, whatever it lies on. */
export const creatureKey = ({ of, form = 0 }: Pick<Art, 'of' | 'form'>): string =>
  form === 0 ? `${of}` : `${of}:${form}`;

/** Each Pokémon once, as it came first. */
export function eachOnce<C extends Creature>(creatures: readonly C[]): C[] {
  const known = new Map<string, C>();
  for (const creature of creatures) {
    const key = creatureKey(creature);
    if (!known.has(key)) known.set(key, creature);
  }
  return [...known.values()];
}

/** Looks at the table as one seat sees it, now and then. */
class Onlooker {
  private readonly seen = new Map<string, Creature>();
  private readonly caught = new Map<string, Caught>();
  private readonly seat: Seat;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  look(match: Match): void {
    const { ruleset, turn } = match;
    const kinds = ruleset.meanings?.creatures ?? [];
    if (kinds.length === 0) return;
    const { zones, pieces } = ruleset.scene(match.view(this.seat));
    const own = new Set(zones.filter(({ seat }) => seat === this.seat).map(({ id }) => id));
    for (const { kind, of, form, at } of pieces) {
      if (of === undefined || !kinds.includes(kind)) continue;
      const creature: Creature = { kind, of, ...(form !== undefined && { form }) };
      const key = creatureKey(creature);
      if (!this.seen.has(key)) this.seen.set(key, creature);
      if (own.has(at) && !this.caught.has(key)) this.caught.set(key, { ...creature, turn });
    }
  }

  get deeds(): Deeds {
    return { seen: [...this.seen.values()], caught: [...this.caught.values()] };
  }
}

/**
 * Goes through a match once more. Each seat looks whenever it answers, and at every roll and draw of its turn; all look at the
 * end. Throws a RecordError where the record does not fit the rules.
 */
export function chronicleOf(ruleset: AnyRuleset, record: MatchRecord): Chronicle {
  const { seats, options, entries } = record;
  const match = Match.start(ruleset, { seats, options });
  const lookers = Array.from({ length: seats }, (_, seat) => new Onlooker(seat));
  const results: Told[] = [];
  let heard = 0;
  let inTurn: Seat | null = null;
  const hear = (): void => {
    for (const { say } of match.story(SPECTATOR, heard)) {
      const { turn, result } = lineMeaning(ruleset.meanings, say);
      inTurn = turn?.seat ?? inTurn;
      if (result !== undefined) results.push({ turn: match.turn, at: match.length, result });
    }
    heard = match.told;
  };
  hear();
  for (const entry of entries) {
    const asking = match.asking();
    const seat = typeof entry === 'number' || asking === null ? inTurn : readEntry(asking, entry).seat;
    if (seat !== null) lookers[seat].look(match);
    const entered = match.enter(entry);
    if ('refused' in entered) throw new RecordError(entered.reason);
    hear();
  }
  for (const looker of lookers) looker.look(match);
  return { turns: match.turn, seats: lookers.map(({ deeds }) => deeds), results };
}

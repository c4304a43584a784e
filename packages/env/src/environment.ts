import { type AnyRuleset, checkSeats, type OptionValues, readOptions, SetupError } from '@indigo/kernel';
import { type Answer, EnvError, type Observation, show, Table, type Terms } from './table.ts';

/** How an environment is set up. What is left out is as usual. */
export interface Setup {
  /** So many tables at once, each with a match of its own. */
  readonly matches?: number;
  readonly seats?: number;
  readonly options?: OptionValues;
  /** Of the first match; each that follows takes the next number. */
  readonly seed?: number;
  /** Show what the seat to act sees, as the game writes it. Without it only ids and features are. */
  readonly view?: boolean;
  /** A match that takes more decisions is stopped, and won by nobody. */
  readonly maxDecisions?: number;
}

/** What an environment is. */
export interface About {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  readonly matches: number;
  /** How many numbers a seat has; 0 where the game has none. */
  readonly features: number;
}

const MOST_MATCHES = 4096;
const MOST_DECISIONS = 100_000;

/**
 * Matches of a game, for whoever learns to play it. Every seat is theirs: at each table it is said whose answer is due, what
 * that seat may know and what it may do. Chance is drawn here, from seeds.
 */
export class Environment {
  readonly about: About;
  private readonly terms: Terms;
  private tables: readonly Table[] = [];
  /** Nobody has answered or begun anew: the tables are those it was opened with. */
  private untouched = true;
  private seed: number;

  private constructor(terms: Terms, matches: number, seed: number) {
    const { ruleset, seats, options, features } = terms;
    this.terms = terms;
    this.seed = seed;
    this.about = {
      game: ruleset.id,
      version: ruleset.version,
      seats,
      options,
      matches,
      features: features?.count ?? 0,
    };
    this.deal();
  }

  /** Throws a SetupError that says what is wrong. */
  static async open(ruleset: AnyRuleset, setup: Setup = {}): Promise<Environment> {
    const { matches = 1, seats = ruleset.seats.min, seed = 1 } = setup;
    checkSeats(ruleset, seats);
    if (!Number.isInteger(matches) || matches < 1 || matches > MOST_MATCHES)
      throw new SetupError(`an environment plays 1 to ${MOST_MATCHES} matches at once, not ${show(matches)}`);
    const features = (await ruleset.mind?.())?.features ?? null;
    const terms: Terms = {
      ruleset,
      seats,
      options: readOptions(ruleset, setup.options),
      features,
      view: setup.view ?? true,
      maxDecisions: setup.maxDecisions ?? MOST_DECISIONS,
    };
    return new Environment(terms, matches, seed);
  }

  /** Begins all matches anew; with a seed, from that one on. The first matches are those of the seed it was opened with. */
  reset(seed?: number): readonly Observation[] {
    if (this.untouched && seed === undefined) {
      this.untouched = false;
      return this.observe();
    }
    this.untouched = false;
    if (seed !== undefined) this.seed = seed;
    this.deal();
    return this.observe();
  }

  private deal(): void {
    this.tables = Array.from({ length: this.about.matches }, () => new Table(this.terms, () => this.seed++));
  }

  /** One answer a table, null where it is to wait. Throws an EnvError where one is no option: then none is taken. */
  step(answers: readonly (Answer | null)[]): readonly Observation[] {
    const { tables } = this;
    this.untouched = false;
    if (answers.length !== tables.length)
      throw new EnvError(`there are ${answers.length} answers for ${tables.length} matches`);
    const places = answers.map((answer, i) => {
      try {
        return answer === null ? null : tables[i].placeOf(answer);
      } catch (error) {
        if (error instanceof EnvError) throw new EnvError(`match ${i}: ${error.message}`);
        throw error;
      }
    });
    for (const [i, place] of places.entries()) {
      if (place === null) tables[i].wait();
      else tables[i].play(place);
    }
    return this.observe();
  }

  /** How things stand at every table. */
  observe(): readonly Observation[] {
    return this.tables.map((table) => table.observe());
  }
}

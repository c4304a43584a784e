import type { AnyFront, AnyRuleset, OptionSpec } from '@indigo/kernel';
import { forgiving } from './forgiving.ts';
import { nearest } from './near.ts';

/** What a list of games says of each. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
}

/** The games there are. A game's rules are loaded when first asked for. `G`: what is loaded of each, its rules or only its front. */
export interface Catalog<G extends AnyFront = AnyRuleset> {
  readonly ids: readonly string[];
  games(): Promise<readonly GameInfo[]>;
  /**
   * The rules new matches are played by or, with a version, those a match was begun with. Throws an UnknownGame, or
   * UnknownRules where nobody kept that version.
   */
  load(id: string, version?: number): Promise<G>;
  /** The versions whose matches can be finished, the newest last. */
  versions(id: string): Promise<readonly number[]>;
}

export class UnknownGame extends Error {
  constructor(id: string, known: readonly string[]) {
    const near = nearest(id, known);
    const hint = near === null ? '' : ` Did you mean "${near}"?`;
    super(`there is no game "${id}".${hint} Games: ${known.join(', ') || 'none'}.`);
    this.name = 'UnknownGame';
  }
}

export class UnknownRules extends Error {
  constructor(title: string, version: number, known: readonly number[]) {
    super(
      `the rules of version ${version} of ${title} are not known here, only those of ${known.join(', ')}`,
    );
    this.name = 'UnknownRules';
  }
}

export type Loaders<G extends AnyFront = AnyRuleset> = { readonly [id: string]: () => Promise<G> };

/** Rules as they were, by game and version. */
export type Pinned = {
  readonly [id: string]: { readonly [version: number]: () => Promise<{ readonly ruleset: AnyRuleset }> };
};

export const catalogOf = (loaders: Loaders, pinned: Pinned = {}): Catalog =>
  listed<AnyRuleset>(loaders, pinned);

/** The same games for who only looks at their tables: rules of before come whole, as they were kept. */
export const frontsOf = (loaders: Loaders<AnyFront>, pinned: Pinned = {}): Catalog<AnyFront> =>
  listed<AnyFront>(loaders, pinned);

function listed<G extends AnyFront>(loaders: Loaders<G>, pinned: Pinned): Catalog<G | AnyRuleset> {
  const ids = Object.keys(loaders);
  const load = async (id: string, version?: number): Promise<G | AnyRuleset> => {
    if (!Object.hasOwn(loaders, id)) throw new UnknownGame(id, ids);
    const present = await loaders[id]();
    if (version === undefined || version === present.version) return present;
    const older = olderOf(id);
    if (Object.hasOwn(older, version)) return forgiving((await older[version]()).ruleset);
    throw new UnknownRules(present.title, version, await versions(id));
  };
  const olderOf = (id: string): Pinned[string] => (Object.hasOwn(pinned, id) ? pinned[id] : {});
  const versions = async (id: string): Promise<readonly number[]> => {
    const { version } = await load(id);
    return [...Object.keys(olderOf(id)).map(Number), version];
  };
  return {
    ids,
    load,
    versions,
    games: () =>
      Promise.all(
        ids.map(async (id) => {
          const { title, seats, options } = await load(id);
          return { id, title, seats, options };
        }),
      ),
  };
}

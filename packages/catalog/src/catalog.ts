import type { AnyRuleset, OptionSpec } from '@indigo/kernel';
import { nearest } from './near.ts';

/** What a list of games says of each. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
}

/** The games there are. A game's rules are loaded when first asked for. */
export interface Catalog {
  readonly ids: readonly string[];
  games(): Promise<readonly GameInfo[]>;
  /** Throws an UnknownGame. */
  load(id: string): Promise<AnyRuleset>;
}

export class UnknownGame extends Error {
  constructor(id: string, known: readonly string[]) {
    const near = nearest(id, known);
    const hint = near === null ? '' : ` Did you mean "${near}"?`;
    super(`there is no game "${id}".${hint} Games: ${known.join(', ') || 'none'}.`);
    this.name = 'UnknownGame';
  }
}

export type Loaders = { readonly [id: string]: () => Promise<AnyRuleset> };

export function catalogOf(loaders: Loaders): Catalog {
  const ids = Object.keys(loaders);
  const load = async (id: string): Promise<AnyRuleset> => {
    if (!Object.hasOwn(loaders, id)) throw new UnknownGame(id, ids);
    return loaders[id]();
  };
  return {
    ids,
    load,
    games: () =>
      Promise.all(
        ids.map(async (id) => {
          const { title, seats, options } = await load(id);
          return { id, title, seats, options };
        }),
      ),
  };
}

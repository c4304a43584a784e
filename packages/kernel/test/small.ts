import type { AnyRuleset, Plain, Rules, Ruleset, State, Step, Table } from '@indigo/kernel';

/** The state of the small games in these tests. */
export interface Small extends State {
  /** Whatever a game wants to remember. */
  data: { [key: string]: Plain };
  won: number;
}

export type T = Table<Small>;

type Steps = { readonly [name: string]: (t: T, step: Step) => Rules };

/** A game of a few lines: its steps, the first of which runs first. Everything else can be replaced. */
export function small(steps: Steps, more: Partial<Ruleset<Small, Plain>> = {}): Ruleset<Small, Plain> {
  return {
    id: 'small',
    title: 'Small',
    version: 1,
    seats: { min: 1, max: 4 },
    options: [],
    create: () => ({ agenda: [{ do: Object.keys(steps)[0] }], data: {}, won: -1 }),
    steps,
    outcome: (s) => (s.won >= 0 ? [s.won] : null),
    turn: () => 0,
    clone: (s) => JSON.parse(JSON.stringify(s)),
    view: (s) => ({ won: s.won }),
    redeal: () => {},
    face: (_s, _asking, value) => ({ id: idOf(value), say: ['say', value] }),
    refused: () => [],
    scene: () => ({ aspect: 1, places: [], links: [], pieces: [], zones: [], gauges: [] }),
    words: { say: { say: (_reader, value: Plain) => idOf(value) } },
    ...more,
  } as AnyRuleset;
}

const idOf = (value: Plain): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const Q = (kind: string, secret = false) => ({ kind, clause: 'X-01', secret });

declare module 'virtual:ledgers' {
  /** By game: the rule ledger, loaded when asked for (see build/ledgers.ts). */
  export const ledgers: { readonly [game: string]: () => Promise<{ readonly default: unknown }> };
}

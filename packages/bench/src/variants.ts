import type { Variant } from './variant.ts';

/** Loaded one by one, each in a process of its own, so that no variant runs through code another has warmed. */
export const variants = {
  'race-by-hand': () => import('./variants/race-by-hand.ts'),
  'race-on-kernel': () => import('./variants/race-on-kernel.ts'),
  'race-on-boardgame-io': () => import('./variants/race-on-boardgame-io.ts'),
  'race-loaded': () => import('./variants/race-loaded.ts'),
  'race-env': () => import('./variants/race-env.ts'),
  'race-search': () => import('./variants/race-search.ts'),
  'race-search-on-boardgame-io': () => import('./variants/race-search-on-boardgame-io.ts'),
  'race-record': () => import('./variants/race-record.ts'),
  'classic-on-kernel': () => import('./variants/classic-on-kernel.ts'),
  'badges-on-kernel': () => import('./variants/badges-on-kernel.ts'),
  'mit-on-kernel': () => import('./variants/mit-on-kernel.ts'),
  'master-on-kernel': () => import('./variants/master-on-kernel.ts'),
  'hex-on-kernel': () => import('./variants/hex-on-kernel.ts'),
  'classic-thought': () => import('./variants/classic-thought.ts'),
  'badges-thought': () => import('./variants/badges-thought.ts'),
  'mit-thought': () => import('./variants/mit-thought.ts'),
  'master-thought': () => import('./variants/master-thought.ts'),
  'hex-thought': () => import('./variants/hex-thought.ts'),
  'hex-setup': () => import('./variants/hex-setup.ts'),
  'hex-fork': () => import('./variants/hex-fork.ts'),
  'hex-fork-late': () => import('./variants/hex-fork-late.ts'),
  'gen1-battle': () => import('./variants/gen1-battle.ts'),
  'classic-clone': () => import('./variants/classic-clone.ts'),
  'classic-structured-clone': () => import('./variants/classic-structured-clone.ts'),
  'classic-fork': () => import('./variants/classic-fork.ts'),
  'classic-fork-late': () => import('./variants/classic-fork-late.ts'),
  'classic-world': () => import('./variants/classic-world.ts'),
  'classic-world-late': () => import('./variants/classic-world-late.ts'),
  'classic-record': () => import('./variants/classic-record.ts'),
} satisfies Record<string, () => Promise<{ variant: Variant }>>;

export type VariantName = keyof typeof variants;

/** What interacting with a kind of location is called. */
import type { SpaceKind } from './data/map.ts';

export const KINDS: readonly { readonly kind: SpaceKind; readonly deed: string }[] = [
  { kind: 'wild', deed: 'Meet the wild Pokémon' },
  { kind: 'legendary', deed: 'Meet the legendary Pokémon' },
  { kind: 'item', deed: 'Pick up the item' },
  { kind: 'hm', deed: 'Teach the HM' },
  { kind: 'poke-mart', deed: 'Shop' },
  { kind: 'department-store', deed: 'Shop' },
  { kind: 'gym', deed: 'Challenge the gym leader' },
  { kind: 'trade-center', deed: 'Trade at the trade center' },
  { kind: 'dojo', deed: 'Challenge the karate master' },
  { kind: 'giovanni', deed: 'Challenge Giovanni' },
];
export const kindNo = (kind: SpaceKind): number => KINDS.findIndex((row) => row.kind === kind);

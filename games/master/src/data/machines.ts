/** HMs, gym TMs and the TM deck: numbers and types are the designer's own; which dice go with Cut is inferred. */
import type { ObstacleId } from './map.ts';
import type { TypeId } from './types.ts';
import type { BackId } from './wild.ts';

export interface HmRow {
  readonly hm: number;
  readonly attack: string;
  readonly obstacle: ObstacleId;
  /** M-HM-10: one of these dice. */
  readonly dice: readonly TypeId[];
  /** M-HM-05: how often it can be taught in a game. */
  readonly copies: number;
}

export const HMS: readonly HmRow[] = [
  { hm: 1, attack: 'cut', obstacle: 'tree', dice: ['normal', 'grass'], copies: 2 },
  { hm: 2, attack: 'surf', obstacle: 'water', dice: ['water'], copies: 2 },
  { hm: 3, attack: 'fly', obstacle: 'wing', dice: ['flying'], copies: 2 },
];

export interface TmRow {
  readonly tm: number;
  readonly attack: string;
  readonly type: TypeId;
}

/** The TM of each leader; their effects on the map are M-GTM-01 to 10. */
export const GYM_TMS: readonly TmRow[] = [
  { tm: 1, attack: 'dig', type: 'rock' },
  { tm: 2, attack: 'rain-dance', type: 'water' },
  { tm: 3, attack: 'flash', type: 'electric' },
  { tm: 4, attack: 'synthesis', type: 'grass' },
  { tm: 5, attack: 'smokescreen', type: 'grass' },
  { tm: 6, attack: 'reflect', type: 'psychic' },
  { tm: 7, attack: 'sunny-day', type: 'fire' },
];

/** M-GTM-02, M-GTM-07: the backs of the tokens that Rain Dance and Sunny Day call up. */
export const RAIN_BACK: BackId = 'seafoam-islands';
export const SUN_BACK: BackId = 'viridian-forest';

/** M-SHOP-07: each exists once. */
export const TM_DECK: readonly TmRow[] = [
  { tm: 8, attack: 'flamethrower', type: 'fire' },
  { tm: 9, attack: 'sleep-powder', type: 'grass' },
  { tm: 10, attack: 'poison-sting', type: 'grass' },
  { tm: 11, attack: 'seismic-toss', type: 'rock' },
  { tm: 12, attack: 'solar-beam', type: 'grass' },
  { tm: 13, attack: 'body-slam', type: 'normal' },
  { tm: 14, attack: 'fire-blast', type: 'fire' },
  { tm: 15, attack: 'wing-attack', type: 'flying' },
  { tm: 16, attack: 'iron-tail', type: 'normal' },
  { tm: 17, attack: 'water-pulse', type: 'water' },
  { tm: 18, attack: 'swift', type: 'normal' },
  { tm: 19, attack: 'razor-leaf', type: 'grass' },
  { tm: 20, attack: 'rollout', type: 'rock' },
  { tm: 21, attack: 'earthquake', type: 'rock' },
  { tm: 22, attack: 'rock-tomb', type: 'rock' },
  { tm: 23, attack: 'quick-attack', type: 'normal' },
  { tm: 24, attack: 'thunder-shock', type: 'electric' },
  { tm: 25, attack: 'mega-punch', type: 'rock' },
  { tm: 26, attack: 'bite', type: 'normal' },
  { tm: 27, attack: 'disable', type: 'psychic' },
  { tm: 28, attack: 'shadow-ball', type: 'psychic' },
  { tm: 29, attack: 'psychic', type: 'psychic' },
  { tm: 30, attack: 'skull-bash', type: 'normal' },
  { tm: 31, attack: 'take-down', type: 'normal' },
  { tm: 32, attack: 'close-combat', type: 'rock' },
  { tm: 33, attack: 'hyper-beam', type: 'normal' },
  { tm: 34, attack: 'slash', type: 'normal' },
  { tm: 35, attack: 'dragon-rage', type: 'fire' },
  { tm: 36, attack: 'self-destruct', type: 'normal' },
  { tm: 37, attack: 'hypnosis', type: 'psychic' },
  { tm: 38, attack: 'wrap', type: 'normal' },
  { tm: 39, attack: 'drill-peck', type: 'flying' },
  { tm: 40, attack: 'thunderbolt', type: 'electric' },
  { tm: 41, attack: 'sludge-bomb', type: 'grass' },
];

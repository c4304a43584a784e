/** Every effect by its name in the data. */
import type { Effect } from '../data/effects.ts';
import { asleepAfter, burnOut, condition, disable } from './afflicting.ts';
import {
  againstHealthier,
  drain,
  heal,
  perCounter,
  perMissingHeart,
  recoil,
  repeat,
  selfToo,
  whenLow,
} from './amounts.ts';
import { anotherAttack, copy, freeAttack } from './free.ts';
import { freeMoves, jump, push, teleport, toss } from './moving.ts';
import type { Does, Operation } from './operation.ts';
import { boulder, breakBoulders, noSight, tailToo } from './places.ts';
import { asleepOnly, onlySpeed, standing, stepsLeft } from './requirements.ts';

/** Made when first asked for: effects and the rules they work with know each other. */
export const operations = (): { readonly [K in Effect['does']]: Operation<Does<K>> } => ({
  'free-moves': freeMoves,
  jump,
  toss,
  push,
  teleport,
  'free-attack': freeAttack,
  'another-attack': anotherAttack,
  copy,
  condition,
  'asleep-after': asleepAfter,
  disable,
  'burn-out': burnOut,
  heal,
  drain,
  'per-missing-heart': perMissingHeart,
  'per-counter': perCounter,
  'when-low': whenLow,
  'against-healthier': againstHealthier,
  repeat,
  recoil,
  'self-too': selfToo,
  standing,
  'steps-left': stepsLeft,
  'only-speed': onlySpeed,
  'asleep-only': asleepOnly,
  boulder,
  'break-boulders': breakBoulders,
  'no-sight': noSight,
  'tail-too': tailToo,
});

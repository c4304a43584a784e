/** What a battle that is won brings besides xp, by kind of adversary. */
import type { Rules, Seat } from '@indigo/kernel';
import type { Adversary } from '../../foes.ts';
import type { Foe } from '../../state.ts';
import type { T } from '../../table.ts';
import { giovanniPrize } from './giovanni.ts';
import { karatePrize } from './karate.ts';
import { leaderPrize } from './leader.ts';
import { trainerPrize } from './trainer.ts';

export type Prize = (t: T, seat: Seat, foe: Foe) => Rules;

const PRIZES: { readonly [kind in Adversary['kind']]: Prize } = {
  trainer: trainerPrize,
  leader: leaderPrize,
  karate: karatePrize,
  giovanni: giovanniPrize,
};

export const prizeOf = (kind: Adversary['kind']): Prize => PRIZES[kind];

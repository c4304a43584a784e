/**
 * Every question of a match, with the clause it follows. Those that speak of something are made when asked. Their kinds
 * begin with `field-`: the map asks questions of the same names.
 */
import type { Plain, Question } from '@indigo/kernel';

const ask = (kind: string, clause: string): Question => ({ kind: `field-${kind}`, clause });
const about =
  <F extends readonly Plain[]>(kind: string, clause: string) =>
  (...facts: F): Question => ({ kind: `field-${kind}`, clause, about: facts });

/** Pokémon are spoken of by the number of their card and stage, attacks, powers and types by theirs. */
type Form = number;

// Preparation
export const FLIPPED = about<[type: number]>('flipped', 'M-EXP-05');
export const PROMISE = ask('promise', 'M-ABIL-22');
/** `passes`: from round to round, as initiative does. */
export const BEGINNER = about<[passes: boolean]>('beginner', 'M-INIT-01');
export const SIDE = ask('side', 'M-PREP-03');
/** `ordered`: they act in the order in which they are named. */
export const COMMIT = about<[n: number, ordered: boolean]>('commit', 'M-PREP-04');
export const PLACE = about<[form: Form]>('place', 'M-PREP-04');
export const MIME = ask('mime', 'M-ABIL-61');

// Rounds
export const PICK = ask('pick', 'M-INIT-04');
export const ACT = about<[form: Form, hearts: number]>('act', 'M-ACT-13');
export const RESERVE_FOR = ask('reserve-for', 'M-RES-06');
export const RESERVE = ask('reserve', 'M-RES-05');
export const SUDDEN = about<[round: number, quiet: number]>('sudden', 'M-SUD-01');
export const SUDDEN_WHEN = ask('sudden-when', 'M-SUD-09');

// Attacks
/** With the bonus symbols every target gets, and the boost it is made with, by number. */
type Laid = [form: Form, attack: number, extra: readonly number[], boost: number];
export const LAY = about<Laid>('lay', 'M-SHAPE-10');
export const LAY_AGAIN = about<Laid>('lay-again', 'M-EFF-18');
export const FREE_MOVE = about<[form: Form, left: number]>('free-move', 'M-ATK-18');
export const FREE_ATTACK = about<[form: Form, boost: number]>('free-attack', 'M-ATK-17');
export const COPY = about<[attack: number]>('copy', 'M-EFF-38');
export const PUSH = about<[form: Form]>('push', 'M-EFF-24');
export const TOSS = about<[form: Form]>('toss', 'M-EFF-23');
export const TELEPORT = about<[form: Form]>('teleport', 'M-EFF-25');
export const DISABLE = about<[form: Form]>('disable', 'M-EFF-29');
export const BOULDER = ask('boulder', 'M-EFF-26');

// Abilities
export const RECKLESS = about<[form: Form]>('reckless', 'M-ABIL-11');
export const SHED = about<[form: Form, condition: number]>('shed', 'M-ABIL-54');
export const SHARE = about<[form: Form, condition: number]>('share', 'M-ABIL-55');
export const DOWNLOAD = ask('download', 'M-ABIL-62');

// Power tokens
export const SURGE = about<[form: Form, attack: number]>('surge', 'M-POW-06');
/** With those it would hurt, and the hearts each would lose. */
export const GUARD = about<[attack: number, forms: readonly Form[], lost: readonly number[]]>(
  'guard',
  'M-POW-04',
);
export const ENDURE = ask('endure', 'M-POW-12');
export const RALLY = about<[form: Form]>('rally', 'M-POW-14');
export const FEINT = ask('feint', 'M-POW-16');

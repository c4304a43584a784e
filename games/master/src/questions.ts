/**
 * Every question of the adventure and intermediate phase, with the clause it follows. Those of the hex field: league/.
 * M-FLOW-02: each has an answer; where nobody need do anything, "no", "pass" or "that is all" is one of them.
 */
import type { Plain, Question } from '@indigo/kernel';

const ask = (kind: string, clause: string): Question => ({ kind, clause });
const about =
  <F extends readonly Plain[]>(kind: string, clause: string) =>
  (...facts: F): Question => ({ kind, clause, about: facts });

export const STARTER = ask('starter', 'M-SETUP-15');
/** One object for each number of actions left: the question asked most. */
const ACTS: readonly Question[] = Array.from({ length: 16 }, (_, left) => ({
  kind: 'act',
  clause: 'M-TURN-10',
  about: [left],
}));
export const ACT = (left: number): Question => ACTS[left];
export const WILD = about<[card: number]>('wild', 'M-WILD-01');
export const BALLS = about<[card: number]>('balls', 'M-CATCH-06');
export const PLACE = about<[card: number, seat: number, left: readonly number[]]>('place', 'M-WILD-03');
export const XP = about<[left: number]>('xp', 'M-GROW-12');
export const TYPE_TOKEN = ask('type-token', 'M-TYPE-02');
export const COMMIT = about<[foe: number]>('commit', 'M-BATTLE-02');
export const HIT = about<[foe: number, left: number]>('hit', 'M-BATTLE-08');
export const PACKAGE = about<[foe: number, symbols: readonly number[]]>('package', 'M-ADV-07');
/** What was decided for an adversary: damage on Pokémon as they are now, or a power on one of them (-1: none), on a foe's or on nobody. */
export type Decided =
  | { readonly damage: readonly { readonly type: number; readonly form: number }[] }
  | { readonly power: number; readonly used: boolean; readonly form: number; readonly foe: number };
/** M-ADV-15: why a symbol of the default package goes where it goes. */
export type Why = 'faints' | 'super' | 'dice';
export const OBJECT = about<[foe: number, decider: number, decided: Decided]>('object', 'M-ADV-08');
export const REPLACE = about<[foe: number, by: number, decided: Decided]>('accept', 'M-ADV-09');
export const STONE = about<[item: number]>('stone', 'M-ITEM-03');
export const TEACH = about<[machine: number]>('teach', 'M-HM-01');
export const DOJO_PRIZE = ask('dojo-prize', 'M-DOJO-02');
export const BOSS_PRIZE = ask('boss-prize', 'M-GIO-03');
export const TRADE_IN = about<[wanted: number]>('trade-in', 'M-TC-01');
export const BASKET = ask('basket', 'M-MART-04');
export const PAY = about<[due: number]>('pay', 'M-MART-03');
export const LEARN = about<[machine: number]>('learn', 'M-SHOP-04');
export const REFLECT = about<[card: number]>('reflect', 'M-GTM-06');
export const SMOKESCREEN = about<[foe: number]>('smokescreen', 'M-GTM-05');
export const POWER_USE = about<[foe: number, power: number]>('power-use', 'M-GYM-04');
export const POWER_CARD = about<[foe: number, power: number]>('power-card', 'M-GYM-04');
export const POWER_FOE = about<[foe: number, power: number]>('power-foe', 'M-GYM-04');
/** M-HID-10: what is offered is told to the two alone. */
export const OFFER = (other: number): Question => ({
  kind: 'offer',
  clause: 'M-TRADE-09',
  about: [other],
  secret: true,
});
export const COUNTER = (other: number): Question => ({
  kind: 'counter',
  clause: 'M-TRADE-10',
  about: [other],
  secret: true,
});
export const ANSWER_OFFER = about<[from: number]>('answer-offer', 'M-TRADE-10');
export const ANSWER_COUNTER = about<[from: number]>('answer-counter', 'M-TRADE-10');
/** M-TRADE-03: asked of those who have new company. */
export const MEET = ask('meet', 'M-TRADE-03');
export const OPPONENT = ask('opponent', 'M-FRIEND-04');
export const SHOP = about<[debts: number]>('shop', 'M-SHOP-18');
export const DRAFT = ask('draft', 'M-DRAFT-02');
export const FLIP = ask('flip', 'M-EXP-04');

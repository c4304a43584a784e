/**
 * Answers as shared objects. An answer says by its shape what it names, so that one file (faces.ts) gives every question
 * of every card its words and ids.
 */
import type { Card, Seat } from '@indigo/kernel';
import { SPACES } from './board.ts';
import { ACHIEVEMENTS } from './data/achievements.ts';
import { COLOURS } from './data/colours.ts';
import { EVENTS } from './data/events.ts';
import { ITEMS } from './data/items.ts';
import { LEADERS } from './data/leaders.ts';
import { MAX_SEATS } from './data/rules.ts';
import { TRAINERS } from './data/trainers.ts';
import { TYPES } from './data/types.ts';
import { POKEMON } from './pokemon.ts';
import type { Mon, Sort, SpaceIndex } from './state.ts';

/** A plain word: yes, roll, stay. Its sentence is `do.<word>`. */
export type Do = { readonly do: string };
/** A space to go to, on foot, by paying at a passage, by train. */
export type To = { readonly to: SpaceIndex };
export type Pay = { readonly pay: SpaceIndex };
type Train = { readonly train: SpaceIndex };
/** A space carried out without a stop there. */
type Activate = { readonly activate: SpaceIndex };
/** The Pokémon lying at a capture space. */
type Slot = { readonly slot: SpaceIndex };
/** A Pokémon: one's own, or one shown. */
export type OfMon = { readonly mon: Mon };
/** A Pokémon of another player. */
export type Theirs = { readonly theirs: Mon; readonly of: Seat };
export type OfSeat = { readonly seat: Seat };
/** An Item in hand: nobody can tell copies apart, so the second is named only after the first. */
export type OfItem = { readonly item: Sort; readonly copy: number };
/** One certain card of the own hand: who is shown it knows from then on which one it is. */
export type OfCard = { readonly card: Card };
/** A card that is played, or used where it lies, perhaps on one of several things. */
export type Use = { readonly use: string; readonly on: number };
type OfColour = { readonly colour: number };
type OfType = { readonly type: number };
type OfFamily = { readonly family: Mon };
type OfEvent = { readonly event: Sort };
export type OfTrainer = { readonly trainer: Sort };
type OfLeader = { readonly leader: number };
type OfAchievement = { readonly achievement: number };
export type Amount = { readonly amount: number };

export type Answer =
  | Do
  | To
  | Pay
  | Train
  | Activate
  | Slot
  | OfMon
  | Theirs
  | OfSeat
  | OfItem
  | OfCard
  | Use
  | OfColour
  | OfType
  | OfFamily
  | OfEvent
  | OfTrainer
  | OfLeader
  | OfAchievement
  | Amount;

const each = <A extends object>(list: readonly unknown[], make: (i: number) => A): readonly A[] =>
  list.map((_, i) => Object.freeze(make(i)));

export const TO = each(SPACES, (to) => ({ to }));
export const PAY = each(SPACES, (pay) => ({ pay }));
export const TRAIN = each(SPACES, (train) => ({ train }));
export const ACTIVATE = each(SPACES, (activate) => ({ activate }));
export const SLOT = each(SPACES, (slot) => ({ slot }));
export const MON = each(POKEMON, (mon) => ({ mon }));
export const FAMILY = each(POKEMON, (family) => ({ family }));
export const SEAT = each(Array.from({ length: MAX_SEATS }), (seat) => ({ seat }));
export const COLOUR = each(COLOURS, (colour) => ({ colour }));
export const TYPE = each(TYPES, (type) => ({ type }));
export const EVENT = each(EVENTS, (event) => ({ event }));
export const TRAINER = each(TRAINERS, (trainer) => ({ trainer }));
export const LEADER = each(LEADERS, (leader) => ({ leader }));
export const ACHIEVEMENT = each(ACHIEVEMENTS, (achievement) => ({ achievement }));
export const ITEM: readonly (readonly OfItem[])[] = ITEMS.map(({ count }, item) =>
  each(Array.from({ length: count }), (copy) => ({ item, copy })),
);

/** Makes each answer once and keeps it. */
function kept<K, A extends object>(make: (key: K) => A): (key: K) => A {
  const made = new Map<K, A>();
  return (key) => {
    let answer = made.get(key);
    if (answer === undefined) {
      answer = Object.freeze(make(key));
      made.set(key, answer);
    }
    return answer;
  };
}

export const DO = kept((word: string): Do => ({ do: word }));
export const CARD = kept((card: Card): OfCard => ({ card }));
export const AMOUNT = kept((amount: number): Amount => ({ amount }));
const USES = kept((use: string) => ({ on: kept((on: number): Use => ({ use, on })) }));
export const USE = (use: string, on = 0): Use => USES(use).on(on);
/** By seat and Pokémon, all there are: offers are made of many, and lists filled here and there are slow to look into. */
export const THEIRS = SEAT.map(({ seat: of }) => each(POKEMON, (theirs): Theirs => ({ theirs, of })));
export const OF = (of: Seat, theirs: Mon): Theirs => THEIRS[of][theirs];

export const YES = DO('yes');
export const NO = DO('no');
/** Declining what nobody must do, and ending what may go on. */
export const DONE_HERE = DO('done');
export const NOTHING = DO('nothing');
export const ROLL = DO('roll');
export const ROLL_TWO = DO('roll-two');
export const STAY = DO('stay');
export const GYM = DO('gym');
export const OFFER = DO('offer');

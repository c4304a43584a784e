/** A match on the hex field, in the League or between friends. */
import type { Seat } from '@indigo/kernel';
import type { Card, Power, Type } from '../state.ts';
import type { Hex } from './field.ts';

/** An attack, by its place in ATTACKS. */
export type AttackIndex = number;
/** A Pokémon of a match: its side times three and its place in the row. */
export type Who = number;
/** The higher seed is side 0. */
export type SideIndex = 0 | 1;

/** The League, or a friendly battle, which is one match like those of the League (M-FRIEND-06). */
export interface League {
  readonly kind: 'league' | 'friendly';
  /** Who has won the match now played, or played last; -1 before. */
  winner: Seat | -1;
  /** Winners of semi-finals, in the order these were played. */
  finalists: Seat[];
  /** The final is being played, or has been. */
  final: boolean;
  /** M-LEAGUE-04: Pokémon that fainted in a semi-final. */
  barred: Card[];
  match: Match | null;
}

export interface Side {
  readonly seat: Seat;
  /** Which start hexes are its own, -1 before that is chosen. */
  home: number;
  /** Type tokens that give a heart, by type, and flipped ones that give speed or range (M-EXP-04). */
  readonly hearts: readonly number[];
  speed: number[];
  range: number[];
  /** Power tokens not yet used in this match (M-POW-01). */
  powers: Power[];
  /** M-RES-01: may still come, has a place to take, or is gone. */
  reserve: 'ready' | 'due' | 'gone';
  /** Whose place in the row it takes, -1 while nobody has fainted. */
  place: Who | -1;
  /** M-RES-09: found no free start hex and waits for the end of the round. */
  waits: boolean;
  /** M-ABIL-22: has promised to commit this Pokémon, -1 if none. */
  promised: Card | -1;
}

/** One bit for each condition that is there or not; the slowed ones are numbers. */
export const POISONED = 1;
export const ASLEEP = 2;
export const FLINCHED = 4;
export const BLINDED = 8;
/** Not slowed to any number. */
export const UNSLOWED = 99;

export interface Fighter {
  /** -1 for a place nobody has taken. */
  card: Card | -1;
  stage: number;
  /** OFF before it is placed and after it fainted. */
  hex: Hex;
  /** M-ABIL-65. */
  tail: Hex;
  hearts: number;
  max: number;
  type: Type;
  /** The speed on its card. */
  speed: number;
  /** At the last stage of its card (M-ABIL-49). */
  grown: boolean;
  /** M-ATK-10: every attack it knows. The list is shared and replaced, never changed. */
  attacks: readonly AttackIndex[];
  /** Its ability and those it has gained, each by the card that bears it; shared and replaced likewise. */
  abilities: readonly Card[];
  exhausted: AttackIndex[];
  marks: number;
  slowedTo: number;
  slowedBy: number;
  /** M-EFF-15: one entry for each counter. */
  counters: AttackIndex[];
  /** The attack that last affected it (M-EFF-37), -1 if none has. */
  hitBy: AttackIndex | -1;
  /** Has been activated in this round. */
  done: boolean;
  /** M-ABIL-20: has let its turn pass in this round. */
  passed: boolean;
  /** Activations it has had in this match. */
  activations: number;
  /** Out of hearts, and not yet off the field (M-SEQ-11). */
  falling: boolean;
}

/** What one Pokémon may do at a stretch: its activation, or a reaction of it outside. */
export interface Go {
  readonly who: Who;
  /** Its own activation. */
  readonly own: boolean;
  /** The hex where it began. */
  readonly from: Hex;
  steps: number;
  /** M-EFF-19: has made a step or a jump. */
  moved: boolean;
  /** M-EFF-19: may make no step any more. */
  still: boolean;
  /** Attacks made, free ones not counted. */
  attacks: number;
  /** M-EFF-09: each name once. */
  used: AttackIndex[];
  /** M-COND-15: this activation is missed. */
  readonly asleep: boolean;
  /** M-ABIL-26: speed is doubled so often. */
  readonly doubled: number;
  /** M-ABIL-59. */
  readonly rages: boolean;
  /** M-COND-10: falls asleep afterwards. */
  sleeps: boolean;
  /** Nothing more is to be done in it. */
  over: boolean;
}

export interface Match {
  readonly kind: 'league' | 'friendly';
  /** Settings of the table that rules of the field ask for all the time. */
  readonly abilities: boolean;
  readonly initiative: boolean;
  readonly closed: boolean;
  readonly sides: readonly [Side, Side];
  /** Three places a side, in the order of the row (M-PREP-07). */
  fighters: Fighter[];
  boulders: Hex[];
  /** Rounds begun. */
  round: number;
  /** Who begins the round: has the initiative (M-ACT-12, M-INIT-05). */
  begins: SideIndex;
  /** Whose turn it is to activate. */
  next: SideIndex;
  go: Go | null;
  /** M-EFF-36: attacks each side has made in this round. */
  used: [AttackIndex[], AttackIndex[]];
  /** Pokémon that have fainted in this match. */
  fallen: Card[];
  /** How many had when the round began, and each side's hearts then. */
  fallenBefore: number;
  heartsBefore: [number, number];
  /** Rounds in a row without progress (M-SUD-06). */
  quiet: number;
  /** The round from which sudden death is in force (M-SUD-02). */
  sudden: number;
  /** Rounds of sudden death in a row without a faint (M-SUD-10). */
  stalled: number;
  winner: SideIndex | -1;
}

export const cloneLeague = ({ kind, winner, finalists, final, barred, match }: League): League => ({
  kind,
  winner,
  finalists: finalists.slice(),
  final,
  barred: barred.slice(),
  match: match === null ? null : cloneMatch(match),
});

export const cloneMatch = (m: Match): Match => ({
  kind: m.kind,
  abilities: m.abilities,
  initiative: m.initiative,
  closed: m.closed,
  sides: [cloneSide(m.sides[0]), cloneSide(m.sides[1])],
  fighters: m.fighters.map(cloneFighter),
  boulders: m.boulders.slice(),
  round: m.round,
  begins: m.begins,
  next: m.next,
  go: m.go === null ? null : cloneGo(m.go),
  used: [m.used[0].slice(), m.used[1].slice()],
  fallen: m.fallen.slice(),
  fallenBefore: m.fallenBefore,
  heartsBefore: [m.heartsBefore[0], m.heartsBefore[1]],
  quiet: m.quiet,
  sudden: m.sudden,
  stalled: m.stalled,
  winner: m.winner,
});

const cloneSide = (side: Side): Side => ({
  seat: side.seat,
  home: side.home,
  hearts: side.hearts,
  speed: side.speed.slice(),
  range: side.range.slice(),
  powers: side.powers.slice(),
  reserve: side.reserve,
  place: side.place,
  waits: side.waits,
  promised: side.promised,
});

const cloneFighter = (f: Fighter): Fighter => ({
  card: f.card,
  stage: f.stage,
  hex: f.hex,
  tail: f.tail,
  hearts: f.hearts,
  max: f.max,
  type: f.type,
  speed: f.speed,
  grown: f.grown,
  attacks: f.attacks.slice(),
  abilities: f.abilities.slice(),
  exhausted: f.exhausted.slice(),
  marks: f.marks,
  slowedTo: f.slowedTo,
  slowedBy: f.slowedBy,
  counters: f.counters.slice(),
  hitBy: f.hitBy,
  done: f.done,
  passed: f.passed,
  activations: f.activations,
  falling: f.falling,
});

const cloneGo = (go: Go): Go => ({
  who: go.who,
  own: go.own,
  from: go.from,
  steps: go.steps,
  moved: go.moved,
  still: go.still,
  attacks: go.attacks,
  used: go.used.slice(),
  asleep: go.asleep,
  doubled: go.doubled,
  rages: go.rages,
  sleeps: go.sleeps,
  over: go.over,
});

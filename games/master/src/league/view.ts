/** What everybody may see of a match on the hex field: all of it (M-LEAGUE-02, M-HID-04, M-HID-08). */
import type { Seat } from '@indigo/kernel';
import { ATTACKS } from '../data/attacks.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import { TYPES } from '../data/types.ts';
import type { Card, Master } from '../state.ts';
import { marksOf } from './conditions.ts';
import { hexId } from './faces.ts';
import { type Hex, OFF } from './field.ts';
import { EVERYBODY, seatOf } from './fighters.ts';
import { speedOf } from './speed.ts';
import {
  ASLEEP,
  type AttackIndex,
  BLINDED,
  type Fighter,
  FLINCHED,
  type Go,
  type Match,
  POISONED,
  type Side,
  UNSLOWED,
  type Who,
} from './state.ts';

export type FighterView = {
  readonly card: string;
  readonly stage: number;
  readonly name: string;
  readonly seat: Seat;
  /** `row,column`; `off` the field (OFF_FIELD). */
  readonly hex: string;
  readonly tail: string;
  readonly type: string;
  readonly hearts: number;
  readonly max: number;
  readonly grown: boolean;
  /** On its card, and now (M-COND-05). */
  readonly speed: number;
  readonly speedNow: number;
  readonly attacks: readonly string[];
  readonly exhausted: readonly string[];
  readonly counters: readonly string[];
  readonly hitBy: string;
  readonly abilities: readonly string[];
  /** `poisoned`, `slowed-to:1`; those of neighbours too (M-ABIL-04). */
  readonly conditions: readonly string[];
  readonly done: boolean;
  readonly passed: boolean;
  readonly activations: number;
  readonly falling: boolean;
};

export type SideView = {
  readonly seat: Seat;
  readonly home: number;
  /** Of type tokens, by type. */
  readonly hearts: readonly number[];
  readonly speed: readonly number[];
  readonly range: readonly number[];
  readonly powers: readonly string[];
  /** M-HID-09: that one is due is public. */
  readonly reserve: Side['reserve'];
  readonly place: number;
  readonly waits: boolean;
  readonly promised: string;
};

export type GoView = {
  readonly card: string;
  readonly own: boolean;
  readonly from: string;
  readonly steps: number;
  readonly moved: boolean;
  readonly still: boolean;
  readonly attacks: number;
  readonly used: readonly string[];
  readonly asleep: boolean;
  readonly doubled: number;
  readonly rages: boolean;
  readonly sleeps: boolean;
  readonly over: boolean;
};

export type MatchView = {
  readonly kind: Match['kind'];
  readonly abilities: boolean;
  readonly initiative: boolean;
  readonly closed: boolean;
  readonly sides: readonly SideView[];
  readonly fighters: readonly FighterView[];
  readonly boulders: readonly string[];
  readonly round: number;
  readonly begins: number;
  readonly next: number;
  /** The Pokémon whose activation it is, and how far that has come. */
  readonly active: string | null;
  readonly go: GoView | null;
  readonly used: readonly (readonly string[])[];
  readonly fallen: readonly string[];
  readonly fallenBefore: number;
  readonly heartsBefore: readonly number[];
  readonly quiet: number;
  readonly sudden: number;
  readonly stalled: number;
  readonly winner: number;
};

export type LeagueView = {
  readonly kind: string;
  readonly winner: Seat | -1;
  readonly finalists: readonly Seat[];
  readonly final: boolean;
  readonly barred: readonly string[];
  readonly match: MatchView | null;
} | null;

export function leagueView(s: Master): LeagueView {
  if (s.league === null) return null;
  const { kind, winner, finalists, final, barred, match } = s.league;
  return {
    kind,
    winner,
    finalists: finalists.slice(),
    final,
    barred: barred.map(cardId),
    match: match === null ? null : matchView(match),
  };
}

/** No card, no attack; not on the field. */
export const NOTHING = '-';
export const OFF_FIELD = 'off';
const cardId = (card: Card | -1): string => (card < 0 ? NOTHING : POKEMON[card].id);
const attackId = (attack: AttackIndex | -1): string => (attack < 0 ? NOTHING : ATTACKS[attack].id);
const place = (hex: Hex): string => (hex === OFF ? OFF_FIELD : hexId(hex));

const matchView = (m: Match): MatchView => ({
  kind: m.kind,
  abilities: m.abilities,
  initiative: m.initiative,
  closed: m.closed,
  sides: m.sides.map(sideView),
  fighters: EVERYBODY.map((who) => fighterView(m, who)),
  boulders: m.boulders.map(hexId),
  round: m.round,
  begins: m.begins,
  next: m.next,
  active: m.go === null ? null : cardId(m.fighters[m.go.who].card),
  go: m.go === null ? null : goView(m, m.go),
  used: m.used.map((list) => list.map(attackId)),
  fallen: m.fallen.map(cardId),
  fallenBefore: m.fallenBefore,
  heartsBefore: m.heartsBefore.slice(),
  quiet: m.quiet,
  sudden: m.sudden,
  stalled: m.stalled,
  winner: m.winner,
});

const sideView = (side: Side): SideView => ({
  seat: side.seat,
  home: side.home,
  hearts: side.hearts.slice(),
  speed: side.speed.slice(),
  range: side.range.slice(),
  powers: side.powers.map((power) => POWERS[power].id),
  reserve: side.reserve,
  place: side.place,
  waits: side.waits,
  promised: cardId(side.promised),
});

function fighterView(m: Match, who: Who): FighterView {
  const f = m.fighters[who];
  return {
    card: cardId(f.card),
    stage: f.stage,
    name: f.card < 0 ? NOTHING : POKEMON[f.card].stages[f.stage].name,
    seat: seatOf(m, who),
    hex: place(f.hex),
    tail: place(f.tail),
    type: TYPES[f.type].id,
    hearts: f.hearts,
    max: f.max,
    grown: f.grown,
    speed: f.speed,
    speedNow: f.hex === OFF ? 0 : speedOf(m, who),
    attacks: f.attacks.map(attackId),
    exhausted: f.exhausted.map(attackId),
    counters: f.counters.map(attackId),
    hitBy: attackId(f.hitBy),
    abilities: f.abilities.map((card) => POKEMON[card].ability),
    conditions: conditionsOf(f, f.hex === OFF ? f.marks : marksOf(m, who)),
    done: f.done,
    passed: f.passed,
    activations: f.activations,
    falling: f.falling,
  };
}

const goView = (m: Match, go: Go): GoView => ({
  card: cardId(m.fighters[go.who].card),
  own: go.own,
  from: place(go.from),
  steps: go.steps,
  moved: go.moved,
  still: go.still,
  attacks: go.attacks,
  used: go.used.map(attackId),
  asleep: go.asleep,
  doubled: go.doubled,
  rages: go.rages,
  sleeps: go.sleeps,
  over: go.over,
});

const BITS: readonly (readonly [bit: number, id: string])[] = [
  [POISONED, 'poisoned'],
  [ASLEEP, 'asleep'],
  [FLINCHED, 'flinched'],
  [BLINDED, 'blinded'],
];

const conditionsOf = (f: Fighter, marks: number): string[] => [
  ...BITS.filter(([bit]) => (marks & bit) !== 0).map(([, id]) => id),
  ...(f.slowedTo === UNSLOWED ? [] : [`slowed-to:${f.slowedTo}`]),
  ...(f.slowedBy === 0 ? [] : [`slowed-by:${f.slowedBy}`]),
];

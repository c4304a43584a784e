/** What everybody may see of a match on the hex field: all of it (M-LEAGUE-02, M-HID-04). */
import type { Seat } from '@indigo/kernel';
import { ATTACKS } from '../data/attacks.ts';
import { CONDITIONS } from '../data/conditions.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import { TYPES } from '../data/types.ts';
import type { Master } from '../state.ts';
import { marksOf } from './conditions.ts';
import { hexId } from './faces.ts';
import { OFF } from './field.ts';
import { EVERYBODY, sideOf } from './fighters.ts';
import {
  ASLEEP,
  BLINDED,
  type Fighter,
  FLINCHED,
  type Match,
  POISONED,
  type Side,
  UNSLOWED,
} from './state.ts';

export type FighterView = {
  readonly card: string;
  readonly name: string;
  readonly seat: Seat;
  /** `row,column`; null off the field. */
  readonly hex: string | null;
  readonly tail: string | null;
  readonly type: string;
  readonly hearts: number;
  readonly max: number;
  readonly speed: number;
  readonly attacks: readonly string[];
  readonly exhausted: readonly string[];
  readonly abilities: readonly string[];
  readonly conditions: readonly string[];
  readonly done: boolean;
};

export type SideView = {
  readonly seat: Seat;
  readonly home: number;
  readonly powers: readonly string[];
  /** M-HID-09: that one is due is public. */
  readonly reserve: string;
};

export type MatchView = {
  readonly kind: string;
  readonly sides: readonly SideView[];
  readonly fighters: readonly FighterView[];
  readonly boulders: readonly string[];
  readonly round: number;
  readonly begins: Seat;
  /** Whose activation it is. */
  readonly active: string | null;
  readonly sudden: boolean;
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
    barred: barred.map((card) => POKEMON[card].id),
    match: match === null ? null : matchView(match),
  };
}

const matchView = (m: Match): MatchView => ({
  kind: m.kind,
  sides: m.sides.map(sideView),
  fighters: EVERYBODY.filter((who) => m.fighters[who].card >= 0).map((who) =>
    fighterView(m, m.fighters[who], m.sides[sideOf(who)].seat, marksOf(m, who)),
  ),
  boulders: m.boulders.map(hexId),
  round: m.round,
  begins: m.sides[m.begins].seat,
  active: m.go === null ? null : POKEMON[m.fighters[m.go.who].card].id,
  sudden: m.sudden <= m.round,
});

const sideView = ({ seat, home, powers, reserve }: Side): SideView => ({
  seat,
  home,
  powers: powers.map((power) => POWERS[power].id),
  reserve,
});

function fighterView(_m: Match, f: Fighter, seat: Seat, marks: number): FighterView {
  return {
    card: POKEMON[f.card].id,
    name: POKEMON[f.card].stages[f.stage].name,
    seat,
    hex: f.hex === OFF ? null : hexId(f.hex),
    tail: f.tail === OFF ? null : hexId(f.tail),
    type: TYPES[f.type].id,
    hearts: f.hearts,
    max: f.max,
    speed: f.speed,
    attacks: f.attacks.map((attack) => ATTACKS[attack].id),
    exhausted: f.exhausted.map((attack) => ATTACKS[attack].id),
    abilities: f.abilities.map((card) => POKEMON[card].ability),
    conditions: conditionsOf(f, marks),
    done: f.done,
  };
}

const BITS: readonly (readonly [bit: number, id: string])[] = [
  [POISONED, 'poisoned'],
  [ASLEEP, 'asleep'],
  [FLINCHED, 'flinched'],
  [BLINDED, 'blinded'],
];

/** M-COND-12: markers by the names of CONDITIONS. */
const conditionsOf = (f: Fighter, marks: number): string[] => [
  ...CONDITIONS.filter(({ id }) => BITS.some(([bit, name]) => name === id && (marks & bit) !== 0)).map(
    ({ id }) => id,
  ),
  ...(f.slowedTo === UNSLOWED ? [] : [`slowed-to:${f.slowedTo}`]),
  ...(f.slowedBy === 0 ? [] : [`slowed-by:${f.slowedBy}`]),
];

/** How answers on the hex field look, by kind of question: readable ids, words, and what to light up. */
import type { Asking, Face, Seat } from '@indigo/kernel';
import { HP, TYPE_AT } from '../cards.ts';
import { ATTACKS } from '../data/attacks.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import type { Card, Master } from '../state.ts';
import type { FieldAnswer, Shove } from './answers.ts';
import { HEXES, type Hex } from './field.ts';
import { EVERYBODY, formOf, matchOf, seatOf } from './fighters.ts';
import { FORMS } from './forms.ts';
import type { Fighter, Go, Match, Who } from './state.ts';
import type { Laying } from './targets.ts';

export type Look = (s: Master, value: never, seat: Seat, asking: Asking) => Face;

/** The place on the field, and the piece of a Pokémon on it. */
export const hexPlace = (hex: Hex): string => `hex:${hexId(hex)}`;
export const fighterPiece = (card: Card): string => `fighter:${POKEMON[card].id}`;
export const hexId = (hex: Hex): string => `${HEXES[hex].row},${HEXES[hex].col}`;

const simply = (value: string): Face => ({ id: value, say: [`m.${value}`] });
const plain: Look = (_s, value: string) => simply(value);

const hex: Look = (_s, value: Hex | string) =>
  typeof value === 'string'
    ? simply(value)
    : { id: hexId(value), say: ['m.hex', value], at: hexPlace(value) };

/** Where somebody who is named in the question goes, as seen from where it stands. */
const goes: Look = (s, value: Hex | string, _seat, { question }) => {
  if (typeof value === 'string') return simply(value);
  const from = matchOf(s).fighters.find((f) => formOf(f) === question.about?.[0]) as Fighter;
  return { id: hexId(value), say: ['m.go', value, from.hex], at: hexPlace(value) };
};

const fighter: Look = (s, value: Who | string) => {
  if (typeof value === 'string') return simply(value);
  const m = matchOf(s);
  const { card } = m.fighters[value];
  return {
    id: POKEMON[card].id,
    say: ['m.who', seatOf(m, value), formOf(m.fighters[value])],
    at: fighterPiece(card),
  };
};

const attack: Look = (_s, value: number | string) =>
  typeof value === 'string' ? simply(value) : { id: ATTACKS[value].id, say: ['m.attack', value] };

const card: Look = (s, value: Card | string, seat) => {
  if (typeof value === 'string') return simply(value);
  const stage = s.stage[value];
  const m = matchOf(s);
  const side = m.sides.find((one) => one.seat === seat);
  const hearts = HP[value][s.level[value] - 1] + (side?.hearts[TYPE_AT[value][stage]] ?? 0);
  return { id: POKEMON[value].id, say: ['m.card', value * FORMS + stage, hearts], at: fighterPiece(value) };
};

const act: Look = (s, value: FieldAnswer | 'no') => {
  if (value === 'no') return simply(value);
  const m = matchOf(s);
  switch (value.do) {
    case 'step':
      return {
        id: `step:${hexId(value.to)}`,
        say: ['m.step', value.to, m.fighters[(m.go as Go).who].hex],
        at: hexPlace(value.to),
        clause: 'M-ACT-05',
      };
    case 'attack': {
      const { id } = ATTACKS[value.attack];
      return value.borrowed
        ? { id: `borrow:${id}`, say: ['m.borrow', value.attack], clause: 'M-ABIL-64' }
        : { id: `attack:${id}`, say: ['m.attack', value.attack], clause: 'M-ACT-06' };
    }
    case 'power':
      return { id: `power:${POWERS[value.power].id}`, say: ['m.power', value.power], clause: 'M-ATK-15' };
    case 'transform': {
      const model = m.fighters[value.into];
      const say = ['m.transform', seatOf(m, value.into), formOf(model)] as const;
      return {
        id: `transform:${POKEMON[model.card].id}`,
        say,
        at: fighterPiece(model.card),
        clause: 'M-ABIL-63',
      };
    }
    default:
      return { id: value.do, say: [`m.${value.do}`] };
  }
};

/** M-SHAPE-11: a laying is known by whom it affects, and by its hexes where those matter. */
const laying: Look = (s, value: Laying | 'no') => {
  if (value === 'no') return simply(value);
  const m = matchOf(s);
  const { mask, covered } = value;
  const who = EVERYBODY.filter((one) => (mask & (1 << one)) !== 0);
  const forms = who.map((one) => formOf(m.fighters[one]));
  const ids = who.map((one) => POKEMON[m.fighters[one].card].id).join('+') || 'nobody';
  const at = who.length === 1 ? { at: fighterPiece(m.fighters[who[0]].card) } : {};
  if (covered.length === 0) return { id: ids, say: ['m.targets', forms], ...at };
  return { id: `${ids}@${covered.map(hexId).join('+')}`, say: ['m.targets-hexes', forms, covered], ...at };
};

const shove: Look = (s, value: Shove | 'stop') => {
  if (value === 'stop') return simply(value);
  const m: Match = matchOf(s);
  const f = m.fighters[value.who];
  return {
    id: `${POKEMON[f.card].id}:${hexId(value.to)}`,
    say: ['m.push', formOf(f), value.to, f.hex],
    at: hexPlace(value.to),
  };
};

/** The side at the top of the field, and the one at its foot. */
const SIDE_IDS = ['upper', 'lower'];

export const leagueLooks: { readonly [kind: string]: Look } = {
  'field-flipped': plain,
  'field-promise': plain,
  'field-beginner': plain,
  'field-side': (_s, value: number) => ({ id: SIDE_IDS[value], say: ['m.side', value] }),
  'field-commit': card,
  'field-place': hex,
  'field-mime': fighter,
  'field-pick': fighter,
  'field-act': act,
  'field-reserve-for': fighter,
  'field-reserve': card,
  'field-sudden': plain,
  'field-sudden-when': plain,
  'field-lay': laying,
  'field-lay-again': laying,
  'field-free-move': goes,
  'field-free-attack': act,
  'field-copy': attack,
  'field-push': shove,
  'field-toss': goes,
  'field-teleport': goes,
  'field-disable': attack,
  'field-boulder': hex,
  'field-reckless': plain,
  'field-shed': plain,
  'field-share': fighter,
  'field-download': fighter,
  'field-surge': plain,
  'field-guard': plain,
  'field-endure': fighter,
  'field-rally': attack,
  'field-feint': fighter,
};

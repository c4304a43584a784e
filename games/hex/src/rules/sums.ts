/**
 * The sum of a side in a battle, part by part. Rules decide by it and every interface shows it, so what is shown is what
 * counts: nothing else adds anything up.
 */
import type { Seat } from '@indigo/kernel';
import { DUELS } from '../data/duels.ts';
import { ELITE_BONUS, ELITES } from '../data/elites.ts';
import { ITEMS, type Item } from '../data/items.ts';
import { LEADERS } from '../data/leaders.ts';
import { ADVANTAGE } from '../data/rules.ts';
import { POKEMON, type TypeSet, typeSet } from '../pokemon.ts';
import { trainerEffects } from '../registry.ts';
import type { Battle, Hex, Mon, Options, Side, Sort } from '../state.ts';
import { evolutionBonus, familyBonus, type Owner, tokenBonus, typesOf } from '../team.ts';
import { trainerOf } from './trainer.ts';

/**
 * What a part of a sum is: the printed power of a Pokémon, a Leader or an Elite Trainer's Pokémon, or something that is
 * added to it.
 */
export type PartName =
  | 'power'
  | 'leader'
  | 'elite'
  | 'evolution'
  | 'family'
  | 'token'
  | 'types'
  | 'trainer'
  | 'item'
  | 'ground'
  | 'die'
  | 'bonus';

/** `value`: null if it is still to come or lies face down. `of`: which Pokémon, card or face that is. */
export type SumPart = readonly [what: PartName, value: number | null, of: number];

/** A side of a battle, of the state or as a seat sees it. */
export interface Fielded {
  /** Whose Pokémon they are; null: a Leader's or an Elite Trainer's. */
  readonly owner: Owner | null;
  readonly trainer: Sort | -1;
  readonly sent: readonly Mon[];
  readonly lost: number;
  /** Null: face down. */
  readonly items: readonly (Sort | null)[];
  readonly bearers: readonly Mon[];
  readonly die: number;
  readonly bonus: number;
}

export interface Field {
  readonly kind: Battle['kind'];
  readonly foe: number;
  readonly lockBonus: Options['lockBonus'];
  readonly sides: readonly [Fielded, Fielded];
}

/** H-GYM-10: what a Leader is strong against, and the type a Leader has. */
const AGAINST: readonly TypeSet[] = LEADERS.map(({ against }) => typeSet(against));
const LEADER_TYPE: readonly TypeSet[] = LEADERS.map(({ type }) => typeSet([type]));

/** H-E4-17: an Elite Trainer's Pokémon, left and right. */
const FOES = ELITES.map(({ pokemon }) =>
  pokemon.map(({ power, types, advantages }) => ({
    power,
    types: typeSet(types),
    advantages: typeSet(advantages),
  })),
);

const GROUNDS = DUELS.map(({ plus, minus }) => ({ up: typeSet(plus), down: typeSet(minus) }));

/** H-DUEL-03, H-DUEL-04: what the place of a Duel adds by a Pokémon's own types; each counts once. */
function groundBonus(duel: number, mon: Mon): number {
  const { up, down } = GROUNDS[duel];
  return typesIn(POKEMON[mon].types & up) - typesIn(POKEMON[mon].types & down);
}

function typesIn(set: TypeSet): number {
  let types = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) types++;
  return types;
}

/** H-BAT-05, H-BAT-06, H-BAT-07: for each opposing type in the card's own list. */
export const advantage = (list: TypeSet, against: TypeSet): number => typesIn(list & against) * ADVANTAGE;

const TYPES_OF: readonly (TypeSet | null)[] = ITEMS.map((item: Item) =>
  item.types === undefined ? null : typeSet(item.types),
);

/** H-ITEM-60, H-ITEM-61: what a laid Item adds to this battle (H-ITEM-63); on the wrong type, and as a bluff, nothing (H-ITEM-62). */
export const itemBonus = (sort: Sort, mon: Mon): number => bonusOn(sort, POKEMON[mon].types);

/** The same for a Pokémon of these types. */
export function bonusOn(sort: Sort, own: TypeSet): number {
  const item: Item = ITEMS[sort];
  const types = TYPES_OF[sort];
  if (item.class !== 'battle' || (types !== null && (types & own) === 0)) return 0;
  return item.value ?? 0;
}

/** What one side musters. Without anybody sent there is nothing yet. */
export function muster(field: Field, at: 0 | 1): SumPart[] {
  const side = field.sides[at];
  const foe = field.sides[1 - at];
  if (side.owner !== null) return ofPlayer(field, side, side.owner, typesAgainst(field, foe));
  return field.kind === 'gym' ? ofLeader(field.foe, foe) : ofElite(field.foe, side, foe);
}

/** The types a side has to do with. */
function typesAgainst({ kind, foe: card }: Field, foe: Fielded): TypeSet {
  if (foe.owner !== null) return typesOf({ team: foe.sent });
  return kind === 'gym' ? LEADER_TYPE[card] : FOES[card][foe.lost].types;
}

/**
 * H-BAT-14, H-GYM-11, H-DGYM-03, H-DGYM-04: power with evolution and upgrades (H-BAT-04), type advantage (H-BAT-05), Trainer
 * (H-BAT-08) and Item of each Pokémon, the place (H-DUEL-03), one die.
 */
function ofPlayer(field: Field, side: Fielded, owner: Owner, against: TypeSet): SumPart[] {
  const parts: SumPart[] = [];
  const add = (what: PartName, value: number, of: number): void => {
    if (value !== 0) parts.push([what, value, of]);
  };
  const { sent, items, bearers, trainer } = side;
  for (const mon of sent) {
    parts.push(['power', POKEMON[mon].power, mon]);
    add('evolution', evolutionBonus(owner, mon), mon);
    add('family', familyBonus(owner, mon, field.lockBonus), mon);
    add('token', tokenBonus(owner, mon), mon);
    add('types', advantage(POKEMON[mon].advantages, against), mon);
    if (trainer >= 0) add('trainer', trainerEffects[trainer].power?.(mon) ?? 0, trainer);
    if (field.kind === 'duel') add('ground', groundBonus(field.foe, mon), field.foe);
  }
  items.forEach((sort, i) => {
    parts.push(sort === null ? ['item', null, -1] : ['item', itemBonus(sort, bearers[i]), sort]);
  });
  if (sent.length > 0) parts.push(dieOf(side.die));
  return parts;
}

const dieOf = (pips: number): SumPart => ['die', pips === 0 ? null : pips, pips];

/** H-GYM-10, H-GYM-13, H-GYM-18, H-DGYM-05: no die, but something for each type of each Pokémon sent that the card lists. */
function ofLeader(leader: number, { sent }: Fielded): SumPart[] {
  const parts: SumPart[] = [['leader', LEADERS[leader].power, leader]];
  for (const mon of sent) {
    const better = advantage(AGAINST[leader], POKEMON[mon].types);
    if (better > 0) parts.push(['types', better, mon]);
  }
  return parts;
}

/** H-E4-06: power, advantage, a die and what the bonus die brings. */
function ofElite(elite: number, { lost, die, bonus }: Fielded, { sent }: Fielded): SumPart[] {
  const { power, advantages } = FOES[elite][lost];
  const parts: SumPart[] = [['elite', power, elite * 2 + lost]];
  const better = advantage(advantages, typesOf({ team: sent }));
  if (better > 0) parts.push(['types', better, -1]);
  parts.push(dieOf(die), ['bonus', bonus === 0 ? null : ELITE_BONUS[bonus - 1], bonus]);
  return parts;
}

/** Of what is known. */
export function totalOf(parts: readonly SumPart[]): number {
  let total = 0;
  for (let i = 0; i < parts.length; i++) total += parts[i][1] ?? 0;
  return total;
}

/** What both sides have, as it is told: theirs who called the battle first. */
export type Sums = readonly [readonly SumPart[], readonly SumPart[]];

/** Counts both sides of the battle being fought, and writes it down for all to see. */
export function sumUp(s: Hex, { kind, foe, sides }: Battle): Sums {
  const [a, b] = sides;
  const field: Field = {
    kind,
    foe,
    lockBonus: s.options.lockBonus,
    sides: [fielded(s, a), fielded(s, b)],
  };
  const sums: Sums = [muster(field, 0), muster(field, 1)];
  a.total = totalOf(sums[0]);
  b.total = totalOf(sums[1]);
  return sums;
}

function fielded(s: Hex, side: Side): Fielded {
  const seat: Seat | -1 = side.seat;
  const { sent, lost, items, bearers, die, bonus } = side;
  return {
    owner: seat < 0 ? null : s.players[seat],
    trainer: seat < 0 ? -1 : trainerOf(s, seat),
    sent,
    lost,
    items: items.map((card) => s.items.kind[card]),
    bearers,
    die,
    bonus,
  };
}

/** The cards and their faces as tables, worked out once. */
import { ATTACKS, type Attack, type Type } from './data/attacks.ts';
import { LEADERS } from './data/leaders.ts';
import { POKEMON } from './data/pokemon.ts';
import { EVOLVE_BADGE } from './data/rules.ts';
import { EVOLUTIONS, ROUTES, STARTERS } from './data/stacks.ts';
import type { Card, Face } from './state.ts';

const indexById = (list: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(list.map(({ id }, index) => [id, index]));

const FACE_INDEX = indexById(POKEMON);
const ATTACK_INDEX = indexById(ATTACKS);
const LEADER_INDEX = indexById(LEADERS);
export const ROUTE_INDEX = indexById(ROUTES);

const faceOf = (id: string): Face => found(FACE_INDEX, id);
export const leaderOf = (id: string): number => found(LEADER_INDEX, id);
const attackOf = (id: string): number => found(ATTACK_INDEX, id);

function found(index: ReadonlyMap<string, number>, id: string): number {
  const at = index.get(id);
  if (at === undefined) throw new Error(`there is no "${id}"`);
  return at;
}

/** L-GEN-03: what the back of a card says. A route or a Leader's team goes on to say which one. */
type Back = 'starter' | 'route' | 'evolution' | 'gym';

export interface CardRow {
  /** `rattata`, `rattata-2`: readable, and of this one card. */
  readonly id: string;
  readonly face: Face;
  readonly back: Back;
  /** The route or Leader, by index; -1 for starters and the evolution stack. */
  readonly of: number;
}

function printed(): CardRow[] {
  const rows: CardRow[] = [];
  const copies = new Map<string, number>();
  const print = (pokemon: string, back: Back, of: number): void => {
    const nth = (copies.get(pokemon) ?? 0) + 1;
    copies.set(pokemon, nth);
    rows.push({ id: nth === 1 ? pokemon : `${pokemon}-${nth}`, face: faceOf(pokemon), back, of });
  };
  for (const pokemon of STARTERS) print(pokemon, 'starter', -1);
  ROUTES.forEach(({ cards }, route) => {
    for (const [pokemon, n] of cards) for (let i = 0; i < n; i++) print(pokemon, 'route', route);
  });
  for (const [pokemon, n] of EVOLUTIONS) for (let i = 0; i < n; i++) print(pokemon, 'evolution', -1);
  LEADERS.forEach(({ team }, leader) => {
    for (const pokemon of team) print(pokemon, 'gym', leader);
  });
  return rows;
}

/** L-CARD-01: the 141 cards: starters, route stacks, evolution stack, and the Leaders' own (L-CARD-03). */
export const CARDS: readonly CardRow[] = printed();

const cardsWith = (back: Back, of = -1): readonly Card[] =>
  CARDS.flatMap((card, index) => (card.back === back && card.of === of ? [index] : []));

export const STARTER_CARDS = cardsWith('starter');
/** L-BOARD-03: the cards of each route stack. */
export const ROUTE_CARDS = ROUTES.map((_, route) => cardsWith('route', route));
export const EVOLUTION_CARDS = cardsWith('evolution');
/** L-CARD-03: they never leave their Leader. */
export const LEADER_CARDS = LEADERS.map((_, leader) => cardsWith('gym', leader));

export const FACE_OF: readonly Face[] = CARDS.map(({ face }) => face);
/** Printed HP, by card. */
export const HP_OF: readonly number[] = CARDS.map(({ face }) => POKEMON[face].hp);
/** The attacks of a face, as indices of ATTACKS. */
export const ATTACKS_OF: readonly (readonly number[])[] = POKEMON.map(({ attacks }) => attacks.map(attackOf));
/** What may follow a face (L-EVO-13: Eevee has three). */
export const NEXT_OF: readonly (readonly Face[])[] = POKEMON.map(({ next }) => next.map(faceOf));
/** L-EVO-01: the bit of the badge a face needs to evolve; 0 where nothing follows. */
export const BADGE_FOR: readonly number[] = POKEMON.map(({ stage, next }) =>
  next.length === 0 ? 0 : 1 << leaderOf(EVOLVE_BADGE[stage]),
);
/** The cards of the evolution stack that have a face. */
export const EVOLVED_CARDS: readonly (readonly Card[])[] = POKEMON.map((_, face) =>
  EVOLUTION_CARDS.filter((card) => FACE_OF[card] === face),
);

/** What weakness and resistance make of an attack's type on a face: +1, -1 or 0 (L-CARD-05: never both). */
const SENSES: readonly { readonly [type in Type]?: number }[] = POKEMON.map(
  ({ weaknesses, resistances }) => ({
    ...Object.fromEntries(weaknesses.map((type) => [type, 1])),
    ...Object.fromEntries(resistances.map((type) => [type, -1])),
  }),
);
export const senseOf = (face: Face, type: Type): number => SENSES[face][type] ?? 0;

export const attackAt = (card: Card, which: number): Attack => ATTACKS[ATTACKS_OF[FACE_OF[card]][which]];

const CARD_INDEX = indexById(CARDS);
export const cardOf = (id: string): Card => found(CARD_INDEX, id);

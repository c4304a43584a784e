/** What things are called, before any sentence is made of them. */
import type { Reader, Seat } from '@indigo/kernel';
import { CARDS, FACE_OF, HP_OF } from './cards.ts';
import { ALWAYS, ATTACKS, type Effect, EVERY_HIT } from './data/attacks.ts';
import { LEADERS } from './data/leaders.ts';
import { POKEMON } from './data/pokemon.ts';
import { BURN, CONFUSION, GATE, LEAST_DAMAGE, POISON } from './data/rules.ts';
import { SQUARES } from './data/squares.ts';
import { ROUTES } from './data/stacks.ts';
import type { DamagePart } from './rules/attack.ts';
import type { Card } from './state.ts';

export const faceName = (face: number): string => POKEMON[face].name;
export const pokemon = (card: Card): string => faceName(FACE_OF[card]);
export const attackName = (attack: number): string => ATTACKS[attack].name;
export const leaderName = (leader: number): string => LEADERS[leader].name;
export const badgeName = (leader: number): string => LEADERS[leader].badge;
export const routeName = (route: number): string => ROUTES[route].name;

/** `Pewter City Center`, `Brock's Gym`, `Mt. Moon, 2 squares past Brock's Gym`. */
export const squareName = (at: number): string => SQUARE_NAMES[at];

const landmark = (at: number): string => {
  const { kind, place, of } = SQUARES[at];
  if (kind === 'center') return `${place} Center`;
  return `${(LEADERS.find((leader) => leader.id === of) as { name: string }).name}'s Gym`;
};

/** How far a square is from the nearest Center or Gym, and whether it lies past it. */
export function bearingsOf(at: number): {
  readonly far: number;
  readonly past: boolean;
  readonly mark: number;
} {
  const all = SQUARES.length;
  for (let far = 1; ; far++) {
    const [before, after] = [(at - far + all) % all, (at + far) % all];
    if (SQUARES[before].kind !== 'route') return { far, past: true, mark: before };
    if (SQUARES[after].kind !== 'route') return { far, past: false, mark: after };
  }
}

function bearings(at: number): string {
  const { far, past, mark } = bearingsOf(at);
  return `${count(far, 'square')} ${past ? 'past' : 'before'} ${landmark(mark)}`;
}

/** `your Pidgey`, `Misty's Pidgey`, `Brock's Onix`, `the wild Pidgey`. */
function whosePokemon(r: Reader, owner: Seat | -1, card: Card): string {
  if (owner >= 0) return `${r.you === owner ? 'your' : `${r.name(owner)}'s`} ${pokemon(card)}`;
  const { back, of } = CARDS[card];
  return back === 'gym' ? `${leaderName(of)}'s ${pokemon(card)}` : `the wild ${pokemon(card)}`;
}

export const count = (n: number, one: string, many = `${one}s`): string =>
  n === 1 ? `1 ${one}` : `${n} ${many}`;

/** `You roll` to the one it is about, `Misty rolls` to the others. */
export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `You ${you}` : `${r.name(seat)} ${they}`;
export const them = (r: Reader, seat: Seat): string => (r.you === seat ? 'you' : r.name(seat));
export const whose = (r: Reader, seat: Seat): string => (r.you === seat ? 'your' : `${r.name(seat)}'s`);
export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const one = (r: Reader, owner: Seat | -1, card: number): string => up(whosePokemon(r, owner, card));

/** The numbers a die may show. */
export const orLess = (most: number): string => (most === 1 ? '1' : `1-${most}`);

/** What is left after some damage. */
export const left = (hp: number): string => (hp === 0 ? 'knocked out' : `${hp} HP left`);

/** `burn`, `+20 damage dealt`, `−1 to hit`. */
export function effectName(does: Effect['does'], size: number): string {
  const signed = `${size > 0 ? '+' : '−'}${Math.abs(size)}`;
  switch (does) {
    case 'dealt-up':
    case 'dealt-down':
      return `${signed} damage dealt`;
    case 'taken-up':
    case 'taken-down':
      return `${signed} damage taken`;
    case 'accuracy-up':
    case 'accuracy-down':
      return `${signed} to hit`;
    case 'self-damage':
      return `${size} damage to itself`;
    case 'self-knockout':
      return 'knocks itself out';
    case 'paralyze':
      return 'paralysis';
    default:
      return does;
  }
}
const SLOT_NAMES: { readonly [K in Effect['does']]?: string } = {
  paralyze: 'paralysis',
  'dealt-up': 'more damage dealt',
  'dealt-down': 'less damage dealt',
  'taken-up': 'more damage taken',
  'taken-down': 'less damage taken',
  'accuracy-up': 'a better aim',
  'accuracy-down': 'a worse aim',
};
export const slotName = (does: Effect['does']): string => SLOT_NAMES[does] ?? does;

/** `Pidgey (Normal/Flying, 30/40 HP)`. */
export const valued = (card: number, hp: number): string =>
  `${pokemon(card)} (${POKEMON[FACE_OF[card]].types.join('/')}, ${hp}/${HP_OF[card]} HP)`;

/** `Pidgey (30/40)`. */
export const standing = (card: number, hp: number): string => `${pokemon(card)} (${hp}/${HP_OF[card]})`;

export const faceWords = (face: number): string => {
  const { name, types, hp } = POKEMON[face];
  return `${name} (${types.join('/')}, ${hp} HP)`;
};

/** `59%`; what is hardly possible or nearly sure is not rounded to what it is not. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0) return 'under 1%';
  return whole === 100 && chance < 1 ? 'over 99%' : `${whole}%`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** What a part of damage is called, by whether it adds or takes off. */
const PART_NAMES: { readonly [part: string]: readonly [more: string, less: string] } = {
  dealt: ['damage dealt', 'damage dealt'],
  taken: ['damage taken', 'damage taken'],
  type: ['weakness', 'resistance'],
  burn: ['burn', 'burn'],
};

/** `20 damage (10 + 10 weakness)`: damage and what it is made of. */
export function damageWords(damage: number, parts: readonly DamagePart[]): string {
  if (parts.length < 2) return `${damage} damage`;
  const each = parts.map(([part, value]) => {
    if (part === 'printed') return String(value);
    if (part === 'least') return `, but at least ${LEAST_DAMAGE}`;
    return value > 0 ? ` + ${value} ${PART_NAMES[part][0]}` : ` − ${-value} ${PART_NAMES[part][1]}`;
  });
  return `${damage} damage (${each.join('')})`;
}

/** What a condition does to the Pokémon that has it, after `is` or the like. */
export function conditionWords(does: Effect['does'], size: number): string {
  switch (does) {
    case 'poison':
      return `is poisoned: it takes ${POISON} damage each time the effect counts down`;
    case 'burn':
      return `is burned: its attacks deal ${BURN} less damage`;
    case 'confusion':
      return `is confused: to attack it must roll ${orLess(GATE)}, or it takes ${CONFUSION} damage itself`;
    case 'paralyze':
      return `is paralyzed: to attack it must roll ${orLess(GATE)}`;
    case 'dealt-up':
      return `deals ${size} more damage`;
    case 'dealt-down':
      return `deals ${-size} less damage`;
    case 'taken-up':
      return `takes ${size} more damage from attacks`;
    case 'taken-down':
      return `takes ${-size} less damage from attacks`;
    case 'accuracy-up':
      return `aims better: it hits on numbers up to ${size} higher`;
    case 'accuracy-down':
      return `aims worse: the number it needs to hit is ${-size} lower`;
    default:
      return effectName(does, size);
  }
}

/** How it is when a condition is over. */
export const OVER: { readonly [K in Effect['does']]?: string } = {
  poison: 'is no longer poisoned',
  burn: 'is no longer burned',
  confusion: 'is no longer confused',
  paralyze: 'is no longer paralyzed',
  'dealt-up': 'no longer deals extra damage',
  'dealt-down': 'deals full damage again',
  'taken-up': 'no longer takes extra damage',
  'taken-down': 'no longer takes less damage',
  'accuracy-up': 'no longer aims better',
  'accuracy-down': 'aims as well as before',
};

/** `Ember (Fire, 10 damage, hits on 1-5; burn on 1)`. */
export function attackWords(attack: number, needed: number): string {
  const { name, type, damage, effects } = ATTACKS[attack];
  const aim = needed >= ALWAYS ? 'always hits' : needed < 1 ? 'cannot hit' : `hits on ${orLess(needed)}`;
  const more = effects.map((effect) => {
    const what = effectName(effect.does, effect.size);
    const self = effect.to === 'self' && !effect.does.startsWith('self') ? ' on itself' : '';
    const when = effect.roll >= EVERY_HIT ? '' : ` on ${orLess(effect.roll)}`;
    return `; ${what}${self}${when}`;
  });
  return `${name} (${type}, ${damage === 0 ? 'no' : damage} damage, ${aim}${more.join('')})`;
}

const SQUARE_NAMES: readonly string[] = SQUARES.map(({ kind, place }, at) =>
  kind === 'route' ? `${place}, ${bearings(at)}` : landmark(at),
);

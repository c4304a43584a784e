/** What things are called in German, before any sentence is made of them. */
import type { Reader, Seat } from '@indigo/kernel';
import { CARDS, FACE_OF, HP_OF } from '../cards.ts';
import { ALWAYS, ATTACKS, type Effect, EVERY_HIT, type Type } from '../data/attacks.ts';
import { LEADERS } from '../data/leaders.ts';
import { POKEMON } from '../data/pokemon.ts';
import { BURN, CONFUSION, GATE, LEAST_DAMAGE, POISON } from '../data/rules.ts';
import { SQUARES } from '../data/squares.ts';
import { ROUTES } from '../data/stacks.ts';
import { bearingsOf } from '../names.ts';
import type { DamagePart } from '../rules/attack.ts';
import type { Card } from '../state.ts';
import { ATTACK_NAMES } from './attacks.ts';
import { LEADER_NAMES, PLACE_NAMES, TYPE_NAMES } from './places.ts';
import { NAMES } from './pokemon.ts';

export const faceName = (face: number): string => NAMES[POKEMON[face].dex];
export const pokemon = (card: Card): string => faceName(FACE_OF[card]);
export const attackName = (attack: number): string => ATTACK_NAMES[ATTACKS[attack].id];
export const leaderName = (leader: number): string => LEADER_NAMES[LEADERS[leader].id][0];
export const badgeName = (leader: number): string => LEADER_NAMES[LEADERS[leader].id][1];
export const placeName = (place: string): string => PLACE_NAMES[place];
export const routeName = (route: number): string => placeName(ROUTES[route].name);
export const typesWords = (types: readonly Type[]): string => types.map((type) => TYPE_NAMES[type]).join('/');
export const typesList = (types: readonly Type[]): string => list(types.map((type) => TYPE_NAMES[type]));

/** A Center or a Gym: `Center von Marmoria City`, `Arena von Rocko`. */
function landmark(at: number): { readonly name: string; readonly the: string } {
  const { kind, place, of } = SQUARES[at];
  const name =
    kind === 'center'
      ? `Center von ${placeName(place)}`
      : `Arena von ${leaderName(LEADERS.findIndex(({ id }) => id === of))}`;
  return { name, the: kind === 'center' ? `dem ${name}` : `der ${name}` };
}

/** `Mondberg, 2 Felder hinter der Arena von Rocko`. */
export function squareName(at: number): string {
  if (SQUARES[at].kind !== 'route') return landmark(at).name;
  const { far, past, mark } = bearingsOf(at);
  return `${placeName(SQUARES[at].place)}, ${squares(far)} ${past ? 'hinter' : 'vor'} ${landmark(mark).the}`;
}

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const squares = (n: number): string => count(Math.abs(n), 'Feld', 'Felder');
export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `Du würfelst` to the one it is about, `Misty würfelt` to the others. */
export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `Du ${you}` : `${r.name(seat)} ${they}`;
/** Whom something is done to. */
export const whom = (r: Reader, seat: Seat): string => (r.you === seat ? 'dich' : r.name(seat));
/** `dein Team`, `Team von Kim`. */
export const of = (r: Reader, seat: Seat, what: string, your = 'dein'): string =>
  r.you === seat ? `${your} ${what}` : `${what} von ${r.name(seat)}`;

/** `Dein Taubsi`, `Taubsi von Kim`, `Onix von Rocko`, `Das wilde Taubsi`. */
export function one(r: Reader, owner: Seat | -1, card: Card): string {
  if (owner >= 0) return up(of(r, owner, pokemon(card)));
  const { back, of: leader } = CARDS[card];
  return back === 'gym' ? `${pokemon(card)} von ${leaderName(leader)}` : `Das wilde ${pokemon(card)}`;
}

/** The numbers a die may show. */
export const orLess = (most: number): string => (most === 1 ? '1' : `1-${most}`);
export const rolled = (pips: number, needed: string): string => `${pips} gewürfelt, nötig ${needed}`;

/** What is left after some damage. */
export const left = (hp: number): string => (hp === 0 ? 'besiegt' : `noch ${hp} KP`);

const SLOT_NAMES: { readonly [K in Effect['does']]: string } = {
  poison: 'Vergiftung',
  burn: 'Verbrennung',
  confusion: 'Verwirrung',
  paralyze: 'Paralyse',
  'dealt-up': 'mehr Schaden',
  'dealt-down': 'weniger Schaden',
  'taken-up': 'weniger Schutz',
  'taken-down': 'mehr Schutz',
  'accuracy-up': 'besseres Zielen',
  'accuracy-down': 'schlechteres Zielen',
  'self-damage': 'Schaden an sich selbst',
  'self-knockout': 'eigene Niederlage',
};
export const slotName = (does: Effect['does']): string => SLOT_NAMES[does];

/** `Verbrennung`, `+20 Schaden`, `−1 beim Treffen`. */
export function effectName(does: Effect['does'], size: number): string {
  const signed = `${size > 0 ? '+' : '−'}${Math.abs(size)}`;
  switch (does) {
    case 'dealt-up':
    case 'dealt-down':
      return `${signed} Schaden`;
    case 'taken-up':
    case 'taken-down':
      return `${signed} erlittener Schaden`;
    case 'accuracy-up':
    case 'accuracy-down':
      return `${signed} beim Treffen`;
    case 'self-damage':
      return `${size} Schaden an sich selbst`;
    case 'self-knockout':
      return 'besiegt sich selbst';
    default:
      return slotName(does);
  }
}

/** `Taubsi (Normal/Flug, 30/40 KP)`. */
export const valued = (card: number, hp: number): string =>
  `${pokemon(card)} (${typesWords(POKEMON[FACE_OF[card]].types)}, ${hp}/${HP_OF[card]} KP)`;

/** `Taubsi (30/40)`. */
export const standing = (card: number, hp: number): string => `${pokemon(card)} (${hp}/${HP_OF[card]})`;

export const faceWords = (face: number): string => {
  const { types, hp } = POKEMON[face];
  return `${faceName(face)} (${typesWords(types)}, ${hp} KP)`;
};

/** `59 %`; what is hardly possible or nearly sure is not rounded to what it is not. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  if (whole === 0 && chance > 0) return 'unter 1 %';
  return whole === 100 && chance < 1 ? 'über 99 %' : `${whole} %`;
}

/** `a`, `a und b`, `a, b und c`. */
export function list(words: readonly string[], and = 'und'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** What a part of damage is called, by whether it adds or takes off. */
const PART_NAMES: { readonly [part: string]: readonly [more: string, less: string] } = {
  dealt: ['Stärke', 'Schwächung'],
  taken: ['weniger Schutz', 'mehr Schutz'],
  type: ['Schwäche', 'Resistenz'],
  burn: ['Verbrennung', 'Verbrennung'],
};

/** `20 Schaden (10 + 10 Schwäche)`: damage and what it is made of. */
export function damageWords(damage: number, parts: readonly DamagePart[]): string {
  if (parts.length < 2) return `${damage} Schaden`;
  const each = parts.map(([part, value]) => {
    if (part === 'printed') return String(value);
    if (part === 'least') return `, aber mindestens ${LEAST_DAMAGE}`;
    return value > 0 ? ` + ${value} ${PART_NAMES[part][0]}` : ` − ${-value} ${PART_NAMES[part][1]}`;
  });
  return `${damage} Schaden (${each.join('')})`;
}

/** What a condition does to the Pokémon that has it. */
export function conditionWords(does: Effect['does'], size: number): string {
  switch (does) {
    case 'poison':
      return `ist vergiftet: Es nimmt ${POISON} Schaden, sooft die Wirkung weiterzählt`;
    case 'burn':
      return `ist verbrannt: Seine Attacken richten ${BURN} weniger Schaden an`;
    case 'confusion':
      return `ist verwirrt: Um anzugreifen, muss es ${orLess(GATE)} würfeln, sonst nimmt es selbst ${CONFUSION} Schaden`;
    case 'paralyze':
      return `ist paralysiert: Um anzugreifen, muss es ${orLess(GATE)} würfeln`;
    case 'dealt-up':
      return `richtet ${size} mehr Schaden an`;
    case 'dealt-down':
      return `richtet ${-size} weniger Schaden an`;
    case 'taken-up':
      return `nimmt durch Attacken ${size} mehr Schaden`;
    case 'taken-down':
      return `nimmt durch Attacken ${-size} weniger Schaden`;
    case 'accuracy-up':
      return `zielt besser: Es trifft auch mit bis zu ${size} mehr auf dem Würfel`;
    case 'accuracy-down':
      return `zielt schlechter: Die Zahl, mit der es trifft, ist um ${-size} niedriger`;
    default:
      return effectName(does, size);
  }
}

/** How it is when a condition is over. */
export const OVER: { readonly [K in Effect['does']]?: string } = {
  poison: 'ist nicht mehr vergiftet',
  burn: 'ist nicht mehr verbrannt',
  confusion: 'ist nicht mehr verwirrt',
  paralyze: 'ist nicht mehr paralysiert',
  'dealt-up': 'richtet keinen zusätzlichen Schaden mehr an',
  'dealt-down': 'richtet wieder vollen Schaden an',
  'taken-up': 'nimmt keinen zusätzlichen Schaden mehr',
  'taken-down': 'nimmt nicht mehr weniger Schaden',
  'accuracy-up': 'zielt nicht mehr besser',
  'accuracy-down': 'zielt wieder so gut wie zuvor',
};

/** `Glut (Feuer, 10 Schaden, trifft bei 1-5; Verbrennung bei 1)`. */
export function attackWords(attack: number, needed: number): string {
  const { type, damage, effects } = ATTACKS[attack];
  const aim =
    needed >= ALWAYS ? 'trifft immer' : needed < 1 ? 'kann nicht treffen' : `trifft bei ${orLess(needed)}`;
  const more = effects.map((effect) => {
    const what = effectName(effect.does, effect.size);
    const self = effect.to === 'self' && !effect.does.startsWith('self') ? ' für sich selbst' : '';
    const when = effect.roll >= EVERY_HIT ? '' : ` bei ${orLess(effect.roll)}`;
    return `; ${what}${self}${when}`;
  });
  return `${attackName(attack)} (${TYPE_NAMES[type]}, ${damage === 0 ? 'kein' : damage} Schaden, ${aim}${more.join('')})`;
}

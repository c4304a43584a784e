/** What things are called in German, before any sentence is made of them. */
import type { Reader, Seat } from '@indigo/kernel';
import { ATTACKS } from '../data/attacks.ts';
import { CONDITIONS } from '../data/conditions.ts';
import type { ConditionId } from '../data/effects.ts';
import { ITEMS } from '../data/items.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS, type PowerId } from '../data/powers.ts';
import { BALLS, type BallId, STONES, type StoneId } from '../data/shop.ts';
import { TYPES, type TypeId } from '../data/types.ts';
import { FOES } from '../foes.ts';
import { FORMS } from '../league/forms.ts';
import { MACHINES } from '../machines.ts';
import { MONEY } from '../money.ts';
import { GOODS } from '../rules/shop/goods.ts';
import type { TradePart } from '../state.ts';
import { ABILITY_NAMES } from './abilities.ts';
import { ATTACK_NAMES } from './attacks.ts';
import { FOE_NAMES } from './foes.ts';
import { NAMES } from './pokemon.ts';

export const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const hearts = (n: number): string => count(n, 'Herz', 'Herzen');
export const actions = (n: number): string => count(n, 'Aktion', 'Aktionen');
export const steps = (n: number): string => count(n, 'Schritt', 'Schritte');
export const rounds = (n: number): string => count(n, 'Runde', 'Runden');
/** `1 Sechseck`, `2 Sechsecke`. */
export const hexes = (n: number): string => count(n, 'Sechseck', 'Sechsecke');
/** `a`, `a und b`, `a, b und c`. */
export const list = (words: readonly string[], and = 'und'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

/** `Du würfelst` to the one it is about, `Misty würfelt` to the others. */
export const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `Du ${you}` : `${r.name(seat)} ${they}`;
/** Whom something is given to. */
export const toThem = (r: Reader, seat: Seat): string => (r.you === seat ? 'dir' : r.name(seat));
/** `dein Team`, `Team von Kim`; with its article where a sentence needs one: `das Team von Kim`. */
export const of = (r: Reader, seat: Seat, what: string, your = 'dein', the = ''): string =>
  r.you === seat ? `${your} ${what}` : `${the}${what} von ${r.name(seat)}`;

export const german = (name: string): string => NAMES[name] ?? name;
/** A stage is named where it matters; else a Pokémon goes by the name of its card. */
export const pokemon = (card: number, stage = 0): string => german(POKEMON[card].stages[stage].name);
export const name = (form: number): string => pokemon(Math.floor(form / FORMS), form % FORMS);
/** `dein Taubsi`, `Taubsi von Kim`: all Pokémon are "das", so this is also whom something is done to. */
export const their = (r: Reader, seat: Seat, form: number): string => of(r, seat, name(form));
/** The same at the beginning of a sentence. */
export const whose = (r: Reader, seat: Seat, form: number): string => up(their(r, seat, form));

const TYPE_NAMES: { readonly [type in TypeId]: string } = {
  fire: 'Feuer',
  water: 'Wasser',
  grass: 'Pflanze',
  electric: 'Elektro',
  psychic: 'Psycho',
  rock: 'Gestein',
  flying: 'Flug',
  normal: 'Normal',
};
const HALVES: { readonly [type: string]: string } = { grass: 'Pflanzen', rock: 'Gesteins' };
export const named = (type: TypeId): string => TYPE_NAMES[type];
export const typeName = (type: number): string => named(TYPES[type].id);
/** As the first half of a word: `Pflanzen-Marker`. */
export const ofTypeId = (type: TypeId, what: string): string => `${HALVES[type] ?? named(type)}-${what}`;
export const ofType = (type: number, what: string): string => ofTypeId(TYPES[type].id, what);
/** `2 × Feuer und Wasser`. */
export const typeCounts = (types: readonly number[]): string =>
  list(
    [...new Set(types)].map((type) => {
      const n = types.filter((one) => one === type).length;
      return n === 1 ? typeName(type) : `${n} × ${typeName(type)}`;
    }),
  );

/** A person in the cases sentences need: `der Wanderer`, `den Wanderer`, `dem Wanderer`. */
export const foeTitle = (foe: number): string => FOE_NAMES[FOES[foe].id].name;
export const foeName = (foe: number): string => FOE_NAMES[FOES[foe].id].who;
export const foeWhom = (foe: number): string => FOE_NAMES[FOES[foe].id].whom;
export const toFoe = (foe: number): string => FOE_NAMES[FOES[foe].id].toWhom;
export const foePokemon = (foe: number, on: number): string => german(FOES[foe].pokemon[on].name);

export const attack = (index: number): string => ATTACK_NAMES[ATTACKS[index].id];
export const ability = (card: number): string => ABILITY_NAMES[POKEMON[card].ability];
/** `TM 3 (Blitz)`. */
export function machineName(machine: number): string {
  const { kind, number, attack } = MACHINES[machine];
  return `${kind === 'hm' ? 'VM' : 'TM'} ${number} (${ATTACK_NAMES[attack]})`;
}

const POWER_NAMES: { readonly [id in PowerId]: string } = {
  'defensive-position': 'Abwehrstellung',
  'power-surge': 'Kraftschub',
  'second-wind': 'Durchatmen',
  'quick-step': 'Eilschritt',
  endure: 'Ausdauer',
  rally: 'Ansporn',
  feint: 'Finte',
};
export const powerName = (power: number): string => POWER_NAMES[POWERS[power].id];
export const powerToken = (power: number): string => `Kraft-Marker „${powerName(power)}“`;

const BALL_NAMES: { readonly [id in BallId]: string } = {
  poke: 'Pokéball',
  great: 'Superball',
  ultra: 'Hyperball',
  master: 'Meisterball',
};
export const ballName = (ball: number): string => BALL_NAMES[BALLS[ball]];

const STONE_NAMES: { readonly [id in StoneId]: string } = {
  fire: 'Feuerstein',
  water: 'Wasserstein',
  thunder: 'Donnerstein',
  leaf: 'Blattstein',
  moon: 'Mondstein',
};
export const stoneName = (stone: number): string => STONE_NAMES[STONES[stone]];

export const CANDY = 'Sonderbonbon';
export const REVIVE = 'Top-Beleber';
export const bikeName = (bike: number): string => (bike > 1 ? 'Eilrad' : 'Fahrrad');
export const debts = (n: number): string => `${n} Marker über −1$`;

export const ITEM_NAMES: { readonly [id: string]: string } = {
  'poke-balls-3': '3 Pokébälle',
  'great-balls-2': '2 Superbälle',
  'ultra-ball-1': '1 Hyperball',
  'stone-fire-or-leaf': 'Feuer- oder Blattstein',
  'stone-water-or-thunder': 'Wasser- oder Donnerstein',
  'stone-moon-or-fire': 'Mond- oder Feuerstein',
  nugget: 'Nugget',
  'rare-candy': CANDY,
  'max-revive': REVIVE,
};
export const itemName = (item: number): string => ITEM_NAMES[ITEMS[item].id];

/** `Wanderer (4$)`, `Nugget (3$)`, `1$-Marker (1$)`. */
export function moneyName(money: number): string {
  const { id, value } = MONEY[money];
  const person = FOE_NAMES[id]?.name;
  return `${person ?? (id.startsWith('nugget') ? 'Nugget' : `${value}$-Marker`)} (${value}$)`;
}

/** What a shop sells, by its place in GOODS. */
export function goodName(good: number): string {
  const { sort, what } = GOODS[good];
  switch (sort) {
    case 'ball':
      return ballName(what);
    case 'stone':
      return stoneName(what);
    case 'porygon':
      return pokemon(what);
    case 'tm':
      return machineName(what);
    default:
      return { bike: bikeName(1), 'mach-bike': bikeName(2), candy: CANDY }[sort];
  }
}

export function partName({ kind, what, stage }: TradePart): string {
  const names: { readonly [kind in TradePart['kind']]: () => string } = {
    card: () => pokemon(what, stage),
    ball: () => ballName(what),
    stone: () => stoneName(what),
    candy: () => CANDY,
    revive: () => REVIVE,
    bike: () => bikeName(what),
    money: () => moneyName(what),
    debt: () => '−1$-Marker',
    type: () => ofType(what, 'Marker'),
    power: () => powerToken(what),
  };
  return names[kind]();
}
/** What one side of a trade gives, or gets. */
export const partNames = (parts: readonly TradePart[], give: boolean): string =>
  list(parts.filter((part) => part.give === give).map(partName)) || 'nichts';

/** What is left after some damage. */
export const left = (n: number): string => (n === 0 ? 'besiegt' : `noch ${hearts(n)}`);

/** `vergiftet`, `auf 2 verlangsamt`. */
export function conditionCalled(id: ConditionId, n: number): string {
  const names: { readonly [id in ConditionId]: string } = {
    poisoned: 'vergiftet',
    asleep: 'schläft',
    flinched: 'zurückgeschreckt',
    'slowed-to': `auf ${n} verlangsamt`,
    'slowed-by': `um ${n} verlangsamt`,
    blinded: 'geblendet',
  };
  return names[id];
}
export const condition = (index: number, n: number): string => conditionCalled(CONDITIONS[index].id, n);

/** What becomes of one who gains it: `wird vergiftet`, `schläft ein`; without its number where there is none. */
export function gains(index: number, n?: number): string {
  const { id } = CONDITIONS[index];
  if (id === 'asleep') return 'schläft ein';
  if (id === 'flinched') return 'schreckt zurück';
  return `wird ${n === undefined ? conditionAlone(index) : condition(index, n)}`;
}
/** The same of several. */
export function gainMany(index: number, n: number): string {
  const { id } = CONDITIONS[index];
  if (id === 'asleep') return 'schlafen ein';
  return id === 'flinched' ? 'schrecken zurück' : `werden ${condition(index, n)}`;
}
/** `vergiftet`, `verlangsamt`: without its number. */
const conditionAlone = (index: number): string => condition(index, 0).split(' ').at(-1) ?? '';
/** `würde vergiftet`, `würde einschlafen`; `kann nicht vergiftet werden`, `kann nicht einschlafen`. */
export function infinitive(index: number): { readonly would: string; readonly be: string } {
  const { id } = CONDITIONS[index];
  if (id === 'asleep') return { would: 'würde einschlafen', be: 'einschlafen' };
  if (id === 'flinched') return { would: 'würde zurückschrecken', be: 'zurückschrecken' };
  const alone = conditionAlone(index);
  return { would: `würde ${alone}`, be: `${alone} werden` };
}

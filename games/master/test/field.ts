/** Sets a match on the hex field for a clause test: Pokémon by name, hexes as `row,column`. */
import { type Outcome, type Script, script } from '@indigo/battery';
import type { OptionValues } from '@indigo/kernel';
import { attackOf } from '../src/attacks/known.ts';
import { cardOf, MAX_LEVEL } from '../src/cards.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { POWERS } from '../src/data/powers.ts';
import { TYPES } from '../src/data/types.ts';
import { type Master, type MasterView, master } from '../src/index.ts';
import { HEXES, hexAt } from '../src/league/field.ts';
import { isOnField, matchOf } from '../src/league/fighters.ts';
import { newMatch } from '../src/league/prepare.ts';
import { fighterOf } from '../src/league/roster.ts';
import { speedOf } from '../src/league/speed.ts';
import { type Fighter, type Match, UNSLOWED, type Who } from '../src/league/state.ts';
import { machineOf } from '../src/machines.ts';
import { OWNED } from '../src/state.ts';

export type Told = Script<Master, MasterView>;

/** A Pokémon on the field. */
export interface On {
  readonly is: string;
  /** `row,column`; off the field if not said. */
  readonly at?: string;
  readonly level?: number;
  /** By number; the one its level leads to if not said. */
  readonly stage?: number;
  /** Full if not said. */
  readonly hearts?: number;
  readonly taught?: readonly string[];
  /** Attacks it knows besides, as if printed on it. */
  readonly knows?: readonly string[];
  readonly exhausted?: readonly string[];
  /** Conditions: `poisoned`, `slowed-to:2`. */
  readonly has?: readonly string[];
  readonly done?: boolean;
  readonly tail?: string;
  /** Anything else. */
  readonly also?: Partial<Fighter>;
}

export interface Setting {
  /** The higher seed's row (seat 0), then the lower seed's (seat 1). */
  readonly high: readonly On[];
  readonly low: readonly On[];
  readonly boulders?: readonly string[];
  readonly options?: OptionValues;
  readonly abilities?: boolean;
  /** Pokémon not committed. */
  readonly benches?: readonly [readonly string[], readonly string[]];
  /** Type tokens of each side, by type; and those that are flipped, for speed or range. */
  readonly types?: readonly [{ readonly [type: string]: number }, { readonly [type: string]: number }];
  readonly powers?: readonly [readonly string[], readonly string[]];
  readonly kind?: Match['kind'];
  /** The step the match begins with: an activation if not said. */
  readonly step?: string;
  readonly also?: (m: Match, s: Master) => void;
}

const hexOf = (at: string): number => {
  const [row, col] = at.split(',').map(Number);
  return hexAt(row, col);
};

/** A match in which the first of the higher seed is about to be activated. */
export function field(setting: Setting): Told {
  return script(master, {
    seats: 2,
    options: { abilities: setting.abilities ?? false, ...setting.options },
    state: (s) => arrange(s, setting),
    outcome,
  });
}

/** The League is about to begin: everybody has a team, seeds are in seat order. */
export function league(
  teams: readonly (readonly string[])[],
  options: OptionValues = {},
  also: (s: Master) => void = () => {},
): Told {
  return script(master, {
    seats: teams.length,
    options,
    state: (s) => {
      s.phase = 'league';
      s.seeds = teams.map((_, seat) => seat);
      s.agenda = [{ do: 'league' }];
      teams.forEach((team, seat) => {
        for (const is of team) own(s, seat, { is, level: 1 });
      });
      also(s);
    },
    outcome,
  });
}

/** The boulder dice of a match come out so. */
export const dice = (t: Told, ...pips: number[]): Told =>
  t.rolls(...pips.map((n): [string, number] => ['boulder', n]));

/** Chance as people say it: pips of a die. */
const outcome: Outcome<Master> = (_chance, said) => (said as number) - 1;

function arrange(s: Master, setting: Setting): void {
  const { high, low, benches = [[], []], types = [{}, {}], powers = [[], []], kind = 'league' } = setting;
  s.phase = 'league';
  s.seeds = [0, 1];
  [high, low].forEach((row, seat) => {
    const player = s.players[seat];
    for (const one of [...row, ...benches[seat].map((is): On => ({ is }))]) own(s, seat, one);
    TYPES.forEach(({ id }, type) => {
      player.types[type] = types[seat][id] ?? 0;
    });
    player.powers = powers[seat].map((id) => POWERS.findIndex((power) => power.id === id));
  });
  const m = newMatch(s, kind, 0, 1);
  s.league = { kind, winner: -1, finalists: [], final: true, barred: [], match: m };
  m.sides[0].home = 0;
  m.sides[1].home = 1;
  m.boulders = (setting.boulders ?? []).map(hexOf);
  m.round = 2; // the first is a special one for some (M-ABIL-44)
  high.forEach((one, place) => {
    m.fighters[place] = fighter(s, m, 0, one);
  });
  low.forEach((one, place) => {
    m.fighters[3 + place] = fighter(s, m, 1, one);
  });
  s.agenda = kind === 'league' ? [{ do: 'league-match' }] : [];
  s.agenda.push({ do: setting.step ?? 'match-go' });
  setting.also?.(m, s);
}

function own(s: Master, seat: number, { is, level, stage, taught }: On): void {
  const card = cardOf(is);
  s.where[card] = OWNED;
  s.players[seat].team.push(card);
  s.level[card] = level ?? MAX_LEVEL[card];
  s.stage[card] = stage ?? stageAt(card, s.level[card]);
  s.taught[card] = (taught ?? []).map(machineOf);
}

/** The stage a level leads to, stones and trades left out. */
function stageAt(card: number, level: number): number {
  return POKEMON[card].stages.reduce(
    (best, { reached, from }, stage) =>
      reached.by === 'level' && reached.level <= level && from === best ? stage : best,
    0,
  );
}

function fighter(s: Master, m: Match, side: 0 | 1, on: On): Fighter {
  const f = fighterOf(s, m.sides[side], cardOf(on.is));
  if (on.at !== undefined) f.hex = hexOf(on.at);
  if (on.tail !== undefined) f.tail = hexOf(on.tail);
  if (on.hearts !== undefined) f.hearts = on.hearts;
  if (on.knows !== undefined) f.attacks = [...new Set([...on.knows.map(attackOf), ...f.attacks])];
  f.exhausted = (on.exhausted ?? []).map(attackOf);
  f.done = on.done ?? false;
  for (const condition of on.has ?? []) afflict(f, condition);
  return Object.assign(f, structuredClone(on.also));
}

const BITS: { readonly [id: string]: number } = { poisoned: 1, asleep: 2, flinched: 4, blinded: 8 };

function afflict(f: Fighter, condition: string): void {
  const [id, n] = condition.split(':');
  if (id === 'slowed-to') f.slowedTo = Math.min(f.slowedTo, Number(n));
  else if (id === 'slowed-by') f.slowedBy += Number(n);
  else f.marks |= BITS[id];
}

// ── looking ──

export const match = (t: Told): Match => matchOf(t.s);
const whoIs = (t: Told, id: string): Who => {
  const who = match(t).fighters.findIndex(({ card }) => card === cardOf(id));
  if (who < 0) throw new Error(`${id} does not take part`);
  return who;
};
export const at = (t: Told, id: string): Fighter => match(t).fighters[whoIs(t, id)];
export const hearts = (t: Told, id: string): number => at(t, id).hearts;
export const isOut = (t: Told, id: string): boolean => !isOnField(match(t), whoIs(t, id));
export const place = (hex: number): string => (hex < 0 ? 'off' : `${HEXES[hex].row},${HEXES[hex].col}`);
export const hexPlaceOf = (t: Told, id: string): string => place(at(t, id).hex);
export const tailOf = (t: Told, id: string): string => place(at(t, id).tail);
export const speed = (t: Told, id: string): number => speedOf(match(t), whoIs(t, id));
export const boulders = (t: Told): string[] => match(t).boulders.map(place);
export const exhausted = (t: Told, id: string): string[] =>
  (t.view(0).league?.match?.fighters.find(({ card }) => card === id)?.exhausted ?? []).slice();

/** The conditions on a Pokémon by marker. */
export const has = (t: Told, id: string): string[] => {
  const { marks, slowedTo, slowedBy } = at(t, id);
  return [
    ...Object.entries(BITS).flatMap(([name, bit]) => ((marks & bit) !== 0 ? [name] : [])),
    ...(slowedTo === UNSLOWED ? [] : [`slowed-to:${slowedTo}`]),
    ...(slowedBy === 0 ? [] : [`slowed-by:${slowedBy}`]),
  ];
};

/** Ids of the options that begin with a word. */
export const offered = (t: Told, word: string): string[] => t.optionIds().filter((id) => id.startsWith(word));
/** The attacks on offer. */
export const attacks = (t: Told): string[] => offered(t, 'attack:').map((id) => id.slice(7));

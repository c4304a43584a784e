/** The Pokémon cards as tables, read from the lists in data/pokemon when the game is loaded. */
import { COLOURS } from './data/colours.ts';
import { DERIVED, EXPANSION } from './data/pokemon/expansion.ts';
import { GENERATION_1 } from './data/pokemon/generation-1.ts';
import { GENERATION_2 } from './data/pokemon/generation-2.ts';
import { GENERATION_3 } from './data/pokemon/generation-3.ts';
import { GENERATION_4 } from './data/pokemon/generation-4.ts';
import { GENERATION_5 } from './data/pokemon/generation-5.ts';
import { GENERATION_6 } from './data/pokemon/generation-6.ts';
import { GENERATION_7 } from './data/pokemon/generation-7.ts';
import { GENERATION_8 } from './data/pokemon/generation-8.ts';
import { TYPE_CODES, TYPES, type Type } from './data/types.ts';
import type { Mon } from './state.ts';

/** Types as a set: one bit for each of TYPES. */
export type TypeSet = number;

export const PINK = 0;
export const GREEN = 1;
export const BLUE = 2;
export const RED = 3;
/** H-LEG-01: the Legendaries. */
export const YELLOW = 4;
export const GREY = 5;
/** Colours that have a pile: all but grey (H-SETUP-19). */
export const PILES = 5;

export interface Pokemon {
  readonly id: string;
  readonly name: string;
  readonly generation: number;
  readonly types: TypeSet;
  readonly power: number;
  /** By its place in COLOURS; a Starter is grey. */
  readonly colour: number;
  /** H-BAT-05: the list printed on the card. */
  readonly advantages: TypeSet;
  /** What it evolves from, -1 if from nothing. */
  readonly from: Mon | -1;
  readonly marks: string;
  readonly set: 'base' | 'expansion' | 'derived';
}

const COLOUR_CODES = 'pgbry';
export const EVERY_TYPE: TypeSet = (1 << TYPES.length) - 1;

export const typeSet = (types: readonly Type[]): TypeSet =>
  types.reduce((set, type) => set | (1 << TYPES.indexOf(type)), 0);

/** The types of a set, as numbers. */
export function typesIn(set: TypeSet): number[] {
  const list: number[] = [];
  for (let type = 0; type < TYPES.length; type++) if ((set >> type) & 1) list.push(type);
  return list;
}

function decodeTypes(codes: string): TypeSet {
  if (codes === '*') return EVERY_TYPE;
  let set = 0;
  for (let i = 0; i < codes.length; i += 2) set |= 1 << (TYPE_CODES.indexOf(codes.slice(i, i + 2)) / 2);
  return set;
}

type Row = Omit<Pokemon, 'from'> & { readonly before: string };

function decode(list: string, set: Pokemon['set'], generation?: number): Row[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [id, name, types, power, colour, advantages, before, marks, own] = line.split('|');
      return {
        id,
        name: name === '' ? id.charAt(0).toUpperCase() + id.slice(1) : name,
        generation: generation ?? Number(own),
        types: decodeTypes(types),
        power: Number(power),
        colour: marks.includes('S') ? GREY : COLOUR_CODES.indexOf(colour),
        advantages: decodeTypes(advantages),
        before,
        marks,
        set,
      };
    });
}

const BASE = [
  GENERATION_1,
  GENERATION_2,
  GENERATION_3,
  GENERATION_4,
  GENERATION_5,
  GENERATION_6,
  GENERATION_7,
  GENERATION_8,
].flatMap((list, i) => decode(list, 'base', i + 1));

const ROWS = [...BASE, ...decode(EXPANSION, 'expansion'), ...decode(DERIVED, 'derived')];

/** A re-issue in the expansion is a card of its own, with an id of its own. */
const idOf = (row: Row): string =>
  row.set === 'base' || !BASE.some(({ id }) => id === row.id) ? row.id : `${row.id}-9`;

/** A card's earlier stage is sought in its own set first. Several cards may be that stage: the first one names the family. */
function beforeOf({ before, set }: Row): Mon[] {
  if (before === '') return [];
  return before.split('/').map((id) => {
    const own = ROWS.findIndex((row) => row.id === id && row.set === set);
    return own >= 0 ? own : ROWS.findIndex((row) => row.id === id);
  });
}

export const POKEMON: readonly Pokemon[] = ROWS.map((row) => {
  const { name, generation, types, power, colour, advantages, marks, set } = row;
  return {
    id: idOf(row),
    name,
    generation,
    types,
    power,
    colour,
    advantages,
    from: beforeOf(row)[0] ?? -1,
    marks,
    set,
  };
});

/** H-EVO-11: the earlier stages of a card's line, nearest first. */
export const ANCESTORS: readonly (readonly Mon[])[] = POKEMON.map(({ from }) => {
  const line: Mon[] = [];
  for (let at = from; at >= 0; at = POKEMON[at].from) line.push(at);
  return line;
});

const INDEX: ReadonlyMap<string, Mon> = new Map(POKEMON.map(({ id }, mon) => [id, mon]));

/** H-SETUP-20: the re-issue that takes a card's place where the expansion is in, -1 if there is none. No roster has both. */
const REISSUE_OF: readonly (Mon | -1)[] = POKEMON.map(({ id }) => INDEX.get(`${id}-9`) ?? -1);

/**
 * H-EVO-02, H-EVO-11: the earlier stages of a card's line, nearest first, each with all the cards that are it: re-issues
 * (H-SETUP-20), the Green cards of Starters of the expansion, the Galarian Slowpoke beside the other.
 */
export const STAGES: readonly (readonly (readonly Mon[])[])[] = POKEMON.map((_, mon) =>
  [mon, ...ANCESTORS[mon]].slice(0, -1).map((at) => {
    const cards = beforeOf(ROWS[at]);
    return [...cards, ...cards.map((card) => REISSUE_OF[card]).filter((card) => card >= 0)];
  }),
);

/** The cards of which this is an earlier stage. */
export const LATER: readonly (readonly Mon[])[] = laterStages();

function laterStages(): Mon[][] {
  const later: Mon[][] = POKEMON.map(() => []);
  STAGES.forEach((stages, mon) => {
    for (const card of stages.flat()) later[card].push(mon);
  });
  return later;
}

/** The first stage of the line: relatives share it, branches included, and so does every card that is that stage. */
export const FAMILY_OF: readonly Mon[] = POKEMON.map((_, mon) => {
  const first = ANCESTORS[mon].at(-1) ?? mon;
  const original = REISSUE_OF.indexOf(first);
  const named = STAGES.find((stages) => stages.at(-1)?.includes(first))?.at(-1)?.[0] ?? first;
  return original < 0 ? named : original;
});

export function monOf(id: string): Mon {
  const mon = INDEX.get(id);
  if (mon === undefined) throw new Error(`there is no Pokémon "${id}"`);
  return mon;
}

export const colourIndex = (colour: (typeof COLOURS)[number]): number => COLOURS.indexOf(colour);

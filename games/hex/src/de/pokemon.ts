import { GENERATION_1 } from './pokemon/generation-1.ts';
import { GENERATION_2 } from './pokemon/generation-2.ts';
import { GENERATION_3 } from './pokemon/generation-3.ts';
import { GENERATION_4 } from './pokemon/generation-4.ts';
import { GENERATION_5 } from './pokemon/generation-5.ts';
import { GENERATION_6 } from './pokemon/generation-6.ts';
import { GENERATION_7 } from './pokemon/generation-7.ts';
import { GENERATION_8 } from './pokemon/generation-8.ts';
import { GENERATION_9 } from './pokemon/generation-9.ts';

const ROWS = [
  GENERATION_1,
  GENERATION_2,
  GENERATION_3,
  GENERATION_4,
  GENERATION_5,
  GENERATION_6,
  GENERATION_7,
  GENERATION_8,
  GENERATION_9,
].flatMap((rows) => rows.trim().split('\n'));

/** German names of Pokémon by the id of their card. */
export const NAMES: ReadonlyMap<string, string> = new Map(
  ROWS.map((row) => {
    const [id, name] = row.split('|');
    return [id, name];
  }),
);

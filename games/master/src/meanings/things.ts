/** What things of the table are, by what they are to the artwork. */
import type { Art, Subject } from '@indigo/kernel';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import { FOES } from '../foes.ts';
import { machineOf } from '../machines.ts';
import {
  adversarySubject,
  foeSubject,
  machineSubject,
  pokemonSubject,
  powerSubject,
  wildSubject,
} from './subjects.ts';

const named =
  (rows: readonly { readonly id: string }[], subject: (index: number, art: Art) => Subject) =>
  (art: Art): Subject | null => {
    const index = rows.findIndex(({ id }) => id === art.of);
    return index < 0 ? null : subject(index, art);
  };

const pokemon = named(POKEMON, (card, { form = 0 }) => pokemonSubject(card, form));
const wild = named(POKEMON, (card) => wildSubject(card, false));
const adversary = named(FOES, adversarySubject);

/** `misty:0`. */
function foe({ of = '' }: Art): Subject | null {
  const [id, on] = of.split(':');
  const index = FOES.findIndex((one) => one.id === id);
  return index < 0 ? null : foeSubject(index, Number(on));
}

export const things: { readonly [kind: string]: (art: Art) => Subject | null } = {
  card: pokemon,
  fighter: pokemon,
  'token-wild': wild,
  'token-legendary': wild,
  'token-trade-center': pokemon,
  'token-trainer': adversary,
  'token-gym': adversary,
  adversary,
  foe,
  'token-hm': ({ of = '' }) => (machineOf(of) < 0 ? null : machineSubject(machineOf(of))),
  power: named(POWERS, powerSubject),
};

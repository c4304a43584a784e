/** What things of the table are, by what they are to the artwork. */
import type { Art, Subject } from '@indigo/kernel';
import { ITEMS } from '../data/items.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import { BIKE_EXTRA } from '../data/rules.ts';
import { BALLS, STONES } from '../data/shop.ts';
import { TYPES } from '../data/types.ts';
import { FOES } from '../foes.ts';
import { machineOf } from '../machines.ts';
import {
  adversarySubject,
  foeSubject,
  goodSubject,
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

/** M-ITEM-02: what is in an item ball is ours. */
const item = (art: Art): Subject | null => {
  const row = ITEMS.find(({ id }) => id === art.of);
  return row === undefined ? null : goodSubject(art, ['token-named', row.name], ['about.own-design']);
};
const GOODS: { readonly [of: string]: (art: Art) => Subject } = {
  candy: (art) => goodSubject(art, ['candy-count', art.count ?? 1], ['about.candy']),
  revive: (art) => goodSubject(art, ['revive-count', art.count ?? 1], ['about.revive']),
  bike: (art) => goodSubject(art, ['bike', 1, art.count ?? 1], ['about.bike', BIKE_EXTRA[1]]),
  'mach-bike': (art) => goodSubject(art, ['bike', 2, art.count ?? 1], ['about.bike', BIKE_EXTRA[2]]),
};

/** Balls and stones, by name. */
const listed =
  (ids: readonly string[], subject: (index: number, art: Art) => Subject) =>
  (art: Art): Subject | null => {
    const index = ids.indexOf(art.of ?? '');
    return index < 0 ? null : subject(index, art);
  };

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
  ball: listed(BALLS, (ball, art) =>
    goodSubject(art, ['ball-count', ball, art.count ?? 1], ['about.ball', ball]),
  ),
  stone: listed(STONES, (stone, art) =>
    goodSubject(art, ['stone-count', stone, art.count ?? 1], ['about.stone']),
  ),
  type: named(TYPES, (type, art) =>
    goodSubject(art, ['type-count', type, art.count ?? 1], ['about.type-token', type]),
  ),
  good: (art) => GOODS[art.of ?? '']?.(art) ?? null,
  'token-item': item,
};

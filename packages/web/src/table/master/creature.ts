import { KANTO, type Species, typeNamed } from '@indigo/art';
import type { Art } from '@indigo/kernel';
import { FOES, POKEMON, TYPES } from '@indigo/master';

/** Names are spelt with either apostrophe. */
const plain = (name: string): string => name.replace('’', "'");
const byName = new Map(KANTO.map((species) => [plain(species.name), species]));
const byId = new Map(POKEMON.map((one) => [one.id, one]));

/** A creature with the one type its card has. */
const speciesOf = (name: string, type: string | undefined): Species => ({
  ...(byName.get(plain(name)) ?? KANTO[0]),
  types: [typeNamed(type) ?? 'normal'],
});

/** A card at its stage; one of an adversary's is `misty:0`, the first of Misty's. */
export function creature({ of = '', form = 0 }: Art): Species | null {
  const card = byId.get(of);
  if (card !== undefined) {
    const { name, type } = card.stages[form] ?? card.stages[0];
    return speciesOf(name, type);
  }
  const [id, which = ''] = of.split(':');
  const one = which === '' ? undefined : FOES.find((foe) => foe.id === id)?.pokemon[Number(which)];
  return one === undefined ? null : speciesOf(one.name, TYPES[one.type].id);
}

export const isLegendary = ({ of = '' }: Art): boolean => byId.get(of)?.area === 'legendary';

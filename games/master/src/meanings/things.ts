/** What things of the table are, by what they are to the artwork. */
import type { Art, Looker, Say, Subject, Thing } from '@indigo/kernel';
import { attackArt } from '../attacks/known.ts';
import { boardFor } from '../board.ts';
import { ATTACKS } from '../data/attacks.ts';
import { ITEMS, type ItemRow } from '../data/items.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import { BIKE_EXTRA } from '../data/rules.ts';
import { BALLS, STONES } from '../data/shop.ts';
import { TYPES } from '../data/types.ts';
import { FOES } from '../foes.ts';
import { MACHINES } from '../machines.ts';
import { FIRST_NUGGET, MONEY } from '../money.ts';
import { bikeWorth } from '../rules/bike.ts';
import type { MasterView } from '../view.ts';
import {
  boulderNear,
  faceDown,
  figureNear,
  hexNear,
  obstacleNear,
  placeNear,
  tailNear,
  typeNear,
} from './places.ts';
import {
  abilitySubject,
  adversarySubject,
  attackSubject,
  conditionIn,
  foeSubject,
  goodSubject,
  machineSubject,
  moneySubject,
  pokemonSubject,
  powerSubject,
  wildSubject,
} from './subjects.ts';
import { adversaryTo, pokemonTo } from './yours.ts';

type Near = Thing<MasterView>;
const isSimplified = (looker?: Looker<MasterView>): boolean => looker?.view.options.simplified ?? false;
type Of = (index: number, art: Art, looker?: Looker<MasterView>) => Subject;

/** By its id in a table. */
const named = (rows: readonly { readonly id: string }[], subject: Of): Near =>
  listed(
    rows.map(({ id }) => id),
    subject,
  );
const listed =
  (ids: readonly string[], subject: Of): Near =>
  (art, looker) => {
    const index = ids.indexOf(art.of ?? '');
    return index < 0 ? null : subject(index, art, looker);
  };

const pokemon = named(POKEMON, (card, { form = 0, marks, health }, looker) => ({
  ...pokemonSubject(card, form, marks),
  ...(health !== undefined && { health }),
  ...(looker && pokemonTo(looker, card, form)),
}));
const wild = named(POKEMON, (card, _art, looker) => ({
  ...wildSubject(card, looker?.view.options.abilities ?? false),
  ...(looker && pokemonTo(looker, card, 0)),
}));
const standing = named(FOES, (foe, _art, looker) => ({
  ...adversarySubject(foe, isSimplified(looker)),
  ...(looker && adversaryTo(looker, foe)),
}));
/** A gym whose leader is gone has a row of its own. */
const adversary: Near = (art, looker) =>
  art.of === undefined ? { ...art, say: ['goals.beaten'], lines: [['about.beaten']] } : standing(art, looker);
const machine = listed(
  MACHINES.map(({ attack }) => attack),
  machineSubject,
);

/** `misty:0`. */
function foe({ of = '' }: Art): Subject | null {
  const [id, on] = of.split(':');
  const index = FOES.findIndex((one) => one.id === id);
  return index < 0 ? null : foeSubject(index, Number(on));
}

const condition: Near = (art) => {
  const found = conditionIn(art.of ?? '');
  if (found === null) return null;
  return {
    ...art,
    say: ['condition-name', found.id, found.n],
    lines: [['about.condition', found.id, found.n]],
  };
};

/** M-ITEM-02: what is in an item ball is ours. */
const item = named(ITEMS, (index, art) =>
  goodSubject(art, ['waits.item', index], ...given(ITEMS[index].gives), ['about.own-design']),
);
function given(gift: ItemRow['gives']): Say[] {
  if ('ball' in gift) return [['about.ball', BALLS.indexOf(gift.ball)]];
  if ('stones' in gift) return gift.stones.map((stone) => ['about.stone', STONES.indexOf(stone)]);
  if ('money' in gift) return [['about.money', FIRST_NUGGET]];
  return 'candy' in gift ? [['about.candy']] : [['about.revive']];
}
/** M-BOPT-02: by the option of the table, where there is one. */
const bike =
  (kind: 1 | 2) =>
  (art: Art, looker?: Looker<MasterView>): Subject => {
    const worth = looker ? bikeWorth(looker.view.options, kind, looker.view.gymsBeaten) : BIKE_EXTRA[kind];
    return goodSubject(art, ['bike', kind, art.count ?? 1], ['about.bike', worth]);
  };
export const GOODS: { readonly [of: string]: (art: Art, looker?: Looker<MasterView>) => Subject } = {
  candy: (art) => goodSubject(art, ['candy-count', art.count ?? 1], ['about.candy']),
  revive: (art) => goodSubject(art, ['revive-count', art.count ?? 1], ['about.revive']),
  bike: bike(1),
  'mach-bike': bike(2),
};

const PLACES = [false, true].flatMap((simplified) => boardFor(simplified).spaces.map(({ kind }) => kind));

export const things: { readonly [kind: string]: Near } = {
  ...Object.fromEntries(PLACES.map((kind) => [kind, placeNear])),
  hex: hexNear(),
  'hex-start': hexNear((row) => ['about.hex-start', row]),
  'hex-spot': hexNear(() => ['about.hex-spot']),
  boulder: boulderNear,
  obstacle: obstacleNear,
  mover: figureNear,
  seat: figureNear,
  card: pokemon,
  fighter: pokemon,
  tail: tailNear,
  condition,
  attack: listed(
    ATTACKS.map((_, attack) => attackArt(attack)),
    attackSubject,
  ),
  ability: listed(
    POKEMON.map((row) => row.ability),
    abilitySubject,
  ),
  'token-wild': faceDown('wild', wild),
  'token-legendary': faceDown('legendary', wild),
  'token-trade-center': pokemon,
  'token-trainer': adversary,
  'token-gym': adversary,
  adversary,
  foe,
  'token-hm': machine,
  machine,
  power: named(POWERS, powerSubject),
  money: named(MONEY, (money, _art, looker) => moneySubject(money, isSimplified(looker))),
  ball: listed(BALLS, (ball, art) =>
    goodSubject(art, ['ball-count', ball, art.count ?? 1], ['about.ball', ball]),
  ),
  stone: listed(STONES, (stone, art) =>
    goodSubject(art, ['stone-count', stone, art.count ?? 1], ['about.stone', stone]),
  ),
  type: named(TYPES, (type, art) => typeNear(art, type)),
  good: (art, looker) => GOODS[art.of ?? '']?.(art, looker) ?? null,
  'token-item': faceDown('item', item),
};

/** The kinds of these that are Pokémon. */
export const creatures = ['card', 'fighter', 'token-wild', 'token-legendary', 'token-trade-center'];

import {
  card,
  chip,
  MASTER_SIZE,
  type MasterPlace,
  masterLeader,
  masterMark,
  masterObstacle,
  masterReach,
  masterToken,
  type TypeName,
} from '@indigo/art';
import full from '@indigo/art/maps/master.svg?raw';
import simple from '@indigo/art/maps/master-simple.svg?raw';
import type { Decision, Face, Piece, Place, Plain, Say, Scene, Seat, Zone } from '@indigo/kernel';
import { ATTACKS, FORMS, POKEMON } from '@indigo/master';
import { charted } from '../board/chart.ts';
import { shortest } from '../paths.ts';
import { piecesOf } from '../pieces.ts';
import { plainPiece, plainSkin } from '../plain-skin.ts';
import type { CloseUp, Odds, PieceLook, Skin, Thrown, Tone, Tray } from '../skin.ts';
import { Battle } from './battle.tsx';
import {
  cardOfId,
  creatureOf,
  foeOfId,
  numberOf,
  PLACES,
  placeIdOf,
  SIDES,
  type Side,
  seen,
  typeAt,
} from './facts.ts';
import { blowOn, fieldSkin, isField, steppedOn } from './field.ts';
import { hint, note } from './hints.ts';
import { phaseOf, progress } from './progress.tsx';
import { token } from './tokens.ts';

const CHART = { x: -189, y: -90, width: 1728, height: 1180 };
const GROUND = { full: charted(full, CHART), simple: charted(simple, CHART) };

const placeOn =
  (side: Side) =>
  ({ id }: Place): MasterPlace =>
    PLACES[side].get(id) ?? SIDES[side].spaces[0];

const SCALES: { readonly [kind: string]: number } = { 'token-legendary': 0.52, 'token-trade-center': 0.3 };

/** Tokens on the map: their backs, or who turned up. */
const piece =
  (side: Side) =>
  (one: Piece, place: Place): PieceLook => {
    if (!one.kind.startsWith('token-')) return { ...plainPiece(one), scale: 0.8 };
    const box = { width: 60, height: 60, foot: [30, 30] as const, scale: 1 };
    const pokemon = cardOfId(one.of);
    if (pokemon !== undefined) {
      const markup = chip(creatureOf(pokemon, 0), { rank: 'starter', size: 'board' });
      // In a trade center it waits beside the counter.
      const foot = one.kind === 'token-trade-center' ? ([-7, 107] as const) : ([50, 50] as const);
      return { markup, width: 100, height: 100, foot, scale: SCALES[one.kind] ?? 0.46 };
    }
    if (one.kind === 'token-gym') {
      const type = foeOfId(one.of ?? '')?.pokemon[0]?.type;
      return { ...box, markup: type === undefined ? '' : masterLeader(typeAt(type)) };
    }
    if (one.kind === 'token-hm' || one.kind === 'token-trade-center') return { ...box, markup: '' };
    return { ...box, markup: masterToken(placeOn(side)(place)) };
  };

/** What bars the roads of this match. */
const obstacles = (side: Side) => (view: Plain) => {
  const { spaces, roads } = SIDES[side];
  const dealt = seen(view).obstacles;
  return roads
    .map(({ a, b, slot, obstacle }) => {
      const kind = slot >= 0 ? (dealt[slot] ?? 'none') : obstacle === 0 ? 'none' : 'key';
      return kind === 'none' ? '' : masterObstacle(kind, spaces[a], spaces[b]);
    })
    .join('');
};

const moverOf = (scene: Scene, seat: Seat): Piece | undefined =>
  scene.pieces.find((one) => one.kind === 'mover' && one.seat === seat);

/** A walk along a road; on the field a step of whoever is active. */
function path({ seat }: Decision, { say: [key], at }: Face, scene: Scene): readonly string[] | null {
  if (at === undefined) return null;
  if (key === 'm.step') {
    const active = scene.pieces.find(({ kind, marks }) => kind === 'fighter' && marks?.includes('active'));
    return active === undefined ? null : [active.at, at];
  }
  const mover = moverOf(scene, seat);
  return key === 'do.move' && mover !== undefined ? [mover.at, at] : null;
}

function walked(say: Say, scene: Scene): { readonly piece: string; readonly path: readonly string[] } | null {
  if (isField(scene)) return steppedOn(say, scene);
  const [key, seat, place] = say;
  const mover = moverOf(scene, numberOf(seat));
  if (key !== 'moved' || mover === undefined) return null;
  const way = shortest(scene.links, mover.at, placeIdOf(numberOf(place)));
  return way === null ? null : { piece: mover.id, path: way };
}

function thrown([key, seat, second, third]: Say): readonly Thrown[] {
  if (key === 'catch-roll') return [{ seat: numberOf(seat), pips: numberOf(second) }];
  if (key !== 'rolled' || !Array.isArray(third)) return [];
  return third.map((pips: Plain) => ({ seat: numberOf(seat), pips: numberOf(pips) }));
}

/** Each ball catches on the faces it is thrown for. */
function odds({ kind }: Decision, { say: [, , faces] }: Face): Odds | null {
  if (kind !== 'balls' || !Array.isArray(faces)) return null;
  return { faces: faces.length === 0 ? PIPS : faces.map((one: Plain) => numberOf(one)), say: 'catches on' };
}
const PIPS = [1, 2, 3, 4, 5, 6];

/** A Pokémon to commit lies on its owner's bench. */
const at = ({ at: own, say: [key, form] }: Face): string | undefined =>
  key === 'm.card' ? `fighter:${POKEMON[Math.floor(numberOf(form) / FORMS)].id}` : own;

/** On a button only what is done; the rest of it stands beside. */
function act({ kind }: Decision, { say: [key, fact] }: Face, words: string): string {
  if (key === 'm.attack') return ATTACKS[numberOf(fact)].name;
  if (key === 'm.targets' || key === 'm.targets-hexes') return `Use it on ${words}`;
  return kind === 'field-place' ? `Begin on ${words.toLowerCase()}` : words;
}

const CALLS: { readonly [kind: string]: string } = {
  'poke-center': 'it heals your team',
  lab: 'it heals your team',
  'poke-mart': 'a shop',
  'department-store': 'a shop where money counts for more',
};

/** What waits at a location. */
function brings(_: Decision, { say: [key, fact] }: Face, view: Plain): string | null {
  if (key !== 'do.move') return null;
  const id = placeIdOf(numberOf(fact));
  const { kind } = PLACES[numberOf(fact) < 0 ? 'simple' : 'full'].get(id) as MasterPlace;
  const what = seen(view).spots[id];
  if (CALLS[kind] !== undefined) return CALLS[kind];
  if (what === undefined) return null;
  if (what === '?') return kind === 'item' ? 'an item ball lies there' : 'a wild Pokémon, face down';
  const foe = foeOfId(what);
  if (foe !== undefined)
    return `${foe.name} with ${foe.pokemon.map(({ name, hearts }) => `${name} (${hearts})`).join(', ')}`;
  const pokemon = cardOfId(what);
  return pokemon === undefined ? null : `${pokemon.stages[0].name} is there`;
}

/** The wild Pokémon a question is about. */
function closeUp({ kind, say: [, fact] }: Decision): CloseUp | null {
  if (kind !== 'wild' && kind !== 'balls' && kind !== 'place') return null;
  const pokemon = POKEMON[numberOf(fact)];
  const { name, type } = pokemon.stages[0];
  return {
    title: name,
    tag: pokemon.area === 'legendary' ? 'Legendary' : 'Wild',
    picture: card(creatureOf(pokemon, 0), {
      rank: pokemon.area === 'legendary' ? 'yellow' : 'starter',
      figures: [
        ['HEARTS', pokemon.track[0]],
        ['SPEED', pokemon.speed],
      ],
      lines: [[`t-${type as TypeName}`, `${type[0].toUpperCase()}${type.slice(1)}`]],
    }),
    lines: [`Ability: ${pokemon.ability}.`],
  };
}

function composed({ kind }: Decision, count: number): string {
  const words: { readonly [kind: string]: string } = {
    commit: 'Fight with these',
    'field-commit': 'Send these',
    balls: 'Throw',
    basket: count === 0 ? 'Buy nothing' : 'Buy these',
    pay: 'Pay with these',
    hit: 'Strike',
    package: 'Place the damage',
    place: 'Take the damage',
    offer: 'Offer this',
    counter: 'Offer this',
  };
  return (
    words[kind] ?? (count === 0 ? 'Choose nothing' : `Choose ${count === 1 ? 'this' : `these ${count}`}`)
  );
}

const isOf =
  (kind: string) =>
  (zone: Zone): boolean =>
    zone.kind === kind;

const TRAYS: readonly Tray[] = [
  {
    title: 'Team',
    holds: isOf('team'),
    shows: { pixels: 66 },
    about: ({ scene, seat }) => {
      const { length } = piecesOf(scene, seat, isOf('team'));
      return isField(scene) ? `${length} off the field` : `${length} Pokémon`;
    },
    empty: 'Nobody',
  },
  {
    title: 'Bag',
    holds: isOf('bag'),
    shows: { pixels: 46 },
    about: ({ scene, seat }) => `${scene.gauges.find((one) => one.seat === seat)?.value ?? 0} $`,
    empty: null,
  },
];

const TONES: { readonly [key: string]: Tone } = {
  'catch-roll': 'dice',
  rolled: 'dice',
  moved: 'step',
  healed: 'flip',
  camped: 'flip',
  appeared: 'flip',
  found: 'flip',
  'broke-free': 'missed',
  caught: 'caught',
  'beat-wild': 'caught',
  'won-battle': 'caught',
  'lost-battle': 'out',
  defeated: 'out',
  evolved: 'caught',
  'got-token': 'deal',
  'f.moved-to': 'step',
  'f.used-attack': 'dice',
  'f.unharmed': 'missed',
  'f.fainted': 'out',
  'f.reserve-came': 'deal',
  'f.champion': 'won',
  turn: 'turn',
};

/** On the field it is the turn of whoever owns the Pokémon that is active. */
function toMove(view: Plain): Seat | null {
  const { league, active } = seen(view);
  const match = league?.match ?? null;
  if (match === null) return active;
  return match.fighters.find(({ card }) => card === match.active)?.seat ?? null;
}

/** The adventure on either side of the board, and the field of the League. */
export function masterSkin(): Skin {
  const onMap = (side: Side): Skin => ({
    ...plainSkin(),
    size: MASTER_SIZE,
    beyond: 90,
    ground: GROUND[side],
    place: (place) => ({ markup: masterMark(placeOn(side)(place)), r: masterReach(place) }),
    piece: piece(side),
    lying: obstacles(side),
    trays: TRAYS,
    counts: (scene, seat) =>
      scene.zones.flatMap((zone) =>
        zone.seat === seat && zone.kind === 'team' ? [['Pokémon', zone] as const] : [],
      ),
    beside: (scene, seat, you) => (seat === you ? [] : piecesOf(scene, seat, isOf('team'))),
    token,
    at,
    path,
    walked,
    blow: (say, scene) => (isField(scene) ? blowOn(say, scene) : null),
    thrown,
    dice: () => [],
    odds,
    act,
    brings,
    hint,
    note,
    closeUp,
    composed,
    phase: phaseOf,
    extra: progress,
    tone: ([key]) => TONES[key] ?? null,
    toMove,
    Focus: Battle,
    focused: (view) => seen(view).battle !== null || seen(view).phase === 'setup',
    shows: ({ id, kind }) => id === 'arena' || id === 'starters' || kind === 'team',
  });
  const boards = { full: onMap('full'), simple: onMap('simple') };
  let field: Skin | null = null;
  const board = (scene: Scene): Skin => {
    if (isField(scene)) {
      field ??= fieldSkin(boards.full, scene);
      return field;
    }
    return scene.places.length === SIDES.simple.spaces.length ? boards.simple : boards.full;
  };
  return { ...boards.full, board };
}

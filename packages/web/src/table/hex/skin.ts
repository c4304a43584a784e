import { badge, card, chipBack, HEX_SIZE, hexMark, hexReach, type SignId, sign } from '@indigo/art';
import { CATCHES, type HexView, LEADERS, monOf, POKEMON, SPACES, TYPES, typesIn } from '@indigo/hex';
import type { Decision, Face, Piece, Place, Plain, Say, Scene, Seat, Zone } from '@indigo/kernel';
import { piecesOf } from '../pieces.ts';
import { plainPiece, plainSkin } from '../plain-skin.ts';
import type { CloseUp, Odds, PieceLook, Skin, Thrown, Tone, Tray } from '../skin.ts';
import { Battle } from './battle.tsx';
import {
  drawnId,
  leaderAt,
  leaderById,
  numberOf,
  rankOfColour,
  spaceAt,
  speciesOf,
  typeName,
} from './facts.ts';
import { goals, laurel } from './goals.tsx';
import { aboutCard, hint, note } from './hints.ts';
import { decks, ground, placeOf } from './island.ts';
import { drawnItem, drawnTrainer, itemById } from './items.ts';
import { unfolded } from './unfold.ts';
import { wayTo } from './ways.ts';

const PAWN_SCALE = 0.7;
const CHIP_SCALE = 0.38;
const SIDES = [1, 2, 3, 4, 5, 6];
/** Both sums are looked at so long before anything else happens. */
const SUM_MS = 2200;

const seen = (view: Plain): HexView => view as unknown as HexView;

const place = (one: Place): { markup: string; r: number } => ({
  markup: hexMark(placeOf(spaceAt(one.id), one)),
  r: hexReach(one),
});

const SHADOW = '<circle cx="50" cy="57" r="48" fill="#10142e" opacity=".25"/>';
/** A Weakened token at the rim. */
const WEAK = `<circle cx="82" cy="82" r="19" fill="#fffaf0" stroke="#b3261e" stroke-width="4"/>${sign('g-heart', 82, 83, 24, '#b3261e')}`;

function piece(one: Piece, { colour }: Place): PieceLook {
  if (one.kind === 'mover') return { ...plainPiece(one), scale: PAWN_SCALE };
  const face =
    one.of === undefined
      ? chipBack(rankOfColour(RANK_OF[colour ?? ''] ?? -1))
      : drawnId(one.of, { size: 'board' });
  const weak = one.marks?.includes('weakened') ? WEAK : '';
  return { markup: SHADOW + face + weak, width: 100, height: 100, foot: [50, 50], scale: CHIP_SCALE };
}
const RANK_OF: { readonly [colour: string]: number } = { pink: 0, green: 1, blue: 2, red: 3, yellow: 4 };

/** A Trainer as a disc. */
const trainerToken = `<circle cx="50" cy="50" r="46" fill="#2f7a63" stroke="#17493a" stroke-width="4"/>${sign('g-trainer', 50, 50, 58, '#fff')}`;

function token({ kind, of, say, marks }: Piece, _: string, size: 'dot' | 'team'): string {
  if (kind === 'badge') {
    const leader = leaderById(of ?? '');
    return leader === undefined ? '' : `<g transform="scale(2.5)">${badge('gym', typeName(leader.type))}</g>`;
  }
  if (kind === 'trainer') return trainerToken;
  if (kind === 'achievement') return laurel;
  if (of === undefined) return chipBack('starter');
  const grown = size === 'team' && marks?.includes('boosted') ? BOOSTED : '';
  return drawnId(of, { size, ...(size === 'team' && { power: numberOf(say[2]) }) }) + grown;
}
const BOOSTED = `<circle cx="84" cy="84" r="14" fill="#ffb81c" stroke="#5c3a00" stroke-width="2"/><text x="84" y="90" class="num" font-size="17" text-anchor="middle" fill="#3d2700">+1</text>`;

const drawnCard = (one: Piece, name: string): string =>
  one.kind === 'trainer' ? drawnTrainer(one.of ?? '', name) : drawnItem(one.of ?? '', name);

/** Step by step on foot; by train and through the air straight on. */
function path(
  { kind, seat, say }: Decision,
  { at, say: [key] }: Face,
  scene: Scene,
): readonly string[] | null {
  if (at === undefined) return null;
  const pawn = scene.pieces.find((one) => one.kind === 'mover' && one.seat === seat);
  if (key === 'train-to') return pawn ? [pawn.at, at] : null;
  if (key !== 'to-space' && key !== 'pay-to') return null;
  return wayTo(scene, seat, at, kind === 'move' ? numberOf(say[1]) : 0, key === 'pay-to');
}

const thrown = ([key, seat, pips]: Say): readonly Thrown[] =>
  key === 'rolled' ? [{ seat: numberOf(seat), pips: numberOf(pips) }] : [];

/** What catches it, with what helps and the ball. */
function odds({ kind, say: [, mon, , span] }: Decision, { id, say: [key] }: Face): Odds | null {
  if (kind !== 'ball') return null;
  const reach = numberOf(span) + (key === 'card' ? (itemById(id.split('#')[0])?.value ?? 0) : 0);
  const faces = SIDES.filter((pips) =>
    CATCHES[POKEMON[numberOf(mon)].colour].some((face) => Math.abs(face - pips) <= reach),
  );
  return { faces, say: 'catches' };
}

function act({ kind }: Decision, { say: [key] }: Face, words: string): string {
  if (kind === 'ball') return key === 'card' ? `Throw the ${words}` : 'No ball';
  if (kind === 'after' && key === 'do.done') return 'End your turn';
  // A name alone says nothing of what it does.
  if (key === 'use') return `Use ${words}`;
  return words;
}

const isFree = (leader: number, view: HexView): boolean =>
  !(view.players[view.seat]?.badges.includes(LEADERS[leader].id) ?? false);

const WAITS: { readonly [kind: string]: string } = {
  event: 'draw an Event',
  super: 'draw a Super Event',
  pick: 'one of two Events, as you choose',
  league: 'it starts the League',
};

/** What waits on a space. */
function atSpace(space: number, view: HexView): string | null {
  const { kind, hexagon, id, draws } = SPACES[space];
  if (kind === 'pokemon') {
    const lies = view.slots[id];
    if (lies === undefined) return 'nobody is there';
    return lies === '' ? 'who lies there is unknown' : `${POKEMON[monOf(lies)].name} lies there`;
  }
  if (kind === 'draw') return `meet ${draws} of them`;
  if (kind !== 'city') return WAITS[kind] ?? null;
  const leader = leaderAt(hexagon);
  if (leader < 0) return null;
  const { name, type, power, dual } = LEADERS[leader];
  if (!isFree(leader, view)) return `you have ${name}'s badge`;
  return `${name} awaits you: ${type}, power ${power}${dual ? ', against two of yours' : ''}`;
}

function brings(_: Decision, { say: [key, fact] }: Face, view: Plain): string | null {
  if (key === 'to-space' || key === 'pay-to' || key === 'train-to' || key === 'activate-space')
    return atSpace(numberOf(fact), seen(view));
  if (key.startsWith('use')) return aboutCard(String(fact));
  return null;
}

const listed = (types: readonly number[]): string => types.map((type) => TYPES[type]).join(', ');

/** The Pokémon a ball may be thrown at. */
function closeUp({ kind, say: [, fact, weakened] }: Decision): CloseUp | null {
  if (kind !== 'ball') return null;
  const { name, power, colour, types, advantages } = POKEMON[numberOf(fact)];
  const species = speciesOf(numberOf(fact));
  const strong = typesIn(advantages);
  return {
    title: name,
    tag: weakened === true ? 'Weakened' : null,
    picture: card(species, {
      rank: rankOfColour(colour),
      figures: [['POWER', power]],
      catches: CATCHES[colour],
      lines: typesIn(types)
        .slice(0, 2)
        .map((type) => [`t-${typeName(TYPES[type])}` as SignId, TYPES[type]] as const),
    }),
    lines: [
      strong.length === TYPES.length ? 'Strong against everything.' : `Strong against ${listed(strong)}.`,
    ],
  };
}

function composed({ kind }: Decision, count: number): string {
  if (/discard|pay|give-up/.test(kind)) return count === 0 ? 'Discard nothing' : `Discard ${count}`;
  if (/offer|want/.test(kind)) return count === 0 ? 'Nothing' : `These ${count}`;
  return count === 0 ? 'Choose nothing' : `Choose ${count === 1 ? 'this one' : `these ${count}`}`;
}

const isOf =
  (...kinds: readonly string[]) =>
  (zone: Zone): boolean =>
    kinds.includes(zone.kind);
const held = (scene: Scene, seat: Seat, kind: string): number => piecesOf(scene, seat, isOf(kind)).length;

const TRAYS: readonly Tray[] = [
  {
    title: 'Team',
    holds: isOf('team'),
    shows: { pixels: 66 },
    about: ({ scene, seat }) => `${held(scene, seat, 'team')} Pokémon`,
    empty: 'Nobody yet',
  },
  {
    title: 'Cards',
    holds: isOf('hand', 'trainer'),
    shows: 'cards',
    about: ({ scene, seat }) => {
      const items = scene.zones.find((zone) => zone.seat === seat && zone.kind === 'hand')?.count ?? 0;
      return items === 1 ? '1 Item' : `${items} Items`;
    },
    empty: 'None yet',
  },
];

const TONES: { readonly [key: string]: Tone } = {
  rolled: 'dice',
  moved: 'step',
  appeared: 'flip',
  caught: 'caught',
  missed: 'missed',
  'drew-items': 'deal',
  'drew-event': 'flip',
  'trainer-drawn': 'deal',
  sent: 'deal',
  'turned-up': 'flip',
  badge: 'caught',
  'lost-to-leader': 'out',
  turn: 'turn',
  won: 'won',
};
const SECRET = new Set(['got-items', 'stole-these']);
const SUMS = new Set(['totals', 'gym-totals', 'elite-totals']);

/** An island of eight hexagons. */
export function hexSkin(): Skin {
  return {
    ...plainSkin(),
    size: HEX_SIZE,
    beyond: 90,
    ground: (view) => ground(seen(view)),
    place,
    piece,
    lying: (view) => decks(seen(view)),
    card: drawnCard,
    trays: TRAYS,
    counts: (scene, seat) =>
      scene.zones.flatMap((zone) =>
        zone.seat === seat && zone.kind === 'hand' ? [['Items', zone] as const] : [],
      ),
    beside: (scene, seat, you) => [
      ...piecesOf(scene, seat, isOf('badges', 'achievements')),
      ...(seat === you ? [] : piecesOf(scene, seat, isOf('team'))),
    ],
    token,
    path,
    thrown,
    dice: ({ kind, say: [, count] }) =>
      kind === 'move' && SIDES.includes(numberOf(count)) ? [numberOf(count)] : [],
    odds,
    act,
    leads: (_, { say: [key] }) => key === 'do.gym' || key === 'do.stay',
    brings,
    hint: (decision, view) => hint(decision, seen(view)),
    note,
    closeUp,
    composed,
    phase: (view) => (seen(view).league === null ? null : 'The League'),
    extra: goals,
    isSecret: ([key]) => SECRET.has(key),
    tone: ([key]) => TONES[key] ?? null,
    Focus: Battle,
    focused: (view) => seen(view).battle !== null,
    unfold: unfolded,
    pause: ([key]) => (SUMS.has(key) ? SUM_MS : 0),
  };
}

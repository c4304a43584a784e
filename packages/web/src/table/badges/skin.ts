import {
  BADGES_SIZE,
  badge,
  badgesGlow,
  badgesMark,
  badgesPile,
  card,
  chipBack,
  type SignId,
  SQUARE,
  shrub,
  sign,
  type TypeName,
} from '@indigo/art';
import map from '@indigo/art/maps/badges.svg?raw';
import { type BadgesView, BOX_MAX, CARDS, type CardFacts, ROUTES, SITES, SQUARES } from '@indigo/badges';
import type { Decision, Face, Piece, Plain, Say, Scene, Seat, Zone } from '@indigo/kernel';
import { charted } from '../board/chart.ts';
import { shortest } from '../paths.ts';
import { plainPiece, plainSkin } from '../plain-skin.ts';
import type { CloseUp, Odds, PieceLook, Skin, Thrown, Tone, Tray } from '../skin.ts';
import { cardOfDex, drawnCard, HM_WORDS, numberOf, rankOf, siteOf, speciesOf } from './facts.ts';
import { Gym } from './gym.tsx';

const GROUND = charted(map, { x: -189, y: -109, width: 1344, height: 974 });
const PAWN_SCALE = 0.74;

const seen = (view: Plain): BadgesView => view as unknown as BadgesView;

function piece(piece: Piece): PieceLook {
  if (piece.kind === 'mover') return { ...plainPiece(piece), scale: PAWN_SCALE };
  return { markup: shrub(), width: 40, height: 46, foot: [20, 26], scale: 1 };
}

const piles = (view: Plain): string =>
  seen(view)
    .routes.map(({ wild, under }, i) => {
      const { name, bubbles } = ROUTES[i];
      return badgesPile(i + 1, name, bubbles, wild + under.length);
    })
    .join('');

/** The HM of a card as a small flag at the foot of its chip. */
const flag = (hm: NonNullable<CardFacts['hm']>): string =>
  `<rect x="32" y="83" width="66" height="21" rx="10.5" fill="#262250" stroke="#fffaf0" stroke-width="1.6"/>${sign(`g-${hm}` as SignId, 46, 93.5, 16, '#fff')}<text x="57" y="98.5" class="num" font-size="15" fill="#fff">${HM_WORDS[hm]}</text>`;

function token({ kind, of, marks }: Piece, _: string, size: 'dot' | 'team'): string {
  if (kind === 'badge') {
    const site = siteOf(of ?? '');
    return site === undefined ? '' : `<g transform="scale(2.5)">${badge(site.kind, site.type)}</g>`;
  }
  const facts = cardOfDex(Number(of));
  if (facts === undefined) return chipBack('starter');
  const body = drawnCard(facts, { size, ko: marks?.includes('fainted') ?? false });
  return size === 'team' && facts.hm !== null ? body + flag(facts.hm) : body;
}

/** On foot along the open squares; across water and through the air straight on. */
function path(decision: Decision, { at, say: [key] }: Face, scene: Scene): readonly string[] | null {
  const mover = moverOf(scene, decision.seat);
  if (mover === undefined || at === undefined) return null;
  if (key === 'surf' || key === 'fly') return [mover.at, at];
  return key === 'go' ? shortest(scene.links, mover.at, at) : null;
}

const moverOf = (scene: Scene, seat: Seat): Piece | undefined =>
  scene.pieces.find((one) => one.kind === 'mover' && one.seat === seat);

function walked([key, seat, to]: Say, scene: Scene): { piece: string; path: readonly string[] } | null {
  const mover = moverOf(scene, numberOf(seat));
  if (key !== 'walked' || mover === undefined) return null;
  const way = shortest(scene.links, mover.at, SQUARES[numberOf(to)].id);
  return way === null ? null : { piece: mover.id, path: way };
}

/** Two for a walk, one for a fight. */
function thrown([key, ...facts]: Say): readonly Thrown[] {
  const dice = { rolled: facts.slice(1), 'won-fight': facts.slice(3), fainted: facts.slice(2) }[key];
  const seat = numberOf(facts[0]);
  return (dice ?? []).map((pips) => ({ seat, pips: numberOf(pips) }));
}

function odds(_: Decision, { say: [key, , pips] }: Face): Odds | null {
  if (key !== 'send') return null;
  const least = numberOf(pips);
  return { faces: [1, 2, 3, 4, 5, 6].filter((face) => face >= least), say: `needs ${least} or more` };
}

const squares = (steps: number): string => (steps === 1 ? '1 square' : `${steps} squares`);

function act(_: Decision, { say: [key, first, steps] }: Face, words: string): string {
  if (key === 'go') return `Walk ${squares(numberOf(steps))}`;
  return key === 'capture' ? `Capture on ${ROUTES[numberOf(first)].name}` : words;
}

/** What can be done from a square. */
function brings(_: Decision, { say: [key, ...facts] }: Face, view: Plain): string | null {
  if (key === 'cut') return 'The way stays open, for everybody.';
  if (key === 'fly') return 'It takes the place of walking.';
  if (key === 'challenge') {
    const { type } = SITES[numberOf(facts[0])];
    return `Beat three ${type} Pokémon, one after the other.`;
  }
  if (key === 'compete') return 'Four Pokémon of its type in your Party win.';
  if (key !== 'go') return null;
  const { route } = SQUARES[numberOf(facts[0])];
  if (route < 0) return null;
  const { wild, under } = seen(view).routes[route];
  const cards = wild + under.length;
  return cards === 0 ? 'the pile is empty' : `${cards === 1 ? '1 card' : `${cards} cards`} to catch`;
}

const tagOf = ({ type, legendary }: CardFacts): string => (legendary ? `Legendary, ${type}` : type);

function shown(facts: CardFacts, lines: readonly string[]): CloseUp {
  const { name, type, hm } = facts;
  return {
    title: name,
    tag: tagOf(facts),
    picture: card(speciesOf(facts), {
      rank: rankOf(facts),
      lines: [
        [`t-${type as TypeName}`, `${type[0].toUpperCase()}${type.slice(1)}`],
        ...(hm === null ? [] : [[`g-${hm}` as SignId, HM_WORDS[hm]] as const]),
      ],
    }),
    lines,
  };
}

/** What is offered, what was drawn. */
function closeUp({ kind, say: [, ...facts] }: Decision, view: Plain): CloseUp | null {
  if (kind === 'answer-offer') {
    return shown(CARDS[numberOf(facts[1])], facts[3] === true ? ['It has fainted.'] : []);
  }
  const { drawn } = seen(view);
  if (kind !== 'exchange' || drawn === null || drawn.card === null) return null;
  return shown(CARDS[drawn.card], [`Card ${drawn.no + 1}, from ${ROUTES[drawn.from].name}.`]);
}

function composed({ kind }: Decision, count: number): string {
  if (kind === 'offer') return 'Make this offer';
  if (count === 0) return 'Change nothing';
  return count === 1 ? 'Move this one' : `Move these ${count}`;
}

const isOf =
  (name: string) =>
  ({ id }: Zone): boolean =>
    id.split(':')[0] === name;
const heldIn = (scene: Scene, seat: Seat, name: string): number =>
  scene.zones.find((zone) => zone.seat === seat && isOf(name)(zone))?.count ?? 0;

const TRAYS: readonly Tray[] = [
  {
    title: 'Party',
    holds: isOf('party'),
    shows: { pixels: 62 },
    about: ({ scene, seat, view }) => `${heldIn(scene, seat, 'party')} of ${seen(view).options.partyMax}`,
    empty: 'Nobody yet: walk to a route and capture',
  },
  {
    title: 'Box',
    holds: isOf('box'),
    shows: { pixels: 44 },
    about: ({ scene, seat }) => `${heldIn(scene, seat, 'box')} of ${BOX_MAX}`,
    empty: null,
  },
  {
    title: 'Badges',
    holds: isOf('badges'),
    shows: { pixels: 46 },
    about: ({ scene, seat }) => {
      const gauge = scene.gauges.find((one) => one.seat === seat);
      return `${gauge?.value ?? 0} of ${gauge?.goal ?? ''}`;
    },
    empty: 'None yet',
  },
];

const COUNTED: { readonly [kind: string]: string } = { party: 'party', box: 'box' };

const counts = (scene: Scene, seat: Seat): readonly (readonly [string, Zone])[] =>
  scene.zones.flatMap((zone): (readonly [string, Zone])[] => {
    const word = COUNTED[zone.id.split(':')[0]];
    return zone.seat === seat && word !== undefined ? [[word, zone]] : [];
  });

/** Badges, and what one has seen of others' Pokémon. */
function beside(scene: Scene, seat: Seat, you: Seat | null): readonly Piece[] {
  const of = (kind: string): readonly Piece[] =>
    scene.pieces.filter((one) => one.kind === kind && one.seat === seat);
  return seat === you ? of('badge') : [...of('badge'), ...of('card')];
}

const TONES: { readonly [key: string]: Tone } = {
  rolled: 'dice',
  walked: 'step',
  surfed: 'step',
  flew: 'step',
  'cut-shrub': 'flip',
  captured: 'caught',
  'no-room': 'flip',
  'won-fight': 'dice',
  fainted: 'out',
  'whited-out': 'missed',
  outshone: 'missed',
  traded: 'deal',
  swapped: 'deal',
  'won-badge': 'caught',
  turn: 'turn',
  won: 'won',
};

const SECRET = new Set(['was-caught', 'was-drawn', 'went-under', 'rearranged']);

/** Four Badges as open country. */
export function badgesSkin(): Skin {
  const plain = plainSkin();
  return {
    ...plain,
    size: BADGES_SIZE,
    beyond: 90,
    ground: GROUND,
    place: (place) => ({ markup: badgesMark(place), r: SQUARE / 2 }),
    grid: SQUARE,
    glow: (place, _, __, chosen) => badgesGlow(place, chosen),
    piece,
    lying: piles,
    trays: TRAYS,
    counts,
    beside,
    token,
    path,
    walked,
    thrown,
    dice: ({ kind }, view) => (kind === 'move' ? seen(view).dice : []),
    odds,
    act,
    brings,
    closeUp,
    composed,
    isSecret: ([key]) => SECRET.has(key),
    turnOf: ([key, , turn]) => (key === 'turn' ? numberOf(turn) : null),
    tone: ([key]) => TONES[key] ?? null,
    Focus: Gym,
    focused: (view) => seen(view).gym !== null,
  };
}

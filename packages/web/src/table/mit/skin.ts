import { badge, chipBack, MIT_SIZE, mitMark, mitReach, mitTurns } from '@indigo/art';
import map from '@indigo/art/maps/mit.svg?raw';
import type { Decision, Face, Piece, Place, Plain, Say, Scene, Seat, Zone } from '@indigo/kernel';
import { ATTACKS, LEADERS, type MitView, SQUARES, TEAM_MAX } from '@indigo/mit';
import { charted } from '../board/chart.ts';
import { piecesOf } from '../pieces.ts';
import { plainPiece, plainSkin } from '../plain-skin.ts';
import type { Odds, PieceLook, Skin, Thrown, Tone, Tray } from '../skin.ts';
import { Battle } from './battle.tsx';
import { badgeType, drawn, faceOf, faceOfCard, health, numberOf, squareAt } from './facts.ts';

const GROUND = charted(map, { x: -119, y: -90, width: 1638, height: 1180 });
const TURNS = mitTurns(SQUARES);
const LOOP = SQUARES.length;
/** No die is above it. */
const SIDES = 6;

const seen = (view: Plain): MitView => view as unknown as MitView;
const faces = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

const place = (one: Place): { markup: string; r: number } => ({
  markup: mitMark(one, TURNS.get(one.id) ?? 0),
  r: mitReach(one),
});

const piece = (one: Piece): PieceLook => ({ ...plainPiece(one), scale: 0.84 });

const BAR = { good: '#1c7a4d', fair: '#b8651b', poor: '#b3261e' };

/** What is left of its HP, across the foot of a chip. */
function bar(hp: number, max: number): string {
  const width = Math.round((84 * hp) / max);
  return `<rect x="6" y="84" width="88" height="19" rx="9.5" fill="#262250" stroke="#fffaf0" stroke-width="1.6"/><rect x="8" y="86" width="${width}" height="15" rx="7.5" fill="${BAR[health(hp, max)]}"/><text x="50" y="98.5" class="num" font-size="14" text-anchor="middle" fill="#fff">${hp}/${max}</text>`;
}

function token({ kind, of, marks, say }: Piece, _: string, size: 'dot' | 'team'): string {
  if (kind === 'badge') return `<g transform="scale(2.5)">${badge('gym', badgeType(of ?? ''))}</g>`;
  const face = faceOf(of);
  if (face === undefined) return chipBack('starter');
  const body = drawn(face, size, marks?.includes('ko') ?? false);
  return size === 'team' ? body + bar(numberOf(say[2]), face.hp) : body;
}

/** Square by square, forward or backward. */
function way(from: number, steps: number): readonly string[] {
  const one = Math.sign(steps);
  return Array.from({ length: Math.abs(steps) + 1 }, (_, i) => SQUARES[(from + i * one + LOOP) % LOOP].id);
}

const moverOf = (scene: Scene, seat: Seat): Piece | undefined =>
  scene.pieces.find((one) => one.kind === 'mover' && one.seat === seat);

function path({ seat }: Decision, { say: [key, steps] }: Face, scene: Scene): readonly string[] | null {
  const mover = moverOf(scene, seat);
  if (mover === undefined || (key !== 'forward' && key !== 'back')) return null;
  return way(squareAt(mover.at), key === 'forward' ? numberOf(steps) : -numberOf(steps));
}

function walked([key, seat, , steps]: Say, scene: Scene): { piece: string; path: readonly string[] } | null {
  const mover = moverOf(scene, numberOf(seat));
  if (key !== 'moved' || mover === undefined || typeof steps !== 'number') return null;
  return { piece: mover.id, path: way(squareAt(mover.at), steps) };
}

const thrown = ([key, seat, pips]: Say): readonly Thrown[] =>
  key === 'rolled' ? [{ seat: numberOf(seat), pips: numberOf(pips) }] : [];

/** What an attack or a Pokéball needs. What always hits says so itself. */
function odds(_: Decision, { say: [key, fact, needed] }: Face): Odds | null {
  if (key === 'ball') return { faces: faces(numberOf(fact)), say: 'catches' };
  if (key !== 'attack' || numberOf(needed) >= SIDES) return null;
  return { faces: faces(Math.max(0, numberOf(needed))), say: 'hits' };
}

/** On a button only what is done; the rest of it stands beside. */
function act(_: Decision, { say: [key, fact, at] }: Face, words: string): string {
  if (key === 'attack') return ATTACKS[numberOf(fact)].name;
  if (key === 'switch') return `Switch to ${faceOfCard(numberOf(fact)).name}`;
  if (key === 'choose') return faceOfCard(numberOf(fact)).name;
  if (key === 'ball') return 'Throw a Pokéball';
  if (key === 'forward' || key === 'back') {
    const square = SQUARES[numberOf(at)];
    return square.kind === 'gym' ? `Go to ${leaderAt(numberOf(at))}'s Gym` : `Go to ${square.place}`;
  }
  return words;
}

const leaderAt = (at: number): string => LEADERS.find(({ id }) => id === SQUARES[at].of)?.name ?? '';

/** What waits on a square. */
function brings(_: Decision, { say: [key, , at] }: Face, view: Plain): string | null {
  if (key !== 'forward' && key !== 'back') return null;
  const { kind, of } = SQUARES[numberOf(at)];
  if (kind === 'center') return 'it heals your team';
  if (kind === 'gym') {
    const team = LEADERS.find(({ id }) => id === of)?.team ?? [];
    return `${team.map((id) => faceOf(id)?.name).join(', ')} await you there`;
  }
  const cards = seen(view).routes[of ?? '']?.length ?? 0;
  return cards === 0 ? 'nobody lives there now' : `${cards} wild Pokémon live there`;
}

function composed({ kind }: Decision, count: number): string {
  if (count === 0) return 'Name somebody';
  if (kind === 'select-wild') return count === 1 ? 'Fight with this one' : `Fight with these ${count}`;
  return count === 1 ? 'Lay down this one' : `Lay down these ${count}`;
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
    about: ({ scene, seat }) => `${piecesOf(scene, seat, isOf('team')).length} of ${TEAM_MAX}`,
    empty: 'Nobody yet',
  },
  {
    title: 'Badges',
    holds: isOf('badges'),
    shows: { pixels: 42 },
    about: ({ scene, seat }) => `${piecesOf(scene, seat, isOf('badges')).length} of ${LEADERS.length}`,
    empty: 'None yet',
  },
];

const TONES: { readonly [key: string]: Tone } = {
  rolled: 'dice',
  moved: 'step',
  healed: 'flip',
  appeared: 'flip',
  hit: 'dice',
  missed: 'missed',
  'ball-missed': 'missed',
  caught: 'caught',
  switched: 'deal',
  'sent-in': 'deal',
  'blew-up': 'out',
  'got-badge': 'caught',
  evolved: 'caught',
  'lost-gym': 'out',
  'lost-wild': 'out',
  turn: 'turn',
  won: 'won',
};

/** The loop round Kanto. */
export function mitSkin(): Skin {
  return {
    ...plainSkin(),
    size: MIT_SIZE,
    beyond: 80,
    ground: GROUND,
    place,
    piece,
    trays: TRAYS,
    counts: (scene, seat) =>
      scene.zones.flatMap((zone) =>
        zone.seat === seat && zone.kind === 'team' ? [['Pokémon', zone] as const] : [],
      ),
    beside: (scene, seat, you) => [
      ...piecesOf(scene, seat, isOf('badges')),
      ...(seat === you ? [] : piecesOf(scene, seat, isOf('team'))),
    ],
    token,
    path,
    walked,
    thrown,
    dice: ({ kind, say: [, pips] }) => (kind === 'walk' ? [numberOf(pips)] : []),
    odds,
    act,
    brings,
    composed,
    tone: ([key]) => TONES[key] ?? null,
    Focus: Battle,
    focused: (view) => seen(view).battle !== null || seen(view).starters.length > 0,
  };
}

import { CLASSIC_SIZE, card, classicMark, dungeonChips, itemCard, type Rank } from '@indigo/art';
import map from '@indigo/art/maps/classic.svg?raw';
import type { ClassicView } from '@indigo/classic';
import type { AnyRuleset, Decision, Face, Piece, Place, Plain, Say, Scene } from '@indigo/kernel';
import { charted } from '../board/chart.ts';
import { wayOfRoll } from '../paths.ts';
import { plainPiece, plainSkin } from '../plain-skin.ts';
import type { CloseUp, Odds, PieceLook, Skin, Tone } from '../skin.ts';
import { Battle } from './battle.tsx';
import { unfoldedBattle } from './battle-sums.ts';
import {
  catchingFaces,
  chipFacts,
  drawnChip,
  faceDown,
  landing,
  numberOf,
  shiftsOf,
  spaceId,
  speciesOf,
  whenPlayed,
} from './facts.ts';

const GROUND = charted(map, { x: -111, y: -112, width: 1670, height: 1224 });

const REACH: { readonly [kind: string]: number } = { city: 24, circle: 30, dungeon: 46, deck: 34, event: 17 };
const CHIP_SCALE = 0.6;
/** Both sums are looked at so long before anything else happens. */
const SUM_MS = 2200;

const seen = (view: Plain): ClassicView => view as unknown as ClassicView;

function piece(piece: Piece, place: Place): PieceLook {
  if (piece.kind === 'mover') return plainPiece(piece);
  const shadow = '<circle cx="50" cy="57" r="48" fill="#10142e" opacity=".25"/>';
  const face =
    piece.kind === 'chip' ? drawnChip(Number(piece.of), { size: 'board' }) : faceDown(place.colour);
  return { markup: shadow + face, width: 100, height: 100, foot: [50, 50], scale: CHIP_SCALE };
}

function path(decision: Decision, face: Face, scene: Scene): readonly string[] | null {
  const mover = scene.pieces.find(({ kind, seat }) => kind === 'mover' && seat === decision.seat);
  if (mover === undefined || face.at === undefined) return null;
  if (decision.kind !== 'move') return face.say[0] === 'fly' ? [mover.at, face.at] : null;
  const pips = numberOf(decision.say[1]);
  const by = face.say[0] === 'go-by' ? spaceId(numberOf(face.say[2])) : null;
  return wayOfRoll(scene.links, mover.at, face.at, pips, by);
}

function walked([key, seat, from, to]: Say): { piece: string; path: readonly string[] } | null {
  if (key !== 'moved') return null;
  const path = [from, ...(to as readonly number[])].map((at) => spaceId(numberOf(at)));
  return { piece: `mover:${String(seat)}`, path };
}

const ball = (face: Face): string => (face.id.startsWith('ball:') ? face.id.slice('ball:'.length) : '');

function odds(decision: Decision, face: Face): Odds | null {
  if (face.id === 'dice') return { faces: [1, 6], say: 'needs 1 or 6' };
  if (decision.kind !== 'ball' || face.id === 'decline') return null;
  const dex = numberOf(decision.say[1]);
  const shifts = ball(face) === '' ? [] : shiftsOf(ball(face));
  const faces = catchingFaces(dex, shifts, false);
  if (shifts.length === 0) return { faces, say: `needs ${faces.join(' or ')}` };
  const signed = shifts.map((shift) => (shift > 0 ? `+${shift}` : `−${-shift}`));
  return { faces, say: `shift by ${signed.join(' or ')}` };
}

function brings(decision: Decision, face: Face, view: Plain): string | null {
  if (decision.kind === 'move' && face.at !== undefined) return landing(face.at);
  if (face.say[0] === 'fly' && face.at !== undefined) return landing(face.at);
  if (decision.kind === 'catch-any' || decision.kind === 'chance') {
    const dex = seen(view).circles[face.at?.slice('circle:'.length) ?? ''] ?? 0;
    if (dex === 0) return 'Face down: a blind try at the same odds.';
    const { power, attack, catches } = chipFacts(dex);
    return `Power ${power}, attack ${attack}, caught with ${catches.join(' or ')}.`;
  }
  return null;
}

function closeUp(decision: Decision, view: Plain): CloseUp | null {
  if (decision.kind !== 'ball') return null;
  const dex = numberOf(decision.say[1]);
  const { name, colour, power, attack, move, catches } = chipFacts(dex);
  const mine = seen(view).trainers[decision.seat]?.power ?? 0;
  const species = speciesOf(dex);
  return {
    title: name,
    tag: `${colour} chip`,
    picture: card(species, {
      rank: colour as Rank,
      figures: [
        ['POWER', power],
        ['ATTACK', attack],
      ],
      lines: [[`t-${species.types[0]}`, move]],
      catches,
    }),
    lines: [`With ${power} more power you would stand at ${mine + power} of 20.`],
  };
}

function composed({ kind }: Decision, count: number): string {
  if (kind === 'offer') return 'Make this offer';
  if (kind === 'discards') return count < 2 ? 'Discard this card' : `Discard these ${count} cards`;
  if (count === 0) return 'Set nothing aside';
  return count === 1 ? 'Set one card aside' : `Set ${count} cards aside`;
}

/** Windows in which one card may be played. */
const PLAYS: { readonly [kind: string]: string } = {
  'time-machine': 'time-machine',
  'doll-challenge': 'poke-doll',
  'doll-trade': 'poke-doll',
};

const SECRET = new Set(['got-items', 'your-discards', 'spoils', 'rival-drawn']);

const TONES: { readonly [key: string]: Tone } = {
  rolled: 'dice',
  moved: 'step',
  flew: 'step',
  appeared: 'flip',
  'met-legend': 'flip',
  'turned-up': 'flip',
  caught: 'caught',
  'took-chip': 'caught',
  missed: 'missed',
  'drew-items': 'deal',
  'won-battle': 'out',
  'lost-final': 'out',
  turn: 'turn',
  won: 'won',
};

/** Master Trainer as a town map. */
export function classicSkin(ruleset: AnyRuleset): Skin {
  const plain = plainSkin();
  const { words } = ruleset;
  const name = (at: Place): string | undefined =>
    at.kind === 'city' ? String(words.space.say({ you: null, name: String }, at.say[1] as never)) : undefined;
  const dungeon = { id: 'dungeon', kind: 'dungeon', x: 0.8934, y: 0.8689, colour: 'yellow' };
  return {
    ...plain,
    size: CLASSIC_SIZE,
    beyond: 80,
    ground: GROUND,
    place: (place) => {
      const town = name(place);
      const markup = classicMark(town === undefined ? place : { ...place, name: town });
      return { markup, r: REACH[place.kind] ?? 16 };
    },
    piece,
    lying: (view) => dungeonChips(dungeon, seen(view).unseen[4]?.length ?? 0),
    card: ({ of = '' }, title) => itemCard({ id: of, name: title, hint: whenPlayed(of) }),
    token: ({ of, marks }, _, size) => drawnChip(Number(of), { size, ko: marks?.includes('ko') ?? false }),
    path,
    walked,
    thrown: ([key, seat, pips]) => (key === 'rolled' ? [{ seat: numberOf(seat), pips: numberOf(pips) }] : []),
    odds,
    brings,
    closeUp,
    plays: ({ kind }) => PLAYS[kind] ?? null,
    composed,
    isSecret: ([key]) => SECRET.has(key),
    turnOf: ([key, , turn]) => (key === 'turn' ? numberOf(turn) : null),
    tone: ([key]) => TONES[key] ?? null,
    Focus: Battle,
    focused: (view) => seen(view).battle !== null,
    unfold: (before, lines) => unfoldedBattle(seen(before), lines) as unknown as Plain,
    pause: ([key]) => (key === 'totals' ? SUM_MS : 0),
  };
}

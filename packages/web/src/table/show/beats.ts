import type { Piece, Say, Scene } from '@indigo/kernel';
import { shortest } from '../paths.ts';
import type { Skin, Thrown, Tone } from '../skin.ts';

/** A piece on its way over places, its start first. */
export interface Walk {
  readonly piece: string;
  readonly path: readonly string[];
  readonly ms: number;
}

/** A piece that leaves the board for a zone: a caught chip. */
export interface Flight {
  readonly piece: Piece;
  /** The place it leaves. */
  readonly from: string;
  /** The zone it goes to. */
  readonly to: string;
}

/** All that moves in one step of a match, with how long it takes. */
export interface Beats {
  readonly dice: readonly Thrown[];
  /** Until the dice lie still: before, the table is shown as it was. */
  readonly hold: number;
  readonly walks: readonly Walk[];
  readonly flights: readonly Flight[];
  readonly tones: readonly Tone[];
  /** From then until the next step may be shown. */
  readonly rest: number;
}

const STEP_MS = 180;
const LONGEST_WALK_MS = 1200;
const TUMBLE_MS = 900;
const LIE_STILL_MS = 250;
const FLIGHT_MS = 600;
/** Bots act at reading speed. */
const VISIBLE_STEP_MS = 500;

export const NOTHING: Beats = { dice: [], hold: 0, walks: [], flights: [], tones: [], rest: 0 };

/** What there is to see when one scene becomes the next while these lines are told. */
export function beatsOf(
  before: Scene,
  after: Scene,
  say: readonly Say[],
  skin: Pick<Skin, 'walked' | 'thrown' | 'tone'>,
  pace: number,
): Beats {
  const tones = say.map((line) => skin.tone(line)).filter((tone) => tone !== null);
  if (pace === 0) return { ...NOTHING, tones };
  const dice = say.map((line) => skin.thrown(line)).filter((thrown) => thrown !== null);
  const hold = dice.length > 0 ? (TUMBLE_MS + LIE_STILL_MS) * pace : 0;
  const walks = walksOf(before, after, say, skin, pace);
  const flights = flightsOf(before, after);
  const longest = Math.max(0, ...walks.map(({ ms }) => ms), flights.length > 0 ? FLIGHT_MS * pace : 0);
  const visible = say.length > 0 ? VISIBLE_STEP_MS * pace : 0;
  return { dice, hold, walks, flights, tones, rest: Math.max(longest, visible) };
}

function walksOf(
  before: Scene,
  after: Scene,
  say: readonly Say[],
  skin: Pick<Skin, 'walked'>,
  pace: number,
): Walk[] {
  const places = new Set(after.places.map(({ id }) => id));
  const was = new Map(before.pieces.map((piece) => [piece.id, piece.at]));
  const told = say.map((line) => skin.walked(line, after)).filter((walk) => walk !== null);
  return after.pieces.flatMap(({ id, at, seat }): Walk[] => {
    const from = was.get(id);
    if (seat === undefined || from === undefined || from === at) return [];
    if (!places.has(at) || !places.has(from)) return [];
    const legs = told.filter((walk) => walk.piece === id).flatMap(({ path }) => path);
    const joined = legs.filter((place, i) => i === 0 || place !== legs[i - 1]);
    // A leap (flown, sent back) follows no road.
    const road = joined.at(-1) === at && joined[0] === from ? joined : shortest(after.links, from, at);
    const path = road !== null && road.length <= 14 ? road : [from, at];
    return [{ piece: id, path, ms: Math.min((path.length - 1) * STEP_MS, LONGEST_WALK_MS) * pace }];
  });
}

function flightsOf(before: Scene, after: Scene): Flight[] {
  const places = new Set(before.places.map(({ id }) => id));
  const was = new Map(before.pieces.map((piece) => [piece.id, piece.at]));
  return after.pieces.flatMap((piece): Flight[] => {
    const from = was.get(piece.id);
    if (from === undefined || !places.has(from) || places.has(piece.at)) return [];
    return [{ piece, from, to: piece.at }];
  });
}

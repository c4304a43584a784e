import type { Piece, Say, Scene } from '@indigo/kernel';
import { shortest } from '../paths.ts';
import type { Blow, Skin, Thrown, Tone } from '../skin.ts';

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

/** Something that is seen before the table is shown as it is after the step: dice, a walk, a blow, a pause to look. */
interface Act {
  readonly dice: readonly Thrown[];
  readonly walk: Walk | null;
  readonly blow: Blow | null;
  /** How many of the step's lines have been told when it is over. */
  readonly told: number;
  readonly tone: Tone | null;
  readonly ms: number;
}

/** All that moves in one step of a match, in order. */
export interface Beats {
  readonly acts: readonly Act[];
  /** Then everything is as it will be; these are on their way there. */
  readonly walks: readonly Walk[];
  readonly flights: readonly Flight[];
  readonly tones: readonly Tone[];
  /** From then until the next step may be shown. */
  readonly rest: number;
}

const STEP_MS = 180;
const LONGEST_WALK_MS = 1200;
const LEAP_MS = 540;
const TUMBLE_MS = 900;
const LIE_STILL_MS = 250;
const FLIGHT_MS = 600;
const BLOW_MS = 620;
/** Bots act at reading speed. */
const VISIBLE_STEP_MS = 500;

type Moving = Pick<Skin, 'walked' | 'thrown' | 'blow' | 'tone' | 'pause'>;

/** What there is to see when one scene becomes the next while these lines are told. */
export function beatsOf(before: Scene, after: Scene, say: readonly Say[], skin: Moving, pace: number): Beats {
  const all = say.map((line) => skin.tone(line)).filter((tone) => tone !== null);
  if (pace === 0) return { acts: [], walks: [], flights: [], tones: all, rest: 0 };
  const acts = actsOf(before, say, skin, pace);
  const heard = acts.map(({ tone }) => tone);
  const at = new Map(before.pieces.map((piece) => [piece.id, piece.at]));
  for (const { walk } of acts) if (walk !== null) at.set(walk.piece, walk.path.at(-1) as string);
  const walks = walksOf(at, after, pace);
  const flights = flightsOf(before, after);
  const longest = Math.max(0, ...walks.map(({ ms }) => ms), flights.length > 0 ? FLIGHT_MS * pace : 0);
  const visible = say.length > 0 ? VISIBLE_STEP_MS * pace : 0;
  const tones = all.filter((tone) => !heard.includes(tone));
  return { acts, walks, flights, tones, rest: Math.max(longest, visible) };
}

/** What the lines tell of, one after the other; dice thrown together tumble together. */
function actsOf(before: Scene, say: readonly Say[], skin: Moving, pace: number): readonly Act[] {
  const acts: Act[] = [];
  let scene = before;
  say.forEach((line, i) => {
    const act = { dice: [], walk: null, blow: null, told: i + 1, tone: skin.tone(line) };
    const thrown = skin.thrown(line);
    const walked = skin.walked(line, scene);
    const blow = skin.blow(line, scene);
    if (thrown.length > 0) {
      const last = acts.at(-1);
      const together =
        last !== undefined &&
        last.dice.length === 1 &&
        last.told === i &&
        last.dice[0].seat !== thrown[0].seat;
      const dice = together ? [...last.dice, ...thrown] : thrown;
      if (together) acts.pop();
      acts.push({ ...act, dice, ms: (TUMBLE_MS + LIE_STILL_MS) * pace });
    } else if (walked !== null) {
      const walk = { ...walked, ms: walkTime(walked.path, pace) };
      acts.push({ ...act, walk, ms: walk.ms });
      scene = stepped(scene, walk);
    } else if (blow !== null) acts.push({ ...act, blow, ms: BLOW_MS * pace });
    else if (skin.pause(line) > 0) acts.push({ ...act, ms: skin.pause(line) * pace });
  });
  return acts;
}

/** The scene once somebody has walked: who walks twice goes on from there. */
const stepped = (scene: Scene, { piece, path }: Walk): Scene => ({
  ...scene,
  pieces: scene.pieces.map((one) => (one.id === piece ? { ...one, at: path.at(-1) ?? one.at } : one)),
});

const walkTime = (path: readonly string[], pace: number): number =>
  Math.min((path.length - 1) * STEP_MS, LONGEST_WALK_MS) * pace;

/** Pieces of seats that are elsewhere now, though no line told how: flown, sent back. */
function walksOf(was: ReadonlyMap<string, string>, after: Scene, pace: number): Walk[] {
  const places = new Set(after.places.map(({ id }) => id));
  return after.pieces.flatMap(({ id, at, seat }): Walk[] => {
    const from = was.get(id);
    if (seat === undefined || from === undefined || from === at) return [];
    if (!places.has(at) || !places.has(from)) return [];
    const road = shortest(after.links, from, at);
    // A leap follows no road.
    if (road === null || road.length > 8) return [{ piece: id, path: [from, at], ms: LEAP_MS * pace }];
    return [{ piece: id, path: road, ms: walkTime(road, pace) }];
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

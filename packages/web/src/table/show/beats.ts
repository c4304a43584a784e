import {
  type Art,
  type Ceremony,
  type Hit,
  type Hold,
  type Piece,
  type Result,
  type Say,
  type Scene,
  type Seat,
  stopsOf,
  type Thrown,
  type Tone,
} from '@indigo/kernel';
import type { LineReader } from '../means.ts';
import { shortest } from '../paths.ts';

/** A piece on its way over places, its start first. */
export interface Going {
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

/** Something that is seen before the table is shown as it is after the step: dice, a walk, a hit, a pause to look. */
export interface Beat {
  readonly dice: readonly Thrown[];
  readonly walk: Going | null;
  readonly hit: Hit | null;
  readonly explains: Art | null;
  readonly ceremony: Ceremony | null;
  readonly result: Result | null;
  /** Cards that are read. */
  readonly cards: readonly Art[];
  /** How many of the step's lines have been told when it is over. */
  readonly told: number;
  readonly tone: Tone | null;
  readonly ms: number;
  /** It goes on when somebody says so, however long that takes; null: by itself. */
  readonly hold: Hold | null;
}

/** All that moves in one step of a match, in order. */
export interface Beats {
  readonly beats: readonly Beat[];
  /** Then everything is as it will be; these are on their way there. */
  readonly walks: readonly Going[];
  readonly flights: readonly Flight[];
  readonly tones: readonly Tone[];
  /** How it came out, if nothing before told so. */
  readonly result: Result | null;
  /** From then until the next step may be shown. */
  readonly rest: number;
}

const STEP_MS = 180;
const LONGEST_WALK_MS = 1200;
const LEAP_MS = 540;
const TUMBLE_MS = 900;
const LIE_STILL_MS = 250;
const FLIGHT_MS = 600;
const HIT_MS = 620;
/** Everybody looks up. */
const PAUSE_MS = 1500;
/** A ceremony is watched. */
export const CEREMONY_MS = 3000;
/** A result is read, unless somebody taps it away. */
const RESULT_MS = 3000;
/** Bots act at reading speed. */
const VISIBLE_STEP_MS = 500;
/** A card is looked at so long, and so long for each letter on it; but nobody waits for ever. */
const CARD_MS = 1400;
const LETTER_MS = 34;
const LONGEST_CARD_MS = 8000;
/** Where nothing moves: so long a die, a walk or a hit is seen where it ended. */
const STILL_MS = 700;

/** How fast a table is shown, and what waits for whom. */
export interface Tempo {
  /** What every duration is multiplied by; 0: everything arrives at once. */
  readonly pace: number;
  /** Nothing moves; what happens is shown in the same order and held as long. */
  readonly still: boolean;
  /** One's own dice wait until one rolls them, and what one must have seen until one goes on. */
  readonly byHand: boolean;
}

interface Changes {
  readonly before: Scene;
  readonly after: Scene;
  readonly say: readonly Say[];
  readonly meaning: LineReader;
  /** How many letters stand on these. */
  letters(arts: readonly Art[]): number;
  /** Who looks. */
  readonly you: Seat | null;
  readonly tempo: Tempo;
  /** The step comes of what they just did: that was their act, and there is nothing to wait for before it is shown. */
  readonly own: boolean;
}

/** What there is to see when one scene becomes the next while these lines are told. */
export function beatsOf(changes: Changes): Beats {
  const { before, after, say, meaning, tempo } = changes;
  const { pace, still } = tempo;
  const all = say.flatMap((line) => toneOf(line, changes) ?? []);
  const beats = allBeats(changes);
  if (pace === 0) {
    const result = say.flatMap((line) => meaning(line).result ?? []).at(-1) ?? null;
    return { beats, walks: [], flights: [], tones: all, result, rest: 0 };
  }
  const heard = beats.map(({ tone }) => tone);
  const at = new Map(before.pieces.map((piece) => [piece.id, piece.at]));
  for (const { walk } of beats) if (walk !== null) at.set(walk.piece, walk.path[walk.path.length - 1]);
  const walks = still ? [] : walksOf(at, after, pace);
  const flights = still ? [] : flightsOf(before, after);
  const longest = Math.max(0, ...walks.map(({ ms }) => ms), flights.length > 0 ? FLIGHT_MS * pace : 0);
  const visible = say.length > 0 ? VISIBLE_STEP_MS * pace : 0;
  const tones = all.filter((tone) => !heard.includes(tone));
  return { beats, walks, flights, tones, result: null, rest: Math.max(longest, visible) };
}

/** The chime of a turn is for those whose turn it is. */
function toneOf(line: Say, { meaning, you }: Changes): Tone | null {
  const { ceremony, tone = ceremony?.kind ?? null, turn } = meaning(line);
  return tone === 'turn' && turn?.seat !== you ? null : tone;
}

/** Every line's beats, with those between at which the show waits for who looks. */
function allBeats(changes: Changes): readonly Beat[] {
  const { say, meaning, you, tempo, own } = changes;
  const stops = tempo.byHand && you !== null ? stopsOf(say, meaning, you, own) : [];
  const beats: Beat[] = [];
  say.forEach((line, i) => {
    for (const { told, hold } of stops) {
      // Where everything arrives at once nobody wants to be held up by what they can read.
      if (told === i && (hold.for === 'act' || tempo.pace > 0)) beats.push({ ...NOTHING, told, ms: 0, hold });
    }
    if (tempo.pace > 0) for (const beat of beatsOfLine(line, i, changes)) push(beats, beat);
  });
  return beats;
}

const NOTHING = {
  dice: [],
  walk: null,
  hit: null,
  explains: null,
  ceremony: null,
  result: null,
  cards: [],
  tone: null,
};

/** What one line shows: what happens in it, then how it came out. */
function beatsOfLine(line: Say, i: number, changes: Changes): readonly Beat[] {
  const { meaning, you } = changes;
  const { pace, still, byHand } = changes.tempo;
  const { dice = [], walk, hit, explains = null, pause, cards, ceremony, result } = meaning(line);
  const plain = { ...NOTHING, told: i + 1, hold: null };
  const lasts = (ms: number): number => (still ? STILL_MS : ms) * pace;
  const beats: Beat[] = [];
  if (dice.length > 0) beats.push({ ...plain, dice, ms: lasts(TUMBLE_MS + LIE_STILL_MS) });
  else if (walk !== undefined) {
    const ms = walkTime(walk.path, pace);
    beats.push({ ...plain, walk: { ...walk, ms: still ? 0 : ms }, ms: still ? lasts(0) : ms });
  } else if (hit !== undefined) beats.push({ ...plain, hit, explains, ms: lasts(HIT_MS) });
  else if (pause && cards === undefined) beats.push({ ...plain, ms: PAUSE_MS * pace });
  if (cards !== undefined) {
    const { arts, for: whom = [] } = cards;
    const ms = Math.min(CARD_MS + LETTER_MS * changes.letters(arts), LONGEST_CARD_MS) * pace;
    const hold: Hold | null = byHand && whom.includes(you ?? -1) ? { for: 'seen', say: line } : null;
    beats.push({ ...plain, cards: arts, ms, hold });
  }
  if (ceremony !== undefined) beats.push({ ...plain, ceremony, tone: ceremony.kind, ms: CEREMONY_MS * pace });
  if (result !== undefined) {
    const keeps = byHand && !result.brief && concerns(result, you);
    const ms = (result.brief ? PAUSE_MS : RESULT_MS) * pace;
    beats.push({ ...plain, result, ms, hold: keeps ? { for: 'seen', say: result.say } : null });
  }
  const tone = toneOf(line, changes);
  return beats.map((beat, n) => (n === 0 ? { ...beat, tone: beat.tone ?? tone } : beat));
}

/** It is theirs: they won it or lost it. */
export const concerns = ({ winner, losers }: Result, you: Seat | null): boolean =>
  you !== null && (winner === you || losers.includes(you));

/** Dice that two throw one after the other tumble together. */
function push(beats: Beat[], beat: Beat): void {
  const last = beats.at(-1);
  const joins =
    last !== undefined &&
    beat.dice.length > 0 &&
    last.dice.length === 1 &&
    last.told === beat.told - 1 &&
    last.dice[0].seat !== beat.dice[0].seat;
  if (joins) beats[beats.length - 1] = { ...beat, dice: [...last.dice, ...beat.dice] };
  else beats.push(beat);
}

const walkTime = (path: readonly string[], pace: number): number =>
  Math.min((path.length - 1) * STEP_MS, LONGEST_WALK_MS) * pace;

/** Pieces of seats that are elsewhere now, though no line told how: flown, sent back. */
function walksOf(was: ReadonlyMap<string, string>, after: Scene, pace: number): Going[] {
  const places = new Set(after.places.map(({ id }) => id));
  return after.pieces.flatMap(({ id, at, seat }): Going[] => {
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

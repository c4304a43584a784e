import {
  type AnyRuleset,
  type Match,
  read,
  type Say,
  type Scene,
  type Seat,
  SPECTATOR,
} from '@indigo/kernel';
import { type Io, paintFor, print, sizeOf } from '../io.ts';
import { type Player, playersOf, readerFor } from '../players.ts';
import { loadOrSay, readRecordFile } from '../record-file.ts';
import { allSeeing } from '../story.ts';
import { drawBoard } from '../terminal/board.ts';
import { commons, playersInFull } from '../terminal/panel.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';

export interface ReplayOptions {
  readonly to?: number;
  readonly seat?: string;
  readonly color: boolean;
}

export async function replayCommand(io: Io, file: string, options: ReplayOptions): Promise<number> {
  const record = readRecordFile(file);
  const ruleset = await io.catalog.load(record.game);
  const players = playersOf(record.about, record.seats);
  const seat = options.seat === undefined ? null : seatNamed(options.seat, players);
  const match = loadOrSay(io, file, ruleset, record, {}, options.to);
  if (match === null) return EXIT.failed;
  const { width } = sizeOf(io);
  for (const line of storyLines(match, ruleset, players, seat)) print(io, ...wrap(line, width, '  '));
  print(io, '', ...table(io, match, ruleset, players, seat, options.color));
  const winners = match.winners?.map((winner) => players[winner].name) ?? null;
  print(
    io,
    '',
    winners === null
      ? text.story.unfinished(match.length, match.turn)
      : text.end.winners(winners, match.turn),
  );
  return EXIT.ok;
}

/** What one seat was told; without a seat everything, once it can harm nobody. */
function storyLines(
  match: Match,
  ruleset: AnyRuleset,
  players: readonly Player[],
  seat: Seat | null,
): string[] {
  const reader = readerFor(players, seat);
  if (seat === null && match.over) return allSeeing(match, ruleset, reader);
  return match.story(seat ?? SPECTATOR).map(({ say }) => read(ruleset.words, say, reader));
}

/** The table as it stood. Once the match is over, every hand is open. */
function table(
  io: Io,
  match: Match,
  ruleset: AnyRuleset,
  players: readonly Player[],
  seat: Seat | null,
  color: boolean,
): string[] {
  const reader = readerFor(players, seat);
  const paint = paintFor(io, io.stdout, color);
  const { width } = sizeOf(io);
  const label = ({ say }: { readonly say: Say }): string => read(ruleset.words, say, reader);
  const seen = ruleset.scene(match.view(seat ?? SPECTATOR));
  const scene = seat === null && match.over ? open(match, ruleset, seen) : seen;
  const look = { ruleset, scene, reader, players, width, paint };
  const board = drawBoard({
    scene: seen,
    width,
    height: null,
    paint,
    label,
    name: label,
    targets: new Map(),
    seat,
  });
  return [...board, '', ...playersInFull(look), ...commons(look)];
}

/** The common scene with what each seat sees before itself. */
function open(match: Match, ruleset: AnyRuleset, common: Scene): Scene {
  const own = (seat: Seat): Scene['pieces'] => {
    const scene = ruleset.scene(match.view(seat));
    const mine = new Set(scene.zones.filter((zone) => zone.seat === seat).map(({ id }) => id));
    return scene.pieces.filter(({ at }) => mine.has(at));
  };
  const private_ = new Set(common.zones.filter((zone) => zone.seat !== undefined).map(({ id }) => id));
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  return {
    ...common,
    pieces: [...common.pieces.filter(({ at }) => !private_.has(at)), ...seats.flatMap(own)],
  };
}

/** A seat by number (0 is the first) or by the name of its player. */
function seatNamed(wanted: string, players: readonly Player[]): Seat {
  const seat = /^\d+$/.test(wanted)
    ? Number(wanted)
    : players.findIndex(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (seat >= 0 && seat < players.length) return seat;
  throw new UsageError(
    text.wrong.noSeat(
      wanted,
      players.map(({ name }) => name),
    ),
  );
}

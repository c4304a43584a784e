import { type AnyRuleset, type Match, read, type Scene, type Seat, SPECTATOR } from '@indigo/kernel';
import { type Io, paintFor, print, printAll, sizeOf } from '../io.ts';
import { type Player, playersOf, readerFor } from '../players.ts';
import { loadOrSay, readRecordFile, rulesOf } from '../record-file.ts';
import { allSeeing } from '../story.ts';
import { commons, type PanelLook, playersInFull } from '../terminal/panel.ts';
import { type Heard, storyLines } from '../terminal/story.ts';
import { drawTable } from '../terminal/table.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';

export interface ReplayOptions {
  readonly to?: number;
  readonly seat?: string;
  readonly color: boolean;
}

export async function replayCommand(io: Io, file: string, options: ReplayOptions): Promise<number> {
  const record = readRecordFile(file);
  const ruleset = await rulesOf(io, file, record);
  const match = loadOrSay(io, file, ruleset, record, {}, options.to);
  if (match === null) return EXIT.failed;
  const players = playersOf(record.about, match.seats);
  const seat = options.seat === undefined ? null : seatNamed(options.seat, players);
  const look = lookAt(io, match, ruleset, players, seat, options.color);
  printAll(io, storyLines({ ...look, ruleset, secret: text.table.onlyYou }, told(match, players, seat)));
  print(io, '', ...drawTable(look, new Map(), null), '', ...playersInFull(look), ...commons(look), '');
  const winners = match.winners?.map((winner) => players[winner].name) ?? null;
  print(
    io,
    winners === null
      ? text.story.unfinished(match.length, match.turn)
      : text.end.winners(winners, match.turn),
  );
  return EXIT.ok;
}

/** What one seat was told; without a seat everything, once it can harm nobody. */
function told(match: Match, players: readonly Player[], seat: Seat | null): readonly Heard[] {
  if (seat === null && match.over) return allSeeing(match, readerFor(players, null));
  return match.says(seat ?? SPECTATOR).map((say) => ({ say }));
}

/** The table as it stood. Once the match is over, every hand is open. */
function lookAt(
  io: Io,
  match: Match,
  ruleset: AnyRuleset,
  players: readonly Player[],
  seat: Seat | null,
  color: boolean,
): PanelLook {
  const reader = readerFor(players, seat);
  const seen = ruleset.scene(match.view(seat ?? SPECTATOR));
  return {
    scene: seat === null && match.over ? open(match, ruleset, seen) : seen,
    say: (what) => read(ruleset.words, what, reader),
    players,
    you: seat,
    width: sizeOf(io).width,
    paint: paintFor(io, io.stdout, color),
  };
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

import { randomInt } from 'node:crypto';
import { UnknownRules } from '@indigo/catalog';
import { type AnyRuleset, RecordError, SetupError } from '@indigo/kernel';
import { type Io, paintFor, print, sizeOf } from '../io.ts';
import { LEFT, pickGame, pickOptions, pickPlayers, pickSaved } from '../play/menu.ts';
import { play } from '../play/play.ts';
import { type Console, Session } from '../play/session.ts';
import { heedSignals } from '../play/signals.ts';
import { isAlone, type Player } from '../players.ts';
import { readRecordFile } from '../record-file.ts';
import { defaultData, newId, type Saved, Saves } from '../saves.ts';
import { playersFrom, type Seating } from '../seating.ts';
import { readSettings } from '../settings.ts';
import { Lines } from '../terminal/lines.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT, messageOf, UsageError } from '../trouble.ts';

export interface PlayOptions extends Seating {
  readonly set: readonly string[];
  readonly seed?: number;
  readonly data?: string;
  readonly resume?: string | true;
  readonly fast?: boolean;
  readonly pause?: boolean;
  readonly hints?: boolean;
  readonly color: boolean;
}

export async function playCommand(io: Io, game: string | undefined, options: PlayOptions): Promise<number> {
  const saves = new Saves(options.data ?? defaultData(io.env));
  // What can be wrong is found before anybody is asked anything and before anything is written.
  const resumed = options.resume === undefined ? null : findSaved(saves, options.resume, game);
  const ruleset = resumed !== null || game === undefined ? null : await io.catalog.load(game);
  const ready = ruleset === null ? null : prepare(ruleset, options);
  if (ruleset === null && resumed === null) refuseForMenu(options);

  const lines = new Lines(io);
  const console: Console = {
    io,
    lines,
    paint: paintFor(io, io.stdout, options.color),
    data: options.data ?? null,
    fast: options.fast ?? false,
    pauses: options.pause ?? true,
  };
  try {
    const session =
      resumed !== null
        ? await resume(console, saves, resumed)
        : ruleset !== null && ready !== null
          ? await begin(console, saves, ruleset, ready, options)
          : await menu(console, saves, options);
    if (session === null) return lines.interrupted ? EXIT.interrupted : EXIT.ok;
    const heedless = heedSignals(session, lines);
    try {
      return await play(session);
    } finally {
      heedless();
      session.close();
    }
  } finally {
    lines.close();
  }
}

type Ready = { readonly players: readonly Player[]; readonly options: ReturnType<typeof readSettings> };

/** Who plays and by which options, from the command line. */
function prepare(ruleset: AnyRuleset, given: PlayOptions): Ready {
  const players = playersFrom(ruleset, given);
  return { players, options: readSettings(ruleset, given.set, isAlone(players)) };
}

function begin(
  console: Console,
  saves: Saves,
  ruleset: AnyRuleset,
  ready: Ready,
  given: PlayOptions,
): Promise<Session> {
  const seed = given.seed ?? randomInt(2 ** 31);
  const now = new Date();
  const id = newId(ruleset.id, now, randomInt(2 ** 31));
  return Session.start(console, saves, ruleset, {
    id,
    ...ready,
    seed,
    started: now.toISOString(),
    hints: given.hints ?? true,
  });
}

async function resume(console: Console, saves: Saves, saved: Saved): Promise<Session> {
  const { game, version } = saved.record;
  try {
    const ruleset = await console.io.catalog.load(game, version);
    const session = Session.resume(console, saves, ruleset, saved.id, () => readRecordFile(saved.file));
    print(console.io, text.saved.resumed(ruleset.title, session.turn));
    return session;
  } catch (error) {
    if ([RecordError, SetupError, UnknownRules].some((kind) => error instanceof kind))
      throw new UsageError(text.wrong.noResume(saved.file, messageOf(error)));
    throw error;
  }
}

function findSaved(saves: Saves, wanted: string | true, game: string | undefined): Saved {
  const { matches, damaged } = saves.unfinished();
  const all = matches.filter(({ record }) => game === undefined || record.game === game);
  const found =
    wanted === true
      ? all[0]
      : (all.find(({ id }) => id === wanted) ?? all.find(({ id }) => id.startsWith(wanted)));
  if (found !== undefined) return found;
  throw new UsageError(
    text.wrong.noSaved(
      wanted === true ? null : wanted,
      all.map(({ id }) => id),
      saves.folder,
      damaged,
    ),
  );
}

/** Without a game, options of a game mean nothing. */
function refuseForMenu({ set, seats, bots, names, players }: PlayOptions): void {
  if (set.length > 0 || [seats, bots, names, players].some((given) => given !== undefined)) {
    throw new UsageError(text.wrong.whichGame);
  }
}

/** Asks for everything: null if they leave. */
async function menu(console: Console, saves: Saves, given: PlayOptions): Promise<Session | null> {
  const { io } = console;
  const games = await io.catalog.games();
  if (games.length === 0) throw new UsageError(text.wrong.noGames);
  print(io, ...text.menu.welcome.map((line, i) => (i === 0 ? console.paint.bold(line) : line)));
  const titles = new Map(games.map(({ id, title }) => [id, title]));
  const { matches, damaged } = saves.unfinished();
  const known = matches.filter(({ record }) => titles.has(record.game));
  if (damaged.length > 0)
    print(io, '', ...wrap(text.menu.damaged(damaged, saves.folder), sizeOf(io).width, '  '));
  const saved = await pickSaved(console, known, titles);
  if (saved === LEFT) return null;
  if (saved !== null) return resume(console, saves, saved);
  const game = await pickGame(console, games);
  if (game === LEFT) return null;
  const ruleset = await io.catalog.load(game);
  const players = await pickPlayers(console, ruleset);
  if (players === LEFT) return null;
  const options = await pickOptions(console, ruleset, isAlone(players));
  if (options === LEFT) return null;
  return begin(console, saves, ruleset, { players, options }, given);
}

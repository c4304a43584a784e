import type { MatchInfo } from '@indigo/protocol';
import type { KeptTable } from '../local/shelf.ts';
import type { PageWords } from '../words/words.ts';

/** A match as lists show it, wherever it is kept. */
export interface MatchRow {
  readonly id: string;
  readonly where: 'local' | 'online';
  readonly href: string;
  readonly game: string;
  /** Who plays. */
  readonly title: string;
  /** What it waits for, or who won. */
  readonly status: string;
  readonly state: 'waiting' | 'playing' | 'over';
  /** It is the turn of somebody at this screen. */
  readonly waits: boolean;
  readonly seat: number | null;
  /** It cannot go on, and whoever plays may end it. */
  readonly stuck?: true;
  /** It was set up from here and has not begun: it can be closed. */
  readonly yours?: true;
  readonly updated: number;
  readonly ago: string;
}

/** How long ago, short: "now", "5 min", "3 h", "2 d". */
export function ago({ matches: say }: PageWords, then: number, now = Date.now()): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return say.now;
  if (minutes < 60) return say.minutes(minutes);
  if (minutes < 24 * 60) return say.hours(Math.floor(minutes / 60));
  return say.days(Math.floor(minutes / (24 * 60)));
}

const winners = (
  { matches: say, shell }: PageWords,
  won: readonly number[],
  name: (seat: number) => string,
): string => (won.length === 0 ? say.nobodyWon : say.won(won.length, shell.list(won.map(name))));

export function localRow(words: PageWords, table: KeptTable): MatchRow {
  const { matches: say, learn, shell } = words;
  const { id, game, players, open, won, turn, updated } = table;
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const name = (seat: number): string => players[seat]?.name ?? shell.seat(seat);
  const asked = open.find((seat) => people.includes(seat));
  const others = players.filter((_, seat) => seat !== people[0]).map((player) => player.name);
  const status =
    won !== null
      ? winners(words, won, name)
      : asked === undefined
        ? say.turn(turn)
        : people.length > 1
          ? say.isNext(turn, name(asked))
          : say.yourTurn(turn);
  return {
    id,
    where: 'local',
    href: won === null ? `/play/${id}` : `/replay/${id}`,
    game,
    title: table.lesson
      ? learn.lesson(shell.list(others))
      : people.length === 1
        ? say.with(shell.list(others))
        : shell.list(players.map((player) => player.name)),
    status,
    state: won === null ? 'playing' : 'over',
    waits: won === null && asked !== undefined,
    seat: asked ?? people[0] ?? null,
    updated,
    ago: ago(words, updated),
  };
}

export function onlineRow(words: PageWords, match: MatchInfo): MatchRow {
  const { matches: say, shell } = words;
  const {
    id,
    game,
    players,
    state,
    seat,
    won,
    abandoned,
    stuck,
    yours,
    updated,
    turn,
    asked = false,
  } = match;
  const others = players
    .filter((player, at) => at !== seat && player.name !== '')
    .map((player) => player.name);
  const free = players.filter((player) => player.name === '').length;
  const name = (at: number): string => players[at]?.name ?? shell.seat(at);
  const status =
    state === 'over'
      ? abandoned
        ? say.abandoned
        : winners(words, won ?? [], name)
      : stuck !== undefined
        ? say.stuck
        : state === 'waiting'
          ? say.seatsFree(free)
          : asked
            ? say.yourTurn(turn)
            : say.turn(turn);
  return {
    id,
    where: 'online',
    href: state === 'over' ? `/replay/${id}` : `/table/${id}`,
    game,
    title: others.length === 0 ? say.yourTable : say.with(shell.list(others)),
    status,
    state,
    waits: asked && state === 'playing' && stuck === undefined,
    seat,
    ...(stuck === undefined || seat === null ? {} : { stuck: true }),
    ...(yours && state === 'waiting' && { yours }),
    updated,
    ago: ago(words, updated),
  };
}

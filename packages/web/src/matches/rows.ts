import type { MatchInfo } from '@indigo/protocol';
import type { KeptTable } from '../local/shelf.ts';

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

const names = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

/** How long ago, short: "now", "5 min", "3 h", "2 d". */
export function ago(then: number, now = Date.now()): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} d`;
}

const winners = (won: readonly number[], name: (seat: number) => string): string =>
  won.length === 0 ? 'nobody won' : `${names(won.map(name))} won`;

export function localRow(table: KeptTable): MatchRow {
  const { id, game, players, open, won, turn, updated } = table;
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const name = (seat: number): string => players[seat]?.name ?? `Seat ${seat + 1}`;
  const asked = open.find((seat) => people.includes(seat));
  const others = players.filter((_, seat) => seat !== people[0]).map((player) => player.name);
  const status =
    won !== null
      ? winners(won, name)
      : asked === undefined
        ? `turn ${turn}`
        : people.length > 1
          ? `turn ${turn}, ${name(asked)} is next`
          : `turn ${turn}, your turn`;
  return {
    id,
    where: 'local',
    href: won === null ? `/play/${id}` : `/replay/${id}`,
    game,
    title: people.length === 1 ? `With ${names(others)}` : names(players.map((player) => player.name)),
    status,
    state: won === null ? 'playing' : 'over',
    waits: won === null && asked !== undefined,
    seat: asked ?? people[0] ?? null,
    updated,
    ago: ago(updated),
  };
}

export function onlineRow(match: MatchInfo): MatchRow {
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
  const name = (at: number): string => players[at]?.name ?? `Seat ${at + 1}`;
  const status =
    state === 'over'
      ? abandoned
        ? 'abandoned: nobody came for a long time'
        : winners(won ?? [], name)
      : stuck !== undefined
        ? 'cannot go on here'
        : state === 'waiting'
          ? `${free} ${free === 1 ? 'seat' : 'seats'} free`
          : asked
            ? `turn ${turn}, your turn`
            : `turn ${turn}`;
  return {
    id,
    where: 'online',
    href: state === 'over' ? `/replay/${id}` : `/table/${id}`,
    game,
    title: others.length === 0 ? 'Your table' : `With ${names(others)}`,
    status,
    state,
    waits: asked && state === 'playing' && stuck === undefined,
    seat,
    ...(stuck === undefined || seat === null ? {} : { stuck: true }),
    ...(yours && state === 'waiting' && { yours }),
    updated,
    ago: ago(updated),
  };
}

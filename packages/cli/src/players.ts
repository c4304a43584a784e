import type { Plain, Reader, Seat } from '@indigo/kernel';
import { clip, harmless } from './terminal/width.ts';
import { text } from './text.ts';

/** Who sits in a seat: a person at this keyboard, or a bot. */
export interface Player {
  readonly name: string;
  /** The name of the bot, or null for a person. */
  readonly bot: string | null;
}

const LONGEST_NAME = 16;

/** A name as it may be shown: one line, not too long, nothing a terminal obeys. */
export const cleanName = (name: string): string => clip(harmless(name).trim(), LONGEST_NAME);

/** Who is wanted in a seat. */
export type Wanted = { readonly person: string } | { readonly bot: string };

/** Bots take names nobody has. */
export function seatPlayers(wanted: readonly Wanted[]): Player[] {
  const people = wanted.flatMap((one) => ('person' in one ? [one.person] : []));
  const free = text.names.bots.filter((name) => !people.includes(name));
  return wanted.map((one, seat) =>
    'person' in one
      ? { name: one.person, bot: null }
      : { name: free.shift() ?? text.names.seat(seat), bot: one.bot },
  );
}

export const isPerson = (player: Player): boolean => player.bot === null;

/** One person plays against bots. */
export const isAlone = (players: readonly Player[]): boolean => players.filter(isPerson).length === 1;

export const readerFor = (players: readonly Player[], you: Seat | null): Reader => ({
  you,
  name: (seat) => players[seat]?.name ?? text.names.seat(seat),
});

/** Who sat where, as far as a record says. */
export function playersOf(about: Plain | undefined, seats: number): Player[] {
  const kept = (typeof about === 'object' && about !== null ? about : {}) as {
    readonly [key: string]: Plain;
  };
  const at = (list: Plain | undefined, seat: Seat): Plain | undefined =>
    Array.isArray(list) ? list[seat] : undefined;
  return Array.from({ length: seats }, (_, seat) => {
    const name = at(kept.names, seat);
    const bot = at(kept.bots, seat);
    return {
      name: typeof name === 'string' && cleanName(name) !== '' ? cleanName(name) : text.names.seat(seat),
      bot: typeof bot === 'string' ? cleanName(bot) : null,
    };
  });
}

/** What was answered in place of each seat, if a record says so. */
export function autoOf(about: Plain | undefined): readonly (readonly string[])[] | undefined {
  const auto = (about as { readonly auto?: Plain } | undefined)?.auto;
  const isKinds = (kinds: Plain): kinds is string[] =>
    Array.isArray(kinds) && kinds.every((kind) => typeof kind === 'string');
  return Array.isArray(auto) && auto.every(isKinds) ? auto : undefined;
}

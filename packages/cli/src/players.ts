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

/** People first, then bots; bots take names nobody has. */
export function seatPlayers(people: readonly string[], botCount: number, bot: string): Player[] {
  const names = people.map(cleanName);
  const free = text.names.bots.filter((name) => !names.includes(name));
  return [
    ...names.map((name) => ({ name, bot: null })),
    ...Array.from({ length: botCount }, (_, i) => ({ name: free[i] ?? text.names.seat(i), bot })),
  ];
}

export const isPerson = (player: Player): boolean => player.bot === null;

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
      bot: typeof bot === 'string' ? bot : null,
    };
  });
}

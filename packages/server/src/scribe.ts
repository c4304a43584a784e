import { type Deeds, eachOnce } from '@indigo/host';
import type { MatchRecord } from '@indigo/kernel';
import type { GameDeeds } from '@indigo/protocol';
import type { DeedsRow, GuestBook } from './guest-book.ts';
import type { MatchRow } from './store.ts';

/** A match that is over, as its table knows it. */
export interface Ended {
  readonly row: Pick<MatchRow, 'id' | 'game'>;
  readonly players: MatchRow['players'];
  readonly won: readonly number[];
  record(): Promise<MatchRecord | null>;
}

const NOTHING: Deeds = { seen: [], caught: [] };

/** Writes down what matches were to those who played them. */
export class Scribe {
  private readonly book: GuestBook;
  private readonly read: (record: MatchRecord) => Promise<readonly Deeds[]>;

  constructor(book: GuestBook, read: (record: MatchRecord) => Promise<readonly Deeds[]>) {
    this.book = book;
    this.read = read;
  }

  /** Where its record cannot be read again, it was played all the same. */
  async count(table: Ended): Promise<void> {
    const record = await table.record();
    const { row, players, won } = table;
    const deeds = record === null ? [] : await this.read(record).catch(() => []);
    const rows = players.flatMap(({ who }, seat): DeedsRow[] => {
      if (who === null) return [];
      const { seen, caught } = deeds[seat] ?? NOTHING;
      const plain = caught.map(({ turn: _, ...creature }) => creature);
      return [{ guest: who, match: row.id, game: row.game, won: won.includes(seat), seen, caught: plain }];
    });
    await this.book.addDeeds(rows);
  }
}

/** Of all matches together, game by game. */
export function deedsByGame(rows: readonly DeedsRow[]): GameDeeds[] {
  const games = [...new Set(rows.map(({ game }) => game))];
  return games.map((game) => {
    const here = rows.filter((row) => row.game === game);
    return {
      game,
      played: here.length,
      won: here.filter(({ won }) => won).length,
      seen: eachOnce(here.flatMap(({ seen }) => seen)),
      caught: eachOnce(here.flatMap(({ caught }) => caught)),
    };
  });
}

import { type Mask, type Seat, sees } from '@indigo/kernel';
import type { House } from './house.ts';
import type { MatchRow } from './store.ts';

/** Whoever is asked and stays away for so long is called: most come back by themselves. */
const CALL_MS = 15_000;

/** What a table says to who calls its people. */
export interface Calling {
  readonly row: Pick<MatchRow, 'id' | 'game'>;
  players(): MatchRow['players'];
  /** The people whose answers are awaited. */
  asked(): Mask;
  isHere(seat: Seat): boolean;
}

/** Calls those who are asked at one table and are not there, once until they come. */
export class Caller {
  private readonly house: House;
  private readonly table: Calling;
  /** Those who were called since they were last here, or are about to be; and how to call that off. */
  private readonly called = new Map<Seat, () => void>();

  constructor(house: House, table: Calling) {
    this.house = house;
    this.table = table;
  }

  /** Something has happened, or somebody has gone. */
  look(): void {
    const { house, table, called } = this;
    if (house.bell === null) return;
    for (const [seat, { who }] of table.players().entries())
      if (who !== null && !called.has(seat) && !table.isHere(seat) && sees(table.asked(), seat))
        called.set(
          seat,
          house.later(CALL_MS, () => this.call(seat, who)),
        );
  }

  private call(seat: Seat, who: string): void {
    const { table } = this;
    const { id, game } = table.row;
    // Whoever has answered meanwhile, or for whom a bot plays now, is called another time.
    if (table.players()[seat].who !== who || !sees(table.asked(), seat)) this.called.delete(seat);
    else void this.house.bell?.ring(who, { match: id, game });
  }

  /** They are here. */
  came(seat: Seat): void {
    this.called.get(seat)?.();
    this.called.delete(seat);
  }

  close(): void {
    for (const off of this.called.values()) off();
    this.called.clear();
  }
}

import type { TableEvent } from '@indigo/host';
import type { Plain, Seat } from '@indigo/kernel';
import type { TableModel } from '../../link/link.ts';
import type { Game } from '../game.ts';
import { type LineReader, lineReader } from '../means.ts';
import { type Turn, turnOf } from '../turn.ts';

/** The table as it was after one step. */
export interface Remembered {
  readonly view: Plain;
  /** How many lines had been told, from the first of the match. */
  readonly told: number;
  readonly turn: Turn;
  /** Something happened that is worth a taller mark. */
  readonly big: boolean;
}

/**
 * What this screen has seen of a match, to look back at while it goes on. Views share what did not change, so a moment
 * costs little; and nothing is in them that was not shown here before.
 */
export class Memory {
  private readonly game: Game;
  private readonly meaning: LineReader;
  private readonly moments: Remembered[] = [];
  private seat: Seat | null = null;

  constructor(game: Game) {
    this.game = game;
    this.meaning = lineReader(game.ruleset);
  }

  get all(): readonly Remembered[] {
    return this.moments;
  }

  hear({ table }: TableModel, event: TableEvent | null): void {
    if (table === null || table.view === null) return;
    // Round one screen the next person must not see what the last one saw.
    if (table.seat !== this.seat) this.moments.length = 0;
    this.seat = table.seat;
    const step = event !== null && 'step' in event ? event : null;
    const told = table.earlier + table.lines.length;
    const { moments } = this;
    if (moments.length > 0 && step === null && !(event !== null && 'fresh' in event)) return;
    const say = step?.say ?? [];
    // What was taken back has not happened.
    while (moments.length > 0 && moments[moments.length - 1].told > told - say.length) moments.pop();
    moments.push({
      view: table.view,
      told,
      turn: turnOf(this.game.ruleset.scene(table.view), table.lines, this.meaning),
      big: say.some((line) => isBig(this.meaning(line))),
    });
  }
}

/** Worth a taller mark on a line of moments. */
export const isBig = ({ tone, ceremony, result }: ReturnType<LineReader>): boolean =>
  result !== undefined || ceremony !== undefined || tone === 'caught' || tone === 'out' || tone === 'won';

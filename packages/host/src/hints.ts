import type { Seat } from '@indigo/kernel';
import type { Reply } from './events.ts';
import { type Keeper, no } from './keeper.ts';
import { positionOf } from './position.ts';

/** Finds out for people what they might answer, where the table gives hints. */
export class Hints {
  private readonly keeper: Keeper;
  /** By seat: the question hints were found for. Asked for twice, they are the same. */
  private readonly found = new Map<Seat, { readonly question: number; readonly reply: Promise<Reply> }>();

  constructor(keeper: Keeper) {
    this.keeper = keeper;
  }

  get given(): boolean {
    const { play, needs } = this.keeper;
    return needs.hint !== undefined && play.hints;
  }

  /** Looks for them. Nobody else has to wait for that. */
  async find(seat: Seat, question: number): Promise<Reply> {
    const begun = await this.keeper.inTurn(() => this.begin(seat, question));
    return 'reply' in begun ? begun.reply : begun;
  }

  private begin(seat: Seat, question: number) {
    const { play } = this.keeper;
    if (!(seat >= 0 && seat < play.seats) || play.players[seat].who === null)
      return no('not-seated', 'only those who play can do that');
    if (!this.given) return no('no-hints', 'no hints are given at this table');
    if (question < 0 || play.askedNo(seat) !== question)
      return no('stale', 'that question has been answered');
    const known = this.found.get(seat);
    if (known?.question === question) return { reply: known.reply };
    const reply = this.think(seat);
    this.found.set(seat, { question, reply });
    return { reply };
  }

  private async think(seat: Seat): Promise<Reply> {
    const { play, needs } = this.keeper;
    // Not from the dice: they fall the same way whether somebody asked or not.
    const wanted = { table: needs.name ?? '', seat, bot: '', seed: play.begun.length };
    try {
      return { hint: (await needs.hint?.(positionOf(play.begun, wanted))) ?? [] };
    } catch {
      this.found.delete(seat);
      return no('no-hints', 'no hint was found: try again');
    }
  }
}

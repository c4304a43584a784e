import { PASS, type Seat } from '@indigo/kernel';
import { MoveClock } from './clock.ts';
import { type Keeper, OK } from './keeper.ts';
import { type Position, positionOf, thinkAbout } from './position.ts';

/** So often in a row a seat may let its time run out before a bot takes over. */
const LAPSES = 3;

/** So long before others go on a window closes. */
const KEEPING_MS = 60;

/** Answers in place of people: bots in their seats, automatic passes, Gym Leaders nobody plays, and whoever lets the time run out. */
export class StandIns {
  private readonly keeper: Keeper;
  private readonly clock: MoveClock | null;
  /** By seat: the question a bot is thinking about. */
  private readonly thinking = new Map<Seat, number>();
  private readonly lapses: number[];
  /** By seat: the question it needs time for. */
  private readonly held = new Map<Seat, number>();
  /** The window that closes by itself, by the number of the match's question, and when. */
  private closing = { no: -1, at: 0 };
  private readonly takeOver: (seat: Seat) => void;

  constructor(keeper: Keeper, takeOver: (seat: Seat) => void) {
    this.keeper = keeper;
    this.takeOver = takeOver;
    const { play, needs } = keeper;
    this.lapses = play.players.map(() => 0);
    this.clock =
      needs.timer === undefined || !play.setup.clock
        ? null
        : new MoveClock(needs.timer, play.setup.clock, (seat, question) => this.timeIsUp(seat, question));
  }

  /** The person of this seat is awake. */
  awake(seat: Seat): void {
    this.lapses[seat] = 0;
  }

  due(seat: Seat): number | null {
    return this.clock?.due(seat) ?? null;
  }

  get next(): number | null {
    return this.clock?.next ?? null;
  }

  /** Somebody's answer is being thought about: when the time is up no clock runs on until it is there. */
  get busy(): boolean {
    return this.thinking.size > 0;
  }

  stop(): void {
    this.clock?.stop();
    this.closing = { no: -1, at: 0 };
  }

  /** Sets the clocks by who is asked now. `due`: when a time that was running before would have been up. */
  runClock(due?: number): void {
    if (this.clock === null) return;
    const { play } = this.keeper;
    const open = play.open();
    for (let seat = 0; seat < play.seats; seat++) {
      const asked = open.includes(seat) && !play.isSpared(seat) ? play.askedNo(seat) : -1;
      // Neither a pause nor a bot for a while gives anybody their time back.
      if (asked >= 0 && (play.paused || play.players[seat].bot !== null)) this.clock.hold(seat, asked);
      else this.clock.set(seat, asked, due);
    }
  }

  /** The seat needs time for this question. False: it is not asked it. */
  hold(seat: Seat, question: number): boolean {
    if (this.keeper.play.askedNo(seat) !== question) return false;
    this.held.set(seat, question);
    return true;
  }

  /** When the window closes by itself in which the seat is asked; null: it stays open. */
  closes(seat: Seat): number | null {
    const { play } = this.keeper;
    if (play.match?.no !== this.closing.no || play.covert?.mode !== 'first') return null;
    return this.held.get(seat) === play.askedNo(seat) ? null : this.closing.at;
  }

  /** A window that others are not to know of closes when one would in which nobody could respond. */
  openWindow(): void {
    const { play, needs } = this.keeper;
    const { timer } = needs;
    if (timer === undefined || !play.started || play.covert?.mode !== 'first') return;
    const { no } = play.begun;
    if (this.closing.no === no) return;
    const at = this.keeper.coveredUntil;
    this.closing = { no, at };
    // Early enough for passes to be kept by then: nothing is told a moment later than where nobody was asked.
    timer.later(Math.max(0, at - timer.now() - KEEPING_MS), () => {
      if (this.closing.no !== no || play.match?.no !== no) return;
      for (const seat of play.open()) {
        const question = play.askedNo(seat);
        if (play.players[seat].bot !== null || this.held.get(seat) === question) continue;
        // Who plays over days is not to lose every response: whoever is away is waited for, though it shows.
        if (needs.away?.(seat)) continue;
        void this.keeper.inTurn(async () => this.keeper.attempt(play.answer(seat, question, PASS, true)));
      }
    });
  }

  /** Sees to every question that no person is to answer. */
  pump(): void {
    const { play, ended, needs } = this.keeper;
    if (play.paused || ended || needs.ready?.() === false) return;
    for (const seat of play.open()) {
      const question = play.askedNo(seat);
      const { bot } = play.players[seat];
      if (bot !== null) this.think(seat, question, bot);
      else if (play.lends(seat)) this.think(seat, question, play.standIn, true);
      else if (play.passes(seat)) {
        void this.keeper.inTurn(async () => this.keeper.attempt(play.answer(seat, question, PASS, true)));
      }
    }
  }

  private think(seat: Seat, question: number, bot: string, standIn = false): void {
    if (this.thinking.get(seat) === question) return;
    this.thinking.set(seat, question);
    const { keeper } = this;
    void this.thought(seat, bot).then((ids) =>
      keeper.inTurn(async () => {
        if (this.thinking.get(seat) === question) this.thinking.delete(seat);
        const { play } = keeper;
        if (play.paused || play.askedNo(seat) !== question) return OK;
        if (!standIn && play.players[seat].bot === null) return OK;
        const reply = await keeper.attempt(play.answer(seat, question, ids, standIn));
        if (!('no' in reply) || reply.no === 'storage') return reply;
        // A bot that answers nonsense must not stop the table.
        return keeper.attempt(play.answer(seat, question, this.anyAnswer(seat), true));
      }),
    );
  }

  private async thought(seat: Seat, bot: string): Promise<string | readonly string[]> {
    try {
      return await this.keeper.needs.think(this.position(seat, bot));
    } catch {
      return this.anyAnswer(seat);
    }
  }

  private anyAnswer(seat: Seat): string | readonly string[] {
    const { play } = this.keeper;
    return play.open().includes(seat) ? thinkAbout(play.ruleset, this.position(seat, 'random')) : [];
  }

  private position(seat: Seat, bot: string): Position {
    const { play, needs } = this.keeper;
    return positionOf(play.begun, { table: needs.name ?? '', seat, bot, seed: needs.rng(2 ** 31) });
  }

  private timeIsUp(seat: Seat, question: number): void {
    const { play, ended } = this.keeper;
    if (ended || play.askedNo(seat) !== question) return;
    if (++this.lapses[seat] >= LAPSES) this.takeOver(seat);
    else this.think(seat, question, play.standIn, true);
  }
}

import { bots } from '@indigo/bots';
import {
  type AnyRuleset,
  type MatchRecord,
  PASS,
  type Plain,
  type RefusedAnswer,
  type Rng,
  type Seat,
  SPECTATOR,
} from '@indigo/kernel';
import type { Act, Player, TableSetup } from './act.ts';
import { MoveClock, type Timer } from './clock.ts';
import type { Command } from './commands.ts';
import type { Fresh, No, NoCode, PlayerInfo, Reply, Step, TableEvent } from './events.ts';
import { type Done, isRefused, Play } from './play.ts';
import { type Position, thinkAbout } from './position.ts';
import { Votes } from './votes.ts';

/** Everything a host needs from outside. */
export interface HostNeeds {
  /** Where chance comes from. */
  readonly rng: Rng;
  /** Keeps act number `at` (from 0) for good. Nobody is told of it before; if it throws, it never happened. */
  keep(act: Act, at: number): Promise<void>;
  /** Finds a bot's answer, on another thread if possible. */
  think(position: Position): Promise<string | readonly string[]>;
  /** Something for all who look from this seat; SPECTATOR: for those who only watch. */
  tell(looker: Seat, event: TableEvent): void;
  /** Without it there is no clock. */
  readonly timer?: Timer;
  /** A name for the table, the same for as long as it lives. */
  readonly name?: string;
  /** Is the person of this seat away? */
  away?(seat: Seat): boolean;
  /** Nothing more can be done here: what was to be kept was not. Load the table anew. */
  lost?(error: unknown): void;
}

/** Steps remembered for those who come back after a moment. */
const REMEMBERED = 64;
/** So often in a row a seat may let its time run out before a bot takes over. */
const LAPSES = 3;
/** Who answers for somebody whose time is up. */
const STAND_IN = 'greedy';

const OK: Reply = { ok: true };
const no = (code: NoCode, say: string): No => ({ no: code, say });
const refusal = ({ refused, say }: RefusedAnswer): No => no(refused, say);

/**
 * Runs one table: takes commands one after the other, keeps each act before it tells anybody, lets bots think and
 * clocks run. The same for a server, a page's worker and a terminal.
 */
export class Host {
  readonly play: Play;
  private readonly needs: HostNeeds;
  private readonly votes = new Votes();
  private readonly clock: MoveClock | null;
  private readonly recent = new Map<Seat, Step[]>();
  /** By seat: the question a bot is thinking about. */
  private readonly thinking = new Map<Seat, number>();
  private readonly lapses: number[];
  private line: Promise<unknown> = Promise.resolve();
  private ended = false;

  constructor(ruleset: AnyRuleset, setup: TableSetup, needs: HostNeeds, acts: readonly Act[] = []) {
    this.play = new Play(ruleset, setup, needs.rng, acts);
    this.needs = needs;
    this.lapses = this.play.players.map(() => 0);
    const { timer } = needs;
    this.clock =
      timer === undefined || !setup.clock
        ? null
        : new MoveClock(timer, setup.clock, (seat, question) => this.timeIsUp(seat, question));
  }

  /** Goes on where the acts ended: bots think, clocks run. `due`: when a time running then would have been up. */
  resume(due?: number): void {
    this.pump(due);
  }

  /** Lets go of everything; what is in flight comes to nothing. */
  close(): void {
    this.ended = true;
    this.clock?.stop();
  }

  /** Resolves when all that was asked so far is done. */
  async settled(): Promise<void> {
    await this.line;
  }

  // ── what is ──

  /** Everything a looker may know right now. */
  fresh(looker: Seat): Fresh {
    const { play } = this;
    const ask = looker === SPECTATOR ? null : this.withDue(looker, play.ask(looker));
    const votes = this.votes.list;
    return {
      fresh: play.seqOf(looker),
      game: play.ruleset.id,
      options: play.setup.options ?? {},
      seat: looker === SPECTATOR ? null : looker,
      players: this.players(),
      view: play.view(looker),
      ...(ask === null ? {} : { ask }),
      ...play.lines(looker),
      auto: play.auto[looker] ?? [],
      ...(play.paused ? { paused: true } : {}),
      ...(play.match?.winners ? { won: play.match.winners } : {}),
      ...(votes.length > 0 ? { votes } : {}),
    };
  }

  /** What a looker missed after step `seq`; everything anew where that is not known any more. */
  since(looker: Seat, seq: number): readonly TableEvent[] {
    const behind = this.play.seqOf(looker) - seq;
    const recent = this.recent.get(looker) ?? [];
    if (behind < 0 || behind > recent.length) return [this.fresh(looker)];
    return [
      ...recent.slice(recent.length - behind),
      { players: this.players() },
      { votes: this.votes.list },
      { paused: this.play.paused },
    ];
  }

  players(): PlayerInfo[] {
    return this.play.players.map(({ name, who, bot }, seat) => ({
      name,
      person: who !== null,
      ...(bot === null ? {} : { bot }),
      ...(who !== null && this.needs.away?.(seat) ? { away: true as const } : {}),
    }));
  }

  /** The whole match. Not for anybody at the table before it is over. */
  record(): MatchRecord | null {
    const { match, players } = this.play;
    if (match === null) return null;
    const about: Plain = { names: players.map(({ name }) => name), bots: players.map(({ bot }) => bot) };
    return { ...match.record, about };
  }

  /** When the next seat's time is up, if one's is running. */
  get due(): number | null {
    return this.clock?.next ?? null;
  }

  // ── what may be asked ──

  /** Carries out what somebody at a seat asks for. What it means to others they are told; the reply is for the asker. */
  command(seat: Seat, command: Command): Promise<Reply> {
    return this.inTurn(() => this.carryOut(seat, command));
  }

  /** Seats somebody, or changes who sits there. */
  sit(seat: Seat, player: Player): Promise<Reply> {
    return this.inTurn(() => this.seat(seat, player));
  }

  /** Begins the match. Every seat must be taken. */
  start(): Promise<Reply> {
    return this.inTurn(async () => {
      if (this.play.started) return OK;
      if (!this.play.full) return no('not-started', 'somebody is still missing');
      return this.perform(this.play.start());
    });
  }

  /** Somebody came or went. */
  peopleChanged(): void {
    this.tellAll({ players: this.players() });
    this.votes.excuse(this.play.players.flatMap((_, seat) => (this.needs.away?.(seat) ? [seat] : [])));
  }

  private async carryOut(seat: Seat, command: Command): Promise<Reply> {
    const { play } = this;
    if (!(seat >= 0 && seat < play.seats)) return no('not-seated', 'only those who play can do that');
    if (command.do === 'bot') return this.botFor(seat, command.seat, command.bot);
    if (command.do === 'auto') return this.setAuto(seat, command.kinds);
    if (!play.started) return no('not-started', 'the match has not begun');
    switch (command.do) {
      case 'answer':
        return this.answer(seat, command.no, command.ids);
      case 'undo':
        return this.undo(seat);
      case 'vote':
        return this.vote(seat, command.vote, command.yes);
      case 'pause':
        return this.pause(command.on);
      case 'why':
        return { why: play.decision(seat)?.refused ?? [] };
      case 'compose': {
        if (play.askedNo(seat) !== command.no) return no('stale', 'that question has been answered');
        const draft = play.match?.composing(seat, command.ids);
        if (draft === undefined) return no('not-asked', 'you are not asked');
        return isRefused(draft) ? refusal(draft as RefusedAnswer) : draft;
      }
    }
  }

  private async answer(seat: Seat, question: number, ids: string | readonly string[]): Promise<Reply> {
    const { play } = this;
    // Sent twice because a connection broke: taken once.
    if (play.askedNo(seat) !== question && play.answeredSo(seat, question, ids)) return OK;
    if (play.paused) return no('paused', 'the match is paused');
    if (play.players[seat].bot !== null)
      return no('not-asked', 'a bot plays for you now: take your seat back first');
    this.lapses[seat] = 0;
    return this.attempt(play.answer(seat, question, ids));
  }

  private async undo(seat: Seat): Promise<Reply> {
    const { play } = this;
    if (play.whyNoUndo(seat) === null) return this.attempt(play.undo(seat));
    const length = play.lastAnswer(seat);
    if (length < 0) return no('no-undo', 'you have not answered anything yet');
    this.propose({ on: 'undo', by: seat, seat }, [seat], () => {
      void this.inTurn(async () => {
        if (play.match === null || play.match.length <= length) return OK;
        this.votes.clear();
        const reply = await this.perform(play.back(seat, length));
        this.tellAll({ votes: [] });
        return reply;
      });
    });
    return OK;
  }

  private async vote(seat: Seat, id: number, yes: boolean): Promise<Reply> {
    if (!this.votes.cast(seat, id, yes)) return no('no-such-vote', 'that vote is over');
    this.tellAll({ votes: this.votes.list });
    return OK;
  }

  private async pause(on: boolean): Promise<Reply> {
    if (this.play.paused === on) return OK;
    const reply = await this.perform(this.play.pause(on));
    this.tellAll({ paused: on });
    return reply;
  }

  private async setAuto(seat: Seat, kinds: readonly string[]): Promise<Reply> {
    return this.perform(this.play.setAuto(seat, kinds));
  }

  private async botFor(by: Seat, seat: Seat, bot: string | null): Promise<Reply> {
    const player = this.play.players[seat];
    if (player === undefined) return no('no-such-seat', `there is no seat ${seat}`);
    if (bot !== null && !Object.hasOwn(bots, bot)) {
      return no('no-such-bot', `there is no bot "${bot}"; bots: ${Object.keys(bots).join(', ')}`);
    }
    if (by === seat) return this.seat(seat, { ...player, bot });
    if (player.who === null || bot === null) return no('not-seated', 'that seat is not yours to give');
    this.propose({ on: 'bot', by, seat, bot }, [by, seat], () => void this.sit(seat, { ...player, bot }));
    return OK;
  }

  private async seat(seat: Seat, player: Player): Promise<Reply> {
    this.lapses[seat] = 0;
    const reply = await this.perform(this.play.sit(seat, player));
    if (player.bot !== null) this.votes.excuse([seat]);
    this.tellAll({ players: this.players() });
    return reply;
  }

  /** Asks the other people at the table, as far as they are there. */
  private propose(
    about: Parameters<Votes['propose']>[0],
    without: readonly Seat[],
    carried: () => void,
  ): void {
    const open = this.play.players.flatMap(({ who, bot }, seat) =>
      who === null || bot !== null || without.includes(seat) || this.needs.away?.(seat) ? [] : [seat],
    );
    this.votes.propose(about, open, carried);
    this.tellAll({ votes: this.votes.list });
  }

  // ── doing, one thing at a time ──

  private inTurn(work: () => Promise<Reply>): Promise<Reply> {
    const turn = this.line.then(async () => {
      if (this.ended) return no('storage', 'the table was closed: try again');
      return work();
    });
    this.line = turn.catch(() => {});
    return turn;
  }

  private async attempt(result: Done | RefusedAnswer): Promise<Reply> {
    return isRefused(result) ? refusal(result) : this.perform(result as Done);
  }

  private async perform({ act, steps }: Done): Promise<Reply> {
    try {
      await this.needs.keep(act, this.play.length - 1);
    } catch (error) {
      // What we hold is ahead of what was kept, and nobody has been told: throw it away.
      this.close();
      this.needs.lost?.(error);
      return no('storage', 'that could not be kept: try again');
    }
    this.runClock();
    for (const [looker, step] of steps) {
      const whole = step.ask === undefined ? step : { ...step, ask: this.withDue(looker, step.ask) };
      this.remember(looker, whole);
      this.needs.tell(looker, whole);
    }
    this.pump();
    return OK;
  }

  private withDue<A extends Step['ask'] | null>(looker: Seat, ask: A): A {
    const due = this.clock?.due(looker) ?? null;
    return ask && due !== null ? { ...ask, due } : ask;
  }

  private remember(looker: Seat, step: Step): void {
    const recent = this.recent.get(looker) ?? [];
    recent.push(step);
    if (recent.length > REMEMBERED) recent.shift();
    this.recent.set(looker, recent);
  }

  private tellAll(event: TableEvent): void {
    for (let seat = 0; seat < this.play.seats; seat++) this.needs.tell(seat, event);
    this.needs.tell(SPECTATOR, event);
  }

  // ── bots, automatic passes, clocks ──

  /** Sees to every question that no person is to answer. */
  private pump(due?: number): void {
    const { play } = this;
    this.runClock(due);
    if (play.paused || this.ended) return;
    for (const seat of play.open()) {
      const question = play.askedNo(seat);
      if (play.players[seat].bot !== null) this.think(seat, question, play.players[seat].bot as string);
      else if (play.passes(seat)) {
        void this.inTurn(async () => this.attempt(play.answer(seat, question, PASS, true)));
      }
    }
  }

  private runClock(due?: number): void {
    const { play, clock } = this;
    if (clock === null) return;
    const open = play.paused ? [] : play.open();
    for (let seat = 0; seat < play.seats; seat++) {
      const asked = open.includes(seat) && play.players[seat].bot === null && !play.passes(seat);
      clock.set(seat, asked ? play.askedNo(seat) : -1, due);
    }
  }

  private think(seat: Seat, question: number, bot: string, standIn = false): void {
    if (this.thinking.get(seat) === question) return;
    this.thinking.set(seat, question);
    void this.thought(seat, bot).then((ids) =>
      this.inTurn(async () => {
        if (this.thinking.get(seat) === question) this.thinking.delete(seat);
        const { play } = this;
        if (play.paused || play.askedNo(seat) !== question) return OK;
        if (!standIn && play.players[seat].bot === null) return OK;
        const reply = await this.attempt(play.answer(seat, question, ids, standIn));
        if (!('no' in reply)) return reply;
        // A bot that answers nonsense must not stop the table.
        return this.attempt(play.answer(seat, question, this.anyAnswer(seat), true));
      }),
    );
  }

  private async thought(seat: Seat, bot: string): Promise<string | readonly string[]> {
    try {
      return await this.needs.think(this.position(seat, bot));
    } catch {
      return this.anyAnswer(seat);
    }
  }

  private anyAnswer(seat: Seat): string | readonly string[] {
    return this.play.match?.open().includes(seat)
      ? thinkAbout(this.play.ruleset, this.position(seat, 'random'))
      : [];
  }

  private position(seat: Seat, bot: string): Position {
    const { play, needs } = this;
    return {
      table: needs.name ?? '',
      game: play.ruleset.id,
      seats: play.seats,
      options: play.setup.options ?? {},
      entries: play.match?.record.entries ?? [],
      seat,
      bot,
      seed: needs.rng(2 ** 31),
    };
  }

  private timeIsUp(seat: Seat, question: number): void {
    if (this.ended || this.play.askedNo(seat) !== question) return;
    if (++this.lapses[seat] >= LAPSES) void this.sit(seat, { ...this.play.players[seat], bot: STAND_IN });
    else this.think(seat, question, STAND_IN, true);
  }
}

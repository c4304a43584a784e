import { bots } from '@indigo/bots';
import { type AnyRuleset, type MatchRecord, type Seat, SPECTATOR, same } from '@indigo/kernel';
import type { Act, Player, TableSetup } from './act.ts';
import { BEHALF, type Command } from './commands.ts';
import type { Fresh, PlayerInfo, Players, Reply, TableEvent } from './events.ts';
import { Hints } from './hints.ts';
import { Keeper, no, OK, refusal } from './keeper.ts';
import type { HostNeeds } from './needs.ts';
import { Play, type PlayCheckpoint } from './play.ts';
import { Seating } from './seating.ts';
import { StandIns } from './stand-ins.ts';
import { type Carried, Votes } from './votes.ts';

/**
 * Runs one table: takes commands one after the other, keeps each act before it tells anybody, lets bots think and
 * clocks run. The same for a server, a page's worker and a terminal.
 */
export class Host {
  readonly play: Play;
  readonly seating: Seating;
  private readonly needs: HostNeeds;
  private readonly keeper: Keeper;
  private readonly standIns: StandIns;
  private readonly hints: Hints;
  private readonly votes = new Votes();

  constructor(ruleset: AnyRuleset, setup: TableSetup, needs: HostNeeds, acts: readonly Act[] = []) {
    this.play = new Play(ruleset, setup, needs.rng, acts, needs.listens, needs.sha256);
    this.needs = needs;
    this.keeper = new Keeper(this.play, needs);
    this.standIns = new StandIns(this.keeper, (seat) => {
      void this.standIn(seat);
    });
    this.hints = new Hints(this.keeper);
    this.seating = new Seating(this.keeper, () => this.peopleChanged());
    this.keeper.hooks = {
      done: () => this.standIns.runClock(),
      kept: (act) => this.overtaken(act),
      full: () => void this.stop(),
      told: () => this.standIns.pump(),
      telling: () => this.standIns.openWindow(),
      due: (seat) => this.standIns.due(seat),
      closes: (seat) => this.standIns.closes(seat),
    };
  }

  /** Begins where things stood after some acts, before anything else happens here. Throws if it does not fit. */
  restore(checkpoint: PlayCheckpoint, { entries, marks }: Pick<MatchRecord, 'entries' | 'marks'>): void {
    this.play.resume(checkpoint, entries, marks);
  }

  /** What happened before, in order, before anything else happens here. Throws if it does not fit. */
  replay(act: Act): void {
    this.play.replay(act);
  }

  /** Goes on where the acts ended: bots think, clocks run. `due`: when a time running then would have been up. */
  resume(due?: number): void {
    this.standIns.runClock(due);
    this.standIns.pump();
  }

  /** Lets go of everything; what is in flight comes to nothing. */
  close(): void {
    this.keeper.ended = true;
    this.standIns.stop();
  }

  /** Resolves when all that was asked so far is done. */
  settled(): Promise<void> {
    return this.keeper.settled();
  }

  /**
   * Does something while nothing is under way. Whoever begins to look does so here: in between, a look would show what
   * has not been kept yet. Who might be asked decides first, or lets their time go by: whether somebody is, nobody learns by coming.
   */
  async atRest(looker: Seat, work: () => void): Promise<void> {
    const { keeper, play } = this;
    for (let done = false; !done; ) {
      await keeper.uncovered();
      await keeper.atRest(() => {
        if (keeper.isCovered && play.covert !== null && play.askedNo(looker) < 0) return;
        work();
        done = true;
      });
    }
  }

  // ── what is ──

  /** How far everybody has been told, while there is more to tell: no summary may be ahead of it. Null: all of it. */
  get behind(): { readonly turn: number } | null {
    return this.keeper.behind;
  }

  /** Everything a looker may know right now. */
  fresh(looker: Seat): Fresh {
    const { play } = this;
    const ask = looker === SPECTATOR ? null : play.ask(looker);
    const votes = this.votes.list;
    const view = play.view(looker);
    const undo = play.undoOf(looker);
    return {
      fresh: play.seqOf(looker),
      game: play.ruleset.id,
      version: play.ruleset.version,
      options: play.setup.options ?? {},
      seat: looker === SPECTATOR ? null : looker,
      ...this.people(),
      ...(play.setup.standIn === undefined ? {} : { standIn: play.setup.standIn }),
      view,
      ...(ask === null ? {} : { ask: this.keeper.withDue(looker, ask) }),
      ...play.lines(looker),
      auto: play.auto[looker] ?? [],
      ...(undo === 'none' ? {} : { undo }),
      ...(play.paused ? { paused: true } : {}),
      ...(play.winners === null ? {} : { won: play.winners }),
      ...(play.abandoned ? { abandoned: true as const } : {}),
      ...(votes.length > 0 ? { votes } : {}),
    };
  }

  /** What a looker missed after update `seq`; everything anew where that is not known any more. */
  since(looker: Seat, seq: number): readonly TableEvent[] {
    this.play.view(looker);
    const missed = this.keeper.missed(looker, seq);
    if (missed === null) return [this.fresh(looker)];
    return [...missed, this.people(), { votes: this.votes.list }, { paused: this.play.paused }];
  }

  players(): PlayerInfo[] {
    return this.play.players.map(({ name, who, bot }, seat) => ({
      name,
      person: who !== null,
      ...(bot === null ? {} : { bot }),
      ...(who !== null && this.needs.away?.(seat) ? { away: true as const } : {}),
      ...(who !== null && this.play.auto[seat]?.includes(BEHALF) ? { lends: true as const } : {}),
    }));
  }

  /** Who sits where, and whether they may ask for hints, which may hang on who they are. */
  private people(): Players {
    return { players: this.players(), ...(this.hints.given ? { hints: true } : {}) };
  }

  /** The whole match. Not for anybody at the table before it is over. */
  record(): MatchRecord | null {
    return this.play.record();
  }

  /** Ends the match before somebody has won it, whatever those at the table say: for those who run the place. */
  stop(): Promise<Reply> {
    return this.keeper.inTurn(() => this.end());
  }

  /** When the next seat's time is up, if one's is running. */
  get due(): number | null {
    return this.standIns.next;
  }

  /** An answer that no person gives is on its way. */
  get thinking(): boolean {
    return this.standIns.busy;
  }

  // ── what may be asked ──

  /** Carries out what somebody at a seat asks for. What it means to others they are told; the reply is for the asker. */
  async command(seat: Seat, command: Command): Promise<Reply> {
    // How soon somebody gets a reply must not tell whether a window is open, nor whether others are asked in it.
    if (this.play.askedNo(seat) < 0 || this.play.hasPassed(seat)) await this.keeper.uncovered();
    if (command.do === 'hint') return this.hints.find(seat, command.no);
    const reply = await this.keeper.inTurn(() => this.carryOut(seat, command));
    if (this.play.hasPassed(seat)) await this.keeper.uncovered();
    return reply;
  }

  /** Seats somebody, or changes who sits there. */
  sit(seat: Seat, player: Player): Promise<Reply> {
    return this.keeper.inTurn(() => this.seat(seat, player));
  }

  /** A bot plays for somebody who does not. But where nobody would be left who plays, the match waits for them. */
  standIn(seat: Seat): Promise<Reply> {
    return this.keeper.inTurn(() => {
      const { players, standIn: bot } = this.play;
      const others = players.some((one, other) => other !== seat && one.who !== null && one.bot === null);
      return others ? this.seat(seat, { ...players[seat], bot }) : this.pause(true);
    });
  }

  /** Begins the match. Every seat must be taken. */
  start(): Promise<Reply> {
    return this.seating.start();
  }

  /** Somebody came or went. */
  peopleChanged(): void {
    this.keeper.tellAll(this.people());
  }

  /** Those who agreed to take something back agreed to no more than that. What bots did since is no loss to anybody. */
  private overtaken(act: Act): void {
    if (act.do !== 'answer' || act.auto || this.play.players[act.seat].bot !== null) return;
    if (this.votes.drop('undo')) this.keeper.tellAll({ votes: this.votes.list });
  }

  private carryOut(seat: Seat, command: Exclude<Command, { do: 'hint' }>): Reply | Promise<Reply> {
    const { play } = this;
    if (!(seat >= 0 && seat < play.seats)) return no('not-seated', 'only those who play can do that');
    if (play.players[seat].who === null) return no('not-seated', 'nobody holds this seat any more');
    if (command.do === 'bot') return this.botFor(seat, command.seat, command.bot);
    if (command.do === 'auto') return this.setAuto(seat, command.kinds);
    if (!play.started) return no('not-started', 'the match has not begun');
    switch (command.do) {
      case 'answer':
        return this.answer(seat, command.no, command.ids);
      case 'undo':
        return this.undo(seat);
      case 'hold':
        return this.standIns.hold(seat, command.no) ? OK : no('stale', 'that window has closed');
      case 'vote':
        return this.vote(seat, command.vote, command.yes);
      case 'pause':
        return command.on ? this.proposePause(seat) : this.pause(false);
      case 'resign':
        return this.resign(seat);
      case 'end':
        return this.proposeEnd(seat);
      case 'why':
        return { why: play.decision(seat)?.refused ?? [] };
      case 'compose': {
        if (play.askedNo(seat) !== command.no) return no('stale', 'that question has been answered');
        const draft = play.match?.composing(seat, command.ids);
        if (draft === undefined) return no('not-asked', 'you are not asked');
        return 'refused' in draft ? refusal(draft) : draft;
      }
    }
  }

  private answer(seat: Seat, question: number, ids: string | readonly string[]): Reply | Promise<Reply> {
    const { play } = this;
    // Sent twice because a connection broke: taken once.
    if (play.askedNo(seat) !== question && play.answeredSo(seat, question, ids)) return OK;
    if (play.paused) return no('paused', 'the match is paused');
    if (play.players[seat].bot !== null)
      return no('not-asked', 'a bot plays for you now: take your seat back first');
    this.standIns.awake(seat);
    return this.keeper.attempt(play.answer(seat, question, ids));
  }

  private undo(seat: Seat): Reply | Promise<Reply> {
    const { play } = this;
    if (play.over) return no('over', 'the match is over, and its result stands');
    if (play.whyNoUndo(seat) === null) return this.keeper.attempt(play.undo(seat));
    const length = play.lastAnswer(seat);
    if (length < 0) return no('no-undo', 'you have not answered anything yet');
    return this.propose({ on: 'undo', by: seat, seat }, () => {
      if (play.over || play.begun.length <= length) return OK;
      this.votes.clear();
      return this.keeper.perform(play.back(seat, length));
    });
  }

  private vote(seat: Seat, id: number, yes: boolean): Reply | Promise<Reply> {
    const carried = this.votes.cast(seat, id, yes);
    return carried === null ? no('no-such-vote', 'that vote is over') : this.carry(carried);
  }

  private async pause(on: boolean): Promise<Reply> {
    if (this.play.paused === on) return OK;
    const reply = await this.keeper.perform(this.play.pause(on));
    this.keeper.tellAll({ paused: on });
    return reply;
  }

  private proposePause(by: Seat): Reply | Promise<Reply> {
    const { play } = this;
    if (play.over) return no('over', 'the match is over');
    if (play.paused) return OK;
    return this.propose({ on: 'pause', by, seat: by }, () => (play.over ? OK : this.pause(true)));
  }

  private proposeEnd(by: Seat): Reply | Promise<Reply> {
    if (this.play.over) return no('over', 'the match is over');
    return this.propose({ on: 'end', by, seat: by }, () => this.end());
  }

  private async end(abandoned = false): Promise<Reply> {
    if (this.play.over) return OK;
    this.votes.clear();
    return this.keeper.perform(this.play.end(abandoned));
  }

  /** Ends a match that nobody has come to for long, unless somebody comes just now. */
  abandon(still: () => boolean): Promise<Reply> {
    return this.keeper.inTurn(() => (still() && this.play.started ? this.end(true) : OK));
  }

  /** A seat that is given up belongs to nobody, and a bot plays it to the end. */
  private async resign(seat: Seat): Promise<Reply> {
    const { players, standIn, over } = this.play;
    if (over) return no('over', 'the match is over');
    const reply = await this.seat(seat, { ...players[seat], who: null, bot: standIn });
    if ('no' in reply) return reply;
    const nobody = players.every(({ who }) => who === null);
    return this.carry(nobody ? [() => this.end()] : this.votes.excuse(seat));
  }

  private async setAuto(seat: Seat, kinds: readonly string[]): Promise<Reply> {
    const { play } = this;
    if (same(play.auto[seat], kinds)) return OK;
    try {
      await this.needs.keepAuto?.(seat, kinds);
    } catch {
      return no('storage', 'that could not be kept: try again');
    }
    const lent = play.auto[seat]?.includes(BEHALF);
    play.auto[seat] = kinds;
    // Everybody is to know who decides for a Leader.
    if (lent !== kinds.includes(BEHALF)) this.keeper.tellAll(this.people());
    this.standIns.runClock();
    this.standIns.pump();
    return OK;
  }

  private botFor(by: Seat, seat: Seat, bot: string | null): Reply | Promise<Reply> {
    const player = this.play.players[seat];
    if (player === undefined) return no('no-such-seat', `there is no seat ${seat}`);
    if (bot !== null && !Object.hasOwn(bots, bot)) {
      return no('no-such-bot', `there is no bot "${bot}"; bots: ${Object.keys(bots).join(', ')}`);
    }
    if (this.play.over) return no('over', 'the match is over');
    if (by === seat) return this.seat(seat, { ...player, bot });
    if (player.who === null || bot === null) return no('not-seated', 'that seat is not yours to give');
    const owner = player.who;
    return this.propose({ on: 'bot', by, seat, bot }, () => {
      const now = this.play.players[seat];
      return now.who === owner && !this.play.over ? this.seat(seat, { ...now, bot }) : OK;
    });
  }

  private async seat(seat: Seat, player: Player): Promise<Reply> {
    this.standIns.awake(seat);
    const reply = await this.keeper.perform(this.play.sit(seat, player));
    this.keeper.tellAll(this.people());
    return reply;
  }

  /** Asks all other people at the table, there or not, each once. */
  private propose(about: Parameters<Votes['propose']>[0], agreed: Carried): Promise<Reply> {
    const { players } = this.play;
    const asked = new Set([players[about.by].who]);
    const open = players.flatMap(({ who }, seat) => {
      if (who === null || asked.has(who)) return [];
      asked.add(who);
      return [seat];
    });
    return this.carry(this.votes.propose(about, open, agreed));
  }

  /** Does what has been agreed on, and tells what is still open. */
  private async carry(carried: readonly Carried[]): Promise<Reply> {
    let reply: Reply = OK;
    for (const act of carried) reply = await act();
    this.keeper.tellAll({ votes: this.votes.list });
    return reply;
  }
}

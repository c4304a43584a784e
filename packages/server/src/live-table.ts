import {
  type Act,
  type Command,
  Host,
  type No,
  type Person,
  type Player,
  type Reply,
  type Seated,
  type TableEvent,
} from '@indigo/host';
import { type AnyRuleset, type Mask, maskOf, type Seat, SPECTATOR } from '@indigo/kernel';
import type { ChatLine, MatchInfo } from '@indigo/protocol';
import { Audience, type Looker, sendTo } from './audience.ts';
import { Caller } from './caller.ts';
import { Checkpoints } from './checkpoints.ts';
import type { House } from './house.ts';
import { infoOf } from './info.ts';
import { sha256 } from './keys.ts';
import { Leaving } from './leaving.ts';
import { keepCheckpoint, replayed } from './replaying.ts';
import { setupOf } from './setup.ts';
import { Unwanted } from './slices.ts';
import { Conflict, type MatchRow, type Summary } from './store.ts';

/** Lists may be this much behind. */
const SUMMARY_MS = 10_000;
const GOING_ON = { state: 'playing', asked: 0, won: null, abandoned: false } as const;
/** How long bots wait for the person they are to play with. */
const EXPECT_MS = 10_000;
/** How exactly it is known when somebody was last there. */
const SEEN_MS = 3_600_000;
/** By then everybody knows that the match is over. */
const COUNT_MS = 5_000;
const UNSURE: No = {
  no: 'storage',
  reason: 'the server lost its place just then: look whether it was done',
};
/** A table in memory: its host, and whoever is connected to it. All of it can be thrown away and loaded again. */
export class LiveTable {
  row: MatchRow;
  /** We hold it under this term, where several servers share tables. */
  readonly term: number;
  touched: number;
  private readonly house: House;
  private readonly ruleset: AnyRuleset;
  private host!: Host;
  private checkpoints!: Checkpoints;
  private readonly audience = new Audience();
  private readonly leaving: Leaving;
  private readonly caller: Caller;
  /** Calls off that the match is counted for those who played. */
  private counting: (() => void) | null = null;
  private summarised = 0;
  /** How many acts are kept, and whether lists show what came of the last. */
  private kept = 0;
  private noted = true;
  /** When something happened that everybody may know of. */
  private changed: number;
  /** The one person at this table has yet to come and see it: until then, or for so long, bots wait. Calls that off. */
  private expecting: (() => void) | null = null;
  private reloading: Promise<void> | null = null;
  /** It was let go, or what was kept of it cannot be read: it is to be loaded anew by whoever asks for it next. */
  broken = false;

  private constructor(house: House, ruleset: AnyRuleset, row: MatchRow, term: number) {
    this.house = house;
    this.term = term;
    this.ruleset = ruleset;
    this.row = row;
    this.touched = house.now();
    this.changed = row.updated;
    this.caller = new Caller(house, {
      row,
      asked: () => (this.host.play.over ? 0 : askedPeople(this.host.play)),
      isHere: (seat) => this.isHere(seat),
      players: () => this.players,
    });
    this.leaving = new Leaving(house, {
      gone: () => {
        this.host.peopleChanged();
        this.caller.look();
      },
      patience: () => this.row.away,
      replace: (seat) => this.replace(seat),
    });
  }

  /** From what was kept, a piece at a time. Throws Unwanted once it is not wanted any more. */
  static async load(
    house: House,
    ruleset: AnyRuleset,
    row: MatchRow,
    term: number,
    wanted: () => boolean,
  ): Promise<LiveTable> {
    const table = new LiveTable(house, ruleset, row, term);
    await table.open(wanted);
    // Whoever sat there when it was last in memory has just left, as far as anybody knows: bots may take over for those who do not come.
    if (table.started && !table.over)
      for (const [seat, player] of table.players.entries()) table.expect(seat, player);
    return table;
  }

  private async open(wanted?: () => boolean): Promise<void> {
    const { house, row } = this;
    this.checkpoints = new Checkpoints(house.store, row.id, house.checkpointEvery);
    const host = await replayed(house, row, this.checkpoints, () => this.hostFor(), wanted);
    // Let go meanwhile: nobody would ever end what began here now.
    if (this.broken) {
      host.close();
      throw new Unwanted();
    }
    this.host = host;
    this.kept = host.play.length;
    this.host.resume(row.due ?? undefined);
  }

  private hostFor(): Host {
    const { row, house } = this;
    return new Host(this.ruleset, setupOf(row), {
      name: row.id,
      rng: house.dice,
      sha256,
      keep: (act, at) => this.keep(act, at),
      keepAuto: (seat, kinds) => this.keepAuto(seat, kinds),
      think: (position) => house.thinkers.think(position),
      hint: (position) => house.thinkers.hint(position),
      tell: (seat, event) => this.tell(seat, event),
      // Whoever is gone for a moment finds the steps of that moment when they come back.
      listens: (seat) => this.isHere(seat),
      away: (seat) => !this.isHere(seat),
      ready: () => this.expecting === null && this.hasAudience,
      lost: (error) => this.lost(error),
      timer: house,
    });
  }

  // ── what is ──

  /** Everybody knows that the match is over. */
  get over(): boolean {
    return this.host.play.over && this.host.behind === null;
  }

  get started(): boolean {
    return this.host.play.started;
  }

  get won(): readonly Seat[] {
    return this.host.play.winners ?? [];
  }

  get players(): readonly Player[] {
    return this.host.play.players;
  }

  get connected(): number {
    return this.audience.size;
  }

  /** Somebody looks, or plays themselves and will be back: for nobody bots do not play on. */
  private get hasAudience(): boolean {
    return this.connected > 0 || this.players.some(({ who, bot }) => who !== null && bot === null);
  }

  /** Nobody looks and nothing is going on: it may leave the memory. */
  get idle(): boolean {
    const { connected, audience, leaving, reloading, host } = this;
    const isLooked = connected > 0 || audience.coming.size > 0 || leaving.size > 0;
    // Without the answer that comes next nobody's time would run, and nobody would ever look after it.
    return !isLooked && reloading === null && !host.thinking;
  }

  info(guest: string | null): MatchInfo {
    const { row, host } = this;
    const { behind } = host;
    const now = this.summary();
    // What is kept already but told only in a moment is nobody's to know yet.
    const told = behind === null || now.state === 'waiting' ? now : { ...now, ...GOING_ON, ...behind };
    return infoOf({ ...row, ...told }, guest, host.players());
  }

  /** Resolves when all that was asked so far is done. */
  settled(): Promise<void> {
    return this.host.settled();
  }

  async record(): Promise<ReturnType<Host['record']>> {
    await this.host.settled();
    return this.host.record();
  }

  // ── what people do ──

  /** Null: the table is not here any more; whoever asked is sent away, and comes again with it. */
  async command(seat: Seat, command: Command): Promise<Reply | null> {
    this.touched = this.house.now();
    const { host } = this;
    const reply = await host.command(seat, command);
    if (!('no' in reply) || reply.no !== 'storage') return reply;
    // Somebody else wrote first, or the store failed. On the table as it is now, once more.
    await this.reloading;
    if (this.broken && this.house.owners.shared) return null;
    if (this.host === host) return reply;
    // It may have been kept all the same. What has a number is done once; taking back would take back two.
    return 'no' in command ? this.host.command(seat, command) : UNSURE;
  }

  sit(seat: Seat, player: Player): Promise<Reply> {
    return this.host.sit(seat, player);
  }

  /** Takes a seat. At a public table everybody has one. */
  join(person: Person, wanted?: Seat): Promise<Seated | No> {
    return this.host.seating.join(person, wanted, !this.row.public);
  }

  /** Frees the seats of those who leave before the match begins. */
  async free(
    leaves: (player: Player, seat: Seat) => boolean,
    why = 'you no longer sit at this table',
  ): Promise<Reply> {
    const reply = await this.host.seating.free(leaves);
    // What is said and heard there is from now on for whoever comes.
    const isFree = (seat: Seat): boolean => seat !== SPECTATOR && this.players[seat].name === '';
    this.audience.dismiss(isFree, why, false);
    return reply;
  }

  /** Does somebody who plays look at it? */
  get attended(): boolean {
    return this.players.some((_, seat) => this.audience.isExpectedAt(seat));
  }

  /** Notes now and then that somebody who plays is there. */
  noteSeen(): void {
    const now = this.house.now();
    if (now - this.row.seen < SEEN_MS) return;
    this.row = { ...this.row, seen: now };
    this.house.store.setSeen(this.row.id, now).catch((error) => this.house.trouble(error, this.row.id));
  }

  /** Ends the match because nobody has come for long. */
  abandon(): Promise<Reply> {
    this.changed = this.house.now();
    return this.host.abandon(() => !this.attended);
  }

  /** Begins the match, with bots in the free seats. Who plays alone against bots is to see their first moves, not to read of them. */
  start(bot: string | null = null): Promise<Reply> {
    const people = new Set(
      this.players.flatMap(({ who, bot: played }) => (who === null || played !== null ? [] : [who])),
    );
    if (people.size === 1 && this.connected === 0 && !this.started) {
      this.expecting?.();
      this.expecting = this.house.later(EXPECT_MS, () => this.expected());
    }
    return this.host.seating.start(bot);
  }

  /** Sends everybody away: there is no such table any more. */
  dissolve(why: string): void {
    this.broken = true;
    this.host.close();
    this.audience.dismiss(() => true, why, false);
  }

  /** Sends everybody to where it goes on. */
  private sendAway(why: string): void {
    this.audience.dismiss(() => true, why, true);
  }

  /** It is not ours any more: nothing that is under way here is kept, or told. */
  lose(why: string): void {
    this.broken = true;
    this.calmDown();
    this.host.close();
    this.sendAway(why);
  }

  /** Ends the match for everybody, whatever they say. */
  stop(): Promise<Reply> {
    this.touched = this.house.now();
    return this.host.stop();
  }

  private expected(): void {
    if (this.expecting === null) return;
    this.expecting();
    this.expecting = null;
    this.host.resume();
  }

  chat(line: ChatLine): void {
    this.audience.tellAll({ chat: [line] });
  }

  rematch(next: string): void {
    this.row = { ...this.row, rematch: next };
    this.audience.tellAll({ rematch: next });
  }

  /** Somebody begins to look, having seen everything up to step `seq` (null: nothing). */
  async enter(looker: Looker, seq: number | null): Promise<void> {
    this.audience.coming.add(looker);
    try {
      for (let shown = false; !shown; ) {
        await this.reloading;
        if (seq !== null && (await this.isBehind(looker.seat, seq))) await this.catchUp();
        const { host } = this;
        if (this.broken) throw new Error('the table cannot be loaded');
        await host.atRest(looker.seat, () => {
          shown = host === this.host && this.reloading === null && !this.broken;
          if (shown) this.show(looker, seq);
        });
      }
    } finally {
      this.audience.coming.delete(looker);
    }
  }

  /** Somebody has seen more of it than there is here, and so it is: another server wrote since it was loaded. */
  private async isBehind(seat: Seat, seq: number): Promise<boolean> {
    const { house, host } = this;
    if (!house.owners.shared || this.broken || seq <= host.play.seqOf(seat)) return false;
    return (await house.store.acts(this.row.id, host.play.length, 1)).length > 0 && host === this.host;
  }

  private async catchUp(): Promise<void> {
    this.house.metrics.ahead.inc();
    this.lost(new Error('somebody had seen more of it'));
    await this.reloading;
  }

  private show(looker: Looker, seq: number | null): void {
    const { audience, hasAudience } = this;
    const came = !audience.isAt(looker.seat);
    audience.add(looker);
    if (!hasAudience) this.host.resume();
    this.touched = this.house.now();
    const events = seq === null ? [this.host.fresh(looker.seat)] : this.host.since(looker.seat, seq);
    for (const event of events) sendTo([looker], event);
    if (looker.seat !== SPECTATOR) {
      this.caller.came(looker.seat);
      this.noteSeen();
      this.expected();
    }
    if (!came || looker.seat === SPECTATOR) return;
    if (!this.leaving.came(looker.seat)) this.host.peopleChanged();
  }

  leave(looker: Looker): void {
    if (!this.audience.remove(looker)) return;
    this.touched = this.house.now();
    if (looker.seat !== SPECTATOR && !this.audience.isAt(looker.seat)) this.leaving.went(looker.seat);
  }

  /** Whoever sits down counts as here while they are on their way: nobody is to see what waits for them. */
  private expect(seat: Seat, { who, bot }: Player): void {
    if (who !== null && bot === null && !this.isHere(seat)) this.leaving.went(seat);
  }

  /** A bot plays for whoever has been away for long. */
  private replace(seat: Seat): void {
    const { who, bot } = this.players[seat];
    if (this.host.play.over || who === null || bot !== null) return;
    void this.host.standIn(seat);
  }

  private isHere(seat: Seat): boolean {
    return this.leaving.has(seat) || this.audience.isExpectedAt(seat);
  }

  /** Lets go of everything. What happened is on disk. `why`: whoever looks is sent to where it goes on, once `release` has left it to others. */
  async close(why?: string, release = async (): Promise<void> => {}): Promise<void> {
    this.calmDown();
    await this.reloading;
    if (!this.broken) await this.host.settled();
    // Before its clock stops: somebody's time runs on while nobody is there.
    const summary = this.broken ? null : this.summary();
    this.broken = true;
    this.host.close();
    const noted = summary === null ? null : this.house.store.summarise(this.row.id, summary, this.kept);
    const done = await Promise.allSettled([noted, release()]);
    // Only now: who came before would be at a table at which nothing happens any more, or find it still ours wherever they come.
    if (why !== undefined) this.sendAway(why);
    for (const one of done) if (one.status === 'rejected') throw one.reason;
  }

  /** Lists of other servers show what they are told: that nobody waits for, so it is told now and then. */
  async note(): Promise<void> {
    if (this.noted || this.broken || this.kept !== this.host.play.length) return;
    this.noted = true;
    this.summarised = this.house.now();
    try {
      await this.house.store.summarise(this.row.id, this.summary(), this.kept);
    } catch (error) {
      this.noted = false;
      throw error;
    }
  }

  /** Nothing happens here by itself any more. */
  private calmDown(): void {
    this.leaving.close();
    this.caller.close();
    this.counting?.();
    this.expecting?.();
  }

  // ── keeping and telling ──

  private async keepAuto(seat: Seat, kinds: readonly string[]): Promise<void> {
    const auto = this.players.map((_, other) => (other === seat ? kinds : (this.row.auto[other] ?? [])));
    await this.house.store.setAuto(this.row.id, auto);
    this.row = { ...this.row, auto };
  }

  private async keep(act: Act, at: number): Promise<void> {
    const { house, row } = this;
    const { metrics } = house;
    const now = house.now();
    const quiet =
      act.do === 'answer' && !this.host.play.over && row.clock === 0 && now - this.summarised < SUMMARY_MS;
    if (!quiet) this.summarised = now;
    metrics.acts[act.do] = (metrics.acts[act.do] ?? 0) + 1;
    const end = at % 16 === 0 ? metrics.commits.startTimer() : null;
    const checkpoint = this.checkpoints.after(act, this.host.play);
    if (act.do === 'sit') this.expect(act.seat, act.player);
    await house.store.append(row.id, at, act, quiet ? null : this.summary());
    this.kept = at + 1;
    this.noted = !quiet;
    end?.();
    // Only now: before, it might be of something that never happened.
    keepCheckpoint(house, row, checkpoint);
    this.caller.look();
    if (this.host.play.over) this.counting ??= house.later(COUNT_MS, () => this.count());
  }

  /** Notes what it was to those who played. Nobody waits for that. */
  private count(): void {
    const { house, row } = this;
    if (this.over && !this.host.play.abandoned)
      house.scribe.count(this).catch((error) => house.trouble(error, row.id));
  }

  private summary(): Summary {
    const { play } = this.host;
    const state = play.over ? 'over' : play.started ? 'playing' : 'waiting';
    return {
      state,
      players: play.players,
      turn: play.match?.turn ?? 0,
      asked: play.over ? 0 : askedPeople(play),
      updated: this.changed,
      due: state === 'playing' ? this.host.due : null,
      won: play.winners,
      abandoned: play.abandoned,
    };
  }

  private tell(seat: Seat, event: TableEvent): void {
    // What everybody may know of, and when: that somebody was there, or passed, is not for others.
    if (seat === SPECTATOR && 'step' in event) this.changed = this.house.now();
    this.audience.tell(seat, event);
  }

  /** What we hold is not what was kept: begin again from what was. */
  private lost(error: unknown): void {
    if (this.broken) return;
    this.house.metrics.lost.inc();
    this.reloading ??= this.reload(error).finally(() => {
      this.reloading = null;
    });
  }

  private async reload(error: unknown): Promise<void> {
    const { house, row } = this;
    if (error instanceof Conflict && house.owners.shared) house.metrics.conflicts.inc();
    else house.trouble(error, row.id);
    this.host.close();
    try {
      // Whose it is comes before what it is: what somebody else goes on with is not shown from here.
      if (!(await house.owners.holds(row.id, this.term)))
        return this.lose('this table goes on at another server');
      this.row = (await house.store.match(row.id)) ?? row;
      await this.open();
      this.audience.tellEach((seat) => this.host.fresh(seat));
    } catch (worse) {
      // Everybody has been sent away already.
      if (this.broken) return;
      house.trouble(worse, row.id);
      this.broken = true;
      this.host.close();
      this.sendAway('the table is out of order');
    }
  }
}

/** Bots and those who let pass answer by themselves. */
const askedPeople = (play: Host['play']): Mask =>
  play
    .open()
    .filter((seat) => play.players[seat].bot === null && !play.isSpared(seat))
    .reduce((mask, seat) => mask | maskOf(seat), 0);

import { catalog, UnknownRules } from '@indigo/catalog';
import { type Act, Host, type Reply, type TableEvent, Thinker } from '@indigo/host';
import { type AnyRuleset, type MatchRecord, type Seat, SPECTATOR } from '@indigo/kernel';
import type { Calls, LocalPlayer, NewLocal, TableNews } from './calls.ts';
import { dice, lessonDice } from './dice.ts';
import { type KeptTable, keepActs, loadTable, newLocalId } from './shelf.ts';
import { trouble } from './trouble.ts';

const LOCAL_PERSON = 'me';

/** A table that does not begin at the beginning: what has happened there, without who sits where. */
export interface Past extends NewLocal {
  /** Of the rules it happened by; the newest without it. */
  readonly version?: number;
  readonly acts: readonly Act[];
  /** What settles all chance of a teaching match. */
  readonly deal?: string;
}

/** Remembers where each table stood: a bot's next question costs only what is new since. */
const thinker = new Thinker((game, version) => catalog.load(game, version), {
  now: () => performance.now(),
});

/** One table that is open on this page: its host, and what goes to the page of every act. */
class OpenTable {
  readonly host: Host;
  private kept: KeptTable;
  private events: [Seat, TableEvent][] = [];
  private readonly post: (news: TableNews) => void;

  constructor(ruleset: AnyRuleset, kept: KeptTable, acts: readonly Act[], post: (news: TableNews) => void) {
    this.kept = kept;
    this.post = post;
    this.host = new Host(
      ruleset,
      kept.setup,
      {
        rng: kept.lesson ? lessonDice(() => this.host.play.match?.length ?? 0) : dice,
        name: kept.id,
        keep: (act, at) => this.keep(act, at),
        think: async (position) => {
          // A breath before every thought, so that a row of bots never keeps the page waiting for an answer.
          await new Promise((resolve) => setTimeout(resolve));
          return thinker.think(position);
        },
        hint: (position) => thinker.hints(position),
        tell: (looker, event) => this.tell(looker, event),
        lost: (error) => post({ told: kept.id, events: [], lost: String(error) }),
      },
      acts,
    );
  }

  /** Begins, or goes on. */
  async run(): Promise<void> {
    const { host, kept } = this;
    if (host.play.started) {
      host.resume();
      return;
    }
    for (const { seat, player } of sitting(kept.players)) await host.sit(seat, player);
    await host.start();
  }

  private async keep(act: Act, at: number): Promise<void> {
    const { match } = this.host.play;
    this.kept = {
      ...this.kept,
      updated: Date.now(),
      turn: match?.turn ?? 0,
      open: match?.open() ?? [],
      won: match?.winners ?? null,
    };
    await keepActs(this.kept, [act], at);
  }

  /** Everything told about one act goes to the page together: the host tells it in one go. */
  private tell(looker: Seat, event: TableEvent): void {
    // What bots see stays here: the page neither needs nor may show it.
    if (looker !== SPECTATOR && !this.mine.includes(looker)) return;
    if (this.events.length === 0) {
      queueMicrotask(() => {
        const { events } = this;
        this.events = [];
        this.post({ told: this.kept.id, events });
      });
    }
    this.events.push([looker, event]);
  }

  /** The seats of people, as they were when the table was made: a bot may be playing for one now. */
  get mine(): Seat[] {
    return this.kept.players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  get lesson(): boolean {
    return this.kept.lesson ?? false;
  }

  /** Where everybody on this page stands: people's seats, and the spectators' look. */
  freshAll(): void {
    const { host } = this;
    for (const looker of [...this.mine, SPECTATOR]) this.tell(looker, host.fresh(looker));
  }
}

const sitting = (players: readonly LocalPlayer[]): (Act & { readonly do: 'sit' })[] =>
  players.map(({ name, bot }, seat) => {
    const who = bot === null ? LOCAL_PERSON : null;
    return { do: 'sit', seat, player: { name, who, bot } };
  });

/** The local tables open on this page. */
export class LocalTables {
  private readonly open = new Map<string, { readonly table: OpenTable; readonly release: () => void }>();
  private readonly post: (news: TableNews) => void;
  private line: Promise<unknown> = Promise.resolve();

  constructor(post: (news: TableNews) => void) {
    this.post = post;
  }

  /** Holds a table for this page, so that no other tab leads it on at the same time. */
  private async hold(id: string): Promise<() => void> {
    // Only where the page came over a safe connection; the store refuses a second act of the same number anyway.
    if (!('locks' in navigator)) return () => {};
    let release = (): void => {};
    const held = await new Promise<boolean>((resolve) => {
      void navigator.locks.request(`indigo:${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (lock === null) return undefined;
        return new Promise<void>((end) => {
          release = end;
        });
      });
    });
    if (!held) throw trouble('openElsewhere');
    return release;
  }

  create(table: NewLocal): Promise<string> {
    return this.adopt({ ...table, acts: [] });
  }

  async learn({ game, names: [you, ...others] }: Calls['learn']['args']): Promise<string> {
    const lesson = await (await catalog.load(game)).lesson?.();
    if (lesson === undefined) throw trouble('noLesson');
    const players = lesson.seats.map((bot) => ({ name: bot === null ? you : (others.shift() ?? bot), bot }));
    // The coach advises, nobody else.
    return this.adopt({
      game,
      options: lesson.options,
      players,
      hints: false,
      acts: [],
      deal: lesson.deal,
    });
  }

  /** Keeps a new table. It begins, or goes on, when somebody looks at it. */
  async adopt({ game, version, options, players, hints, acts, deal }: Past): Promise<string> {
    const ruleset = await catalog.load(game, version);
    const now = Date.now();
    const kept: KeptTable = {
      id: newLocalId(),
      game,
      version: ruleset.version,
      setup: {
        seats: players.length,
        options,
        ...(hints === undefined ? {} : { hints }),
        ...(deal === undefined ? {} : { secret: deal }),
      },
      players,
      created: now,
      updated: now,
      turn: 0,
      open: [],
      won: null,
      ...(deal === undefined ? {} : { lesson: true }),
    };
    const past = acts.length === 0 ? [] : [...sitting(players), ...acts];
    // Says what is wrong with it before anything is kept.
    new OpenTable(ruleset, kept, past, this.post).host.close();
    await keepActs(kept, past, 0);
    return kept.id;
  }

  /** Opening and closing wait for each other: a page may leave a table and come back at once. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.line.then(work);
    this.line = turn.catch(() => {});
    return turn;
  }

  follow(id: string): Promise<Calls['open']['result']> {
    return this.inTurn(async () => {
      const open = this.open.get(id)?.table;
      const table = open ?? (await this.load(id));
      table.freshAll();
      // Once the page looks: what happens first is seen, too.
      if (open === undefined) void table.run();
      return { mine: table.mine, lesson: table.lesson };
    });
  }

  private async load(id: string): Promise<OpenTable> {
    const found = await loadTable(id);
    if (found === null) throw trouble('notKept');
    const { table: kept, acts } = found;
    const ruleset = await catalog.load(kept.game, kept.version).catch((error) => {
      if (!(error instanceof UnknownRules)) throw error;
      throw trouble('oldRules');
    });
    const release = await this.hold(id);
    const table = new OpenTable(ruleset, kept, acts, this.post);
    this.open.set(id, { table, release });
    return table;
  }

  async command({ id, seat, command }: Calls['command']['args']): Promise<Reply> {
    const open = this.open.get(id);
    if (open === undefined) return { no: 'storage', reason: 'the table was closed: try again' };
    return open.table.host.command(seat, command);
  }

  record(id: string): MatchRecord | null {
    return this.open.get(id)?.table.host.record() ?? null;
  }

  async keptRecord(id: string): Promise<MatchRecord | null> {
    const open = this.record(id);
    const found = open === null ? await loadTable(id) : null;
    if (found === null) return open;
    // Led to its end and let go: nothing is to happen here.
    const { game, version } = found.table;
    const table = new OpenTable(await catalog.load(game, version), found.table, found.acts, () => {});
    table.host.close();
    return table.host.record();
  }

  close(id: string): Promise<void> {
    return this.inTurn(async () => {
      const open = this.open.get(id);
      open?.table.host.close();
      open?.release();
      this.open.delete(id);
    });
  }
}

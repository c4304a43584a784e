import type { Catalog } from '@indigo/catalog';
import type { Timer } from '@indigo/host';
import type { Learn } from '../books.ts';
import { Gathered } from '../gathered.ts';
import { newId } from '../keys.ts';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import { Elsewhere, type Owners } from './owners.ts';
import type { Claimed, NodeRow, Registry, Rules } from './registry.ts';

const BEAT_MS = 1_000;
/** Who was not heard of for so long is gone. */
const GONE_MS = 3_000;
/** Who was not heard of for so long is forgotten. */
const FORGOTTEN_MS = 60_000;
const FORGET_EVERY = 60;
/** Beats between two looks whether what we have is still ours. */
const LOOK_EVERY = 3;
/** Tables taken over at a beat from servers that are gone. */
const ORPHANS = 20;
/** A server that does not take connections is held to be gone for so long, whatever it says of itself. */
const REFUSED_MS = 5_000;
/** What took so long to be told is no good way to set a clock. */
const VAGUE_MS = 500;
const TRIES = 5;
/** Where nobody listens, on any machine. */
const NOWHERE = 'http://127.0.0.1:1';

/** The tables in memory here. */
export interface Tenants {
  /** Each with the term it was loaded under. */
  held(): Iterable<readonly [match: string, term: number]>;
  /** It is in memory here, on its way there, or somebody is at work on it. */
  isWanted(match: string): boolean;
  /** It is not ours any more: whoever looks at it is sent away. */
  lose(match: string): void;
  load(match: string): Promise<unknown>;
  /** Lets all of them go within so many milliseconds, and whoever else came in through this door. */
  drain(ms: number): Promise<void>;
}

const NOBODY: Tenants = {
  held: () => [],
  isWanted: () => false,
  lose: () => {},
  load: async () => {},
  drain: async () => {},
};

export interface ClusterOptions {
  readonly registry: Registry;
  /** Shared by all servers: whoever knows it is one of them. */
  readonly secret: string;
  readonly metrics: Metrics;
  /** What the machine says the time is. For tests. */
  readonly clock?: () => number;
  trouble(error: unknown): void;
}

/** This server among those that share its database: it says that it is there, and knows which tables are its own. */
export class Cluster implements Owners {
  readonly shared = true;
  readonly id = newId();
  readonly secret: string;
  readonly registry: Registry;
  readonly metrics: Metrics;
  private readonly clock: () => number;
  private readonly trouble: (error: unknown) => void;
  private address = '';
  private rules: Rules = {};
  /** Others know where to find us. */
  private started = false;
  private draining = false;
  private visiting = false;
  /** Whom it claims for. */
  tenants: Tenants = NOBODY;
  private timer: NodeJS.Timeout | undefined;
  private beating: Promise<void> = Promise.resolve();
  private beats = 0;
  /** What was ours at the last look and nowhere in memory, and under which term. */
  private adrift: ReadonlyMap<string, number> = new Map();
  /** When the database last heard of us. */
  private heard = 0;
  /** How far the database's clock is ahead of ours. */
  private offset = 0;
  private ended = false;
  /** Servers that refused a connection, and until when that counts. */
  private readonly refused = new Map<string, { readonly until: number; readonly certain: boolean }>();
  private begin: () => void = () => {};
  private readonly begun = new Promise<void>((resolve) => {
    this.begin = resolve;
  });

  /** Where everybody comes at once, tables are asked about and taken together. */
  private readonly asking = new Gathered((matches: readonly string[]) =>
    this.registry.claimed(matches, GONE_MS),
  );
  private readonly taking = new Gathered((matches: readonly string[]) =>
    this.registry.claimFree(matches, this.self, GONE_MS, this.gone),
  );

  constructor({ registry, secret, metrics, trouble, clock = Date.now }: ClusterOptions) {
    this.registry = registry;
    this.secret = secret;
    this.metrics = metrics;
    this.trouble = trouble;
    this.clock = clock;
  }

  /** Time as the database tells it: the same for all servers. */
  readonly time: Timer = {
    now: () => Math.round(this.clock() + this.offset),
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  };

  /** Others can find us from now on. Throws if the database cannot be reached. */
  async start(address: string, catalog: Catalog): Promise<void> {
    this.address = address;
    await this.learn(catalog);
    await this.say();
    this.started = true;
    this.begin();
    this.beatLater();
  }

  /**
   * Somebody who runs the place sees to single tables: they are nobody else's meanwhile, but whoever comes for one takes it.
   * What is at a server is done there. Throws if the database cannot be reached.
   */
  async visit(catalog: Catalog): Promise<void> {
    this.visiting = true;
    await this.start(NOWHERE, catalog);
  }

  /** With the rules all games are loaded: nobody who comes from a server that is gone waits for that. */
  private async learn(catalog: Catalog): Promise<void> {
    const versions = catalog.ids.map(async (game) => [game, await catalog.versions(game)] as const);
    this.rules = Object.fromEntries(await Promise.all(versions));
  }

  /** Why nobody should be sent here; null: all is well. */
  get unwell(): string | null {
    if (this.draining) return 'this server is going down';
    if (!this.started) return 'this server is starting: the others do not know of it yet';
    return this.isCutOff ? 'this server has lost its database' : null;
  }

  // ── being there ──

  private beatLater(): void {
    this.timer = setTimeout(() => {
      this.beating = this.beat()
        .catch((error) => this.unheard(error))
        .then(() => {
          if (!this.ended) this.beatLater();
        });
    }, BEAT_MS);
  }

  private async beat(): Promise<void> {
    const late = this.isCutOff;
    await this.say();
    // Whoever slept may have lost everything meanwhile.
    this.beats++;
    if (late || this.beats % LOOK_EVERY === 0) await this.look();
    if (this.beats % FORGET_EVERY === 0) await this.registry.leave('', FORGOTTEN_MS);
    if (this.draining || this.visiting) return;
    for (const match of await this.registry.claimOrphans(this.self, GONE_MS, ORPHANS)) this.takeOver(match);
  }

  private get self(): NodeRow {
    const { id, address, rules } = this;
    return { id, address, rules, draining: this.draining || this.visiting };
  }

  private async say(): Promise<void> {
    const before = this.clock();
    const asked = performance.now();
    const now = await this.registry.beat(this.self);
    this.heard = performance.now();
    // Somewhere in between it was so late there. Where that says too little, what was known before is better.
    if (this.heard - asked < VAGUE_MS || !this.started) this.offset = now - (before + this.clock()) / 2;
  }

  /** Nobody has heard of us for so long that they take us for gone. */
  private get isCutOff(): boolean {
    return performance.now() - this.heard > GONE_MS;
  }

  private unheard(error: unknown): void {
    this.trouble(error);
    if (!this.isCutOff) return;
    for (const [match] of this.tenants.held()) this.tenants.lose(match);
  }

  /** Lets go of what is in memory here and is not ours any more, and of what is ours and not here. */
  private async look(): Promise<void> {
    const before = [...this.tenants.held()];
    const ours = await this.registry.held(this.id);
    for (const [match, term] of before) if (ours.get(match) !== term) this.tenants.lose(match);
    const adrift = [...ours].filter(([match]) => !this.tenants.isWanted(match));
    // As nobody could say that it was let go, nobody else would ever look after it. What was taken just now is only on its way.
    for (const [match, term] of adrift)
      if (this.adrift.get(match) === term) await this.registry.release(match, this.id, term);
    this.adrift = new Map(adrift);
  }

  private takeOver(match: string): void {
    this.metrics.claims.inc({ why: 'orphan' });
    // Whoever comes for it finds out what is wrong with it.
    this.tenants.load(match).catch(() => {});
  }

  /**
   * The words of a game, learned by the first server that is asked for them: that takes matches of it, and just when a server
   * was lost the others have better things to do.
   */
  async words(game: string, learn: Learn): Promise<readonly string[]> {
    await this.begun;
    const name = `words of ${game} ${this.rules[game]?.at(-1)}`;
    const orElse =
      <T>(value: T) =>
      (error: unknown): T => {
        this.trouble(error);
        return value;
      };
    const known = await this.registry.known(name).catch(orElse(null));
    if (known !== null) return JSON.parse(known);
    const words = JSON.stringify(await learn(game));
    return JSON.parse(await this.registry.common(name, words).catch(orElse(words)));
  }

  // ── tables ──

  async claim(match: string): Promise<number> {
    await this.begun;
    // Mostly nobody has it: then asking once is enough.
    const free = this.draining ? undefined : await this.taking.find(match);
    if (free !== undefined) {
      this.metrics.claims.inc({ why: free.before === null ? 'free' : 'taken' });
      return free.term;
    }
    for (let i = 0; i < TRIES; i++) {
      const claimed = await this.claimed(match);
      await this.mustBeOurs(match, claimed);
      await this.mustTake();
      const term = await this.registry.claim(match, this.id, claimed.term);
      if (term !== null) {
        this.metrics.claims.inc({ why: claimed.node === null ? 'free' : 'taken' });
        return term;
      }
      // Somebody was faster.
    }
    throw new Refusal(503, 'elsewhere', 'this table is wanted by several servers just now: try again');
  }

  /** It is here, or on its way here, as far as we know: whoever is let in to it finds out whether it still is. */
  seemsOurs(match: string): boolean {
    return this.tenants.isWanted(match);
  }

  async mustBeHere(match: string): Promise<void> {
    await this.mustBeOurs(match, await this.claimed(match));
  }

  /** Throws Elsewhere where another server has it, or should. */
  private async mustBeOurs(match: string, claimed: Claimed): Promise<void> {
    const owner = this.ownerOf(claimed);
    if (owner !== null) throw new Elsewhere(owner);
    if (claimed.node === this.id && this.tenants.isWanted(match)) return;
    // What we let go is not taken back.
    if (this.draining) await this.mustTake();
    if (knows(this.rules, claimed)) return;
    // A newer server has set it up. If none is left, it is for us to say what is missing.
    const other = (await this.others()).find(({ rules }) => knows(rules, claimed));
    if (other !== undefined) throw new Elsewhere(other);
  }

  private async claimed(match: string): Promise<Claimed> {
    const claimed = await this.asking.find(match);
    if (claimed === undefined) throw new Refusal(404, 'no-such-match', 'there is no such match');
    return claimed;
  }

  /** Another server that has it and is there. */
  private ownerOf({ node, alive }: Claimed): NodeRow | null {
    return node === this.id || alive === null || this.isRefused(alive.id) ? null : alive;
  }

  async holds(match: string, term: number): Promise<boolean> {
    const claimed = await this.asking.find(match);
    return claimed?.node === this.id && claimed.term === term;
  }

  async release(match: string, term: number): Promise<void> {
    await this.registry.release(match, this.id, term);
  }

  async overdue(now: number, limit: number): Promise<readonly string[]> {
    if (this.draining || this.visiting) return [];
    const matches = await this.registry.claimOverdue(this.self, now, GONE_MS, limit);
    this.metrics.claims.inc({ why: 'overdue' }, matches.length);
    return matches;
  }

  async mustTake(): Promise<void> {
    if (!this.draining) return;
    const [other] = await this.others();
    throw other === undefined
      ? new Refusal(503, 'closing', 'the server is going down')
      : new Elsewhere(other);
  }

  /** Servers that take tables, besides this one: in another order for each, so that not all go to the same. */
  async others(): Promise<readonly NodeRow[]> {
    const all = await this.registry.nodes(GONE_MS);
    const others = all.filter(({ id, draining }) => id !== this.id && !draining && !this.isRefused(id));
    const first = Math.floor(Math.random() * others.length);
    return [...others.slice(first), ...others.slice(0, first)];
  }

  /** A server took no connection: its tables may be taken at once. `certain`: nobody listens there, and others are told. */
  async refuse(node: string, certain: boolean): Promise<void> {
    const known = this.isRefused(node) && this.refused.get(node)?.certain === true;
    this.refused.set(node, { until: performance.now() + REFUSED_MS, certain });
    // Of many who find nobody there at once, one tells it.
    if (certain && !known) await this.registry.doubt(node).catch((error) => this.trouble(error));
  }

  private isRefused(node: string): boolean {
    return this.gone.includes(node);
  }

  /** Servers that took no connection just now. */
  private get gone(): readonly string[] {
    const now = performance.now();
    for (const [node, { until }] of this.refused) if (until < now) this.refused.delete(node);
    return [...this.refused.keys()];
  }

  // ── going ──

  /** Takes no more tables, and leaves those it has to others, if there are any: bit by bit, for so long. */
  async drain(ms: number): Promise<void> {
    this.draining = true;
    try {
      await this.say();
      const others = await this.others();
      await this.tenants.drain(others.length > 0 ? ms : 0);
    } catch (error) {
      this.trouble(error);
    }
  }

  async end(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.beating;
    // Whoever cannot say that it goes is found to be gone in a moment.
    await this.registry.leave(this.id, FORGOTTEN_MS).catch((error) => this.trouble(error));
    await this.registry.close();
  }
}

const knows = (rules: Rules, { game, version }: Claimed): boolean => rules[game]?.includes(version) ?? false;

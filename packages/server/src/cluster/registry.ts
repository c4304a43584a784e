/** By game: the versions of its rules by which a server can play. */
export type Rules = { readonly [game: string]: readonly number[] };

/** One of several servers that share a database. */
export interface NodeRow {
  /** A new one whenever it starts. */
  readonly id: string;
  /** Where the others find it. */
  readonly address: string;
  readonly rules: Rules;
  /** It takes no more tables. */
  readonly draining: boolean;
}

/** Who has a table in memory, as far as the database knows. */
export interface Claimed {
  /** How often that has changed. */
  readonly term: number;
  /** Null: nobody. */
  readonly node: string | null;
  /** The server it is at, if that has been heard of lately. */
  readonly alive: NodeRow | null;
  /** What it takes to play it. */
  readonly game: string;
  readonly version: number;
}

/** A table that was taken: under which term, and whose it was. */
export interface Taken {
  readonly term: number;
  readonly before: string | null;
}

/**
 * What servers know of each other, and who has which table. A claim only says where to go: what keeps a match safe is that
 * an act is kept only under its number. So a claim may be wrong, and may be taken from somebody who is still there.
 */
export interface Registry {
  /** Says that a server is there. Returns the time by the database's clock. */
  beat(node: NodeRow): Promise<number>;
  /** Servers heard of within so many milliseconds. */
  nodes(within: number): Promise<readonly NodeRow[]>;
  /** Nobody listens where a server was: it is not counted on, unless it is heard of again. */
  doubt(node: string): Promise<void>;
  /** Forgets a server, and others that were not heard of for so long. */
  leave(node: string, silent: number): Promise<void>;

  /** What is missing is no match. `within`: who was not heard of for so long is gone. */
  claimed(matches: readonly string[], within: number): Promise<ReadonlyMap<string, Claimed>>;
  /**
   * Takes those of some tables that nobody has, of games it can play: nobody was heard of within so many milliseconds, but
   * for these servers, which are gone. What is missing is somebody's, or just being taken or written, or there is none.
   */
  claimFree(
    matches: readonly string[],
    node: NodeRow,
    within: number,
    gone: readonly string[],
  ): Promise<ReadonlyMap<string, Taken>>;
  /** Takes a table, if that was last said of it. Returns its new term; null: somebody was faster. */
  claim(match: string, node: string, seen: number): Promise<number | null>;
  /** Lets a table go, if it is still held under this term. */
  release(match: string, node: string, term: number): Promise<void>;
  /** All tables a server holds, and under which term. */
  held(node: string): Promise<ReadonlyMap<string, number>>;
  /** Takes some tables that nobody holds whose clock has run out, of games it can play. */
  claimOverdue(node: NodeRow, now: number, within: number, limit: number): Promise<readonly string[]>;
  /** Takes some tables at which a match goes on and whose server is gone, of games it can play. */
  claimOrphans(node: NodeRow, within: number, limit: number): Promise<readonly string[]>;

  /** The secret a guest's dice are pledged by: `fresh`, unless there is one already. Those from before `since` are forgotten. */
  pledge(guest: string, fresh: string, now: number, since: number): Promise<string>;
  /** Uses up a guest's secret. False: it is not theirs, or was used before. */
  takePledge(guest: string, secret: string): Promise<boolean>;
  pledged(guest: string): Promise<string | null>;

  /** What all servers have in common under this name: `fresh`, unless there is something already. */
  common(name: string, fresh: string): Promise<string>;
  /** Null: there is nothing under this name yet. */
  known(name: string): Promise<string | null>;

  close(): Promise<void>;
}

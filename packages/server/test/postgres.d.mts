/** Whether PostgreSQL can be started here. */
export const hasPostgres: boolean;

export function freePort(): Promise<number>;

/** A PostgreSQL server of one's own, in a folder and on a port of its own. */
export class Postgres {
  private constructor(folder: string, port: number, settings: string);
  readonly folder: string;
  readonly port: number;
  /** `flushes`: it waits for the disk, as it does for people. */
  static start(how?: { readonly flushes?: boolean }): Promise<Postgres>;
  /** A new, empty database. Returns its address. */
  database(): Promise<string>;
  up(): Promise<void>;
  /** fast: as it is meant to end. immediate: as if its machine had lost its power. */
  down(how: 'fast' | 'immediate'): Promise<void>;
  /** Another server that follows this one: from now on nothing is acknowledged here that is not there, too. */
  standby(): Promise<Postgres>;
  /** It follows nobody any more, and takes what is written. */
  promote(): Promise<void>;
  /** Microseconds of CPU all its processes have used. */
  cpu(): number;
  end(): Promise<void>;
}

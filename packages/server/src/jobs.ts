/** A share of a series that was played. */
export interface Share {
  readonly first: number;
  readonly result: string;
}

/** What is known of series that several machines play together. This is the truth about them; queues may be emptied. */
export interface Shares {
  /** A new series, and what it is, as JSON. */
  begin(series: string, spec: string): Promise<void>;
  /** Null: nobody waits for it any more. */
  spec(series: string): Promise<string | null>;
  /** Somebody still waits for it. */
  touch(series: string): Promise<void>;
  has(series: string, first: number): Promise<boolean>;
  /** Keeps what came of a share. Where something is kept already, that stays. */
  keep(series: string, { first, result }: Share): Promise<void>;
  /** All shares that were played but those that are known. */
  played(series: string, known: readonly number[]): Promise<readonly Share[]>;
  forget(series: string): Promise<void>;
  /** Forgets those that nobody has waited for since so many milliseconds. */
  forgetDeserted(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens them. What is needed for that is loaded only now. Throws a StorageError. */
export async function openShares(url: string): Promise<Shares> {
  const { PostgresShares } = await import('./postgres/shares.ts');
  return PostgresShares.open(url);
}

/** What this device was shown of the dice of a match, and then gave its word for. */
export interface KeptDice {
  /** The hash of the server's secret, as shown before. */
  readonly dice: string;
  readonly word: string;
}

const WHERE = 'indigo.dice';
/** Matches remembered: some 30 kB. */
const MOST = 200;

type Row = readonly [match: string, dice: string, word: string];

const isRow = (row: unknown): row is Row =>
  Array.isArray(row) && row.length === 3 && row.every((part) => typeof part === 'string');

function rows(): readonly Row[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(WHERE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRow) : [];
  } catch {
    return [];
  }
}

/** Remembers it on this device, out of the server's reach; of many matches the latest. */
export function keepDice(match: string, { dice, word }: KeptDice): void {
  const others = rows().filter(([id]) => id !== match);
  try {
    localStorage.setItem(WHERE, JSON.stringify([...others, [match, dice, word]].slice(-MOST)));
  } catch {
    // A device that keeps nothing can play all the same; "Check the dice" says that there is nothing to compare with.
  }
}

export function keptDice(match: string): KeptDice | null {
  const row = rows().find(([id]) => id === match);
  return row === undefined ? null : { dice: row[1], word: row[2] };
}

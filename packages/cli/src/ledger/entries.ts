import { readFileSync } from 'node:fs';
import { type Origin, originOf } from '@indigo/catalog';
import { ledgerFile } from '../project.ts';

/** clause: a rule. vector: a worked example. ruling: an ambiguity decided. reaction: when a window opens. */
type EntryKind = 'clause' | 'vector' | 'ruling' | 'reaction';

export interface LedgerEntry {
  readonly id: string;
  readonly kind: EntryKind;
  /** The entry without its markup. */
  readonly text: string;
  /** Null where its ledger does not say. */
  readonly origin: Origin | null;
}

const NOT_CLAUSES: { readonly [group: string]: EntryKind } = {
  AMB: 'ruling',
  REACT: 'reaction',
  EX: 'vector',
  VEC: 'vector',
};

const ID = '[A-Z]-[A-Z0-9]+-\\d+';
const LISTED = new RegExp(`^- \\*\\*(${ID})\\*\\*\\s*(.*)$`);
const TABLED = new RegExp(`^\\| (${ID}) \\|(.*)\\|\\s*$`);
const HEADED = new RegExp(`^#+ (${ID}):?\\s*(.*)$`);

/** Every id written anywhere in a text. */
export const idsIn = (text: string): string[] => text.match(new RegExp(`\\b${ID}\\b`, 'g')) ?? [];

/** The numbered entries of a rule ledger, in its order. */
export function readLedger(markdown: string): Map<string, LedgerEntry> {
  const entries = new Map<string, LedgerEntry>();
  for (const line of markdown.split('\n')) {
    const listed = LISTED.exec(line);
    const other = TABLED.exec(line) ?? HEADED.exec(line);
    const found = listed ?? other;
    if (found === null) continue;
    const [, id, said] = found;
    const kind = NOT_CLAUSES[id.split('-')[1]] ?? 'clause';
    // Tables and headings also speak about clauses; only worked examples are written down in them.
    if (listed === null && kind !== 'vector') continue;
    if (!entries.has(id)) entries.set(id, { id, kind, text: plain(id, said), origin: originOf(said) });
  }
  return entries;
}

/** The ledger of a game, or null if it has none. */
export function ledgerOf(root: string, game: string): Map<string, LedgerEntry> | null {
  try {
    return readLedger(readFileSync(ledgerFile(root, game), 'utf8'));
  } catch {
    return null;
  }
}

/** Without tags and markup; a tag that names a ruling becomes a reference to it. */
function plain(id: string, said: string): string {
  const tags = /^((?:\[[^\]]+\])*)\s*(.*)$/.exec(said) as RegExpExecArray;
  const rulings = (tags[1].match(/A-\d+/g) ?? []).map((tag) => `${id[0]}-AMB-${tag.slice(2)}`);
  const text = tags[2]
    .replace(/\s*\|\s*/g, ' | ')
    .replace(/\*\*|`/g, '')
    .trim();
  return rulings.length === 0 ? text : `${text} (${rulings.join(', ')})`;
}

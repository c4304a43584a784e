import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORIGINS, type Origin } from '@indigo/catalog';
import { text } from '../text.ts';
import { messageOf, UsageError } from '../trouble.ts';
import { idsIn, type LedgerEntry, ledgerOf } from './entries.ts';
import { filesBelow, readAll } from './sources.ts';
import { testedIds } from './tested.ts';

export interface Coverage {
  readonly game: string;
  /** How many clauses the ledger lists, ... */
  readonly clauses: number;
  /** ... how many of them code or data name, ... */
  readonly implemented: number;
  /** ... and how many the title of a passing test names. */
  readonly tested: number;
  /** The same of the entries that say when somebody may react. */
  readonly reactions: { readonly total: number; readonly implemented: number; readonly tested: number };
  /** Clauses and reactions that lack one or the other and are not excepted. */
  readonly missing: readonly string[];
  readonly unimplemented: readonly string[];
  readonly untested: readonly string[];
  readonly exceptions: readonly { readonly id: string; readonly reason: string }[];
  readonly vectors: { readonly total: number; readonly tested: number; readonly missing: readonly string[] };
  /** Where the clauses and reactions come from, and those that do not say. */
  readonly origins: { readonly [origin in Origin]: number };
  readonly unsourced: readonly string[];
  /** Ids that code or tests name and the ledger does not know. */
  readonly unknown: readonly string[];
}

/** How far the rules of a game are written and tested, clause by clause. */
export function coverageOf(root: string, game: string, notice: (line: string) => void): Coverage {
  const ledger = ledgerOf(root, game);
  if (ledger === null) throw new UsageError(text.ledger.none(game));
  const written = new Set(idsIn(readAll(codeOf(root, game))));
  const tested = testedIds(root, game, notice);
  const exceptions = exceptionsOf(root, game, ledger);
  const excepted = new Set(exceptions.map(({ id }) => id));
  const clauses = idsOf(ledger, 'clause');
  const reactions = idsOf(ledger, 'reaction');
  const vectors = idsOf(ledger, 'vector');
  const rules = [...clauses, ...reactions];
  const unimplemented = rules.filter((id) => !written.has(id) && !excepted.has(id));
  const untested = rules.filter((id) => !tested.has(id) && !excepted.has(id));
  const prefix = `${clauses[0]?.[0]}-`;
  return {
    game,
    clauses: clauses.length,
    implemented: clauses.filter((id) => written.has(id)).length,
    tested: clauses.filter((id) => tested.has(id)).length,
    reactions: {
      total: reactions.length,
      implemented: reactions.filter((id) => written.has(id)).length,
      tested: reactions.filter((id) => tested.has(id)).length,
    },
    missing: rules.filter((id) => unimplemented.includes(id) || untested.includes(id)),
    unimplemented,
    untested,
    exceptions,
    vectors: {
      total: vectors.length,
      tested: vectors.filter((id) => tested.has(id)).length,
      missing: vectors.filter((id) => !tested.has(id) && !excepted.has(id)),
    },
    origins: originsOf(ledger, rules),
    unsourced: rules.filter((id) => ledger.get(id)?.origin === null),
    unknown: [...new Set([...written, ...tested])]
      .filter((id) => id.startsWith(prefix) && !ledger.has(id))
      .sort(),
  };
}

const originsOf = (
  ledger: ReadonlyMap<string, LedgerEntry>,
  rules: readonly string[],
): { [origin in Origin]: number } => {
  const count = (origin: Origin): number => rules.filter((id) => ledger.get(id)?.origin === origin).length;
  return Object.fromEntries(ORIGINS.map((origin) => [origin, count(origin)])) as {
    [origin in Origin]: number;
  };
};

/** Rule code and data, not the notes beside them. */
const codeOf = (root: string, game: string): string[] =>
  filesBelow(join(root, 'games', game, 'src')).filter((file) => /\.(ts|json)$/.test(file));

const idsOf = (ledger: ReadonlyMap<string, LedgerEntry>, kind: LedgerEntry['kind']): string[] =>
  [...ledger.values()].filter((entry) => entry.kind === kind).map(({ id }) => id);

/** Clauses that cannot be tested, with the reason: `docs/rules/<game>.exceptions.json`, id to reason. */
function exceptionsOf(
  root: string,
  game: string,
  ledger: ReadonlyMap<string, LedgerEntry>,
): { id: string; reason: string }[] {
  const file = join(root, 'docs', 'rules', `${game}.exceptions.json`);
  if (!existsSync(file)) return [];
  let given: { readonly [id: string]: unknown };
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(text.wrong.noJson(file, messageOf(error)));
  }
  return Object.entries(given).map(([id, reason]) => {
    if (!ledger.has(id) || typeof reason !== 'string' || reason === '') {
      throw new UsageError(text.ledger.badException(file, id));
    }
    return { id, reason };
  });
}

import { complain, type Io, paintFor, print, sizeOf } from '../io.ts';
import { type Coverage, coverageOf } from '../ledger/coverage.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { EXIT } from '../trouble.ts';

export async function ledgerCommand(
  io: Io,
  game: string | undefined,
  { json, color }: { json?: boolean; color: boolean },
): Promise<number> {
  if (game !== undefined) await io.catalog.load(game);
  const games = game === undefined ? io.catalog.ids : [game];
  const coverages = games.map((id) => coverageOf(io.root, id, (line) => complain(io, line)));
  if (json) print(io, JSON.stringify(coverages, null, 2));
  else for (const coverage of coverages) describe(io, coverage, color);
  return coverages.every(isWhole) ? EXIT.ok : EXIT.failed;
}

const isWhole = ({ missing, vectors, unknown, unsourced }: Coverage): boolean =>
  [missing, vectors.missing, unknown, unsourced].every(({ length }) => length === 0);

function describe(io: Io, coverage: Coverage, color: boolean): void {
  const { width } = sizeOf(io);
  const paint = paintFor(io, io.stdout, color);
  const { game, clauses, implemented, tested, reactions, vectors, exceptions } = coverage;
  print(
    io,
    paint.bold(game),
    text.ledger.clauses(clauses, implemented, tested),
    ...(reactions.total > 0
      ? [text.ledger.reactions(reactions.total, reactions.implemented, reactions.tested)]
      : []),
    text.ledger.vectors(vectors.total, vectors.tested),
    text.ledger.origins(coverage.origins),
  );
  const list = (what: string, ids: readonly string[]): void => {
    if (ids.length > 0) print(io, ...wrap(`  ${what}: ${ids.join(' ')}`, width, '    '));
  };
  list(text.ledger.unimplemented(coverage.unimplemented.length), coverage.unimplemented);
  list(text.ledger.untested(coverage.untested.length), coverage.untested);
  list(text.ledger.vectorsMissing(vectors.missing.length), vectors.missing);
  list(text.ledger.unsourced(coverage.unsourced.length), coverage.unsourced);
  list(text.ledger.unknown(coverage.unknown.length), coverage.unknown);
  for (const { id, reason } of exceptions)
    print(io, ...wrap(`  ${text.ledger.exception(id, reason)}`, width, '    '));
}

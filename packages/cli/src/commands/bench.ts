import { type Io, print } from '../io.ts';
import { text } from '../text.ts';
import { EXIT, UsageError } from '../trouble.ts';

/** Figures of a quick run prove nothing, so only a full run can fail. */
export async function benchCommand(
  io: Io,
  { json, quick = false, only = [] }: { json?: boolean; quick?: boolean; only?: readonly string[] },
): Promise<number> {
  const { bench, comparisons, holds, rowsAbout, table } = await import('@indigo/bench');
  if (rowsAbout(only).length === 0) {
    const names = new Set(comparisons.map(({ name }) => name));
    throw new UsageError(text.bench.noRow(only, [...names]));
  }
  const rows = await bench({ quick, only, say: (line) => io.stderr.write(`${line}\n`) });
  print(io, json ? JSON.stringify(rows, null, 2) : table(rows, !quick));
  if (quick) io.stderr.write(`${text.bench.quick}\n`);
  return !quick && rows.some((row) => holds(row) === false) ? EXIT.failed : EXIT.ok;
}

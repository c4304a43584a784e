import { type Io, print } from '../io.ts';
import { text } from '../text.ts';
import { EXIT } from '../trouble.ts';

/** Figures of a quick run prove nothing, so only a full run can fail. */
export async function benchCommand(
  io: Io,
  { json, quick }: { json?: boolean; quick?: boolean },
): Promise<number> {
  const { bench, holds, table } = await import('@indigo/bench');
  const rows = await bench({ quick: quick ?? false, say: (line) => io.stderr.write(`${line}\n`) });
  print(io, json ? JSON.stringify(rows, null, 2) : table(rows, !quick));
  if (quick) io.stderr.write(`${text.bench.quick}\n`);
  return !quick && rows.some((row) => holds(row) === false) ? EXIT.failed : EXIT.ok;
}

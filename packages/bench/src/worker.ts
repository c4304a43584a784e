/** node worker.js <variant> <ms to warm up> <ms to measure> <matches>: prints what it found about one variant, as JSON. */
import { cpuTime } from './measure.ts';
import type { Budget, Finding, Variant } from './variant.ts';
import { type VariantName, variants } from './variants.ts';

async function find(name: VariantName, budget: Budget): Promise<Finding> {
  try {
    const { variant }: { variant: Variant } = await variants[name]();
    if ('bytesPerUnit' in variant) return { value: variant.bytesPerUnit(budget.matches), tally: null };
    variant.prepare?.(budget.matches);
    return { value: cpuTime(variant.batch, budget), tally: variant.tally ?? null };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const [name, ...spend] = process.argv.slice(2);
const [warmUp, measure, matches] = spend.map(Number);
const finding = await find(name as VariantName, { warmUp, measure, matches });
process.stdout.write(`${JSON.stringify(finding)}\n`);

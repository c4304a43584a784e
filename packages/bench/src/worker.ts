/** node worker.js <variant> <ms to warm up> <ms to measure>: prints what it found about one variant, as JSON. */
import { cpuTime } from './measure.ts';
import type { Budget, Finding, Variant } from './variant.ts';
import { type VariantName, variants } from './variants.ts';

async function find(name: VariantName, budget: Budget): Promise<Finding> {
  try {
    const { variant }: { variant: Variant } = await variants[name]();
    if ('bytesPerUnit' in variant) return { value: variant.bytesPerUnit(), tally: null };
    return { value: cpuTime(variant.batch, budget), tally: variant.tally ?? null };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const [name, warmUp, measure] = process.argv.slice(2);
const finding = await find(name as VariantName, { warmUp: Number(warmUp), measure: Number(measure) });
process.stdout.write(`${JSON.stringify(finding)}\n`);

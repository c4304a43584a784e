export { type BenchOptions, bench } from './bench.ts';
export { holds, type Row } from './rows.ts';
export { table } from './table.ts';

export { type BenchOptions, bench } from './bench.ts';
export { comparisons, holds, type Row, rowsAbout } from './rows.ts';
export { table } from './table.ts';

import type { Readable, Writable } from 'node:stream';
import type { Catalog } from '@indigo/catalog';
import pc from 'picocolors';
import { harmless, printable } from './terminal/width.ts';

export interface Output extends Writable {
  isTTY?: boolean;
  columns?: number;
  rows?: number;
}

/** Everything a command touches besides files, so that tests can stand in for a terminal. */
export interface Io {
  readonly stdin: Readable & { isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: { readonly [name: string]: string | undefined };
  readonly catalog: Catalog;
  /** The project's folder: ledgers, sources and test results are below it. */
  readonly root: string;
}

export type Paint = ReturnType<typeof pc.createColors>;

/** Colours for this output, or none: NO_COLOR, --no-color and a pipe all mean none. */
export function paintFor(io: Io, output: Output, wanted: boolean): Paint {
  const { NO_COLOR, FORCE_COLOR, TERM } = io.env;
  const forced = FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0';
  const asked = wanted && !NO_COLOR && TERM !== 'dumb';
  return pc.createColors(asked && (forced || output.isTTY === true));
}

/** How much fits: the terminal's word, else the environment's, else 80 by 24. */
export function sizeOf(io: Io): { readonly width: number; readonly height: number } {
  const told = (value: string | undefined): number | undefined => {
    const number = Number(value);
    return Number.isInteger(number) && number > 0 ? number : undefined;
  };
  const width = io.stdout.columns || told(io.env.COLUMNS) || 80;
  const height = io.stdout.rows || told(io.env.LINES) || 24;
  return { width: Math.max(40, width), height: Math.max(12, height) };
}

export function print(io: Io, ...lines: readonly string[]): void {
  printAll(io, lines);
}

/** However many: a call cannot be handed a hundred thousand things one by one. */
export function printAll(io: Io, lines: readonly string[]): void {
  for (const line of lines) io.stdout.write(`${printable(line)}\n`);
}

export function complain(io: Io, line: string): void {
  io.stderr.write(`indigo: ${harmless(line)}\n`);
}

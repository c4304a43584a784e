import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type Catalog, catalogOf } from '@indigo/catalog';
import { diceRace } from '@indigo/dice-race';
import { indigo } from '../src/indigo.ts';
import { orchard } from './orchard.ts';

export const bin = fileURLToPath(new URL('../bin/indigo.js', import.meta.url));

/** The orchard and nothing else: most tests of the terminal need no real game. */
const orchards = catalogOf({ orchard: async () => orchard });

/** The smallest game that says what its choices mean. */
export const races = catalogOf({ 'dice-race': async () => diceRace });

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface Typing {
  /** Lines; or a size, which the terminal is drawn to in between. */
  readonly input?: readonly (string | Size)[];
  readonly env?: { readonly [name: string]: string };
  /** Where ledgers and sources are; by default there are none. */
  readonly root?: string;
  /** The games there are. */
  readonly games?: Catalog;
  /** Look like a terminal of this size. */
  readonly terminal?: Size;
  /** Type without waiting for a silence: among bots there is none before the end. */
  readonly hasty?: boolean;
}

/** A command in this process, on the orchard, with these lines typed and then the end of input. */
export async function run(
  args: readonly string[],
  { input = [], env = {}, terminal, root, games = orchards, hasty = false }: Typing = {},
): Promise<Ran> {
  const stdin = new PassThrough();
  const stdout = Object.assign(new PassThrough(), terminal === undefined ? {} : { isTTY: true, ...terminal });
  const stderr = new PassThrough();
  const said = { out: '', err: '' };
  stdout.on('data', (chunk: Buffer) => {
    said.out += chunk;
  });
  stderr.on('data', (chunk: Buffer) => {
    said.err += chunk;
  });
  if (terminal === undefined) stdin.end(input.map((line) => `${line}\n`).join(''));
  else void typeSlowly(stdin, stdout, input, () => said.out.length, hasty);
  const io = {
    stdin: Object.assign(stdin, terminal === undefined ? {} : { isTTY: true }),
    stdout,
    stderr,
    env: { COLUMNS: '80', ...env },
    catalog: games,
    root: root ?? scratch(),
  };
  const code = await indigo(args, io);
  await new Promise((resolve) => setImmediate(resolve));
  return { code, ...said };
}

/** So often it is looked whether something was said, and so often at most. */
const GLANCE_MS = 15;
const GLANCES = 200;

/** As somebody does who reads before answering: once something has been said, and nothing more is. */
async function typeSlowly(
  stdin: PassThrough,
  stdout: PassThrough,
  input: readonly (string | Size)[],
  said: () => number,
  hasty: boolean,
): Promise<void> {
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, GLANCE_MS));
  let read = 0;
  const listen = async (): Promise<void> => {
    for (let i = 0; i < GLANCES && said() === read; i++) await pause();
    do {
      read = said();
      await pause();
      await pause();
    } while (!hasty && said() > read);
  };
  for (const line of input) {
    await listen();
    if (typeof line === 'string') stdin.write(`${line}\n`);
    else Object.assign(stdout, line).emit('resize');
  }
  await listen();
  stdin.end();
}

/** The real command in a process of its own, on the real games. */
export function spawn(
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, COLUMNS: '80', FORCE_COLOR: '', ...env },
  });
}

export const scratch = (): string => mkdtempSync(join(tmpdir(), 'indigo-'));

export const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true }) as string[];

export const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

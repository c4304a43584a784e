import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** Where Debian and others put the programs of the server, the newest first. */
function programs(): string | null {
  const all = '/usr/lib/postgresql';
  const versions = existsSync(all) ? readdirSync(all).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(all, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

const FOLDER = programs();

/** Whether PostgreSQL can be started here. */
export const hasPostgres = FOLDER !== null;
if (!hasPostgres)
  console.warn('PostgreSQL is not installed: what needs it is skipped (apt-get install postgresql).');

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** A PostgreSQL server of one's own, in a folder and on a port of its own. */
export class Postgres {
  readonly folder: string;
  readonly port: number;

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
  }

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'indigo-postgres-'));
    const postgres = new Postgres(folder, await freePort());
    // It refuses to run as root.
    if (process.getuid?.() === 0) {
      const { stdout } = await run('id', ['-u', 'postgres']);
      chownSync(folder, Number(stdout), -1);
    }
    await postgres.do('initdb', [
      '-D',
      join(folder, 'data'),
      '-U',
      'indigo',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ]);
    await postgres.up();
    return postgres;
  }

  /** A new, empty database. Returns its address. */
  async database(): Promise<string> {
    const name = `indigo_${Math.random().toString(36).slice(2)}`;
    const client = new pg.Client({ connectionString: this.url('postgres') });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return this.url(name);
  }

  private url(database: string): string {
    return `postgres://indigo@127.0.0.1:${this.port}/${database}`;
  }

  async up(): Promise<void> {
    const settings = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.folder}`;
    await this.control('start', ['-l', join(this.folder, 'log'), '-o', settings]);
  }

  /** fast: as it is meant to end. immediate: as if its machine had lost its power. */
  async down(how: 'fast' | 'immediate'): Promise<void> {
    await this.control('stop', ['-m', how]);
  }

  async end(): Promise<void> {
    await this.down('immediate').catch(() => {});
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async control(what: string, how: readonly string[]): Promise<void> {
    await this.do('pg_ctl', [what, '-w', '-D', join(this.folder, 'data'), ...how]);
  }

  private async do(program: string, how: readonly string[]): Promise<void> {
    const path = join(FOLDER as string, program);
    if (process.getuid?.() === 0)
      await run('runuser', ['-u', 'postgres', '--', path, ...how], { cwd: this.folder });
    else await run(path, [...how], { cwd: this.folder });
  }
}

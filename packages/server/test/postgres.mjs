// A PostgreSQL server of one's own, for tests and measurements: in a folder and on a port of its own, gone afterwards.
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** Where Debian and others put the programs of the server, the newest first. */
function programs() {
  const all = '/usr/lib/postgresql';
  const versions = existsSync(all) ? readdirSync(all).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(all, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

const FOLDER = programs();

export const hasPostgres = FOLDER !== null;
if (!hasPostgres)
  console.warn('PostgreSQL is not installed: what needs it is skipped (apt-get install postgresql).');

/** A line to a database. */
export async function connected(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

export async function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** It refuses to run as root. */
async function folderOfItsOwn() {
  const folder = mkdtempSync(join(tmpdir(), 'indigo-postgres-'));
  if (process.getuid?.() === 0) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    chownSync(folder, Number(stdout), -1);
  }
  return folder;
}

export class Postgres {
  constructor(folder, port, settings) {
    this.folder = folder;
    this.port = port;
    this.settings = settings;
  }

  static async start({ flushes = false } = {}) {
    const folder = await folderOfItsOwn();
    // What the system has survives a crash of the process: only a power cut would need the disk.
    const settings = flushes ? '' : '-c fsync=off -c full_page_writes=off';
    const postgres = new Postgres(folder, await freePort(), settings);
    const data = join(folder, 'data');
    const how = '-U indigo -A trust -E UTF8 --locale=C --no-sync'.split(' ');
    await postgres.do('initdb', ['-D', data, ...how]);
    await postgres.up();
    return postgres;
  }

  async database() {
    const name = `indigo_${Math.random().toString(36).slice(2)}`;
    const client = await connected(this.url('postgres'));
    await client.query(`create database ${name}`);
    await client.end();
    return this.url(name);
  }

  url(database) {
    return `postgres://indigo@127.0.0.1:${this.port}/${database}`;
  }

  async up() {
    const settings = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.folder} ${this.settings}`;
    await this.control('start', ['-l', join(this.folder, 'log'), '-o', settings]);
  }

  async down(how) {
    await this.control('stop', ['-m', how]);
  }

  async standby() {
    const folder = await folderOfItsOwn();
    const other = new Postgres(folder, await freePort(), this.settings);
    const from = ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'indigo'];
    const how = ['-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
    await other.do('pg_basebackup', ['-D', join(folder, 'data'), ...how, ...from]);
    await other.up();
    const client = await connected(this.url('postgres'));
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query('select pg_reload_conf()');
    const state = async () =>
      (await client.query('select sync_state from pg_stat_replication')).rows[0]?.sync_state;
    while ((await state()) !== 'sync') await new Promise((resolve) => setTimeout(resolve, 50));
    await client.end();
    return other;
  }

  async promote() {
    await this.control('promote', []);
  }

  cpu() {
    const [first] = readFileSync(join(this.folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
    let ticks = 0;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
        // Of the first process also what its children used that are gone.
        if (pid === first) ticks += stat.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
        else if (stat[1] === first) ticks += Number(stat[11]) + Number(stat[12]);
      } catch {
        // It has just ended.
      }
    }
    return ticks * TICK_US;
  }

  async end() {
    await this.down('immediate').catch(() => {});
    rmSync(this.folder, { recursive: true, force: true });
  }

  async control(what, how) {
    await this.do('pg_ctl', [what, '-w', '-D', join(this.folder, 'data'), ...how]);
  }

  async do(program, how) {
    const path = join(FOLDER, program);
    if (process.getuid?.() === 0)
      await run('runuser', ['-u', 'postgres', '--', path, ...how], { cwd: this.folder });
    else await run(path, how, { cwd: this.folder });
  }
}

/** Linux counts in hundredths of a second. */
const TICK_US = 10_000;

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SECRET } from './nodes.ts';
import { freePort, type Postgres } from './postgres.mjs';
import type { OwnRedis } from './redis.ts';
import { Wire } from './wire.ts';

const INDIGO = fileURLToPath(new URL('../../cli/bin/indigo.js', import.meta.url));
/** Bridge, networks and addresses are this run's own: another one may go on beside it. */
const RUN = `ind${process.pid}`;
const NET = `10.213.${process.pid % 256}`;

/** Networks of their own need the right to make some. */
export const hasNetworks = ((): boolean => {
  try {
    execFileSync('ip', ['netns', 'add', `${RUN}-try`], { stdio: 'ignore' });
    execFileSync('ip', ['netns', 'delete', `${RUN}-try`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const ip = (...args: string[]): void => {
  execFileSync('ip', args, { stdio: 'pipe' });
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Takes away the bridges and networks of runs that were killed before they could. */
function sweep(): void {
  const lists = { link: ['-o', 'link', 'show', 'type', 'bridge'], netns: ['netns', 'list'] };
  for (const [kind, list] of Object.entries(lists)) {
    const listed = execFileSync('ip', list, { encoding: 'utf8' });
    for (const [, name, pid] of listed.matchAll(/^(?:\d+: )?(ind(\d+)(?:-\d+)?)\b/gm))
      if (!isAlive(Number(pid))) ip(kind, 'delete', name);
  }
}

/** One of several servers, in a process of its own and, if need be, on a network of its own. */
export class FleetNode {
  readonly wire: Wire;
  up = false;
  /** It ended though nobody ended it. */
  crashed = false;
  private readonly name: string;
  private readonly host: string;
  private readonly apart: boolean;
  private readonly number: number;
  private port = 0;
  private url = '';
  private redis: string | null = null;
  private child: ChildProcess | null = null;

  constructor(number: number, postgres: Postgres, apart: boolean) {
    this.number = number;
    this.name = `${RUN}-${number}`;
    this.apart = apart;
    this.host = apart ? `${NET}.${10 + number}` : '127.0.0.1';
    this.wire = new Wire(postgres.port);
  }

  get address(): string {
    return `http://${this.host}:${this.port}`;
  }

  /** `host`: where it finds what is on this machine. */
  async settle(host: string, database: string, redis: string | null): Promise<void> {
    if (this.apart) {
      ip('netns', 'add', this.name);
      ip('link', 'add', `${this.name}h`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', this.name);
      ip('link', 'set', `${this.name}h`, 'master', RUN, 'up');
      ip('-n', this.name, 'addr', 'add', `${this.host}/24`, 'dev', 'eth0');
      for (const device of ['eth0', 'lo']) ip('-n', this.name, 'link', 'set', device, 'up');
    }
    this.port = this.apart ? 8080 + this.number : await freePort();
    const url = new URL(database);
    url.host = `${host}:${await this.wire.open(host)}`;
    this.url = url.href;
    this.redis = redis;
  }

  /** `skew`: its clock is so many milliseconds ahead. Without its database it ends, and is started again as a unit would. */
  async start(skew = 0): Promise<void> {
    for (let tries = 5; !this.up; tries--)
      await this.launch(skew).catch((error) => {
        if (tries === 1) throw error;
      });
  }

  private async launch(skew: number): Promise<void> {
    const args = [INDIGO, 'serve', '--host', this.host, '--port', String(this.port), '--log-level', 'fatal'];
    const shared = ['--store', this.url, '--secret', SECRET, '--address', this.address];
    const trusted = ['--trust-proxy', `127.0.0.1,${NET}.0/24`];
    const counting = this.redis === null ? [] : ['--redis', this.redis];
    const command = [process.execPath, ...args, ...shared, ...trusted, ...counting];
    const [file, ...rest] = this.apart ? ['ip', 'netns', 'exec', this.name, ...command] : command;
    const ahead = `--import=data:text/javascript,const{now}=Date;Date.now=()=>now()+${skew}`;
    const child = spawn(file, rest, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...(skew === 0 ? {} : { NODE_OPTIONS: ahead }) },
    });
    this.child = child;
    const failed = once(child, 'exit').then(([code]) => {
      if (this.child === child && this.up) this.crashed = true;
      throw new Error(`a server ended with ${code}`);
    });
    failed.catch(() => {});
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), failed]);
    child.stdout?.resume();
    this.up = true;
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.up = false;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** From everybody: servers, people and the database. */
  cut(): void {
    ip('link', 'set', `${this.name}h`, 'down');
  }

  mend(): void {
    ip('link', 'set', `${this.name}h`, 'up');
  }

  async leave(): Promise<void> {
    await this.end('SIGKILL');
    this.wire.close();
    if (this.apart) ip('netns', 'delete', this.name);
  }
}

/** Several servers over one database, with a Redis where there is one, behind a proxy that takes any of them. */
export class Fleet {
  readonly nodes: readonly FleetNode[];
  private readonly apart: boolean;
  private readonly redis: Wire | null;

  constructor(count: number, postgres: Postgres, redis: OwnRedis | null, apart = false) {
    this.apart = apart;
    this.redis = redis === null ? null : new Wire(redis.port);
    this.nodes = Array.from({ length: count }, (_, i) => new FleetNode(i, postgres, apart));
  }

  async start(database: string): Promise<void> {
    if (this.apart) {
      sweep();
      ip('link', 'add', RUN, 'type', 'bridge');
      ip('addr', 'add', `${NET}.1/24`, 'dev', RUN);
      ip('link', 'set', RUN, 'up');
    }
    const host = this.apart ? `${NET}.1` : '127.0.0.1';
    const redis = this.redis === null ? null : `redis://${host}:${await this.redis.open(host)}`;
    for (const node of this.nodes) await node.settle(host, database, redis);
    await Promise.all(this.nodes.map((node) => node.start()));
  }

  /** Some server that runs, another one each time. */
  get address(): string {
    const up = this.nodes.filter((node) => node.up);
    const from = up.length > 0 ? up : this.nodes;
    return from[Math.floor(Math.random() * from.length)].address;
  }

  async end(): Promise<void> {
    await Promise.allSettled(this.nodes.map((node) => node.leave()));
    this.redis?.close();
    if (this.apart) ip('link', 'delete', RUN);
  }
}

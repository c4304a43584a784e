import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { freePort } from './postgres.mjs';
import { found } from './proxy.ts';

const PROGRAM = found('redis-server') ?? found('valkey-server');

/** Whether Redis, or Valkey, can be started here. */
export const hasRedis = PROGRAM !== null;
if (!hasRedis)
  console.warn('Redis is not installed: what needs it is skipped (apt-get install redis-server).');

/** A Redis of one's own, on a port of its own, which writes nothing down. */
export class OwnRedis {
  readonly port: number;
  private child: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<OwnRedis> {
    const redis = new OwnRedis(await freePort());
    await redis.up();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const how = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.child = spawn(PROGRAM as string, [...how, '--dir', tmpdir()], { stdio: 'ignore' });
    while ((await this.say('PING').catch(() => '')) !== '+PONG\r\n')
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Everything in it is gone. */
  async empty(): Promise<void> {
    await this.say('FLUSHALL');
  }

  /** It takes what is said to it, and answers nothing. */
  async freeze(): Promise<void> {
    this.child?.kill('SIGSTOP');
  }

  async down(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  private say(command: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = createConnection(this.port, '127.0.0.1', () => socket.write(`${command}\r\n`));
      socket.on('error', reject);
      socket.on('data', (data) => {
        socket.destroy();
        resolve(String(data));
      });
    });
  }
}

import { spawn as start } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Lines } from '../src/terminal/lines.ts';
import { bin, filesIn, lines, races, run, scratch } from './run.ts';

const CTRL_C = '\u0003';
const args = (data: string): string[] => ['play', 'orchard', '--seats', '2', '--seed', '5', '--data', data];

describe('leaving a match', () => {
  it('by Ctrl-C ends with 130, and says how to go on', async () => {
    const data = scratch();
    const terminal = { columns: 80, rows: 24 };
    const { code, out } = await run(args(data), { terminal, input: ['2', CTRL_C] });
    expect(code).toBe(130);
    expect(out).toContain(`Go on with: npx indigo play --resume --data ${data}`);
    expect(filesIn(data).filter((name) => name.endsWith('.playing'))).toEqual([]);
    expect((await run(['play', '--data', scratch()], { terminal, input: [CTRL_C] })).code).toBe(130);
    expect((await run(args(scratch()), { terminal, input: ['quit'] })).code).toBe(0);
  });

  it.each([
    ['SIGINT', 130, null],
    ['SIGHUP', null, 'SIGHUP'],
    ['SIGTERM', null, 'SIGTERM'],
  ] as const)('by %s ends with %s, the match saved and free', async (signal, code, by) => {
    const data = scratch();
    const match = ['play', 'classic', '--seats', '2', '--seed', '2', '--data', data];
    const child = start(process.execPath, [bin, ...match], { stdio: ['pipe', 'pipe', 'ignore'] });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    while (!/^Ash.*> /m.test(out)) await new Promise((resolve) => setTimeout(resolve, 20));
    const ended = new Promise((resolve) => child.on('close', (...how) => resolve(how)));
    child.kill(signal);
    expect(await ended).toEqual([code, by]);
    const files = filesIn(join(data, 'matches'));
    expect(files).toEqual([expect.stringMatching(/\.json$/)]);
  });
});

describe('a pipe that never runs dry', () => {
  it.each([
    ['SIGINT', 130, null],
    ['SIGTERM', null, 'SIGTERM'],
  ] as const)('is left by %s, the match saved', async (signal, code, by) => {
    const data = scratch();
    const match = ['play', 'classic', '--seats', '2', '--seed', '2', '--data', data];
    const child = start(process.execPath, [bin, ...match], { stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.on('error', () => {});
    // None of it is an answer, so it would be read for hours.
    child.stdin.write('y\n'.repeat(1_000_000));
    let refused = 0;
    child.stdout.on('data', (chunk) => {
      refused += String(chunk).split('"y" is neither').length - 1;
    });
    while (refused < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    const ended = new Promise((resolve) => child.on('close', (...how) => resolve(how)));
    child.kill(signal);
    expect(await ended).toEqual([code, by]);
    expect(filesIn(join(data, 'matches'))).toEqual([expect.stringMatching(/\.json$/)]);
  });
});

describe('a terminal that is closed', () => {
  it('ends the match where it is noticed, before anybody hears of a signal', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
    const io = { stdin, stdout, stderr: stdout, env: {}, catalog: races, root: scratch() };
    const keyboard = new Lines(io);
    let gone = false;
    keyboard.onGone = () => {
      gone = true;
    };
    const asked = keyboard.ask('> ');
    stdin.emit('error', Object.assign(new Error('setRawMode EIO'), { code: 'EIO' }));
    expect(await asked).toBeNull();
    expect(gone).toBe(true);
  });
});

describe('a server that cannot listen', () => {
  it('leaves nothing behind where the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const data = join(scratch(), 'data');
    const { code, out, err } = await run([
      'serve',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--data',
      data,
    ]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(lines(err)).toEqual([
      `indigo: cannot listen: port ${port} is in use: choose another with --port.`,
    ]);
    expect(existsSync(data)).toBe(false);
  });

  it('was asked wrongly where its name means no address', async () => {
    const data = join(scratch(), 'data');
    const { code, err } = await run([
      'serve',
      '--host',
      'no-such-host.invalid',
      '--port',
      '0',
      '--data',
      data,
    ]);
    // Where names cannot be looked up at all, that may pass.
    expect([1, 2]).toContain(code);
    expect(code === 2).toBe(err.includes('this machine has no address no-such-host.invalid'));
    expect(lines(err)).toHaveLength(1);
    expect(existsSync(data)).toBe(false);
  });
});

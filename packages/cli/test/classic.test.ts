import { spawn as start } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bin, lines, scratch, spawn } from './run.ts';

/** Answers to anything: the first option, the first parts, done. What does not apply is a harmless mistake. */
const eager = (times: number): string => '1\n1 2 3 4 5\ndone\n'.repeat(times);

describe('the command itself, on classic', () => {
  it('lists the game', () => {
    const { stdout, status } = spawn(['games', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)[0]).toMatchObject({ id: 'classic', seats: { min: 2, max: 6 } });
  });

  it('plays a piped match to its end within 80 columns', () => {
    const data = scratch();
    const args = ['play', 'classic', '--seats', '3', '--seed', '5', '--set', 'maxTurns=40', '--data', data];
    const { stdout, stderr, status } = spawn(args, eager(400));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/The match is over; nobody won after \d+ turns\.|won after/);
    expect(stdout).not.toContain('\u001b');
    for (const line of lines(stdout)) expect(line.length, line).toBeLessThanOrEqual(80);
    const [file] = readdirSync(join(data, 'matches'));
    expect(spawn(['verify', join(data, 'matches', file)]).status).toBe(0);
    expect(spawn(['replay', join(data, 'matches', file)]).stdout).toContain('Ash');
  });

  it('loses nothing when it is killed', async () => {
    const data = scratch();
    const child = start(
      process.execPath,
      [bin, 'play', 'classic', '--seats', '2', '--seed', '2', '--data', data],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    );
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    const shown = async (times: number): Promise<void> => {
      while ((out.match(/^Ash.*> /gm) ?? []).length < times) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await shown(1);
    child.stdin.write('1\n');
    await shown(2);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('close', resolve));
    const [file] = readdirSync(join(data, 'matches'));
    const record = JSON.parse(readFileSync(join(data, 'matches', file), 'utf8'));
    expect(record.entries.length).toBeGreaterThan(0);
    const { stdout, status } = spawn(['play', '--resume', '--data', data], 'log\n');
    expect(status).toBe(0);
    expect(stdout).toContain('on we go');
    // It is asked what was asked: the last question there was, with its clause.
    expect(stdout).toContain(out.match(/^.+\[C-[A-Z]+-\d+\]$/gm)?.at(-1) ?? 'no question');
  });

  it('simulates the same with one job and with two', () => {
    const facts = (...jobs: string[]) => {
      const args = [
        'simulate',
        'classic',
        '--matches',
        '6',
        '--seats',
        '3',
        '--seed',
        '9',
        '--set',
        'maxTurns=60',
      ];
      const { stdout, stderr, status } = spawn([...args, '--json', ...jobs]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      const { decisionsPerSecond: _, matchesPerSecond: __, ...rest } = JSON.parse(stdout);
      return rest;
    };
    const alone = facts('--jobs', '1');
    expect(alone).toMatchObject({ matches: 6, finished: 6 });
    expect(facts('--jobs', '2')).toEqual(alone);
    expect(facts('--jobs')).toEqual(alone);
    const folder = scratch();
    expect(facts('--jobs', '2', '--save', folder)).toEqual(alone);
    expect(readdirSync(folder).sort()).toEqual([0, 1, 2, 3, 4, 5].map((index) => `classic-9-${index}.json`));
  });

  it('says one line and writes nothing when asked wrongly', () => {
    const data = join(scratch(), 'none');
    const { stdout, stderr, status } = spawn(['play', 'clasic', '--data', data]);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(lines(stderr)).toEqual([
      expect.stringMatching(/^indigo: there is no game "clasic"\. Did you mean "classic"\? Games: .*classic/),
    ]);
    expect(existsSync(data)).toBe(false);
  });
});

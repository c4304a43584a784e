import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diceRace } from '@indigo/dice-race';
import { serve } from '@indigo/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { named } from '../src/readers.ts';
import { serveSettings } from '../src/running.ts';
import { lines, races, run, scratch } from './run.ts';

const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

describe('the settings of a server', () => {
  it('are flags and variables of the same name', () => {
    for (const { flags, variable } of serveSettings) {
      const [flag] = flags.split(' ');
      expect(variable).toBe(`INDIGO_${flag.slice(2).replaceAll('-', '_').toUpperCase()}`);
    }
  });

  it('are all in its help and in the guide, and nothing else is', async () => {
    const { out } = await run(['serve', '--help'], { env: { COLUMNS: '400' } });
    const table = lines(operations).filter((line) => line.startsWith('| `--'));
    for (const [index, { flags, variable, usual }] of serveSettings.entries()) {
      expect(out).toMatch(new RegExp(`${flags.replace(/[<>]/g, '.')} .*\\[${variable}\\]`));
      expect(table[index]).toMatch(`| \`${flags}\` | \`${variable}\` |`);
      if (usual !== undefined) expect(table[index]).toContain(`\`${usual}\``);
    }
    expect(table).toHaveLength(serveSettings.length);
    const named = new Set(operations.match(/INDIGO_[A-Z_]+/g));
    expect([...named].filter((name) => !serveSettings.some(({ variable }) => variable === name))).toEqual([]);
  });

  it.each(
    serveSettings.flatMap(
      (
        { variable, read, hushed }, // Any name may be that of a folder.
      ) => (read === undefined || read === named ? [] : [[variable, hushed] as const]),
    ),
  )('%s that makes no sense: one line, exit code 2, nothing written', async (variable, hushed) => {
    const home = join(scratch(), 'home');
    const { code, out, err } = await run(['serve'], { env: { XDG_DATA_HOME: home, [variable]: '?' } });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(lines(err)).toHaveLength(1);
    // A password is not shown again.
    expect(err).toContain(hushed ? `indigo: ${variable}: ` : `indigo: ${variable}=?: `);
    expect(existsSync(home)).toBe(false);
  });

  it('are taken from a flag before the environment', async () => {
    const env = { INDIGO_DATA: join(scratch(), 'none'), INDIGO_KEEP_FINISHED: '7' };
    expect((await run(['tidy'], { env })).err).toContain(`there are no matches in ${env.INDIGO_DATA}`);
    const other = join(scratch(), 'other');
    expect((await run(['tidy', '--data', other], { env })).err).toContain(`there are no matches in ${other}`);
    // One that is empty is none.
    const empty = { ...env, INDIGO_KEEP_FINISHED: '' };
    expect((await run(['tidy'], { env: empty })).err).toContain('say how long to keep matches');
  });
});

describe('looking after a server', () => {
  it('lists, shows, mutes, ends and removes', async () => {
    const data = scratch();
    const served = await serve({ port: 0, host: '127.0.0.1', data, catalog: races, log: 'silent' });
    onTestFinished(() => served.close());
    const post = async (path: string, body: object, key?: string): Promise<{ id: string; key: string }> => {
      const response = await fetch(`${served.address}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { id: string; key: string };
    };
    const ann = await post('guests', { name: 'Ann', key: true });
    const going = await post(
      'matches',
      { game: 'dice-race', seats: ['me', 'me', { bot: 'random' }] },
      ann.key,
    );
    const waiting = await post('matches', { game: 'dice-race', seats: ['me', 'open'] }, ann.key);
    const admin = (...args: readonly string[]) => run(['admin', ...args, '--data', data], { games: races });

    const listed = await admin('list');
    expect(lines(listed.out)).toHaveLength(2);
    expect(listed.out).toMatch(new RegExp(`^${waiting.id}  dice-race  waiting +just now  Ann, free$`, 'm'));
    expect((await admin('list', '--state', 'playing')).out).toMatch(
      new RegExp(`^${going.id}  dice-race  playing, turn \\d+  just now  Ann, Ann 2, .* \\(bot\\)\n$`),
    );
    expect(JSON.parse((await admin('list', '--state', 'waiting', '--json')).out)).toMatchObject([
      { id: waiting.id, players: [{ name: 'Ann', guest: ann.id, bot: null }, { name: '' }] },
    ]);
    expect(lines((await admin('list', '--limit', '1')).out)[1]).toContain('These are the first 1;');
    expect((await admin('list', '--game', 'hex')).out).toBe('There is no such match.\n');
    expect((await admin('list', '--untouched', '1')).out).toBe('There is no such match.\n');

    const { out } = await admin('show', waiting.id);
    expect(out).toContain(`${waiting.id}  dice-race, rules of version ${diceRace.version}`);
    expect(out).toContain(`seat 0: Ann, guest ${ann.id}`);
    expect((await admin('mute', ann.id)).out).toBe(`Ann (${ann.id}) cannot talk at tables any more.\n`);
    expect((await admin('unmute', ann.id)).out).toBe(`Ann (${ann.id}) may talk again.\n`);
    expect(await admin('end', waiting.id)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/not begun/),
    });
    expect((await admin('end', going.id)).out).toContain('is over');
    expect((await admin('list', '--state', 'over')).out).toContain(going.id);
    expect((await admin('remove', going.id)).out).toBe(`Match ${going.id} is gone.\n`);
    for (const act of ['show', 'end', 'remove'])
      expect(await admin(act, going.id)).toMatchObject({ code: 2, err: 'indigo: there is no such match.\n' });
    expect(await admin('mute', 'nobodyhere')).toMatchObject({
      code: 2,
      err: 'indigo: there is no such guest.\n',
    });
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serveSettings } from '../src/running.ts';
import { lines, run, scratch } from './run.ts';

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

  it.each(serveSettings.flatMap(({ variable, read }) => (read === undefined ? [] : [variable])))(
    '%s that makes no sense: one line, exit code 2, nothing written',
    async (variable) => {
      const home = join(scratch(), 'home');
      const { code, out, err } = await run(['serve'], { env: { XDG_DATA_HOME: home, [variable]: '?' } });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(lines(err)).toHaveLength(1);
      expect(err).toContain(`indigo: ${variable}=?: `);
      expect(existsSync(home)).toBe(false);
    },
  );

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

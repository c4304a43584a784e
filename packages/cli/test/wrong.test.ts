import { spawn as start } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, catalogOf } from '@indigo/catalog';
import type { AnyRuleset } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { orchard } from './orchard.ts';
import { bin, filesIn, lines, run, scratch } from './run.ts';

/** What is said in one line, with exit code 2 and nothing on the output. */
async function refused(args: readonly string[], env: { [name: string]: string } = {}): Promise<string> {
  const { code, out, err } = await run(args, { env });
  expect({ code, out, lines: lines(err).length }, err).toEqual({ code: 2, out: '', lines: 1 });
  expect(err).toMatch(/[.?)]\n$/);
  return err;
}

describe('a command line that cannot be obeyed', () => {
  const simulate = (to: string): string[] => ['simulate', 'orchard', '--matches', '1', '--save', to];

  it('names a place where nothing can be written, before anything is played', async () => {
    const folder = scratch();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await refused(simulate(join(file, 'sub')))).toContain('part of its path is not a directory');
    expect(await refused(simulate(file))).toContain('something else has that name');
    expect(await refused(simulate('/proc/none'))).toContain('cannot write /proc/none');
    expect(await refused(['serve', '--port', '0', '--data', join(file, 'sub')])).toContain(
      'nothing can be kept',
    );
    expect(await refused(['serve', '--port', '0', '--data', '/proc/none'])).toContain('nothing can be kept');
    expect(filesIn(folder)).toEqual(['file']);
  });

  it.each([
    ['verify', []],
    ['replay', []],
    ['simulate', ['orchard', '--matches', '1', '--save']],
    ['serve', ['--port', '0', '--data']],
    ['lab', ['orchard', '--matches', '1', '--bot', 'random', '--csv']],
    ['arena', ['orchard', '--bots', 'greedy,random', '--matches', '1', '--save']],
    ['restore', []],
  ])('%s says in words what is wrong with a file', async (command, before) => {
    const folder = scratch();
    writeFileSync(join(folder, 'file'), '');
    for (const bad of ['x'.repeat(300), 'file/sub', join('none', 'none', 'x'.repeat(300))]) {
      const { code, err } = await run([command, ...before, join(folder, bad)]);
      expect(code, err).toBeGreaterThan(0);
      expect(err).not.toMatch(/\bE[A-Z]{3,}\b|something went wrong/);
    }
  });

  it('ends every line with a full stop, whoever threw it', async () => {
    const cases: [string[], string][] = [
      [['env', 'orchard', '--matches', '5000'], 'not 5000.'],
      [['simulate', 'orchard', '--seats', '9'], '.'],
      [['backup', join(scratch(), 'x.db'), '--data', join(scratch(), 'none')], '.'],
    ];
    for (const [args, end] of cases) expect((await refused(args)).trimEnd().endsWith(end)).toBe(true);
  });

  it('names who plays twice', async () => {
    for (const command of ['simulate', 'lab'])
      expect(await refused([command, 'orchard', '--bots', 'random,greedy', '--bot', 'random'])).toMatch(
        /'--bots .*' cannot be used with option '--bot /,
      );
  });

  it('names no name', async () => {
    for (const args of [
      ['play', '--resume', ''],
      ['play', 'orchard', '--data', ''],
      ['serve', '--data', ' '],
      simulate(''),
      ['serve', '--host', ''],
      ['serve', '--metrics-token', ''],
      ['backup', ''],
      ['restore', ' '],
      ['migrate', '', '--store', 'postgres://127.0.0.1:1/x'],
      ['replay', ''],
      ['verify', 'one', ''],
    ])
      expect(await refused(args)).toContain('It takes a name, which cannot be empty.');
  });

  it('names a backup that is no file', async () => {
    const folder = scratch();
    for (const file of [folder, '/dev/zero'])
      expect(await refused(['restore', file, '--data', folder])).toContain(
        `${file} is no file: name a backup.`,
      );
  });

  it('is not obeyed as if a flag were not there that says nothing', async () => {
    const address = 'it takes an address such as';
    expect(await refused(['backup', 'x.db', '--store', ''])).toContain(`--store <url>: ${address}`);
    expect(await refused(['simulate', 'orchard', '--cluster', '--redis', ''])).toContain(address);
    expect(await refused(['tidy', '--keep-finished', '1', '--secret', ''])).toContain(
      '--secret <text>: it takes',
    );
    // A variable that is empty does say nothing.
    const { code } = await run(['simulate', 'orchard', '--matches', '1'], { env: { INDIGO_STORE: '' } });
    expect(code).toBe(0);
  });

  it('names one file twice', async () => {
    const file = join(scratch(), 'same.json');
    const train = ['train', 'badges', '--matches', '1', '--out', file, '--save', file];
    const { code, err } = await run(train, { games: catalog });
    expect([code, err]).toEqual([2, `indigo: ${file} cannot be two files at once: name two.\n`]);
  });

  it('counts whom it names', async () => {
    expect(await refused(['play', 'orchard', '--names', 'Ann', '--bots', '1', '--seats', '3'])).toContain(
      '3 seats do not go with 1 named player and 1 bot.',
    );
  });

  it('names a number out of range', async () => {
    const folder = join(scratch(), 'none');
    expect(await refused(['serve', '--port', '65536', '--data', folder])).toContain('from 0 to 65535');
    expect(await refused(['serve', '--data', folder], { INDIGO_PORT: '70000' })).toContain(
      'INDIGO_PORT=70000: ',
    );
    expect(await refused(['serve', '--abandon-after', '99999999', '--data', folder])).toContain('to 36500');
    expect(await refused(['simulate', 'orchard', '--jobs', '100000'])).toContain('from 1 to 256');
    expect(await refused(['simulate', 'orchard', '--matches', '99999999999999999999'])).toContain(
      'from 1 to',
    );
    expect(await refused(['worker', '--jobs', '100000'])).toContain('from 1 to 256');
    expect(await refused(['pace', 'orchard', '--warm-up', '99999'])).toContain('from 0 to 3600');
    expect(await refused(['analyse', 'x.json', '--futures', '999999999999'])).toContain('from 1 to 100000');
    for (const flag of ['--seed', '--seats'])
      expect(await refused(['play', 'orchard', flag, '9'.repeat(20)])).toContain('of at most 15 digits.');
    expect(existsSync(folder)).toBe(false);
  });

  it('asks for help with what is not there', async () => {
    expect(await refused(['help', 'plya'])).toContain('there is no command "plya". Did you mean "play"?');
    expect(await refused(['help', 'admin', 'shwo'])).toContain('Did you mean "show"?');
    for (const help of [['admin', 'show'], ['admin'], []])
      expect((await run(['help', ...help])).code).toBe(0);
    // Who names a command of which there are several is told which.
    const { code, out, err } = await run(['admin']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('unmute');
  });
});

describe('a story of more lines than a call takes', () => {
  const LINES = 25_000;
  const picks = { say: () => Array(LINES).fill('-'.repeat(70)).join(' ') };
  const chatty = { ...orchard, words: { ...orchard.words, picks } } as AnyRuleset;

  it('is told to its end', async () => {
    const folder = scratch();
    await run(['simulate', 'orchard', '--matches', '1', '--save', folder]);
    const { code, out, err } = await run(['replay', join(folder, filesIn(folder)[0])], {
      games: catalogOf({ orchard: async () => chatty }),
    });
    expect([code, err]).toEqual([0, '']);
    // Two players pick three fruits each before they begin.
    expect(lines(out).length).toBeGreaterThan(6 * LINES);
  });
});

describe('a record that is none', () => {
  const written = (content: string): string => {
    const file = join(scratch(), 'match.json');
    writeFileSync(file, content);
    return file;
  };
  const played = async (): Promise<{ marks: unknown[] }> => {
    const folder = scratch();
    await run(['simulate', 'orchard', '--matches', '1', '--save', folder]);
    return JSON.parse(readFileSync(join(folder, filesIn(folder)[0]), 'utf8'));
  };

  it('never ends', async () => {
    expect(await refused(['verify', '/dev/zero'])).toContain('/dev/zero is larger than 256 MB');
  });

  it('seats more than its game takes, however many', async () => {
    const record = written(JSON.stringify({ ...(await played()), seats: 2 ** 40 }));
    for (const command of ['verify', 'replay']) {
      const { code, out, err } = await run([command, record]);
      expect([code, err]).toEqual([1, '']);
      expect(out).toContain('takes 2 to 3 players, not 1099511627776');
    }
  });

  it('is nested too deeply', async () => {
    for (const [open, close] of ['[]', ['{"a":', '}']])
      expect(await refused(['verify', written(open.repeat(50_000) + close.repeat(50_000))])).toContain(
        'nested too deeply',
      );
    expect(await refused(['verify', written(`"${'['.repeat(1000)}\\"${'['.repeat(1000)}"`)])).toContain(
      'should be an object',
    );
  });

  it('has lost its checksums', async () => {
    const { marks, ...rest } = await played();
    expect(marks.length).toBeGreaterThan(0);
    expect(await refused(['verify', written(JSON.stringify({ ...rest, marks: [] }))])).toContain(
      'without checksums',
    );
    expect(await refused(['verify', written(JSON.stringify(rest))])).toContain('"marks" should be a list');
  });

  it('has lost all checksums but the first', async () => {
    const folder = scratch();
    const args = ['simulate', 'badges', '--matches', '1', '--save', folder];
    await run(args, { games: catalog });
    const record = JSON.parse(readFileSync(join(folder, filesIn(folder)[0]), 'utf8'));
    expect(record.marks.length).toBeGreaterThan(1);
    const cut = written(JSON.stringify({ ...record, marks: record.marks.slice(0, 1) }));
    const { code, out, err } = await run(['verify', cut], { games: catalog });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('of its entries come without checksums');
    // An open match is told how far they reach.
    const [{ at }] = record.marks;
    const open = { ...record, entries: record.entries.slice(0, at + 1), marks: record.marks.slice(0, 1) };
    const said = await run(['verify', written(JSON.stringify(open))], { games: catalog });
    expect(said.code).toBe(0);
    expect(said.out).toContain('1 entry since the last checksum');
  });

  it('is one though it begins with a mark of its encoding', async () => {
    const { code, err } = await run(['verify', written(`\ufeff${JSON.stringify(await played())}`)]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});

/** The real command with its output somewhere, and what is sent to it once it has said or written something. */
function started(args: readonly string[], stdout: number | 'pipe'): ReturnType<typeof start> {
  return start(process.execPath, [bin, ...args], { stdio: ['ignore', stdout, 'pipe'] });
}

async function ended(
  command: ReturnType<typeof start>,
): Promise<{ code: number | null; out: string; err: string }> {
  const said = { out: '', err: '' };
  command.stdout?.on('data', (data) => {
    said.out += data;
  });
  command.stderr?.on('data', (data) => {
    said.err += data;
  });
  const code = await new Promise<number | null>((resolve) => command.on('close', resolve));
  return { code, ...said };
}

describe('a command that cannot go on', () => {
  it('ends as it would if nobody can be told why', async () => {
    const full = openSync('/dev/full', 'w');
    const command = start(process.execPath, [bin, 'nosuch'], { stdio: ['ignore', 'ignore', full] });
    const code = await new Promise((resolve) => command.on('close', resolve));
    closeSync(full);
    expect(code).toBe(2);
  });

  it('says that its output has nowhere to go', async () => {
    const full = openSync('/dev/full', 'w');
    const { code, err } = await ended(started(['games'], full));
    closeSync(full);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'indigo: the output cannot be written: the disk is full: make room, or name another place.\n',
    });
  });

  it.each(['1', '2'])('keeps what was played where no more can be written, with %s jobs', async (jobs) => {
    const folder = scratch();
    mkdirSync(join(folder, 'badges-1-9.json'));
    const args = ['simulate', 'badges', '--matches', '2000', '--jobs', jobs, '--save', folder];
    const { code, out, err } = await ended(started(args, 'pipe'));
    expect(code, err).toBe(1);
    const files = filesIn(folder).filter((name) => name !== 'badges-1-9.json');
    expect(files.length).toBeGreaterThanOrEqual(4);
    expect(files.filter((name) => !name.endsWith('.json'))).toEqual([]);
    expect(out).toContain(`records     ${files.length} files in ${folder}`);
    expect(err).toMatch(
      /cannot write .*badges-1-9\.json: (it is a directory|something else has that name): /,
    );
    expect(err).toContain(`stopped after ${files.length} of 2,000 matches`);
    expect(err).not.toMatch(/\bE[A-Z]{3,}\b|something went wrong/);
  });

  it('leaves whole files and tells what was played when it is interrupted', async () => {
    const folder = join(scratch(), 'records');
    mkdirSync(folder);
    const args = ['simulate', 'badges', '--matches', '100000', '--jobs', '2', '--save', folder];
    const command = started(args, 'pipe');
    const end = ended(command);
    while (filesIn(folder).length < 3) await new Promise((resolve) => setTimeout(resolve, 50));
    command.kill('SIGINT');
    const { code, out, err } = await end;
    expect(code, err).toBe(130);
    const files = filesIn(folder);
    expect(files.filter((name) => !name.endsWith('.json'))).toEqual([]);
    expect(out).toContain(`records     ${files.length.toLocaleString('en')} files in ${folder}`);
    expect(err).toContain(`stopped after ${files.length} of 100,000 matches`);
    for (const name of files) JSON.parse(readFileSync(join(folder, name), 'utf8'));
  });

  it.each(['1', '2'])(
    'keeps and tells what an arena has come to when it is interrupted, with %s jobs',
    async (jobs) => {
      const file = join(scratch(), 'arena.json');
      const play = ['arena', 'badges', '--bots', 'greedy,habit', '--matches', '100000', '--jobs', jobs];
      const command = started([...play, '--save', file], 'pipe');
      const end = ended(command);
      while (!existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).fought.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 50));
      command.kill('SIGINT');
      const { code, out, err } = await end;
      expect(code, err).toBe(130);
      const { length } = JSON.parse(readFileSync(file, 'utf8')).fought;
      expect(out).toContain(`${length.toLocaleString('en')} matches kept in ${file}`);
      expect(err).toContain(`stopped after ${length.toLocaleString('en')} of 100,000 matches`);
    },
  );

  it('keeps the rounds of a training that is interrupted, and writes nothing half learned', async () => {
    const folder = scratch();
    const [out, kept] = [join(folder, 'learned.ts'), join(folder, 'kept.json')];
    const train = ['train', 'badges', '--set', 'maxTurns=20', '--matches', '100000', '--out', out];
    const command = started([...train, '--save', kept], 'pipe');
    const end = ended(command);
    while (!existsSync(kept)) await new Promise((resolve) => setTimeout(resolve, 50));
    command.kill('SIGINT');
    const { code, err } = await end;
    expect(code, err).toBe(130);
    expect(err).toContain('stopping after the round under way');
    expect(filesIn(folder)).toEqual(['kept.json']);
    const { matches } = JSON.parse(readFileSync(kept, 'utf8')).attained;
    expect(err).toContain(
      `stopped after ${matches.toLocaleString('en')} of 100,000 matches, and nothing is written yet: go on with --save ${kept} --resume.`,
    );
  });
});

it('indigo says what its exit codes mean', async () => {
  const { out } = await run(['--help']);
  expect(out).toMatch(/Exit codes: 0 .*1 .*2 .*130 /s);
});

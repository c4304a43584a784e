import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesIn, lines, run, scratch } from './run.ts';

const simulate = (...more: string[]): string[] => [
  'simulate',
  'orchard',
  '--matches',
  '20',
  '--seed',
  '4',
  ...more,
];
const records = async (): Promise<string> => {
  const folder = scratch();
  await run(simulate('--save', folder, '--json'));
  return folder;
};

describe('games', () => {
  it('lists games with seats and options', async () => {
    const { out } = await run(['games']);
    expect(out).toContain('orchard  Orchard, 2 to 3 players');
    expect(out).toContain('goal = 4 (1 to 9): Pieces to give away. [O-OPT-01]');
  });

  it('lists them as JSON', async () => {
    const [game] = JSON.parse((await run(['games', '--json'])).out);
    expect(game).toMatchObject({ id: 'orchard', title: 'Orchard', seats: { min: 2, max: 3 } });
    expect(game.options[1]).toMatchObject({ key: 'windy', type: 'flag', default: false, clause: 'O-OPT-02' });
  });
});

describe('simulate', () => {
  it('reports on a series', async () => {
    const { out, err, code } = await run(simulate('--json'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = JSON.parse(out);
    expect(report).toMatchObject({ game: 'orchard', seats: 2, matches: 20, finished: 20, bot: 'random' });
    expect(report.winsBySeat[0] + report.winsBySeat[1]).toBe(20);
    for (const figure of [
      report.decisions.median,
      report.decisions.p95,
      report.turns.median,
      report.turns.p95,
    ]) {
      expect(figure).toBeGreaterThan(0);
    }
    expect(report.decisionsPerSecond).toBeGreaterThan(0);
    expect(report.matchesPerSecond).toBeGreaterThan(0);
    expect((await run(simulate())).out).toContain('finished    20 of 20 matches');
  });

  it('tells how fair the game is, recorded or not', async () => {
    const plain = JSON.parse((await run(simulate('--json'))).out);
    expect(plain).not.toHaveProperty('balance');
    const { balance, ...rest } = JSON.parse((await run(simulate('--report', '--json'))).out);
    expect(rest.winsBySeat).toEqual(plain.winsBySeat);
    expect(balance.seats.map(({ wins }: { wins: number }) => wins)).toEqual(plain.winsBySeat);
    expect(balance.seats[0]).toMatchObject({ name: 'Player 1', players: 20 });
    expect(balance.seats[0].ratio + balance.seats[1].ratio).toBeCloseTo(2);
    expect(balance.turnsPerPlayer.median).toBe(plain.turns.median / 2);
    for (const { sort, players, wins, ratio } of balance.starts) {
      expect(sort).toBe('first walk');
      expect(ratio).toBeCloseTo((2 * wins) / players, 2);
    }
    expect(balance.starts.length).toBeGreaterThan(1);
    expect(balance.unused).toEqual(['melon']);
    expect(balance.cards).toHaveLength(11);
    for (const { uses, matches } of balance.cards) expect(uses).toBeGreaterThanOrEqual(matches);
    const recorded = await run(simulate('--report', '--json', '--save', scratch()));
    expect(JSON.parse(recorded.out).balance).toEqual(balance);

    const { out } = await run(simulate('--report'));
    expect(out).toMatch(/seat +Player 1 +20 +\d+ +\d\.\d\d/);
    expect(out).toMatch(/first walk +barn/);
    expect(out).toContain('never used: 1 (melon)');
  });

  it('gives the same matches for the same seed, recorded or not', async () => {
    const facts = async (...more: string[]) => {
      const {
        decisionsPerSecond: _,
        matchesPerSecond: __,
        ...rest
      } = JSON.parse((await run(simulate('--json', ...more))).out);
      return rest;
    };
    const plain = await facts();
    expect(await facts()).toEqual(plain);
    expect(await facts('--save', scratch())).toEqual(plain);
    expect(await facts('--seed', '5')).not.toEqual(plain);
  });

  it('writes one record per match', async () => {
    const folder = await records();
    expect(filesIn(folder)).toHaveLength(20);
    const files = filesIn(folder).map((file) => join(folder, file));
    expect(files).toContain(join(folder, 'orchard-4-0.json'));
    const { out, code } = await run(['verify', ...files]);
    expect(code).toBe(0);
    expect(lines(out).every((line) => line.startsWith('ok  '))).toBe(true);
  });

  it('gives a match up after so many decisions instead of hanging', async () => {
    const report = JSON.parse((await run(simulate('--max-decisions', '2', '--json'))).out);
    expect(report).toMatchObject({ matches: 20, finished: 0, decisions: { median: 2, p95: 2 } });
  });
});

describe('verify and replay', () => {
  it('takes gzipped records', async () => {
    const folder = await records();
    const file = join(folder, 'packed.json.gz');
    writeFileSync(file, gzipSync(readFileSync(join(folder, 'orchard-4-1.json'))));
    expect(await run(['verify', file])).toMatchObject({ code: 0, err: '' });
  });

  it('names the first answer that does not fit', async () => {
    const folder = await records();
    const file = join(folder, 'orchard-4-1.json');
    const record = JSON.parse(readFileSync(file, 'utf8'));
    record.entries[8] = 'give:everything';
    writeFileSync(file, JSON.stringify(record));
    const { out, code, err } = await run(['verify', file]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(lines(out)).toHaveLength(1);
    expect(out).toMatch(/^no {2}.*entry 9 of \d+ /);
    expect((await run(['replay', file])).code).toBe(1);
    expect((await run(['analyse', file])).code).toBe(1);
  });

  it('says so where nobody kept the rules of a record', async () => {
    const folder = await records();
    const file = join(folder, 'orchard-4-1.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: 99 }));
    for (const command of ['verify', 'replay', 'analyse']) {
      const { code, out, err } = await run([command, file]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain(`${file}: `);
      expect(lines(err)).toHaveLength(1);
      expect(err).toMatch(/the rules of version 99 of Orchard are not known here, only those of 1\.$/m);
    }
  });

  it.each([
    ['missing.json', null, /cannot read .*no such file/],
    ['broken.json', '{"format": 1,', /is not JSON/],
    ['other.json', '{"a": 1}', /not a match record of a format known here/],
    [
      'chess.json',
      '{"format":1,"game":"chess","version":1,"seats":2,"options":{},"entries":[],"marks":[]}',
      /no game "chess"/,
    ],
    ['packed.json.gz', '\u001f\u008bnonsense', /is not JSON/],
  ])('cannot read %s: one line, exit code 2', async (name, content, message) => {
    const file = join(scratch(), name);
    if (content !== null) writeFileSync(file, content, 'latin1');
    for (const command of ['verify', 'replay', 'analyse']) {
      const { code, out, err } = await run([command, file]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(lines(err)).toHaveLength(1);
      expect(err).toMatch(message);
    }
  });

  it('tells all once it is over, and to one seat only what it saw', async () => {
    const file = join(await records(), 'orchard-4-0.json');
    const all = await run(['replay', file]);
    expect(all.out).toMatch(/\(only Player 1\) You find: \w+\./);
    expect(all.out).toMatch(/won after \d+ turns/);
    expect(all.out).toMatch(/B Player 2 \(bot, Random\)/);
    const one = await run(['replay', file, '--seat', '1']);
    expect(one.out.match(/You find/g)?.length).toBeLessThan(all.out.match(/You find/g)?.length ?? 0);
    const early = await run(['replay', file, '--to', '6']);
    expect(early.out).not.toContain('You find');
    expect(early.out).toContain('after 6 entries. Not over yet.');
    const named = await run(['replay', file, '--seat', 'Player 2']);
    expect(named.out).toBe(one.out);
    const nobody = await run(['replay', file, '--seat', '5']);
    expect(nobody).toMatchObject({ code: 2, out: '' });
  });
});

describe('what is asked wrongly', () => {
  it.each([
    [['play', 'orchad'], /there is no game "orchad"\. Did you mean "orchard"\?/],
    [['play', 'orchard', '--seats', '9'], /takes 2 to 3 players, not 9/],
    [['play', 'orchard', '--seats', 'many'], /--seats/],
    [['play', 'orchard', '--set', 'gaol=3'], /no option "gaol"\. Did you mean "goal"\?/],
    [['play', 'orchard', '--set', 'goal=77'], /whole number from 1 to 9/],
    [['play', 'orchard', '--set', 'windy=perhaps'], /true or false/],
    [['play', 'orchard', '--set', 'windy'], /option=value/],
    [['play', 'orchard', '--names', 'a,b,c', '--seats', '2'], /do not go with 3 named players/],
    [['play', 'orchard', '--names', 'a,a'], /same name/],
    [['play', 'orchard', '--names', 'a,,b'], /none of them empty/],
    [['play', 'orchard', '--bots', 'ace,ace,ace,ace,ace,ace'], /takes 2 to . players, not 7/],
    [
      ['play', 'orchard', '--bots', 'ace,champion', '--names', 'Ann,Bob', '--seats', '3'],
      /3 seats do not go with 2 named players and 2 bots/,
    ],
    [['play', 'orchard', '--bots', 'gredy'], /no bot "gredy"\. Did you mean "greedy"\?/],
    [['play', 'orchard', '--players', 'Ann,bot:gredy'], /no bot "gredy"/],
    [['play', 'orchard', '--players', 'Ann,Ann'], /same name/],
    [['play', 'orchard', '--players', 'Ann,,bot'], /none of them empty/],
    [['play', 'orchard', '--players', 'Ann'], /takes 2 to 3 players, not 1/],
    [['play', 'orchard', '--players', 'Ann,bot', '--seats', '2'], /goes without --seats/],
    [['play', 'orchad\u001b[2J', '--nope\u009b2J'], /unknown option '--nope2J'/],
    [['play', '--seats', '2'], /need a game/],
    [['play', 'orchard', '--nope'], /unknown option '--nope'/],
    [['simulate', 'chess'], /there is no game "chess"/],
    [['simulate', 'orchard', '--matches', '0'], /from 1 to 1000000000/],
    [['simulate', 'orchard', '--seats', '1'], /takes 2 to 3 players/],
    [['simulate', 'orchard', '--bot', 'ranom'], /Did you mean "random"\?/],
    [['simulate', 'orchard', '--seed', '1.5'], /whole number/],
    [['simulate', 'orchard', '--save', '/dev/null/x'], /cannot write \/dev\/null\/x: part of its path/],
    [['simulate'], /missing required argument 'game'/],
    [['verify'], /missing required argument 'record'/],
    [['ledger', 'chess'], /there is no game "chess"/],
    [['serve', '--port', 'x'], /--port.*whole number from 0 to 65535/],
    [['serve', '--log-level', 'loud'], /--log-level.*It takes one of silent, fatal/],
    [['serve', '--public-url', 'games.example'], /--public-url.*such as https:/],
    [['serve', '--public-url', 'https://games.example/indigo'], /nothing after the name/],
    [['serve', '--public-url', 'ftp://games.example'], /such as https:/],
    [['serve', '--trust-proxy', 'nonsense'], /"nonsense" is no address or network/],
    [['serve', '--trust-proxy', '127.0.0.1,10.0.0.0/33'], /"10.0.0.0\/33" is no address or network/],
    [['serve', '--store', 'mysql://x/y'], /--store.*such as postgres:/],
    [['serve', '--store', 'postgres://h/d'], /know each other by a secret: say --secret/],
    [['serve', '--store', 'postgres://h/d', '--secret', 'short'], /at least 16/],
    [['serve', '--secret', '0123456789abcdef'], /--secret is for servers that share a database/],
    [['serve', '--redis', 'redis://x'], /--redis is for servers that share a database/],
    [['serve', '--address', 'https://a.example'], /--address.*such as http:/],
    [['serve', '--abandon-after', '-1'], /--abandon-after.*whole number from 0 to 36500/],
    [['serve', '--keep-finished', '0'], /--keep-finished.*from 1 to 36500/],
    [['backup'], /missing required argument 'file'/],
    [['backup', 'x.db'], /there are no matches in/],
    [['backup', '--data', 'packages', 'x.db'], /there are no matches in packages/],
    [['restore', 'docs'], /docs is no file: name a backup/],
    [['restore', 'none.db'], /there is no file none\.db/],
    [['restore', 'package.json'], /package\.json is not a backup of ours/],
    [['tidy'], /say how long to keep matches/],
    [['tidy', '--keep-finished', '9'], /there are no matches in/],
    [['admin', 'lsit'], /unknown command 'lsit' \(Did you mean list\?\)/],
    [['tidy', '--keep-finished', '9', '--store', 'postgres://h/d'], /say --secret, the same for all/],
    [['tidy', '--keep-finished', '9', '--store', 'h/d'], /--store.*such as postgres:/],
    [['admin', 'list'], /there are no matches in/],
    [['admin', 'list', '--store', 'postgres://h/d', '--data', 'x'], /--data goes with a data folder/],
    [['admin', 'end', 'abcdefgh', '--secret', '0123456789abcdef'], /--secret is for servers that share/],
    [['admin', 'list', '--state', 'lost'], /It takes one of waiting, playing, over/],
    [['admin', 'show', '../guests'], /"..\/guests" is not an id/],
    [['admin', 'end'], /missing required argument 'match'/],
    [['admin', 'mute', 'Ann'], /"Ann" is not an id/],
    [['gmaes'], /unknown command 'gmaes' \(Did you mean games\?\)/],
    [['games', 'extra'], /too many arguments/],
    [['--nope'], /unknown option '--nope'/],
  ])('%j: one line, exit code 2, nothing written', async (args, message) => {
    const home = join(scratch(), 'home');
    const { code, out, err } = await run(args, { env: { HOME: home, XDG_DATA_HOME: home } });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(lines(err)).toHaveLength(1);
    expect(err).toMatch(message);
    expect(existsSync(home)).toBe(false);
  });
});

describe('help', () => {
  const commands = ['play', 'serve', 'worker', 'backup', 'restore', 'migrate', 'tidy', 'admin'].concat([
    'games',
    'simulate',
    'arena',
    'lab',
    'pace',
    'train',
    'replay',
    'analyse',
    'verify',
    'ledger',
    'bench',
  ]);

  it.each([
    ...commands,
    'admin list',
    'admin show',
    'admin end',
    'admin remove',
    'admin mute',
    'admin unmute',
  ])('%s has examples, in 80 columns', async (name) => {
    const { out, code } = await run([...name.split(' '), '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`indigo ${name}`);
    expect(out).toContain('Examples:');
    for (const line of lines(out)) expect(line.length, line).toBeLessThanOrEqual(80);
    if (commands.includes(name)) expect((await run(['help', name])).out).toBe(out);
  });

  it('lists every command, also without arguments', async () => {
    const { out, code } = await run(['--help']);
    expect(code).toBe(0);
    for (const name of commands) expect(out).toContain(`  ${name} `);
    expect(await run([])).toEqual({ code: 0, out, err: '' });
  });

  it('knows its version', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('bench', () => {
  it.each([
    ['words no row speaks of', 'chess,go', /no row speaks of "chess" or "go"; there are: dice race; .*hex/],
    ['nothing between two commas', 'hex,,mit', /cannot be empty/],
  ])('refuses %s', async (_, only, why) => {
    const { code, out, err } = await run(['bench', '--only', only]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(why);
  });

  it('measures only what was asked for', async () => {
    const { code, out } = await run(['bench', '--quick', '--json', '--only', 'dice race record']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ name: 'dice race record, gzip', unit: 'bytes/answer' }]);
  });
});

// What the scripts beside this one look at: a server with the built page, and matches bots played, the same each time.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bots } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { lineMeaning, Match, seeded } from '@indigo/kernel';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';

const BIN = join(import.meta.dirname, '../../cli/bin/indigo.js');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const browser = () =>
  chromium.launch({
    executablePath:
      process.env.CHROMIUM ??
      process.env.PATH.split(delimiter)
        .flatMap((folder) => NAMES.map((name) => join(folder, name)))
        .find((path) => existsSync(path)),
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** A server of its own, on a port nobody has; `stop` leaves nothing behind. */
export async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'indigo-look-'));
  const server = spawn(
    process.execPath,
    [BIN, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const base = await new Promise((found, failed) => {
    let said = '';
    server.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (address !== null) found(address[0]);
    });
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { base, stop };
}

/**
 * A whole match of three bots. `look` sees each question to the first seat, with how much was decided before it; `hear` what each
 * line told to that seat means, with how much was decided before the answer it tells of.
 */
export async function played(game, options, look = () => {}, hear = () => {}) {
  const ruleset = await catalog.load(game);
  const rng = seeded(14);
  const about = { names: ['Misty', 'Brock', 'Oak'] };
  const match = Match.start(ruleset, { seats: 3, options, about }, { rng });
  while (!match.over) {
    const [seat] = match.open();
    if (seat === 0) look(ruleset.scene(match.view(seat)), match.decision(seat), match.length);
    const [before, heard] = [match.length, match.heard(0)];
    match.submit(seat, match.no, bots.greedy.answer(match.outlook(seat), rng));
    for (const { say } of match.story(0, heard)) hear(lineMeaning(ruleset.meanings, say), before);
  }
  return match.record;
}

/** Brings a record to the browser of this page; tells the address of its replay. */
export async function bring(page, record) {
  await page.goto('/matches');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.waitForURL('**/replay/local-*');
  return new URL(page.url()).pathname;
}

/** Settings of somebody who has been here before. */
export const settle = (page, state) =>
  page.addInitScript(
    (kept) => localStorage.setItem('indigo.settings', JSON.stringify({ state: kept, version: 0 })),
    state,
  );

/** What the tests of the page are made of, for scripts: all that these modules of theirs have. */
export async function fromTests(...paths) {
  const modules = paths.map((path) =>
    runnerImport(fileURLToPath(new URL(path, import.meta.url)), { configFile: false, logLevel: 'warn' }),
  );
  return Object.assign({}, ...(await Promise.all(modules)).map(({ module }) => module));
}

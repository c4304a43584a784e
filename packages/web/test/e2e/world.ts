import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const ROOT = resolve(import.meta.dirname, '../../../..');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser to drive: what the test set-up found, or the system's own. */
export const CHROMIUM =
  process.env.CHROMIUM ??
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser that is not done by then hangs. */
export const PATIENT = { timeout: 240_000 };

export const PHONE = { width: 390, height: 844 };
const DESK = { width: 1400, height: 900 };

const UNREACHABLE = /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/;

/** Replaces the secure source by one that gives the same numbers in every run (mulberry32). */
const FIXED_LUCK = `{
  let a = 20261115;
  crypto.getRandomValues = (words) => {
    for (let i = 0; i < words.length; i++) {
      a = (a + 0x6d2b79f5) | 0;
      let t = Math.imul(a ^ (a >>> 15), 1 | a);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      words[i] = (t ^ (t >>> 14)) >>> 0;
    }
    return words;
  };
}`;

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM as string, args: FLAGS });

/** A server with the built page, and a browser: all that is under test. */
export class World {
  readonly base: string;
  private readonly browser: Browser;
  private readonly data: string;
  private server: ChildProcess;
  /** What pages complained about, but for a network that was taken from them. */
  readonly complaints: string[] = [];

  private constructor(browser: Browser, server: ChildProcess, base: string, data: string) {
    this.browser = browser;
    this.server = server;
    this.base = base;
    this.data = data;
  }

  static async open(): Promise<World> {
    const data = mkdtempSync(join(tmpdir(), 'indigo-e2e-'));
    const { server, base } = await serve(data, 0);
    const browser = await launch();
    return new World(browser, server, base, data);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  /** Ends the server, as a power cut would with SIGKILL. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { server } = this;
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once('exit', done));
    server.kill(signal);
    await ended;
  }

  /** Starts it again with what it kept. */
  async start(): Promise<void> {
    this.server = (await serve(this.data, Number(new URL(this.base).port))).server;
  }

  /** After each test: everybody leaves, and nobody has anything to complain about but `expected`. */
  async clear(expected: readonly string[] = []): Promise<void> {
    await Promise.all(this.browser.contexts().map((context) => context.close()));
    assert.deepEqual(this.complaints.splice(0), expected);
  }

  /** Somebody with a browser of their own. */
  async person(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: DESK,
      reducedMotion: 'reduce',
      acceptDownloads: true,
      // Keeping the page takes many small requests: only where that is what is tested.
      serviceWorkers: 'block',
      baseURL: this.base,
      ...options,
    });
    // The dice of local tables fall as they always fell: a test is no game of chance.
    await context.route('**/assets/worker-*.js', async (route) => {
      const answered = await route.fetch();
      await route.fulfill({ response: answered, body: `${FIXED_LUCK}\n${await answered.text()}` });
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !UNREACHABLE.test(message.text()))
        this.complaints.push(message.text());
    });
    return page;
  }
}

let starts = 0;

async function serve(data: string, port: number): Promise<{ server: ChildProcess; base: string }> {
  const server = spawn(
    process.execPath,
    [
      '--import',
      join(import.meta.dirname, 'luck.mjs'),
      join(ROOT, 'packages/cli/bin/indigo.js'),
      'serve',
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--data',
      data,
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, INDIGO_TEST_START: String(++starts) },
    },
  );
  const base = await new Promise<string>((found, failed) => {
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (address !== null) found(address[0]);
    });
    server.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { server, base };
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Fails on anything serious that keeps people from using the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // As a program of the tester's, past the content policy of the page.
  await page.evaluate((await import('node:fs')).readFileSync(AXE, 'utf8'));
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    // What is right need not be told place by place: that takes as long as looking.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary ?? ''}`);
  assert.deepEqual(told, []);
}

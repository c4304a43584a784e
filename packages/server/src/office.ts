import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Catalog } from '@indigo/catalog';
import type { Timer } from '@indigo/host';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from './app.ts';
import type { Sharing } from './shared.ts';
import { databaseIn, doorIn, exportedIn, giveToOwner } from './sqlite/folder.ts';
import { FolderBusy, FolderLock } from './sqlite/lock.ts';
import { SqliteStore } from './sqlite/store.ts';
import { StorageError } from './trouble.ts';

/** How to talk to the server that runs on a folder. */
interface Door {
  readonly address: string;
  readonly token: string;
}

export const newToken = (): string => randomBytes(32).toString('hex');

/** Tells those who may read the folder how to talk to the server. */
export function openDoor(folder: string, door: Door): void {
  const half = `${doorIn(folder)}.tmp`;
  rmSync(half, { force: true });
  writeFileSync(half, JSON.stringify(door), { mode: 0o600, flag: 'wx' });
  giveToOwner(folder, half);
  renameSync(half, doorIn(folder));
}

export const closeDoor = (folder: string): void => rmSync(doorIn(folder), { force: true });

/** What was asked cannot be done. `wrong`: it was asked wrongly. */
export class OfficeError extends Error {
  readonly wrong: boolean;

  constructor(message: string, wrong: boolean) {
    super(message);
    this.name = 'OfficeError';
    this.wrong = wrong;
  }
}

type Method = 'GET' | 'POST';

/** Where what concerns all matches is done: by the server that runs on their folder, or here if none does. */
export class Office {
  private readonly send: (method: Method, path: string, body?: object) => Promise<Answer>;
  private readonly shut: () => Promise<void>;

  private constructor(send: Office['send'], shut: Office['shut']) {
    this.send = send;
    this.shut = shut;
  }

  /** Throws a StorageError. */
  static async open(folder: string, catalog: Catalog): Promise<Office> {
    if (!existsSync(databaseIn(folder))) throw new StorageError(`there are no matches in ${folder}`);
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await here(folder, catalog);
      } catch (error) {
        if (!(error instanceof FolderBusy)) throw error;
        const door = readDoor(folder);
        if (door !== null)
          return new Office(
            (...asked) => over(door, ...asked),
            async () => {},
          );
        // It is just starting, or somebody else is in the office.
        if (Date.now() > until) throw new FolderBusy(folder, `somebody is at work on ${folder}: try again`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }

    async function here(folder: string, catalog: Catalog): Promise<Office> {
      const lock = FolderLock.take(folder);
      try {
        const store = await SqliteStore.open(folder);
        const token = newToken();
        const logger = pino({ level: 'silent' });
        const archive = { from: { file: databaseIn(folder) }, to: exportedIn(folder) };
        const admin = { token, archive };
        const app = await buildApp({ store, catalog, logger, admin, timer: STANDING });
        return new Office(
          (...asked) => within(app, token, ...asked),
          async () => {
            await app.close();
            await store.close();
            lock.release();
          },
        );
      } catch (error) {
        lock.release();
        throw error;
      }
    }
  }

  /**
   * The office of servers that share a database. What is at one of them is done there; all else here, whether any runs or
   * not. What is too old to be kept is written to `to`. Throws a StorageError.
   */
  static async among(shared: Sharing, to: string, catalog: Catalog): Promise<Office> {
    const { adminTokenOf, share } = await import('./shared.ts');
    const logger = pino({ level: 'silent' });
    const { store, cluster } = await share(shared, logger);
    const token = adminTokenOf(shared.secret);
    const admin = { token, archive: { from: { url: shared.url }, to } };
    // How old something is, the database knows: this machine's clock may be wrong.
    const timer = { ...STANDING, now: cluster.time.now };
    const app = await buildApp({ store, cluster, catalog, logger, admin, timer, abandonAfter: 0 });
    await cluster.visit(catalog);
    return new Office(
      (...asked) => within(app, token, ...asked),
      async () => {
        await app.close();
        await cluster.end();
        await store.close();
      },
    );
  }

  /** Throws an OfficeError. */
  async ask(method: Method, path: string, body?: object): Promise<unknown> {
    const { status, body: answer } = await this.send(method, `/api/admin/${path}`, body);
    if (status === 200) return answer;
    const { reason } = answer as { reason?: string };
    throw new OfficeError(reason ?? `the server answered ${status}`, status >= 400 && status < 500);
  }

  close(): Promise<void> {
    return this.shut();
  }
}

const PATIENCE_MS = 3000;
const MOMENT_MS = 5000;

/** Nobody plays here: clocks of matches stand still, and only what is over in a moment is waited for. */
const STANDING: Timer = {
  now: () => Date.now(),
  later: (ms, act) => {
    if (ms > MOMENT_MS) return () => {};
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function readDoor(folder: string): Door | null {
  try {
    return JSON.parse(readFileSync(doorIn(folder), 'utf8')) as Door;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new StorageError(`a server runs on ${folder}, and ${doorIn(folder)} cannot be read`, error);
  }
}

async function over({ address, token }: Door, method: Method, path: string, body?: object): Promise<Answer> {
  const response = await fetch(address + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new OfficeError(`the server at ${address} does not answer`, false);
  });
  return { status: response.status, body: await response.json() };
}

async function within(
  app: FastifyInstance,
  token: string,
  method: Method,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, body: response.json() };
}

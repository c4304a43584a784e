import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import type { MatchRecord } from '@indigo/kernel';
import { readRecordFile } from './record-file.ts';
import { harmless } from './terminal/width.ts';

/** A saved match, as far as a menu shows it. */
export interface Saved {
  readonly id: string;
  readonly file: string;
  readonly record: MatchRecord;
  readonly saved: Date;
}

/** Where matches are kept unless --data says otherwise. */
export function defaultData(env: { readonly [name: string]: string | undefined }): string {
  if (env.INDIGO_DATA) return env.INDIGO_DATA;
  return join(
    env.XDG_DATA_HOME || join(env.HOME || homedir() || userInfo().homedir, '.local', 'share'),
    'indigo',
  );
}

/** Matches on disk, one file each. Nothing is created before the first match is written. */
export class Saves {
  readonly folder: string;

  constructor(data: string) {
    this.folder = join(data, 'matches');
  }

  fileOf(id: string): string {
    return join(this.folder, `${id}.json`);
  }

  /** Writes the whole record beside its old version and swaps them: a crash leaves one of the two. */
  write(id: string, record: MatchRecord): void {
    const file = this.fileOf(id);
    makeFolder(this.folder);
    writeWhole(file, JSON.stringify(record));
  }

  /** Unfinished matches, the latest first, and the files that cannot be read: those are left alone. */
  unfinished(): { readonly matches: Saved[]; readonly damaged: string[] } {
    const matches: Saved[] = [];
    const damaged: string[] = [];
    for (const name of this.names()) {
      const file = join(this.folder, name);
      try {
        const record = readRecordFile(file);
        if ((record.about as { over?: boolean } | undefined)?.over === true) continue;
        matches.push({ id: name.slice(0, -'.json'.length), file, record, saved: statSync(file).mtime });
      } catch {
        damaged.push(harmless(name));
      }
    }
    return { matches: matches.sort((a, b) => b.saved.getTime() - a.saved.getTime()), damaged };
  }

  private names(): string[] {
    try {
      return readdirSync(this.folder).filter((name) => name.endsWith('.json'));
    } catch {
      return [];
    }
  }
}

/** With what is above it. (Node's own way never returns where a system refuses new folders, as below /proc.) */
export function makeFolder(folder: string, mode = 0o777): void {
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder), mode);
    mkdirSync(folder, mode);
  }
}

/** Throws what the system says where nothing can be written into a folder. Nothing stays there. */
export function tryWriting(folder: string): void {
  const file = join(folder, `.indigo-${process.pid}.tmp`);
  try {
    writeFileSync(file, Buffer.alloc(4096));
  } finally {
    rmSync(file, { force: true });
  }
}

/** Writes a file so that nobody ever sees half of it. */
export function writeWhole(file: string, content: string): void {
  const half = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(half, content);
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
}

/** A name for a new match: its game, when it began, and something to tell two of one second apart. */
export function newId(game: string, now: Date, salt: number): string {
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `${game}-${stamp}-${(salt >>> 0).toString(36).slice(0, 4).padStart(4, '0')}`;
}

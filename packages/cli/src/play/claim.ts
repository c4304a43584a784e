import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../saves.ts';

/** Who plays a saved match: a process, and when it began, so that a number given out again is not taken for it. */
interface Holder {
  readonly pid: number;
  readonly began: string | null;
}

/** A saved match is played in one place at a time. */
export class Claim {
  private readonly file: string;

  private constructor(file: string) {
    this.file = file;
  }

  /** For the match in this file; the number of the process that plays it already, if one does. */
  static take(match: string): Claim | number {
    const file = `${match}.playing`;
    makeFolder(dirname(file));
    for (;;) {
      // Written first, then put there at once: nobody finds it half written, and takes it for one left behind.
      const own = `${file}.${process.pid}`;
      writeFileSync(own, JSON.stringify(holderOf(process.pid)));
      try {
        linkSync(own, file);
        return new Claim(file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      } finally {
        rmSync(own, { force: true });
      }
      const holder = read(file);
      if (holder !== null && isAlive(holder)) return holder.pid;
      // Whoever it was is gone and left this behind.
      rmSync(file, { force: true });
    }
  }

  release(): void {
    rmSync(this.file, { force: true });
  }
}

function read(file: string): Holder | null {
  try {
    const { pid, began } = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return Number.isInteger(pid) && pid > 0 ? { pid, began } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = holderOf(pid).began;
  return began === null || now === null || began === now;
}

/** When a process began, where the system tells it (Linux): the 22nd word of its line, the name being one in brackets. */
function holderOf(pid: number): Holder {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return { pid, began: line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null };
  } catch {
    return { pid, began: null };
  }
}

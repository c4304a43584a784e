/** The packages we compare ourselves with live in a folder of their own, so that nobody else has to install them. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = new URL('../../peers/', import.meta.url);

const wanted: Record<string, string> = JSON.parse(
  readFileSync(new URL('package.json', folder), 'utf8'),
).dependencies;

/** Loads a module of a peer. The caller states the part of its interface that it uses. */
export const load: (module: string) => unknown = createRequire(new URL('package.json', folder));

/** Name and version, as the table shows them. */
export const label = (peer: string): string => `${peer} ${wanted[peer]}`;

function installed(peer: string): boolean {
  try {
    const manifest = readFileSync(new URL(`node_modules/${peer}/package.json`, folder), 'utf8');
    return JSON.parse(manifest).version === wanted[peer];
  } catch {
    return false;
  }
}

/** Why the peers cannot be used; null if they can. */
export function absent(): string | null {
  const missing = Object.keys(wanted).filter((peer) => !installed(peer));
  return missing.length > 0 ? `peer not installed: ${missing.map(label).join(', ')}` : null;
}

/** Installs the peers unless they are there. Returns why that failed, null if it did not. */
export async function install(say: (line: string) => void): Promise<string | null> {
  if (absent() === null) return null;
  say(`installing ${Object.keys(wanted).map(label).join(', ')} for comparison (once, about 90 MB)`);
  try {
    // Offline, the first refusal is as good as the third a minute later.
    await promisify(execFile)(
      'npm',
      ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0'],
      {
        cwd: fileURLToPath(folder),
        shell: process.platform === 'win32',
        timeout: 300_000,
      },
    );
    return absent();
  } catch (error) {
    return `peer not installed: ${npmReason(error)}`;
  }
}

function npmReason(error: unknown): string {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string };
  const reasons = stderr
    .split('\n')
    .flatMap((line) => /^npm error (?!code|errno|syscall|A complete)(.+)/.exec(line)?.[1] ?? []);
  return reasons[0] ?? message.split('\n')[0];
}

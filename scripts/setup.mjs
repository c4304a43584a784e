// What every command needs on a fresh clone. Node's own modules only: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { isInstalled } from './installed.mjs';

export const root = resolve(import.meta.dirname, '..');

/** Runs a command in the project's folder, its output being ours. Returns the exit code. */
export function run(command, ...args) {
  // On Windows npm is a batch file, which only a shell can start.
  const shell = command === 'npm' && process.platform === 'win32';
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell }).status ?? 1;
}

/** The same, but what it says is shown only where it fails: those who play need not read how tools are doing. */
export function quietly(command, ...args) {
  const shell = command === 'npm' && process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
  });
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status ?? 1;
}

/** Installs what package-lock.json says unless just that is installed. Returns the exit code. */
export function install() {
  if (isInstalled(root)) return 0;
  console.log('Installing the dependencies ...');
  return run('npm', 'ci', '--include=dev', '--no-audit', '--no-fund');
}

export const build = () => run('npm', 'run', '--silent', 'build');

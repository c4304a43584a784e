#!/usr/bin/env node
// Plain JavaScript under version control, so that npm can link it before anything is built.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const main = new URL('../dist/main.js', import.meta.url);

if (!existsSync(main)) {
  console.error('indigo: building first, this once, about half a minute ...');
  const root = resolve(import.meta.dirname, '../../..');
  const built = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    // The compiler's output goes to stderr: stdout belongs to the command.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

await import(main.href);

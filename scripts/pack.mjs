// Makes packages to install elsewhere, built as they stand: npm run pack [-- <folder>]
import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { packed, root, tidy } from '../tools/pack/packages.mjs';
import { run } from './setup.mjs';

const [to = join(root, '.indigo', 'packages'), ...more] = process.argv.slice(2);
if (more.length > 0 || to.startsWith('-')) {
  console.error('pack: usage: npm run pack [-- <folder>]');
  process.exitCode = 2;
} else {
  const folder = resolve(to);
  const folders = packed();
  process.exitCode =
    run(process.execPath, 'node_modules/typescript/bin/tsc', '-b', ...folders) || pack(folder, folders);
}

function pack(folder, folders) {
  mkdirSync(folder, { recursive: true });
  for (const one of folders) tidy(one);
  const code = run(
    'npm',
    'pack',
    '--silent',
    '--ignore-scripts',
    '--pack-destination',
    folder,
    ...folders.flatMap((one) => ['-w', one]),
  );
  if (code === 0) console.log(`${folders.length} packages in ${relative(process.cwd(), folder) || '.'}`);
  return code;
}

// Whether what is built is built from what is there now. Node's own modules only.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What building reads, and what it does not. */
const INPUTS = [
  'packages',
  'games',
  'docs/rules',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
];
const IGNORED = new Set(['node_modules', 'dist', 'test', '.indigo']);
/** Without these nothing runs. */
const OUTPUTS = ['packages/cli/dist/main.js', 'packages/web/dist/index.html'];

/** Builds unless all is built already. `build` returns an exit code, and so does this. */
export function buildOnce(root, build) {
  const stamp = join(root, '.indigo', 'built');
  const inputs = fingerprint(root);
  const isBuilt = () => `${inputs} ${builds(root)}`;
  const isThere = OUTPUTS.every((file) => existsSync(join(root, file)));
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === isBuilt()) return 0;
  rmSync(stamp, { force: true });
  const code = build();
  if (code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, isBuilt());
  }
  return code;
}

function fingerprint(root) {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of filesBelow(root, input))
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** When each part was built last: whoever builds it otherwise may have built it from something else. */
function builds(root) {
  const parts = ['packages', 'games'].flatMap((of) =>
    readdirSync(join(root, of)).map((name) => join(of, name, 'dist')),
  );
  const times = parts.flatMap((dist) =>
    ['.tsbuildinfo', 'index.html']
      .map((name) => statSync(join(root, dist, name), { throwIfNoEntry: false }))
      .flatMap((found) => (found === undefined ? [] : [found.mtimeMs])),
  );
  return createHash('sha256').update(times.join()).digest('hex');
}

function filesBelow(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(root, `${path}/${entry.name}`)
        : entry.isFile()
          ? [`${path}/${entry.name}`]
          : [],
    );
}

// A new game: its folder, its ledger and its place in the catalog. All of it is found out before anything is written.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What was asked for cannot be done. */
export class Mistake extends Error {}

const TEMPLATE = join(import.meta.dirname, 'template');
/** Words a constant cannot be called by, and those the new game uses itself. */
const RESERVED = (
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
  'finally for function if implements import in instanceof interface let new null package private protected public ' +
  'return static super switch this throw true try typeof undefined var void while with yield ' +
  'catalog meanings ruleset scene text turn'
).split(' ');

/** Makes the game below `root`. What was written, as paths. */
export function makeGame(root, id) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 20)
    throw new Mistake(`"${id}" is no id: small letters and figures, with hyphens between words, 20 at most`);
  const name = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  if (RESERVED.includes(name))
    throw new Mistake(`"${id}" is a word of the language, or of every game: take another id`);
  const taken = ['games', 'packages'].find((group) => existsSync(join(root, group, id)));
  if (taken === undefined && existsSync(join(root, 'node_modules', '@indigo', id)))
    throw new Mistake(`there is a package @indigo/${id} already: take another id`);
  if (taken !== undefined) throw new Mistake(`${taken}/${id} is there already`);
  if (existsSync(join(root, ledgerOf(id)))) throw new Mistake(`${ledgerOf(id)} is there already`);

  const words = id.replaceAll('-', ' ');
  const title = words[0].toUpperCase() + words.slice(1);
  const fills = { __ID__: id, __NAME__: name, __TITLE__: title, __X__: prefixFor(root, id) };
  const fill = (text) => inOrder(text.replace(/__[A-Z]+__/g, (key) => fills[key] ?? key));
  const written = {
    ...Object.fromEntries(
      readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [placeOf(id, file.slice(TEMPLATE.length + 1)), fill(readFileSync(file, 'utf8'))]),
    ),
    ...entered(root, id, name),
  };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  copyFileSync(join(root, 'LICENSE'), join(root, 'games', id, 'LICENSE'));
  install(root, id, written['package-lock.json']);
  return Object.keys(written);
}

/** Where packages are imported one after the other, their order hangs on the name of the game. */
const inOrder = (text) =>
  text.replace(/^(import .* from '[^.].*';\n)+/m, (lines) => {
    const from = (line) => line.slice(line.indexOf(" from '"));
    const sorted = lines
      .trimEnd()
      .split('\n')
      .sort((a, b) => (from(a) < from(b) ? -1 : 1));
    return `${sorted.join('\n')}\n`;
  });

const ledgerOf = (id) => `docs/rules/${id}.md`;
const placeOf = (id, file) => (file === 'ledger.md' ? ledgerOf(id) : join('games', id, file));

/** The letter its clauses begin with: one of its own that no other ledger has, else any. */
function prefixFor(root, id) {
  const ledgers = readdirSync(join(root, 'docs/rules')).filter((file) => file.endsWith('.md'));
  const taken = ledgers.flatMap(
    (file) => /^- \*\*([A-Z])-/m.exec(readFileSync(join(root, 'docs/rules', file), 'utf8'))?.[1] ?? [],
  );
  const free = [...id.toUpperCase().replace(/[^A-Z]/g, ''), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const letter = free.find((one) => !taken.includes(one));
  if (letter === undefined) throw new Mistake('every letter is the prefix of a ledger already');
  return letter;
}

/** The files that list all games, with this one. */
function entered(root, id, name) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const after = (file, pattern, line) => {
    const last = [...read(file).matchAll(pattern)].at(-1);
    if (last === undefined) throw new Mistake(`${file} lists no games: it is not as it was`);
    const end = last.index + last[0].length;
    return { [file]: read(file).slice(0, end) + line + read(file).slice(end) };
  };
  const json = (file, change) => {
    const data = JSON.parse(read(file));
    change(data);
    return { [file]: `${JSON.stringify(data, null, 2)}\n` };
  };
  const sorted = (list) =>
    Object.fromEntries(Object.entries(list).sort(([a], [b]) => a.localeCompare(b, 'en')));
  const depend = (one) => {
    one.dependencies = sorted({ ...one.dependencies, [`@indigo/${id}`]: '0.1.0' });
  };
  const listed = /^ {4}\{ "path": "games\/.*" \},\n/gm;
  const line = `    { "path": "games/${id}" },\n`;
  const key = id === name ? id : `'${id}'`;
  const loaded = /^ {4}\S+: async \(\) => \(await import\('@indigo\/.*'\)\)\.\w+,\n/gm;
  const loads = `    ${key}: async () => (await import('@indigo/${id}')).${name},\n`;
  return {
    ...after('tsconfig.json', listed, line),
    ...after('tsconfig.test.json', listed, line),
    ...after(
      'packages/catalog/tsconfig.json',
      /^ {4}\{\n {6}"path": "\.\.\/\.\.\/games\/.*"\n {4}\},\n/gm,
      `    {\n      "path": "../../games/${id}"\n    },\n`,
    ),
    // Its rules, and what people see and read of them: the whole of it, until it has a front of its own.
    ...after('packages/catalog/src/games.ts', loaded, loads),
    ...after('packages/catalog/src/fronts.ts', loaded, loads),
    ...json('packages/catalog/package.json', depend),
    // As npm writes it, which need not be asked: nothing is fetched for a game.
    ...json('package-lock.json', (lock) => {
      const { packages } = lock;
      const { version, license, engines, dependencies, devDependencies } = JSON.parse(
        readFileSync(join(TEMPLATE, 'package.json'), 'utf8'),
      );
      packages[`games/${id}`] = {
        name: `@indigo/${id}`,
        version,
        license,
        dependencies,
        devDependencies,
        engines,
      };
      packages[`node_modules/@indigo/${id}`] = { resolved: `games/${id}`, link: true };
      depend(packages['packages/catalog']);
      lock.packages = sorted(packages);
    }),
  };
}

/** What `npm ci` would do for it, where everything else is installed. */
function install(root, id, lock) {
  const scope = join(root, 'node_modules/@indigo');
  if (!existsSync(scope)) return;
  if (!existsSync(join(scope, id))) symlinkSync(join('../../games', id), join(scope, id), 'junction');
  const stamp = join(root, 'node_modules/.indigo-lock');
  if (existsSync(stamp)) writeFileSync(stamp, createHash('sha256').update(lock).digest('hex'));
}

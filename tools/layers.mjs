// Packages depend downwards only. This table is the rule; everything below only applies it.
//   src:  what the code may import          test: what its tests may import besides that and itself
//   pure: the code imports nothing else, neither npm packages nor Node
//   beside: a folder next to src that the code may import, too: files that are written, not compiled
const LAYERS = {
  kernel: { src: [], test: ['battery', 'dice-race'], pure: true },
  'games/*': { src: ['kernel'], test: ['battery', 'bots'], pure: true },
  art: { src: [], test: ['games/*'], pure: true },
  bots: { src: ['kernel'], test: ['battery', 'dice-race'] },
  lab: { src: ['kernel', 'bots'], test: ['dice-race'] },
  battery: { src: ['kernel', 'bots'], test: ['dice-race'] },
  catalog: { src: ['kernel', 'games/*'], test: ['battery'], beside: 'pinned' },
  env: { src: ['kernel'], test: ['battery', 'games/*'] },
  bench: { src: ['kernel', 'games/*', 'bots', 'env'], test: ['battery'] },
  host: { src: ['kernel', 'bots'], test: ['battery', 'games/*'] },
  protocol: { src: ['kernel', 'host'], test: [] },
  server: { src: ['kernel', 'bots', 'catalog', 'host', 'protocol'], test: ['battery', 'games/*'] },
  web: {
    // games/*: only what stands on their chips and cards, for the artwork of each game.
    src: ['kernel', 'games/*', 'bots', 'lab', 'catalog', 'host', 'protocol', 'art'],
    test: ['battery', 'server'],
  },
  cli: {
    src: ['kernel', 'bots', 'lab', 'catalog', 'host', 'env', 'bench', 'server'],
    test: ['battery', 'games/*'],
  },
};

import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { packageFolders, parse, report, sourceFiles, walk } from './source.mjs';

const SCOPE = '@indigo/';

/** Every breach of the table below `root`, as `file:line: what is wrong (the rule)`. */
export function checkLayers(root) {
  const folders = packageFolders(root);
  const games = folders.filter((folder) => folder.startsWith('games/')).map((folder) => folder.slice(6));
  const rootPackage = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const problems = [];

  for (const folder of folders) {
    const name = folder.split('/')[1];
    const row = folder.startsWith('games/') ? 'games/*' : name;
    const layer = LAYERS[row];
    const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8');
    const declared = JSON.parse(manifest);
    const tell = (where, line, wrong, rule) =>
      problems.push(`${relative(root, where)}:${line}: ${wrong} (${rule})`);

    if (!layer) {
      tell(join(root, folder, 'package.json'), 1, `${name} has no layer`, 'add a row to tools/layers.mjs');
      continue;
    }
    const allowed = (part) =>
      [...(part === 'test' ? [name, ...layer.test] : []), ...layer.src].flatMap((entry) =>
        entry === 'games/*' ? games : [entry],
      );
    const rule = (part) =>
      `${part === 'test' ? 'tests of ' : ''}${row} may import: ${allowed(part).join(', ') || 'nothing'}`;

    for (const [field, part] of [
      ['dependencies', 'src'],
      ['peerDependencies', 'src'],
      ['optionalDependencies', 'src'],
      ['devDependencies', 'test'],
    ]) {
      for (const dependency of Object.keys(declared[field] ?? {})) {
        const ours = dependency.startsWith(SCOPE);
        if (ours ? allowed(part).includes(dependency.slice(SCOPE.length)) : part === 'test' || !layer.pure)
          continue;
        const line = manifest.slice(0, manifest.indexOf(`"${dependency}"`)).split('\n').length;
        tell(join(root, folder, 'package.json'), line, `${field} name ${dependency}`, rule(part));
      }
    }

    const inDependencies = { ...declared.dependencies, ...declared.peerDependencies };
    const inTests = { ...inDependencies, ...declared.devDependencies, [declared.name]: '' };
    for (const part of ['src', 'test']) {
      for (const file of sourceFiles(join(root, folder, part))) {
        const { program, lineOf } = parse(file);
        walk(program, (node) => {
          const specifier = node.source?.value;
          if (typeof specifier !== 'string') return;
          const wrong = (what, why) => tell(file, lineOf(node), what, why);

          if (specifier.startsWith('.')) {
            const target = relative(join(root, folder), resolve(dirname(file), specifier));
            if (target.startsWith('..'))
              wrong(`'${specifier}' leaves ${folder}`, 'other packages are imported by name');
            else if (part === 'src' && !/^src\b/.test(target) && target.split(sep)[0] !== layer.beside)
              wrong(`'${specifier}' leaves src`, 'src imports only src');
          } else if (specifier.startsWith(SCOPE)) {
            const [target, ...inner] = specifier.slice(SCOPE.length).split('/');
            if (!allowed(part).includes(target)) wrong(`imports ${specifier}`, rule(part));
            else if (
              inner.length > 0 &&
              !/\.(css|svg)(\?\w+)?$|^[^/]+\/[^/]+\/(front|tables)$/.test(specifier)
            )
              wrong(
                `imports inside ${SCOPE}${target}`,
                'only the index is public, and the front and tables of a game, styles and pictures',
              );
            else if (!(`${SCOPE}${target}` in (part === 'src' ? inDependencies : inTests)))
              wrong(`imports ${specifier}`, `${folder}/package.json does not declare it`);
          } else if (part === 'src' && layer.pure) {
            wrong(`imports ${specifier}`, rule(part));
          } else if (!/^(node|virtual):/.test(specifier)) {
            const target = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
            if (builtinModules.includes(target)) wrong(`imports ${target}`, `write node:${target}`);
            else if (
              !(target in (part === 'src' ? inDependencies : { ...inTests, ...rootPackage.devDependencies }))
            )
              wrong(`imports ${target}`, `${folder}/package.json does not declare it`);
          }
        });
      }
    }
  }
  return problems;
}

if (process.argv[1] === import.meta.filename)
  report('layers', checkLayers(resolve(import.meta.dirname, '..')));

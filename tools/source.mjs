import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Every .ts, .tsx, .js and .mjs file below `directory`; none when it does not exist. */
export function sourceFiles(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|m?js)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The workspace packages below `root`, as relative folders such as `games/classic`. */
export function packageFolders(root) {
  return ['packages', 'games'].flatMap((group) =>
    existsSync(join(root, group))
      ? readdirSync(join(root, group))
          .filter((name) => existsSync(join(root, group, name, 'package.json')))
          .map((name) => `${group}/${name}`)
      : [],
  );
}

/** Parses a file. `lineOf` turns a node into its line number. */
export function parse(file) {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return { file, program, lineOf: (node) => text.slice(0, node.start).split('\n').length };
}

/** Calls `visit(node, ancestors)` for every node; the nearest ancestor comes last. */
export function walk(node, visit, ancestors = []) {
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit, ancestors);
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') {
      visit(node, ancestors);
      ancestors = [...ancestors, node];
    }
    for (const key in node) walk(node[key], visit, ancestors);
  }
}

/** Prints the problems a tool found and sets the exit code. */
export function report(tool, problems) {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(problems.length > 0 ? `${tool}: ${problems.length} problems` : `${tool}: ok`);
}

// A coroutine that is called but not run with `yield*` does nothing, and neither the compiler nor a test of
// something else notices. This finds such calls in the games, by name.
import { dirname, join, relative, resolve } from 'node:path';
import { packageFolders, parse, report, sourceFiles, walk } from './source.mjs';

const TABLE = ['ask', 'compose', 'together', 'window', 'respond', 'chance', 'weighted'];
const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|TSDeclareFunction)$/;
const SEE_THROUGH = /^(Parenthesized|Conditional|Logical|Chain|TSAs|TSNonNull|TSSatisfies)/;

const typeName = (type) => (type?.type === 'TSTypeReference' ? type.typeName.name : undefined);
const returnsRules = (fn) => typeName(fn.returnType?.typeAnnotation) === 'Rules';
// A generator that declares another type, say `Iterable<Hex>`, is for loops and no coroutine.
const isCoroutine = (fn) => returnsRules(fn) || (fn.generator && !fn.returnType);

/** Every coroutine call in the games below `root` that nothing runs, as `file:line: what is wrong`. */
export function checkYieldStar(root) {
  const games = packageFolders(root).filter((folder) => folder.startsWith('games/'));
  const files = ['packages/kernel', ...games].flatMap((f) => sourceFiles(join(root, f, 'src'))).map(parse);

  const aliases = new Set(); // type names of functions that return Rules<...>
  for (const { program } of files)
    walk(program, (node) => {
      const type = node.type === 'TSTypeAliasDeclaration' && node.typeAnnotation;
      if (type?.type === 'TSFunctionType' && returnsRules(type)) aliases.add(node.id.name);
    });
  const makesRules = (type) =>
    type?.type === 'TSUnionType'
      ? type.types.some(makesRules)
      : type?.type === 'TSFunctionType'
        ? returnsRules(type)
        : aliases.has(typeName(type));

  const functions = new Set();
  const methods = new Set(TABLE);
  const plainMethods = new Set();
  for (const source of files) {
    source.functions = new Set();
    source.plain = new Set(); // names this file gives to something else than a coroutine
    source.imported = new Map(); // names it takes from a file of ours: [that file, its name there]
    walk(source.program, (node) => {
      if (node.type === 'ImportDeclaration' && node.source.value.startsWith('.'))
        for (const { imported, local } of node.specifiers)
          if (imported)
            source.imported.set(local.name, [
              resolve(dirname(source.file), node.source.value),
              imported.name,
            ]);
      const value = node.type === 'VariableDeclarator' ? node.init : node.value;
      const fn = FUNCTION.test(value?.type) ? value : node;
      const coroutine = isCoroutine(fn) || makesRules(node.typeAnnotation?.typeAnnotation);
      const name = node.key ?? node.id ?? node;
      if (name.type !== 'Identifier') return;
      if (/^(MethodDef|PropertyDef|TSAbstractMethod|TSMethodSig|TSPropertySig|Property$)/.test(node.type)) {
        if (FUNCTION.test(value?.type) || /^TS/.test(node.type) || coroutine)
          (coroutine ? methods : plainMethods).add(name.name);
      } else if (FUNCTION.test(node.type) || node.type === 'VariableDeclarator' || node.typeAnnotation) {
        const typed = makesRules(name.typeAnnotation?.typeAnnotation);
        (coroutine || typed ? source.functions : source.plain).add(name.name);
      }
    });
    for (const name of source.functions) functions.add(name);
  }
  // A name that also belongs to plain methods tells nothing about a call.
  for (const name of plainMethods) if (!TABLE.includes(name)) methods.delete(name);

  const problems = [];
  const byFile = new Map(files.map((source) => [source.file, source]));
  /** Does the file it comes from call this a coroutine? Undefined where that cannot be seen. */
  const elsewhere = (imported, name) => {
    const [from, there] = imported.get(name) ?? [];
    const source = byFile.get(from);
    if (source?.functions.has(there)) return true;
    return source?.plain.has(there) ? false : undefined;
  };
  for (const { file, program, lineOf, functions: own, plain, imported } of files) {
    if (!relative(root, file).startsWith('games')) continue;
    walk(program, (node, ancestors) => {
      if (node.type !== 'CallExpression') return;
      const name = node.callee.name ?? node.callee.property?.name;
      const called = node.callee.name
        ? (elsewhere(imported, name) ?? (own.has(name) || (functions.has(name) && !plain.has(name))))
        : methods.has(name);
      if (!called) return;

      let at = ancestors.length - 1;
      while (SEE_THROUGH.test(ancestors[at].type) && ancestors[at].test !== (ancestors[at + 1] ?? node)) at--;
      const user = ancestors[at];
      if (user.type === 'YieldExpression' && user.delegate) return;
      const helper = ancestors.slice(0, at + 1).findLast((ancestor) => FUNCTION.test(ancestor.type));
      const passedOn = user.type === 'ReturnStatement' || (user === helper && helper.expression);
      if (passedOn && !helper.generator && returnsRules(helper)) return;
      problems.push(
        `${relative(root, file)}:${lineOf(node)}: ${name}(...) makes a coroutine that nothing runs ` +
          '(write `yield* ...`, or return it from a plain function declared `: Rules<...>`)',
      );
    });
  }
  return problems;
}

if (process.argv[1] === import.meta.filename)
  report('yield-star', checkYieldStar(resolve(import.meta.dirname, '..')));

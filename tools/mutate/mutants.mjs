// Ways to break a rule: small changes of the code that follows a clause, each of which some test should notice.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, sourceFiles, walk } from '../source.mjs';

/** Code that only words, draws, thinks or remembers: breaking it breaks no rule. */
const NO_RULES =
  /^(data|text|meanings)\/|^(text|names|words|evaluate|habit|balance|scene|meanings|faces|shown|clone|view|odds|refusals|index|kinds|table|battle-scene)\.ts$|-scene\.ts$/;

const FLIPPED = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};
/** Off by one at the edge. */
const EDGED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const REVERSED = { '+': '-', '-': '+', '*': '+', '/': '*', '%': '+' };
const LOGIC = { '&&': '||', '||': '&&' };

const isWords = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** All single changes of one node, as [start, end, text]. */
function changesOf(node, text, parent) {
  const of = (part) => text.slice(part.start, part.end);
  const operator = (sign) => {
    const from = text.indexOf(node.operator, node.left.end);
    return [from, from + node.operator.length, sign];
  };
  switch (node.type) {
    case 'BinaryExpression':
      if (node.operator in FLIPPED)
        return [FLIPPED[node.operator], EDGED[node.operator]].filter(Boolean).map(operator);
      if (node.operator in REVERSED && !isWords(node.left) && !isWords(node.right))
        return [operator(REVERSED[node.operator])];
      return [];
    case 'LogicalExpression':
      return node.operator in LOGIC ? [operator(LOGIC[node.operator])] : [];
    case 'UnaryExpression':
      return node.operator === '!' ? [[node.start, node.end, of(node.argument)]] : [];
    case 'Literal':
      if (typeof node.value === 'boolean') return [[node.start, node.end, String(!node.value)]];
      return typeof node.value === 'number' ? [[node.start, node.end, String(node.value + 1)]] : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return [
        [node.test.start, node.test.end, 'true'],
        [node.test.start, node.test.end, 'false'],
      ];
    case 'ExpressionStatement':
      // Telling is for readers, not a rule.
      if (/^(t\.)?tell\(/.test(of(node)) || parent?.type === 'Program') return [];
      return [[node.start, node.end, ';']];
    default:
      return [];
  }
}

const CLAUSE = /\b[A-Z]-[A-Z0-9]+-\d+\b/g;

/** Every mutant of a game's rules: where it is, what it changes, and the clauses its procedure follows. */
export function mutantsOf(root, game) {
  const folder = join(root, 'games', game, 'src');
  const ledger = new Set(readFileSync(join(root, 'docs', 'rules', `${game}.md`), 'utf8').match(CLAUSE));
  const mutants = [];
  for (const file of sourceFiles(folder)) {
    if (NO_RULES.test(relative(folder, file).replaceAll('\\', '/'))) continue;
    const text = readFileSync(file, 'utf8');
    const { program, lineOf } = parse(file);
    let end = 0;
    for (const declaration of program.body) {
      // With the comment before it: that is where most clauses stand.
      const clauses = [...new Set(text.slice(end, declaration.end).match(CLAUSE))].filter((id) =>
        ledger.has(id),
      );
      end = declaration.end;
      if (clauses.length === 0 || /^(Import|TS)/.test(declaration.type)) continue;
      walk(declaration, (node, ancestors) => {
        if (ancestors.some(({ type }) => /^TS(Type|Interface|Literal|Union)/.test(type))) return;
        for (const [from, to, put] of changesOf(node, text, ancestors.at(-1))) {
          mutants.push({
            file: relative(root, file),
            line: lineOf(node),
            from,
            to,
            put,
            was: text.slice(from, to),
            clauses: nearest(text, from, clauses, declaration),
          });
        }
      });
    }
  }
  return mutants;
}

/** The clause named last before the change, else all of the declaration. */
function nearest(text, from, clauses, { start }) {
  const lineEnd = text.indexOf('\n', from);
  const own = text.slice(Math.max(start, text.lastIndexOf('\n', from)), lineEnd).match(CLAUSE);
  return own?.filter((id) => clauses.includes(id)).length > 0
    ? own.filter((id) => clauses.includes(id))
    : clauses;
}

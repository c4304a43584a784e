// Everything the page says goes through its words (packages/web/src/words), or it could not be translated. This finds words that
// stand in a component themselves: as its text, or in what screen readers and tips say; and sentences anywhere else.
const PAGE = 'packages/web/src';
/** Attributes people read. */
const READ = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];
/** The same in every language. */
const NAMES = ['Esc', 'Indigo', 'VS'];

import { join, relative, resolve } from 'node:path';
import { parse, report, sourceFiles, walk } from './source.mjs';

/** Every breach of the rule below `root`, as `file:line: what is wrong (the rule)`. */
export function checkWords(root) {
  return sourceFiles(join(root, PAGE))
    .filter((file) => !relative(join(root, PAGE), file).startsWith('words'))
    .flatMap((file) => {
      const { program, lineOf } = parse(file);
      const problems = [];
      walk(program, (node, ancestors) => {
        const words = wordsOf(node, ancestors);
        if (words !== null)
          problems.push(
            `${relative(root, file)}:${lineOf(node)}: says ${JSON.stringify(words)} (words of the page belong into ${PAGE}/words)`,
          );
      });
      return problems;
    });
}

/** What a node says to people by itself; null: nothing. */
function wordsOf(node, ancestors) {
  const text = textOf(node);
  if (text === null) return null;
  const bare = NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text).trim();
  const words = isSaid(node, ancestors) ? /\p{L}{2,}/u.test(bare) : isSentence(bare);
  return words ? text.trim() : null;
}

function textOf(node) {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join(' ') : null;
}

/** `Nothing yet`, `0 of 3 are there.`: what no name of the program looks like. */
const isSentence = (text) =>
  /^\p{Lu}[\p{Ll}’]* \p{L}{2,}/u.test(text) || /^[\p{L}\d].* \p{Ll}{2,}[.!?…]$/u.test(text);

/** Whether what it says is shown: as a child of an element, or by an attribute people read; also from within a choice (`a ? 'x' : 'y'`). */
function isSaid(node, ancestors) {
  if (node.type === 'JSXText') return true;
  let child = node;
  for (const parent of ancestors.toReversed()) {
    if (parent.type === 'JSXAttribute') return READ.includes(nameOf(parent));
    if (parent.type === 'JSXExpressionContainer') {
      child = parent;
      continue;
    }
    if (parent.type === 'JSXElement' || parent.type === 'JSXFragment')
      return child.type === 'JSXExpressionContainer';
    if (!passesOn(parent, child)) return false;
    child = parent;
  }
  return false;
}

const nameOf = ({ name }) => (name.type === 'JSXIdentifier' ? name.name : '');

/** The value of the child is the value of the parent. */
function passesOn(parent, child) {
  if (parent.type === 'ConditionalExpression') return parent.test !== child;
  if (parent.type === 'LogicalExpression') return true;
  return parent.type === 'ParenthesizedExpression';
}

if (process.argv[1] === import.meta.filename) report('words', checkWords(resolve(import.meta.dirname, '..')));

// A skin only draws. What things mean is said by the game, so a skin needs of a game what stands on its chips, cards and
// places, and the types of what a seat sees. This table is the rule; everything below only applies it.
const FACES = {
  badges: ['CARDS', 'ROUTES', 'SITES'],
  classic: ['CHIPS'],
  // graphOf: the lines printed on the hexagons, as they meet on this board.
  hex: [
    'COLOURS',
    'ELITES',
    'graphOf',
    'HEXAGONS',
    'ITEMS',
    'LEADER_OF',
    'LEADERS',
    'monOf',
    'POKEMON',
    'SLOTS',
    'SPACES',
    'TYPES',
    'typesIn',
  ],
  // boardFor: the places and roads printed on either side of the board.
  master: ['boardFor', 'FOES', 'POKEMON', 'TYPES'],
  mit: ['LEADERS', 'POKEMON', 'SQUARES'],
};
/** What skins share; everything else of the page knows what is asked and said. */
const SHARED = ['drawings.ts', 'plain-skin.ts', 'skin.ts', 'board/chart.ts'];

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parse, report, sourceFiles, walk } from './source.mjs';

const TABLE = 'packages/web/src/table';

/** Every breach of the rule below `root`, as `file:line: what is wrong (the rule)`. */
export function checkSkins(root) {
  const table = join(root, TABLE);
  const games = readdirSync(table).filter((name) => existsSync(join(root, 'games', name)));
  return games.flatMap((game) =>
    sourceFiles(join(table, game)).flatMap((file) => {
      const { program, lineOf } = parse(file);
      const problems = [];
      walk(program, (node, ancestors) => {
        const wrong = breach(node, ancestors.at(-1), game, (specifier) =>
          relative(table, resolve(dirname(file), specifier)).replaceAll('\\', '/'),
        );
        if (wrong !== null) problems.push(`${relative(root, file)}:${lineOf(node)}: ${wrong}`);
      });
      return problems;
    }),
  );
}

function breach(node, parent, game, pathOf) {
  if (typeof node.source?.value === 'string') return foreign(node, game, pathOf);
  if (node.type === 'TSAsExpression' && node.typeAnnotation.typeName?.name !== 'const')
    return 'casts (a skin is typed by what it draws)';
  if (readsSay(node)) return 'reads what is said (a drawing is made from the fields of its Art)';
  const words = wordsOf(node, parent);
  return words === null ? null : `says ${JSON.stringify(words)} (words belong into the text of the game)`;
}

/** What is imported that no drawing needs. */
function foreign(node, game, pathOf) {
  const { value: specifier } = node.source;
  if (specifier === '@indigo/art' || specifier.startsWith('@indigo/art/')) return null;
  if (specifier.startsWith('.')) {
    const path = pathOf(specifier);
    return path.startsWith(`${game}/`) || SHARED.includes(path)
      ? null
      : `imports ${specifier} (skins share: ${SHARED.join(', ')})`;
  }
  if (node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType') return null;
  const names = (node.specifiers ?? []).filter(({ importKind }) => importKind !== 'type');
  const allowed = specifier === `@indigo/${game}` ? (FACES[game] ?? []) : [];
  const strange = names.filter(({ imported }) => !allowed.includes(imported?.name));
  if (strange.length === 0 && names.length > 0) return null;
  if (names.length === 0 && (node.specifiers ?? []).length > 0) return null;
  const what = strange.map(({ imported }) => imported?.name ?? '*').join(', ') || '*';
  return `imports ${what} of ${specifier} (a skin may import: ${allowed.join(', ') || 'its types'})`;
}

/** `say` itself, or `piece.say`. */
const isSay = (node) =>
  (node?.type === 'Identifier' && node.name === 'say') ||
  (node?.type === 'MemberExpression' && !node.computed && node.property.name === 'say');

/** A key or a fact is taken out of words, or they are compared. */
function readsSay(node) {
  if (node.type === 'Property' && node.key?.name === 'say') return node.value?.type === 'ArrayPattern';
  if (node.type === 'MemberExpression') return isSay(node.object);
  if (node.type === 'BinaryExpression') return isSay(node.left) || isSay(node.right);
  return node.type === 'SwitchStatement' && isSay(node.discriminant);
}

/** What a literal says to people: what is left of it without markup, if that is a word or more. */
function wordsOf(node, parent) {
  if (parent?.source === node || node.type === 'TSLiteralType') return null;
  const text =
    node.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked).join('0')
      : node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : '';
  const bare = text
    .replace(/^[^<]*>/, '')
    .replace(/<[^>]*>/g, '')
    .replace(/<[^>]*$/, '')
    .trim();
  return /^[A-Z][a-z]+/.test(bare) || /[A-Za-z]{2,}[^"=]*\s[A-Za-z]{2,}/.test(bare) ? bare : null;
}

if (process.argv[1] === import.meta.filename) report('skins', checkSkins(resolve(import.meta.dirname, '..')));

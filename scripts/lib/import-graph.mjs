import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * @typedef {{ path: string | undefined, line: number, dynamic: boolean }} Import
 *   `path` as written, undefined when it is computed
 */

const SKIPPED = new Set(['node_modules', 'dist', 'tmp', 'coverage']);

/**
 * Every source file under a folder, as paths with forward slashes.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function listSources(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = folder + entry.name;
      if (entry.isDirectory()) return listSources(root, `${path}/`);
      return /\.(ts|tsx|mts|mjs|js)$/.test(entry.name) ? [path] : [];
    });
}

/**
 * All that a file imports: values and types, static and dynamic, re-exports, `import('…')` types, and the files that a
 * worker or an asset address names by `new URL('…', import.meta.url)`.
 *
 * @param {string} root
 * @param {string} file
 * @returns {Import[]}
 */
export function readImports(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {Import[]} */
  const found = [];
  const add = (/** @type {any} */ source, dynamic = false) => {
    const path = typeof source.value === 'string' ? source.value : undefined;
    found.push({ path, line: text.slice(0, source.start).split('\n').length, dynamic });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => node.source && add(node.source),
    TSImportType: (node) => add(node.source),
    ImportExpression: (node) => add(node.source, true),
    NewExpression: (node) => isModuleUrl(node) && add(node.arguments[0], true),
  }).visit(program);
  return found;
}

/** @param {import('oxc-parser').NewExpression} node */
function isModuleUrl({ callee, arguments: [path, base] }) {
  const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
  const isHere = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty';
  // A folder such as new URL('..', import.meta.url) is a place to read files from, not an import.
  return isUrl && isHere && path?.type === 'Literal' && /\.\w+$/.test(String(path.value));
}

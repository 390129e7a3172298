import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { listSources } from './import-graph.mjs';

/**
 * What is wrong inside the catalogue itself: grammar made by hand, which only works in English, and sentences of faults that
 * no code uses.
 *
 * @param {string} root
 * @returns {string[]} each as `file:line  reason`
 */
export function checkCatalogue(root) {
  const sources = listSources(root).filter((file) => !/\.test\.tsx?$/.test(file));
  const texts = sources.filter((file) => file.startsWith('texts/en/'));
  return texts.flatMap((file) => [
    ...findHandMadePlurals(root, file),
    ...(file.endsWith('/faults.ts') ? findUnusedSentences(root, file, sources) : []),
  ]);
}

/**
 * @param {string} root
 * @param {string} file
 */
function findHandMadePlurals(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  /** @type {string[]} */
  const problems = [];
  new Visitor({
    ConditionalExpression({ test }) {
      const isCount =
        test.type === 'BinaryExpression' &&
        /^[!=]==$/.test(test.operator) &&
        test.right.type === 'Literal' &&
        test.right.value === 1;
      if (!isCount) return;
      const line = text.slice(0, test.start).split('\n').length;
      problems.push(`${file}:${line}  a plural made by hand; texts/grammar.ts has count and plural`);
    },
  }).visit(parseSync(file, text).program);
  return problems;
}

/**
 * That each code has a sentence is for the compiler to say; this is the other way round.
 *
 * @param {string} root
 * @param {string} file
 * @param {readonly string[]} sources
 */
function findUnusedSentences(root, file, sources) {
  const game = file.split('/')[2];
  // The platform's are typed by a list of their own.
  if (game === 'faults.ts') return [];
  const folders = [
    `games/${game}/`,
    `cli/${game}/`,
    ...(game === 'online' ? ['online/', 'server/', 'web/online/'] : []),
  ];
  const makers = sources.filter((each) => folders.some((folder) => each.startsWith(folder)));
  const made = new Set(makers.flatMap((each) => listMade(root, each)));
  return namesOf(root, file)
    .filter((name) => !made.has(name))
    .map((name) => `${file}:1  no code makes the fault ${name}`);
}

/**
 * Every literal in a call of refuse, refusal, fail or within, and in the tables that such calls read.
 *
 * @param {string} root
 * @param {string} file
 */
function listMade(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!/\b(refuse|refusal|fail|within)\(/.test(text)) return [];
  /** @type {string[]} */
  const names = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && names.push(value)),
  }).visit(parseSync(file, text).program);
  return names;
}

/**
 * @param {string} root
 * @param {string} file
 */
function namesOf(root, file) {
  /** @type {string[]} */
  const names = [];
  const note = (/** @type {import('oxc-parser').ObjectPropertyKind} */ property) => {
    if (property.type !== 'Property') return;
    if (property.key.type === 'Identifier') names.push(property.key.name);
    if (property.key.type === 'Literal') names.push(String(property.key.value));
  };
  new Visitor({
    CallExpression({ callee, arguments: [, sentences] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'sentencesOf') return;
      if (sentences?.type === 'ObjectExpression') sentences.properties.forEach(note);
    },
  }).visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return names;
}

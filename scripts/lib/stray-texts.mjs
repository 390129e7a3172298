import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { listSources } from './import-graph.mjs';

/** Where people read what the code says; everything else speaks to programmers. The skeleton of a game is made of code. */
const SCREENS =
  /^(web|kit|cli(?!\/(?:new-game\/|skeleton\.ts))|(games\/[^/]+|cli\/new-game)\/ui)\/|^(games\/[^/]+|cli\/new-game)\/(?:about|pasted(?:-[a-z]+)?)\.ts$/;

/** Attributes whose value nobody reads, though it may look like words: classes, styles, geometry, roles, ids. */
const UNREAD =
  /^(class|className|style|d|transform|points|viewBox|fill|stroke|role|id|href|key|type|name|value|for|rel|aria-(labelledby|describedby|live|controls|owns)|preserveAspectRatio|stroke-.*|data-.*|font-.*|text-.*|dominant-.*|.*Class|pointer-events|paint-order|clip-path|mask)$/;

/** Two words with a space between them, or one capitalised word: something a person would read. */
const PHRASE = /[A-Za-z]{2,}[’']?[a-z]*[,.:;!?]?(?: [aAI])? [A-Za-z]{2,}|^[A-Z][a-z]{2,}[.!?:]?$/;

/** Names of keys, fonts, classes and media queries, commands to type, scripts and markup look like words too. */
const MACHINE_WORDS =
  /^(Enter|Escape|Tab|Home|End|Delete|Backspace|PageUp|PageDown|Shift|Space|Arrow\w+)$|serif$|\((prefers-|hover:)|^Complaint$|^boardwalk [a-z]|^\(trap |^<svg |^not all$|\bis-[a-z]/;

const isPhrase = (/** @type {string} */ text) => PHRASE.test(text) && !MACHINE_WORDS.test(text);

/**
 * Every literal on a screen that looks like words for people, as `file:line  "text"`.
 *
 * @param {string} root
 * @returns {{ files: number, problems: string[] }}
 */
export function findStrayTexts(root) {
  const files = listSources(root).filter((file) => SCREENS.test(file) && !/\.test\.tsx?$/.test(file));
  return { files: files.length, problems: files.flatMap((file) => strayTextsOf(root, file)) };
}

/**
 * @param {string} root
 * @param {string} file
 */
function strayTextsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {string[]} */
  const problems = [];
  /** Depth of the places in which words are for programmers: errors thrown, unread attributes, types, imports. */
  let unread = 0;
  const enter = (/** @type {boolean} */ is) => is && unread++;
  const leave = (/** @type {boolean} */ is) => is && unread--;
  const report = (/** @type {{ start: number }} */ node, /** @type {string} */ words) => {
    problems.push(`${file}:${text.slice(0, node.start).split('\n').length}  ${JSON.stringify(words.trim())}`);
  };
  new Visitor({
    JSXText: (node) => void (/\p{L}{2,}/u.test(node.value) && report(node, node.value)),
    Literal: (node) => {
      if (unread === 0 && typeof node.value === 'string' && isPhrase(node.value)) report(node, node.value);
    },
    TemplateElement: (node) => {
      if (unread === 0 && isPhrase(node.value.raw.trim())) report(node, node.value.raw);
    },
    JSXAttribute: (node) => void enter(isUnread(node)),
    'JSXAttribute:exit': (node) => void leave(isUnread(node)),
    ThrowStatement: ({ argument }) => void enter(isMistake(argument, text)),
    'ThrowStatement:exit': ({ argument }) => void leave(isMistake(argument, text)),
    CallExpression: (node) => void enter(isForProgrammers(node, text)),
    'CallExpression:exit': (node) => void leave(isForProgrammers(node, text)),
    ImportDeclaration: () => void enter(true),
    'ImportDeclaration:exit': () => void leave(true),
    TSLiteralType: () => void enter(true),
    'TSLiteralType:exit': () => void leave(true),
  }).visit(program);
  return problems;
}

/** @param {import('oxc-parser').JSXAttribute} node */
const isUnread = ({ name }) => name.type === 'JSXIdentifier' && UNREAD.test(name.name);

/**
 * `new Error(…)`: our own mistake. Other things that are thrown end on the screen.
 *
 * @param {import('oxc-parser').Expression} thrown
 * @param {string} text
 */
const isMistake = (thrown, text) =>
  thrown.type === 'NewExpression' && text.slice(thrown.callee.start, thrown.callee.end) === 'Error';

/**
 * Selectors, paths of files and complaints to the console.
 *
 * @param {import('oxc-parser').CallExpression} node
 * @param {string} text
 */
const isForProgrammers = ({ callee }, text) =>
  /^(console\.\w+|join|Symbol|.*\.(prepare|querySelector(All)?|closest|matches|setAttribute|getAttribute|addEventListener))$/s.test(
    text.slice(callee.start, callee.end),
  );

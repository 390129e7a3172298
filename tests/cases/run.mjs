#!/usr/bin/env node
// Asks an engine every official case: node tests/cases/run.mjs [--game ID]… [--show N] -- COMMAND [ARG…]
// README.md beside this file describes the cases and how an engine is asked. Exits with 1 when an answer is wrong.
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { CHECKS } from './checks.mjs';
import { Engine } from './engine.mjs';

/** @typedef {import('./checks.mjs').Case} Case */
/** @typedef {{ asked: Case, answer: unknown }} Wrong */

const ENDING = '.jsonl.gz';
const folder = new URL('./', import.meta.url);
const { games, show, command } = readOptions();
const engine = new Engine(command);
let passed = 0;
let failed = 0;
for (const game of games) {
  for (const [method, cases] of byMethod(readCases(game))) await askAll(game, method, cases);
}
engine.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** @param {string} game @param {string} method @param {readonly Case[]} cases */
async function askAll(game, method, cases) {
  const judged = await Promise.all(cases.map((each) => judge(game, each)));
  const wrong = judged.filter((each) => each !== undefined);
  passed += cases.length - wrong.length;
  failed += wrong.length;
  console.log(
    `${wrong.length > 0 ? 'FAIL' : 'ok  '} ${game} ${method}  ${cases.length - wrong.length}/${cases.length}`,
  );
  for (const each of wrong.slice(0, show)) report(each);
}

/** What the engine got wrong, or undefined. @param {string} game @param {Case} asked @returns {Promise<Wrong | undefined>} */
async function judge(game, asked) {
  const { method, input, vary, check } = asked;
  const [kind, wanted] = Object.entries(check)[0];
  /** @type {import('./checks.mjs').Ask} */
  const ask = async (other, question) => (await engine.call(game, other, question)).result;
  if (kind === 'equalsEach') {
    const [name, values] = Object.entries(vary ?? {})[0];
    const answer = await Promise.all(values.map((value) => ask(method, { ...input, [name]: value })));
    return CHECKS.equals(/** @type {never} */ (wanted), answer, asked, ask) ? undefined : { asked, answer };
  }
  const { result, error } = await engine.call(game, method, input);
  if (error) return { asked, answer: `error ${error.code}: ${error.message}` };
  const isRight = await CHECKS[kind](/** @type {never} */ (wanted), result, asked, ask);
  return isRight ? undefined : { asked, answer: result };
}

/** @param {Wrong} wrong */
function report({ asked: { id, method, input, check }, answer }) {
  console.log(`     ${id} ${method}`);
  for (const [name, value] of Object.entries({ input, wanted: check, answer }))
    console.log(`       ${name.padEnd(6)} ${JSON.stringify(value)?.slice(0, 400)}`);
}

/** @param {string} game @returns {Case[]} */
function readCases(game) {
  const text = gunzipSync(readFileSync(new URL(`${game}${ENDING}`, folder))).toString('utf8');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}

/** @param {readonly Case[]} cases @returns {Map<string, Case[]>} */
function byMethod(cases) {
  /** @type {Map<string, Case[]>} */
  const groups = new Map();
  for (const each of cases) groups.set(each.method, [...(groups.get(each.method) ?? []), each]);
  return groups;
}

function readOptions() {
  const { values, positionals } = parseArgs({
    options: { game: { type: 'string', multiple: true }, show: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  const known = readdirSync(folder).flatMap((file) => (file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : []));
  const unknown = values.game?.find((game) => !known.includes(game));
  if (positionals.length === 0 || unknown !== undefined) {
    const why = unknown === undefined ? 'Name the engine to ask after --' : `There are no cases of ${unknown}`;
    console.error(`${why}: node tests/cases/run.mjs [--game ${known.join('|')}]… [--show N] -- COMMAND [ARG…]`);
    process.exit(2);
  }
  return { games: values.game ?? known, show: Number(values.show), command: positionals };
}

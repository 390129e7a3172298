// Trains the net that guesses the chance to win Race to the Raft, and writes games/race-to-the-raft/bot/weights.ts.
//   node scripts/train-raft.mjs [--games N] [--seed S] [--epochs N] [--out FILE]
//   node scripts/train-raft.mjs --searched   goes on from the weights as they are, by games of level 6 instead of the quick player
//   node scripts/train-raft.mjs --check      measures the weights as they are, on games they were not trained on
//   node scripts/train-raft.mjs --calibrate  holds the chance that the table shows against how games end
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { bindImports } from './lib/bind-imports.mjs';
import { root } from './lib/root.mjs';
import { secondsSince } from './lib/run.mjs';

/** @typedef {typeof import('../games/race-to-the-raft/bot/training/index.ts')} Training */
/** @typedef {typeof import('../ai/think.ts')} Thinking */

const WEIGHTS_FILE = 'games/race-to-the-raft/bot/weights.ts';
/** For each so many games to learn from there is one to measure by. */
const GAMES_PER_UNSEEN = 10;
/** How much there is to learn from; games of a search take a hundred times as long, and a net goes on from what it knows. */
const COURSES = { quick: { games: '175000', epochs: '12' }, searched: { games: '7500', epochs: '20' } };
/** The level that tells the table its chance: CHANCE_LEVEL in web/session/advice.ts. */
const METER_LEVEL = 6;

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: 'raft' },
    epochs: { type: 'string' },
    out: { type: 'string', default: join(root, WEIGHTS_FILE) },
    searched: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    calibrate: { type: 'boolean', default: false },
  },
});
const started = performance.now();
const training = /** @type {Training} */ (await load('games/race-to-the-raft/bot/training/index.ts'));
if (values.check) check();
else if (values.calibrate) await calibrate();
else await train();

/**
 * Node 20 does not read TypeScript by itself.
 *
 * @param {string} file
 */
async function load(file) {
  const { module } = await runnerImport(join(root, file), { root, logLevel: 'error', plugins: [bindImports()] });
  return module;
}

async function train() {
  const { playGames, trainNet, scoreNet, formatWeights, WEIGHTS } = training;
  const usual = values.searched ? COURSES.searched : COURSES.quick;
  const games = readCount('games', values.games ?? usual.games);
  const epochs = readCount('epochs', values.epochs ?? usual.epochs);
  const player = values.searched ? await thinkerOf(METER_LEVEL) : undefined;
  say(`playing ${games} games`);
  const samples = playGames(games, values.seed, player);
  const unseen = playGames(Math.ceil(games / GAMES_PER_UNSEEN), unseenSeed(), player);
  say(`${samples.count} positions to learn from, ${unseen.count} of other games to measure by`);
  const course = { units: WEIGHTS.units, epochs, seed: values.seed };
  const net = trainNet(samples, values.searched ? { ...course, from: WEIGHTS } : course);
  say(`trained, every position ${epochs} times`);
  const score = scoreNet(net, unseen);
  print(score.constantGuess().formatLine('constant guess'));
  print(scoreNet(WEIGHTS, unseen).formatLine('weights before'));
  print(score.formatLine('weights now'));
  print(score.formatTable());
  writeFileSync(values.out, layOut(formatWeights(net)));
  say(`written to ${values.out}`);
}

function check() {
  const { playGames, scoreNet, WEIGHTS } = training;
  const games = readCount('games', values.games ?? '4000');
  say(`playing ${games} games`);
  const unseen = playGames(games, unseenSeed());
  say(`${unseen.count} positions`);
  report(scoreNet(WEIGHTS, unseen), 'weights');
}

async function calibrate() {
  const games = readCount('games', values.games ?? '78');
  const player = await thinkerOf(METER_LEVEL);
  say(`level ${METER_LEVEL} plays ${games} games`);
  const score = training.scoreMeter(games, values.seed, player);
  say(`${score.count} rounds`);
  report(score, 'meter');
}

/**
 * @param {number} number
 * @returns {Promise<Parameters<Training['scoreMeter']>[2]>}
 */
async function thinkerOf(number) {
  const { game, bot } = training;
  const { think } = /** @type {Thinking} */ (await load('ai/think.ts'));
  const level = bot.levels[number - 1];
  return (view, seed) => think({ game, bot }, view, level, seed).moves[0];
}

/** Training and --check measure by the same games, so that their numbers can be compared. */
function unseenSeed() {
  return `${values.seed} unseen`;
}

/**
 * @param {ReturnType<Training['scoreNet']>} score
 * @param {string} name
 */
function report(score, name) {
  print(score.constantGuess().formatLine('constant guess'));
  print(score.formatLine(name));
  print(score.formatTable());
}

/**
 * As `npm run format` would.
 *
 * @param {string} text
 */
function layOut(text) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'format', `--stdin-file-path=${WEIGHTS_FILE}`];
  return execFileSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
}

/**
 * @param {string} name
 * @param {string} text
 */
function readCount(name, text) {
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number from 1, not ${text}`);
}

/** @param {string} line */
function say(line) {
  print(`${secondsSince(started).padStart(8)}  ${line}`);
}

/** @param {string} text */
function print(text) {
  console.log(text);
}

// Trains the net that guesses the chance to win Race to the Raft, and writes games/race-to-the-raft/bot/weights.ts.
//   node scripts/train-raft.mjs [--games N] [--seed S] [--epochs N] [--out FILE]
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
/** The level that tells the table its chance: CHANCE_LEVEL in web/session/advice.ts. */
const METER_LEVEL = 6;

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: 'raft' },
    epochs: { type: 'string', default: '12' },
    out: { type: 'string', default: join(root, WEIGHTS_FILE) },
    check: { type: 'boolean', default: false },
    calibrate: { type: 'boolean', default: false },
  },
});
const started = performance.now();
const training = /** @type {Training} */ (await load('games/race-to-the-raft/bot/training/index.ts'));
if (values.check) check();
else if (values.calibrate) await calibrate();
else train();

/**
 * Node 20 does not read TypeScript by itself.
 *
 * @param {string} file
 */
async function load(file) {
  const { module } = await runnerImport(join(root, file), { root, logLevel: 'error', plugins: [bindImports()] });
  return module;
}

function train() {
  const { playGames, trainNet, scoreNet, formatWeights, WEIGHTS } = training;
  const games = readCount('games', values.games ?? '175000');
  const epochs = readCount('epochs', values.epochs);
  say(`playing ${games} games`);
  const samples = playGames(games, values.seed);
  const unseen = playGames(Math.ceil(games / GAMES_PER_UNSEEN), unseenSeed());
  say(`${samples.count} positions to learn from, ${unseen.count} of other games to measure by`);
  const net = trainNet(samples, { units: WEIGHTS.units, epochs, seed: values.seed });
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
  const { scoreMeter, game, bot } = training;
  const { think } = /** @type {Thinking} */ (await load('ai/think.ts'));
  const games = readCount('games', values.games ?? '78');
  const level = bot.levels[METER_LEVEL - 1];
  say(`level ${METER_LEVEL} plays ${games} games`);
  const score = scoreMeter(games, values.seed, (view, seed) => think({ game, bot }, view, level, seed).moves[0]);
  say(`${score.count} rounds`);
  report(score, 'meter');
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

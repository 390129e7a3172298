// npm run mutate: makes every small change of tests/mutants, one at a time and in memory only, and runs the tests of that
// game's rules. A change that no test notices is a test that is missing.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { MutantTester } from './lib/mutant-pool.mjs';
import { faultOf, loadMutants } from './lib/mutants.mjs';
import { secondsSince } from './lib/run.mjs';

/** @typedef {import('./lib/mutants.mjs').NumberedMutant} NumberedMutant */

const { values } = parseArgs({
  options: { game: { type: 'string' }, only: { type: 'string' }, workers: { type: 'string' } },
});
const started = performance.now();
const all = await loadMutants();
const numbers = new Set(values.only?.split(',').map(Number));
const chosen = all
  .filter(({ game }) => values.game === undefined || game === values.game)
  .filter(({ number }) => values.only === undefined || numbers.has(number));

process.exitCode = (await mutate()) ? 0 : 1;

async function mutate() {
  if (chosen.length === 0) return refuse('No mutant has that game and number.');
  const stale = all.flatMap((mutant) => faultOf(mutant) ?? []);
  if (stale.length > 0) return refuse(stale.join('\n'));
  const games = [...new Set(chosen.map(({ game }) => game))];
  /** @type {NumberedMutant[]} */
  const survivors = [];
  await inParallel(games, async (tester, game) => {
    const failed = await tester.test(game);
    if (failed) throw new Error(`The tests of ${game} fail without any mutant, so they tell nothing: ${failed}`);
  });
  await inParallel(chosen, async (tester, mutant) => {
    const begun = performance.now();
    const failed = await tester.test(mutant.game, mutant);
    if (!failed) survivors.push(mutant);
    console.log(`${failed ? 'ok  ' : 'FAIL'} ${nameOf(mutant)}  ${secondsSince(begun)}  ${failed ?? 'survived'}`);
  });
  for (const mutant of survivors) console.log(`survived: ${nameOf(mutant)}\n  - ${mutant.from}\n  + ${mutant.to}`);
  console.log(`${chosen.length - survivors.length} caught, ${survivors.length} survived in ${secondsSince(started)}`);
  return survivors.length === 0;
}

/**
 * Hands out a list to as many testers as there are cores.
 *
 * @template T
 * @param {readonly T[]} list
 * @param {(tester: MutantTester, item: T) => Promise<void>} act
 */
async function inParallel(list, act) {
  const queue = list.values();
  const workers = Number(values.workers ?? availableParallelism());
  const testers = Array.from({ length: workers }, () => new MutantTester());
  try {
    await Promise.all(
      testers.map(async (tester) => {
        for (const item of queue) await act(tester, item);
      }),
    );
  } finally {
    for (const tester of testers) tester.close();
  }
}

/** @param {NumberedMutant} mutant */
function nameOf({ game, number, file, breaks }) {
  return `${game} ${number}  ${file}: ${breaks}`;
}

/** @param {string} why */
function refuse(why) {
  console.error(why);
  return false;
}

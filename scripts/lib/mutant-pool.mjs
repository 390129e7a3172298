import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/** @typedef {import('./mutants.mjs').NumberedMutant} NumberedMutant */

/** Only ends tests that a mutant keeps busy for ever; all tests of a game take seconds. */
const LIMIT_MS = 180_000;

/** One process that tests mutants. It is ended and started again when a mutant keeps it busy for ever. */
export class MutantTester {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #worker;

  /**
   * Runs the tests of a game's rules, with one mutant in place or with none.
   *
   * @param {string} game
   * @param {NumberedMutant} [mutant]
   * @returns {Promise<string | undefined>} the first test that failed, if one did
   */
  test(game, mutant) {
    this.#worker ??= fork(join(root, 'scripts/lib/mutant-worker.mjs'), { cwd: root });
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        this.close();
        resolve('it never ends');
      }, LIMIT_MS);
      const fail = (/** @type {number | null} */ code) => reject(new Error(`A tester ended with ${code}.`));
      worker.once('exit', fail);
      worker.once('message', (answer) => {
        clearTimeout(limit);
        worker.off('exit', fail);
        resolve(answer === null ? undefined : String(answer));
      });
      worker.send({ game, mutant });
    });
  }

  close() {
    this.#worker?.removeAllListeners();
    this.#worker?.kill('SIGKILL');
    this.#worker = undefined;
  }
}

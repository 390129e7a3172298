// A process that tests mutants, one at a time, as `mutant-pool.mjs` asks. Vitest stays open between them, so that only what
// a mutant changes is transformed again; and the source is changed in memory, so that no file is ever touched.
import { basename } from 'node:path';
import { BaseSequencer, createVitest } from 'vitest/node';
import { bindImports } from './bind-imports.mjs';
import { applyTo, fileOf } from './mutants.mjs';
import { root } from './root.mjs';

/** @typedef {import('./mutants.mjs').NumberedMutant} NumberedMutant */
/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** @type {NumberedMutant | undefined} */
let mutant;
/** @type {{ game: string, vitest: import('vitest/node').Vitest } | undefined} */
let open;

process.on('message', async (/** @type {{ game: string, mutant?: NumberedMutant }} */ asked) => {
  process.send?.(await test(asked.game, asked.mutant));
});

/**
 * Runs the tests of a game's rules up to the first that fails, and says which that was.
 *
 * @param {string} game
 * @param {NumberedMutant} [next]
 * @returns {Promise<string | null>} null when none fails
 */
async function test(game, next) {
  if (open?.game !== game) {
    await open?.vitest.close();
    open = { game, vitest: await openVitest(game) };
  }
  const { vitest } = open;
  mutant = next;
  if (mutant) vitest.invalidateFile(fileOf(mutant));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(await vitest.globTestSpecifications());
  if (mutant) vitest.invalidateFile(fileOf(mutant));
  for (const module of testModules) {
    const name = basename(module.moduleId);
    for (const { fullName } of module.children.allTests('failed')) return `${name}: ${fullName}`;
    if (module.errors().length > 0) return `${name} cannot be loaded`;
  }
  return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : null;
}

/** @param {string} game */
function openVitest(game) {
  return createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      // Computer players and screens have tests of their own, in bot/ and ui/; rules must not need them to be right.
      include: [`games/${game}/*.test.ts`],
      environment: 'node',
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      bail: 1,
      reporters: [{}],
      sequence: { sequencer: LikeliestFirst },
      testTimeout: 120_000,
    },
    { plugins: [bindImports(), { name: 'mutant', enforce: 'pre', transform: mutate }] },
  );
}

/**
 * @param {string} code
 * @param {string} id
 */
function mutate(code, id) {
  return mutant && id === fileOf(mutant) ? { code: applyTo(code, mutant), map: null } : undefined;
}

/** Tests that look at everything take longest. */
const LAST = ['naive.test.ts', 'laws.test.ts', 'fuzz.test.ts'];

/** The tests that are the likeliest to notice come first. */
class LikeliestFirst extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    const likely = mutant ? likelyTests(mutant) : [];
    const rank = (/** @type {TestSpecification} */ { moduleId }) => {
      const name = basename(moduleId);
      return likely.includes(name) ? likely.indexOf(name) - likely.length : LAST.indexOf(name) + 1;
    };
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** @param {NumberedMutant} mutant */
function likelyTests({ file, test }) {
  const whole = file.startsWith('official') ? 'official.test.ts' : 'position.test.ts';
  return [test ?? file.replace(/\.ts$/, '.test.ts'), whole];
}

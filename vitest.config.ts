import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { bindImports } from './scripts/lib/bind-imports.mjs';

// The time limits only end a test that hangs; none measures speed.
const MINUTE = 60_000;
const ignored = ['**/node_modules/**', '**/dist/**', '**/tmp/**'];

/** Short files with long work. */
const LONG = /\/(laws|chaos|reasons|online-match|pseudo|update)\.test\.ts$/;

/** A fresh clone knows no times and starts with the largest files: these would come last, each alone on its core. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        plugins: [bindImports()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...ignored, 'tests/browser/**'],
          globalSetup: 'tests/support/run-folder.ts',
          pool: 'threads',
          maxWorkers: 2,
          // Modules are loaded once a thread, not once a file: a seventh of the time. None keeps what a test did to it.
          isolate: false,
          testTimeout: 2 * MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
      {
        test: {
          name: 'browser',
          environment: './tests/browser/environment.ts',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/run-folder.ts', 'tests/browser/setup.ts'],
          setupFiles: 'tests/browser/each-file.ts',
          exclude: ignored,
          pool: 'threads',
          // One more than there are cores: a test waits for its page as often as the page works.
          maxWorkers: 3,
          // Playwright is loaded once a thread, and a thread keeps its pages from file to file: each was a second.
          isolate: false,
          // A real browser on a busy machine: npm test names every test that needed its second try.
          retry: 1,
          // Of a test that passed at its second try only this one line is seen: it must say what was found.
          chaiConfig: { truncateThreshold: 1000 },
          // What a page shows is read again until it is as expected: the page needs a moment after every click.
          expect: { poll: { timeout: MINUTE / 2, interval: 25 } },
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
        },
      },
    ],
  },
});

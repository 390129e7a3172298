import { defineConfig } from 'vitest/config';

// The time limits only end a test that hangs; none measures speed.
const MINUTE = 60_000;
const ignored = ['**/node_modules/**', '**/dist/**', '**/tmp/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...ignored, 'tests/browser/**'],
          pool: 'threads',
          maxWorkers: 2,
          testTimeout: 2 * MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/setup.ts',
          exclude: ignored,
          pool: 'threads',
          maxWorkers: 1,
          fileParallelism: false,
          testTimeout: 5 * MINUTE,
          hookTimeout: 5 * MINUTE,
        },
      },
    ],
  },
});

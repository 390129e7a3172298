import { expect, test } from 'vitest';
import { bindNames } from './bind-imports.mjs';

test('names from our own modules are bound on the line of their import', () => {
  const code = `import { a, b as c } from "./x.ts";\nimport { d } from '#texts/d.ts';\na(c, d);\n`;
  expect(bindNames(code, 'y.ts')).toBe(
    'import * as __bound_0 from "./x.ts";const { a, b: c } = __bound_0;\n' +
      `import * as __bound_1 from '#texts/d.ts';const { d } = __bound_1;\na(c, d);\n`,
  );
});

test('packages are left alone, and so is what is not an import', () => {
  const code = `import { it } from "vitest";\nimport * as x from './x.ts';\nconst text = "import { a } from './x.ts';";\n`;
  expect(bindNames(code, 'y.ts')).toBe(code);
});

test('an export that may change is refused', () => {
  expect(() => bindNames('export let count = 0;', 'y.ts')).toThrow('y.ts: what a module exports must not change');
});

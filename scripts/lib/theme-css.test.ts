import { expect, it } from 'vitest';
import { writeThemes } from './theme-css.mjs';

it('writes a dark block for the system and for the choice, and leaves the rest as it is', () => {
  const css = 'a { b: c }\n@media (prefers-color-scheme: dark) { :root { --x: 1 } .y:root, .z { d: e } }\nf { g: h }';
  const rules = ' &:root { --x: 1 } .y:root, .z { d: e } ';
  expect(writeThemes(css)).toBe(
    'a { b: c }\n@media (prefers-color-scheme: dark) {' +
      `:where(:root:not([data-theme="light"])){${rules}}}:where(:root[data-theme="dark"]){${rules}}` +
      '\nf { g: h }',
  );
});

it('leaves a sheet without dark blocks alone, and refuses one that does not end', () => {
  expect(writeThemes('@media (max-width: 1px) { a { b: c } }')).toBe('@media (max-width: 1px) { a { b: c } }');
  expect(() => writeThemes('@media (prefers-color-scheme: dark) { a { b: c }')).toThrow('not closed');
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';

const SHEETS = ['web', 'kit', 'games'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);

function selectorsOf(sheet: string): string[] {
  const text = readFileSync(`${root}${sheet}`, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector.trim());
}

it.each(SHEETS)('no :has() of %s decides over elements of every kind', (sheet) => {
  // The browser would style the whole page again whenever anything changes: five times the work for every move.
  expect(selectorsOf(sheet).filter((selector) => /:has\(.*\)\s*[>+~]?\s*\*/.test(selector))).toEqual([]);
});

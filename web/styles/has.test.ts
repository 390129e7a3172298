import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';

const SHEETS = ['web', 'kit', 'games'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => `${folder}/${name}`),
);

/** Selectors of a sheet, one by one; those that are nested in others come after what they are in. */
function selectorsOf(text: string): string[] {
  const open: string[][] = [[]];
  return [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)].flatMap(([, before, sign]) => {
    if (sign === '}') open.pop();
    if (sign !== '{') return [];
    const around = open.at(-1) ?? [];
    const own = before.trim().startsWith('@') ? around : split(before, ',').map((each) => nested(around, each));
    open.push(own);
    return own === around ? [] : own;
  });
}

function nested(around: readonly string[], selector: string): string {
  if (around.length === 0) return selector;
  const all = `:is(${around.join()})`;
  return selector.includes('&') ? selector.replaceAll('&', all) : `${all} ${selector}`;
}

/** The parts of a text between signs that are in no brackets. */
function split(text: string, signs: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text.trim().replaceAll(/\s+/g, ' ')) {
    depth += Number('(['.includes(sign)) - Number(')]'.includes(sign));
    if (depth === 0 && signs.includes(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** What stands before decides by :has(), and what it is about has no class, id, attribute or tag to be found by. */
function isAboutAnything(selector: string): boolean {
  const parts = split(selector, ' >+~');
  const last = parts.pop() ?? '';
  const named = last.replaceAll(/:(not|has|nth-[a-z-]+)\((?:[^()]|\([^()]*\))*\)/g, '');
  return parts.some((part) => part.includes(':has(')) && !/^[a-z]|[.#[]|:(is|where)\([a-z]/.test(named);
}

it.each(SHEETS)('no :has() of %s decides over elements of every kind', (sheet) => {
  // The browser would style the whole page again whenever anything changes: five times the work for every move.
  expect(selectorsOf(readFileSync(`${root}${sheet}`, 'utf8')).filter(isAboutAnything)).toEqual([]);
});

it.each([
  ['.a:has(.b) *'],
  ['.a:has(.b) > :first-child'],
  ['.a:has(.b) { & > :not(.c) {} }'],
  ['@media print { .a { > .d:has(.b) { > * {} } } }'],
])('%s is found', (sheet) => {
  expect(selectorsOf(sheet.endsWith('}') ? sheet : `${sheet} {}`).filter(isAboutAnything)).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { axe, openStill } from './harness.ts';

test('axe is spared shapes, not what is told, reached or written inside a drawing', async () => {
  const page = await openStill();
  await page.locator('main h1').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<svg viewBox="0 0 400 100" width="400" height="100">
        <g><path d="M0 0h9v9z"/></g>
        <g><g role="img"><path d="M9 0h9v9z"/></g></g>
        <g><g role="button" tabindex="0"><rect width="40" height="40"/></g></g>
        <g><g aria-hidden="true"><circle r="20" tabindex="0"/></g></g>
        <g><path aria-lable="wrong" d="M0 9h9v9z"/></g>
        <g><g><text lang="no language" y="50">written</text></g></g>
      </svg>
      <p id="pale">hard to read</p>`,
    ),
  );
  // Shapes are spared the search for what is behind a word, too; words are not.
  await page.locator('#pale').evaluate((text: HTMLElement) => {
    text.style.color = '#999';
    text.style.backgroundColor = '#fff';
  });
  const found = (await axe(page)).map((text) => text.split(' ')[0]);
  expect(found.sort()).toEqual([
    'aria-command-name',
    'aria-hidden-focus',
    'aria-valid-attr',
    'color-contrast',
    'svg-img-alt',
    'valid-lang',
  ]);
  // The page has all its nodes again.
  await expect.poll(() => page.evaluate(() => document.querySelector('main svg > g')?.childNodes.length)).toBe(1);
});

import type { Page } from 'playwright-core';

/** Other players answer at once, so that whole matches take seconds. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('boardwalk.pace', '"instant"'));
}

/** Waits until a person may act or the match is over; true while it goes on. */
export async function someoneActs(page: Page): Promise<boolean> {
  const ending = page.getByRole('dialog');
  await page.locator('.metro-square.is-open').first().or(ending).first().waitFor();
  return (await ending.count()) === 0;
}

/** Sets up a match from the front page, with these kinds of players. */
export async function setUp(page: Page, players: readonly ('person' | 'one-ply' | 'random')[]): Promise<void> {
  await page.getByRole('link', { name: 'Set up a match of Metro' }).click();
  await page.getByRole('radio', { name: String(players.length) }).check();
  for (const [seat, kind] of players.entries()) {
    await page.getByLabel(`Who plays seat ${seat + 1}`).selectOption(kind);
  }
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('grid').waitFor();
}

/** Anything that is cut off, sticks out of the window or makes the page scroll. */
export async function findOverflow(page: Page): Promise<string[]> {
  return [...(await findScrolling(page)), ...(await findCutOff(page))];
}

async function findScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const board = document.querySelector('.table-board > svg')?.getBoundingClientRect() ?? new DOMRect();
    const fits = board.left >= 0 && board.top >= 0 && board.right <= innerWidth + 1 && board.bottom <= innerHeight + 1;
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...(document.querySelector('.is-fixed') && scrollHeight > innerHeight ? ['the page scrolls'] : []),
      ...(fits ? [] : ['the board does not fit the window']),
    ];
  });
}

async function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll<HTMLElement>('button, .button, h1, h2, th, td, p, .prompt, figcaption'),
    ];
    return texts
      .filter((element) => element.offsetParent !== null && !element.closest('.sr-only'))
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40)}" is cut off`);
  });
}

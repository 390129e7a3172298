import type { Page } from 'playwright-core';

/** Squares where the tile in hand fits as it is turned. */
export const OPEN = '.stratopolis-cell.is-open';

/** Other players answer at once, so that whole matches take seconds. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('boardwalk.pace', '"instant"'));
}

/** Waits until a person may act or the match is over; true while it goes on. */
export async function someoneActs(page: Page): Promise<boolean> {
  const ending = page.getByRole('dialog');
  await page.locator(OPEN).first().or(ending).first().waitFor();
  return (await ending.count()) === 0;
}

/** Sets up a match from the front page, with these kinds of players and options. */
export async function setUp(
  page: Page,
  players: readonly ('person' | 'one-ply' | 'random')[],
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole('link', { name: 'Set up a match of Stratopolis' }).click();
  for (const [seat, kind] of players.entries()) {
    await page.getByLabel(`Who plays seat ${seat + 1}`).selectOption(kind);
  }
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label).selectOption(value);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('grid').waitFor();
}

/** How many tiles lie, as the table says. */
export async function tilesLaid(page: Page): Promise<number> {
  const text = (await page.locator('.stratopolis-scores h2').textContent()) ?? '';
  return Number(/tile (\d+) of 40/.exec(text)?.[1]);
}

/** Anything that is cut off, sticks out of the window or makes the page scroll; and lit squares that cannot be seen. */
export async function findOverflow(page: Page): Promise<string[]> {
  return [...(await findScrolling(page)), ...(await findCutOff(page))];
}

async function findScrolling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const room = document.querySelector('.stratopolis-city')?.getBoundingClientRect() ?? new DOMRect();
    const outside = [...document.querySelectorAll('.stratopolis-cell')].filter((cell) => {
      const box = cell.getBoundingClientRect();
      return box.left < room.left || box.top < room.top || box.right > room.right + 1 || box.bottom > room.bottom + 1;
    });
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...(scrollHeight > innerHeight ? ['the page scrolls'] : []),
      ...(room.right <= innerWidth && room.bottom <= innerHeight ? [] : ['the board does not fit the window']),
      ...(outside.length > 0 ? [`${outside.length} squares cannot be seen`] : []),
    ];
  });
}

async function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll<HTMLElement>(
        'button, .button, h1, h2, h3, p, li, .prompt, summary, .stratopolis-card',
      ),
    ];
    return texts
      .filter((element) => element.offsetParent !== null && !element.closest('.sr-only'))
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .map((element) => `${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 40)}" is cut off`);
  });
}

/** The moves of a finished match, for opening it at any moment. */
export interface Played {
  readonly settings: Readonly<Record<string, string>>;
  readonly log: readonly string[];
}

/** Opens a match between two people that has been played so far. */
export async function resume(page: Page, { settings, log }: Played): Promise<void> {
  await page.evaluate((saved) => localStorage.setItem('boardwalk.match.shown', JSON.stringify(saved)), {
    id: 'shown',
    record: { game: 'stratopolis', rulesVersion: 1, seats: 2, settings, log },
    players: ['Rosa', 'Ada'].map((name) => ({ kind: 'person', name })),
    changed: 0,
    over: false,
  });
  await page.goto(`${page.url().split('#')[0]}#/stratopolis/match/shown`);
  await page.getByRole('grid').or(page.getByRole('dialog')).first().waitFor();
}

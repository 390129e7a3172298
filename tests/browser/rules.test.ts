import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, axeColours, findOverflow, open, QUIET_PAGE, setUp, tabTo } from './harness.ts';

const GAMES = ['arboretum', 'blue-lagoon', 'metro', 'race-to-the-raft', 'stratopolis'];

test.each(GAMES)(
  '%s: every picture of the rules is drawn and described, at every size and in the dark',
  async (game) => {
    const page = await openRules(game);
    const pictures = await page
      .locator('.rules-book img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map(
          ({ complete, naturalWidth, alt }) => complete && naturalWidth > 0 && alt !== '',
        ),
      );
    expect(pictures.length).toBeGreaterThanOrEqual(10);
    expect(pictures).not.toContain(false);
    expect(await axe(page)).toEqual([]);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect([width, ...(await findOverflow(page))]).toEqual([width]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeColours(page)).toEqual([]);
    page.expectClean();
  },
);

/** The last one is 1200 by 700 at 200 %. */
const SIZES = [
  [1920, 1080],
  [1200, 700],
  [960, 720],
  [740, 360],
  [360, 740],
  [600, 350],
] as const;

test('the contents lead to a chapter, follow the reading and can be used by keyboard', async () => {
  const page = await openRules('metro');
  await page.locator('.rules-contents a[aria-current="location"]', { hasText: 'Goal' }).waitFor();
  await tabTo(page, '.rules-contents a[href$="/scoring"]');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('#/metro/rules/scoring');
  await page.locator('#scoring-title:focus').waitFor();
  await page.locator('.rules-contents a[aria-current="location"]', { hasText: 'Scoring' }).waitFor();
  // In bold type it could take another line, and all below it would jump.
  const weights = page
    .locator('.rules-contents a')
    .evaluateAll((all) => all.map((a) => getComputedStyle(a).fontWeight));
  expect(new Set(await weights).size).toBe(1);
  await expect.poll(() => isAtTop(page, '#scoring-title')).toBe(true);
  await page.locator('#tips').scrollIntoViewIfNeeded();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 9000);
  await page.locator('.rules-contents a[aria-current="location"]', { hasText: 'Tips' }).waitFor();
  page.expectClean();
});

test('on a phone the contents unfold and close again', async () => {
  const page = await openRules('blue-lagoon', { width: 360, height: 740, touch: true });
  const button = page.getByRole('button', { name: 'Contents: Goal' });
  const link = page.locator('.rules-contents a', { hasText: 'Half-time' });
  await expect.poll(() => link.isVisible()).toBe(false);
  await button.tap();
  expect(await axe(page)).toEqual([]);
  await link.tap();
  await page.getByRole('button', { name: 'Contents: Half-time' }).waitFor();
  await expect.poll(() => link.isVisible()).toBe(false);
  await expect.poll(() => isAtTop(page, '#half-time-title')).toBe(true);
  page.expectClean();
});

test('the rules open beside a match at what matters now, and as a page that leads back to it', async () => {
  const page = await open(QUIET_PAGE, { reducedMotion: true });
  await setUp(page, 'Blue Lagoon', ['person', 'person']);
  const match = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Rules' }).click();
  const sheet = page.getByRole('dialog', { name: 'Rules' });
  await sheet.locator('#exploration.is-wanted #exploration-title:focus').waitFor();
  await sheet.getByRole('button', { name: 'Contents: Exploration' }).click();
  await sheet.getByRole('link', { name: 'Scoring' }).click();
  await sheet.getByRole('button', { name: 'Contents: Scoring' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).and(page.locator(':focus')).waitFor();
  expect(page.url()).toBe(match);
  // Wide enough, the bar has it too.
  await page.getByRole('link', { name: 'Rules' }).click();
  await sheet.getByRole('link', { name: 'Open as a page' }).click();
  await page.locator('.page > main #exploration.is-wanted').waitFor();
  const filled = page.locator('.primary');
  await expect.poll(() => filled.allTextContents()).toEqual(['Back to your match']);
  await filled.click();
  await expect.poll(() => page.url()).toBe(match);
  page.expectClean();
});

test('whoever comes from elsewhere can play at once, find the settings, and as a builder the exact rules', async () => {
  const page = await openRules('stratopolis');
  await page.evaluate(() => {
    const prompt = async () => document.body.classList.add('is-installed');
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.locator('[data-theme=dark]').waitFor();
  await page.getByRole('button', { name: 'Install as an app' }).click();
  await page.locator('body.is-installed').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.primary').allTextContents()).toEqual(['Play now']);
  await page.getByRole('link', { name: 'Exact rules for builders' }).click();
  await page.getByRole('heading', { name: 'Stratopolis: the rules' }).waitFor();
  await page.goto(`${page.url()}S6`);
  await page.locator('#S6.is-wanted').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Rules for players' }).click();
  await page.getByRole('heading', { name: 'How to play Stratopolis' }).waitFor();
  page.expectClean();
});

test('who chose a theme has pictures to match', async () => {
  const page = await openRules('metro');
  const shown = () => page.evaluate(() => document.querySelector<HTMLImageElement>('.rules-book img')?.currentSrc);
  const day = await shown();
  await page.evaluate(() => localStorage.setItem('boardwalk.theme', 'dark'));
  await page.reload();
  await page.waitForFunction(
    () => (document.querySelector<HTMLImageElement>('.rules-book img')?.currentSrc ?? '').length > 1000,
  );
  await expect.poll(() => shown()).not.toBe(day);
  page.expectClean();
});

test('on paper there is nothing but the rules', async () => {
  const page = await openRules('arboretum', { width: 680, height: 960 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const furniture of ['.bar', '.rules-contents', '.rules-exact']) {
    await expect.poll(() => page.locator(furniture).isVisible()).toBe(false);
  }
  const { ink, shown } = await page.evaluate(() => ({
    ink: getComputedStyle(document.body).color,
    shown: (document.querySelector('.rules-book img') as HTMLImageElement).currentSrc,
  }));
  expect(ink).toBe('rgb(0, 0, 0)');
  expect(shown).toBe(await page.locator('.rules-book img').first().getAttribute('src'));
  page.expectClean();
});

async function openRules(game: string, look = {}) {
  const page = await open(`#/${game}/rules`, { reducedMotion: true, ...look });
  await page.locator('.rules-book img').last().waitFor();
  // They are drawn one after the other; any board is thousands of characters.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.rules-book img')].every((image) => (image.getAttribute('src') ?? '').length > 1000),
  );
  return page;
}

/** Right below what sticks to the top of the window. */
async function isAtTop(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  return box !== null && box.y > 40 && box.y < 200;
}

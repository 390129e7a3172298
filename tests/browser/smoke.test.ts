import { expect, test } from 'vitest';
import { axe, open } from './harness.ts';

test('the front page opens without a complaint, on a desk and on a phone', async () => {
  for (const look of [
    {},
    { width: 360, height: 740, touch: true, colorScheme: 'dark', reducedMotion: true } as const,
  ]) {
    const page = await open('', look);
    expect(await page.title()).toContain('Boardwalk');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axe(page)).toEqual([]);
    page.expectClean();
  }
});

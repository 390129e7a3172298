import { expect, test } from 'vitest';
import { axe, open, QUIET_PAGE } from './harness.ts';

test('the front page opens without a complaint, on a desk and on a phone', async () => {
  for (const look of [
    {},
    { width: 360, height: 740, touch: true, colorScheme: 'dark', reducedMotion: true } as const,
  ]) {
    const page = await open('', look);
    await expect.poll(() => page.title()).toContain('Boardwalk');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axe(page)).toEqual([]);
    page.expectClean();
  }
});

test('the Content-Security-Policy lets a page open a WebSocket to its own server', async () => {
  const page = await open(QUIET_PAGE);
  // Nobody answers yet. Had the policy blocked it, the harness would fail this test.
  const end = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const socket = new WebSocket(location.origin.replace('http', 'ws'));
        socket.onerror = () => resolve('tried');
      }),
  );
  expect(end).toBe('tried');
});

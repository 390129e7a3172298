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

test('what does not come is complained about by name: a picture, a style, an answer, a part, a worker’s program', async () => {
  const page = await open(QUIET_PAGE);
  page.expectClean();
  await page.evaluate(async () => {
    const failed = (thing: EventTarget) => new Promise((done) => thing.addEventListener('error', done, { once: true }));
    const [picture, style, part] = ['img', 'link', 'script'].map((name) => document.createElement(name));
    Object.assign(picture, { src: 'lost.png' });
    Object.assign(style, { rel: 'stylesheet', href: 'lost.css' });
    Object.assign(part, { type: 'module', src: 'lost.js' });
    document.head.append(picture, style, part);
    const worker = new Worker('lost-worker.js', { type: 'module' });
    await Promise.all([fetch('lost.json'), ...[picture, style, part, worker].map(failed)]);
  });
  const isTold = (name: string) => {
    try {
      // All the others are excused.
      page.expectClean(new RegExp(`^(?!.*/${name})`));
      return false;
    } catch {
      return true;
    }
  };
  expect(isTold('found.png')).toBe(false);
  const lost = ['lost.png', 'lost.css', 'lost.json', 'lost.js', 'lost-worker.js'];
  await expect.poll(() => lost.filter((name) => !isTold(name)), { timeout: 5000 }).toEqual([]);
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

import type { Locator, Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export async function boxOf(thing: Locator): Promise<Point & { readonly width: number; readonly height: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not on the page.`);
  return box;
}

export async function middleOf(thing: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(thing);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves the mouse to the middle of something, in so many steps. */
export async function moveMouse(page: Page, to: Locator, steps = 1): Promise<void> {
  const { x, y } = await middleOf(to);
  await page.mouse.move(x, y, { steps });
}

/** Where a finger must be so that what it carries, which is held above it, is at a point. */
export function below({ x, y }: Point): Point {
  return { x, y: y + 48 };
}

/** A finger as the browser feels one, with its own ideas about scrolling and zooming. */
export async function layFinger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    drag: async (start: Point, ...stops: readonly Point[]) => {
      await touch('touchStart', [start]);
      for (const [at, to] of stops.entries()) {
        const from = stops[at - 1] ?? start;
        for (const part of [0.1, 0.4, 0.7, 1]) {
          await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
        }
      }
    },
    lift: () => touch('touchEnd', []),
  };
}

/** Carries something to a point and lets it go there. */
export async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const finger = await layFinger(page);
  await finger.drag(from, below(to));
  await finger.lift();
}

import { describe, expect, it } from 'vitest';
import { type Click, Gestures } from './gestures.ts';

const AT = { clientX: 100, clientY: 100 };
const click = (change: Partial<Click> = {}): Click => ({ ...AT, detail: 1, timeStamp: 0, isTouch: false, ...change });

/** Feeds events to something that plays whenever it may, and counts its moves. */
function count(...events: readonly ((gestures: Gestures) => void)[]): number {
  const gestures = new Gestures();
  let moves = 0;
  for (const event of events) {
    event(gestures);
    if (gestures.isSpent) continue;
    gestures.spend();
    moves++;
  }
  return moves;
}

describe('F6: one gesture makes one move', () => {
  it('a double-click and a triple-click make one, two clicks make two', () => {
    const clicks = (...details: readonly number[]) =>
      count(...details.map((detail) => (gestures: Gestures) => gestures.click(click({ detail }))));
    expect(clicks(1, 2)).toBe(1);
    expect(clicks(1, 2, 3)).toBe(1);
    expect(clicks(1, 1)).toBe(2);
    expect(clicks(1, 2, 1)).toBe(2);
  });

  it('a double tap makes one even where the browser does not count taps; later or elsewhere is another', () => {
    const taps = (second: Partial<Click>) =>
      count(
        (gestures) => gestures.click(click({ isTouch: true })),
        (gestures) => gestures.click(click({ isTouch: true, ...second })),
      );
    expect(taps({ timeStamp: 200 })).toBe(1);
    expect(taps({ timeStamp: 200, clientX: 110 })).toBe(1);
    expect(taps({ timeStamp: 600 })).toBe(2);
    expect(taps({ timeStamp: 200, clientX: 200 })).toBe(2);
  });

  it('a held key makes one, with the clicks it makes on a button; pressed again it makes another', () => {
    const down = (isRepeated: boolean) => (gestures: Gestures) => {
      gestures.keyDown(isRepeated);
      gestures.click(click({ detail: 0 }));
    };
    const up = (gestures: Gestures) => gestures.keyUp();
    expect(count(down(false), down(true), down(true))).toBe(1);
    expect(count(down(false), up, down(false))).toBe(2);
  });

  it('a drag and the click of a screen reader are gestures of their own', () => {
    const drag = (gestures: Gestures) => {
      gestures.press(AT);
      gestures.release({ clientX: 300, clientY: 100 });
    };
    expect(count((gestures) => gestures.click(click()), drag, drag)).toBe(3);
    const activate = (gestures: Gestures) => gestures.click(click({ detail: 0 }));
    expect(count(activate, activate)).toBe(2);
  });
});

import { describe, expect, it } from 'vitest';
import { placeBubble } from './place-bubble.ts';

const frame = { x: 0, y: 50, width: 390, height: 400 };
const bubble = { width: 200, height: 40 };
const tileAt = (x: number, y: number) => ({ x, y, width: 30, height: 30 });

describe('placeBubble', () => {
  it('is above the middle of its place', () => {
    expect(placeBubble(tileAt(180, 200), frame, bubble)).toEqual({ x: 95, y: 154 });
  });

  it('is below a place at the upper edge', () => {
    expect(placeBubble(tileAt(180, 60), frame, bubble)).toEqual({ x: 95, y: 96 });
  });

  it('stays inside the frame at either side', () => {
    expect(placeBubble(tileAt(0, 200), frame, bubble).x).toBe(6);
    expect(placeBubble(tileAt(360, 200), frame, bubble).x).toBe(184);
  });

  it('stays inside the frame where its place has been moved out of it', () => {
    expect(placeBubble(tileAt(180, 700), frame, bubble).y).toBe(404);
    expect(placeBubble(tileAt(180, -200), frame, bubble).y).toBe(56);
  });
});

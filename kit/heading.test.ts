import { describe, expect, it } from 'vitest';
import { headsFor } from './heading.ts';

const panel = { left: 800, right: 1200, top: 300, bottom: 400 };

describe('headsFor', () => {
  it('F17: a pointer that comes closer to the preview is on its way, from any side', () => {
    expect(headsFor({ x: 300, y: 350 }, { x: 8, y: 0 }, panel)).toBe(true);
    expect(headsFor({ x: 300, y: 600 }, { x: 8, y: -3 }, panel)).toBe(true);
    expect(headsFor({ x: 900, y: 100 }, { x: 0, y: 5 }, panel)).toBe(true);
  });

  it('F17: one that goes away, along it or nowhere is not', () => {
    expect(headsFor({ x: 300, y: 350 }, { x: -8, y: 0 }, panel)).toBe(false);
    expect(headsFor({ x: 300, y: 350 }, { x: 1, y: 9 }, panel)).toBe(false);
    expect(headsFor({ x: 300, y: 350 }, { x: 0, y: 0 }, panel)).toBe(false);
  });

  it('F17: one that is there has arrived', () => {
    expect(headsFor({ x: 900, y: 350 }, { x: -2, y: 0 }, panel)).toBe(true);
  });
});

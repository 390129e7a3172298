import { describe, expect, it } from 'vitest';
import { disc, laid, whorl } from './outline.ts';

describe('outlines', () => {
  it('are scaled, turned and then moved', () => {
    expect(laid('M0,-2 L3,0 Z', { x: 10, y: 20, turn: 90, scale: 2 })).toBe('M14,20 L10,26 Z');
    expect(laid('M0,-2 C1,1 -.5,2 3.25,0 Z', {})).toBe('M0,-2 C1,1 -0.5,2 3.25,0 Z');
  });

  it('go all the way round', () => {
    expect(whorl(4, 'M0,-5 L1,0')).toBe('M0,-5 L1,0M5,0 L0,1M0,5 L-1,0M-5,0 L0,-1');
  });

  it('are round', () => {
    expect(disc(3, 4, 2)).toBe('M1 4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z');
  });
});

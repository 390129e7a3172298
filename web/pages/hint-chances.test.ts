import { expect, it } from 'vitest';
import { tellChance, tellChances } from './hint-chances.ts';

function told(...chances: readonly number[]): string[] {
  const hints = chances.map((win, move) => ({ move, win, doubt: 0.01 }));
  return tellChances(hints).map((each) => `${each?.small} ${each?.large}`.trim());
}

it('chances at either end are told in words, and in numbers beside a number', () => {
  expect(told(0.99, 0.98)).toEqual(['very likely', 'very likely']);
  expect(told(0.99, 0.98, 0.94)).toEqual(['over 96%', 'over 96%', 'about 94%']);
  expect(told(0.05, 0.02)).toEqual(['about 5%', 'under 4%']);
  expect(told(0.6, 0.5)).toEqual(['about 60%', 'about 50%']);
});

it('the table’s chance above ideas with numbers is a number, too', () => {
  const above = (win: number, ...wins: readonly number[]) =>
    tellChance(
      win,
      wins.map((each, move) => ({ move, win: each, doubt: 0.01 })),
    ).words;
  expect(above(0.99)).toBe('very high');
  expect(above(0.99, 0.99)).toBe('very high');
  expect(above(0.99, 0.99, 0.85)).toBe('over 96%');
  expect(above(0.01, 0.1)).toBe('under 4%');
  expect(above(0.6, 0.6)).toBe('60%');
});

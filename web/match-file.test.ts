import { expect, it } from 'vitest';
import { fileName } from './match-file.ts';

it('a file is named by game, day and players, in what every file system takes', () => {
  const names = (...all: string[]) =>
    fileName(
      'metro',
      all.map((name) => ({ name })),
      Date.UTC(2026, 10, 19, 12),
    );
  expect(names('You', 'Ada')).toBe('metro-2026-11-19-you-ada.json');
  expect(names('Zoë / “Z”', '../..', '李')).toBe('metro-2026-11-19-zoë-z-李.json');
});

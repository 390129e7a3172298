import { expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { drawnShelf } from './drawn-shelf.ts';

it('every game on the shelf has a picture that stands alone', () => {
  expect(drawnShelf.map(({ game }) => game)).toEqual(shelf.map(({ about }) => about.id));
  for (const svg of drawnShelf.flatMap(({ svg, night }) => [svg, ...(night ? [night] : [])])) {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" .*viewBox="[\d. -]+"/);
    expect(svg).not.toContain('var(');
  }
});

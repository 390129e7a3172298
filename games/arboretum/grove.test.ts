import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { formatOffset, nameSquare, parseOffset } from './geometry.ts';
import { Grove } from './grove.ts';

/** Squares beside cards, by the letter of A5. */
function openSlowly(planted: ReadonlySet<string>): Set<string> {
  if (planted.size === 0) return new Set(['0,0']);
  const open = new Set<string>();
  for (const key of planted) {
    const [north, east] = key.split(',').map(Number);
    for (const [n, e] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      const beside = `${north + n},${east + e}`;
      if (!planted.has(beside)) open.add(beside);
    }
  }
  return open;
}

function openOf(grove: Grove): Set<string> {
  return new Set(
    Array.from({ length: grove.openCount }, (_, index) => {
      const square = grove.openAt(index);
      return `${grove.northOf(square)},${grove.eastOf(square)}`;
    }),
  );
}

describe('A5: squares open to the next card', () => {
  it('are the origin first, then all free ones beside cards, in 300 random arboreta', () => {
    const random = new SeededRandom('groves');
    for (let round = 0; round < 300; round++) {
      const grove = new Grove(17, 17);
      const planted = new Set<string>();
      for (let card = 0; card < 17; card++) {
        expect(openOf(grove)).toEqual(openSlowly(planted));
        expect(openOf(grove).size).toBe(grove.openCount);
        const square = grove.openAt(random.below(grove.openCount));
        planted.add(`${grove.northOf(square)},${grove.eastOf(square)}`);
        grove.plant(card, square);
        expect(grove.cardAt(square)).toBe(card);
        expect(grove.placedAt(card)).toBe(square);
        expect(grove.isOpen(square)).toBe(false);
      }
    }
  });

  it('a line of seventeen cards fits in every direction', () => {
    for (const [north, east] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      const grove = new Grove(17, 17);
      for (let card = 0; card < 17; card++) grove.plant(card, grove.squareAt(card * north, card * east));
      expect(grove.openCount).toBe(2 * 17 + 2);
    }
  });

  it('pieces apart from each other each have their own', () => {
    const grove = new Grove(101, 2);
    grove.closeOrigin();
    grove.plant(0, grove.squareAt(99, 99));
    grove.plant(1, grove.squareAt(-99, -99));
    expect(openOf(grove)).toEqual(openSlowly(new Set(['99,99', '-99,-99'])));
  });
});

describe('squares', () => {
  it('are named from the first card, C00 without an offset', () => {
    const grove = new Grove(17, 17);
    expect(nameSquare(grove, grove.origin)).toBe('C00C00');
    expect(nameSquare(grove, grove.squareAt(1, -2))).toBe('N01W02');
    expect(nameSquare(grove, grove.squareAt(-16, 0))).toBe('S16C00');
    expect(nameSquare(grove, grove.squareAt(0, 3))).toBe('C00E03');
  });

  it('survive their names', () => {
    for (let north = -99; north <= 99; north += 3) {
      for (let east = -99; east <= 99; east += 3) {
        expect(parseOffset(formatOffset({ north, east }))).toEqual({ north, east });
      }
    }
  });

  it.each(['', 'N01', 'C01C00', 'N00C00', 'C00W00', 'E01N01', 'N1 C00', 'N01C000', 'n01C00', 'N100C00', 'Ｎ01C00'])(
    '%j is not one',
    (text) => {
      expect(parseOffset(text)).toBeUndefined();
    },
  );
});

import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../../core/random.ts';
import { CARD_TOTAL, SPECIES_TOTAL } from './components.ts';
import { Grove } from './grove.ts';
import { bestPoints } from './paths.ts';
import { Reach } from './reach.ts';

const ALL = (1 << SPECIES_TOTAL) - 1;

/** A grove of any cards; values of one species are often met, so that long paths and pure ones occur. */
function anyGrove(random: SeededRandom, cards: number, species: number): { grove: Grove; left: number[] } {
  const grove = new Grove(20, 20);
  const left = Array.from({ length: 8 * species }, (_, card) => card);
  for (let i = 0; i < cards; i++) {
    const [card] = left.splice(random.below(left.length), 1);
    grove.plant(card, grove.openAt(random.below(grove.openCount)));
  }
  return { grove, left };
}

function pointsOf(grove: Grove): Int32Array {
  const points = new Int32Array(32);
  bestPoints(grove, ALL, points);
  return points;
}

describe('how far paths lead', () => {
  it.each([1, 2, 3, 6, 10])('A11 the points of every species, %i in play', (species) => {
    const random = new SeededRandom(`points ${species}`);
    const reach = new Reach();
    for (let round = 0; round < 200; round++) {
      const { grove } = anyGrove(random, random.below(Math.min(17, 8 * species) + 1), species);
      reach.read(grove, ALL);
      expect(Array.from(reach.points)).toEqual(Array.from(pointsOf(grove)));
    }
  });

  it.each([1, 2, 3, 6, 10])('A11 what any next card on any square would add, %i species in play', (species) => {
    const random = new SeededRandom(`gain ${species}`);
    const reach = new Reach();
    const grown = new Grove(20, 20);
    const weights = Float64Array.from({ length: SPECIES_TOTAL }, (_, index) => 2 ** index);
    for (let round = 0; round < 30; round++) {
      const { grove, left } = anyGrove(random, random.below(Math.min(14, 8 * species - 1) + 1), species);
      reach.read(grove, ALL);
      const before = pointsOf(grove);
      for (let at = 0; at < grove.openCount; at++) {
        const square = grove.openAt(at);
        reach.stand(square);
        const gained = left.map((card) => {
          grown.words.set(grove.words);
          grown.plant(card, square);
          const now = pointsOf(grown);
          return weights.reduce((sum, weight, each) => sum + weight * (now[each] - before[each]), 0);
        });
        expect(left.map((card) => reach.gain(card, weights))).toEqual(gained);
      }
    }
  });

  it('A5 the cards beside a square', () => {
    const grove = new Grove(5, 5);
    grove.plant(CARD_TOTAL - 1, grove.origin);
    grove.plant(3, grove.origin + 1);
    const reach = new Reach();
    reach.read(grove, ALL);
    expect(reach.stand(grove.origin - 1)).toBe(1);
    expect(reach.cardBeside(0)).toBe(CARD_TOTAL - 1);
    expect(reach.stand(grove.origin + 1 - grove.width)).toBe(1);
    expect(reach.cardBeside(0)).toBe(3);
  });
});

import { describe, expect, it } from 'vitest';
import { SeededRandom, shuffle } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { plantAll } from './arrangement.ts';
import { ALL_SPECIES, nameCard, SPECIES_BY_LETTER } from './cards.ts';
import { SPECIES_TOTAL } from './components.ts';
import { Grove } from './grove.ts';
import { formatCards, parseCards, parsePlacements } from './official-strings.ts';
import { bestPath, bestPoints, listPaths, pathPoints, speciesIn } from './paths.ts';

const cards = (text: string): number[] => must(parseCards(text, ALL_SPECIES, 'path'));
const species = (letter: string): number => SPECIES_BY_LETTER.get(letter) ?? -1;
const planted = (text: string): Grove => plantAll(must(parsePlacements(text, ALL_SPECIES, 'arboretum')));

function pointsIn(grove: Grove): number[] {
  const into = new Int32Array(SPECIES_TOTAL);
  bestPoints(grove, ALL_SPECIES, into);
  return Array.from(into);
}

describe('A11: points of a path', () => {
  it.each([
    [8, 'j1m2m5m6j8', 'five cards, from 1, to 8'],
    [8, 'j4j5j6j7', 'four of one species count double'],
    [3, 'a2a3a4', 'three of one species do not'],
    [11, 'a1a2a3a8', 'the 1 and the 8 are not doubled'],
    [4, 'a3b4c5a6', 'four of several species do not count double'],
    [4, 'a3a8', 'to 8'],
    [3, 'a1a5', 'from 1'],
    [5, 'a1a8', 'from 1 to 8'],
    [19, 'a1a2a3a4a5a6a7a8', 'the most there is'],
  ])('%i points for %s: %s', (points, path) => {
    expect(pathPoints(cards(path))).toBe(points);
  });
});

describe('the best path that is shown', () => {
  it('is the one of a single species among those that score the same', () => {
    // Maple 1, 2 and 4 in a row, and a jacaranda 2 that leads from the 1 to the 4 as well.
    const grove = planted('m1C00C00j2N01C00m2C00E01m4N01E01');
    expect(bestPath(grove, species('m'))?.cards.map(nameCard)).toEqual(['m1', 'm2', 'm4']);
    const other = planted('m1C00C00m2N01C00j2C00E01m4N01E01');
    expect(bestPath(other, species('m'))?.cards.map(nameCard)).toEqual(['m1', 'm2', 'm4']);
  });
});

/** Every path by trying every order of neighbours, on a map from square names to cards. */
function pathsSlowly(grove: Grove, wanted: number): string[] {
  const at = new Map<string, string>();
  for (let i = 0; i < grove.placed; i++) {
    const square = grove.placedAt(i);
    at.set(`${grove.northOf(square)},${grove.eastOf(square)}`, nameCard(grove.cardAt(square)));
  }
  let trails = [...at].map(([key, card]) => ({ keys: [key], cards: [card] }));
  const found: string[] = [];
  while (trails.length > 0) {
    trails = trails.flatMap(({ keys, cards: names }) => {
      const [north, east] = keys[keys.length - 1].split(',').map(Number);
      return [`${north + 1},${east}`, `${north - 1},${east}`, `${north},${east + 1}`, `${north},${east - 1}`].flatMap(
        (key) => {
          const next = at.get(key);
          if (!next || Number(next[1]) <= Number(names[names.length - 1][1])) return [];
          return [{ keys: [...keys, key], cards: [...names, next] }];
        },
      );
    });
    found.push(
      ...trails
        .map((trail) => trail.cards)
        .filter(endsIn(wanted))
        .map((names) => names.join('')),
    );
  }
  return found.sort();
}

function endsIn(wanted: number): (names: readonly string[]) => boolean {
  return (names) => species(names[0][0]) === wanted && species(names[names.length - 1][0]) === wanted;
}

function pointsSlowly(path: string): number {
  const names: string[] = path.match(/../g) ?? [];
  let points = names.length;
  if (names.length >= 4 && names.every((name) => name[0] === names[0][0])) points += names.length;
  if (names[0][1] === '1') points += 1;
  if (names[names.length - 1][1] === '8') points += 2;
  return points;
}

/** Cards of few species in a tight bunch, so that paths abound. */
function randomGrove(random: SeededRandom): Grove {
  const kinds = 1 + random.below(4);
  const deck = shuffle(
    Array.from({ length: kinds * 8 }, (_, card) => card),
    random,
  );
  const grove = new Grove(18, 18);
  const count = Math.min(deck.length, 2 + random.below(16));
  for (const card of deck.slice(0, count)) grove.plant(card, grove.openAt(random.below(Math.min(6, grove.openCount))));
  return grove;
}

describe('A10: paths', () => {
  it('the lists, the best and its points agree with slow ones in 3,000 random arboreta', () => {
    const random = new SeededRandom('paths');
    let many = 0;
    let pure = 0;
    for (let round = 0; round < 3000; round++) {
      const grove = randomGrove(random);
      const points = pointsIn(grove);
      for (let wanted = 0; wanted < 4; wanted++) {
        const slow = pathsSlowly(grove, wanted);
        const best = Math.max(0, ...slow.map(pointsSlowly));
        expect(
          listPaths(grove, wanted)
            .map((path) => formatCards(path.cards))
            .sort(),
        ).toEqual(slow);
        expect(points[wanted]).toBe(best);
        expect(bestPath(grove, wanted)?.points ?? 0).toBe(best);
        many = Math.max(many, slow.length);
        if (best > 11) pure++;
      }
    }
    // The cases that are easily missed did come up.
    expect(many).toBeGreaterThan(20);
    expect(pure).toBeGreaterThan(20);
  });

  it('a lone card is none, and two cards of equal species but falling value are none', () => {
    expect(pointsIn(planted('a5C00C00'))[0]).toBe(0);
    expect(listPaths(planted('a5C00C00b6N01C00'), 0)).toEqual([]);
    expect(pointsIn(planted('a5C00C00a6N01E01'))[0]).toBe(0);
  });

  it('values need not follow each other, corners do not join', () => {
    expect(listPaths(planted('a2C00C00m5N01C00a8N01E01'), 0).map((path) => formatCards(path.cards))).toEqual([
      'a2m5a8',
    ]);
  });

  it('a card serves in paths of several species', () => {
    const grove = planted('a1C00C00b2C00E01a3C00E02b4C00E03');
    expect(pointsIn(grove).slice(0, 2)).toEqual([4, 3]);
  });

  it('of a long path without 8 and a shorter one with it, the better counts', () => {
    // a2 a3 a4 a5 scores 8; a2 a3 a8 scores 5.
    expect(pointsIn(planted('a2C00C00a3C00E01a4C00E02a5C00E03a8N01E01'))[0]).toBe(8);
    // a2 b3 a8 scores 5; a2 a4 a5 scores 3.
    expect(pointsIn(planted('a2C00C00a4C00E01a5C00E02b3N01C00a8N02C00'))[0]).toBe(5);
  });

  it('four of a species on the way through others are not all of the species', () => {
    expect(pointsIn(planted('a1C00C00a2C00E01b3C00E02a4C00E03a5C00E04'))[0]).toBe(6);
  });

  it('far from the origin they are the same', () => {
    expect(pointsIn(planted('a1N99E99b2N98E99a3N97E99'))[0]).toBe(4);
  });
});

describe('A12: different species', () => {
  it('are counted once each', () => {
    expect(speciesIn(planted('a1C00C00a2C00E01w3C00E02'))).toBe(2);
    expect(speciesIn(planted(''))).toBe(0);
  });
});

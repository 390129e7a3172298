import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { must } from '../../core/result.ts';
import { drawMap, sketch } from '../../tests/support/blue-lagoon-sketch.ts';
import { boardOfMap } from './maps.ts';
import { formatMove, formatState, parseState } from './notation.ts';
import { official } from './official.ts';
import { BlueLagoonPosition } from './position.ts';
import { isPhaseOver, MAX_MOVES } from './rules.ts';
import { bestLink, majorities, scoreParts } from './scoring.ts';

/*
 * The rules once more, as plainly as possible: names of tiles in lists, everything worked out anew from the text.
 * Positions on random maps, reached by random play, must agree with it.
 */
interface Slow {
  height: number;
  current: number;
  phase: string;
  islands: { bonus: number; tiles: string[] }[];
  stones: string[];
  tokens: Record<string, string[]>;
  seats: { score: number; hand: number[]; settlers: string[]; villages: string[] }[];
}

function read(text: string): Slow {
  const statements = text.split('; ').map((statement) => statement.replace(';', '').split(' '));
  const of = (letter: string) => statements.filter(([first]) => first === letter).map(([, ...rest]) => rest);
  const tokens: Record<string, string[]> = {};
  let kind = '';
  for (const word of of('r')[0]) {
    if (/[A-Z]/.test(word)) kind = word;
    tokens[kind] ??= [];
    if (kind !== word) tokens[kind].push(word);
  }
  return {
    height: Number(of('a')[0][0]),
    current: Number(of('c')[0][0]),
    phase: of('c')[0][1],
    islands: of('i').map(([bonus, ...tiles]) => ({ bonus: Number(bonus), tiles })),
    stones: of('s')[0],
    tokens,
    seats: of('p').map((words) => ({
      score: Number(words[1]),
      hand: words.slice(2, 7).map(Number),
      settlers: words.slice(words.indexOf('S') + 1, words.indexOf('T')),
      villages: words.slice(words.indexOf('T') + 1),
    })),
  };
}

function allTiles(height: number): string[] {
  const tiles: string[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < (row % 2 === 0 ? height - 1 : height); column++) tiles.push(`${row},${column}`);
  }
  return tiles;
}

/** B1 by geometry: the middles of touching tiles are one tile apart. */
function touch(a: string, b: string): boolean {
  const [[ay, ax], [by, bx]] = [a, b].map((name) => name.split(',').map(Number));
  const x = ax + (ay % 2 === 0 ? 0.5 : 0) - bx - (by % 2 === 0 ? 0.5 : 0);
  const y = ((ay - by) * Math.sqrt(3)) / 2;
  return Math.abs(Math.hypot(x, y) - 1) < 0.01;
}

function movesOf(slow: Slow, seat: number): string[] {
  const { settlers, villages } = slow.seats[seat];
  const own = [...settlers, ...villages];
  const taken = slow.seats.flatMap((each) => [...each.settlers, ...each.villages]);
  const land = slow.islands.flatMap((island) => island.tiles);
  const supply = [30, 25, 20][slow.seats.length - 2];
  return allTiles(slow.height).flatMap((tile) => {
    if (taken.includes(tile)) return [];
    const beside = own.some((piece) => touch(piece, tile));
    const exploring = slow.phase === 'E';
    const settler = settlers.length < supply && (beside || (exploring && !land.includes(tile)));
    const village = villages.length < 5 && exploring && beside && land.includes(tile);
    return [...(settler ? [`S ${tile}`] : []), ...(village ? [`T ${tile}`] : [])];
  });
}

function overOf(slow: Slow): boolean {
  const resources = ['C', 'B', 'W', 'P'].flatMap((kind) => slow.tokens[kind]);
  return resources.length === 0 || slow.seats.every((_, seat) => movesOf(slow, seat).length === 0);
}

function visited(slow: Slow, tiles: string[]): number {
  return slow.islands.filter((island) => island.tiles.some((tile) => tiles.includes(tile))).length;
}

function groups(tiles: string[]): string[][] {
  const left = [...tiles];
  const found: string[][] = [];
  while (left.length > 0) {
    const group = left.splice(0, 1);
    for (let i = 0; i < group.length; i++) {
      for (const tile of left.filter((other) => touch(other, group[i])))
        group.push(...left.splice(left.indexOf(tile), 1));
    }
    found.push(group);
  }
  return found;
}

function partsOf(slow: Slow) {
  const pieces = slow.seats.map(({ settlers, villages }) => [...settlers, ...villages]);
  const islands = pieces.map((own) => (visited(slow, own) >= 8 ? 20 : visited(slow, own) === 7 ? 10 : 0));
  const links = pieces.map((own) => 5 * Math.max(0, ...groups(own).map((group) => visited(slow, group))));
  const shares = slow.seats.map(() => 0);
  for (const { bonus, tiles } of slow.islands) {
    const counts = pieces.map((own) => own.filter((tile) => tiles.includes(tile)).length);
    const best = counts.flatMap((count, seat) => (count > 0 && count === Math.max(...counts) ? [seat] : []));
    for (const seat of best) shares[seat] += Math.floor(bonus / best.length);
  }
  const resources = slow.seats.map(({ hand: [c, b, w, p, s] }) => {
    const sets = [c, b, w, p].map((n): number => (n >= 4 ? 20 : n === 3 ? 10 : n === 2 ? 5 : 0));
    return sets.reduce((sum, set) => sum + set, 0) + (c && b && w && p ? 10 : 0) + 4 * s;
  });
  const total = islands.map((points, seat) => points + links[seat] + shares[seat] + resources[seat]);
  return { islands, links, majorities: shares, resources, total };
}

/** Compares everything that can be asked of one position. */
function compare(position: BlueLagoonPosition): void {
  const text = formatState(position);
  const slow = read(text);
  const list = new Int32Array(MAX_MOVES);
  if (position.turn >= 0) {
    expect(slow.current).toBe(position.turn);
    const moves = Array.from(list.subarray(0, position.moves(list)), (move) => formatMove(position, move));
    expect(moves.sort()).toEqual(movesOf(slow, position.turn).sort());
    expect(overOf(slow)).toBe(false);
  }
  const again = must(parseState(text));
  expect(isPhaseOver(again)).toBe(overOf(slow));
  const parts = partsOf(slow);
  expect(scoreParts(position)).toEqual(parts);
  for (let seat = 0; seat < position.seats; seat++)
    expect(bestLink(position, seat).islands.length * 5).toBe(parts.links[seat]);
  const shares = position.points.map(() => 0);
  for (const { leaders, share } of majorities(position)) for (const seat of leaders) shares[seat] += share;
  expect(Array.from(shares)).toEqual(parts.majorities);
}

function playAndCompare(start: BlueLagoonPosition, random: SeededRandom, stride: number): void {
  const list = new Int32Array(MAX_MOVES);
  const position = start.copy();
  for (let ply = 0; position.turn !== OVER; ply++) {
    if (ply % stride === 0) compare(position);
    position.play(position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))]);
  }
  compare(position);
}

describe('the fast rules agree with the slow ones', () => {
  it('on random maps of any height, shape and number of islands and circles', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), (seed, seats) => {
        const random = new SeededRandom(seed);
        const { board } = sketch(drawMap(random));
        playAndCompare(new BlueLagoonPosition(board, seats, false).start(), random, 9);
      }),
      { numRuns: 120, seed: 7 },
    );
  });

  it.each(['default', 'wheels', 'face', 'sides'])('on %s', (map) => {
    const random = new SeededRandom(map);
    for (const seats of [2, 3, 4]) {
      playAndCompare(new BlueLagoonPosition(boardOfMap(map), seats, false).start(), random, 23);
    }
  });

  it('and a match is the same as applyMove after applyMove, but for the deal (B15) and for B17', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), (seed, seats) => {
        const random = new SeededRandom(seed);
        const board = seed % 2 === 0 ? boardOfMap('sides') : sketch(drawMap(random)).board;
        const position = new BlueLagoonPosition(board, seats, false).start();
        while (position.turn !== OVER) {
          if (position.turn === CHANCE) position.play(position.roll(random));
          else playBoth(position, random);
        }
      }),
      { numRuns: 60, seed: 3 },
    );
  });
});

/** One move in the match and through applyMove. */
function playBoth(position: BlueLagoonPosition, random: SeededRandom): void {
  const list = new Int32Array(MAX_MOVES);
  const move = list[random.below(position.moves(list))];
  const input = { stateString: formatState(position), moveString: formatMove(position, move) };
  const applied = must(official.applyMove.call(input, random)) as string;
  const phase = position.phase;
  position.play(move);
  if (position.phase === phase) {
    expect(formatState(position)).toBe(applied);
    return;
  }
  while (position.turn === CHANCE) position.play(position.roll(random));
  const withoutDeal = (state: string) => state.replace(/ r C[^;]*;/, ' r;');
  // B17: a settlement that is over on arrival is counted at once in a match.
  const counted = position.turn === OVER ? / p (\d) \d+/g : '';
  const shown = (state: string) => withoutDeal(state).replace(counted, ' p $1');
  expect(shown(formatState(position))).toBe(shown(applied));
}

import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { must } from '../../../core/result.ts';
import { formatSvg } from '../../../kit/draw/drawing.ts';
import { stratopolis as game } from '../game.ts';
import { BLACK, columnOf, GREEN, rowOf, squareAt, squaresOf } from '../geometry.ts';
import { placeOf } from '../rules.ts';
import { type Sides, SQUARE } from './artwork.ts';
import {
  boxFromAbove,
  type Camera,
  cameraAt,
  FROM_ABOVE,
  nearness,
  pointAt,
  project,
  seenAt,
  squareSeenAt,
  tiltIn,
  turnsTo,
  WIDE,
} from './camera.ts';
import { boxAround, drawDepth, drawShadows, drawTower, litSquares, nearestLast, towersOf } from './depth.ts';
import { boxWithTile, depthBoxOf, growBox, isRoomyBox, isWholeBox, tileBox } from './depth-layout.ts';
import {
  drawGroundMarks,
  drawRoofMark,
  ghostTowers,
  hasSign,
  heightsOf,
  levelUnder,
  lineAround,
  roofsOf,
  silhouetteOf,
  tipOf,
} from './depth-overlay.ts';
import { scoringRegions } from './draft.ts';
import { builtSquares, frameOf, indexIn, squareIn, turnFrame } from './layout.ts';
import { drawMarks, SIGN } from './overlay.ts';
import { cropAt, placeOfTile } from './places.ts';

const EXAMPLE = 'MMUANLOBLNBCONSCKLDAPOTCMLEBPLMBKNJDOLNBMLDANPLDNNBAONMCLOFAPQTC -,E green+';
const position = must(game.parse(`stratopolis ${EXAMPLE}`));
const towers = towersOf(position, litSquares(scoringRegions(position)));
const heights = heightsOf(position);
const CORNERS = [0, 1, 2, 3];

describe('the camera', () => {
  it('finds the point of the table that it shows, from anywhere', () => {
    for (const camera of [
      FROM_ABOVE,
      cameraAt(1, tiltIn(0.9, 390)),
      ...[0, 0.4, 1, 2.7, 3].map((turns) => cameraAt(turns)),
    ]) {
      const [x, y] = project(camera, 4.25, 17.5);
      const [column, row] = pointAt(camera, x, y);
      expect(column).toBeCloseTo(4.25);
      expect(row).toBeCloseTo(17.5);
    }
  });

  it('sees the board from above as the flat board draws it', () => {
    const box = boxFromAbove({ x: 48, y: 72, width: 24, height: 24 });
    const [x, y] = project(FROM_ABOVE, 2, 3);
    expect(box.x).toBeCloseTo(x);
    expect(box.y).toBeCloseTo(y);
    expect(project(FROM_ABOVE, 3, 3)[0]).toBeCloseTo(x + box.width);
  });

  it('columns and rows of each corner lead back to their squares, and go towards whoever looks', () => {
    for (const corner of CORNERS) {
      const square = squareAt(3, 8);
      const [column, row] = seenAt(corner, square);
      expect(squareSeenAt(corner, column, row)).toBe(square);
      const camera = cameraAt(corner);
      expect(nearness(camera, squareSeenAt(corner, column + 1, row))).toBeGreaterThan(nearness(camera, square));
      expect(nearness(camera, squareSeenAt(corner, column, row + 1))).toBeGreaterThan(nearness(camera, square));
    }
  });

  it('goes on turning the same way, as far as it is told', () => {
    expect(turnsTo(0, 3)).toBe(4);
    expect(turnsTo(3, -0.5)).toBe(-1);
    expect(turnsTo(1, -0.5, 2)).toBe(5);
    expect(turnsTo(2, -0.5, 2)).toBe(2);
  });
});

describe('the city in depth', () => {
  it('has all towers in its picture, from every corner', () => {
    const pictures = CORNERS.map((corner) => drawDepth(position, scoringRegions(position), corner));
    for (const [corner, { box, drawing }] of pictures.entries()) {
      expect(formatSvg(drawing)).not.toMatch(/NaN|undefined/);
      // The table, the shadows on it, and every tower.
      expect(drawing.children).toHaveLength(2 + builtSquares(position).length);
      for (const [x, y] of roofsOf(cameraAt(corner), builtSquares(position), heights)) {
        expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
      }
    }
    expect(new Set(pictures.map(({ drawing }) => formatSvg(drawing))).size).toBe(4);
  });

  it('what does not score steps back where something is lit; black, which never scores, stays', () => {
    const lit = litSquares(scoringRegions(position));
    for (const { square, colours, isQuiet } of towers) {
      expect(isQuiet).toBe(colours[colours.length - 1] !== BLACK && !lit.has(square));
    }
    expect(towersOf(position, new Set()).some(({ isQuiet }) => isQuiet)).toBe(false);
  });

  it('on the ground only places where the tile fits as it is turned are marked; on roofs all of them', () => {
    const ground = [squareAt(2, 2), squareAt(3, 2), squareAt(4, 2)];
    const [roof] = builtSquares(position);
    const fits = new Map([
      ...ground.map((square, at) => [square, at === 1 ? 0b0010 : 0b0001] as const),
      [roof, 0b0010],
    ]);
    const dots = formatSvg(drawGroundMarks(cameraAt(0), heights, fits, 0, 0)).split('M').length - 1;
    expect(dots).toBe(2);
    expect([...ground, roof].map((square) => hasSign(square, heights, fits, 0))).toEqual([true, false, true, true]);
    const flat = formatSvg(drawMarks(position, fits, 0, 0));
    expect(flat).toContain('stroke-dasharray');
    expect(flat.split('a3 3').length - 1).toBe(4);
  });

  it('S9: a dark seam is around each tile, also beside one of the same colour, and none within it', () => {
    const seams = (joins: Sides<boolean>) => {
      const tower = { square: squareAt(4, 4), colours: [GREEN], joins, around: [0, 0, 0, 0], lit: false } as const;
      const roof = formatSvg(drawTower(cameraAt(0), tower));
      return [...(/d="([^"]*)"[^>]*stroke="#05080c" stroke-width="0.9"/.exec(roof)?.[1].matchAll(/M/g) ?? [])].length;
    };
    expect(seams([false, false, false, false])).toBe(4);
    expect(seams([true, false, false, true])).toBe(2);
  });

  it('where the tile fits on the last move, its frame is within the line around that move', () => {
    const inset = (isMarked: boolean) =>
      Number(/M([\d.]+) /.exec(formatSvg(drawRoofMark(cameraAt(0), squareAt(4, 4), 1, true, isMarked)))?.[1]);
    const [halfOfFrame, halfOfLine, toLine] = [0.9, (SIGN * 0.24) / 2, 0.05 * SQUARE];
    expect(inset(true) - halfOfFrame).toBeGreaterThan(toLine + halfOfLine);
    expect(inset(false)).toBeLessThan(inset(true));
  });

  it('a small picture of a move has the heights of its tile alone, and a line around its roofs', () => {
    const newest = position.laid[position.placed - 1];
    const { drawing, place } = cropAt(position, placeOfTile(newest));
    const high = squaresOf(newest).filter((square) => heights(square) > 1);
    expect(formatSvg(drawDepth(position, [], 0).drawing).split('<ellipse').length - 1).toBeGreaterThan(high.length);
    expect(formatSvg(drawing).split('<ellipse').length - 1).toBe(high.length);
    expect(place?.line).toBe(lineAround(cameraAt(0), squaresOf(newest), heights));
  });

  it('a tower throws a longer shadow the higher it is, and none where one looks from above', () => {
    const right = (camera: Camera, levels: number) => {
      const path = formatSvg(drawShadows(camera, [{ square: squareAt(4, 4), colours: Array(levels).fill(0) }]));
      return Math.max(...Array.from(path.matchAll(/[ML](-?[\d.]+) /g), ([, x]) => Number(x)));
    };
    const camera = cameraAt(0);
    expect(right(camera, 3) - right(camera, 1)).toBeGreaterThan(camera.level);
    expect(right(FROM_ABOVE, 3)).toBeCloseTo(right(FROM_ABOVE, 1));
  });

  it('draws what is nearer later, from anywhere: no tower is painted over by one behind it', () => {
    for (const turns of [0, 0.3, 0.5, 1, 1.8, 2, 3.5]) {
      const camera = cameraAt(turns);
      const order = nearestLast(camera, towers).map(({ square }) => square);
      for (const [at, square] of order.entries()) {
        const [x, y] = project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5);
        for (const later of order.slice(at + 1)) {
          const [laterX, laterY] = project(camera, columnOf(later) + 0.5, rowOf(later) + 0.5);
          if (Math.abs(laterX - x) < 1) expect(laterY).toBeGreaterThan(y);
        }
      }
    }
  });

  it('a square is hit on its roof and on its walls', () => {
    const camera = cameraAt(0);
    const high = builtSquares(position).find((square) => heights(square) > 2) ?? 0;
    const points = (text: string) =>
      text.match(/-?[\d.]+ -?[\d.]+/g)?.map((point) => point.split(' ').map(Number)) ?? [];
    expect(points(silhouetteOf(camera, squareAt(0, 0), 0))).toHaveLength(4);
    const outline = points(silhouetteOf(camera, high, heights(high)));
    expect(outline).toHaveLength(6);
    const rise = project(camera, 0, 0)[1] - project(camera, 0, 0, heights(high))[1];
    expect(outline[2][1] - outline[1][1]).toBeCloseTo(rise);
  });

  it('a line around roofs leaves out what two squares of one height share', () => {
    const camera = cameraAt(1);
    const [a, b] = [squareAt(4, 4), squareAt(5, 4)];
    const lines = (heightOf: (square: number) => number) => lineAround(camera, [a, b], heightOf).split('M').length - 1;
    expect(lines(() => 2)).toBe(6);
    expect(lines((square) => (square === a ? 1 : 2))).toBe(8);
    const [x] = tipOf(camera, [a, b], () => 0);
    const ends = [a, b].map((square) => project(camera, columnOf(square) + 0.5, rowOf(square) + 0.5)[0] + WIDE);
    expect(x).toBeCloseTo(Math.max(...ends));
    // Beside the letter of another idea a sign goes to the other end.
    const [left] = tipOf(
      camera,
      [a, b],
      () => 0,
      (point) => point[0] < x,
    );
    expect(left).toBeCloseTo(Math.min(...ends) - 2 * WIDE);
  });

  it('the tile in hand is one storey on what is there', () => {
    const [square] = builtSquares(position);
    const blocks = ghostTowers(0, square * 4, heights, new Set([square]));
    expect(blocks.map(({ lit }) => lit)).toEqual([true, false, false]);
    for (const block of blocks) expect(block.colours).toHaveLength(heights(block.square) + 1);
    expect(blocks[0].joins).toEqual([false, true, true, false]);
  });

  it('S6: over uneven ground the tile in hand is whole and level, on the highest square below it', () => {
    const uneven = builtSquares(position)
      .map((square) => squaresOf(square * 4).map(heights))
      .findIndex((below) => new Set(below).size > 1);
    const place = builtSquares(position)[uneven] * 4;
    const highest = Math.max(...squaresOf(place).map(heights));
    const ground = levelUnder(place, heights);
    for (const block of ghostTowers(0, place, ground)) expect(block.colours).toHaveLength(highest + 1);
    const up = (square: number) => ground(square) + 1;
    const camera = cameraAt(0);
    // The outline of an L: eight sides of squares, and none between two of its own.
    expect(lineAround(camera, squaresOf(place), up).split('M').length - 1).toBe(8);
  });
});

describe('what is shown in depth', () => {
  it.each([
    { corner: 0, aspect: 1.4, least: 300, growthsBelow: 9 },
    { corner: 3, aspect: 0.9, least: 216, growthsBelow: 16 },
  ])('S7: every square that takes a tile is inside, from corner $corner', ({ corner, aspect, least, growthsBelow }) => {
    const [camera, room] = [cameraAt(corner, tiltIn(aspect, least * 1.8)), { aspect, least }];
    let box = depthBoxOf(game.start(2, {}), camera, room);
    let growths = 0;
    for (const { match, moves } of randomMatch('depth')) {
      if (!isRoomyBox(box, match, camera, room)) {
        const grown = growBox(box, match, camera, room);
        // It comes no nearer, with the city in the middle; only on a phone, where squares would be too small, it does.
        if (least === 300) {
          const { x, y } = depthBoxOf(match, camera, { aspect, least: grown.width });
          expect(grown.width).toBeGreaterThanOrEqual(box.width);
          expect(grown.x).toBeCloseTo(x);
          expect(grown.y).toBeCloseTo(y);
        } else expect(grown.width).toBeLessThan(depthBoxOf(match, camera, room).width + 3 * WIDE);
        expect(grown.width / grown.height).toBeCloseTo(aspect);
        box = grown;
        growths++;
      }
      expect(isRoomyBox(box, match, camera, room) && isWholeBox(box, match, camera)).toBe(true);
      for (const move of moves) {
        const [[x, y]] = roofsOf(camera, [placeOf(move) >> 2], () => 0);
        expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
      }
    }
    expect(growths).toBeGreaterThan(0);
    expect(growths).toBeLessThan(growthsBelow);
  });

  it('round a large city there is little to spare', () => {
    const [camera, room] = [cameraAt(0), { aspect: 1.4, least: 300 }];
    let box = depthBoxOf(game.start(2, {}), camera, room);
    const spared: number[] = [];
    for (const { match } of randomMatch('depth')) {
      if (isRoomyBox(box, match, camera, room)) continue;
      const needed = depthBoxOf(match, camera, room).width;
      const grown = growBox(box, match, camera, room);
      if (needed > 600 && grown.width > box.width) spared.push(grown.width - needed);
      box = grown;
    }
    expect(spared.length).toBeGreaterThan(0);
    expect(Math.max(...spared)).toBeLessThan(2 * WIDE);
  });

  it('a suggested tile is whole on the board, beside the city', () => {
    const room = { aspect: 1.3, least: 300 };
    const camera = cameraAt(2);
    let moved = 0;
    for (const { match, moves } of randomMatch('suggested')) {
      const box = depthBoxOf(match, camera, room);
      const up = (square: number) => heightsOf(match)(square) + 1;
      for (const move of moves.filter((_, at) => at % 31 === 0)) {
        const shown = boxWithTile(box, tileBox(match, camera, placeOf(move)), room);
        const roofs = roofsOf(camera, squaresOf(placeOf(move)), up);
        expect(roofs.every(([x]) => x - WIDE > shown.x && x + WIDE < shown.x + shown.width)).toBe(true);
        expect(roofs.every(([, y]) => y > shown.y && y < shown.y + shown.height)).toBe(true);
        expect(isRoomyBox(shown, match, camera, room)).toBe(true);
        if (shown !== box) moved++;
      }
    }
    expect(moved).toBeGreaterThan(0);
  });

  it('a frame is the same squares from every corner', () => {
    const frame = frameOf(position, 1.4);
    const all = Array.from({ length: frame.columns * frame.rows }, (_, index) => squareIn(frame, index)).sort();
    for (const corner of CORNERS) {
      const turned = turnFrame(frame, corner);
      const squares = all.map((_, index) => squareIn(turned, index, corner));
      expect(squares.toSorted()).toEqual(all);
      expect(indexIn(turned, squares[7], corner)).toBe(7);
    }
    expect(boxAround(cameraAt(0), towers).width).toBeGreaterThan(0);
  });
});

/** A match at random, position by position, with the moves there are. */
function* randomMatch(seed: string) {
  const random = new SeededRandom(seed);
  const list = new Int32Array(game.maxMoves);
  const match = game.start(2, {});
  while (match.turn !== OVER) {
    if (match.turn === CHANCE) match.play(match.roll(random));
    else {
      const moves = Array.from(list.subarray(0, match.moves(list)));
      yield { match, moves };
      match.play(moves[random.below(moves.length)]);
    }
  }
}

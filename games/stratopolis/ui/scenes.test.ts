import { describe, expect, it } from 'vitest';
import { CHANCE, OVER } from '../../../core/game.ts';
import { SeededRandom } from '../../../core/random.ts';
import { formatSvg } from '../../../kit/draw/drawing.ts';
import { readGolden } from '../../../tests/support/golden.ts';
import { stratopolis as game } from '../game.ts';
import type { StratopolisPosition } from '../position.ts';
import { cascadeOf, regionsOf } from '../scoring.ts';
import { cameraAt, tiltIn } from './camera.ts';
import { litSquares, towersOf } from './depth.ts';
import { scoringRegions } from './draft.ts';
import { FIELD_IN_MOTION } from './field.ts';
import { explainScore } from './final-score.ts';
import { scaleAt } from './layout.ts';
import { scenesOf } from './scenes.ts';
import { drawStage, guisesAt, stageBox, topsOf } from './stage.ts';

const matches = readGolden(game);
const names = ['Ada', 'Bo'];
/** Where tags are cut off by no edge. */
const EVERYTHING = { x: -1e4, y: -1e4, width: 2e4, height: 2e4 };
const scenesFor = (position: StratopolisPosition) => scenesOf({ position, names });

/** Random matches until one ends in a tie. */
function tied(): StratopolisPosition {
  const list = new Int32Array(game.maxMoves);
  for (let seed = 1; ; seed++) {
    const random = new SeededRandom(seed);
    const position = game.start(2, {});
    while (position.turn !== OVER) {
      position.play(position.turn === CHANCE ? position.roll(random) : list[random.below(position.moves(list))]);
    }
    if (position.scores()[0] === position.scores()[1]) return position;
  }
}

describe('the ending', () => {
  it('S11: the city turns, both regions rise and are counted, the winner’s last', () => {
    for (const { position } of matches) {
      const scenes = scenesFor(position);
      const [winner] = position.winners() ?? [];
      expect(scenes[0].rising).toEqual([]);
      expect(scenes[1].rising).toEqual(regionsOf(position, 1 - winner).slice(0, 1));
      expect(scenes[2].rising).toEqual(regionsOf(position, winner).slice(0, 1));
      // Not the points: they are counted on the board, and come last.
      expect(scenes[2].caption).toMatch(/ region: \d+ squares? × height \d+\.$/);
      expect(scenes.at(-1)?.totals).toEqual(Array.from(position.scores()));
      expect(scenes.at(-1)?.winner).toBe(winner);
      expect(scenes.at(-1)?.risen).toEqual(scenes.flatMap(({ rising }) => rising));
    }
  });

  it('S13: further regions rise only where they broke a tie', () => {
    const decided = matches.filter(({ position }) => position.scores()[0] !== position.scores()[1]);
    for (const { position } of decided) expect(scenesFor(position)).toHaveLength(4);
    const position = tied();
    const { steps, winner } = cascadeOf(position);
    const scenes = scenesFor(position);
    expect(scenes).toHaveLength(5);
    expect(scenes[3].caption).toMatch(/(\d+)–\1: a tie! The [a-z]+-largest regions decide/);
    expect(scenes[3].rising).toEqual(steps.at(-1)?.regions.filter(Boolean));
    expect(scenes[4].winner).toBe(winner);
    expect(scenes[4].caption).toMatch(/ wins the tie-break!$/);
    const score = explainScore(position);
    const parts = score.kind === 'points' ? score.parts : [];
    expect(parts.at(-1)?.name).toMatch(/^Tie-break: \w+ region$/);
    expect(parts.at(-1)?.compared).toEqual(steps.at(-1)?.values);
  });

  it('the last tile has its own moment before the city turns', () => {
    for (const match of matches) {
      const before = match.positions().findLast(({ placed }) => placed === match.position.placed - 1);
      const [first, ...rest] = scenesOf({ position: match.position, before, names });
      expect(first.isLastTile).toBe(true);
      expect(first.caption).toMatch(/^(Ada|Bo) \w.*\.$/);
      expect(rest).toEqual(scenesFor(match.position));
    }
  });

  it('does not begin before the last tile', () => {
    const [match] = matches;
    expect(scenesFor(match.positions().at(-3) ?? match.position)).toEqual([]);
  });

  it('“you” is a person of the grammar', () => {
    const { position } = matches[0];
    const [winner] = position.winners() ?? [];
    const told = scenesOf({ position, names: names.map((name, seat) => (seat === winner ? `${name}\u2060` : name)) });
    expect(told.at(-1)?.caption).toMatch(/^You win \d+–\d+!$/);
    expect(told[2].caption).toMatch(/^Your largest region: /);
  });
});

describe('the stage', () => {
  it('S11: what has risen is as many blocks as the region has points', () => {
    for (const { position } of matches) {
      const towers = towersOf(position, litSquares(scoringRegions(position)));
      const scene = scenesFor(position).at(-1);
      if (!scene) throw new Error('There is no last scene.');
      const guises = guisesAt({ towers, scene, part: 1, scale: 1 });
      const blocks = (squares: readonly number[]) =>
        squares.reduce((sum, square) => {
          const built = towers.find((tower) => tower.square === square)?.colours.length ?? 0;
          return sum + built + (guises.get(square)?.grown ?? 0);
        }, 0);
      for (const region of scene.risen) expect(blocks(region.squares)).toBe(region.value);
      // Only the numbers are left that the squares are multiplied by.
      const heights = scene.risen.flatMap(({ squares, height }) =>
        squares.filter((square) => height > 1 && guises.get(square)?.grown === 0),
      );
      const picture = formatSvg(drawStage(cameraAt(0), { towers, scene, part: 1, scale: 1 }, EVERYTHING));
      expect(picture.split('<ellipse').length - 1).toBe(heights.length);
      // Hundreds of fine lines in every picture of a film would cost every other picture.
      const ground = formatSvg(FIELD_IN_MOTION);
      expect(picture).toContain(ground);
      expect(ground).not.toContain('stroke=');
    }
  });

  it('counts squares one by one, then times the height, then the sum', () => {
    const { position } = matches[0];
    const towers = towersOf(position, litSquares(scoringRegions(position)));
    const scene = scenesFor(position)[2];
    const [region] = scene.rising;
    const afloat = (part: number) => {
      const guises = guisesAt({ towers, scene, part, scale: 1 });
      return region.squares.filter((square) => (guises.get(square)?.lift ?? 0) > 0).length;
    };
    expect(afloat(0)).toBe(0);
    expect(afloat(0.3)).toBeGreaterThan(0);
    expect(afloat(0.3)).toBeLessThan(region.size);
    expect(afloat(1)).toBe(region.size);
    // What is drawn on the board afterwards is on the roofs where they are then.
    const tops = topsOf({ towers, scene, part: 1, scale: 1 });
    expect(new Set(region.squares.map((square) => tops.get(square))).size).toBe(1);
    expect(tops.get(region.squares[0])).toBeGreaterThan(region.height);
    const pictures = [0.2, 0.75, 1].map((part) =>
      formatSvg(drawStage(cameraAt(0), { towers, scene, part, scale: 1 }, EVERYTHING)),
    );
    expect(new Set(pictures).size).toBe(3);
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined/);
  });

  it('keeps the tags of all regions in sight, from every corner, on a phone too', () => {
    for (const { position } of matches) {
      const towers = towersOf(position, new Set());
      const scene = scenesFor(position).at(-1);
      if (!scene) throw new Error('There is no last scene.');
      for (const corner of [0, 1, 2, 3]) {
        const camera = cameraAt(corner, tiltIn(1.07, 390));
        const box = stageBox(camera, towers, 1.07);
        const picture = formatSvg(drawStage(camera, { towers, scene, part: 1, scale: scaleAt(390 / box.width) }, box));
        const tags = Array.from(picture.matchAll(/<rect x="(\S+)" y="\S+" width="(\S+)"[^>]* rx=/g), ([, ...at]) =>
          at.map(Number),
        );
        expect(tags).toHaveLength(scene.risen.length);
        for (const [x, width] of tags) {
          expect(x).toBeGreaterThan(box.x);
          expect(x + width).toBeLessThan(box.x + box.width);
        }
      }
    }
  });

  it('is as wide for its height as its room', () => {
    const { position } = matches[0];
    const towers = towersOf(position, new Set());
    for (const aspect of [0.7, 1.4]) {
      const box = stageBox(cameraAt(2), towers, aspect);
      expect(box.width / box.height).toBeCloseTo(aspect);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { room as arboretum } from '../../games/arboretum/index.ts';
import { room as lagoon } from '../../games/blue-lagoon/index.ts';
import { shelf } from '../../games/index.ts';
import { room } from '../../games/metro/index.ts';
import { readGolden } from '../../tests/support/golden.ts';
import { ALL_SEEING, LogInWords } from '../session/log-in-words.ts';
import { type Curve, changesOf, curveOf, pointsBy, swingsOf, tellingLines } from './score-curve.ts';

const [match] = readGolden(room.game);
const log = new LogInWords(room, match, () => '').linesFor('spectator');

describe('how the score went', () => {
  const curve = curveOf(log, match.positions(), room);

  it('has a step for every turn and ends at the final score', () => {
    expect(curve.start).toEqual([0, 0]);
    expect(curve.steps.length).toBe(60);
    expect(log.at(-1)?.turn).toBe(60);
    expect(curve.steps.at(-1)?.points).toEqual(Array.from(match.position.scores()));
    expect(log.at(curve.steps[7].from)?.seat).not.toBe(CHANCE);
  });
});

it.each(shelf.map(({ about: { id }, load }) => ({ id, load })))(
  'the points told beside lines of $id are those before and after just these lines',
  async ({ id, load }) => {
    const game = await load();
    const pointsOf = pointsBy(game);
    const turns = readGolden(game.game).flatMap((each) => {
      const seen = each.positions();
      const curve = curveOf(new LogInWords(game, each, () => '').linesFor(ALL_SEEING), seen, game);
      return curve.steps.map(({ from, to }, step) => {
        const points = seen.slice(from, to + 1).map(pointsOf);
        const lines = tellingLines(curve, step, seen, pointsOf).map((line) => line - from);
        return { points, lines, changes: changesOf(curve, step) };
      });
    });
    for (const { points, lines, changes } of turns) expectCredit(points, lines, changes);
    expect(turns.filter(({ lines }) => lines.length > 0).length > 20).toBe(id !== 'race-to-the-raft');
  },
);

/** `points` before each line of a turn and after the last; `lines` are told. */
function expectCredit(
  points: readonly (readonly number[])[],
  lines: readonly number[],
  changes: ReturnType<typeof changesOf>,
) {
  const moved = (line: number) => changes.filter(({ seat }) => points[line][seat] !== points[line + 1][seat]).length;
  for (const { seat, before, after } of changes) {
    expect(points[lines[0]][seat]).toBe(before);
    expect(points[lines[lines.length - 1] + 1][seat]).toBe(after);
  }
  for (let line = 0; line + 1 < points.length; line++) expect(moved(line) > 0).toBe(lines.includes(line));
}

it('a turn of Arboretum that a drawn card decided is told by that card, and one of several cards by all of them', () => {
  const told = readGolden(arboretum.game).flatMap((each) => {
    const lines = new LogInWords(arboretum, each, () => '').linesFor(ALL_SEEING);
    const seen = each.positions();
    const curve = curveOf(lines, seen, arboretum);
    return curve.steps.map((_, step) => tellingLines(curve, step, seen, pointsBy(arboretum)).map((at) => lines.at(at)));
  });
  expect(told.some(([line]) => line?.seat === CHANCE && /^drew \w/.test(line.words))).toBe(true);
  expect(told.some((lines) => lines.length > 2)).toBe(true);
});

it('the curve of a match of two halves knows where the second begins', () => {
  const [halves] = readGolden(lagoon.game);
  const lines = new LogInWords(lagoon, halves, () => '').linesFor('spectator');
  const { stages, steps } = curveOf(lines, halves.positions(), lagoon);
  expect(stages.map(({ name }) => name)).toEqual(['Second half']);
  const { from, to } = steps[stages[0].step - 1];
  expect([from, to].map((line) => lagoon.stageOf?.(halves.at(line)))).toEqual(['First half', 'Second half']);
});

it('where each move is a turn, somebody who plays on while the others are skipped takes a step a move', () => {
  const told = readGolden(lagoon.game).map((each) => {
    const lines = new LogInWords(lagoon, each, () => '').linesFor('spectator');
    const moves = Array.from(lines).filter(({ seat }) => seat !== CHANCE);
    const isSkipping = moves.some(({ seat }, at) => seat === moves[at - 1]?.seat);
    return { moves: moves.length, isSkipping, steps: curveOf(lines, each.positions(), lagoon).steps.length };
  });
  expect(told.some(({ isSkipping }) => isSkipping)).toBe(true);
  for (const { steps, moves } of told) expect(steps).toBe(moves);
});

describe('the biggest swings', () => {
  const turn = (seat: number, points: number[], at: number) => ({ seat, points, from: at, to: at + 1 });
  const curve: Curve = {
    start: [0, 0, 0],
    steps: [turn(0, [5, 0, 0], 0), turn(1, [5, 9, 0], 1), turn(2, [5, 9, 8], 2), turn(0, [12, 9, 8], 3)],
    stages: [],
  };

  it('are the greatest changes of the lead of the first over the second, in the order of play', () => {
    expect(swingsOf(curve, 2)).toEqual([
      { step: 1, points: 9, seat: 1 },
      { step: 3, points: 7, seat: 0 },
    ]);
  });

  it('belong to the line that jumps: the points of a turn may be a rival’s', () => {
    const given: Curve = { ...curve, steps: [turn(1, [30, 6, 0], 0), turn(0, [28, 8, 0], 1)] };
    expect(swingsOf(given, 2).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('leave out the turn that ends a part of the match: what the next begins with is counted there', () => {
    const stages = [{ step: 2, name: 'Second half' }];
    expect(swingsOf({ ...curve, stages }, 9).map(({ step }) => step)).toEqual([0, 3]);
  });

  it('tell of every part of the match and of the winner, also where others were larger', () => {
    const scores = [70, 41, 13, 13, 10, 12];
    const steps = scores.map((each, at) => turn(at % 2, [each, 5], at));
    const halves: Curve = { start: [100, 5], steps, stages: [{ step: 4, name: 'Second half' }] };
    expect(swingsOf(halves, 3).map(({ step }) => step)).toEqual([0, 4, 5]);
  });

  it('say nothing twice', () => {
    const tell = (step: number) => (step === 1 || step === 3 ? 'got the most pieces on Pearl Island' : `${step}`);
    expect(swingsOf(curve, 2, tell).map(({ step }) => step)).toEqual([0, 1]);
  });

  it('leave out turns that changed nothing between the two', () => {
    expect(swingsOf(curve, 9).map(({ step }) => step)).toEqual([0, 1, 3]);
    expect(swingsOf({ start: [0], steps: [], stages: [] }, 3)).toEqual([]);
  });
});

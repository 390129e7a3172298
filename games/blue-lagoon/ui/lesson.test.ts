import { describe, expect, it } from 'vitest';
import { must } from '../../../core/result.ts';
import { replay } from '../../../core/timeline.ts';
import { blueLagoon } from '../game.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { phasePoints } from '../scoring.ts';
import { EXPLORATION, SETTLEMENT } from '../state.ts';
import { lesson } from './lesson.ts';

/** The position in which a step is read and played, or some moves later. */
function positionAt(step: number, later: readonly string[] = []): BlueLagoonPosition {
  const before = lesson.steps.slice(0, step).flatMap(({ play, after = [] }) => [...(play ? [play] : []), ...after]);
  const log = [...lesson.opening, ...before, ...later];
  const { id, rulesVersion } = blueLagoon;
  return must(replay(blueLagoon, { game: id, rulesVersion, seats: lesson.seats, settings: {}, log })).position;
}

describe('the lesson', () => {
  const played = lesson.steps.flatMap(({ play }, step) => (play ? [positionAt(step)] : []));

  it('B8, B10: lets the learner end the exploration and begin the settlement', () => {
    expect(played.map(({ phase }) => phase).slice(-2)).toEqual([EXPLORATION, SETTLEMENT]);
    expect(played.at(-2)?.resources).toBe(1);
  });

  it('B15: says how many of the learner’s villages stay', () => {
    expect(played.at(-1)?.villages(0)).toHaveLength(4);
    expect(lesson.steps.find(({ say }) => say.startsWith('Half-time: you both'))?.say).toContain('Your four villages');
  });

  it('B13: explains what a reply takes from the learner, who would else think that their own move did', () => {
    const points = (position: BlueLagoonPosition) => position.points[0] + phasePoints(position, 0);
    const told = lesson.steps.flatMap(({ play, after = [] }, step) => {
      if (!play) return [];
      const then = positionAt(step + 1);
      const before = positionAt(step, [play, ...after.slice(0, -1)]);
      return points(then) < points(before) ? [points(before) - points(then)] : [0];
    });
    const says = lesson.steps.flatMap(({ play }, step) => (play ? [lesson.steps[step + 1].say] : []));
    expect(told.filter((lost) => lost > 0)).toHaveLength(4);
    for (const [at, lost] of told.entries())
      if (lost > 0) expect(says[at]).toMatch(new RegExp(`\\byou\\b[^.]* ${lost}\\b`));
    // A lesson speaks in sentences, not as the list of scores does.
    expect(says.join()).not.toContain('−');
  });

  it('B15: tells of half-time while the tide is seen, and of nothing else before its time', () => {
    const told = lesson.steps.filter(({ meanwhile }) => meanwhile !== undefined);
    expect(told).toEqual(lesson.steps.filter(({ play, after }) => play && after?.some((text) => text.startsWith('+'))));
  });

  it('B15: shows villages that are worth starting from, each on an island of its own', () => {
    const last = played.at(-1);
    // The learner ends the half, and so must not lack what Ada has to start the next one from.
    const islands = [0, 1].map((seat) => new Set(last?.villages(seat).map((tile) => last.board.islandOf[tile])).size);
    expect(islands).toEqual([4, 3]);
  });
});

import { texts } from '#texts/metro/ending.ts';
import { OVER } from '../../../core/game.ts';
import type { Finished, Scene } from '../../../kit/draw/scene.ts';
import type { MetroPosition } from '../position.ts';
import { allLines, type Line } from '../scoring.ts';
import { isKind, KINDS } from './final-score.ts';
import { bestLines, nameLines } from './lines.ts';

/** One step of the last trains: which of them run now, and which have been counted. */
export interface MetroScene extends Scene {
  /** Stations whose trains run. */
  readonly running: readonly number[];
  /** Stations whose points are told, those that run included. */
  readonly counted: readonly number[];
  /** The stations of the best lines, at the very end. */
  readonly best: readonly number[];
}

const MILLISECONDS = { perTile: 70, shortest: 1300, longest: 2600, last: 1600 };

/** The last trains run: the short lines, the long ones, those to the centre. Then the whole map is lit, and the best line. */
export function scenesOf({ position, names }: Finished<MetroPosition>): readonly MetroScene[] {
  const done = allLines(position).filter(({ end, owner }) => end.kind !== 'open' && owner !== undefined);
  if (position.turn !== OVER || done.length === 0) return [];
  const totals = Array.from({ length: position.seats }, () => 0);
  const counted: number[] = [];
  const scenes = KINDS.toReversed().flatMap((kind): MetroScene[] => {
    const lines = done.filter((line) => isKind(kind, line));
    if (lines.length === 0) return [];
    const gains = totals.map((_, seat) => sumOf(lines.filter(({ owner }) => owner === seat)));
    gains.forEach((points, seat) => {
      totals[seat] += points;
    });
    const running = lines.map(({ station }) => station);
    counted.push(...running);
    return [
      {
        milliseconds: timeFor(lines),
        caption: texts.finale.counted(
          kind,
          names.map((name, seat) => ({ name, points: gains[seat] })).filter(({ points }) => points > 0),
        ),
        totals: [...totals],
        sound: 'stone',
        running,
        counted: [...counted],
        best: [],
      },
    ];
  });
  const best = bestLines(done);
  const caption = texts.finale.best(nameLines(best, names), best[0].points);
  return [
    ...scenes,
    {
      milliseconds: MILLISECONDS.last,
      caption,
      totals,
      sound: 'end',
      running: [],
      counted,
      best: best.map(({ station }) => station),
    },
  ];
}

function timeFor(lines: readonly Line[]): number {
  const tiles = Math.max(...lines.map(({ steps }) => steps.length));
  const { perTile, shortest, longest } = MILLISECONDS;
  return Math.min(longest, Math.max(shortest, tiles * perTile));
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

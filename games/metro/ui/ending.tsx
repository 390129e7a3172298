import { texts } from '#texts/metro/ending.ts';
import type { Seat } from '../../../core/game.ts';
import { EndingBySeat } from '../../../kit/ending-by-seat.tsx';
import { type EndingProps, nameOf } from '../../../kit/table.ts';
import { WITH_CENTRE } from '../geometry.ts';
import type { MetroPosition } from '../position.ts';
import { allLines, type Line } from '../scoring.ts';
import { closingTile, layersOf, nameLines } from './lines.ts';
import { tracing } from './pointed-station.tsx';
import { bestOf, praiseFor, tellBest, tellGold } from './praise.ts';

/** A line, and who brought it to its end. */
interface Told {
  readonly line: Line;
  /** The tile that ended it, counted from 1. */
  readonly tile: number;
  readonly by: Seat | undefined;
}

/** What stood out, then the score line by line, the dearest first. */
export function EndingStory({ position, names, earlier }: EndingProps<MetroPosition>) {
  const lines = tellLines(position, earlier());
  return (
    <>
      <p class="metro-story">{standOuts(position, lines, names).join(' ')}</p>
      <EndingBySeat
        points={position.points}
        names={names}
        kind="metro-ending"
        story={(seat) => (
          <ol>
            {lines
              .filter(({ line }) => line.owner === seat)
              .sort((a, b) => b.line.points - a.line.points)
              .map((told) => (
                <li key={told.line.station} {...tracing(told.line.station)}>
                  <span>
                    {lineWords(told.line)}
                    {told.by !== undefined && (
                      <span class="fine">{texts.ended(nameOf(names, told.by), told.tile)}</span>
                    )}
                  </span>
                  <span class="sum">{sumOf(told.line)}</span>
                </li>
              ))}
          </ol>
        )}
      />
    </>
  );
}

/** Which line is gold on the board and which is one's own best, after a friendly word. */
export function InGold({ position, names }: EndingProps<MetroPosition>) {
  const praise = praiseFor(position, names);
  return (
    <p class="fine metro-in-gold">
      {praise && <b>{praise} </b>}
      {tellGold(allLines(position), names).join(' ')}
    </p>
  );
}

function tellLines(position: MetroPosition, positions: readonly MetroPosition[]): readonly Told[] {
  const layers = layersOf(positions);
  return allLines(position).map((line) => {
    const tile = closingTile(position, line);
    return { line, tile, by: line.end.kind === 'open' ? undefined : layers[tile - 1] };
  });
}

/** Two or three sentences about the whole match. */
function standOuts(position: MetroPosition, lines: readonly Told[], names: readonly string[]): string[] {
  const all = lines.map(({ line }) => line);
  const tiles = Math.max(...all.map(({ steps }) => steps.length));
  const longest = all.filter(({ steps }) => steps.length === tiles);
  const best = bestOf(all);
  const isOne = longest.length === 1 && best.length === 1 && longest[0] === best[0];
  const centred = all.filter(({ end }) => end.kind === 'centre').length;
  return [
    ...(isOne
      ? [texts.longestInGold(nameLines(best, names)[0], tiles, best[0].points)]
      : [tellLongest(longest, names), ...tellBest(best, names)]),
    ...(position.board === WITH_CENTRE ? [texts.toCentre(centred)] : []),
    ...endedMost(position.seats, lines, names),
  ];
}

/** The longest lines, all of one length. */
function tellLongest(longest: readonly Line[], names: readonly string[]): string {
  const [{ station, steps }] = longest;
  const owned = longest.flatMap((line) =>
    line.owner === undefined ? [] : [{ owner: nameOf(names, line.owner), station: line.station }],
  );
  if (owned.length > 1) return texts.longestShared(owned, steps.length);
  if (owned.length === 1) return texts.longest(owned[0], steps.length);
  return texts.longestOfNobody(station, steps.length);
}

/** Who ended most lines of others; nothing where two did equally well. */
function endedMost(seats: number, lines: readonly Told[], names: readonly string[]): string[] {
  const counts = Array<number>(seats).fill(0);
  for (const { line, by } of lines) if (by !== undefined && line.owner !== undefined && line.owner !== by) counts[by]++;
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  const rival = seats === 2 ? nameOf(names, 1 - first) : undefined;
  return most > 0 && first === counts.lastIndexOf(most) ? [texts.endedMost(nameOf(names, first), most, rival)] : [];
}

function lineWords({ station, end }: Line): string {
  if (end.kind === 'open') return texts.lineOpen(station);
  if (end.kind === 'centre') return texts.lineToCentre(station);
  return end.station === station ? texts.lineBack(station) : texts.line(station, end.station);
}

function sumOf({ end, steps, points }: Line): string {
  return end.kind === 'centre' ? texts.doubled(steps.length, points) : `${points}`;
}

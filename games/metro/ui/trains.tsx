import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { wantsLessMotion } from '../../../kit/motion.ts';
import type { MetroPosition } from '../position.ts';
import type { Line } from '../scoring.ts';
import { arrive, showArriving } from './arriving.tsx';
import { ownerClass } from './artwork.ts';
import { type LineMap, linePath } from './lines.ts';

/** A line that has just been finished: its train runs to the end, counting. */
interface Journey {
  readonly key: string;
  readonly line: Line;
  readonly path: string;
}

/** How long a train runs, in milliseconds. */
const RUN = { perTile: 130, shortest: 600, longest: 2200 };

/** Shows what changed between two positions: every line that arrived. */
export function Trains({ position, map }: { readonly position: MetroPosition; readonly map: LineMap }) {
  const before = useRef<{ placed: number; map: LineMap }>({ placed: position.placed, map });
  const [journeys, setJourneys] = useState<readonly Journey[]>([]);
  // Before the paint: points that come with a train must not be seen before it.
  useLayoutEffect(() => {
    const old = before.current;
    before.current = { placed: position.placed, map };
    // Only one step forward: after undo or a jump nothing has "just" arrived.
    const isStep = position.placed === old.placed + 1;
    const arrived = map.lines.filter(
      (line, index) => isStep && line.end.kind !== 'open' && old.map.lines[index].end.kind === 'open',
    );
    setJourneys(
      arrived.map((line) => ({ key: `${position.placed}-${line.station}`, line, path: linePath(position, line) })),
    );
    showArriving(wantsLessMotion() ? [] : arrived);
  }, [position, map]);
  useEffect(() => () => showArriving([]), []);
  return (
    <>
      {journeys.map((journey) => (
        <Train key={journey.key} journey={journey} />
      ))}
    </>
  );
}

function Train({ journey }: { readonly journey: Journey }) {
  const { line, path } = journey;
  const way = useRef<SVGPathElement>(null);
  const [at, setAt] = useState<{ x: number; y: number; count: number; done: boolean }>();
  useEffect(() => {
    const element = way.current;
    if (!element) return;
    const length = element.getTotalLength();
    const still = wantsLessMotion();
    const duration = still ? 0 : Math.min(RUN.longest, Math.max(RUN.shortest, line.steps.length * RUN.perTile));
    let begin: number | undefined;
    let frame = 0;
    const run = (now: number) => {
      begin ??= now;
      const part = duration === 0 ? 1 : Math.min(1, (now - begin) / duration);
      const { x, y } = element.getPointAtLength(length * part);
      setAt({ x, y, count: Math.round(line.points * part), done: part === 1 });
      if (part < 1) frame = requestAnimationFrame(run);
      else arrive(line.station);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [line]);
  return (
    <g class={`metro-train ${ownerClass(line.owner)}${at?.done ? ' is-done' : ''}`}>
      <path ref={way} d={path} class="metro-trace" />
      {at && (
        <g transform={`translate(${at.x} ${at.y})`}>
          <rect class="metro-carriage" x={-26} y={-20} width={52} height={40} rx={14} />
          <text y={9} text-anchor="middle" class="metro-count">
            {at.count}
          </text>
        </g>
      )}
    </g>
  );
}

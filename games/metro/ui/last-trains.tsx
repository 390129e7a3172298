import { useMemo } from 'preact/hooks';
import type { ShownScene } from '../../../kit/draw/scene.ts';
import { memo } from '../../../kit/memo.tsx';
import type { MetroPosition } from '../position.ts';
import type { Line } from '../scoring.ts';
import { ownerClass } from './artwork.ts';
import { Layers } from './layers.tsx';
import { type Layer, type LineMap, lineLayers, linePath } from './lines.ts';
import type { MetroScene } from './scenes.ts';

/**
 * The ending on the board: a veil over all that scores nothing, the counted lines shining above it, and a train on each
 * line that is counted now. It is a layer of its own, so that the board beneath is not painted again for every frame.
 */
export const LastTrains = memo(
  ({
    position,
    map,
    shown,
  }: {
    readonly position: MetroPosition;
    readonly map: LineMap;
    readonly shown: ShownScene<MetroScene>;
  }) => {
    const { scene, isMoving, tempo } = shown;
    const paths = useMemo(() => map.lines.map((line) => linePath(position, line)), [position, map]);
    const layers = useMemo(() => map.lines.map((line) => lineLayers(position, line)), [position, map]);
    const lines = scene.counted.map((station) => map.lines[station - 1]);
    const time = `${Math.round(scene.milliseconds * tempo * 0.8)}ms`;
    return (
      <g class={isMoving ? 'metro-finale is-moving' : 'metro-finale'} style={{ '--metro-run': time }}>
        {lines.map((line) => (
          <Shining
            key={line.station}
            line={line}
            path={paths[line.station - 1]}
            layers={layers[line.station - 1]}
            isRunning={isMoving && scene.running.includes(line.station)}
            isBest={scene.best.includes(line.station)}
          />
        ))}
      </g>
    );
  },
);

const Shining = memo(
  ({
    line,
    path,
    layers,
    isRunning,
    isBest,
  }: {
    readonly line: Line;
    readonly path: string;
    readonly layers: readonly Layer[];
    readonly isRunning: boolean;
    readonly isBest: boolean;
  }) => (
    <g class={`metro-shining ${ownerClass(line.owner)}${isRunning ? ' is-running' : ''}${isBest ? ' is-best' : ''}`}>
      {isBest && <path d={path} class="metro-best" />}
      {isRunning ? (
        <>
          {isBest && <path d={path} class="metro-shine-gap" />}
          <path d={path} class="metro-shine" pathLength={1} />
        </>
      ) : (
        <Layers {...{ layers }} owner={line.owner} edge="metro-shine-gap" line="metro-shine" />
      )}
      {isRunning && (
        <rect
          class="metro-wagon"
          x={-17}
          y={-11}
          width={34}
          height={22}
          rx={9}
          style={{ offsetPath: `path("${path}")` }}
        />
      )}
    </g>
  ),
);

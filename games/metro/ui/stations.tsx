import { useMemo, useState } from 'preact/hooks';
import { texts } from '#texts/metro/table.ts';
import { stepToNearest } from '../../../kit/grid-keys.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { nameOf } from '../../../kit/table.ts';
import { STATIONS } from '../components.ts';
import type { Line } from '../scoring.ts';
import { useArriving } from './arriving.tsx';
import { drawStation, plate, type StationState, stationPoint } from './artwork.ts';
import { FocusRing } from './focus-ring.tsx';
import { type LineMap, stateOf } from './lines.ts';
import { pointStation, tracing } from './pointed-station.tsx';
import { describeLine } from './words.ts';

const NO_STATIONS: readonly number[] = [];
const POINTS = Array.from({ length: STATIONS }, (_, index) => stationPoint(index + 1));

/** The signs around the board; pointing at one traces its line. */
export const Stations = memo(
  ({
    map,
    names,
    counted = NO_STATIONS,
    best = NO_STATIONS,
  }: {
    readonly map: LineMap;
    readonly names: readonly string[];
    /** Stations whose points have been told, at the end. */
    readonly counted?: readonly number[] | undefined;
    readonly best?: readonly number[] | undefined;
  }) => {
    const [focus, setFocus] = useState(1);
    const arriving = useArriving();
    const signOf = (line: Line): StationState => {
      if (counted.includes(line.station)) return 'counted';
      return arriving.some(({ station }) => station === line.station) ? 'running' : stateOf(line);
    };
    const labels = useMemo(() => map.lines.map((line) => describeLine(line, ownerName(line, names))), [map, names]);
    return (
      <g role="toolbar" aria-label={texts.stations}>
        {map.lines.map((line, index) => {
          const [x, y] = stationPoint(line.station);
          return (
            <g
              key={line.station}
              id={`station-${line.station}`}
              role="button"
              class={best.includes(line.station) ? 'metro-station is-best' : 'metro-station'}
              tabindex={line.station === focus ? 0 : -1}
              aria-label={labels[index]}
              transform={`translate(${x} ${y})`}
              {...tracing(line.station)}
              onFocus={() => {
                setFocus(line.station);
                pointStation(line.station);
              }}
              onBlur={() => pointStation(undefined)}
              onKeyDown={(event) => {
                const next = stepToNearest(event.key, line.station - 1, POINTS);
                if (next === undefined) return;
                event.preventDefault();
                document.getElementById(`station-${next + 1}`)?.focus();
              }}
            >
              <Station station={line.station} owner={line.owner} state={signOf(line)} points={line.points} />
              {line.station === focus && <FocusRing {...plate()} rx={15} />}
              <title>{labels[index]}</title>
            </g>
          );
        })}
      </g>
    );
  },
);

export function ownerName({ owner }: { readonly owner: number | undefined }, names: readonly string[]) {
  return owner === undefined ? undefined : nameOf(names, owner);
}

const Station = memo(
  ({
    station,
    owner,
    state,
    points,
  }: {
    readonly station: number;
    readonly owner: number | undefined;
    readonly state: StationState;
    readonly points: number;
  }) => <Picture drawing={drawStation(station, owner, state, points)} />,
);

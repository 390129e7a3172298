import './board.css';
import './facts.css';
import './dark.css';
import { useMemo, useState } from 'preact/hooks';
import { texts } from '#texts/metro/table.ts';
import { onlyShows } from '../../../kit/confirming.ts';
import { defineScreen } from '../../../kit/define-screen.ts';
import type { Sound } from '../../../kit/draw/scene.ts';
import type { StillProps, TableProps } from '../../../kit/table.ts';
import { TableLayout } from '../../../kit/table-layout.tsx';
import { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf } from '../rules.ts';
import { NONE } from '../state.ts';
import { Board, type Trace, traceOf } from './board.tsx';
import { EndingStory } from './ending.tsx';
import { hasArrived, type LineMap, mapLines } from './lines.ts';
import type { Preview } from './preview.ts';
import { PreviewWords } from './preview-words.tsx';
import { MetroPrompt } from './prompt.tsx';
import { scenesOf as lastTrains, type MetroScene } from './scenes.ts';
import { Scores } from './scores.tsx';
import { useLabels, usePointing } from './use-pointing.tsx';
import { useTurnedTile } from './use-turned-tile.tsx';

export const screen = defineScreen<MetroPosition, MetroScene>(MetroPosition, {
  Table,
  Still,
  Ending: EndingStory,
  scenesOf: lastTrains,
  soundOf: soundBetween,
});

function Table(props: TableProps<MetroPosition, MetroScene>) {
  const { position, moves, names, submit, hint, marks, shown } = props;
  const map = useMemo(() => mapLines(position), [position]);
  const acts = moves.length > 0;
  const held = useTurnedTile(position, acts, hint);
  const { open, pointed, point, preview, fault, ...at } = usePointing(position, map, moves, held.tile);
  const [station, pointStation] = useState<number>();
  const choose = (square: number, touch: boolean) => {
    const wanted = open.get(square);
    // A refused square stays pointed at, so that its reason can be read and followed to the rule.
    if (wanted === undefined || (touch && at.tapped !== square)) return at.tap(square);
    at.played(square);
    submit(wanted);
  };
  const drop = (square: number) => choose(square, onlyShows());
  const drag = { over: point, drop, takes: (square: number) => open.has(square) };
  const hinted = hint !== undefined && hint < DRAW_MORE ? squareOf(hint) : undefined;
  const traced = traces(position, map, station, preview);
  const labels = useLabels(position, map, open, names);

  return (
    <TableLayout
      board={
        <Board
          {...{
            position,
            map,
            names,
            pointed,
            traced,
            labels,
            point,
            choose,
            pointStation,
            fault,
            hinted,
            marks,
            shown,
            turn: held.turn,
            tile: acts ? held.tile : NONE,
          }}
          {...(acts && { open })}
        />
      }
      prompt={<MetroPrompt {...props} {...{ drag, held }} />}
      preview={
        <PreviewWords
          {...{ names, preview, fault, acts }}
          fitsTurned={at.fitsTurned}
          ruleLink={props.ruleLink}
          line={station === undefined ? undefined : map.lines[station - 1]}
        >
          {preview && pointed !== undefined && <PlaceHere place={() => choose(pointed, false)} />}
        </PreviewWords>
      }
      position={position}
      facts={
        <>
          <Scores position={position} map={map} names={names} pointStation={pointStation} />
          {props.children}
        </>
      }
    />
  );
}

function PlaceHere({ place }: { readonly place: () => void }) {
  return (
    <button type="button" class="place-here primary" onClick={place}>
      {texts.preview.placeHere}
    </button>
  );
}

/** The line of a station, or everything a placement would lengthen. */
function traces(
  position: MetroPosition,
  map: LineMap,
  station: number | undefined,
  preview: Preview | undefined,
): readonly Trace[] {
  if (preview) {
    const { lines } = mapLines(preview.after);
    return preview.changes.map((change) => traceOf(preview.after, lines[change.station - 1]));
  }
  return station === undefined ? [] : [traceOf(position, map.lines[station - 1])];
}

const NOTHING_OPEN: ReadonlyMap<number, number> = new Map();

function Still({ position, names, marks }: StillProps<MetroPosition>) {
  const map = useMemo(() => mapLines(position), [position]);
  const [station, pointStation] = useState<number>();
  const [pointed, point] = useState<number>();
  const line = station === undefined ? undefined : map.lines[station - 1];
  const labels = useLabels(position, map, NOTHING_OPEN, names);
  return (
    <TableLayout
      board={
        <Board
          position={position}
          {...{ map, names, labels, pointed, point, pointStation, marks }}
          traced={line ? [traceOf(position, line)] : []}
        />
      }
      prompt={null}
      preview={<PreviewWords {...{ names, line }} preview={undefined} fault={undefined} acts={false} />}
      facts={<Scores position={position} map={map} names={names} pointStation={pointStation} />}
    />
  );
}

/** Paper from the deck, a wooden tile on the board, and the dry stop of a train at its platform. */
function soundBetween(before: MetroPosition, after: MetroPosition): Sound {
  if (after.placed === before.placed) return 'paper';
  return hasArrived(before, after) ? 'stone' : 'wood';
}

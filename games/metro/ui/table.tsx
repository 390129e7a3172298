import './board.css';
import './facts.css';
import './dark.css';
import { useMemo, useState } from 'preact/hooks';
import { texts } from '#texts/metro/table.ts';
import type { Move } from '../../../core/game.ts';
import { onlyShows } from '../../../kit/confirming.ts';
import { defineScreen } from '../../../kit/define-screen.ts';
import type { Sound } from '../../../kit/draw/scene.ts';
import type { StillProps, TableProps } from '../../../kit/table.ts';
import { TableLayout } from '../../../kit/table-layout.tsx';
import { usePointed } from '../../../kit/use-pointed.ts';
import { SQUARES } from '../geometry.ts';
import { MetroPosition } from '../position.ts';
import { checkPlacement, DRAW_MORE, squareOf } from '../rules.ts';
import { NONE } from '../state.ts';
import { Board, type Trace, traceOf } from './board.tsx';
import { EndingStory } from './ending.tsx';
import { hasArrived, type LineMap, mapLines } from './lines.ts';
import { type Preview, previewMove } from './preview.ts';
import { describeOffer, PreviewWords } from './preview-words.tsx';
import { MetroPrompt } from './prompt.tsx';
import { scenesOf as lastTrains, type MetroScene } from './scenes.ts';
import { Scores } from './scores.tsx';
import { describeSquare } from './words.ts';

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
  const { open, pointed, point, tapped, tap, played, preview, fault } = usePointing(position, map, moves);
  const [station, pointStation] = useState<number>();
  const acts = moves.length > 0;
  const choose = (square: number, touch: boolean) => {
    const wanted = open.get(square);
    // A refused square stays pointed at, so that its reason can be read and followed to the rule.
    if (wanted === undefined || (touch && tapped !== square)) return tap(square);
    played(square);
    submit(wanted);
  };
  const drop = (square: number) => choose(square, onlyShows());
  const drag = { over: point, drop, takes: (square: number) => open.has(square) };
  const tile = acts ? position.tileToPlace : NONE;
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
            tile,
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
          }}
          {...(acts && { open })}
        />
      }
      prompt={<MetroPrompt {...props} drag={drag} />}
      preview={
        <PreviewWords
          {...{ names, preview, fault, acts }}
          ruleLink={props.ruleLink}
          line={station === undefined ? undefined : map.lines[station - 1]}
        >
          {preview && pointed !== undefined && (
            <button type="button" class="place-here primary" onClick={() => choose(pointed, false)}>
              {texts.preview.placeHere}
            </button>
          )}
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

/** The squares that take the tile, the one that is pointed at, and what the tile would do there or why it may not lie there. */
function usePointing(position: MetroPosition, map: LineMap, moves: readonly Move[]) {
  const open = useMemo(
    () => new Map(moves.filter((move) => move < DRAW_MORE).map((move) => [squareOf(move), move])),
    [moves],
  );
  const { pointed, point, tapped, tap, played } = usePointed<number>(position);
  const move = pointed === undefined ? undefined : open.get(pointed);
  const preview = useMemo(
    () => (move === undefined ? undefined : previewMove(position, map, move)),
    [position, map, move],
  );
  const refused = pointed !== undefined && moves.length > 0 && move === undefined;
  const fault = refused ? checkPlacement(position, position.tileToPlace, pointed) : undefined;
  return { open, pointed, point, tapped, tap, played, preview, fault };
}

/** Every square in words, with what the tile would do there; worked out once a position, not at every pointing. */
function useLabels(
  position: MetroPosition,
  map: LineMap,
  open: ReadonlyMap<number, number>,
  names: readonly string[],
): readonly string[] {
  return useMemo(
    () =>
      Array.from({ length: SQUARES }, (_, square) => {
        const move = open.get(square);
        const state = describeSquare(position, square);
        return move === undefined ? state : describeOffer(state, previewMove(position, map, move), names);
      }),
    [position, map, open, names],
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

function Still({ position, names }: StillProps<MetroPosition>) {
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
          {...{ map, names, labels, pointed, point, pointStation }}
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

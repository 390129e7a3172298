import './board.css';
import './facts.css';
import './prompt.css';
import './preview.css';
import './dark.css';
import { useMemo, useState } from 'preact/hooks';
import { onlyShows } from '../../../kit/confirming.ts';
import { defineScreen } from '../../../kit/define-screen.ts';
import type { Sound } from '../../../kit/draw/scene.ts';
import { RefusedHere } from '../../../kit/refused-here.tsx';
import type { StillProps, TableProps } from '../../../kit/table.ts';
import { TableLayout } from '../../../kit/table-layout.tsx';
import { MetroPosition } from '../position.ts';
import { DRAW_MORE, squareOf } from '../rules.ts';
import type { Line } from '../scoring.ts';
import { NONE } from '../state.ts';
import { Board, type Trace, traceOf } from './board.tsx';
import { EndingStory, InGold } from './ending.tsx';
import { hasArrived, type LineMap, linesThrough, longestOf, mapLines } from './lines.ts';
import { suggestedBy } from './places.ts';
import { usePointedStation } from './pointed-station.tsx';
import { type Preview, previewHint, shortLines } from './preview.ts';
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
  Course: InGold,
  scenesOf: lastTrains,
  soundOf: soundBetween,
});

function Table(props: TableProps<MetroPosition, MetroScene>) {
  const { position, moves, names, submit, hint, marks, shown } = props;
  const map = useMemo(() => mapLines(position), [position]);
  const acts = moves.length > 0;
  const held = useTurnedTile(position, acts, hint);
  const { open, pointed, point, preview, fault, ...at } = usePointing(position, map, moves, held, hint);
  const choose = (square: number, touch: boolean) => {
    const [wanted, turned] = [open.get(square), at.turnable.get(square)];
    if (turned !== undefined) return isOtherIdea(props, square) ? undefined : at.turnToFit(square, turned, touch);
    // A refused square stays pointed at, so that its reason can be read and followed to the rule.
    if (at.refuses(square, touch)) return at.refuse(square);
    if (wanted === undefined || (touch && at.tapped !== square)) return at.tap(square);
    at.played(square);
    submit(wanted);
  };
  const drag = { over: point, ...dropping({ open, ...at }, choose) };
  const hinted = hint !== undefined && hint < DRAW_MORE ? squareOf(hint) : undefined;
  const lines = useLines(map, fault ? undefined : at.through);
  // A lesson says in its note what the move will do.
  const idea = props.isLesson ? undefined : hint;
  const { tiles: suggested, chosen } = useMemo(() => suggestedBy(marks, position), [marks, position]);
  const offer = useMemo(() => previewHint(position, map, idea, open, chosen), [position, map, idea, open, chosen]);
  const short = useShortLines(position, fault?.code === 'metro.short' ? pointed : undefined, held.tile);
  const labels = useLabels(position, map, { open, turnable: at.turnable }, names);
  const { tapped, toTurn } = at;
  const isMeant = !props.isLesson || tapped === hinted;
  const place = tapped !== undefined && open.has(tapped) && isMeant ? () => choose(tapped, false) : undefined;

  return (
    <TableLayout
      board={
        <>
          <Board
            {...{ position, map, names, pointed, labels, point, choose, fault, hinted, suggested, marks, shown }}
            traced={short ?? traces(position, lines, preview ?? (lines ? undefined : offer))}
            turn={held.turn}
            tile={acts ? held.tile : NONE}
            {...(acts && { open, turnable: at.turnable, toTurn })}
          />
          <Refused what={at.refused} />
        </>
      }
      prompt={<MetroPrompt {...props} {...{ drag, held, place }} isFitted={at.isFitted} />}
      preview={
        <PreviewWords
          {...{ names, preview, fault, acts, lines }}
          longest={props.isLesson ? [] : longestOf(map, names.length)}
          fitsTurned={at.fitsTurned}
          isToTurn={toTurn !== undefined}
          ruleLink={props.ruleLink}
        />
      }
      position={position}
      facts={
        <>
          <Scores {...{ position, map, names }} isLesson={props.isLesson ?? false} />
          {props.children}
        </>
      }
    />
  );
}

/** A tile that is let go. A finger sees what it would do there, as one that taps. */
function dropping(
  { open, turnable, refuse }: Pick<ReturnType<typeof usePointing>, 'open' | 'turnable' | 'refuse'>,
  choose: (square: number, isTouch: boolean) => void,
) {
  const drop = (square: number, isTouch: boolean) => {
    if (open.has(square)) return choose(square, isTouch || onlyShows());
    // A mouse that lets go points at nothing yet: the turned tile is shown as if it were tapped.
    return turnable.has(square) ? choose(square, true) : refuse(square);
  };
  return { drop, takes: (square: number) => open.has(square) || turnable.has(square) };
}

/** Where another idea has the tile another way round, that idea is looked at: it turns the tile as it would be placed. */
function isOtherIdea({ moves, hint, consider }: TableProps<MetroPosition, MetroScene>, square: number): boolean {
  return moves.some((move) => move < DRAW_MORE && squareOf(move) === square && move !== hint && consider?.(move));
}

/** Why a click did nothing, where it was clicked: the column may be full of ideas, or below a phone's screen. */
function Refused({ what }: { readonly what: Parameters<typeof RefusedHere>[0] | undefined }) {
  return what ? <RefusedHere {...what} /> : null;
}

/** The line of the station that is pointed at, or those through the tile. */
function useLines(map: LineMap, through: readonly Line[] | undefined): readonly Line[] | undefined {
  const station = usePointedStation();
  return station === undefined ? through : [map.lines[station - 1]];
}

/** Where the tile is refused for lines of one tile: these lines, which say it better than words. */
function useShortLines(
  position: MetroPosition,
  square: number | undefined,
  tile: number,
): readonly Trace[] | undefined {
  return useMemo(() => {
    if (square === undefined) return undefined;
    const { after, lines } = shortLines(position, tile, square);
    return lines.map((line) => traceOf(after, line));
  }, [position, square, tile]);
}

/** The lines somebody looks at, or everything a placement would lengthen. */
function traces(
  position: MetroPosition,
  lines: readonly Line[] | undefined,
  preview: Preview | undefined,
): readonly Trace[] {
  if (preview) {
    const after = mapLines(preview.after).lines;
    return preview.changes.map((change) => traceOf(preview.after, after[change.station - 1]));
  }
  return (lines ?? []).map((line) => traceOf(position, line));
}

const NOTHING: ReadonlyMap<number, number> = new Map();
const NOTHING_TO_CHOOSE = { open: NOTHING, turnable: NOTHING };

function Still({ position, names, marks }: StillProps<MetroPosition>) {
  const map = useMemo(() => mapLines(position), [position]);
  const [pointed, point] = useState<number>();
  const isTaken = pointed !== undefined && position.tiles[pointed] !== NONE;
  const lines = useLines(map, isTaken ? linesThrough(map, pointed) : undefined);
  const labels = useLabels(position, map, NOTHING_TO_CHOOSE, names);
  return (
    <TableLayout
      board={
        <Board
          position={position}
          {...{ map, names, labels, pointed, point, marks }}
          traced={traces(position, lines, undefined)}
        />
      }
      prompt={null}
      preview={
        <PreviewWords
          {...{ names, lines }}
          longest={longestOf(map, names.length)}
          preview={undefined}
          fault={undefined}
          acts={false}
        />
      }
      facts={<Scores position={position} map={map} names={names} />}
    />
  );
}

/** Paper from the deck, a wooden tile on the board, and the dry stop of a train at its platform. */
function soundBetween(before: MetroPosition, after: MetroPosition): Sound {
  if (after.placed === before.placed) return 'paper';
  return hasArrived(before, after) ? 'stone' : 'wood';
}

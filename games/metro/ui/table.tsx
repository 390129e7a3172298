import './metro.css';
import { useMemo, useState } from 'preact/hooks';
import { OVER, type Position } from '../../../core/game.ts';
import { Picture } from '../../../kit/picture.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf, type TableProps } from '../../../kit/table.ts';
import { Prompt, TableLayout } from '../../../kit/table-layout.tsx';
import { TILE_TYPES } from '../components.ts';
import { nameSquare } from '../geometry.ts';
import { formatTile } from '../notation.ts';
import { MetroPosition } from '../position.ts';
import { checkPlacement, DRAW_MORE, squareOf } from '../rules.ts';
import { NONE } from '../state.ts';
import { drawTile, IDLE, SQUARE } from './artwork.ts';
import { Board, describeSquare, traceOf } from './board.tsx';
import { EndingStory } from './ending.tsx';
import { describeTile, mapLines, previewMove } from './lines.ts';
import { PreviewWords, sumUpPreview } from './preview.tsx';
import { Scores } from './scores.tsx';
import { nameHand } from './words.ts';

export function Table(props: TableProps) {
  const position = asMetro(props.position);
  const { moves, names, submit, hint } = props;
  const map = useMemo(() => mapLines(position), [position]);
  const open = useMemo(
    () => new Map(moves.filter((move) => move < DRAW_MORE).map((move) => [squareOf(move), move])),
    [moves],
  );
  const [hovered, point] = useState<number>();
  // A finger has no hover: what it tapped stays pointed at until it taps again.
  const [tapped, tap] = useState<number>();
  const pointed = hovered ?? tapped;
  const [station, pointStation] = useState<number>();
  const acts = moves.length > 0;
  const tile = acts ? position.tileToPlace : NONE;

  const move = pointed === undefined ? undefined : open.get(pointed);
  const preview = useMemo(() => (move === undefined ? undefined : previewMove(position, move)), [position, move]);
  const fault =
    pointed === undefined || !acts || move !== undefined ? undefined : checkPlacement(position, tile, pointed);
  const choose = (square: number, touch: boolean) => {
    const wanted = open.get(square);
    // A refused square stays pointed at, so that its reason can be read and followed to the rule.
    if (wanted === undefined || (touch && tapped !== square)) return tap(square);
    tap(undefined);
    point(undefined);
    submit(wanted);
  };
  const hinted = hint !== undefined && hint < DRAW_MORE ? squareOf(hint) : undefined;
  const traced = traces(position, map, station, preview);
  const describe = (square: number) => {
    const wanted = open.get(square);
    const state = describeSquare(position, square);
    return wanted === undefined
      ? state
      : `${state}, free for your tile. ${sumUpPreview(previewMove(position, wanted), names)}`;
  };

  return (
    <TableLayout
      board={
        <Board
          {...{ position, map, names, tile, pointed, traced, describe, point, choose, pointStation, fault, hinted }}
          {...(acts && { open })}
        />
      }
      prompt={<MetroPrompt {...props} position={position} />}
      facts={
        <>
          <PreviewWords
            {...{ names, preview, fault, acts }}
            ruleLink={props.ruleLink}
            line={station === undefined ? undefined : map.lines[station - 1]}
          >
            {preview && pointed !== undefined && (
              <button type="button" class="place-here" onClick={() => choose(pointed, false)}>
                Place it here
              </button>
            )}
          </PreviewWords>
          <Scores position={position} map={map} names={names} pointStation={pointStation} />
          {props.children}
        </>
      }
    />
  );
}

/** The line of a station, or everything a placement would lengthen. */
function traces(
  position: MetroPosition,
  map: ReturnType<typeof mapLines>,
  station: number | undefined,
  preview: ReturnType<typeof previewMove> | undefined,
) {
  if (preview) {
    const { lines } = mapLines(preview.after);
    return preview.changes.map((change) => traceOf(preview.after, lines[change.station - 1]));
  }
  return station === undefined ? [] : [traceOf(position, map.lines[station - 1])];
}

function MetroPrompt({
  position,
  moves,
  names,
  submit,
  waiting,
  hint,
}: TableProps & { readonly position: MetroPosition }) {
  if (position.turn === OVER)
    return (
      <Prompt seat={undefined} title="The last tile lies">
        {waiting}
      </Prompt>
    );
  const name = nameOf(names, position.mover);
  const title = (
    <>
      <SeatBadge seat={position.mover} />{' '}
      {moves.length === 0 ? name : name === 'You' ? 'Your turn' : `Your turn, ${name}`}
    </>
  );
  if (moves.length === 0)
    return (
      <Prompt seat={position.mover} title={title}>
        <p>{waiting}</p>
      </Prompt>
    );
  const drew = position.drawn !== NONE;
  const canDraw = moves.includes(DRAW_MORE);
  return (
    <Prompt seat={position.mover} title={title}>
      <div class="metro-hand">
        <TileCard tile={position.tileToPlace} label={drew ? 'Drawn: place it' : 'In hand'} active />
        {drew && <TileCard tile={position.hand} label="Stays in hand" />}
        <div class="metro-do">
          <p>{drew ? 'Place the tile you drew on a lit square.' : 'Place your tile on a lit square.'}</p>
          {canDraw && (
            <button type="button" class={hint === DRAW_MORE ? 'is-hinted' : ''} onClick={() => submit(DRAW_MORE)}>
              Keep it, draw another
            </button>
          )}
          <p class="fine">{hintWords(hint) ?? drawHint(position, drew, canDraw)}</p>
        </div>
      </div>
    </Prompt>
  );
}

function hintWords(hint: number | undefined): string | undefined {
  if (hint === undefined) return undefined;
  return hint === DRAW_MORE ? 'Hint: keep it and draw another.' : `Hint: square ${nameSquare(squareOf(hint))}.`;
}

function drawHint(position: MetroPosition, drew: boolean, canDraw: boolean): string {
  if (drew) return 'Having drawn, there is no way back to the kept tile.';
  return canDraw
    ? `The new tile must be placed. ${position.deck} in the deck.`
    : 'The deck is empty: this tile must be placed.';
}

function TileCard({
  tile,
  label,
  active = false,
}: {
  readonly tile: number;
  readonly label: string;
  readonly active?: boolean;
}) {
  const known = tile < TILE_TYPES;
  return (
    <figure class={active ? 'tile-card is-active' : 'tile-card'}>
      <svg
        viewBox={`0 0 ${SQUARE} ${SQUARE}`}
        role="img"
        aria-label={known ? `Tile ${formatTile(tile)}: ${describeTile(tile)}` : nameHand(tile)}
      >
        {known && <Picture drawing={drawTile(tile, [IDLE, IDLE, IDLE, IDLE])} />}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

export function Still({ position, names }: { readonly position: Position; readonly names: readonly string[] }) {
  const metro = asMetro(position);
  const map = useMemo(() => mapLines(metro), [metro]);
  const [station, pointStation] = useState<number>();
  const [pointed, point] = useState<number>();
  const line = station === undefined ? undefined : map.lines[station - 1];
  return (
    <TableLayout
      board={
        <Board
          position={metro}
          {...{ map, names, pointed, point, pointStation }}
          traced={line ? [traceOf(metro, line)] : []}
        />
      }
      prompt={null}
      facts={
        <>
          <PreviewWords {...{ names, line }} preview={undefined} fault={undefined} acts={false} />
          <Scores position={metro} map={map} names={names} pointStation={pointStation} />
        </>
      }
    />
  );
}

export function Ending({ position, names }: { readonly position: Position; readonly names: readonly string[] }) {
  return <EndingStory position={asMetro(position)} names={names} />;
}

/** The page hands every game its own positions; another one here is our mistake. */
function asMetro(position: Position): MetroPosition {
  if (position instanceof MetroPosition) return position;
  throw new Error('The Metro table was given a position of another game.');
}

import type { Seat } from '../../../core/game.ts';
import { seatPaint } from '../../../kit/draw/seats.ts';
import { hasSameProps, memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import type { Board } from '../board.ts';
import { boat, FRAME_CORNER, hexagon, hintStar, refusedMark, settler, tideMark, village } from './artwork.ts';
import { middleOfTile } from './layout.ts';
import { LIT } from './lights.tsx';
import { token as drawToken } from './tokens.ts';

/** Only plain values, so that a tile is drawn anew only when something on it changes. */
export interface TileProps {
  readonly board: Board;
  readonly tile: number;
  readonly label: string;
  readonly isLand: boolean;
  readonly token: number | undefined;
  /** Whose piece stands there. */
  readonly seat: Seat | undefined;
  readonly isVillage: boolean;
  /** May the piece of this moment go here? */
  readonly isOpen: boolean;
  readonly isShut: boolean;
  /** B15: does the tide take the village that is here, or would be? */
  readonly isDoomed: boolean;
  readonly isNew: boolean;
  /** Was the new piece shown here before it was placed? Then it comes down from there. */
  readonly isSet: boolean;
  /** The piece that would stand here, and whose it is. */
  readonly ghost?: 'settler' | 'village';
  readonly ghostSeat?: Seat;
  readonly isRefused?: boolean;
  readonly isHinted?: boolean;
  /** Do ideas have letters, so that this one's is at the corner? */
  readonly hasLetter?: boolean;
  readonly isFocusable?: boolean;
}

const INNER = hexagon(0, 0, LIT, FRAME_CORNER);
const RIM = hexagon(0, 0, 90, FRAME_CORNER);

const Tile = memo((props: TileProps) => {
  const { board, tile, label, isOpen, token, seat, ghost, isRefused, isHinted, isFocusable } = props;
  const { x, y } = middleOfTile(board, tile);
  const isBare = !(
    token !== undefined ||
    seat !== undefined ||
    ghost ||
    isRefused ||
    isHinted ||
    isFocusable ||
    props.isDoomed
  );
  return (
    <g
      id={`tile-${tile}`}
      role="gridcell"
      class={isOpen ? 'blue-lagoon-tile is-open' : 'blue-lagoon-tile'}
      tabindex={isFocusable ? 0 : -1}
      aria-label={label}
      aria-disabled={props.isShut}
    >
      <path d={hexagon(x, y)} class="blue-lagoon-hit" />
      {!isBare && <OnTile {...props} x={x} y={y} />}
    </g>
  );
});

/** A row of tiles, compared as a whole: most rows are not changed by a move. */
export const TileRow = memo(
  ({ tiles }: { readonly tiles: readonly TileProps[] }) => (
    <g role="row">
      {tiles.map((props) => (
        <Tile key={props.tile} {...props} />
      ))}
    </g>
  ),
  ({ tiles: old }, { tiles: now }) =>
    old === now || (old.length === now.length && old.every((props, index) => hasSameProps(props, now[index]))),
);

/** What lies on a tile. Most of the five hundred are bare: nothing is moved to its place there, nothing waits to be seen. */
function OnTile(props: TileProps & { readonly x: number; readonly y: number }) {
  const { x, y, isLand, token, seat, isVillage, ghost, ghostSeat, isRefused, isHinted, isNew, isSet } = props;
  return (
    <g class="blue-lagoon-on" transform={`translate(${x} ${y})`}>
      {ghostSeat !== undefined && isLand && <Spot seat={ghostSeat} />}
      {token !== undefined && (
        <g class="blue-lagoon-token">
          <Token token={token} />
        </g>
      )}
      {seat !== undefined && <Piece {...{ seat, isVillage, isLand, isNew, isSet }} />}
      {ghost && ghostSeat !== undefined && (
        <>
          <ellipse class="blue-lagoon-shade" cy={60} rx={58} ry={16} />
          <path d={RIM} class="blue-lagoon-ghost-ring is-edge" />
          <path d={RIM} class="blue-lagoon-ghost-ring" />
          <g class="blue-lagoon-ghost">
            <Picture drawing={drawPiece(ghostSeat, ghost === 'village', isLand)} />
          </g>
        </>
      )}
      {props.isDoomed && <TideMark isBelow={seat !== undefined || ghost !== undefined} />}
      {isHinted && <Picture drawing={hintStar(props.hasLetter ?? false)} />}
      {isRefused && seat === undefined && <Picture drawing={refusedMark()} />}
      {props.isFocusable && <path d={RIM} class="blue-lagoon-focus" />}
    </g>
  );
}

/** The light of the tile that is pointed at, stronger than those of the others (Lights). */
function Spot({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <path d={INNER} class="blue-lagoon-light" />
      <path d={INNER} class="blue-lagoon-light-line is-strong" stroke={seatPaint(seat)} />
    </>
  );
}

const Token = memo(({ token }: { readonly token: number }) => <Picture drawing={drawToken(token)} />);

/** Below a village, so that its shape can be seen. */
const TideMark = memo(({ isBelow }: { readonly isBelow: boolean }) => (
  <g transform={isBelow ? 'translate(0 24) scale(0.84)' : ''}>
    <Picture drawing={tideMark()} />
  </g>
));

interface PieceProps {
  readonly seat: Seat;
  readonly isVillage: boolean;
  readonly isLand: boolean;
  readonly isNew: boolean;
  readonly isSet: boolean;
}

const Piece = memo(({ seat, isVillage, isLand, isNew, isSet }: PieceProps) => (
  <g class="blue-lagoon-piece">
    {isNew && <path d={RIM} class="blue-lagoon-newest" />}
    {isNew && <Landing isLand={isLand} />}
    <g class={isNew ? (isSet ? 'is-set' : 'is-new') : ''}>
      <g class={isNew && !isLand ? 'blue-lagoon-rocking' : ''} data-adorns>
        <Picture drawing={drawPiece(seat, isVillage, isLand)} />
      </g>
    </g>
  </g>
));

/** What a piece stirs up where it comes down: rings on the water, a little sand on land. */
function Landing({ isLand }: { readonly isLand: boolean }) {
  return (
    <g
      class={isLand ? 'blue-lagoon-landing is-land' : 'blue-lagoon-landing'}
      transform={`translate(0 ${isLand ? 24 : 60})`}
      data-adorns
    >
      <ellipse rx={74} ry={isLand ? 52 : 30} />
      {!isLand && <ellipse rx={74} ry={30} />}
    </g>
  );
}

/** Settlers go by boat on water. */
export function drawPiece(seat: Seat, isVillage: boolean, isLand: boolean) {
  if (isVillage) return village(seat);
  return isLand ? settler(seat) : boat(seat);
}

import type { Seat } from '../../../core/game.ts';
import { SEAT_MARKS } from '../../../kit/draw/seats.ts';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { boat, hexagon, hintStar, settler, tideMark, village } from './artwork.ts';
import { LIT } from './lights.tsx';
import { token as drawToken } from './tokens.ts';

/** Only plain values, so that a tile is drawn anew only when something on it changes. */
interface TileProps {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly isLand: boolean;
  readonly token: number | undefined;
  /** Whose piece stands there. */
  readonly seat: Seat | undefined;
  readonly isVillage: boolean;
  /** May the piece of this moment go here? */
  readonly isOpen: boolean;
  readonly isShut: boolean;
  readonly isDoomed: boolean;
  /** The piece that would stand here, and whose it is. */
  readonly ghost: 'settler' | 'village' | undefined;
  readonly ghostSeat: Seat | undefined;
  readonly isRefused: boolean;
  readonly isHinted: boolean;
  readonly isNew: boolean;
  readonly isFocusable: boolean;
}

const HIT = hexagon(0, 0);
const INNER = hexagon(0, 0, LIT);
const RIM = hexagon(0, 0, 90);

export const Tile = memo((props: TileProps) => {
  const { tile, x, y, label, isLand, token, seat, isVillage, isOpen, ghost, ghostSeat, isRefused, isHinted, isNew } =
    props;
  return (
    <g
      id={`tile-${tile}`}
      role="gridcell"
      class={isOpen ? 'blue-lagoon-tile is-open' : 'blue-lagoon-tile'}
      transform={`translate(${x} ${y})`}
      tabindex={props.isFocusable ? 0 : -1}
      aria-label={label}
      aria-disabled={props.isShut}
    >
      <path d={HIT} class="blue-lagoon-hit" />
      {ghostSeat !== undefined && isLand && <Spot seat={ghostSeat} />}
      {token !== undefined && (
        <g class="blue-lagoon-token">
          <Token token={token} />
        </g>
      )}
      {props.isDoomed && <TideMark />}
      {seat !== undefined && <Piece {...{ seat, isVillage, isLand, isNew }} />}
      {ghost && ghostSeat !== undefined && (
        <g class="blue-lagoon-ghost">
          <Picture drawing={drawPiece(ghostSeat, ghost === 'village', isLand)} />
        </g>
      )}
      {isHinted && <Picture drawing={hintStar()} />}
      {isRefused && seat === undefined && <path class="blue-lagoon-no" d="M-40 -40L40 40M40 -40L-40 40" />}
      <path d={RIM} class="blue-lagoon-focus" />
    </g>
  );
});

/** The light of the tile that is pointed at, stronger than those of the others (Lights). */
function Spot({ seat }: { readonly seat: Seat }) {
  return (
    <>
      <path d={INNER} class="blue-lagoon-light" />
      <path d={INNER} class="blue-lagoon-light-line is-strong" stroke={SEAT_MARKS[seat].colour} />
    </>
  );
}

const Token = memo(({ token }: { readonly token: number }) => <Picture drawing={drawToken(token)} />);

const TideMark = memo(() => <Picture drawing={tideMark()} />);

interface PieceProps {
  readonly seat: Seat;
  readonly isVillage: boolean;
  readonly isLand: boolean;
  readonly isNew: boolean;
}

const Piece = memo(({ seat, isVillage, isLand, isNew }: PieceProps) => (
  <g class="blue-lagoon-piece">
    {isNew && <path d={RIM} class="blue-lagoon-newest" />}
    <g class={isNew ? 'is-new' : ''}>
      <Picture drawing={drawPiece(seat, isVillage, isLand)} />
    </g>
  </g>
));

/** Settlers go by boat on water. */
export function drawPiece(seat: Seat, isVillage: boolean, isLand: boolean) {
  if (isVillage) return village(seat);
  return isLand ? settler(seat) : boat(seat);
}

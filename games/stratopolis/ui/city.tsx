import { useMemo } from 'preact/hooks';
import { memo } from '../../../kit/memo.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { BOARD_SIZE } from '../components.ts';
import { squareAt, squaresOf } from '../geometry.ts';
import type { StratopolisPosition } from '../position.ts';
import type { Region } from '../scoring.ts';
import { drawFace, drawOutline, drawShade, type Face, isOutshone } from './artwork.ts';
import { litSquares } from './depth.ts';
import { scoringRegions } from './draft.ts';
import { spot } from './layout.ts';
import { at } from './overlay.ts';
import { faceAt } from './picture.ts';

const LINES = [...Array(BOARD_SIZE).keys()];
const SQUARES = LINES.flatMap((row) => LINES.map((column) => squareAt(column, row)));

interface CityProps {
  readonly position: StratopolisPosition;
  /** The regions that would score, while a tile is tried: what it cuts off goes dark. */
  readonly scoring?: readonly (Region | undefined)[] | undefined;
}

/** What shows from above. Each square is drawn again only when it changes; the newest tile is set down. */
export const City = memo(({ position, scoring }: CityProps) => {
  const newest: readonly number[] = position.placed > 0 ? squaresOf(position.laid[position.placed - 1]) : [];
  const faces = useMemo(() => facesOf(position, scoring ?? scoringRegions(position)), [position, scoring]);
  return (
    <>
      {faces.map(([square, key]) => !newest.includes(square) && <Plate key={square} square={square} face={key} />)}
      {newest.length > 0 && (
        <g key={`tile-${position.placed}`} class="stratopolis-newest">
          {faces.map(([square, key]) => newest.includes(square) && <Plate key={square} square={square} face={key} />)}
          <Picture drawing={drawOutline(newest.map(spot), '#d5dde4', 1.3)} />
        </g>
      )}
    </>
  );
});

/** Faces as texts, so that equal ones are known to be equal. */
function facesOf(
  position: StratopolisPosition,
  scoring: readonly (Region | undefined)[],
): (readonly [number, string])[] {
  const lit = litSquares(scoring);
  return SQUARES.flatMap((square) => {
    const seen = faceAt(position, square, lit.has(square));
    const face = { ...seen, isQuiet: isOutshone(seen.colour, square, lit) };
    const isSeen = face.height > 0 || face.shade.top > 0 || face.shade.left > 0;
    return isSeen ? [[square, JSON.stringify(face)] as const] : [];
  });
}

const Plate = memo(({ square, face }: { readonly square: number; readonly face: string }) => {
  const shown: Face = JSON.parse(face);
  const drawing = shown.height === 0 ? drawShade(shown.shade) : drawFace(shown);
  return (
    <g transform={at(square)} class={shown.height === 0 ? '' : 'stratopolis-plate'}>
      {drawing && <Picture drawing={drawing} />}
    </g>
  );
});

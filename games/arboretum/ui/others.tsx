import { memo } from 'preact/compat';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { ArboretumPosition } from '../position.ts';
import { CardFace, HandRow } from './card.tsx';
import type { TracedPath } from './field.ts';
import { boxOf, cornerOf, frameOf, squaresOf } from './frame.ts';
import { Ribbons, sayGrove } from './grove-board.tsx';

/** An arboretum that is not on the large lawn: whole, small, with what is known of the hand; its name brings it near. */
export const Panel = memo(
  ({
    position,
    seat,
    names,
    points,
    traced,
    acts,
    look,
  }: {
    readonly position: ArboretumPosition;
    readonly seat: number;
    readonly names: readonly string[];
    readonly points: number;
    readonly traced: readonly TracedPath[];
    readonly acts: boolean;
    readonly look: (seat: number) => void;
  }) => (
    <section
      class={`arboretum-panel${acts ? ' is-acting' : ''}`}
      style={{ '--lit': `var(--seat-${seat})` }}
      aria-label={nameOf(names, seat)}
    >
      <button type="button" class="arboretum-look" onClick={() => look(seat)}>
        <SeatBadge seat={seat} />
        <span class="arboretum-name">
          <span class="sr-only">Show large: </span>
          {nameOf(names, seat)}
        </span>
        <b>{points}</b>
        <small class="arboretum-unit">{points === 1 ? 'point' : 'points'}</small>
      </button>
      <SmallGrove position={position} seat={seat} name={nameOf(names, seat)} traced={traced} />
      <HandRow position={position} seat={seat} />
    </section>
  ),
);

function SmallGrove({
  position,
  seat,
  name,
  traced,
}: {
  readonly position: ArboretumPosition;
  readonly seat: number;
  readonly name: string;
  readonly traced: readonly TracedPath[];
}) {
  const grove = position.groves[seat];
  const { x, y, width, height } = boxOf(frameOf(grove, 0), { columns: 4, rows: 2 });
  const newest = grove.placed > 0 ? grove.placedAt(grove.placed - 1) : -1;
  return (
    <svg class="arboretum-small" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={sayGrove(grove, name)}>
      {squaresOf(grove).map((square) => {
        const [left, top] = cornerOf(grove, square);
        return (
          <g key={square} transform={`translate(${left} ${top})`}>
            <g class={square === newest ? 'arboretum-planted is-new' : 'arboretum-planted'}>
              <CardFace card={grove.cardAt(square)} />
            </g>
          </g>
        );
      })}
      <Ribbons grove={grove} traced={traced} />
    </svg>
  );
}

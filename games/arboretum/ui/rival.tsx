import { texts } from '#texts/arboretum/table.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { BoardMarks } from '../../../kit/board-marks.tsx';
import type { Mark } from '../../../kit/draw/place.ts';
import { memo } from '../../../kit/memo.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import { nameCard, speciesOf } from '../cards.ts';
import { knownOf } from '../facts.ts';
import type { ArboretumPosition } from '../position.ts';
import { Ribbons, sayGrove } from './board.tsx';
import type { TracedPath } from './board-drawing.ts';
import { CardFace, HandRow } from './card.tsx';
import { boxOf, cornerOf, frameOf, squaresOf } from './layout.ts';
import { pageColour } from './paint.tsx';
import { TONES } from './palette.ts';
import { groveBoard } from './places.ts';
import { Points } from './points.tsx';
import type { Range } from './prospects.ts';
import { sayCard } from './words.ts';

/** An arboretum that is not on the large lawn: whole, small, with what is known of the hand; its name brings it near. */
export const Rival = memo(
  ({
    position,
    seat,
    names,
    points,
    traced,
    marks,
    acts,
    look,
  }: {
    readonly position: ArboretumPosition;
    readonly seat: number;
    readonly names: readonly string[];
    readonly points: Range;
    readonly traced: readonly TracedPath[];
    readonly marks: readonly Mark[];
    readonly acts: boolean;
    readonly look: (seat: number) => void;
  }) => (
    <section
      id={`arboretum-seat-${seat}`}
      class={`arboretum-panel${acts ? ' is-acting' : ''}`}
      style={{ '--lit': `var(--seat-${seat})` }}
      aria-label={nameOf(names, seat)}
    >
      <button
        type="button"
        class="arboretum-look"
        aria-label={texts.board.showLarge(
          nameOf(names, seat),
          common.range(points.least, points.most),
          common.points(points.most),
        )}
        onClick={() => look(seat)}
      >
        <SeatBadge seat={seat} />
        <span class="arboretum-name">{nameOf(names, seat)}</span> <Points range={points} />
      </button>
      <SmallGrove position={position} seat={seat} name={nameOf(names, seat)} {...{ traced, marks }} />
      <HandRow position={position} seat={seat} />
      <KnownCards position={position} seat={seat} />
    </section>
  ),
);

/** Where there is no room for the hand itself: the cards of it that everybody has seen. */
function KnownCards({ position, seat }: { readonly position: ArboretumPosition; readonly seat: number }) {
  const { cards } = knownOf(position, seat);
  if (cards.length === 0) return null;
  return (
    <ul class="arboretum-known" aria-label={texts.board.known}>
      {cards.map((card) => {
        const { wash, deep } = TONES[speciesOf(card)];
        return (
          <li key={card} style={{ background: pageColour(wash), color: pageColour(deep) }}>
            <span class="sr-only">{sayCard(card)}</span>
            <span aria-hidden="true">{nameCard(card)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function SmallGrove({
  position,
  seat,
  name,
  traced,
  marks,
}: {
  readonly position: ArboretumPosition;
  readonly seat: number;
  readonly name: string;
  readonly traced: readonly TracedPath[];
  readonly marks: readonly Mark[];
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
      <BoardMarks marks={marks} board={groveBoard(seat)} size={34} />
    </svg>
  );
}

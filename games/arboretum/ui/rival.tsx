import { useMemo } from 'preact/hooks';
import { texts } from '#texts/arboretum/table.ts';
import { texts as common } from '#texts/arboretum/words.ts';
import { BoardMarks, MarkSign } from '../../../kit/board-marks.tsx';
import { memo } from '../../../kit/memo.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import { cardValue, speciesOf } from '../cards.ts';
import type { Grove } from '../grove.ts';
import { type Garden, type Notes, Ribbons, sayGrove } from './board.tsx';
import { Emblem, type HandProps, HandRow, NumeralsAbove, SmallFace, sayHand } from './card.tsx';
import { arrivalOf } from './drawn.ts';
import { Fates } from './fate-marks.tsx';
import { BorderFlowers, Ground, PathBlossoms } from './ground.tsx';
import { boxOf, cornerOf, frameOf, squaresOf, withEdge, withMarks } from './layout.ts';
import { marksBeside } from './marks-beside.ts';
import { pageColour } from './paint.tsx';
import { TONES } from './palette.ts';
import { groveBoard } from './places.ts';
import { Points } from './points.tsx';
import type { Range } from './prospects.ts';
import { Tree, useAges } from './use-newest.tsx';
import { sayCard } from './words.ts';

/** The fewest squares that are shown: the first trees are not giants, and no lawn is for nothing. */
const LEAST = { columns: 3, rows: 2 };
/** What a name and what is known of a hand take beside a low garden, in rows of cards. */
const BESIDE = 2;
/** Room around the cards, for the bed and the flowers at its edge. */
const EDGE = 12;
/** Height of the signs of moves. */
const SIGN = 26;

interface RivalProps extends Notes, HandProps {
  readonly names: readonly string[];
  readonly points: Range;
  readonly acts: boolean;
  /** The person's own garden while another is large: their hand is in front of them already. */
  readonly isOwn: boolean;
  readonly look: (seat: number) => void;
}

/** An arboretum that is not on the large lawn: whole, small, with what is known of the hand; its name brings it near. */
export const Rival = memo(
  ({ position, seat, names, points, traced, blooms, fates, marks, acts, isOwn, look, drawn }: RivalProps) => (
    <section
      id={`arboretum-seat-${seat}`}
      class={`arboretum-panel${acts ? ' is-acting' : ''}`}
      style={{ '--lit': `var(--seat-${seat})`, '--rows': rowsOf(position.groves[seat]) }}
      aria-label={nameOf(names, seat)}
    >
      <NewsSign {...{ seat, marks }} />
      <button
        type="button"
        class="arboretum-look"
        aria-label={texts.board.showLarge(
          nameOf(names, seat),
          common.range(points.least, points.most),
          common.points(points.most),
        )}
        title={sayHand(position, seat)}
        onClick={() => look(seat)}
      >
        <SeatBadge seat={seat} />
        <span class="arboretum-name">{nameOf(names, seat)}</span> <Points range={points} />
        <svg class="arboretum-larger" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M9.5 2.5h4v4M13.5 2.5l-5 5M6.5 13.5h-4v-4M2.5 13.5l5-5" />
        </svg>
      </button>
      <SmallGrove position={position} seat={seat} name={nameOf(names, seat)} {...{ traced, blooms, fates, marks }} />
      {!isOwn && <HandRow {...{ position, seat, drawn }} />}
      {!isOwn && <KnownCards {...{ position, seat, drawn }} />}
    </section>
  ),
);

/** How much of the height a garden has below others: a tall one has more of it. */
function rowsOf(grove: Grove): number {
  return Math.max(frameOf(grove, 0).rows, LEAST.rows + 1) + BESIDE;
}

/** Where the garden itself is not shown: the sign of what happened in it. */
function NewsSign({ seat, marks }: Pick<RivalProps, 'seat' | 'marks'>) {
  const board = groveBoard(seat);
  const mark = marks.find(({ kind, places }) => kind === 'past' && places.some((place) => place.board === board));
  return mark === undefined ? null : (
    <span class="arboretum-news">
      <MarkSign mark={mark} />
    </span>
  );
}

/** Where there is no room for the hand itself: the cards of it that this viewer may see, and how many more there are. */
function KnownCards({ position, seat, drawn }: HandProps) {
  const arrives = arrivalOf(drawn, seat);
  const [cards, others] = [position.hand(seat), position.hidden(seat)];
  if (cards.length + others === 0) return null;
  return (
    <ul class="arboretum-known" aria-label={texts.board.known}>
      {cards.map((card) => {
        const { wash, deep } = TONES[speciesOf(card)];
        return (
          <li key={card} class={arrives(card)} style={{ background: pageColour(wash), color: pageColour(deep) }}>
            <span class="sr-only">{sayCard(card)}</span>
            <Emblem species={speciesOf(card)} />
            <span aria-hidden="true">{cardValue(card)}</span>
          </li>
        );
      })}
      {others > 0 && (
        <li class="arboretum-backs">
          <span class="sr-only">{texts.board.hiddenCards(others)}</span>
          <span aria-hidden="true">{texts.board.hiddenShort(others, cards.length)}</span>
        </li>
      )}
    </ul>
  );
}

function SmallGrove({ position, seat, name, traced, blooms, fates, marks }: Garden) {
  const grove = position.groves[seat];
  const beside = useMemo(() => marksBeside(marks, groveBoard(seat), grove, SIGN), [marks, seat, grove]);
  const { x, y, width, height } = useMemo(
    () => withEdge(withMarks(boxOf(frameOf(grove, 0), LEAST), marks, groveBoard(seat)), EDGE),
    [grove, marks, seat],
  );
  const ageOf = useAges(grove);
  return (
    <svg class="arboretum-small" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={sayGrove(grove, name)}>
      <Ground grove={grove} />
      <BorderFlowers grove={grove} paths={blooms} />
      {squaresOf(grove).map((square) => {
        const [left, top] = cornerOf(grove, square);
        return (
          <g key={square} data-card={grove.cardAt(square)} transform={`translate(${left} ${top})`}>
            <Tree age={ageOf(square)}>
              <SmallFace card={grove.cardAt(square)} />
            </Tree>
          </g>
        );
      })}
      <PathBlossoms grove={grove} paths={blooms} />
      <Ribbons grove={grove} traced={traced} />
      <NumeralsAbove {...{ grove }} squares={traced.flatMap(({ squares }) => squares)} />
      <Fates {...{ grove, fates }} />
      <BoardMarks marks={beside} board={groveBoard(seat)} size={SIGN} isPicture />
    </svg>
  );
}

import type { ComponentChildren } from 'preact';
import { texts } from '#texts/blue-lagoon/scores.ts';
import { OVER, type Seat } from '../../../core/game.ts';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { EXPLORATION } from '../state.ts';
import { hexagon } from './artwork.ts';
import { PartTerm } from './part-term.tsx';
import { PARTS, type Part, type Sheet } from './preview.ts';
import { Tick, useIsNextMove } from './tick.tsx';
import { placeOnSheet } from './token-flight.tsx';

interface SheetProps {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
  readonly sheet: Sheet;
  readonly title?: string;
  readonly ruleLink?: ((rule: string) => string) | undefined;
  /** Whose best link is drawn on the board, and how to ask for it; without it the link is only counted. */
  readonly linked?: Seat | undefined;
  readonly showLink?: ((seat: Seat | undefined) => void) | undefined;
  /** More lines below the total, which count no points: villages that stay. */
  readonly rows?: readonly { readonly title: string; readonly values: readonly number[] }[];
  /** Opens the half-time sheet. */
  readonly openHalfTime?: (() => void) | undefined;
}

/** What the phase would bring if it ended now, part by part, and the running score. */
export function Scores(props: SheetProps) {
  const { position, names, sheet, ruleLink, openHalfTime, rows = [] } = props;
  const isOver = position.turn === OVER;
  // A sheet with a title of its own tells of the past, when nobody is about to move.
  const isNow = !isOver && props.title === undefined;
  const heading = props.title ?? (isOver ? texts.sheet.over : texts.sheet.now);
  const seats = Array.from(sheet.total.keys());
  const earlier = seats.map((seat) => position.points[seat] - (isOver ? sheet.total[seat] : 0));
  const isMove = useIsNextMove(position);
  const isSecond = position.phase !== EXPLORATION;
  return (
    <table class={seats.length > 2 ? 'scores blue-lagoon-scores is-crowded' : 'scores blue-lagoon-scores'}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {seats.map((seat) => {
            const acts = isNow && position.turn === seat;
            return (
              <th scope="col" key={seat} class={acts ? 'acts' : ''} aria-current={acts ? 'true' : undefined}>
                <SeatBadge seat={seat} /> <span>{nameOf(names, seat)}</span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {PARTS.map(({ id, rule }) => (
          <tr key={id}>
            <th scope="row">
              <PartTerm {...{ id, rule, ruleLink }} standings={standingsOf(id, sheet, names)} />
            </th>
            {seats.map((seat) => (
              <td key={seat}>
                <Cell {...props} id={id} seat={seat} />
              </td>
            ))}
          </tr>
        ))}
        {isSecond && <PointsRow title={<HalfTimeTitle open={openHalfTime} />} points={earlier} />}
        <PointsRow
          {...{ isMove }}
          title={texts.sheet.total}
          points={seats.map((seat) => earlier[seat] + sheet.total[seat])}
          isTotal
        />
        {rows.map(({ title, values }) => (
          <PointsRow key={title} title={title} points={values} />
        ))}
      </tbody>
    </table>
  );
}

/** The islands that a part is counted by, where it is. */
function countOf(id: Part, { visited, linked }: Sheet, seat: Seat): number | undefined {
  return id === 'islands' ? visited[seat] : id === 'links' ? linked[seat] : undefined;
}

/** "Ada: 3 islands, 0 points", for each player; nothing where the table has points alone. */
function standingsOf(id: Part, sheet: Sheet, names: readonly string[]): readonly string[] {
  return sheet.points[id].flatMap((points, seat) => {
    const count = countOf(id, sheet, seat);
    return count === undefined ? [] : [texts.sheet.standing(nameOf(names, seat), count, points)];
  });
}

function HalfTimeTitle({ open }: { readonly open: (() => void) | undefined }) {
  if (!open) return <>{texts.sheet.halfTime}</>;
  return (
    <button type="button" class="blue-lagoon-show" title={texts.sheet.openHalfTime} onClick={open}>
      {texts.sheet.halfTime}
    </button>
  );
}

function PointsRow({
  title,
  points,
  isTotal = false,
  isMove = false,
}: {
  readonly title: ComponentChildren;
  readonly points: readonly number[];
  readonly isTotal?: boolean;
  /** Has one move led to these points from those before? */
  readonly isMove?: boolean;
}) {
  return (
    <tr class={isTotal ? 'blue-lagoon-total' : ''}>
      <th scope="row">{title}</th>
      {Array.from(points.keys(), (seat) => (
        <td key={seat}>
          {isTotal ? (
            <b>
              <Tick {...{ seat }} value={points[seat]} isMove={isMove} />
            </b>
          ) : (
            points[seat]
          )}
        </td>
      ))}
    </tr>
  );
}

/** Points, after the islands they come from; the best link can be asked for on the board. */
function Cell({ id, seat, sheet, names, linked, showLink }: SheetProps & { readonly id: Part; readonly seat: Seat }) {
  const points = sheet.points[id][seat];
  const islands = countOf(id, sheet, seat);
  const ticking = <Tick {...{ seat }} value={points} id={placeOnSheet(seat, id)} />;
  if (islands === undefined) return ticking;
  const counted = <IslandCount islands={islands} />;
  return (
    <span class={id === 'links' ? 'blue-lagoon-counted is-link' : 'blue-lagoon-counted'}>
      {id !== 'links' || !showLink || islands === 0 ? (
        counted
      ) : (
        <button
          type="button"
          class="blue-lagoon-show"
          aria-pressed={linked === seat}
          title={texts.sheet.drawLink(nameOf(names, seat))}
          onClick={() => showLink(linked === seat ? undefined : seat)}
        >
          {counted}
          <span class="sr-only">{texts.sheet.drawIt}</span>
        </button>
      )}
      <span class="blue-lagoon-points">{ticking}</span>
    </span>
  );
}

/** "3 islands" for the eye; where a column is narrow, a little island and the number, but no second 0. */
function IslandCount({ islands }: { readonly islands: number }) {
  const words = texts.sheet.islands(islands);
  return (
    <span class="blue-lagoon-count" title={words}>
      <span class="blue-lagoon-count-words">{words}</span>
      {islands > 0 && (
        <span class="blue-lagoon-count-sign" aria-hidden="true">
          <svg viewBox="-100 -110 200 220" aria-hidden="true">
            <path d={hexagon(0, 0)} />
          </svg>
          {islands}
        </span>
      )}
    </span>
  );
}

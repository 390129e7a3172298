import { OVER, type Seat } from '../../../core/game.ts';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { EXPLORATION } from '../state.ts';
import { PARTS, type Part, type Sheet } from './outlook.ts';

interface SheetProps {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
  readonly sheet: Sheet;
  readonly title?: string;
  readonly ruleLink?: ((rule: string) => string) | undefined;
  /** Whose best link is drawn on the board, and how to ask for it; without it the link is only counted. */
  readonly linked?: Seat | undefined;
  readonly showLink?: (seat: Seat | undefined) => void;
}

/** What the phase would bring if it ended now, part by part, and the running score. */
export function ScoreSheet(props: SheetProps) {
  const { position, names, sheet, ruleLink } = props;
  const isOver = position.turn === OVER;
  const heading = props.title ?? (isOver ? 'The score' : 'If it ended now');
  const seats = Array.from(sheet.total.keys());
  const earlier = seats.map((seat) => position.points[seat] - (isOver ? sheet.total[seat] : 0));
  const isSecond = position.phase !== EXPLORATION;
  return (
    <table class={seats.length > 2 ? 'scores blue-lagoon-scores is-crowded' : 'scores blue-lagoon-scores'}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {seats.map((seat) => {
            const acts = !isOver && position.turn === seat;
            return (
              <th scope="col" key={seat} class={acts ? 'acts' : ''} aria-current={acts ? 'true' : undefined}>
                <SeatBadge seat={seat} /> <span>{nameOf(names, seat)}</span>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {PARTS.map(({ id, title, rule, help }) => (
          <tr key={id}>
            <th scope="row" title={help}>
              {ruleLink ? <a href={ruleLink(rule)}>{title}</a> : title}
            </th>
            {seats.map((seat) => (
              <td key={seat}>
                <Cell {...props} id={id} seat={seat} />
              </td>
            ))}
          </tr>
        ))}
        {isSecond && <PointsRow title="Half-time" points={earlier} />}
        <PointsRow title="Total" points={seats.map((seat) => earlier[seat] + sheet.total[seat])} isTotal />
      </tbody>
    </table>
  );
}

function PointsRow({
  title,
  points,
  isTotal = false,
}: {
  readonly title: string;
  readonly points: readonly number[];
  readonly isTotal?: boolean;
}) {
  return (
    <tr class={isTotal ? 'blue-lagoon-total' : ''}>
      <th scope="row">{title}</th>
      {Array.from(points.keys(), (seat) => (
        <td key={seat}>{isTotal ? <b>{points[seat]}</b> : points[seat]}</td>
      ))}
    </tr>
  );
}

/** Points, after the count they come from; the best link can be asked for on the board. */
function Cell({ id, seat, sheet, names, linked, showLink }: SheetProps & { readonly id: Part; readonly seat: Seat }) {
  const points = sheet.points[id][seat];
  const count = id === 'islands' ? sheet.visited[seat] : id === 'links' ? sheet.linked[seat] : undefined;
  if (count === undefined) return <>{points}</>;
  const words = (
    <>
      <span aria-hidden="true">
        <span class="blue-lagoon-count">{count}</span> · {points}
      </span>
      <span class="sr-only">
        {count} {count === 1 ? 'island' : 'islands'}, {points} points
      </span>
    </>
  );
  if (id !== 'links' || !showLink || count === 0) return words;
  return (
    <button
      type="button"
      class="blue-lagoon-show"
      aria-pressed={linked === seat}
      title={`Draw the best link of ${nameOf(names, seat)} on the board`}
      onClick={() => showLink(linked === seat ? undefined : seat)}
    >
      {words}
      <span class="sr-only">: draw it on the board</span>
    </button>
  );
}

import { texts as allTexts } from '#texts/metro/table.ts';
import { OVER } from '../../../core/game.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { KeptDetails } from '../../../kit/kept-details.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import { TILE_TYPES } from '../components.ts';
import type { MetroPosition } from '../position.ts';
import { NONE, UNSEEN } from '../state.ts';
import { useArriving } from './arriving.tsx';
import { drawBareTile, SQUARE } from './artwork.ts';
import { type LineMap, openOf } from './lines.ts';
import { tracing } from './pointed-station.tsx';
import { TilesToCome } from './tiles-to-come.tsx';
import { describeHand } from './words.ts';

const texts = allTexts.scores;

/** Everybody's points, lines still running, hand and stations; then what is left. */
export function Scores({
  position,
  map,
  names,
  isLesson = false,
}: {
  readonly position: MetroPosition;
  readonly map: LineMap;
  readonly names: readonly string[];
  readonly isLesson?: boolean;
}) {
  const arriving = useArriving();
  const shown = Array.from(position.points, (points, seat) => {
    const coming = arriving.filter((line) => line.owner === seat && isCounted(map, line));
    return points - coming.reduce((sum, line) => sum + line.points, 0);
  });
  return (
    <>
      {(shown.length > FEW || position.turning || isLesson) && <PhoneStrip points={shown} mover={position.mover} />}
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{texts.player}</th>
            <th scope="col">{texts.points}</th>
            <th scope="col">{texts.open}</th>
            <th scope="col">{texts.hand}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((points, seat) => {
            const { open, tiles } = openOf(map, seat);
            const acts = position.turn !== OVER && position.mover === seat;
            return (
              <tr key={seat} class={acts ? 'acts' : ''} aria-current={acts ? 'true' : undefined}>
                <th scope="row">
                  <SeatBadge seat={seat} /> {nameOf(names, seat)}
                </th>
                <td>
                  <b>{points}</b>
                </td>
                <td class="metro-open">{open.length === 0 ? texts.none : texts.openWith(open.length, tiles)}</td>
                <td>
                  <Hand tile={position.hands[seat]} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="left metro-left">
        <span>{fillIn(texts.deck, { tiles: <b>{position.deck}</b> })}</span>
        <span>{fillIn(texts.placed, { tiles: <b>{position.placed}</b> })}</span>
      </p>
      <OpenLines {...{ position, map, names }} />
      <TilesToCome position={position} />
    </>
  );
}

/**
 * So many players have their scores in sight on a phone, below what is told of the others: unless a note or one more button
 * takes the room.
 */
const FEW = 3;

/** On a phone the table of scores may be below the fold: everybody's points in a line above what is pointed at. */
function PhoneStrip({ points, mover }: { readonly points: readonly number[]; readonly mover: number }) {
  return (
    // The table says the same, and more.
    <div class="metro-strip" aria-hidden="true">
      {points.map((each, seat) => (
        <span key={seat} class={seat === mover ? 'acts' : ''}>
          <SeatBadge seat={seat} /> <b>{each}</b>
        </span>
      ))}
    </div>
  );
}

/** A train sets off before the scores tell of its line: points that they don't have yet can't be held back. */
function isCounted({ lines }: LineMap, { station }: { readonly station: number }): boolean {
  return lines[station - 1].end.kind !== 'open';
}

function Hand({ tile }: { readonly tile: number }) {
  if (tile === NONE) return <span class="fine">{texts.none}</span>;
  return (
    <svg
      class="mini-tile metro-held"
      viewBox={`0 0 ${SQUARE} ${SQUARE}`}
      role="img"
      aria-label={describeHand(tile)}
      // So that a key or a finger enlarges it, as pointing does.
      tabIndex={0}
    >
      {tile < TILE_TYPES && <Picture drawing={drawBareTile(tile)} />}
      {tile === UNSEEN && (
        <>
          <rect x={4} y={4} width={92} height={92} rx={10} fill="#8d8474" />
          <text x={50} y={68} text-anchor="middle" font-size={54} fill="#fff">
            ?
          </text>
        </>
      )}
    </svg>
  );
}

/** The lines of each player that can still grow, the longest first: hovering one traces it on the board. */
function OpenLines({ position, map, names }: Parameters<typeof Scores>[0]) {
  if (position.turn === OVER) return null;
  return (
    <KeptDetails name="stations" title={texts.openLines}>
      {Array.from(position.points.keys(), (seat) => {
        const { open } = openOf(map, seat);
        const started = open.filter(({ steps }) => steps.length > 0);
        const waiting = open.length - started.length;
        return (
          <p key={seat}>
            <SeatBadge seat={seat} /> {nameOf(names, seat)}: {open.length === 0 && texts.none}
            {started
              .toSorted((a, b) => b.steps.length - a.steps.length)
              .map((line) => (
                <span key={line.station} class="chip" {...tracing(line.station)}>
                  {texts.station(line.station)} <small>{texts.tiles(line.steps.length)}</small>
                </span>
              ))}
            {waiting > 0 && <span class="fine metro-waiting">{texts.notStarted(waiting)}</span>}
          </p>
        );
      })}
    </KeptDetails>
  );
}

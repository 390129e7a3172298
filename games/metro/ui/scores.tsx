import { texts as allTexts } from '#texts/metro/table.ts';
import { OVER } from '../../../core/game.ts';
import { fillIn } from '../../../kit/fill-in.tsx';
import { Picture } from '../../../kit/picture.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import { TILE_TYPES } from '../components.ts';
import type { MetroPosition } from '../position.ts';
import { NONE, UNSEEN } from '../state.ts';
import { drawLooseTile, SQUARE } from './artwork.ts';
import { type LineMap, stateOf } from './lines.ts';
import { TilesToCome } from './tiles-to-come.tsx';
import { nameHand } from './words.ts';

const texts = allTexts.scores;

/** Everybody's points, lines still running, hand and stations; then what is left. */
export function Scores({
  position,
  map,
  names,
  pointStation,
}: {
  readonly position: MetroPosition;
  readonly map: LineMap;
  readonly names: readonly string[];
  readonly pointStation: (station: number | undefined) => void;
}) {
  return (
    <>
      <table class="scores">
        <thead>
          <tr>
            <th scope="col">{texts.player}</th>
            <th scope="col">{texts.points}</th>
            <th scope="col">{texts.linesOpen}</th>
            <th scope="col">{texts.hand}</th>
          </tr>
        </thead>
        <tbody>
          {Array.from(position.points, (points, seat) => {
            const own = map.lines.filter((line) => line.owner === seat);
            const open = own.filter((line) => line.end.kind === 'open').length;
            const acts = position.turn !== OVER && position.mover === seat;
            return (
              <tr key={seat} class={acts ? 'acts' : ''} aria-current={acts ? 'true' : undefined}>
                <th scope="row">
                  <SeatBadge seat={seat} /> {nameOf(names, seat)}
                </th>
                <td>
                  <b>{points}</b>
                </td>
                <td>{texts.openOf(open, own.length)}</td>
                <td>
                  <Hand tile={position.hands[seat]} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="left">
        <span>{fillIn(texts.deck, { tiles: <b>{position.deck}</b> })}</span>
        <span>{fillIn(texts.placed, { tiles: <b>{position.placed}</b> })}</span>
      </p>
      <OwnStations {...{ position, map, names, pointStation }} />
      <TilesToCome position={position} />
    </>
  );
}

function Hand({ tile }: { readonly tile: number }) {
  if (tile === NONE) return <span class="fine">{texts.none}</span>;
  return (
    <svg class="mini-tile" viewBox={`0 0 ${SQUARE} ${SQUARE}`} role="img" aria-label={nameHand(tile)}>
      {tile < TILE_TYPES && <Picture drawing={drawLooseTile(tile)} />}
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

/** The stations of each player, with the length of every line: hovering one traces it on the board. */
function OwnStations({ position, map, names, pointStation }: Parameters<typeof Scores>[0]) {
  return (
    <details class="stations">
      <summary>{texts.stations}</summary>
      {Array.from(position.points.keys(), (seat) => (
        <p key={seat}>
          <SeatBadge seat={seat} /> {nameOf(names, seat)}:{' '}
          {map.lines
            .filter((line) => line.owner === seat)
            .map((line) => (
              <span
                key={line.station}
                class={`chip is-${stateOf(line)}`}
                onPointerEnter={() => pointStation(line.station)}
                onPointerLeave={() => pointStation(undefined)}
              >
                {line.station}
                <small>{line.end.kind === 'open' ? line.steps.length : `+${line.points}`}</small>
              </span>
            ))}
        </p>
      ))}
    </details>
  );
}

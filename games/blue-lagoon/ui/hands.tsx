import { texts } from '#texts/blue-lagoon/table.ts';
import { texts as words } from '#texts/blue-lagoon/words.ts';
import type { Drawing } from '../../../kit/draw/drawing.ts';
import { Picture } from '../../../kit/picture.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { nameOf } from '../../../kit/table.ts';
import { TOKENS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { boat, village } from './artwork.ts';
import { piecesLeft } from './model.ts';
import { Tick } from './tick.tsx';
import { placesOfToken } from './token-flight.tsx';
import { tokenIcon } from './tokens.ts';
import { tokensLying } from './words.ts';

/** What everybody holds and what still lies on the board. */
export function Hands({
  position,
  names,
}: {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
}) {
  const seats = Array.from({ length: position.seats }, (_, seat) => seat);
  const kinds = TOKENS.map((_, kind) => kind);
  return (
    <table class="scores blue-lagoon-hands">
      <thead>
        <tr>
          <th scope="col">{texts.hands.title}</th>
          <IconHead label={texts.hands.settlers} drawing={boat(position.mover)} box="-100 -96 200 186" />
          <IconHead label={texts.hands.villages} drawing={village(position.mover)} box="-100 -96 200 186" />
          {kinds.map((kind) => (
            <IconHead key={kind} label={words.tokens[kind].many} drawing={tokenIcon(kind)} box="-46 -46 92 92" />
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => {
          const { settlers, villages } = piecesLeft(position, seat);
          return (
            <tr key={seat}>
              <th scope="row">
                <SeatBadge seat={seat} /> {nameOf(names, seat)}
              </th>
              <td>{settlers}</td>
              <td>{villages}</td>
              {kinds.map((kind) => (
                <td key={kind}>
                  <Tick {...{ seat }} value={position.held(seat, kind)} id={placesOfToken(seat, kind).hand} />
                </td>
              ))}
            </tr>
          );
        })}
        <tr>
          <th scope="row">{texts.hands.onBoard}</th>
          <td />
          <td />
          {kinds.map((kind) => (
            <td key={kind}>
              <b>{tokensLying(position, kind)}</b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function IconHead({
  label,
  drawing,
  box,
}: {
  readonly label: string;
  readonly drawing: Drawing;
  readonly box: string;
}) {
  return (
    <th scope="col">
      <svg class="blue-lagoon-icon" viewBox={box} role="img" aria-label={label}>
        <title>{label}</title>
        <Picture drawing={drawing} />
      </svg>
    </th>
  );
}

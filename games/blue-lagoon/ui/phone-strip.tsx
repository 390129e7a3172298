import { Picture } from '../../../kit/picture.tsx';
import { SeatBadge } from '../../../kit/seat-badge.tsx';
import { isYou } from '../../../texts/who.ts';
import { TOKENS } from '../components.ts';
import type { BlueLagoonPosition } from '../position.ts';
import { pointsNow } from './final-score.ts';
import { Tick } from './tick.tsx';
import { placesOfToken } from './token-flight.tsx';
import { tokenIcon } from './tokens.ts';

/** On a phone the score sheet is below the fold: beside the buttons of the board, the points, and whose tokens these are. */
export function PhoneStrip({
  position,
  names,
}: {
  readonly position: BlueLagoonPosition;
  readonly names: readonly string[];
}) {
  const own = names.findIndex(isYou);
  const holder = own < 0 ? position.mover : own;
  return (
    // The sheet says the same, and more.
    <div class="blue-lagoon-strip" aria-hidden="true">
      {pointsNow(position).map((points, seat) => (
        <span key={seat} id={placesOfToken(seat, 0).strip}>
          <SeatBadge {...{ seat }} />{' '}
          <b>
            <Tick {...{ seat }} value={points} />
          </b>
        </span>
      ))}
      <span class="blue-lagoon-strip-hand">
        <SeatBadge seat={holder} />
        {TOKENS.map((_, kind) => (
          <span key={kind} id={placesOfToken(holder, kind).stripHand}>
            <svg viewBox="-46 -46 92 92" aria-hidden="true">
              <Picture drawing={tokenIcon(kind)} />
            </svg>
            <Tick seat={holder} value={position.held(holder, kind)} />
          </span>
        ))}
      </span>
    </div>
  );
}

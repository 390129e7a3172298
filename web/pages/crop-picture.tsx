import type { Seat } from '../../core/game.ts';
import type { Crop, Place } from '../../kit/draw/place.ts';
import { Picture } from '../../kit/picture.tsx';
import { PlaceFrame } from '../../kit/place-frame.tsx';

/** A piece of the board with a line around a place in it, in the colour of a seat. The words beside it say the same. */
export function CropPicture({
  crop: { box, drawing, place: seen },
  place,
  seat,
}: {
  readonly crop: Crop;
  readonly place: Place;
  readonly seat: Seat;
}) {
  return (
    <svg class="study-crop" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <Picture drawing={drawing} />
      <PlaceFrame place={seen ?? place} seat={seat} width={box.width} />
    </svg>
  );
}

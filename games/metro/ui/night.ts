import { nightColours } from '../../../kit/draw/illustration.ts';
import { PAINT } from './artwork.ts';

/** The board at night, as dark.css paints it. */
export const night = nightColours({
  '#f6f1e7': '#14191b',
  [PAINT.ground]: '#1f272a',
  [PAINT.street]: '#171d1f',
  [PAINT.open]: '#222b2e',
  [PAINT.tile]: '#28343a',
  [PAINT.tileEdge]: '#47555b',
  [PAINT.idle]: '#8b989c',
  [PAINT.way]: '#c3cdd0',
  [PAINT.nobody]: '#a9a79d',
  [PAINT.goldLight]: '#2c2615',
  [PAINT.sign]: '#e3bd62',
  '#ffffff': '#14191b',
});

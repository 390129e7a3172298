import { nightColours } from '../../../kit/draw/illustration.ts';
import { PAINT } from './artwork.ts';

/** The board at night, as dark.css paints it. */
export const night = nightColours({
  '#f6f1e7': '#14191b',
  [PAINT.ground]: '#1f272a',
  [PAINT.street]: '#192124',
  [PAINT.avenue]: '#161d20',
  [PAINT.block]: '#273236',
  [PAINT.blockEdge]: '#37454b',
  [PAINT.park]: '#21352b',
  [PAINT.trees]: '#365240',
  [PAINT.water]: '#16323d',
  [PAINT.bank]: '#2d5563',
  [PAINT.grid]: '#3c484d',
  [PAINT.rule]: '#566369',
  [PAINT.needle]: '#7d8b91',
  [PAINT.open]: '#1c2427',
  [PAINT.tile]: '#33434a',
  [PAINT.tileEdge]: '#6c7e86',
  [PAINT.shadow]: '#05080a',
  [PAINT.idle]: '#97a4a8',
  [PAINT.way]: '#c3cdd0',
  [PAINT.nobody]: '#a9a79d',
  [PAINT.goldLight]: '#2c2615',
  [PAINT.sign]: '#e3bd62',
  '#ffffff': '#14191b',
});

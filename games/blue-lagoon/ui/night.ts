import { nightColours } from '../../../kit/draw/illustration.ts';
import { NIGHT, PAINT } from './palette.ts';

/** The lagoon at night, as dark.css paints it. */
export const night = nightColours(
  Object.fromEntries(Object.entries(PAINT).map(([name, colour]) => [colour, NIGHT[name as keyof typeof NIGHT]])),
);

import { nightColours } from '../../../kit/draw/illustration.ts';
import { PAINT, type Terrain } from './palette.ts';

/** The grounds of a dark page, for pictures that cannot ask it: those of palette.css, as palette.test.ts checks. */
const NIGHT_TERRAIN: readonly Terrain[] = [
  { base: '#375a78', tone: '#9ccaf0', deep: '#e2f1fd' },
  { base: '#3f6340', tone: '#a9dc9d', deep: '#e6f7e1' },
  { base: '#63528a', tone: '#d3bff2', deep: '#f3ebfd' },
  { base: '#7d4a44', tone: '#f6b9ac', deep: '#fdeae6' },
  { base: '#685a2a', tone: '#e6ca68', deep: '#fbf2d3' },
];

/** The island at night, lit by its fires: what the colours of pictures become on a dark page. */
export const night = nightColours({
  ...Object.fromEntries(
    PAINT.terrain.flatMap((terrain, colour) =>
      (['base', 'tone', 'deep'] as const).map((tone) => [terrain[tone], NIGHT_TERRAIN[colour][tone]]),
    ),
  ),
  [PAINT.card.base]: '#1c2326',
  [PAINT.card.edge]: '#5b686c',
  [PAINT.card.ink]: '#e8e4da',
  [PAINT.wood]: '#8a6743',
  [PAINT.woodDark]: '#4a3118',
  [PAINT.woodLight]: '#b48f64',
  [PAINT.plank]: '#7f5d3b',
  [PAINT.sand]: '#7d6a47',
  [PAINT.soil]: '#2a2620',
  [PAINT.land]: '#4d4637',
  [PAINT.surf]: '#56707e',
  [PAINT.sea]: '#182430',
});
